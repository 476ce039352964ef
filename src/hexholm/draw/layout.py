"""Where hexes lie on paper: pointy-top, odd rows shifted right; and the edges between them."""

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from typing import Final, NamedTuple

from hexholm.board import SQUARE, Board, Grid, Section
from hexholm.game import Game
from hexholm.hexes import DIRECTIONS, Hexset, step

Point = tuple[float, float]

HALF: Final = sqrt(3) / 2
"""Half the width of a hex of radius 1."""

CORNERS: Final[tuple[Point, ...]] = (
    (HALF, -0.5),
    (HALF, 0.5),
    (0.0, 1.0),
    (-HALF, 0.5),
    (-HALF, -0.5),
    (0.0, -1.0),
)
"""Clockwise from the upper right: the edge towards DIRECTIONS[d] goes from corner d to d + 1."""


class Land(NamedTuple):
    """What is drawn under the pieces: a whole board or one section."""

    grid: Grid
    grounds: Mapping[Hexset, str]
    """Every hex with its kind, row by row."""
    sites: Mapping[Hexset, str]
    """The location hexes with their location."""
    quarters: tuple[Hexset, ...]


SECTION_GRID: Final = Grid(10, 10)


def board_land(board: Board) -> Land:
    """The land of a board."""
    return Land(SQUARE, board.landscape, board.site_names, board.quarters)


def section_land(section: Section) -> Land:
    """The land of one section."""
    kinds = {h: kind for kind, s in section.grounds.items() for h in _bits(s)}
    sites = {h: name for name, s in section.sites.items() for h in _bits(s)}
    grounds = {h: kinds[h] for h in SECTION_GRID.cells.values()}
    return Land(SECTION_GRID, grounds, sites, (SECTION_GRID.all,))


def _bits(s: Hexset) -> Iterator[Hexset]:
    return (h for h in SECTION_GRID.cells.values() if h & s)


def centre(row: int, column: int, radius: float) -> Point:
    """The middle of a hex; the hex in the corner touches x = 0 and y = 0."""
    return radius * HALF * (2 * column + 1 + row % 2), radius * (1.5 * row + 1)


def centres(grid: Grid, radius: float) -> dict[Hexset, Point]:
    """The middle of every hex, row by row."""
    return {h: centre(row, column, radius) for (row, column), h in grid.cells.items()}


def size(grid: Grid, radius: float) -> Point:
    """Width and height of the grid on paper."""
    rows, columns = max(grid.cells)
    return radius * HALF * (2 * columns + 3), radius * (1.5 * rows + 2)


class Edge(NamedTuple):
    """One side of a hex; `other` is the hex beyond it, 0 outside the board."""

    hex: Hexset
    direction: int
    other: Hexset


def edges(grid: Grid) -> Iterator[Edge]:
    """Every edge once: those between two hexes from the hex further up or left."""
    for hex_ in grid.cells.values():
        for direction, shift in enumerate(DIRECTIONS):
            other = step(hex_, shift) & grid.all
            if shift > 0 or not other:
                yield Edge(hex_, direction, other)


def legal_hexes(game: Game) -> Hexset:
    """Every hex that a legal action names now."""
    return union(s for _, s in game.options.hexes)


def union(sets: Iterable[Hexset]) -> Hexset:
    """All hexes of all sets."""
    result = 0
    for s in sets:
        result |= s
    return result
