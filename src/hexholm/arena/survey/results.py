"""The figures of a survey; every estimate has its 95% interval."""

from math import isnan, nan
from typing import Any, Final, NamedTuple

from hexholm.arena.statistics import Estimate

UNKNOWN: Final = Estimate(nan, nan, nan)


class Spread(NamedTuple):
    """The gold of a card, or of all together (total), over the seats of the games with it."""

    name: str
    games: int
    mean: Estimate
    deviation: float
    quartiles: tuple[float, float, float]
    """The middle one is the median."""
    frequency: dict[int, int]
    """How many seats got how much."""


class SeatSurvey(NamedTuple):
    """How a seat did; seat 1 starts."""

    seat: int
    wins: Estimate
    """Share of the games."""
    gold: Estimate
    lead: Estimate
    """Gold above the mean of its table."""
    ends: Estimate
    """Share of the games in which it uses up its supply first."""


class Worth(NamedTuple):
    """What is associated with having one of a thing, compared with the others at the table."""

    gold: Estimate = UNKNOWN
    win: Estimate = UNKNOWN
    """In shares of a win."""


class Tile(NamedTuple):
    """A location or nomad tile, a talent, or an action that needs none (it is never taken)."""

    name: str
    offered: int
    """How many seats could have it."""
    taken: float
    """How many such a seat took, on average."""
    holders: float
    """Share of those seats that took one at least."""
    first: Estimate
    """The round of the first one."""
    uses: float
    """How often its owner uses it in a game."""
    worth: Worth
    upgraded: float
    """Share of its holders that upgraded it (talents)."""
    upgrade: Worth
    dealt: Worth
    """What it is worth to be dealt it rather than an average talent, bought or not. The deal is
    random, so this isn't mere correlation."""


class Length(NamedTuple):
    """How long the games were, and how they ended."""

    rounds: Estimate
    frequency: dict[int, int]
    """How many games had how many rounds."""
    placed: Estimate
    """Settlements, or houses and forts, that a seat built."""
    ender_wins: Estimate
    """How often the first to run out of pieces wins."""
    stuck: int
    """Games that ended because nobody could build."""


class Pair(NamedTuple):
    """The gold of a card in the games in which another one was there too."""

    card: str
    other: str
    games: int
    gold: Estimate
    apart: float
    """How much more that is than what the card brings overall."""
    is_sure: bool
    """Whether this is unlikely to be chance, considering how many pairs are compared."""


class Part(NamedTuple):
    """The games with a section, an economy card or a twist; figures of an average seat."""

    kind: str
    name: str
    games: int
    gold: Estimate
    rounds: Estimate
    tiles: Estimate
    coins: Estimate


class Survey(NamedTuple):
    """All figures of some games."""

    game: str
    players: int
    games: int
    left_out: int
    """Games that were unfinished, or began in the middle."""
    total: Spread
    cards: list[Spread]
    seats: list[SeatSurvey]
    tiles: list[Tile]
    length: Length
    pairs: list[Pair]
    """Empty where all games had the same cards."""
    parts: list[Part]
    """Only kinds that were not the same in all games."""


def data(value: Any) -> Any:
    """Figures as plain data: what isn't known is None, and amounts are keys as text."""
    if isinstance(value, float) and isnan(value):
        return None
    if isinstance(value, dict):
        return {str(key): data(one) for key, one in value.items()}
    if hasattr(value, "_asdict"):
        return data(value._asdict())
    return [data(one) for one in value] if isinstance(value, list | tuple) else value
