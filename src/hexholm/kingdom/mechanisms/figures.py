"""Pieces that count as settlements, each of a kind that a box declares (`Piece`, A-12).

They are among `g.settlements`; `g.pieces` says which hexes they are, `g.fixed` which of them no
move may lift.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from hexholm import editing
from hexholm.fields import Field, Source, a_hex
from hexholm.game import Action, Data, SaveError
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom.kinds import Piece

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

SETTLEMENT: Final = "settlement"
SETTLEMENTS: Final = 40
"""Settlements of a player."""


def placed(g: "KingdomBuilder", kind: str, seat: int) -> Hexset:
    """A seat's pieces of a kind on the board."""
    return g.pieces[kind][seat] if kind in g.pieces else 0


def owed(g: "KingdomBuilder", kind: str, seat: int) -> int:
    """How many of a seat's pieces of a kind are owed to a mandatory action."""
    due = g.due.count(kind) if seat == g.active else 0
    return g.owed[seat].count(kind) + due


def owe(g: "KingdomBuilder", seat: int, *kinds: str) -> None:
    """Pieces are owed to the next mandatory action; settlements will be built before the others."""
    g.owed[seat] = tuple(sorted((*g.owed[seat], *kinds), key=lambda kind: kind != SETTLEMENT))


def kind_at(g: "KingdomBuilder", seat: int, hex_: Hexset) -> str:
    """What kind of piece a seat has on a hex."""
    return next((kind for kind in g.pieces if placed(g, kind, seat) & hex_), SETTLEMENT)


def acted_on(g: "KingdomBuilder", action: Action) -> str:
    """The kind of piece a legal action lifts, or builds because it is owed."""
    if action.verb == "take":
        return kind_at(g, g.mover, g.board.grid.hexes.get(action.arg, 0))
    owes = action.verb == "build" and not g.tasks and not g.left and g.due
    return g.due[0] if owes else SETTLEMENT


def lasting(g: "KingdomBuilder", seat: int) -> Hexset:
    """A seat's pieces that stay for good."""
    found = 0
    for kind in g.in_play.lasting:
        found |= placed(g, kind, seat)
    return found


def whole(g: "KingdomBuilder", seat: int, hex_: Hexset) -> Hexset:
    """All hexes of the piece on a hex."""
    for kind in g.in_play.large:
        if hex_ & placed(g, kind, seat):
            return placed(g, kind, seat)
    return hex_


def centre(large: Hexset) -> Hexset:
    """The hex in the middle of a piece on seven."""
    return next(h for h in singles(large) if not neighbours(h) & ~large)


def change(g: "KingdomBuilder", kind: str, seat: int, hexes: Hexset) -> None:
    """Put these pieces of a kind on the board, or take them off, where they stand already."""
    now = g.pieces.get(kind) or (0,) * g.seats
    g.pieces[kind] = (*now[:seat], now[seat] ^ hexes, *now[seat + 1 :])
    if kind not in g.in_play.movable:
        g.fixed[seat] ^= hexes
    if kind in g.in_play.blockers:
        g.blocked = ring(g) & g.board.grid.all


def place(g: "KingdomBuilder", kind: str, seat: int, hex_: Hexset) -> None:
    """A piece that doesn't come from the supply: placing it counts as building (A-12c)."""
    if kind != SETTLEMENT:
        change(g, kind, seat, hex_)
    g.erect(seat, hex_)
    if kind in g.in_play.blockers:
        g.clear_free()


def follow(g: "KingdomBuilder", seat: int, origin: Hexset, hex_: Hexset) -> None:
    """What was moved stays what it is; one that blocks does so where it stands now."""
    kind = kind_at(g, seat, origin)
    if kind != SETTLEMENT:
        change(g, kind, seat, origin | hex_)
    if kind in g.in_play.blockers:
        g.clear_free()


def blockers(g: "KingdomBuilder", seat: int) -> Hexset:
    """A seat's pieces of this kind."""
    found = 0
    for kind in g.in_play.blockers:
        found |= placed(g, kind, seat)
    return found


def ring(g: "KingdomBuilder", lifted: Hexset = 0) -> Hexset:
    """The hexes next to everybody's: nobody may build or move there (X-warrior)."""
    everybody = 0
    for kind in g.in_play.blockers:
        for own in g.pieces.get(kind, ()):
            everybody |= own
    return neighbours(everybody & ~lifted)


def block(g: "KingdomBuilder", lifted: Hexset = 0) -> None:
    """Recompute what is blocked; a piece in hand blocks nothing."""
    g.blocked = ring(g, lifted) & g.board.grid.all
    g.clear_free()


