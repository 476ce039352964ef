"""Setting up a game: which boxes, sections, cards and options (rules S)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexholm.board import Board, Section, SectionError, assemble, load_section
from hexholm.chance import Draw, check_edition, check_names, check_seed, known
from hexholm.game import EDITION, FIRST_EDITION, Data, SetupError
from hexholm.kingdom import registry
from hexholm.kingdom.kinds import Box
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.registry import BOXES, EXTRAS, OPTIONS, PARTS, PRESETS
from hexholm.streams import Seed

SEATS: Final = range(2, 6)
_SETUP_USE: Final = 0x5E7_0B0A2D  # keeps the set-up's random numbers apart from the deck's


class Parts(dict[str, Any]):
    """What parts have decided, by their keys; it isn't changed any more."""

    def __hash__(self) -> int:  # type: ignore[override] # it stays as it is
        return hash(tuple(self.items()))


class _Setup(NamedTuple):
    players: int
    boxes: tuple[str, ...]
    sections: tuple[Section, Section, Section, Section]
    cards: tuple[str, ...]
    options: tuple[tuple[str, bool | int], ...]
    board: Board
    """The board of the four sections, and maybe a small one."""
    edition: int = EDITION
    parts: Parts = Parts()
    """What parts have decided, where that is more than nothing."""
    own: tuple[Section, ...] = ()
    """Boards that take the place of others of the same name; known while it is made."""


class Setup(_Setup):
    """Everything decided before the first card is dealt, except the seed.

    What the parts of boxes decide (`Part`) are attributes too: ``setup.removed``.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def option(self, name: str) -> bool:
        """Whether an option is on."""
        return (name, True) in self.options

    def value(self, name: str) -> bool | int:
        """The value of an option."""
        return dict(self.options)[name]

    @property
    def dealing(self) -> list[Box]:
        """The boxes whose terrain cards are in the deck."""
        return [box for box in _with_cards(self.boxes) if box.deals(self)]

    def data(self, seed: Seed) -> Data:
        """As plain data; a user's own section travels with its text."""
        data: Data = {
            "edition": self.edition,
            "players": self.players,
            "seed": seed,
            "boxes": list(self.boxes),
            "sections": [section_data(section) for section in self.sections],
            "cards": list(self.cards),
            "options": dict(self.options),
        }
        for key, part in PARTS.items():
            value = part.data(self)
            if value is not None:
                data[key] = value
        return data


def _name_parts() -> None:
    """Parts become attributes. (A `__getattr__` would slow down all the others.)"""
    for key, part in PARTS.items():
        found = lambda setup, key=key, blank=part.blank: setup.parts.get(key, blank)  # noqa: E731
        setattr(Setup, key, property(found))


registry.watch(_name_parts)


