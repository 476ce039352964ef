"""Means and shares with their 95 % intervals."""

from math import nan, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


class Estimate(NamedTuple):
    """A figure and the interval that holds the true one with 95 %."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Estimate:
    """The share of games won, with Wilson's score interval."""
    if games == 0:
        return Estimate(nan, 0, 1)
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Estimate(share, max(0, (centre - spread) / scale), min(1, (centre + spread) / scale))


class Mean:
    """A mean that grows value by value (Welford's method)."""

    __slots__ = ("_squares", "_value", "count")

    def __init__(self) -> None:
        self.count = 0
        self._value = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.count += 1
        distance = value - self._value
        self._value += distance / self.count
        self._squares += distance * (value - self._value)

    def estimate(self) -> Estimate:
        """The mean with its normal interval; unknown (nan) for fewer than two values."""
        if self.count < 2:
            return Estimate(self._value if self.count else nan, nan, nan)
        spread = Z * sqrt(self._squares / (self.count - 1) / self.count)
        return Estimate(self._value, self._value - spread, self._value + spread)
