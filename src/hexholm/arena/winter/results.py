"""The figures of an experiment; every estimate has its 95% interval."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hexholm.arena.statistics import Estimate


class Experiment(NamedTuple):
    """How many games of each kind are played, and how."""

    games: int
    players: int
    bot: str
    """A level of the bots."""
    seed: int = 0
    setup: Mapping[str, Any] = {}


class TalentWorth(NamedTuple):
    """What a talent is worth to a seat that has it from the first turn on."""

    name: str
    price: int
    plain: Estimate
    upgrade_price: int
    upgrade: Estimate
    """What its upgrade adds."""


class CardWorth(NamedTuple):
    """What a scoring card pays a seat that aims at it, and the others at the table."""

    name: str
    aimed: Estimate
    nothing: Estimate
    """The share of those who aim at it and get nothing."""
    others: Estimate
    points: int
    """What it pays for each thing it counts."""


class Worth(NamedTuple):
    """All figures of an experiment."""

    experiment: Experiment
    talents: list[TalentWorth]
    cards: list[CardWorth]


def per_coin(worth: Estimate, price: int) -> Estimate:
    """Points for each coin."""
    return Estimate(*(value / price for value in worth))
