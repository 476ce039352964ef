"""Hexes by name, written from the rules text: odd rows are shifted half a hex to the right."""

from collections.abc import Iterable
from functools import cache

SIZE = 20


def cell(hexname: str) -> tuple[int, int]:
    """Row and column, both from 0, of a hex such as c4."""
    return int(hexname[1:]) - 1, ord(hexname[0]) - ord("a")


def at(row: int, col: int) -> str | None:
    """The name of the hex, or None beyond the board's rim."""
    if 0 <= row < SIZE and 0 <= col < SIZE:
        return f"{chr(ord('a') + col)}{row + 1}"
    return None


ALL_HEXES = frozenset(f"{chr(ord('a') + c)}{r + 1}" for r in range(SIZE) for c in range(SIZE))
EDGE = frozenset(h for h in ALL_HEXES if {0, SIZE - 1} & set(cell(h)))
DIRECTIONS = ("w", "e", "nw", "ne", "sw", "se")


def step(hexname: str | None, direction: str) -> str | None:
    """The next hex in one of the six directions."""
    if hexname is None:
        return None
    row, col = cell(hexname)
    d = row % 2
    if direction in ("w", "e"):
        return at(row, col - 1 if direction == "w" else col + 1)
    below = row - 1 if direction[0] == "n" else row + 1
    return at(below, col - 1 + d if direction[1] == "w" else col + d)


@cache
def neighbours(hexname: str) -> frozenset[str]:
    """The up to six hexes around a hex (C-7.2)."""
    return frozenset(n for d in DIRECTIONS if (n := step(hexname, d)) is not None)


def around(hexes: Iterable[str]) -> set[str]:
    """All hexes that touch one of these, themselves included where two of them touch."""
    return {n for h in hexes for n in neighbours(h)}


def areas(hexes: set[str]) -> list[set[str]]:
    """The groups of adjacent hexes."""
    left, found = set(hexes), []
    while left:
        area = {left.pop()}
        while more := around(area) & left:
            area |= more
            left -= more
        found.append(area)
    return found


def two_away(hexname: str) -> set[str]:
    """The hexes exactly two steps away in a straight line."""
    return {h for d in DIRECTIONS if (h := step(step(hexname, d), d)) is not None}


def within(hexname: str, steps: int) -> set[str]:
    """All hexes up to that many steps away, the hex itself included."""
    found = {hexname}
    for _ in range(steps):
        found |= around(found)
    return found


def distance(one: str, other: str) -> int:
    """How many steps lie between two hexes of the main board."""
    (row1, col1), (row2, col2) = cell(one), cell(other)
    rows = abs(row1 - row2)
    across = abs((2 * col1 + row1 % 2) - (2 * col2 + row2 % 2))
    return rows + max(0, (across - rows) // 2)


def quarter(hexname: str) -> int:
    """The section a hex lies in: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
    row, col = cell(hexname)
    return row // 10 * 2 + col // 10


def line(start: str, direction: str, length: int) -> list[str]:
    """Some hexes in a straight line; all must be on the board."""
    out = [start]
    while len(out) < length:
        ahead = step(out[-1], direction)
        assert ahead is not None
        out.append(ahead)
    return out


def flower(centre: str) -> set[str]:
    """The seven hexes of a city hall; fewer at the board's rim."""
    return {centre, *neighbours(centre)}


def slide(start: str, direction: str, obstacles: Iterable[str]) -> str:
    """The last hex of the caravan's way before an obstacle or the rim (N-caravan)."""
    closed = set(obstacles)
    here = start
    while (ahead := step(here, direction)) is not None and ahead not in closed:
        here = ahead
    return here


def slides(start: str, obstacles: Iterable[str]) -> set[str]:
    """Where the caravan can bring a settlement, in all six directions, staying left out."""
    closed = set(obstacles)
    return {slide(start, d, closed) for d in DIRECTIONS} - {start}


# --- the island -----------------------------------------------------------------------------------

ISLAND_ROWS = (4, 5, 6, 5, 4)
ISLAND = frozenset(f"i.{'abcdef'[c]}{r + 1}" for r, n in enumerate(ISLAND_ROWS) for c in range(n))


def _island_place(hexname: str) -> tuple[int, int]:
    """Row, and place across counted in half hexes."""
    row, col = int(hexname[3:]) - 1, ord(hexname[2]) - ord("a")
    return row, 6 - ISLAND_ROWS[row] + 2 * col


def island_neighbours(hexname: str) -> set[str]:
    """The hexes of the island around one of its hexes."""
    row, across = _island_place(hexname)
    near = {(0, 2), (1, 1)}
    return {
        other
        for other in ISLAND
        for r, x in [_island_place(other)]
        if (abs(r - row), abs(x - across)) in near
    }


SHORE = frozenset(h for h in ISLAND if len(island_neighbours(h)) < 6)


def on_island(hexes: str) -> set[str]:
    """`a1 b2` as `i.a1` and `i.b2`."""
    return {f"i.{h}" for h in hexes.split()}
