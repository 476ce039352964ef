"""Section files and the board assembled from them.

A section is ten rows of ten letters (the format is in docs/sections.md). Four sections make a
`Board`: an immutable bundle of hexsets (one per terrain, location, row, edge, section) that
all games on it share.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hexholm.grid import ISLAND, SIDE, SQUARE, WITH_ISLAND, Grid, HexGrid, island_hex
from hexholm.hexes import Hexset, hex_at, neighbours, offset, regions, singles
from hexholm.texts import Told

LETTERS: Final = MappingProxyType(
    {
        "G": "grass",
        "C": "canyon",
        "D": "desert",
        "F": "flower-field",
        "T": "forest",
        "W": "water",
        "M": "mountain",
        "X": "castle",
        "L": "location",
        "K": "location",
        "N": "nomad",
        "P": "palace",
        "S": "swamp",
        "A": "farmland",
        "O": "silo",
    }
)
EMPTY: Final = "."
"""A hex of a board that is being edited, before it has a letter."""
_SITES: Final = "LK"
_NAMED: Final = ("box", "source")  # what a header says besides the locations
_LONGEST_NAME: Final = 40
BUILDABLE: Final = ("grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland")
SPECIAL: Final = ("location", "castle", "nomad", "palace", "silo")
GROUNDS: Final = tuple(dict.fromkeys(LETTERS.values()))
"""Every kind of hex, by name."""


class SectionError(Told):
    """A section file that can't be read; the message names line and column."""


@dataclass(frozen=True)
class Section:
    """One board section: ten strings of ten letters, and what its location hexes are.

    A side of the island is a section too, with five strings of 4, 5, 6, 5 and 4 letters.
    """

    name: str
    box: str
    locations: tuple[str, ...]
    source: str
    rows: tuple[str, ...]
    is_turned: bool = False
    is_own: bool = False
    """Loaded from a user's file, so a save must carry its text."""

    def __hash__(self) -> int:  # of boards there are many, of sections with one name few
        return hash((self.name, self.is_turned))

    def turned(self) -> "Section":
        """The same section turned by 180 degrees."""
        return self._turned

    @cached_property
    def _turned(self) -> "Section":
        rows = tuple(line[::-1] for line in reversed(self.rows))
        other = replace(self, rows=rows, is_turned=not self.is_turned)
        other.__dict__["_turned"] = self
        return other

    @property
    def label(self) -> str:
        """The name, with ``:turned`` where it is."""
        return f"{self.name}:turned" if self.is_turned else self.name

    @property
    def text(self) -> str:
        """The section as a file, unturned."""
        upright = self.turned() if self.is_turned else self
        head = f"[{self.name}] box={self.box} locations={','.join(self.locations)} "
        return "\n".join([head + f"source={self.source}", *map(" ".join, upright.rows), ""])

    @property
    def is_island(self) -> bool:
        """Whether it is a side of the island."""
        return len(self.rows) == len(ISLAND)

    @cached_property
    def _letters(self) -> dict[str, Hexset]:
        place = island_hex if self.is_island else hex_at
        sets = dict.fromkeys(LETTERS, 0)
        for r, line in enumerate(self.rows):
            for c, letter in enumerate(line):
                sets[letter] |= place(r, c)
        return sets

    @cached_property
    def grounds(self) -> dict[str, Hexset]:
        """Its hexes by kind, with the section at the top left (the island at its own place)."""
        sets = dict.fromkeys(GROUNDS, 0)
        for letter, kind in LETTERS.items():
            sets[kind] |= self._letters[letter]
        return sets

    @cached_property
    def sites(self) -> dict[str, Hexset]:
        """Its location hexes by location, at the same place."""
        letters = zip(_SITES, self.locations, strict=False)
        return {name: self._letters[letter] for letter, name in letters}


@dataclass(frozen=True)
class Envelope:
    """What every new section of a kind has in common: what stands on it, how much of each terrain.

    Pairs of numbers are the least and the most.
    """

    locations: tuple[str, ...]
    special: str
    """The letters of its special hexes, one per hex."""
    basic: tuple[int, int] = (11, 20)
    """Hexes of each of the five basic terrains."""
    extra: str = ""
    """The letter of the terrain that only its box has."""
    extra_hexes: tuple[int, int] = (0, 0)
    extra_patches: tuple[int, int] = (0, 0)
    patch: tuple[int, int] = (2, 18)
    """Hexes of a patch of any terrain."""
    water: tuple[int, int] = (4, 34)
    mountain: tuple[int, int] = (0, 15)
    caves: int | None = None
    """Mountains on which a cave may stand, where that number is known."""
    apart: int = 3
    """Least distance between two special hexes."""
    widths: tuple[int, ...] = (SIDE,) * SIDE
    """Hexes of each row."""
    box: str = ""
    """Its box; found when that is registered."""

    @property
    def rows(self) -> list[list[Hexset]]:
        """Its hexes, row by row."""
        place = island_hex if self.widths == ISLAND else hex_at
        return [[place(r, c) for c in range(width)] for r, width in enumerate(self.widths)]


