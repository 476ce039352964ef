"""Where hexes lie on paper: pointy-top, odd rows shifted right; and the edges between them."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import reduce
from math import sqrt
from operator import or_
from typing import Final, NamedTuple

from hexholm.board import Board
from hexholm.game import Game
from hexholm.grid import Grid
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
    """What is drawn under the pieces: a whole board, one section, or a side of the island."""

    places: Mapping[Hexset, tuple[int, int]]
    """Every hex with its place: x in half hexes, y in rows."""
    names: Mapping[Hexset, str]
    grounds: Mapping[Hexset, str]
    """Every hex with its kind, row by row."""
    sites: Mapping[Hexset, str]
    """The location hexes with their location."""
    parts: tuple[Hexset, ...]
    """The hexes of each section; those of the island, if it is there, come last."""
    named: Hexset = 0
    """Hexes that bear their names, because no row and column tells them."""
    beyond: Hexset = 0
    """Hexes of the board that aren't shown: the land doesn't end before them."""


SECTION_GRID: Final = Grid(10, 10)


def board_land(board: Board) -> Land:
    """The land of a board; the island lies below its middle."""
    grid = board.grid
    places = dict(grid.places)
    if grid.island:
        rows, columns = max(grid.cells)
        old = [grid.places[h] for h in grid.island_cells.values()]
        left, top = min(x for x, _ in old), min(y for _, y in old)
        wide = max(x for x, _ in old) + 2 - left
        for h in grid.island_cells.values():
            x, y = grid.places[h]
            places[h] = x - left + (2 * columns + 3 - wide) // 2, y - top + rows + 2
    parts = (*board.quarters, grid.island) if grid.island else board.quarters
    return Land(places, grid.names, board.landscape, board.site_names, parts, grid.island)


def cut(land: Land, names: Collection[str]) -> Land:
    """A part of the land."""
    shown = {h for h, name in land.names.items() if name in names}
    left = min(land.places[h][0] for h in shown)
    top = min(land.places[h][1] for h in shown)
    whole = reduce(or_, shown)
    return Land(
        {h: (x - left, y - top) for h, (x, y) in land.places.items() if h in shown},
        {h: name for h, name in land.names.items() if h in shown},
        {h: kind for h, kind in land.grounds.items() if h in shown},
        land.sites,
        tuple(part & whole for part in land.parts),
        land.named & whole,
        reduce(or_, land.places) & ~whole,
    )


def centres(land: Land, radius: float) -> dict[Hexset, Point]:
    """The middle of every hex, row by row; the one in the corner touches x = 0 and y = 0."""
    return {
        h: (radius * HALF * (x + 1), radius * (1.5 * y + 1)) for h, (x, y) in land.places.items()
    }


def size(land: Land, radius: float) -> Point:
    """Width and height of the land on paper."""
    across = max(x for x, _ in land.places.values())
    down = max(y for _, y in land.places.values())
    return radius * HALF * (across + 2), radius * (1.5 * down + 2)


class Edge(NamedTuple):
    """One side of a hex; `other` is the hex beyond it, 0 outside the board."""

    hex: Hexset
    direction: int
    other: Hexset


def edges(hexes: Iterable[Hexset]) -> Iterator[Edge]:
    """Every edge once: those between two hexes from the hex further up or left."""
    land = frozenset(hexes)
    for hex_ in sorted(land):
        for direction, shift in enumerate(DIRECTIONS):
            other = step(hex_, shift)
            other = other if other in land else 0
            if shift > 0 or not other:
                yield Edge(hex_, direction, other)


def legal_hexes(game: Game) -> Hexset:
    """Every hex that a legal action names now."""
    return reduce(or_, (s for _, s in game.options.hexes), 0)