def make_setup(
    *,
    edition: int | None = None,
    players: int = 2,
    seed: Seed = 0,
    boxes: Sequence[str] | None = None,
    sections: Sequence[str | Section | Mapping[str, Any]] | None = None,
    cards: Sequence[str] | None = None,
    options: Mapping[str, bool | int] | None = None,
    preset: str | None = None,
    own: Sequence[Section | Mapping[str, Any]] | None = None,
    **parts: Any,
) -> Setup:
    """A checked set-up; what isn't chosen is drawn by the seed."""
    if type(players) is not int or players not in SEATS:
        raise SetupError("setup-players", names_or=[str(n) for n in SEATS], got=repr(players))
    check_seed(seed)
    for key in parts:
        if key not in PARTS:
            raise TypeError(f"make_setup() got an unexpected keyword argument {key!r}")
    if preset is not None:
        known("preset", [preset], PRESETS)
        if boxes is not None or sections is not None or cards is not None:
            raise SetupError("setup-preset-alone")
        chosen = PRESETS[preset]
        boxes, sections, cards = chosen["boxes"], chosen.get("sections"), chosen.get("cards")
    edition = check_edition(edition)
    draw = Draw(seed, _SETUP_USE)
    box_names = check_names("boxes", boxes, BOXES) if boxes is not None else (registry.core().name,)
    if not box_names:
        raise SetupError("setup-no-box", names=", ".join(BOXES))
    chosen_options = _read_options(options, box_names)
    mine = _read_own(own)
    pool = own_pool(section_pool(box_names), mine)
    if sections is None:
        if len(pool) < 4:
            raise SetupError("setup-few-sections", names=", ".join(box_names), got=len(pool))
        four = [s.turned() if draw.below(2) else s for s in draw.some(tuple(pool.values()), 4)]
    else:
        four = _read_sections(sections, {**_others(mine, islands=False), **pool})
    card_pool = _card_pool(box_names)
    three = (
        tuple(draw.some(card_pool, 3)) if cards is None else check_names("cards", cards, card_pool)
    )
    if len(three) != 3:
        raise SetupError("setup-cards", got=len(three))
    quarters = (four[0], four[1], four[2], four[3])
    no_board: Any = None
    setup = Setup(players, box_names, quarters, three, chosen_options, no_board, edition, own=mine)
    side, decided = None, Parts()
    for part in registry.DRAWN:
        if not (part.is_side or setup.board):
            setup = setup._replace(board=assemble(quarters, side))
        if value := part.read(setup, parts.get(part.key), draw):
            decided[part.key] = value
            side = value if part.is_side else side
    return setup._replace(parts=decided, own=()) if decided or mine else setup


@lru_cache(maxsize=256)
def section_pool(boxes: tuple[str, ...], *, islands: bool = False) -> Mapping[str, Section]:
    """The sections of some boxes by name, or the sides of their islands."""
    return {n: s for n, s in registry.SECTIONS.items() if s.box in boxes and s.is_island is islands}


def own_pool(pool: Mapping[str, Section], own: Sequence[Section]) -> Mapping[str, Section]:
    """The same sections, with a user's own in the place of those of the same name."""
    if not own:
        return pool
    found = dict(pool)
    for section in own:
        if ours := found.get(section.name):
            if ours.is_island is not section.is_island:
                raise SetupError("setup-own-shape", name=section.name)
            found[section.name] = replace(section, box=ours.box)
    return found


def _others(own: Sequence[Section], *, islands: bool) -> dict[str, Section]:
    """The user's own sections that take nobody's place."""
    new = [s for s in own if s.is_island is islands and s.name not in registry.SECTIONS]
    return {section.name: section for section in new}


def island_pool(setup: Setup, boxes: tuple[str, ...]) -> tuple[Mapping[str, Section], ...]:
    """The sides of islands to draw from, and those that can be named."""
    pool = own_pool(section_pool(boxes, islands=True), setup.own)
    return pool, {**_others(setup.own, islands=True), **pool}


def _read_own(given: Any) -> tuple[Section, ...]:
    if given is None:
        return ()
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise SetupError("setup-own", got=repr(given))
    own: list[Section] = []
    for one in given:
        if not isinstance(one, Section | Mapping):
            raise SetupError("setup-own", got=repr(one))
        section = read_section(one, {})
        check_locations(section)
        if section.name in [other.name for other in own]:
            raise SetupError("setup-twice", what="own", name=section.name)
        own.append(section.turned() if section.is_turned else section)
    return tuple(own)


