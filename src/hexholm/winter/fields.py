"""What a position of Winter Kingdom is made of: one line says how a thing begins and is saved."""

from typing import TYPE_CHECKING, Any, Final

from hexholm.fields import (
    COMMON,
    MOVER,
    NOBODY,
    OWNER,
    Field,
    Source,
    a_hex,
    flag,
    hexes,
    names_of,
    number,
    text,
    writing,
)
from hexholm.game import Data, SaveError
from hexholm.hexes import Hexset
from hexholm.reading import Entry, a_flag, a_number, a_seat, a_text
from hexholm.restoring import take_out
from hexholm.tasks import Task
from hexholm.winter import edits
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import COMMON as COMMON_TALENT
from hexholm.winter.box import TALENTS
from hexholm.winter.inplay import ACTIONS, USABLE, rules_of
from hexholm.winter.mechanisms.using import Again
from hexholm.winter.setup import BUILDS, FORTS, HOUSES, START_COINS, TALENTS_EACH

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

TASKS: Final = 4
"""No more actions are ever begun inside each other: five coins or a twist, and a talent in it."""
CARDS_EACH: Final = 5
"""Terrain cards of each terrain."""


def _read_buildings(g: "WinterKingdom", source: Source) -> Hexset:
    found = 0
    for name in source.list(len(g.board.grid.hexes)):
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
    if source.entry[source.key] is None:
        return ()
    hand = source.list()
    if len(hand) > 1:
        raise SaveError("save-one-card", what=source.path, got=len(hand))
    for terrain in hand:
        take_out(g, terrain, 1, source.path)
    return tuple(hand)


def _read_supply(g: "WinterKingdom", source: Source) -> None:
    supply = Entry(source.mapping(), source.path)
    for key, left in (("houses", g.house_supply), ("forts", g.fort_supply)):
        left[source.seat] = a_number(supply, key, left[source.seat], source.path)
    supply.done()


def _read_discards(g: "WinterKingdom", source: Source) -> dict[str, int]:
    for terrain, cards in source.mapping().items():
        if type(cards) is not int or cards < 0:
            raise SaveError("save-number", what=f"{source.path}: {terrain}", got=repr(cards))
        take_out(g, terrain, cards, source.key)
        g.discards[terrain] = cards
    return g.discards


def _write_bought(g: "WinterKingdom", seat: int) -> list[Data]:
    return [
        {
            "name": name,
            "upgraded": name in g.upgraded[seat],
            "new": name in g.fresh,
            "upgraded_now": name in g.new_lower,
            "used": name in g.used,
        }
        for name in g.bought[seat]
    ]


def _read_bought(g: "WinterKingdom", source: Source) -> tuple[str, ...]:
    found: list[str] = []
    for data in source.list(TALENTS_EACH):
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


def _read_common(g: "WinterKingdom", source: Source) -> None:
    if a_flag(source.entry, source.key):
        _check_mover(g, source, source.key)
        g.used += (COMMON_TALENT.name,)


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
    note = a_text(data, "note", what)
    if isinstance(extra, Again) and note not in (COMMON_TALENT.name, *TALENTS):
        raise SaveError("save-unknown-card", what=what, got=repr(note))
    left = a_number(data, "left", 1, what)
    if left > extra.most(g):
        raise SaveError("save-task-left", what=what, most=extra.most(g))
    data.done()
    return Task(name, seat, left, lifted, origin, note=note)


def _player(name: str, **more: Any) -> Field:
    return Field(name=name, place="player", is_always=True, **{"holds": "seats"} | more)


def _table(name: str, **more: Any) -> Field:
    return Field(name=name, place="table", is_always=True, **more)


def _turn(name: str, **more: Any) -> Field:
    return Field(name=name, place="turn", is_always=True, **more)


