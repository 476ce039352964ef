"""Chances of winning from what futures show: of those said to be 70%, 70% come true.

Futures are played on by quick players, not by masters. At the beginning of a game their leads say
less than they seem to: so a narrow victory counts for both sides, and less so as the end comes
near. Towards the end they say more: what is likely is likelier still. How much of both, is learned
from how games of experts ended; docs/advice.md says how, and shows how well it fits.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from hexholm.streams import plain_sum

FILE: Final = "chances.toml"
"""Beside the bots of a game."""
_LEAST: Final = 1e-6
"""No chance is smaller until the game is decided."""


class Calibration(NamedTuple):
    """How the futures of a game are read; `left` is what is left of it, from 1 to 0."""

    softness: float
    """A lead that counts for little at the beginning, in gold."""
    sharpness: float
    """By how much more than it says a chance counts at the end."""

    def shares(self, totals: Sequence[float], left: float) -> tuple[float, ...]:
        """Each seat's share of the victory in one future: the larger the lead, the more of it."""
        most, gold = max(totals), self.softness * left
        if gold > 0:
            weights = [exp((total - most) / gold) for total in totals]
        else:
            weights = [float(total == most) for total in totals]
        return _to_one(weights)

    def chances(self, shares: Sequence[float], left: float) -> tuple[float, ...]:
        """Each seat's chance of winning, by its average share in many futures; their sum is 1."""
        power = self._power(left)
        return _to_one([max(_LEAST, share) ** power for share in shares])

    def steepness(self, share: float, left: float) -> float:
        """How much faster than an average share the chance grows there."""
        power, here = self._power(left), min(1 - _LEAST, max(_LEAST, share))
        both = here**power + (1 - here) ** power
        return float(power * (here * (1 - here)) ** (power - 1) / both**2)

    def _power(self, left: float) -> float:
        return 1 + self.sharpness * (1 - left)


@cache
def calibration(package: str, name: str) -> Calibration:
    """The one of this name beside the bots of a package."""
    text = files(package).joinpath(FILE).read_text("utf-8")
    return Calibration(**tomllib.loads(text)[name])


def _to_one(weights: Sequence[float]) -> tuple[float, ...]:
    whole = plain_sum(weights)
    return tuple([weight / whole for weight in weights])
