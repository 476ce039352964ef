"""The share of games won, with as much luck taken out of it as that makes it more certain.

Luck has an expectation of 0, so any part of it can be taken out: a control variate. How large a
part is best is seen in other deals than those it is taken out of: so the share stays right on
average.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from hexholm.arena.statistics import Estimate, Mean

FEW: Final = 8
"""With fewer deals nothing can be said."""
GUESS: Final = 0.6
GUESSED: Final = 20
"""The part that is guessed at first, as if so many deals had shown it."""


class _Deal(NamedTuple):
    """The means of the games of one deal."""

    won: float
    luck: float


class Adjusted:
    """The results of one bot, and its luck, game by game."""

    def __init__(self) -> None:
        self._games: dict[int, list[_Deal]] = defaultdict(list)

    def add(self, won: float, luck: float, deal: int) -> None:
        """One more game."""
        self._games[deal].append(_Deal(won, luck))

    def estimate(self) -> Estimate | None:
        """The share of games won with less luck in it; None for too few deals."""
        deals = [_Deal(*map(_mean, zip(*games, strict=True))) for games in self._games.values()]
        if len(deals) < FEW:
            return None
        halves, found = (deals[::2], deals[1::2]), Mean()
        for half, other in zip(halves, reversed(halves), strict=True):
            part = _part(other)
            for deal in half:
                found.add(deal.won - part * deal.luck)
        value, low, high = found.estimate()
        return Estimate(value, max(0.0, low), min(1.0, high))


def _part(deals: list[_Deal]) -> float:
    """The part of luck that explains most of the results; few deals say little about it."""
    won, luck = _mean(deal.won for deal in deals), _mean(deal.luck for deal in deals)
    both = sum([(deal.won - won) * (deal.luck - luck) for deal in deals])
    seen = both / (sum([(deal.luck - luck) ** 2 for deal in deals]) or 1.0)
    return (len(deals) * seen + GUESSED * GUESS) / (len(deals) + GUESSED)


def _mean(values: Iterable[float]) -> float:
    some = list(values)
    return sum(some) / len(some)
