"""Weights learned from many games; they are in files next to the code that uses them.

A weight changes with the time that is left: 1 at the beginning of the game, 0 when somebody has no
settlement left. How the weights were found: docs/opponents.md.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Trend(NamedTuple):
    """A weight at the end of the game, and what it has more at the beginning."""

    end: float
    more: float

    def at(self, time: float) -> float:
        """The weight when this much of the time is left."""
        return self.end + self.more * time


@cache
def learned(file: str) -> dict[str, Trend]:
    """The weights of a file by their names."""
    text = files(__package__).joinpath(file).read_text("utf-8")
    return {name: Trend(*pair) for name, pair in tomllib.loads(text).items()}
