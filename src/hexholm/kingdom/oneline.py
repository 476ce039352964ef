"""A position as one line of text that fits into a URL.

Fields are separated by colons:

    kb2 : sections : cards : options : rows : seats : piles : turn [ : boxes ]

- sections and cards are names with commas; a turned section has ``~`` behind its name; a section of
  one's own is ``name=locations=box=source=`` and its hundred letters;
- ``kb2`` says that the second edition of the rules is played, ``kb1`` the first;
- options are those that differ from their default, with ``=`` and a number if they have one;
- rows are the rows of the board separated by ``/``, a number for a run of empty hexes
  and a letter (``a`` for seat 0 ...) for a settlement; those of the island follow;
- a seat is ``supply.gold.hand.tiles.lost``: terrains are letters (capital ones for swamp cards), a
  tile is its hex, if it comes from one, with ``+`` (ready), ``-`` (used) or ``*`` (new) behind it;
- piles are discards, cards out of the game, seed and draws;
- turn is the mover, builds left, flags (``b`` begun, ``r`` built in this round, ``l`` last round,
  ``o`` over) and the open tasks, each ``name=seat=left=lifted=from=done=note``;
- boxes is all that other boxes add to the saved form, as JSON, packed and in base64.
"""

import re
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hexholm.board import LETTERS, Section
from hexholm.fields import at
from hexholm.game import EDITION, FIRST_EDITION, Data, SaveError
from hexholm.grid import SIDE
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.registry import FIELDS, OPTIONS, core
from hexholm.packing import pack, unpack
from hexholm.streams import read_seed

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

_TAGS: Final = {f"kb{edition}": edition for edition in range(FIRST_EDITION, EDITION + 1)}
_TERRAIN: Final = {letter.lower(): name for letter, name in LETTERS.items()} | {
    letter: f"swamp-{name}" for letter, name in LETTERS.items()
}
_LETTER: Final = {name: letter for letter, name in _TERRAIN.items()}
_AT: Final = "@"
_STATE: Final = {"+": (True, False), "-": (False, False), "*": (False, True)}
_FLAGS: Final = "brlo"
_DIGITS: Final = 80  # of a number, such as a seed
_TILE: Final = re.compile(rf"([a-z-]+){_AT}((?:(?:i_)?[a-z][0-9]{{1,2}})?)([+*-])")
ROWS: Final = 2 * SIDE
"""Rows of the main board; further ones are the island's."""

P = TypeVar("P", dict[str, Any], list[Any])


_SETUP: Final = {"edition", "players", "seed", "sections", "cards", "options"}
"""The keys of the set-up that stand in parts of their own."""


def write(g: "KingdomBuilder") -> str:
    """The position text."""
    data = g.position()
    turn = data["turn"]
    flags = (turn["begun"], turn["built"], data["last_round"], data["over"])
    mover = "-" if g.player is None else str(g.player)
    tasks = ",".join(_write_task(task) for task in turn["tasks"])
    fields = [
        f"kb{g.setup.edition}",
        ",".join(_write_section(section) for section in g.setup.sections),
        ",".join(g.setup.cards),
        ",".join(
            name if isinstance(value, bool) else f"{name}={value}"
            for name, value in g.setup.options
            if value is not OPTIONS[name].default
        ),
        "/".join(_write_row(g, row) for row in g.board.grid.rows),
        ",".join(_write_seat(player) for player in data["players"]),
        f"{_write_cards(data['discards'])}.{_write_cards(data['removed'])}.{g.seed}.{g.draws}",
        f"{mover}.{turn['left']}."
        f"{''.join(f for f, on in zip(_FLAGS, flags, strict=True) if on)}.{tasks}",
    ]
    more = _more(g.setup_data(), data)
    return ":".join([*fields, pack(more)] if more else fields)


