"""What the panels of a survey's picture share: their measures, rows and words."""

from collections.abc import Callable, Iterable
from math import isnan
from typing import Final, NamedTuple

from hexholm.arena.statistics import Estimate
from hexholm.texts import spoken

WIDTH: Final = 580.0
"""Of a panel."""
ROW: Final = 27.0
"""The least height of a row; a column with fewer rows than the other one has higher ones."""
TOP: Final = 70.0
"""Where rows begin."""
BELOW: Final = 88.0
"""Where they begin under headings of columns."""
NAMES: Final = 122.0
"""Room for the names on the left."""
FOOT: Final = 36.0
"""Room for an axis."""


class Panel(NamedTuple):
    """A panel that isn't placed yet."""

    name: str
    note: str
    rows: int
    height: float
    body: list[str]


Maker = Callable[[float], Panel]
"""Draws a panel with rows of a height."""


def rows(count: int, row: float, top: float = TOP) -> tuple[list[float], float]:
    """The middle of each row of a panel, and where its axis is."""
    return [top + row * (i + 0.5) for i in range(count)], top + row * count + 4


def ends(estimates: Iterable[Estimate]) -> list[float]:
    """All figures and ends of intervals that are known."""
    return [value for estimate in estimates for value in estimate if not isnan(value)]


def signed(value: float) -> str:
    """A difference, to a tenth."""
    return spoken().number(value, 1, signed=True)
