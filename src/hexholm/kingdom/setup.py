"""Setting up a game: which boxes, sections, cards and options (rules S)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from hexholm.board import Board, Section, SectionError, assemble, load_section, printed_sections
from hexholm.game import Data, SetupError, roll
from hexholm.kingdom.base import BASE
from hexholm.kingdom.kinds import Box, Card, Extra

BOXES: Final[Mapping[str, Box]] = {box.name: box for box in (BASE,)}
EXTRAS: Final[Mapping[str, Extra]] = {e.name: e for box in BOXES.values() for e in box.extras}
CARDS: Final[Mapping[str, Card]] = {c.name: c for box in BOXES.values() for c in box.cards}
OPTIONS: Final[Mapping[str, bool]] = {"lords_need_settlement": False}
"""Every option with its default."""
_DEFAULTS: Final = tuple(OPTIONS.items())

PRESETS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "first-game": {  # S-9
        "boxes": ("base",),
        "sections": ("tavern", "paddock", "oasis", "farm"),
        "cards": ("fishermen", "knights", "merchants"),
    },
}

SEATS: Final = range(2, 6)
_SETUP_STREAM: Final = 0x5E7_0B0A2D  # keeps the set-up's random numbers apart from the deck's

T = TypeVar("T")


class Setup(NamedTuple):
    """All that is decided before the first card is dealt, but for the seed."""

    players: int
    boxes: tuple[str, ...]
    sections: tuple[Section, Section, Section, Section]
    cards: tuple[str, ...]
    options: tuple[tuple[str, bool], ...]

    @property
    def board(self) -> Board:
        """The board of the four sections."""
        return assemble(self.sections)

    def option(self, name: str) -> bool:
        """Whether an option is on."""
        return (name, True) in self.options

    def data(self, seed: int) -> Data:
        """As plain data; a user's own section travels with its text."""
        return {
            "players": self.players,
            "seed": seed,
            "boxes": list(self.boxes),
            "sections": [_section_data(section) for section in self.sections],
            "cards": list(self.cards),
            "options": dict(self.options),
        }


def make_setup(
    *,
    players: int = 2,
    seed: int = 0,
    boxes: Sequence[str] | None = None,
    sections: Sequence[str | Section | Mapping[str, Any]] | None = None,
    cards: Sequence[str] | None = None,
    options: Mapping[str, bool] | None = None,
    preset: str | None = None,
) -> Setup:
    """A checked set-up; sections and cards that are not chosen are drawn by the seed."""
    if type(players) is not int or players not in SEATS:
        raise SetupError(f"players must be 2, 3, 4 or 5, not {players!r}")
    if type(seed) is not int or seed < 0:
        raise SetupError(f"the seed must be a whole number from 0 on, not {seed!r}")
    if preset is not None:
        _known("preset", [preset], PRESETS)
        if boxes is not None or sections is not None or cards is not None:
            raise SetupError("a preset brings its own boxes, sections and cards")
        chosen = PRESETS[preset]
        boxes, sections, cards = chosen["boxes"], chosen["sections"], chosen["cards"]
    draw = _Draw(seed)
    box_names = _names("boxes", boxes, BOXES) if boxes is not None else ("base",)
    if not box_names:
        raise SetupError(f"at least one box is needed of: {', '.join(BOXES)}")
    pool = section_pool(box_names)
    card_pool = [card.name for name in box_names for card in BOXES[name].cards]
    if sections is None:
        four = [s.turned() if draw.below(2) else s for s in draw.some(tuple(pool.values()), 4)]
    else:
        four = _read_sections(sections, pool)
    three = tuple(draw.some(card_pool, 3)) if cards is None else _names("cards", cards, card_pool)
    if len(three) != 3:
        raise SetupError(f"a game has 3 Kingdom Builder cards, not {len(three)}")
    return Setup(
        players, box_names, (four[0], four[1], four[2], four[3]), three, _read_options(options)
    )


@cache
def section_pool(boxes: tuple[str, ...]) -> Mapping[str, Section]:
    """The sections of some boxes, by name."""
    return {name: s for name, s in printed_sections().items() if s.box in boxes}


def read_setup(data: Any) -> tuple[Setup, int]:
    """The set-up and seed of saved data."""
    if not isinstance(data, Mapping):
        raise SetupError("the set-up is missing")
    unknown = sorted(set(data) - {"players", "seed", "boxes", "sections", "cards", "options"})
    if unknown:
        raise SetupError(f"unknown key in the set-up: {', '.join(map(str, unknown))}")
    return make_setup(**data), data.get("seed", 0)


class _Draw:
    """The random choices of a set-up."""

    def __init__(self, seed: int) -> None:
        self.seed = seed ^ _SETUP_STREAM
        self.draws = 0

    def below(self, sides: int) -> int:
        self.draws += 1
        return roll(self.seed, self.draws, sides)

    def some(self, pool: Sequence[T], count: int) -> list[T]:
        rest = list(pool)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


def _known(what: str, names: Iterable[Any], valid: Iterable[str]) -> None:
    for name in names:
        if not isinstance(name, str) or name not in valid:
            raise SetupError(f"unknown {what} {name!r}; there are: {', '.join(sorted(valid))}")


def _names(what: str, names: Any, valid: Iterable[str]) -> tuple[str, ...]:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise SetupError(f"{what} must be a list of names, not {names!r}")
    _known("box" if what == "boxes" else what.removesuffix("s"), names, valid)
    for name in names:
        if list(names).count(name) > 1:
            raise SetupError(f"{what}: {name} is named twice")
    return tuple(names)


def _read_sections(given: Any, pool: Mapping[str, Section]) -> list[Section]:
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != 4:
        found = len(given) if isinstance(given, Sequence) else 0
        raise SetupError(f"a board has 4 sections, not {found}")
    sections = [_read_section(one, pool) for one in given]
    for section in sections:
        if [other.name for other in sections].count(section.name) > 1:
            raise SetupError(f"section {section.name} is named twice")
        for location in section.locations:
            _known(f"location in section {section.name}:", [location], EXTRAS)
    return sections


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
    _known("section", [name], pool)
    if turn not in ("", "turned"):
        raise SetupError(f"section {given!r}: after the colon only 'turned' can stand")
    return pool[name].turned() if turn else pool[name]


def _section_data(section: Section) -> str | Data:
    if section.is_own:
        return {"text": section.text, "turned": section.is_turned}
    return section.label


def _read_options(given: Any) -> tuple[tuple[str, bool], ...]:
    if given is None:
        return _DEFAULTS
    if not isinstance(given, Mapping):
        raise SetupError(f"options go by name, each true or false, not {given!r}")
    chosen = dict(given)
    _known("option", chosen, OPTIONS)
    for name, value in chosen.items():
        if type(value) is not bool:
            raise SetupError(f"option {name} is either true or false, not {value!r}")
    return tuple({**OPTIONS, **chosen}.items())
