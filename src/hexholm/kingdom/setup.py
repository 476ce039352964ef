"""Setting up a game: which boxes, sections, cards and options (rules S)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from hexholm.board import Board, Section, SectionError, assemble, load_section
from hexholm.chance import Draw, check_edition, check_names, known
from hexholm.game import EDITION, FIRST_EDITION, Data, SetupError
from hexholm.hexes import Hexset, count, singles, within
from hexholm.kingdom.boxes import (
    ALL as _BOXES,
)
from hexholm.kingdom.boxes import (
    BASE,
    CAPITOL,
    CAVES,
    CROSSROADS,
    ISLAND,
    MARSHLANDS,
    printed_sections,
)
from hexholm.kingdom.boxes.harvest.rules import ROWS
from hexholm.kingdom.kinds import Box, Card, Extra
from hexholm.kingdom.mechanisms.camps import Kinds
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.silos import Silo
from hexholm.kingdom.mechanisms.tiles import GivingUp

BOXES: Final[Mapping[str, Box]] = {box.name: box for box in _BOXES}
EXTRAS: Final[Mapping[str, Extra]] = {e.name: e for box in _BOXES for e in box.extras}
"""The actions of the locations."""
CARDS: Final[Mapping[str, Card]] = {c.name: c for box in _BOXES for c in box.cards}
TASKS: Final[Mapping[str, Card]] = {c.name: c for box in _BOXES for c in box.tasks}
BONUSES: Final[Mapping[str, str]] = {
    place: extra.name for box in _BOXES for place, extra in box.bonuses
}
"""Locations of which a pair brings a bonus, and the bonus action."""
EVERYBODY: Final[Mapping[str, Callable[[Board, Hexset], Hexset]]] = {
    extra.name: where for box in _BOXES for where, extra in box.everybody
}
"""Actions that need no tile, and the hexes that bring them into play."""
CAMPS: Final = tuple(tile for box in _BOXES for tile in box.camps)
"""The nomad tiles."""
_KIND_OF: Final[Mapping[str, str]] = {
    kind.name: tile.name
    for box in _BOXES
    for tile in box.tiles
    if isinstance(tile, Kinds)
    for kind in tile.kinds.values()
}
ACTIONS: Final[Mapping[str, Extra]] = {
    **EXTRAS,
    **{e.name: e for box in _BOXES for e in box.tiles},
    **{e.name: e for box in _BOXES for _, e in box.bonuses},
    **{e.name: e for box in _BOXES for _, e in box.everybody},
    **{e.name: e for e in (GivingUp("give-up", "B-4.5b"), ROWS, Silo("silo", "H-silo"))},
}
"""Everything a task can be about."""


def used_as(tile: str) -> str:
    """The name under which a nomad tile is used: every donation as a donation."""
    return _KIND_OF.get(tile, tile)


NOMADS_USED: Final = tuple(
    dict.fromkeys(used_as(tile.name) for box in _BOXES for tile in box.tiles)
)
"""The names under which nomad tiles are used."""


class Option(NamedTuple):
    """A rule that players may choose to read differently."""

    default: bool | int
    """What the rulings say."""
    boxes: tuple[str, ...] = ()
    """It means something only with all of these."""
    choices: tuple[bool | int, ...] = (False, True)


OPTIONS: Final[Mapping[str, Option]] = {
    "lords_need_settlement": Option(default=False),  # A-29b
    "island_knights": Option(default=True, boxes=("island",)),
    "crossroads_removed_terrain": Option(default=True, boxes=("crossroads", "marshlands")),
    "pieces_move_as_settlements": Option(default=False, boxes=("crossroads",)),  # A-12c
    "canoe_own": Option(default=False, boxes=("marshlands",)),
    "swamp_cards": Option(default=True, boxes=("marshlands",)),  # S-M
    "capitols": Option(default=2, boxes=("capitol",), choices=(1, 2)),  # S-Q1
}
_DEFAULTS: Final = tuple((name, option.default) for name, option in OPTIONS.items())

PRESETS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "first-game": {  # S-9
        "boxes": ("base",),
        "sections": ("tavern", "paddock", "oasis", "farm"),
        "cards": ("fishermen", "knights", "merchants"),
    },
    **{box: {"boxes": (box,)} for box in ("nomads", "crossroads", "marshlands", "harvest")},
    "everything": {"boxes": tuple(BOXES)},
}

SEATS: Final = range(2, 6)
CAPITOL_LOCATIONS: Final = ("oracle", "harbor")
"""Sections with one of these can hold a capitol (S-Q1)."""
CAVE_DISTANCE: Final = 3
_SETUP_STREAM: Final = 0x5E7_0B0A2D  # keeps the set-up's random numbers apart from the deck's


class Setup(NamedTuple):
    """All that is decided before the first card is dealt, but for the seed."""

    players: int
    boxes: tuple[str, ...]
    sections: tuple[Section, Section, Section, Section]
    cards: tuple[str, ...]
    options: tuple[tuple[str, bool | int], ...]
    tasks: tuple[str, ...] = ()
    island: Section | None = None
    capitols: Hexset = 0
    caves: Hexset = 0
    nomads: tuple[tuple[Hexset, str], ...] = ()
    removed: str = ""
    """The terrain whose cards are not in the game (S-M2)."""
    edition: int = EDITION

    @property
    def board(self) -> Board:
        """The board of the four sections and the island."""
        return assemble(self.sections, self.island)

    def option(self, name: str) -> bool:
        """Whether an option is on."""
        return (name, True) in self.options

    def data(self, seed: int) -> Data:
        """As plain data; a user's own section travels with its text."""
        data: Data = {
            "edition": self.edition,
            "players": self.players,
            "seed": seed,
            "boxes": list(self.boxes),
            "sections": [_section_data(section) for section in self.sections],
            "cards": list(self.cards),
            "options": dict(self.options),
        }
        grid = self.board.grid
        if self.tasks:
            data["tasks"] = list(self.tasks)
        if self.island:
            data["island"] = _section_data(self.island)
        if self.capitols or (CAPITOL.name in self.boxes and capitol_places(self.board)):
            data["capitols"] = grid.named(self.capitols)
        if self.caves or (CAVES.name in self.boxes and any(cave_places(self.board, self.edition))):
            data["caves"] = grid.named(self.caves)
        if self.board.grounds["nomad"]:
            data["nomads"] = {grid.names[camp]: tile for camp, tile in self.nomads}
        if self.removed:
            data["removed"] = self.removed
        return data


