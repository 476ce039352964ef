"""Means and shares with their 95% intervals."""

from collections.abc import Callable, Hashable
from math import isnan, nan, sqrt
from typing import Final, NamedTuple

from hexholm.texts import spoken

Z: Final = 1.959963984540054
"""95% of a normal distribution lie within this many standard deviations."""

_DOUBT: Final = 4
"""A design effect is drawn towards 1 as if by this many extra groups: a few groups say little."""


class Estimate(NamedTuple):
    """A figure and the interval that holds the true value with 95% certainty."""

    value: float
    low: float
    high: float

    def turned(self) -> "Estimate":
        """Of a share what is left to the other side."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low)


def in_range(estimate: Estimate, digits: int = 1) -> str:
    """A figure with its interval, if that is known, as words."""
    return _in_range(estimate, spoken().number, digits)


def _in_range(estimate: Estimate, told: Callable[[float, int], str], digits: int = 1) -> str:
    if isnan(estimate.low):
        return told(estimate.value, digits)
    value, low, high = (told(figure, digits) for figure in estimate)
    return spoken().say("figure-range", value=value, low=low, high=high)


def percent(share: Estimate) -> Estimate:
    """A share in percent."""
    return Estimate(*(100 * value for value in share))


def in_percent(share: Estimate) -> str:
    """A share with its interval in percent, as words."""
    return _in_range(share, spoken().percent)


def in_ms(seconds: float) -> str:
    """A time in milliseconds, with three digits or all there are."""
    ms = float(f"{1000 * seconds:.3g}") if seconds < 0.9995 else round(1000 * seconds)
    return spoken().number(ms)


def wilson(wins: float, games: float) -> Estimate:
    """The share of games won, with Wilson's score interval."""
    if games == 0:
        return Estimate(nan, 0, 1)
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Estimate(share, max(0, (centre - spread) / scale), min(1, (centre + spread) / scale))


class Mean:
    """A mean that grows value by value.

    Values that belong together, such as those of one deal, are added one after another under the
    same `group`; the intervals then count groups, not values, as independent of each other.
    """

    __slots__ = ("_crossed", "_group", "_groups", "_here", "_sizes", "_squares", "_sum", "count")

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._group: Hashable = None
        self._here: tuple[float, int] = (0.0, 0)  # sum and number of values of the last group
        # over all groups but the last, with y the sum of a group and n the number of its values:
        self._groups = 0
        self._squares = 0.0  # of y
        self._crossed = 0.0  # y times n
        self._sizes = 0  # squares of n

    def add(self, value: float, group: Hashable = None) -> None:
        """Count one more value; without a group it stands for itself."""
        total, size = self._here
        if size and (group is None or group != self._group):
            self._groups, self._squares, self._crossed, self._sizes = self._closed()
            total, size = 0.0, 0
        self._group = group
        self._here = total + value, size + 1
        self.count += 1
        self._sum += value

    def estimate(self) -> Estimate:
        """The mean with its normal interval; unknown (nan) for fewer than two groups."""
        value = self._sum / self.count if self.count else nan
        variance = self._variance()
        if variance is None:
            return Estimate(value, nan, nan)
        spread = Z * sqrt(variance)
        return Estimate(value, value - spread, value + spread)

    def share(self) -> Estimate:
        """The mean of values from 0 to 1 with Wilson's interval, for the effective number."""
        return wilson(self._sum / self.design_effect(), self.count / self.design_effect())

    def design_effect(self) -> float:
        """By how much the groups make the variance of a share larger than independent values."""
        groups, _, _, sizes = self._closed()
        variance = self._variance()
        share = self._sum / self.count if self.count else 0
        plain = share * (1 - share)
        if variance is None or plain <= 0 or sizes == self.count:
            return 1
        return (_DOUBT + (groups - 1) * variance * self.count / plain) / (_DOUBT + groups - 1)

    def _variance(self) -> float | None:
        """Of the mean, as a ratio of the groups' sums to their sizes."""
        groups, squares, crossed, sizes = self._closed()
        if groups < 2:
            return None
        mean = self._sum / self.count
        apart = squares - 2 * mean * crossed + mean * mean * sizes
        return max(0.0, apart) * groups / (groups - 1) / self.count**2

    def _closed(self) -> tuple[int, float, float, int]:
        """Groups, squares, crossed and sizes, with the last group among them."""
        total, size = self._here
        return (
            self._groups + (size > 0),
            self._squares + total * total,
            self._crossed + total * size,
            self._sizes + size * size,
        )