def with_core(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The boxes whose cards are in the game: no box is played without the base game."""
    core = registry.core().name
    return boxes if core in boxes else (core, *boxes)


@lru_cache(maxsize=256)
def _card_pool(boxes: tuple[str, ...]) -> list[str]:
    return [card.name for name in with_core(boxes) for card in BOXES[name].cards]


@lru_cache(maxsize=256)
def _with_cards(boxes: tuple[str, ...]) -> list[Box]:
    return [BOXES[name] for name in with_core(boxes) if BOXES[name].deck]


def terrain_cards(setup: Setup) -> tuple[dict[str, int], dict[str, int]]:
    """The terrain cards of a set-up: the draw pile, and those out of the game (S-M2)."""
    deck, removed = _piles(tuple([box.name for box in setup.dealing]), setup.removed)
    return deck.copy(), removed.copy()


@lru_cache(maxsize=256)
def _piles(boxes: tuple[str, ...], without: str) -> tuple[dict[str, int], dict[str, int]]:
    cards = Counter(card for box in boxes for card in BOXES[box].deck)
    is_out = {card: bool(without) and without in terrains(card) for card in cards}
    deck = {card: 0 if is_out[card] else number for card, number in cards.items()}
    return deck, {card: number - deck[card] for card, number in cards.items()}


_KEYS: Final = {"edition", "players", "seed", "boxes", "sections", "cards", "options"}


def read_setup(data: Any) -> tuple[Setup, Seed]:
    """The set-up and seed of saved data."""
    if not isinstance(data, Mapping):
        raise SetupError("setup-missing")
    boxes = data.get("boxes")
    for box in boxes if isinstance(boxes, list) else ():
        if isinstance(box, str) and box not in BOXES:
            raise SetupError("setup-box-away", name=box)
    unknown = sorted(set(data) - _KEYS - set(PARTS))
    if unknown:
        raise SetupError("setup-unknown-keys", names=", ".join(map(str, unknown)))
    return make_setup(**{"edition": FIRST_EDITION, **data}), data.get("seed", 0)


def _read_sections(given: Any, pool: Mapping[str, Section]) -> list[Section]:
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != 4:
        found = len(given) if isinstance(given, Sequence) else 0
        raise SetupError("setup-sections", got=found)
    sections = [read_section(one, pool) for one in given]
    for section in sections:
        if [other.name for other in sections].count(section.name) > 1:
            raise SetupError("setup-twice", what="sections", name=section.name)
        if section.is_island:
            raise SetupError("setup-island-section", name=section.name)
        check_locations(section)
    return sections


def check_locations(section: Section) -> None:
    """Whether all locations of a section are known."""
    known(section.name, section.locations, EXTRAS)


def read_section(given: Any, pool: Mapping[str, Section]) -> Section:
    """A section by its name, by its saved data, or as it is."""
    if isinstance(given, Section):
        return given
    if isinstance(given, Mapping):
        try:
            section = load_section(str(given.get("text", "")) + "\n")
        except SectionError as error:
            raise SetupError("setup-own-section", why=str(error)) from None
        return section.turned() if given.get("turned") else section
    name, _, turn = str(given).partition(":")
    known("sections", [name], pool)
    if turn not in ("", "turned"):
        raise SetupError("setup-section-turn", section=repr(given))
    return pool[name].turned() if turn else pool[name]


def section_data(section: Section) -> str | Data:
    """A section in a saved set-up: by its name, or with its text."""
    if section.is_own:
        return {"text": section.text, "turned": section.is_turned}
    return section.label


def _read_options(given: Any, boxes: tuple[str, ...]) -> tuple[tuple[str, bool | int], ...]:
    defaults = _default_options(boxes)
    if given is None:
        return defaults
    if not isinstance(given, Mapping):
        raise SetupError("setup-options", got=repr(given))
    known("options", given, OPTIONS)
    for name, value in given.items():
        choices = OPTIONS[name].choices
        if not any(value is choice for choice in choices):
            valid = [str(choice).lower() for choice in choices]
            raise SetupError("setup-option", name=name, names_or=valid, got=repr(value))
    return tuple({**dict(defaults), **given}.items())


@lru_cache(maxsize=256)
def _default_options(boxes: tuple[str, ...]) -> tuple[tuple[str, bool | int], ...]:
    """All options of the boxes that come with hexholm, and those of others in the game."""
    return tuple(
        (name, option.default)
        for name, option in OPTIONS.items()
        if registry.SHIPPED.issuperset(option.boxes) or set(option.boxes) <= set(boxes)
    )


registry.watch(_default_options.cache_clear)