_KEYS: Final = (
    "edition",
    "players",
    "seed",
    "boxes",
    "sections",
    "cards",
    "options",
    "tasks",
    "island",
    "capitols",
    "caves",
    "nomads",
    "removed",
)


def make_setup(
    *,
    edition: int | None = None,
    players: int = 2,
    seed: int = 0,
    boxes: Sequence[str] | None = None,
    sections: Sequence[str | Section | Mapping[str, Any]] | None = None,
    cards: Sequence[str] | None = None,
    options: Mapping[str, bool | int] | None = None,
    tasks: Sequence[str] | None = None,
    island: str | Section | Mapping[str, Any] | None = None,
    capitols: Sequence[str] | None = None,
    caves: Sequence[str] | None = None,
    nomads: Mapping[str, str] | None = None,
    removed: str | None = None,
    preset: str | None = None,
) -> Setup:
    """A checked set-up; what is not chosen is drawn by the seed."""
    if type(players) is not int or players not in SEATS:
        raise SetupError(f"players must be 2, 3, 4 or 5, not {players!r}")
    if type(seed) is not int or seed < 0:
        raise SetupError(f"the seed must be a whole number from 0 on, not {seed!r}")
    if preset is not None:
        known("preset", [preset], PRESETS)
        if boxes is not None or sections is not None or cards is not None:
            raise SetupError("a preset brings its own boxes, sections and cards")
        chosen = PRESETS[preset]
        boxes, sections, cards = chosen["boxes"], chosen.get("sections"), chosen.get("cards")
    edition = check_edition(edition)
    chosen_options = _read_options(options)
    draw = Draw(seed, _SETUP_STREAM)
    box_names = check_names("boxes", boxes, BOXES) if boxes is not None else ("base",)
    if not box_names:
        raise SetupError(f"at least one box is needed of: {', '.join(BOXES)}")
    pool = section_pool(box_names)
    if sections is None:
        if len(pool) < 4:
            raise SetupError(f"the boxes {', '.join(box_names)} have only {len(pool)} sections")
        four = [s.turned() if draw.below(2) else s for s in draw.some(tuple(pool.values()), 4)]
    else:
        four = _read_sections(sections, pool)
    card_pool = [card.name for name in with_base(box_names) for card in BOXES[name].cards]
    three = (
        tuple(draw.some(card_pool, 3)) if cards is None else check_names("cards", cards, card_pool)
    )
    if len(three) != 3:
        raise SetupError(f"a game has 3 Kingdom Builder cards, not {len(three)}")
    side = _read_island(box_names, island, draw)
    board = assemble((four[0], four[1], four[2], four[3]), side)
    return Setup(
        players,
        box_names,
        board.sections,
        three,
        chosen_options,
        _read_tasks(board.sections, tasks, draw),
        side,
        _read_capitols(box_names, board, capitols, dict(chosen_options)["capitols"], draw),
        _read_caves(box_names, board, caves, edition, draw),
        _read_nomads(board, nomads, draw),
        _read_removed(
            _dealt_boxes(box_names, board.sections, chosen_options), three, removed, draw
        ),
        edition,
    )


