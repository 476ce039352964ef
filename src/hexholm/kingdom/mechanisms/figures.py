"""Pieces that count as settlements: warriors, wagons, ships, and the hexes of a city hall (A-12).

They are among `g.settlements`; `g.pieces` says which hexes they are, `g.fixed` which of them no
move may lift: all of them, or with the option `pieces_move_as_settlements` city halls alone.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from hexholm.game import Action
from hexholm.hexes import Hexset, neighbours, singles

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

SETTLEMENT: Final = "settlement"
WARRIOR: Final = "warrior"
WARRIORS: Final = 2
"""The warriors of a player."""
CITY_HALL: Final = "city-hall"


def placed(g: "KingdomBuilder", kind: str, seat: int) -> Hexset:
    """A seat's pieces of a kind on the board."""
    return g.pieces[kind][seat] if kind in g.pieces else 0


def owed(g: "KingdomBuilder", kind: str, seat: int) -> int:
    """How many of a seat's pieces of a kind lie on temples."""
    due = g.due.count(kind) if seat == g.active else 0
    return g.owed[seat].count(kind) + due


def owe(g: "KingdomBuilder", seat: int, *kinds: str) -> None:
    """Pieces go onto temples; settlements will be built before the others."""
    g.owed[seat] = tuple(sorted((*g.owed[seat], *kinds), key=lambda kind: kind != SETTLEMENT))


def kind_at(g: "KingdomBuilder", seat: int, hex_: Hexset) -> str:
    """What kind of piece a seat has on a hex."""
    return next((kind for kind in g.pieces if placed(g, kind, seat) & hex_), SETTLEMENT)


def acted_on(g: "KingdomBuilder", action: Action) -> str:
    """The kind of piece a legal action lifts, or builds because a temple owes it."""
    if action.verb == "take":
        return kind_at(g, g.mover, g.board.grid.hexes.get(action.arg, 0))
    owes = action.verb == "build" and not g.tasks and not g.left and g.due
    return g.due[0] if owes else SETTLEMENT


def centre(city_hall: Hexset) -> Hexset:
    """The hex in the middle of a city hall."""
    return next(h for h in singles(city_hall) if not neighbours(h) & ~city_hall)


def change(g: "KingdomBuilder", kind: str, seat: int, hexes: Hexset) -> None:
    """Put these pieces of a kind on the board, or take them off, where they stand already."""
    now = g.pieces.get(kind) or (0,) * g.seats
    g.pieces[kind] = (*now[:seat], now[seat] ^ hexes, *now[seat + 1 :])
    if kind == CITY_HALL or not g.in_play.pieces_move:
        g.fixed[seat] ^= hexes
    if kind == WARRIOR:
        g.blocked = ring(g.pieces[WARRIOR]) & g.board.grid.all


def place(g: "KingdomBuilder", kind: str, seat: int, hex_: Hexset) -> None:
    """A piece that does not come from the supply: placing it counts as building (A-12c)."""
    if kind != SETTLEMENT:
        change(g, kind, seat, hex_)
    g.erect(seat, hex_)
    if kind == WARRIOR:
        g.clear_free()


def follow(g: "KingdomBuilder", seat: int, origin: Hexset, hex_: Hexset) -> None:
    """What was moved stays what it is; a warrior blocks where it stands now."""
    kind = kind_at(g, seat, origin)
    if kind != SETTLEMENT:
        change(g, kind, seat, origin | hex_)
    if kind == WARRIOR:
        g.clear_free()


# --- what warriors block ---------------------------------------------------------------------


def ring(warriors: Sequence[Hexset], lifted: Hexset = 0) -> Hexset:
    """The hexes next to warriors: nobody may build or move there (X-warrior)."""
    everybody = 0
    for own in warriors:
        everybody |= own
    return neighbours(everybody & ~lifted)


def block(g: "KingdomBuilder", lifted: Hexset = 0) -> None:
    """Find out again what warriors block; one in hand blocks nothing."""
    g.blocked = ring(g.pieces.get(WARRIOR, ()), lifted) & g.board.grid.all
    g.clear_free()


def free_without(g: "KingdomBuilder", lifted: Hexset) -> Hexset:
    """The free hexes, were this piece the one in hand."""
    return g.empty & ~ring(g.pieces.get(WARRIOR, ()), lifted)


@contextmanager
def in_hand(g: "KingdomBuilder", seat: int, hexes: Hexset) -> Iterator[None]:
    """While a piece is lifted, to see where it could go."""
    before = g.free, g.near[seat], g.blocked
    g.lift(seat, hexes)
    yield
    g.free, g.near[seat], g.blocked = before


def with_warriors(
    g: "KingdomBuilder", found: Hexset, targets: Callable[[Hexset], Hexset]
) -> Hexset:
    """What can be moved, found as if warriors blocked nothing when lifted: they are tried."""
    warriors = placed(g, WARRIOR, g.mover)
    found &= ~warriors
    for warrior in singles(warriors):
        with in_hand(g, g.mover, warrior):
            if targets(warrior):
                found |= warrior
    return found