def _more(setup: Data, data: Data) -> Data:
    """What other boxes add to the set-up and the position."""
    turn = _boxes_own(data["turn"], "turn")
    active = data["turn"].get("seat", data["to_move"])
    hand = [] if active is None else data["players"][active]["hand"]
    if turn.get("card", "") in ("", *hand) and len(hand) < 2:
        turn.pop("card", None)
    other_setup = {key: value for key, value in setup.items() if key not in _SETUP}
    more = {
        "setup": {} if other_setup == {"boxes": [core().name]} else other_setup,
        "players": [_boxes_own(player, "player") for player in data["players"]],
        "turn": turn,
    }
    filled = {key: value for key, value in more.items() if value and value != [{}] * len(value)}
    return filled | _boxes_own(data, "table")


def _boxes_own(data: Data, place: str) -> Data:
    """What has no part of its own in the text."""
    plain = {field.key for field in at(FIELDS, place) if field.is_plain}
    return {key: value for key, value in data.items() if key not in plain}


def read(text: str) -> Data:
    """The set-up and position of a text, as plain data."""
    fields = text.strip().split(":")
    if len(fields) not in (8, 9) or fields[0] not in _TAGS:
        raise SaveError("text-fields", tags_or=list(_TAGS))
    tag, sections, cards, options, rows, seats, piles, turn, *rest = fields
    more = unpack(rest[0]) if rest else {}
    if more is None:
        raise SaveError("text-last-field")
    players = [_read_seat(seat) for seat in seats.split(",")]
    _read_rows(rows, players)
    for player, added in zip(players, _part(more, "players", list), strict=False):
        player.update(added if isinstance(added, dict) else {})
    discards, removed, seed, draws = _parts(piles, 4, "piles")
    mover, left, flags, tasks = _parts(turn, 4, "turn")
    if set(flags) - set(_FLAGS):
        raise SaveError("text-flags", flags=_FLAGS, got=repr(flags))
    setup: Data = {
        "edition": _TAGS[tag],
        "players": len(players),
        "seed": read_seed(seed),
        "boxes": [core().name],
        "sections": [_read_section(section) for section in sections.split(",")],
        "cards": cards.split(","),
        "options": dict(_read_option(option) for option in options.split(",") if option),
        **_part(more, "setup", dict),
    }
    return {
        "setup": setup,
        "players": players,
        "discards": _read_cards(discards),
        "removed": _read_cards(removed),
        "draws": _number(draws, "draws"),
        "to_move": None if mover == "-" else _number(mover, "turn"),
        "turn": {
            "left": _number(left, "turn"),
            "begun": "b" in flags,
            "built": "r" in flags,
            "tasks": [_read_task(task) for task in tasks.split(",") if task],
            **_part(more, "turn", dict),
        },
        "last_round": "l" in flags,
        "over": "o" in flags,
        **more,
    }


def _part(more: Data, key: str, kind: type[P]) -> P:
    found = more.pop(key, kind())
    if not isinstance(found, kind):
        raise SaveError("text-unreadable", key=key, got=repr(found))
    return found


def _read_option(text: str) -> tuple[str, bool | int]:
    name, equals, value = text.partition("=")
    if equals:
        return name, _number(value, "options")
    return name, not OPTIONS[name].default if name in OPTIONS else True


def _write_section(section: Section) -> str:
    turn = "~" if section.is_turned else ""
    if not section.is_own:
        return section.name + turn
    upright = section.turned() if section.is_turned else section
    locations = "+".join(section.locations)
    return (
        f"{section.name}={locations}={section.box}={section.source}={''.join(upright.rows)}{turn}"
    )


def _read_section(text: str) -> str | Data:
    turned, text = text.endswith("~"), text.removesuffix("~")
    if "=" not in text:
        return f"{text}:turned" if turned else text
    name, locations, box, source, letters = _parts(text, 5, "section", "=")
    head = f"[{name}] box={box} locations={locations.replace('+', ',')} source={source}"
    rows = [letters[i : i + SIDE] for i in range(0, len(letters), SIDE)]
    return {"text": "\n".join([head, *rows]), "turned": turned}


def _write_row(g: "KingdomBuilder", row: Hexset) -> str:
    cells = ""
    for hex_ in singles(row):
        owners = [chr(ord("a") + seat) for seat in range(g.seats) if g.houses(seat) & hex_]
        cells += owners[0] if owners else "."
    return re.sub(r"\.+", lambda gap: str(len(gap[0])), cells)


