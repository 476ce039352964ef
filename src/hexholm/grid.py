"""Grids: the hexes of a board, their names, and what lies around each.

A grid knows nothing of terrain. Kingdom Builder is played on 20 x 20 hexes, maybe with the island
beside them; every other game brings a grid of its own.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from hexholm.hexes import ROW, Hexset, hex_at, neighbours, row, singles

SIDE: Final = 10
"""Rows and columns of a section."""
ISLAND: Final = (4, 5, 6, 5, 4)
"""The rows of the island, a separate board (Q-island)."""
_ISLAND_TOP: Final = 22  # its bits lie below the main board's, two rows apart from them
_BESIDE: Final = 8  # the row of the main board beside which the island begins
EDGES: Final = ("top", "right", "bottom", "left")


def island_hex(row_: int, place: int) -> Hexset:
    """The hex of the island at a place in a row, both from 0."""
    first = row_ % 2 == 0 and ISLAND[row_] < max(ISLAND)  # the short rows lie in the middle
    return hex_at(row_, place + first, _ISLAND_TOP)


class HexGrid:
    """What all boards of one shape share: hex names and what lies around each hex."""

    def __init__(
        self, names: Mapping[Hexset, str], places: Mapping[Hexset, tuple[int, int]]
    ) -> None:
        self.names = names
        self.places = places
        """Where to draw a hex: x in half hexes, y in rows."""
        self.all: Hexset = sum(names)
        self.hexes: Mapping[str, Hexset] = {name: h for h, name in names.items()}
        self.around: Mapping[Hexset, Hexset] = {h: neighbours(h) & self.all for h in names}
        """A hex -> its neighbours on the board."""
        self._named = lru_cache(maxsize=8192)(self._name_all)

    def named(self, s: Hexset) -> list[str]:
        """The names of the hexes of a set, row by row."""
        return list(self._named(s))

    def _name_all(self, s: Hexset) -> tuple[str, ...]:
        return tuple(self.names[h] for h in singles(s))


class Grid(HexGrid):
    """The rows and columns of Kingdom Builder, maybe with the island beside them."""

    def __init__(self, rows: int, columns: int, *, has_island: bool = False) -> None:
        cells = {(r, c): hex_at(r, c) for r in range(rows) for c in range(columns)}
        self.cells: Mapping[tuple[int, int], Hexset] = cells
        """The hexes of the main board by row and column."""
        self.main: Hexset = sum(cells.values())
        self.island_cells: Mapping[tuple[int, int], Hexset] = {
            (r, place): island_hex(r, place)
            for r, width in enumerate(ISLAND)
            for place in range(width)
            if has_island
        }
        """The hexes of the island by row and place in it."""
        self.island: Hexset = sum(self.island_cells.values())
        shore = (h for h in singles(self.island) if neighbours(h) & ~self.island)
        self.shore: Hexset = sum(shore)
        """The rim of the island."""
        names = {h: _name(r, c) for (r, c), h in cells.items()}
        names |= {h: f"i.{_name(r, place)}" for (r, place), h in self.island_cells.items()}
        super().__init__(names, self._where(columns))
        self.main_rows: tuple[Hexset, ...] = tuple(row(r) & self.main for r in range(rows))
        island_rows = {row(_ISLAND_TOP + r) & self.island for r in range(len(ISLAND))} - {0}
        self.rows: tuple[Hexset, ...] = (*self.main_rows, *sorted(island_rows))
        """The rows of the main board, then those of the island."""
        self.row_names: tuple[str, ...] = tuple(
            [str(r + 1) for r in range(rows)] + [f"i.{r + 1}" for r in range(len(island_rows))]
        )
        """How they are called: 7, or i.3 on the island."""
        left = sum(cells[r, 0] for r in range(rows))
        right = sum(cells[r, columns - 1] for r in range(rows))
        sides = (self.rows[0], right, self.rows[rows - 1], left)
        self.edges: Mapping[str, Hexset] = dict(zip(EDGES, sides, strict=True))
        self.edge: Hexset = sides[0] | sides[1] | sides[2] | sides[3]
        """The rim of the main board (A-28: the island's isn't a board edge)."""

    def _where(self, columns: int) -> dict[Hexset, tuple[int, int]]:
        places = {h: (2 * c + r % 2, r) for (r, c), h in self.cells.items()}
        for (r, place), h in self.island_cells.items():
            places[h] = (2 * columns + 4 + 2 * place + max(ISLAND) - ISLAND[r], _BESIDE + r)
        return places

    def row_of(self, hex_: Hexset) -> int:
        """The index of the row in which a hex lies."""
        place = (hex_.bit_length() - 1) // ROW
        return place if place < _ISLAND_TOP else place - _ISLAND_TOP + len(self.main_rows)


def _name(row_: int, column: int) -> str:
    return f"{chr(ord('a') + column)}{row_ + 1}"


SQUARE: Final = Grid(2 * SIDE, 2 * SIDE)
"""The 20 x 20 hexes of Kingdom Builder, a1 to t20."""
WITH_ISLAND: Final = Grid(2 * SIDE, 2 * SIDE, has_island=True)
"""The same with the island beside it, i.a1 to i.d5."""
