"""Some turns played out in the same futures; after some of them the worst are given up.

How often they are is an amount of work, not of time: the same question gets the same answer on
every machine, unless the clock is asked to put an end to it.
"""

import random
from collections.abc import Hashable, Iterable, Sequence
from time import monotonic
from typing import Any, ClassVar, Final, Protocol

from hexholm.bots.bot import Sight
from hexholm.bots.search.outcomes import Ending, Judged, Reached, reach
from hexholm.bots.search.turns import Candidate, Future, Mind, is_past

WIDTHS: Final[tuple[int, ...]] = (16, 12, 8, 6, 5, 4)
"""How many turns are played out, round by round; from then on the last number."""
NARROW: Final = 3
"""At least this many are played out."""


class Futures(Protocol):
    """The futures in which turns are compared, by what every card pays at the end."""

    at_once: ClassVar[int]
    """After this many futures the worst turns are given up."""
    most: ClassVar[int]
    """More futures than that say nothing new."""

    @property
    def cost(self) -> float:
        """The work done so far; an action of a quick player in Python is 1."""

    def endings(self, reached: Reached, numbers: Sequence[int]) -> Iterable[Ending]:
        """How the game ends after a turn, in each of these futures."""


class InPython:
    """The futures of any game."""

    at_once: ClassVar[int] = 4
    most: ClassVar[int] = 400

    def __init__(self, sight: Sight, mind: Mind) -> None:
        self._sight, self._mind = sight, mind
        self._futures: dict[int, Future] = {}

    @property
    def cost(self) -> float:
        """The work done so far."""
        return self._mind.played

    def endings(self, reached: Reached, numbers: Sequence[int]) -> Iterable[Ending]:
        """How the game ends after a turn, in each of these futures."""
        for number in numbers:
            future = self._futures.get(number)
            if future is None:
                future = Future.imagined(self._sight, random.Random(number))
                self._futures[number] = future
            game, _ = future.after(self._sight.seat, reached.turn)
            game = self._mind.play_on(game, random.Random(future.luck))
            yield Ending(game.scores(), game.winners)


class Judge:
    """Plays turns out."""

    def __init__(self, sight: Sight, mind: Mind, rng: random.Random) -> None:
        self.sight, self.mind, self.rng = sight, mind, rng
        self.cut = False
        """Whether the clock put an end to it."""
        self._futures: Futures | None = None

    def different(self, game: Any, found: Iterable[Candidate], trust: float) -> list[Judged]:
        """Different turns."""
        seat, different = self.sight.seat, dict[Hashable, Judged]()
        for one in found:
            reached = reach(game, seat, one.turn)
            key = (self.mind.key(reached.game), reached.game.player)
            if key not in different:
                different[key] = Judged(reached, seat, one.lead, trust)
        return list(different.values())

    @staticmethod
    def ordered(judged: Sequence[Judged]) -> list[Judged]:
        """The best first; those that end the game and others take turns."""
        ranked = sorted(judged, key=lambda one: -one.prior)
        ends = [one for one in ranked if one.reached.game.last_round]
        goes_on = [one for one in ranked if not one.reached.game.last_round]
        both = [one for pair in zip(ends, goes_on, strict=False) for one in pair]
        return both + max(ends, goes_on, key=len)[len(both) // 2 :]

    def judge(
        self,
        judged: Sequence[Judged],
        work: float,
        deadline: float | None = None,
        always: Sequence[Judged] = (),
    ) -> list[Judged]:
        """The turns that were considered, best first; some of them always are.

        A first future tells what they cost, and so how many of them can be told apart. When the
        time is up, there is no second one.
        """
        compiled = self.mind.compiled([one.reached for one in judged])
        futures = self._futures = compiled or InPython(self.sight, self.mind)
        front, widths, number, before = list(judged), WIDTHS, 0, futures.cost
        while number < futures.most and (spent := futures.cost - before) < work:
            if number and is_past(deadline):
                self.cut = True
                break
            round_ = max(0, number - 1) // futures.at_once
            front = front[: widths[min(round_, len(widths) - 1)]]
            front += [one for one in always if one not in front]
            open_ = [one for one in front if not one.settled]
            if not open_:
                break
            started = monotonic()
            number += self._play(open_, futures, futures.at_once if number else 1)
            if not spent:
                rounds = futures.at_once * sum(WIDTHS) / len(open_)
                part = (work / (futures.cost - before) - 1) / rounds
                if deadline is not None:
                    now = monotonic()
                    part = min(part, (deadline - now) / (now - started) / rounds)
                widths = tuple([max(NARROW, min(w, round(w * part))) for w in WIDTHS])
            front.sort(key=lambda one: -one.value)
        return _ranked([one for one in judged if one.endings])

    def more(
        self, best: Judged, enough: int, work: float, deadline: float | None = None
    ) -> list[Ending]:
        """How the game ends after the best turn in more futures, until it has enough of them."""
        futures, found = self._futures, list[Ending]()
        if futures is None or best.settled:
            return found
        before = futures.cost
        while len(best.endings) + len(found) < enough and futures.cost - before < work:
            if is_past(deadline):
                break
            some = [self.rng.getrandbits(64) for _ in range(futures.at_once)]
            found += futures.endings(best.reached, some)
        return found

    def _play(self, turns: Sequence[Judged], futures: Futures, number: int) -> int:
        some = [self.rng.getrandbits(64) for _ in range(number)]
        for one in turns:
            for ending in futures.endings(one.reached, some):
                one.add(ending)
        return number


def _ranked(seen: Sequence[Judged]) -> list[Judged]:
    """The best first; those that were given up early come after the others."""
    longest = max((len(one.endings) for one in seen if not one.settled), default=0)
    last = {one for one in seen if one.settled or len(one.endings) == longest}
    return sorted(seen, key=lambda one: (one not in last, -one.value))