ENVELOPES: Final[dict[str, Envelope]] = {}
"""A kind of section -> what it must be like; every box adds its own (`Box.envelopes`)."""


def load_section(source: str | Path) -> Section:
    """A user's own section, from a file (a `Path` or the path as text) or from the text itself."""
    return _parse(file_text(source), is_own=True)


def load_draft(text: str) -> Section:
    """A section that is being edited: hexes may be empty, locations missing or without a hex."""
    return _parse(f"{text}\n", is_own=True, is_draft=True)


def unmatched(section: Section) -> Iterator[tuple[int, str]]:
    """Locations without a hex and letters without a location: the number, and the letter."""
    for index, letter in enumerate(_SITES):
        if (len(section.locations) > index) != any(letter in row for row in section.rows):
            yield index, letter


def file_text(source: str | Path) -> str:
    """The text of a file of letters, or the text itself."""
    if not isinstance(source, Path) and "\n" in source:
        return source
    path = Path(source)
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SectionError("file-unreadable", file=str(path), why=str(error)) from None


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a file of letters with their numbers, comments left out."""
    lines = [
        (number, line)
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines:
        raise SectionError("file-empty")
    return lines


def _parse(text: str, *, is_own: bool, is_draft: bool = False) -> Section:
    lines = numbered_lines(text)
    number, head = lines[0]
    name, keys = _header(number, head)
    locations = tuple(filter(None, keys.get("locations", "").split(",")))
    if len(locations) > 2:
        raise SectionError("section-locations", line=number)
    if len(set(locations)) < len(locations):
        raise SectionError("section-location-twice", line=number, name=locations[0])
    widths = ISLAND if len(lines) - 1 == len(ISLAND) else (SIDE,) * SIDE
    if len(lines) - 1 != len(widths):
        last = lines[-1][0]
        raise SectionError(
            "section-lines", line=last, lines=SIDE, island=len(ISLAND), got=len(lines) - 1
        )
    known = [*LETTERS, *(EMPTY if is_draft else "")]
    rows = tuple(
        letter_row(where, line, width, known)
        for (where, line), width in zip(lines[1:], widths, strict=True)
    )
    box, origin = keys.get("box", "own"), keys.get("source", "house")
    section = Section(name, box, locations, origin, rows, is_own=is_own)
    for index, letter in () if is_draft else unmatched(section):
        if len(locations) > index:
            raise SectionError("section-no-hex", line=number, name=locations[index], letter=letter)
        where, line = next((n, line) for n, line in lines[1:] if letter in line.upper())
        raise SectionError(
            "section-no-location",
            line=where,
            column=line.upper().index(letter) + 1,
            letter=letter,
            number=index + 1,
            got=len(locations),
        )
    return section


def _header(number: int, line: str) -> tuple[str, dict[str, str]]:
    close = line.find("]")
    if not line.startswith("[") or close < 2:
        raise SectionError("section-header", line=number)
    name = line[1:close].strip()
    if not is_name(name):
        raise SectionError("section-name", line=number, got=repr(name))
    keys = {}
    for word in line[close + 1 :].split():
        key, equals, value = word.partition("=")
        if not equals:
            column = line.index(word, close) + 1
            raise SectionError("section-key", line=number, column=column, got=repr(word))
        if key in _NAMED and not is_name(value):
            raise SectionError("section-value", line=number, key=key, got=repr(value))
        keys[key] = value
    return name, keys


def is_name(text: str) -> bool:
    """Whether a text is lower-case words with hyphens, and not long."""
    parts = text.split("-")
    is_name = all(part.isalnum() and part == part.lower() for part in parts)
    return is_name and len(text) <= _LONGEST_NAME


def letter_row(number: int, line: str, width: int, known: Collection[str]) -> str:
    """The letters of a row in capitals; white space between them doesn't matter."""
    row = "".join(line.split()).upper()
    if len(row) == width and all(letter in known for letter in row):
        return row
    letters = []
    for column, letter in enumerate(line, start=1):
        if letter.isspace():
            continue
        if letter.upper() not in known:
            raise SectionError(
                "section-letter",
                line=number,
                column=column,
                got=repr(letter),
                names=" ".join(known),
            )
        letters.append(letter.upper())
        if len(letters) > width:
            raise SectionError("section-long", line=number, column=column, width=width)
    if len(letters) < width:
        raise SectionError(
            "section-short", line=number, column=len(line) + 1, width=width, got=len(letters)
        )
    return "".join(letters)


def read_sections(folder: Traversable) -> list[Section]:
    """The sections of a box: the text files of a folder, if there is one."""
    if not folder.is_dir():
        return []
    texts = [f.read_text(encoding="utf-8") for f in folder.iterdir() if f.name.endswith(".txt")]
    return [_parse(text, is_own=False) for text in texts]


