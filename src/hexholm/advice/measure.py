"""What the futures of some turns say, and how sure it is."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from hexholm.bots.search.outcomes import Ending, Judged
from hexholm.streams import plain_sum

SURE: Final = 2.0
"""A difference of fewer standard errors can't be told from chance."""
LITTLE: Final = 0.05
"""Less expected gold isn't worth mentioning."""


class Amount(NamedTuple):
    """An average, and its standard error."""

    value: float
    error: float

    @property
    def is_more(self) -> bool:
        """Whether it is more than nothing, beyond chance."""
        return self.value > SURE * self.error


def mean(values: Sequence[float]) -> float:
    """Their mean (as `statistics` does it, which takes long to load)."""
    return fsum(values) / len(values)


def average(values: Sequence[float], surprise: float = 1.0) -> Amount:
    """The average of what was seen in some futures.

    One future that might still surprise by so much keeps a few equal ones from looking certain.
    """
    number, middle = len(values), mean(values)
    squares = plain_sum((value - middle) ** 2 for value in values) + surprise**2
    return Amount(middle, sqrt(squares) / number)


def gold_behind(one: Judged, best: Judged) -> Amount:
    """The lead lost with a turn compared with another, in gold, over the best other seat."""
    mine, theirs = shared(one, best)
    lost = [b.lead(one.seat) - a.lead(one.seat) for a, b in zip(mine, theirs, strict=True)]
    return average(lost, 0.0 if one is best or (one.settled and best.settled) else 1.0)


def shared(one: Judged, other: Judged) -> tuple[Sequence[Ending], Sequence[Ending]]:
    """How both end in the futures that both were played out in."""
    number = min([len(turn.endings) for turn in (one, other) if not turn.settled], default=1)
    return one.first(number), other.first(number)


def by_card(one: Judged, others: Sequence[Judged], seats: Sequence[int]) -> dict[str, float]:
    """Gold by card at the end, minus the average of the other turns in the same futures."""
    found: dict[str, float] = {}
    for other in others:
        mine, theirs = shared(one, other)
        for seat in seats:
            for card in mine[0].scores[seat]:
                gold = sum([ending.scores[seat].get(card, 0) for ending in mine])
                gold -= sum([ending.scores[seat].get(card, 0) for ending in theirs])
                found[card] = found.get(card, 0.0) + gold / len(mine) / len(others)
    ranked = sorted(found.items(), key=lambda item: -abs(item[1]))
    return {card: amount for card, amount in ranked if abs(amount) >= LITTLE and card != "total"}
