"""What every game of Kingdom Builder remembers, and its form in saved games.

Mechanisms and boxes add fields of their own; `registry.FIELDS` holds them all.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hexholm.game import Data, SaveError, Task
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom import registry
from hexholm.kingdom.fields import NOTHING, UNSET, Field, flag_field, read_hex, read_hexes
from hexholm.kingdom.mechanisms import figures
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.registry import CARDS, FIELDS, TREASURES
from hexholm.kingdom.scoring import other_gold
from hexholm.reading import Entry, a_flag, a_list, a_mapping, a_number

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def written(g: "KingdomBuilder", place: str, seat: int) -> Data:
    """A part of the saved form: of a player, of the turn, of the table."""
    fields = _BASE_FIELDS if g.in_play.is_base else _ALL_FIELDS
    found = {}
    for key, write, is_always in fields[place]:
        value = write(g, seat)
        if (value or is_always) and value is not NOTHING:
            found[key] = value
    return found


_ALL_FIELDS: Final[dict[str, list[tuple[str, Any, bool]]]] = {}
_BASE_FIELDS: Final[dict[str, list[tuple[str, Any, bool]]]] = {}


def _sort_fields() -> None:
    for place in ("player", "turn", "table", "view"):
        here = [field for field in FIELDS if field.place == place]
        for table, some in ((_ALL_FIELDS, here), (_BASE_FIELDS, [f for f in here if f.is_core])):
            table[place] = [(f.key or f.name, f.write, f.is_always) for f in some]


def fields_of(place: str) -> Iterator[Field]:
    """The fields that stand at a place of saved games."""
    return (field for field in FIELDS if field.place == place)


def _attribute(name: str, **more: Any) -> Field:
    """A value that is written as it is."""
    return Field(name=name, write=lambda g, seat: getattr(g, name), **more)


# --- players ---------------------------------------------------------------------------------


def _read_settlements(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    g.settlements[seat] |= read_hexes(g, data, "settlements", who)


def _check_supply(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    used = g.houses(seat).bit_count() + figures.owed(g, figures.SETTLEMENT, seat)
    used += g.marks[seat].bit_count()
    g.supply[seat] = a_number(data, "supply", max(0, SETTLEMENTS - used), who)
    if used + g.supply[seat] > SETTLEMENTS:
        told = {"used": used, "supply": str(g.supply[seat]), "most": SETTLEMENTS}
        raise SaveError("save-supply", who=who, **told)
    g.near[seat] = neighbours(g.settlements[seat]) & g.board.grid.all


def _read_gold(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    g.gold[seat] = a_number(data, "gold", 0, who)


def _write_earned(g: "KingdomBuilder", seat: int) -> dict[str, int]:
    return {card: g.earned[card][seat] for card in sorted(g.earned) if g.earned[card][seat]}


def _read_earned(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    earned = a_mapping(data.get("earned", {}), f"{who}: earned")
    for card in earned:
        paid = a_number(earned, card, 0, f"{who}: earned")
        if card in TREASURES:
            continue  # older saves name it; it is gold that no card has paid
        if card not in CARDS or not CARDS[card].pays_in_play:
            valid = ", ".join(name for name, one in CARDS.items() if one.pays_in_play)
            raise SaveError("save-earned-card", who=who, got=repr(card), names=valid)
        now = g.earned.get(card) or (0,) * g.seats
        g.earned[card] = (*now[:seat], paid, *now[seat + 1 :])
    if sum(by_seat[seat] for by_seat in g.earned.values()) > g.gold[seat]:
        raise SaveError("save-earned", who=who)
    if other_gold(g, seat):
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


def _read_tiles(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    for tile in a_list(data, "tiles", who):
        _read_tile(g, seat, Entry(tile, f"{who}: tile"))


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
        site = read_hex(g, tile["from"], f"{who} {name}")
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


def _read_lost(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
    for name in a_list(data, "lost", who):
        site = read_hex(g, name, f"{who}: lost")
        if not site & g.board.sites or site & g.taken[seat]:
            raise SaveError("save-lost", who=who, hex=name)
        g.taken[seat] |= site


# --- the table -------------------------------------------------------------------------------


def tiles_left(g: "KingdomBuilder", site: Hexset) -> int:
    """How many tiles still lie on a location hex."""
    return TILES_PER_HEX - sum(bool(site & taken) for taken in g.taken)


def _tiles_gone(g: "KingdomBuilder", seat: int) -> Data:
    """Location hexes that have fewer tiles left than the players have taken."""
    gone = 0
    for sites in g.taken[g.seats :]:
        gone |= sites
    return {g.board.grid.names[site]: tiles_left(g, site) for site in singles(gone)}


def _cards(name: str, order: int) -> Field:
    def write(g: "KingdomBuilder", seat: int) -> dict[str, int]:
        return {card: number for card, number in getattr(g, name).items() if number}

    return Field(name=name, holds="names", blank=UNSET, write=write, **_table(order))


# --- the turn --------------------------------------------------------------------------------


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


def _read_left(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
    g.left = a_number(data, "left", 0 if g.ended or g.silo_step else BUILDS, what)
    if g.left > BUILDS:
        raise SaveError("save-left", most=BUILDS)


def _read_built(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
    g.built = a_flag(data, "built", default=bool(g.player))


def _read_card(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
    g.card = str(data.get("card", ""))
    if g.card and g.card not in g.board.grounds:
        raise SaveError("save-card-terrain", got=repr(g.card))


def _read_spent(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
    for name in a_list(data, "spent", what):
        if name not in g.in_play.tileless:
            valid = ", ".join(g.in_play.tileless) or "–"
            raise SaveError("save-spent", got=repr(name), names=valid)
        g.spent += (name,)


def _read_line(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
    for name in a_list(data, "line", what):
        g.line |= read_hex(g, name, "turn: line")


def _other_seat(g: "KingdomBuilder", seat: int) -> Any:
    """Whose turn it is, where somebody else decides."""
    return g.active if g.player not in (None, g.active) else NOTHING


# --- all of them -----------------------------------------------------------------------------


def _player(order: int, **more: Any) -> dict[str, Any]:
    return {**_CORE, "place": "player", "order": order, "holds": "seats", **more}


def _table(order: int) -> dict[str, Any]:
    return {**_CORE, "place": "table", "order": order}


def _turn(order: int) -> dict[str, Any]:
    return {**_CORE, "place": "turn", "order": order}


_CORE: Final = {"is_core": True, "is_always": True, "is_plain": True}

registry.declare(
    [
        Field(
            name="settlements",
            write=lambda g, seat: g.board.grid.named(g.houses(seat)),
            read=_read_settlements,
            words=True,
            **_player(0),
        ),
        Field(
            name="supply",
            blank=SETTLEMENTS,
            write=lambda g, seat: g.supply[seat],
            check=_check_supply,
            **_player(1),
        ),
        Field(name="gold", write=lambda g, seat: g.gold[seat], read=_read_gold, **_player(2)),
        Field(
            name="hands",
            key="hand",
            blank=(),
            write=lambda g, seat: list(g.hands[seat]),
            words=True,
            **_player(3),
        ),
        Field(name="held", key="tiles", write=_write_tiles, read=_read_tiles, **_player(4)),
        Field(
            name="taken",
            key="lost",
            write=lambda g, seat: g.board.grid.named(g.taken[seat] & ~g.held[seat]),
            read=_read_lost,
            words=True,
            **_player(5),
        ),
        Field(
            name="earned",
            holds="names",
            place="player",
            write=_write_earned,
            read=_read_earned,
            order=49,
        ),
        Field(
            name="players",
            holds="",
            write=lambda g, _: [written(g, "player", seat) for seat in range(g.seats)],
            **_table(0),
        ),
        _cards("discards", 1),
        _cards("removed", 2),
        _attribute("draws", **_table(3)),
        _attribute("player", key="to_move", **_table(4)),
        Field(name="turn", holds="", write=lambda g, _: written(g, "turn", g.active), **_table(5)),
        _attribute("last_round", blank=False, **_table(6)),
        _attribute("ended", key="over", blank=False, **_table(7)),
        Field(
            name="next_cards",
            blank=(),
            place="table",
            write=lambda g, _: list(g.next_cards),
            order=23,
            is_core=True,
            words=True,
        ),
        Field(name="tiles_left", holds="", place="table", write=_tiles_gone, order=24),
        _attribute("left", blank=BUILDS, read=_read_left, **_turn(0)),
        flag_field("begun", **_turn(1)),
        _attribute("built", blank=False, read=_read_built, **_turn(2)),
        _attribute("card", blank="", read=_read_card, **{**_turn(3), "is_plain": False}),
        Field(
            name="tasks",
            blank=(),
            write=lambda g, _: [_write_task(g, task) for task in g.tasks],
            **_turn(4),
        ),
        Field(
            name="active",
            key="seat",
            write=_other_seat,
            **{**_turn(5), "is_plain": False},
        ),
        Field(
            name="spent",
            blank=(),
            place="turn",
            write=lambda g, _: list(g.spent),
            read=_read_spent,
            order=12,
            ends=True,
        ),
        Field(
            name="line",
            place="turn",
            write=lambda g, _: g.board.grid.named(g.line),
            read=_read_line,
            order=15,
            ends=True,
        ),
        Field(
            name="blocked",
            place="view",
            write=lambda g, _: g.board.grid.named(g.blocked),
            order=0,
        ),
        Field(name="deck", holds="names", blank=UNSET, is_core=True),
        *(Field(name=name, holds="seats", is_core=True) for name in ("ready", "fresh", "near")),
        Field(name="pieces", holds="names"),
        Field(name="fixed", holds="seats"),
        *(Field(name=name) for name in ("mover", "card_hexes")),
        *(
            Field(name=name, blank=UNSET)
            for name in (
                *("setup", "in_play", "board", "seed", "free", "stocked", "events"),
                *("_start", "_first", "_edited", "_fixed", "_earned"),
            )
        ),
        Field(name="_actions", holds="seats", blank=UNSET, is_core=True),
        Field(name="_options", blank=None),
        Field(name="_shown", blank=False),
    ]
)
registry.watch(_sort_fields)
