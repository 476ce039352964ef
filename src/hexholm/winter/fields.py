"""What a position of Winter Kingdom is made of: one line says how a thing begins and is saved."""

from typing import TYPE_CHECKING, Any, Final

from hexholm.fields import (
    FLAG,
    HEXES,
    MOVER,
    NOBODY,
    NUMBER,
    OWNER,
    TEXT,
    Field,
    Kind,
    Source,
    a_hex,
    names_of,
)
from hexholm.game import Data, SaveError
from hexholm.hexes import Hexset
from hexholm.reading import Entry, a_flag, a_mapping, a_number, a_seat
from hexholm.restoring import take_out
from hexholm.tasks import Task
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import COMMON, TALENTS
from hexholm.winter.inplay import ACTIONS, USABLE, rules_of
from hexholm.winter.mechanisms.using import Again
from hexholm.winter.setup import START_COINS

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

HOUSES: Final = 32
FORTS: Final = 4
BUILDS: Final = 3
"""Buildings of the mandatory action."""
CARDS_EACH: Final = 5
"""Terrain cards of each terrain."""


def _read_buildings(g: "WinterKingdom", source: Source) -> Hexset:
    found = 0
    for name in source.list():
        hex_ = a_hex(g, name, source.path)
        if not hex_ & g.free:
            raise SaveError("save-two-buildings", what=source.path, hex=name)
        if not hex_ & (g.board.land | g.board.grounds["mountain"]):
            raise SaveError("save-special", what=source.path, hex=name, ground=g.board.ground(hex_))
        found |= hex_
        g.free ^= hex_
    return found


def _read_hand(g: "WinterKingdom", source: Source) -> tuple[str, ...]:
    """The terrain card; where nothing is said it is drawn later."""
    if source.entry.get(source.key) is None:
        return ()
    hand = source.list()
    if len(hand) > 1:
        raise SaveError("save-one-card", what=source.path, got=len(hand))
    for terrain in hand:
        take_out(g, terrain, 1, source.path)
    return tuple(hand)


def _read_discards(g: "WinterKingdom", source: Source) -> dict[str, int]:
    found = dict(source.default)
    for terrain, number in a_mapping(source.entry.get(source.key, {}), source.key).items():
        if type(number) is not int or number < 0:
            raise SaveError("save-number", what=f"discards: {terrain}", got=repr(number))
        take_out(g, terrain, number, source.key)
        found[terrain] = number
    return found


def _write_bought(g: "WinterKingdom", names: tuple[str, ...], seat: int) -> list[Data]:
    return [
        {
            "name": name,
            "upgraded": name in g.upgraded[seat],
            "new": name in g.fresh,
            "upgraded_now": name in g.new_lower,
            "used": name in g.used,
        }
        for name in names
    ]


def _read_bought(g: "WinterKingdom", source: Source) -> tuple[str, ...]:
    found: list[str] = []
    for data in source.list():
        card = Entry(data, source.path)
        name = card.get("name")
        if not isinstance(name, str) or name not in TALENTS:
            valid = ", ".join(sorted(TALENTS))
            raise SaveError("setup-unknown", what=source.path, got=repr(name), names=valid)
        found.append(name)
        if a_flag(card, "upgraded"):
            g.upgraded[source.seat] += (name,)
        for key, names in (("new", "fresh"), ("upgraded_now", "new_lower"), ("used", "used")):
            if a_flag(card, key):
                _check_mover(g, source, f"bought: {key}")
                setattr(g, names, (*getattr(g, names), name))
        card.done()
    return tuple(found)


def _check_mover(g: "WinterKingdom", source: Source, key: str) -> None:
    if source.seat != g.player:
        raise SaveError("save-mover-only", what=f"{source.what}: {key}")


def _read_common(g: "WinterKingdom", source: Source) -> Any:
    if not a_flag(source.entry, source.key):
        return source.default
    _check_mover(g, source, source.key)
    return (*source.default, COMMON.name)


def _write_task(g: "WinterKingdom", task: Task) -> Data:
    names = g.board.grid.names
    data: Data = {"task": task.by, "seat": task.seat}
    if task.left != 1:
        data["left"] = task.left
    more = {"lifted": names.get(task.lifted), "from": names.get(task.origin), "note": task.note}
    return data | {key: value for key, value in more.items() if value}


