"""What talents are worth, as measured."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple


class Talent(NamedTuple):
    """The points of a card to a seat that has it for a whole game."""

    plain: float
    upgrade: float
    """What its upgrade adds."""


OTHER: Final = Talent(5.0, 1.5)
"""One that wasn't measured."""


@cache
def talents() -> dict[str, Talent]:
    """Those that were measured, by name."""
    text = files(__package__).joinpath("talents.toml").read_text("utf-8")
    return {name: Talent(*points) for name, points in tomllib.loads(text).items()}