def _read_rows(text: str, players: list[Data]) -> None:
    for number, row in enumerate(text.split("/"), start=1):
        column = 0
        for run in re.findall(r"[0-9]+|.", row):
            if run[0] in "0123456789":
                column += _number(run, "rows")
                continue
            seat = ord(run) - ord("a")
            if not 0 <= seat < len(players):
                raise SaveError("text-row-seat", row=number, got=repr(run))
            if column >= ROWS:
                raise SaveError("text-row-long", row=number)
            place = f"i.{chr(ord('a') + column)}{number - ROWS}" if number > ROWS else ""
            name = f"{chr(ord('a') + column)}{number}"
            players[seat]["settlements"].append(place or name)
            column += 1


def _write_cards(cards: dict[str, int]) -> str:
    return "".join(_LETTER[terrain] * number for terrain, number in cards.items())


def _read_cards(text: str) -> dict[str, int]:
    return {_terrain(letter): text.count(letter) for letter in dict.fromkeys(text)}


def _terrain(letter: str) -> str:
    if letter not in _TERRAIN:
        raise SaveError("text-terrain", got=repr(letter))
    return _TERRAIN[letter]


def _write_seat(player: Data) -> str:
    sign = {state: mark for mark, state in _STATE.items()}
    tiles = "".join(
        f"{tile['name']}{_AT}{_mask(tile['from'] or '')}{sign[tile['ready'], tile['new']]}"
        for tile in player["tiles"]
    )
    hand = "".join(_LETTER[terrain] for terrain in player["hand"])
    lost = _mask("+".join(player["lost"]))
    return f"{player['supply']}.{player['gold']}.{hand}.{tiles}.{lost}"


def _read_seat(text: str) -> Data:
    supply, gold, hand, tiles, lost = _parts(text, 5, "seat")
    return {
        "settlements": [],
        "supply": _number(supply, "supply"),
        "gold": _number(gold, "gold"),
        "hand": [_terrain(letter) for letter in hand],
        "tiles": [
            {"name": name, "from": _unmask(where) or None, "ready": ready, "new": new}
            for name, where, sign in _read_tiles(tiles)
            for ready, new in [_STATE[sign]]
        ],
        "lost": list(filter(None, _unmask(lost).split("+"))),
    }


def _read_tiles(text: str) -> list[tuple[str, ...]]:
    """Name, hex and state of each tile, one after the other: a search would go over it again."""
    found, place = [], 0
    while place < len(text):
        tile = _TILE.match(text, place)
        if not tile:
            raise SaveError("text-tiles", got=repr(text))
        found.append(tile.groups())
        place = tile.end()
    return found


def _write_task(task: Data) -> str:
    done = "+".join(task.get("done", ()))
    parts = (
        task["task"],
        task["seat"],
        task.get("left", ""),
        task.get("lifted", ""),
        task.get("from", ""),
        done,
        task.get("note", "").replace(",", "+"),
    )
    return _mask("=".join(map(str, parts)))


def _mask(names: str) -> str:
    """Hexes of the island have a dot in their names, which separates parts here."""
    return names.replace("i.", "i_")


def _unmask(text: str) -> str:
    return text.replace("i_", "i.")


def _read_task(text: str) -> Data:
    name, seat, left, lifted, origin, done, note = _parts(_unmask(text), 7, "task", "=")
    task: Data = {"task": name, "seat": _number(seat, "task")}
    if left:
        task["left"] = _number(left, "task")
    if done:
        task["done"] = done.split("+")
    if note:
        task["note"] = note.replace("+", ",")
    return task | {"lifted": lifted or None, "from": origin or None}


def _parts(text: str, number: int, what: str, mark: str = ".") -> list[Any]:
    parts = text.split(mark)
    if len(parts) != number:
        raise SaveError("text-parts", what=what, number=number, mark=repr(mark), got=repr(text))
    return parts


def _number(text: str, what: str) -> int:
    if not re.fullmatch(f"[0-9]{{1,{_DIGITS}}}", text):
        raise SaveError("save-number", what=what, got=repr(text))
    return int(text)
