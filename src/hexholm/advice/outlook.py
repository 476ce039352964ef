"""What the futures of some turns say of everybody's chances, and of the gold to expect."""

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot
from typing import Final, NamedTuple

from hexholm.advice.measure import Amount, average, mean, shared
from hexholm.bots.search.chances import Calibration
from hexholm.bots.search.outcomes import Ending, Judged

SURPRISE: Final = 1.0
"""One future that may still be otherwise, so that a few equal ones don't look certain."""

Figure = Callable[[Ending], float]
"""Something to be read in a future."""


class Reading(NamedTuple):
    """How the futures of a position are read as chances; advice, ratings and puzzles all do it."""

    calibration: Calibration
    left: float
    """What is left of the game."""

    def shares(self, totals: Sequence[float]) -> tuple[float, ...]:
        """Each seat's share of the victory in one future, less of it for a narrow one."""
        return self.calibration.shares(totals, self.left)

    def chances(self, seen: Sequence[float], number: int) -> tuple[float, ...]:
        """Each seat's chance, by its mean share in so many futures, with one even future added."""
        seats = len(seen)
        even = [(number * share + 1 / seats) / (number + 1) for share in seen]
        return self.calibration.chances(even, self.left)

    def lost(
        self, mine: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]], seat: int
    ) -> Amount:
        """The chance that a seat loses with a turn, by all shares after it and after another."""
        pairs = zip(mine, theirs, strict=True)
        lost = average([other[seat] - one[seat] for one, other in pairs], SURPRISE)
        seen = [_means(mine), _means(theirs)]
        chances = [self.calibration.chances(means, self.left)[seat] for means in seen]
        middle = (seen[0][seat] + seen[1][seat]) / 2
        return Amount(chances[1] - chances[0], lost.error * self.steepness(middle))

    def steepness(self, share: float) -> float:
        """How much faster than a share the chance grows there."""
        return self.calibration.steepness(share, self.left)


class Outlook:
    """What comes of a turn, the best one or another.

    The best turn is played out in `more` futures than the others. What another one leads to is
    what the best does, and the difference in the futures that both have: so it is as certain, but
    for that difference.
    """

    def __init__(
        self, best: Judged, more: Sequence[Ending], calibration: Calibration, left: float
    ) -> None:
        self._best, self._all = best, [*best.endings, *more]
        self._seats = len(best.endings[0].scores)
        self._reading = Reading(calibration, left)
        self._known: dict[int, tuple[float, ...]] = {}
        """What was read in an ending before; the turns keep all of them."""

    def chances(self, one: Judged) -> tuple[float, ...]:
        """Each seat's chance of winning."""
        if one.settled:
            return tuple([one.endings[0].share(seat) for seat in range(self._seats)])
        seen = [self._seen(one, self._share(seat)) for seat in range(self._seats)]
        return self._reading.chances(seen, self.futures(one))

    def error(self, one: Judged) -> float:
        """The standard error of the seat's own chance."""
        share = self._share(one.seat)
        error = self._error(one, share)
        return error * self._reading.steepness(self._seen(one, share))

    def gold(self, one: Judged, seat: int) -> Amount:
        """What a seat has at the end."""
        total = partial(_total, seat=seat)
        return Amount(self._seen(one, total), self._error(one, total))

    def lead(self, one: Judged) -> float:
        """How far the seat is ahead of the best other one at the end."""
        return self._seen(one, lambda ending: ending.lead(one.seat))

    def futures(self, one: Judged) -> int:
        """The futures behind these figures; 0: the turn ends the game, so the result is known."""
        if one.settled:
            return 0
        return len(self._all if self._is_beside(one) else one.endings)

    def behind(self, one: Judged) -> Amount:
        """The chance of winning that is lost compared with the best turn."""
        if one is self._best:
            return Amount(0.0, 0.0)
        mine, theirs = shared(one, self._best)
        if one.settled and self._best.settled:
            return Amount(theirs[0].share(one.seat) - mine[0].share(one.seat), 0.0)
        ours, others = ([self._shares(ending) for ending in some] for some in (mine, theirs))
        return self._reading.lost(ours, others, one.seat)

    def _share(self, seat: int) -> Figure:
        """A seat's share of the victory, less of it for a narrow one."""
        return lambda ending: self._shares(ending)[seat]

    def _shares(self, ending: Ending) -> tuple[float, ...]:
        found = self._known.get(id(ending))
        if found is None:
            totals = [score["total"] for score in ending.scores]
            found = self._known[id(ending)] = self._reading.shares(totals)
        return found

    def _seen(self, one: Judged, figure: Figure) -> float:
        own = mean([figure(ending) for ending in one.endings])
        if not self._is_beside(one):
            return own
        best, of_all = self._best.endings, [figure(ending) for ending in self._all]
        return own + mean(of_all) - mean(of_all[: len(best)])

    def _error(self, one: Judged, figure: Figure) -> float:
        if one.settled:
            return 0.0
        if not self._is_beside(one):
            return average([figure(ending) for ending in one.endings], SURPRISE).error
        error = average([figure(ending) for ending in self._all], SURPRISE).error
        if one is self._best or len(self._all) == len(self._best.endings):
            return error
        pairs = zip(one.endings, self._best.endings, strict=True)
        apart = average([figure(a) - figure(b) for a, b in pairs], SURPRISE)
        return hypot(error, apart.error)

    def _is_beside(self, one: Judged) -> bool:
        """Whether it was played out as often as the best turn, but for what that has more."""
        are_open = not (one.settled or self._best.settled)
        return are_open and len(one.endings) == len(self._best.endings)


def _total(ending: Ending, seat: int) -> float:
    return ending.scores[seat]["total"]


def _means(shares: Sequence[Sequence[float]]) -> list[float]:
    return [mean(of_seat) for of_seat in zip(*shares, strict=True)]
