"""Winter Kingdom's boards: side files, and the snowflake of seven that is assembled from them.

A side is a hexagon of 61 hexes: nine lines of 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters. Seven sides,
one in the middle and one at each of its edges, make a `Snowflake` of 427 hexes. Each may be turned
by any number of sixths.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hexholm.board import (
    EMPTY,
    SectionError,
    Territory,
    file_text,
    is_name,
    letter_row,
    numbered_lines,
)
from hexholm.grid import HexGrid
from hexholm.hexes import ROW, Hexset, neighbours
from hexholm.lands.sides import LETTERS, WIDTHS

GROUNDS: Final = tuple(LETTERS.values())
TERRAINS: Final = GROUNDS[:6]
"""The terrains of the terrain cards, each to the left of the next (the last of the first)."""

RADIUS: Final = 4
PLACES: Final = (
    "centre",
    "top",
    "upper-right",
    "lower-right",
    "bottom",
    "lower-left",
    "upper-left",
)
_CENTRES: Final = ((0, 0), (5, -9), (9, -4), (4, 5), (-5, 9), (-9, 4), (-4, -5))
_TOP: Final = 13  # rows above the middle of the snowflake
_LEFT: Final = 15  # bits left of its middle, two of them for what is shifted over the rim
_BAND: Final = 11  # rows for a pair of boards that lie apart
_SLOT: Final = 13  # columns for one of them
DIRECTIONS: Final = ("horizontal", "falling", "rising")

Cell = tuple[int, int]
"""Column and row on a skewed grid: neighbours are (1, 0), (0, 1), (-1, 1) and their opposites."""

CELLS: Final[tuple[Cell, ...]] = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(max(-RADIUS, -r - RADIUS), min(RADIUS, -r + RADIUS) + 1)
)
"""The hexes of a side, line by line, with the middle at (0, 0)."""


@dataclass(frozen=True)
class Side:
    """One side of a board: 61 letters."""

    name: str
    board: str
    """The board it belongs to; the two sides of one board can't both be used."""
    source: str
    rows: tuple[str, ...]
    turns: int = 0
    """By how many sixths it is turned, clockwise."""
    is_own: bool = False
    """Loaded from a user's file, so a save must carry its text."""

    def turned(self, turns: int) -> "Side":
        """The same side, turned further."""
        return replace(self, turns=(self.turns + turns) % 6)

    @property
    def label(self) -> str:
        """The name, with the number of turns where it is turned."""
        return f"{self.name}:{self.turns}" if self.turns else self.name

    @property
    def text(self) -> str:
        """The side as a file, unturned."""
        head = f"[{self.name}] board={self.board} source={self.source}"
        return "\n".join([head, *map(" ".join, self.rows), ""])

    @cached_property
    def cells(self) -> Mapping[Cell, str]:
        """Its hexes as they lie, with their kind."""
        kinds = [LETTERS[letter] for row in self.rows for letter in row]
        return dict(zip(_turned_cells(self.turns), kinds, strict=True))


@cache
def _turned_cells(turns: int) -> tuple[Cell, ...]:
    """Where the hexes of a side lie after this many turns."""
    cells = CELLS
    for _ in range(turns):
        cells = tuple((-r, q + r) for q, r in cells)
    return cells


def load_side(source: str | Path) -> Side:
    """A user's own side, from a file (a `Path` or the path as text) or from the text itself."""
    return _parse(file_text(source), is_own=True)


def load_draft(text: str) -> Side:
    """A side that is being edited: hexes may be empty."""
    return _parse(f"{text}\n", is_own=True, more=EMPTY)


def _parse(text: str, *, is_own: bool, more: str = "") -> Side:
    lines = numbered_lines(text)
    number, head = lines[0]
    close = head.find("]")
    if not head.startswith("[") or close < 2:
        raise SectionError("side-header", line=number)
    keys = dict(word.split("=", 1) for word in head[close + 1 :].split() if "=" in word)
    name = head[1:close].strip().lower()
    board, origin = keys.get("board", name), keys.get("source", "house")
    for word in (name, board.lower(), origin):
        if not is_name(word):
            raise SectionError("side-name", line=number, got=repr(word))
    if len(lines) - 1 != len(WIDTHS):
        raise SectionError("side-lines", line=lines[-1][0], lines=len(WIDTHS), got=len(lines) - 1)
    rows = tuple(
        letter_row(where, line, width, [*LETTERS, *more])
        for (where, line), width in zip(lines[1:], WIDTHS, strict=True)
    )
    return Side(name, board, origin, rows, is_own=is_own)


@cache
def house_sides() -> MappingProxyType[str, Side]:
    """The sides that come with hexholm, by name."""
    folder = files("hexholm.winter.box") / "sides"
    texts = [f.read_text(encoding="utf-8") for f in folder.iterdir() if f.name.endswith(".txt")]
    sides = sorted((_parse(text, is_own=False) for text in texts), key=lambda s: (s.board, s.name))
    return MappingProxyType({side.name: side for side in sides})