def free_without(g: "KingdomBuilder", lifted: Hexset) -> Hexset:
    """The free hexes, were this piece the one in hand."""
    return g.empty & ~ring(g, lifted)


@contextmanager
def in_hand(g: "KingdomBuilder", seat: int, hexes: Hexset) -> Iterator[None]:
    """While a piece is lifted, to see where it could go."""
    before = g.free, g.near[seat], g.blocked
    g.lift(seat, hexes)
    yield
    g.free, g.near[seat], g.blocked = before


def with_blockers(
    g: "KingdomBuilder", found: Hexset, targets: Callable[[Hexset], Hexset]
) -> Hexset:
    """What can be moved, found as if lifted pieces still blocked: those that block are tried."""
    own = blockers(g, g.mover)
    found &= ~own
    for piece in singles(own):
        with in_hand(g, g.mover, piece):
            if targets(piece):
                found |= piece
    return found


def read_pieces(g: "KingdomBuilder", source: Source) -> Hexset:
    """Hexes with a piece or wall each; they are no longer free."""
    found, path, special = 0, source.path, g.board.special
    for name in source.list(len(g.board.grid.hexes)):
        hex_ = a_hex(g, name, path)
        if not hex_ & g.free or hex_ & special:
            settle(g, hex_, path)
        g.free ^= hex_
        found |= hex_
    return found


def settle(g: "KingdomBuilder", hexes: Hexset, what: str) -> Hexset:
    """A piece takes these hexes, if they are free."""
    grid = g.board.grid
    if taken := hexes & ~g.free:
        raise SaveError("save-two-pieces", what=what, hex=grid.named(taken)[0])
    if special := hexes & g.board.special:
        ground = g.board.ground(special & -special)
        raise SaveError("save-special", what=what, hex=grid.named(special)[0], ground=ground)
    g.free ^= hexes
    return hexes


def hexes_field(name: str, most: int, *, piece: str, **more: Any) -> Field:
    """Pieces on the board that belong to nobody; each takes its hex."""

    def read(g: "KingdomBuilder", source: Source) -> Hexset:
        hexes = read_pieces(g, source)
        if hexes.bit_count() > most:
            raise SaveError("save-most", what=name, most=most)
        return hexes

    return Field(
        name=name,
        place="table",
        write=f"g.board.grid.named(g.{name})",
        read=read,
        words=True,
        piece=piece,
        edit=editing.paint(_called(piece), art_of(piece), most, piece=piece),
        **more,
    )


def art_of(kind: str) -> str:
    """The symbol of a kind of pieces."""
    return "house" if kind == SETTLEMENT else f"piece-{kind}"


def _called(kind: str) -> Data:
    return editing.said("field-piece", piece=kind)


def piece_field(piece: Piece) -> Field:
    """How the pieces of a kind are saved: by their hexes, one on seven hexes by its centre."""
    kind, key = piece.kind, piece.key or piece.kind
    is_list = piece.number > 1

    def write(g: "KingdomBuilder", seat: int) -> Any:
        own = placed(g, kind, seat)
        if not own or is_list:
            return g.board.grid.named(own)
        return g.board.grid.names[centre(own) if piece.is_large else own]

    def read(g: "KingdomBuilder", source: Source) -> None:
        where, seat = source.entry[key], source.seat
        if where is None:
            return
        if piece.is_large:
            hexes = settle(g, seven_hexes(g, where, source.path), source.path)
        elif is_list:
            hexes = read_pieces(g, source)
        else:
            hexes = settle(g, a_hex(g, where, source.path), source.path)
        if hexes:
            change(g, kind, seat, hexes)
            g.settlements[seat] |= hexes

    def check(g: "KingdomBuilder", source: Source) -> None:
        used = placed(g, kind, source.seat).bit_count() + owed(g, kind, source.seat)
        if used > piece.number and not piece.is_large:
            raise SaveError("save-pieces", what=source.what, piece=kind, most=piece.number)

    return Field(
        name=key,
        holds="",
        place="player",
        write=write,
        read=read,
        check=check,
        order=30,
        words=is_list,
        edit=editing.paint(
            _called(kind),
            art_of(kind),
            piece.number,
            piece=kind,
            is_one=not is_list,
            is_large=piece.is_large,
        ),
    )


def seven_hexes(g: "KingdomBuilder", name: Any, what: str) -> Hexset:
    """A hex by its name, and the ring around it."""
    middle = a_hex(g, name, what)
    ring_ = g.board.grid.around[middle]
    if ring_.bit_count() < 6:
        raise SaveError("save-no-ring", what=what, hex=name)
    return middle | ring_
