"""What every game of Kingdom Builder remembers, and its form in saved games.

Mechanisms and boxes add fields of their own; `registry.FIELDS` holds them all.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexholm import fields
from hexholm.fields import COMMON, MOVER, NOBODY, NOTHING, UNSET, Field, Source, a_hex
from hexholm.game import Data, SaveError, Task
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom import edits, registry
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS, read_pieces
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.registry import CARDS, FIELDS, TREASURES
from hexholm.kingdom.scoring import other_gold
from hexholm.reading import Entry, a_flag, a_number, a_text, pointing

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def written(g: "KingdomBuilder", place: str, seat: int) -> Data:
    """A part of the saved form: of a player, of the turn, of the table."""
    return _writer(place, g.in_play.is_base)(g, seat)


@cache
def _writer(place: str, is_base: bool) -> Callable[[Any, int], Data]:
    return fields.writing(
        field for field in fields.at(FIELDS, place) if field.is_core or not is_base
    )


def _read_settlements(g: "KingdomBuilder", source: Source) -> Hexset:
    return g.settlements[source.seat] | read_pieces(g, source)


def _check_supply(g: "KingdomBuilder", source: Source) -> None:
    seat = source.seat
    used = edits.used(g, seat)
    g.supply[seat] = source.number(max(0, SETTLEMENTS - used))
    if used + g.supply[seat] > SETTLEMENTS:
        told = {"used": used, "supply": str(g.supply[seat]), "most": SETTLEMENTS}
        key = source.key if source.key in source.entry else "settlements"
        with pointing("players", seat, key):
            raise SaveError("save-supply", who=source.what, **told)
    g.near[seat] = neighbours(g.settlements[seat]) & g.board.grid.all


def _write_earned(g: "KingdomBuilder", seat: int) -> dict[str, int]:
    return {card: g.earned[card][seat] for card in sorted(g.earned) if g.earned[card][seat]}


def _read_earned(g: "KingdomBuilder", source: Source) -> dict[str, tuple[int, ...]]:
    earned, seat = source.mapping(), source.seat
    for card in earned:
        paid = a_number(earned, card, 0, source.path)
        if card in TREASURES:
            continue  # older saves name it; it is gold that no card has paid
        if card not in CARDS or not CARDS[card].pays_in_play:
            valid = ", ".join(name for name, one in CARDS.items() if one.pays_in_play)
            raise SaveError("save-earned-card", who=source.what, got=repr(card), names=valid)
        now = g.earned.get(card) or (0,) * g.seats
        g.earned[card] = (*now[:seat], paid, *now[seat + 1 :])
    return g.earned


def _check_earned(g: "KingdomBuilder", source: Source) -> None:
    if sum(by_seat[source.seat] for by_seat in g.earned.values()) > g.gold[source.seat]:
        raise SaveError("save-earned", who=source.what)
    if not g.in_play.gold and other_gold(g, source.seat):
        g.in_play = replace(g.in_play, gold=True)


def _write_tiles(g: "KingdomBuilder", seat: int) -> list[Data]:
    names = g.board.grid.names
    return [
        {
            "name": g.board.site_names[site],
            "from": names.get(site),
            "ready": bool(site & g.ready[seat]),
            "new": bool(site & g.fresh[seat]),
        }
        for site in singles(g.held[seat])
    ]


def _read_tiles(g: "KingdomBuilder", source: Source) -> Hexset:
    for tile in source.list(len(g.board.site_names)):
        _read_tile(g, source.seat, Entry(tile, f"{source.what}: tile"))
    return g.held[source.seat]


def _read_tile(g: "KingdomBuilder", seat: int, tile: Entry) -> None:
    who, name = f"player {seat}: tile", tile.get("name")
    sites = g.board.locations.get(str(name), 0)
    if not sites:
        known = ", ".join(sorted(g.board.locations))
        raise SaveError("save-unknown-tile", what=who, got=repr(name), names=known)
    if tile.get("from") is None:
        sites &= ~g.board.sites & ~sum(g.held)
        site = sites & -sites
    else:
        site = a_hex(g, tile["from"], f"{who} {name}")
        if not site & sites:
            raise SaveError("save-tile-from", who=who, name=str(name), hex=tile["from"])
        if site & g.taken[seat]:
            raise SaveError("save-tile-twice", who=who, name=str(name), hex=tile["from"])
        g.taken[seat] |= site
    g.held[seat] |= site
    is_new = a_flag(tile, "new")
    if a_flag(tile, "ready", default=not is_new):
        g.ready[seat] |= site
        if is_new:
            raise SaveError("save-tile-new", who=who, name=str(name))
    elif is_new:
        g.fresh[seat] |= site
    tile.done()


def _read_lost(g: "KingdomBuilder", source: Source) -> Hexset:
    found = g.taken[source.seat]
    for name in source.list(len(g.board.site_names)):
        site = a_hex(g, name, source.path)
        if not site & g.board.sites or site & found:
            raise SaveError("save-lost", who=source.what, hex=name)
        found |= site
    return found


def tiles_left(g: "KingdomBuilder", site: Hexset) -> int:
    """How many tiles still lie on a location hex."""
    return TILES_PER_HEX - sum(bool(site & taken) for taken in g.taken)


def _tiles_gone(g: "KingdomBuilder", seat: int) -> Data:
    """Location hexes that have fewer tiles left than the players have taken."""
    gone = 0
    for sites in g.taken[g.seats :]:
        gone |= sites
    return {g.board.grid.names[site]: tiles_left(g, site) for site in singles(gone)}


def _write_players(g: "KingdomBuilder", _: int) -> list[Data]:
    write = _writer("player", g.in_play.is_base)
    return [write(g, seat) for seat in range(g.seats)]


def _write_task(g: "KingdomBuilder", task: Task) -> Data:
    names = g.board.grid.names
    data: Data = {"task": task.by, "seat": task.seat}
    if task.left != 1:
        data["left"] = task.left
    rest = {
        "lifted": names.get(task.lifted),
        "from": names.get(task.origin) or g.board.site_names.get(task.origin),
        "done": g.board.grid.named(task.done),
        "note": task.note,
    }
    return data | {key: value for key, value in rest.items() if value}


def _read_card(g: "KingdomBuilder", source: Source) -> str:
    card = a_text(source.entry, source.key, source.what)
    if card and card not in g.board.grounds:
        raise SaveError("save-card-terrain", got=repr(card))
    return card


def _read_spent(g: "KingdomBuilder", source: Source) -> tuple[str, ...]:
    for name in source.list(len(g.in_play.tileless) or 1):
        if name not in g.in_play.tileless:
            valid = ", ".join(g.in_play.tileless) or "–"
            raise SaveError("save-spent", got=repr(name), names=valid)
    return tuple(source.list())


def _other_seat(g: "KingdomBuilder", seat: int) -> Any:
    """Whose turn it is, where somebody else decides."""
    return g.active if g.player not in (None, g.active) else NOTHING


def _player(name: str, order: int, **more: Any) -> Field:
    return Field(name=name, holds="seats", place="player", order=order, **_CORE, **more)


def _table(name: str, order: int, **more: Any) -> Field:
    return Field(name=name, place="table", order=order, **_CORE, **more)


def _turn(name: str, order: int, *, is_plain: bool = True, **more: Any) -> Field:
    return Field(name=name, place="turn", order=order, **_CORE | {"is_plain": is_plain}, **more)


_CORE: Final[dict[str, Any]] = {"is_core": True, "is_always": True, "is_plain": True}
_houses: Final = "g.board.grid.named(g.houses(seat))"
_lost: Final = "g.board.grid.named(g.taken[seat] & ~g.held[seat])"
_cards: Final = "{{card: number for card, number in g.{}.items() if number}}"

registry.declare(
    [
        _player(
            "settlements",
            0,
            write=_houses,
            read=_read_settlements,
            words=True,
            edit=edits.settlements,
        ),
        _player("supply", 1, blank=SETTLEMENTS, check=_check_supply, edit=edits.supply),
        _player("gold", 2, read=fields.number, edit=edits.gold),
        _player(
            "hands",
            3,
            key="hand",
            blank=(),
            write="[*g.hands[seat]]",
            words=True,
            seen=MOVER,
            edit=edits.hand,
        ),
        _player("held", 4, key="tiles", write=_write_tiles, read=_read_tiles, edit=edits.tiles),
        _player("taken", 5, key="lost", write=_lost, read=_read_lost, words=True, edit=edits.lost),
        Field(
            name="earned",
            holds="names",
            place="player",
            write=_write_earned,
            read=_read_earned,
            check=_check_earned,
            order=49,
            edit=edits.earned,
        ),
        _table("players", 0, holds="", write=_write_players),
        _table(
            "discards",
            1,
            holds="names",
            blank=UNSET,
            write=_cards.format("discards"),
            edit=edits.discards,
        ),
        _table(
            "removed",
            2,
            holds="names",
            blank=UNSET,
            write=_cards.format("removed"),
            edit=edits.removed,
        ),
        _table("draws", 3, seen=NOBODY),
        _table("player", 4, key="to_move", edit=edits.to_move),
        _table("turn", 5, holds="", write=lambda g, seat: written(g, "turn", seat)),
        _table("last_round", 6, blank=False, edit=edits.last_round),
        _table("ended", 7, key="over", blank=False),
        Field(
            name="next_cards",
            blank=(),
            place="table",
            write="[*g.next_cards]",
            order=23,
            is_core=True,
            words=True,
            seen=NOBODY,
            edit=edits.next_cards,
        ),
        Field(name="tiles_left", holds="", place="table", write=_tiles_gone, order=24),
        _turn("left", 0, blank=BUILDS, read=fields.number, edit=edits.left),
        _turn("begun", 1, blank=False, read=fields.flag),
        _turn("built", 2, blank=False, read=fields.flag),
        _turn("card", 3, blank="", read=_read_card, is_plain=False, edit=edits.card),
        _turn("tasks", 4, blank=(), write=lambda g, _: [_write_task(g, task) for task in g.tasks]),
        _turn("active", 5, key="seat", write=_other_seat, is_plain=False),
        Field(
            name="spent",
            blank=(),
            place="turn",
            write="[*g.spent]",
            read=_read_spent,
            order=12,
            edit=edits.spent,
            ends=True,
        ),
        Field(
            name="line",
            place="turn",
            write="g.board.grid.named(g.line)",
            read=fields.hexes,
            order=15,
            ends=True,
        ),
        Field(name="blocked", place="view", write="g.board.grid.named(g.blocked)", order=0),
        Field(name="deck", holds="names", blank=UNSET, is_core=True),
        *(Field(name=name, holds="seats", is_core=True) for name in ("ready", "fresh", "near")),
        Field(name="pieces", holds="names"),
        Field(name="fixed", holds="seats"),
        *(Field(name=name) for name in ("mover", "card_hexes")),
        *(Field(name=name, blank=UNSET) for name in ("in_play", "free", "stocked")),
        *COMMON,
    ]
)
registry.watch(_writer.cache_clear)