def _joined(place: int, cell: Cell) -> Cell:
    return _CENTRES[place][0] + cell[0], _CENTRES[place][1] + cell[1]


@cache
def _bits(place: int, *, is_apart: bool) -> Mapping[Cell, Hexset]:
    """The hexes of a board: joined to the others, or apart so that no shift leads to them."""
    left, top = _CENTRES[place][0] + _LEFT, _CENTRES[place][1] + _TOP
    if is_apart:
        left, top = _SLOT * (place % 2) + RADIUS + 2, _BAND * (place // 2) + RADIUS
    return {(q, r): 1 << (ROW * (r + top) + q + left) for q, r in CELLS}


_SPOTS: Final = tuple((place, cell) for place in range(len(PLACES)) for cell in CELLS)
_WEST: Final = min(2 * q + r for q, r in (_joined(*spot) for spot in _SPOTS))


def _drawn_at(place: int, cell: Cell) -> tuple[int, int]:
    """Where to draw a hex: x in half hexes, y in rows; odd rows lie half a hex to the right."""
    q, r = _joined(place, cell)
    return 2 * q + r - _WEST + (_WEST + _TOP) % 2, r + _TOP


@cache
def grid(*, is_apart: bool) -> HexGrid:
    """The hexes of the snowflake, joined or apart; their names and places are the same."""
    bits = {_bits(place, is_apart=is_apart)[cell]: _drawn_at(place, cell) for place, cell in _SPOTS}
    names = {
        bit: f"{'a' * (x // 52)}{chr(ord('a') + x // 2 % 26)}{y + 1}"
        for bit, (x, y) in bits.items()
    }
    return HexGrid(dict(sorted(names.items())), dict(sorted(bits.items())))


@lru_cache(maxsize=2048)
def _grounds_at(place: int, side: Side, *, is_apart: bool) -> Mapping[str, Hexset]:
    found = dict.fromkeys(GROUNDS, 0)
    bits = _bits(place, is_apart=is_apart)
    for cell, kind in side.cells.items():
        found[kind] |= bits[cell]
    return found


@cache
def _outline(*, is_apart: bool) -> tuple[tuple[Hexset, ...], Hexset]:
    """The hexes of each board, and those at the outer edge of the joined ones."""
    parts = tuple(sum(_bits(place, is_apart=is_apart).values()) for place in range(len(PLACES)))
    joined, here = grid(is_apart=False), grid(is_apart=is_apart)
    rim = [name for h, name in joined.names.items() if joined.around[h].bit_count() < 6]
    return parts, sum(here.hexes[name] for name in rim)


@cache
def _lines(direction: str, *, is_apart: bool) -> tuple[Hexset, ...]:
    found: dict[tuple[int, int], Hexset] = {}
    for place, cell in _SPOTS:
        q, r = _joined(place, cell)
        number = {"horizontal": r, "falling": q, "rising": q + r}[direction]
        key = (number, place if is_apart else 0)
        found[key] = found.get(key, 0) | _bits(place, is_apart=is_apart)[cell]
    return tuple(found[key] for key in sorted(found))


class Snowflake(Territory):
    """Seven sides joined, or (Separate lands) side by side without touching."""

    def __init__(self, sides: tuple[Side, ...], *, is_apart: bool = False) -> None:
        self.sides = sides
        self.is_apart = is_apart
        self.grid = grid(is_apart=is_apart)
        grounds = dict.fromkeys(GROUNDS, 0)
        for place, side in enumerate(sides):
            for kind, hexes in _grounds_at(place, side, is_apart=is_apart).items():
                grounds[kind] |= hexes
        super().__init__(grounds)
        self.card_land: Hexset = sum(grounds[terrain] for terrain in TERRAINS)
        self.land: Hexset = self.card_land | grounds["ice"]
        """Where houses can stand without a talent for mountains (W-1)."""
        self.parts, self.edge = _outline(is_apart=is_apart)
        """The hexes of each board, the centre first; the outer edge of the snowflake (W-17)."""
        self._exits: dict[Hexset, Hexset] = {}

    def exits(self, entrances: Hexset) -> Hexset:
        """The hexes next to another tunnel than the one that is entered."""
        if entrances not in self._exits:
            tunnels = self.grounds["tunnel"]
            others = tunnels if entrances & (entrances - 1) else tunnels ^ entrances
            self._exits[entrances] = neighbours(others) & self.grid.all
        return self._exits[entrances]

    def lines(self, direction: str) -> tuple[Hexset, ...]:
        """All lines of hexes in a direction; with the boards apart none crosses a border."""
        return _lines(direction, is_apart=self.is_apart)


@lru_cache(maxsize=128)
def assemble(sides: tuple[Side, ...], *, is_apart: bool) -> Snowflake:
    """The snowflake of seven sides; the same ones give the same object."""
    return Snowflake(sides, is_apart=is_apart)