def _read_task(g: "WinterKingdom", data: Entry) -> Task:
    name = data.get("task")
    if not isinstance(name, str) or name not in ACTIONS:
        raise SaveError("save-unknown-task", got=repr(dict(data)))
    what, extra = f"turn: {name}", ACTIONS[name]
    seat = a_seat(data.get("seat", g.mover), g.seats, what)
    if seat != g.player:
        raise SaveError("save-task-mover", what=what)
    lifted, origin = (
        0 if data.get(key) is None else a_hex(g, data[key], what) for key in ("lifted", "from")
    )
    if lifted and not lifted & g.houses[seat]:
        raise SaveError("save-lifted", what=what, hex=data["lifted"])
    note = str(data.get("note", ""))
    if isinstance(extra, Again) and note not in (COMMON.name, *TALENTS):
        raise SaveError("save-unknown-card", what=what, got=repr(note))
    left = a_number(data, "left", 1, what)
    if left > extra.most(g):
        raise SaveError("save-task-left", what=what, most=extra.most(g))
    data.done()
    return Task(name, seat, left, lifted, origin, note=note)


_BUILDINGS: Final = Kind(HEXES.write, _read_buildings)
_HAND: Final = Kind("list({})", _read_hand)
_BOUGHT: Final = Kind(_write_bought, _read_bought)
_COMMON: Final = Kind(f"seat == g.mover and {COMMON.name!r} in {{}}", _read_common)
_DISCARDS: Final = Kind(
    lambda g, cards, seat: {card: number for card, number in cards.items() if number},
    _read_discards,
)
_TASKS: Final = Kind(
    lambda g, tasks, seat: [_write_task(g, task) for task in tasks],
    lambda g, s: tuple(_read_task(g, Entry(task, "turn: task")) for task in s.list()),
)

PLAYER: Final = (
    Field("houses", 0, "houses", _BUILDINGS, each=True),
    Field("forts", 0, "forts", _BUILDINGS, each=True),
    Field("house_supply", HOUSES, "supply.houses", NUMBER, each=True),
    Field("fort_supply", FORTS, "supply.forts", NUMBER, each=True),
    Field("out", 0, "out", NUMBER, each=True),
    Field("out_forts", 0, "out_forts", NUMBER, each=True),
    Field("coins", lambda setup: list(START_COINS[setup.players]), "coins", NUMBER, each=True),
    Field("hands", (), "hand", _HAND, each=True, seen=MOVER),
    Field(
        "talents",
        lambda setup: list(setup.talents),
        "talents",
        names_of(TALENTS, "talent"),
        each=True,
        seen=OWNER,
    ),
    Field("bought", (), "bought", _BOUGHT, each=True),
    Field("used", (), f"{COMMON.name}_used", _COMMON),
)
"""What each player has."""
PILES: Final = (
    Field("discards", lambda _: dict.fromkeys(TERRAINS, 0), "discards", _DISCARDS, copy=".copy()"),
    Field("draws", 0, "draws", NUMBER, seen=NOBODY),
)
TURN: Final = (
    Field("left", BUILDS, "left", NUMBER),
    Field("begun", False, "begun", FLAG),
    Field("terrain", "", "terrain", TEXT),
    Field("built", False, "round_built", FLAG),
    Field("count", 0, "built", NUMBER),
    Field("line", 0, "line", HEXES),
    Field("used", (), "used", names_of(USABLE, "card")),
    Field("step", "", "step", TEXT),
    Field("tasks", (), "tasks", _TASKS),
)
END: Final = (
    Field("last_round", False, "last_round", FLAG),
    Field("ended", False, "over", FLAG),
    Field("next_cards", (), "next_cards", seen=NOBODY),
)
FIELDS: Final = (
    *PLAYER,
    *PILES,
    *TURN,
    *END,
    # saved with what a player has bought
    Field("upgraded", (), each=True),
    Field("fresh", ()),
    Field("new_lower", ()),
    # what follows from the others
    Field("deck", lambda _: dict.fromkeys(TERRAINS, CARDS_EACH), copy=".copy()"),
    Field("card", ""),
    Field("player", 0),
    Field("mover", 0),
    Field("free"),
    Field("open", 0),
    Field("suitable", 0),
    Field("rules", lambda setup: rules_of(setup.economy, setup.twists)),
)
