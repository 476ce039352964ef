"""How the game may end after each of some turns: who wins, and what every card pays.

All turns are played out in the same futures; after some of them the worst are given up. A turn
that ends the game is judged by the scores alone.
"""

import random
from collections.abc import Hashable, Iterable, Sequence
from math import exp
from time import monotonic
from typing import Any, Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.bots.search.turns import Candidate, Effort, Future, Mind, Turn, margin

ROUND: Final = 4
"""After this many futures the worst turns are given up."""
WIDTHS: Final[tuple[int, ...]] = (16, 12, 8, 6, 5, 4, 4, 4)
"""How many turns are played out, round by round; from then on the last number."""
NARROW: Final = 3
"""At least this many are played out."""
SCALE: Final = 8.0
"""A good lead, in gold."""


class Reached(NamedTuple):
    """Where a turn leads in the imagined game in which it was found."""

    turn: Turn
    game: Any
    """Before the next seat decides; what is drawn at the end of the turn doesn't count."""
    whole: bool
    tiles: tuple[str, ...]
    lost: tuple[str, ...]


class Ending(NamedTuple):
    """How a game may end."""

    scores: list[dict[str, int]]
    winners: list[int]

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other one."""
        return margin([score["total"] for score in self.scores], seat)


class Judged:
    """A turn and the futures seen behind it."""

    def __init__(self, reached: Reached, seat: int, prior: float, trust: float) -> None:
        self.reached, self.seat = reached, seat
        self.prior, self.trust = prior, trust
        """The first estimate of its lead; it counts as `trust` futures."""
        self.endings: list[Ending] = []
        self.settled = False
        """Whether the game ends with it, so that one future is all there is."""
        self._sum = 0.0

    def add(self, ending: Ending) -> None:
        """One more future."""
        self.endings.append(ending)
        self._sum += (share(ending, self.seat) + _good(ending.lead(self.seat))) / 2

    @property
    def value(self) -> float:
        """How good the turn is, from 0 to 1: by winning and, with half the weight, by the lead."""
        if self.settled:
            return (share(self.endings[0], self.seat) + _good(self.endings[0].lead(self.seat))) / 2
        thought = self.trust * _good(self.prior)
        return (thought + self._sum) / (self.trust + len(self.endings))

    def ending(self, number: int) -> Ending:
        """That of one future; where the game is over all are the same."""
        return self.endings[0 if self.settled else number]

    def chances(self, seats: int) -> tuple[float, ...]:
        """How often each seat wins; until the game is decided, one even future is added."""
        wins = [sum(share(ending, seat) for ending in self.endings) for seat in range(seats)]
        if self.settled:
            return tuple(wins)
        return tuple((number + 1 / seats) / (len(self.endings) + 1) for number in wins)


def share(ending: Ending, seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / len(ending.winners) if seat in ending.winners else 0.0


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def _good(lead: float) -> float:
    return 1 / (1 + exp(-max(-200.0, min(200.0, lead)) / SCALE))


def reach(game: Any, seat: int, turn: Turn) -> Reached:
    """Where a turn leads, cut off where something hidden is revealed."""
    game, played = game.copy(), 0
    tiles: list[str] = []
    lost: list[str] = []
    for action in turn:
        played += 1
        whole = action.verb == "end" and not game.tasks
        if whole and played == len(turn):  # what it draws isn't known yet
            return Reached(turn, game, True, tuple(tiles), tuple(lost))
        game.play(action)
        for event in game.events:
            if event.seat == seat and event.kind in _TAKEN:
                tiles.append(event.what)
            elif event.seat == seat and event.kind in _LOST:
                lost.append(event.what)
        if game.player != seat or not game.can_undo:
            break
    over = game.player is None
    return Reached(turn[:played], game, over, tuple(tiles), tuple(lost))


_TAKEN: Final = {"tile-taken", "nomad-taken", "bonus-taken", "bought", "upgraded"}
_LOST: Final = {"tile-lost", "bonus-lost"}


class Judge:
    """Plays turns out."""

    def __init__(self, sight: Sight, mind: Mind, rng: random.Random) -> None:
        self.sight, self.mind, self.rng = sight, mind, rng

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
        self, judged: list[Judged], samples: int, effort: Effort, always: Sequence[Judged] = ()
    ) -> list[Judged]:
        """The turns that were considered to the end, best first; some always are.

        There are at most `samples` futures, and after the first one no more when the time is up.
        """
        front, widths = list(judged), WIDTHS
        for number in range(samples):
            if number and effort.over:
                break
            if number % ROUND == 0 or number == 1:
                front = front[: widths[min(number // ROUND, len(widths) - 1)]]
                front += [one for one in always if one not in front]
            started = monotonic()
            self._one_future(front)
            if not number and effort.deadline is not None:
                now = monotonic()
                widths = _affordable((now - started) / len(front), effort.deadline - now)
            front.sort(key=lambda one: -one.value)
        return _ranked(judged)

    def _one_future(self, front: Sequence[Judged]) -> None:
        future = Future.imagined(self.sight, self.rng)
        for judged in front:
            if not judged.settled:
                turn = judged.reached.turn
                game, played = future.after(self.sight.seat, turn)
                judged.settled = played == len(turn) and judged.reached.whole and game.over
                game = self.mind.play_on(game, random.Random(future.luck))
                judged.add(Ending(game.scores(), game.winners))


def _affordable(cost: float, left: float) -> tuple[int, ...]:
    """Fewer turns where there is no time to play all of them on often enough to tell them apart."""
    part = left / (cost * ROUND * sum(WIDTHS))
    return tuple([max(NARROW, min(width, round(width * part))) for width in WIDTHS])


def _ranked(judged: Iterable[Judged]) -> list[Judged]:
    """The best first; those that were given up early come after the others."""
    seen = [one for one in judged if one.endings]
    longest = max((len(one.endings) for one in seen if not one.settled), default=0)
    last = {one for one in seen if one.settled or len(one.endings) == longest}
    return sorted(seen, key=lambda one: (one not in last, -one.value))
