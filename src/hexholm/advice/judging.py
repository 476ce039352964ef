"""Turns judged by what comes after them: each is played on to the end of the game, many times.

All turns are judged in the same futures (hidden cards and luck), so that what differs is the turn;
after some futures the worst are given up. A turn that ends the game is judged by the scores alone.
"""

import random
from collections.abc import Hashable, Iterable, Sequence
from math import exp
from time import monotonic
from typing import Final, NamedTuple

from hexholm.advice.minds import AnyGame, Effort, Mind, imagined
from hexholm.bots.bot import Sight
from hexholm.bots.futures import Idea, Turn, margin, play_turn

ROUND: Final = 4
"""After so many futures the worst turns are given up."""
WIDTHS: Final[tuple[int, ...]] = (16, 12, 8, 6, 5, 4, 4, 4)
"""So many turns are played on, round by round; from then on the last number."""
NARROW: Final = 3
"""So many are played on at least."""
SCALE: Final = 8.0
"""A lead of so much gold is a good one."""


class Reached(NamedTuple):
    """Where a turn leads in the imagined game in which it was found."""

    turn: Turn
    game: AnyGame
    """Before the next seat decides; what is drawn at the end of the turn does not count."""
    whole: bool
    tiles: tuple[str, ...]
    lost: tuple[str, ...]


class Future(NamedTuple):
    """How a game may end."""

    scores: list[dict[str, int]]
    winners: list[int]

    def lead(self, seat: int) -> float:
        """What a seat is ahead of the best other one."""
        return margin([score["total"] for score in self.scores], seat)


class Judged:
    """A turn and the futures seen behind it."""

    def __init__(self, reached: Reached, seat: int, prior: float, trust: float) -> None:
        self.reached, self.seat = reached, seat
        self.prior, self.trust = prior, trust
        """What was thought of its lead before; that counts like so many futures."""
        self.futures: list[Future] = []
        self.settled = False
        """Whether the game ends with it, so that one future is all there is."""
        self._sum = 0.0

    def add(self, future: Future) -> None:
        """One more future."""
        self.futures.append(future)
        self._sum += (share(future, self.seat) + _good(future.lead(self.seat))) / 2

    @property
    def worth(self) -> float:
        """How good the turn is, from 0 to 1: by winning and, half of it, by the lead."""
        if self.settled:
            return (share(self.futures[0], self.seat) + _good(self.futures[0].lead(self.seat))) / 2
        thought = self.trust * _good(self.prior)
        return (thought + self._sum) / (self.trust + len(self.futures))

    def future(self, number: int) -> Future:
        """One of the futures; where the game is over all are the same."""
        return self.futures[0 if self.settled else number]

    def chances(self, seats: int) -> tuple[float, ...]:
        """How often each seat wins; as long as it is open, an even game counts as one future."""
        wins = [sum(share(future, seat) for future in self.futures) for seat in range(seats)]
        if self.settled:
            return tuple(wins)
        return tuple((number + 1 / seats) / (len(self.futures) + 1) for number in wins)


def share(future: Future, seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / len(future.winners) if seat in future.winners else 0.0


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def _good(lead: float) -> float:
    return 1 / (1 + exp(-max(-200.0, min(200.0, lead)) / SCALE))


def reach(game: AnyGame, seat: int, turn: Turn) -> Reached:
    """Where a turn leads; what can only be known after something hidden shows is cut off."""
    game, played = game.copy(), 0
    tiles: list[str] = []
    lost: list[str] = []
    for action in turn:
        played += 1
        whole = action.verb == "end" and not game.tasks
        if whole and played == len(turn):  # what it draws is not known yet
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
    """Plays turns on."""

    def __init__(self, sight: Sight, mind: Mind, rng: random.Random) -> None:
        self.sight, self.mind, self.rng = sight, mind, rng

    def candidates(self, game: AnyGame, ideas: Iterable[Idea], trust: float) -> list[Judged]:
        """Different turns."""
        seat, found = self.sight.seat, dict[Hashable, Judged]()
        for idea in ideas:
            reached = reach(game, seat, idea.turn)
            key = (self.mind.key(reached.game), reached.game.player)
            if key not in found:
                found[key] = Judged(reached, seat, idea.lead, trust)
        return list(found.values())

    @staticmethod
    def ordered(judged: Sequence[Judged]) -> list[Judged]:
        """The best first; those that end the game and others take turns."""
        ranked = sorted(judged, key=lambda one: -one.prior)
        ends = [judged for judged in ranked if judged.reached.game.last_round]
        goes_on = [judged for judged in ranked if not judged.reached.game.last_round]
        return _merged(ends, goes_on)

    def judge(
        self, judged: list[Judged], samples: int, effort: Effort, always: Sequence[Judged] = ()
    ) -> list[Judged]:
        """The turns that were looked at to the end, the best first; some are always looked at.

        There are at most so many futures, and after the first one no more when the time is up.
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
            front.sort(key=lambda one: -one.worth)
        return _ranked(judged)

    def _one_future(self, front: Sequence[Judged]) -> None:
        start = imagined(self.sight, self.rng)
        luck = self.rng.getrandbits(64)
        for judged in front:
            if not judged.settled:
                self._add(judged, start.copy(), luck)

    def _add(self, judged: Judged, game: AnyGame, luck: int) -> None:
        seat, turn = self.sight.seat, judged.reached.turn
        played = play_turn(game, seat, turn)
        judged.settled = played == len(turn) and judged.reached.whole and game.over
        game = self.mind.play_on(game, random.Random(luck))
        judged.add(Future(game.scores(), game.winners))


def _affordable(cost: float, left: float) -> tuple[int, ...]:
    """Fewer turns where there is no time to play all of them on often enough to tell them apart."""
    part = left / (cost * ROUND * sum(WIDTHS))
    return tuple([max(NARROW, min(width, round(width * part))) for width in WIDTHS])


def _ranked(judged: Iterable[Judged]) -> list[Judged]:
    """The best first; those that were given up early come after the others."""
    seen = [one for one in judged if one.futures]
    longest = max((len(one.futures) for one in seen if not one.settled), default=0)
    last = {one for one in seen if one.settled or len(one.futures) == longest}
    return sorted(seen, key=lambda one: (one not in last, -one.worth))


def _merged(first: list[Judged], second: list[Judged]) -> list[Judged]:
    """One of these, one of those; the rest of the longer list at the end."""
    both = [one for pair in zip(first, second, strict=False) for one in pair]
    longer = first if len(first) > len(second) else second
    return both + longer[len(both) // 2 :]