PLAYER: Final = (
    *(
        _player(
            name,
            write=f"g.board.grid.named(g.{name}[seat])",
            read=_read_buildings,
            words=True,
            edit=edit,
        )
        for name, edit in (("houses", edits.houses), ("forts", edits.forts))
    ),
    _player(
        "supply",
        holds="",
        write='{"houses": g.house_supply[seat], "forts": g.fort_supply[seat]}',
        read=_read_supply,
        edit=edits.supply,
    ),
    _player("out", read=number, edit=edits.out("out", HOUSES)),
    _player("out_forts", read=number, edit=edits.out("out-forts", FORTS)),
    _player(
        "coins",
        blank=lambda setup: list(START_COINS[setup.players]),
        read=number,
        edit=edits.coins,
    ),
    _player(
        "hands",
        blank=(),
        key="hand",
        write="[*g.hands[seat]]",
        read=_read_hand,
        words=True,
        seen=MOVER,
        edit=edits.hand,
    ),
    _player(
        "talents",
        blank=lambda setup: list(setup.talents),
        write="[*g.talents[seat]]",
        read=names_of(TALENTS),
        words=True,
        seen=OWNER,
        edit=edits.talents,
    ),
    _player("bought", blank=(), write=_write_bought, read=_read_bought, edit=edits.bought),
    _player(
        f"{COMMON_TALENT.name}_used",
        holds="",
        write=f"seat == g.mover and {COMMON_TALENT.name!r} in g.used",
        read=_read_common,
        edit=edits.tunnel_used,
    ),
)
"""What each player has."""
TURN: Final = (
    _turn("left", blank=BUILDS, read=number, edit=edits.left),
    _turn("begun", blank=False, read=flag),
    _turn("terrain", blank="", read=text),
    _turn("built", blank=False, key="round_built", read=flag),
    _turn("count", key="built", read=number),
    _turn("line", write="g.board.grid.named(g.line)", read=hexes),
    _turn("used", blank=(), write="[*g.used]", read=names_of(USABLE)),
    _turn("step", blank="", read=text),
    _turn(
        "tasks",
        blank=(),
        write=lambda g, _: [_write_task(g, task) for task in g.tasks],
        read=lambda g, s: tuple(_read_task(g, Entry(task, "turn: task")) for task in s.list(TASKS)),
    ),
)
_player_data, _turn_data = writing(PLAYER), writing(TURN)
TABLE: Final = (
    _table("players", holds="", write=lambda g, _: [_player_data(g, i) for i in range(g.seats)]),
    _table(
        "discards",
        holds="names",
        blank=lambda _: dict.fromkeys(TERRAINS, 0),
        write="{card: number for card, number in g.discards.items() if number}",
        read=_read_discards,
        edit=edits.discards,
    ),
    _table("draws", read=number, seen=NOBODY),
    _table("player", key="to_move", edit=edits.to_move),
    _table("turn", holds="", write=_turn_data),
    _table("last_round", blank=False, read=flag, edit=edits.last_round),
    _table("ended", blank=False, key="over", read=flag),
    Field(
        name="next_cards",
        blank=(),
        place="table",
        write="[*g.next_cards]",
        words=True,
        seen=NOBODY,
        edit=edits.next_cards,
    ),
)
FIELDS: Final = (
    *PLAYER,
    *TURN,
    *TABLE,
    Field(name="house_supply", holds="seats", blank=HOUSES),
    Field(name="fort_supply", holds="seats", blank=FORTS),
    # saved with what a player has bought
    Field(name="upgraded", holds="seats", blank=()),
    Field(name="fresh", blank=()),
    Field(name="new_lower", blank=()),
    # what follows from the others
    Field(name="deck", holds="names", blank=lambda _: dict.fromkeys(TERRAINS, CARDS_EACH)),
    Field(name="card", blank=""),
    *(Field(name=name) for name in ("mover", "free", "open", "suitable")),
    Field(name="rules", blank=lambda setup: rules_of(setup.economy, setup.twists)),
    *COMMON,
)