_QUARTERS = (offset(0, 0), offset(0, SIDE), offset(SIDE, 0), offset(SIDE, SIDE))


class Territory:
    """Hexes of several kinds on a grid: what every game's board can say of them."""

    __slots__ = ("_areas", "_beside", "grounds")

    grid: HexGrid

    def __init__(self, grounds: Mapping[str, Hexset]) -> None:
        self.grounds = grounds
        """A kind of hex (terrain, castle ...) -> its hexes."""
        self._areas: dict[str, tuple[Hexset, ...]] = {}
        self._beside: dict[str, Hexset] = {}

    def beside(self, kind: str) -> Hexset:
        """The hexes next to a hex of a kind."""
        found = self._beside.get(kind)
        if found is None:
            found = self._beside[kind] = self._next_to(kind)
        return found

    def _next_to(self, kind: str) -> Hexset:
        return neighbours(self.grounds[kind]) & self.grid.all

    def areas(self, kind: str) -> tuple[Hexset, ...]:
        """The connected areas of a kind of hex."""
        found = self._areas.get(kind)
        if found is None:
            found = self._areas[kind] = tuple(regions(self.grounds[kind]))
        return found

    def ground(self, hex_: Hexset) -> str:
        """What kind of hex this is."""
        return next(kind for kind, s in self.grounds.items() if s & hex_)

    @property
    def landscape(self) -> dict[Hexset, str]:
        """Every hex with its kind, row by row."""
        return {h: self.ground(h) for h in singles(self.grid.all)}


class Board(Territory):
    """Four sections joined (top left, top right, bottom left, bottom right), maybe an island."""

    __slots__ = (
        "buildable",
        "grid",
        "island",
        "locations",
        "parts",
        "places",
        "quarters",
        "seams",
        "sections",
        "site_names",
        "sites",
        "special",
    )

    def __init__(
        self, sections: tuple[Section, Section, Section, Section], island: Section | None = None
    ) -> None:
        self.sections = sections
        self.island = island
        self.grid: Grid = WITH_ISLAND if island else SQUARE
        grounds = dict.fromkeys(GROUNDS, 0)
        locations: dict[str, Hexset] = {}
        parts = [*zip(sections, _QUARTERS, strict=True), *([(island, 0)] if island else [])]
        for section, shift in parts:
            for kind, s in section.grounds.items():
                grounds[kind] |= s << shift
            for name, s in section.sites.items():
                locations[name] = locations.get(name, 0) | s << shift
        super().__init__(grounds)
        self.buildable: Hexset = sum(grounds[kind] for kind in BUILDABLE)
        self.special: Hexset = sum(grounds[kind] for kind in SPECIAL)
        self.places: Hexset = self.special & ~grounds["silo"]
        """The special hexes that count for scoring cards (A-27)."""
        self.locations = locations
        """A location -> its hexes."""
        self.sites: Hexset = grounds["location"]
        self.site_names = {h: name for name, s in locations.items() for h in singles(s)}
        """A location hex -> its location."""
        self.quarters: tuple[Hexset, ...] = tuple(_QUARTER << shift for shift in _QUARTERS)
        """The hexes of each section."""
        self.parts = (*self.quarters, self.grid.island)
        """The sections and the island, if there is one."""
        self.seams = _SEAMS
        """The hexes that touch the border between two sections."""

    def with_tiles(self, names: Iterable[str]) -> "Board":
        """The same board plus locations away from it, for tiles that come from no hex."""
        board = copy(self)
        board.locations = dict(self.locations)
        board.site_names = dict(self.site_names)
        for place, name in enumerate(names):
            away = _AWAY << place
            board.locations[name] = board.locations.get(name, 0) | away
            board.site_names[away] = name
        return board

    def _next_to(self, kind: str) -> Hexset:
        """The island's shore is next to water (Q-island-b)."""
        return super()._next_to(kind) | (self.grid.shore if kind == "water" else 0)


_AWAY: Final = hex_at(64, 0)  # beyond every grid
_QUARTER: Hexset = sum(hex_at(r, c) for r in range(SIDE) for c in range(SIDE))
_SEAMS: Hexset = sum(
    part & neighbours(SQUARE.all & ~part) for part in (_QUARTER << shift for shift in _QUARTERS)
)


@lru_cache(maxsize=256)
def assemble(
    sections: tuple[Section, Section, Section, Section], island: Section | None = None
) -> Board:
    """The board of four sections and maybe an island; the same ones give the same object."""
    return Board(sections, island)


def ground_of(grounds: Mapping[str, Hexset], hexes: Hexset) -> str | None:
    """The ground of which these are all the hexes there are; None: of no single one."""
    return next((kind for kind, some in grounds.items() if some and some == hexes), None)