@cache
def section_pool(boxes: tuple[str, ...]) -> Mapping[str, Section]:
    """The sections of some boxes, by name."""
    sections = printed_sections().items()
    return {name: s for name, s in sections if s.box in boxes and not s.is_island}


@cache
def island_sides() -> Mapping[str, Section]:
    """The sides of the island, by name."""
    return {name: s for name, s in printed_sections().items() if s.is_island}


def with_base(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The boxes whose cards are in the game: no box is played without the base game."""
    return boxes if "base" in boxes else ("base", *boxes)


def _dealt_boxes(
    boxes: tuple[str, ...],
    sections: tuple[Section, ...],
    options: tuple[tuple[str, bool | int], ...],
) -> tuple[str, ...]:
    """The boxes whose terrain cards are in the deck; Marshlands may need a section (S-M)."""
    marshlands = MARSHLANDS.name
    if ("swamp_cards", True) in options or marshlands in [section.box for section in sections]:
        return boxes
    return tuple(box for box in boxes if box != marshlands)


@cache
def _all_cards(boxes: tuple[str, ...]) -> Mapping[str, int]:
    cards: dict[str, int] = {}
    for box in with_base(boxes):
        for card in BOXES[box].deck:
            cards[card] = cards.get(card, 0) + 1
    return cards


def terrain_cards(setup: Setup) -> tuple[dict[str, int], dict[str, int]]:
    """The terrain cards of a set-up: the draw pile, and those out of the game (S-M2)."""
    deck = dict(_all_cards(_dealt_boxes(setup.boxes, setup.sections, setup.options)))
    removed = dict.fromkeys(deck, 0)
    if setup.removed:
        for card, number in deck.items():
            if setup.removed in terrains(card):
                deck[card], removed[card] = 0, number
    return deck, removed


def read_setup(data: Any) -> tuple[Setup, int]:
    """The set-up and seed of saved data."""
    if not isinstance(data, Mapping):
        raise SetupError("the set-up is missing")
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        raise SetupError(f"unknown key in the set-up: {', '.join(map(str, unknown))}")
    return make_setup(**{"edition": FIRST_EDITION, **data}), data.get("seed", 0)


def _read_sections(given: Any, pool: Mapping[str, Section]) -> list[Section]:
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != 4:
        found = len(given) if isinstance(given, Sequence) else 0
        raise SetupError(f"a board has 4 sections, not {found}")
    sections = [_read_section(one, pool) for one in given]
    for section in sections:
        if [other.name for other in sections].count(section.name) > 1:
            raise SetupError(f"section {section.name} is named twice")
        if section.is_island:
            raise SetupError(f"section {section.name} is a side of the island")
        _check_locations(section)
    return sections


def _check_locations(section: Section) -> None:
    known(f"location in section {section.name}:", section.locations, EXTRAS)


def _read_section(given: Any, pool: Mapping[str, Section]) -> Section:
    if isinstance(given, Section):
        return given
    if isinstance(given, Mapping):
        try:
            section = load_section(str(given.get("text", "")) + "\n")
        except SectionError as error:
            raise SetupError(f"the section in the set-up: {error}") from None
        return section.turned() if given.get("turned") else section
    name, _, turn = str(given).partition(":")
    known("sections", [name], pool)
    if turn not in ("", "turned"):
        raise SetupError(f"section {given!r}: after the colon only 'turned' can stand")
    return pool[name].turned() if turn else pool[name]


def _section_data(section: Section) -> str | Data:
    if section.is_own:
        return {"text": section.text, "turned": section.is_turned}
    return section.label


def _read_options(given: Any) -> tuple[tuple[str, bool | int], ...]:
    if given is None:
        return _DEFAULTS
    if not isinstance(given, Mapping):
        raise SetupError(f"options must be given by name, not {given!r}")
    known("options", given, OPTIONS)
    for name, value in given.items():
        choices = OPTIONS[name].choices
        if not any(value is choice for choice in choices):
            valid = " or ".join(str(choice).lower() for choice in choices)
            raise SetupError(f"option {name} must be {valid}, not {value!r}")
    return tuple({**dict(_DEFAULTS), **given}.items())


def _read_tasks(sections: tuple[Section, ...], given: Any, draw: Draw) -> tuple[str, ...]:
    """One task card for each section of Crossroads in play (S-X)."""
    number = [section.box for section in sections].count(CROSSROADS.name)
    if given is None:
        return tuple(draw.some(tuple(TASKS), number)) if number else ()
    tasks = check_names("tasks", given, TASKS)
    if len(tasks) != number:
        raise SetupError(
            f"there is one task card for each section of Crossroads: {number}, not {len(tasks)}"
        )
    return tasks


def _read_island(boxes: tuple[str, ...], given: Any, draw: Draw) -> Section | None:
    """One of its sides (S-Q3)."""
    if given is None:
        if ISLAND.name not in boxes:
            return None
        return draw.some(tuple(island_sides().values()), 1)[0]
    side = _read_section(given, island_sides())
    if not side.is_island:
        raise SetupError(f"section {side.name} is no side of the island")
    _check_locations(side)
    return side


def capitol_places(board: Board) -> list[Hexset]:
    """For each section that can hold a capitol: its castles (S-Q1)."""
    castles = board.grounds["castle"]
    return [
        castles & quarter
        for section, quarter in zip(board.sections, board.quarters, strict=True)
        if set(CAPITOL_LOCATIONS) & set(section.locations) and castles & quarter
    ]


def cave_places(board: Board, edition: int = EDITION) -> list[Hexset]:
    """For each section the mountains that can hold its cave (S-Q2, S-Q2c)."""
    grounds = board.grounds
    apart = grounds["location"] | grounds["castle"] | grounds["nomad"]
    if edition == FIRST_EDITION:
        apart = board.special  # S-Q2b
    mountains = grounds["mountain"] & ~within(apart, CAVE_DISTANCE - 1)
    return [mountains & quarter for quarter in board.quarters]


def _read_capitols(
    boxes: tuple[str, ...], board: Board, given: Any, most: int, draw: Draw
) -> Hexset:
    if given is None and CAPITOL.name not in boxes:
        return 0
    places = capitol_places(board)
    if given is None:
        only_one = most == 1 and len(places) > 1
        return _some_places(draw.some(places, 1) if only_one else places, draw)
    chosen = _chosen_places("capitols", given, board, places)
    if most == 1 and count(chosen) > 1:
        raise SetupError(
            f"capitols: {count(chosen)} hexes are named, but the option capitols allows 1"
        )
    return chosen


def _read_caves(
    boxes: tuple[str, ...], board: Board, given: Any, edition: int, draw: Draw
) -> Hexset:
    places = cave_places(board, edition)
    if given is None:
        return _some_places(places, draw) if CAVES.name in boxes else 0
    return _chosen_places("caves", given, board, places)


def _some_places(places: list[Hexset], draw: Draw) -> Hexset:
    return sum(draw.some(tuple(singles(one)), 1)[0] for one in places if one)


def _chosen_places(what: str, given: Any, board: Board, places: list[Hexset]) -> Hexset:
    chosen = 0
    grid = board.grid
    for name in check_names(what, given, grid.hexes):
        if not any(grid.hexes[name] & one for one in places):
            valid = ", ".join(n for one in places for n in grid.named(one)) or "none"
            raise SetupError(f"{what}: {name} is not among the possible places: {valid}")
        chosen |= grid.hexes[name]
    if any(count(chosen & one) > 1 for one in places):
        raise SetupError(f"{what}: a section has at most one")
    return chosen


def _read_nomads(board: Board, given: Any, draw: Draw) -> tuple[tuple[Hexset, str], ...]:
    """A random tile on each nomad hex (S-N)."""
    hexes = tuple(singles(board.grounds["nomad"]))
    if given is None and not hexes:
        return ()
    if given is None:
        tiles = draw.some(CAMPS, min(len(hexes), len(CAMPS)))
        return tuple(zip(hexes, tiles, strict=False))
    if not isinstance(given, Mapping):
        raise SetupError(f"nomads are given as nomad hexes with their tiles, not {given!r}")
    known("nomad hex", given, board.grid.named(board.grounds["nomad"]))
    known("nomad tile", given.values(), CAMPS)
    for tile in given.values():
        if list(given.values()).count(tile) > CAMPS.count(tile):
            raise SetupError(f"nomads: there are not so many {tile} tiles")
    names = board.grid.names
    return tuple((camp, given[names[camp]]) for camp in hexes if names[camp] in given)


def _read_removed(boxes: tuple[str, ...], cards: tuple[str, ...], given: Any, draw: Draw) -> str:
    """With the card Scouts one terrain has no cards in the game (S-M2)."""
    if "scouts" not in cards:
        if given:
            raise SetupError("a terrain is removed only with the card scouts")
        return ""
    if given is None:
        deck = [card for box in with_base(boxes) for card in BOXES[box].deck]
        return terrains(draw.some(deck, 1)[0])[-1]
    known("terrain", [given], BASE.deck)
    return str(given)
