"""Playing on: what a turn leads to in imagined futures."""

import random
import time
from collections.abc import Sequence

from hexholm.bots.bot import Sight
from hexholm.bots.winter.levels import QUICK, Skill
from hexholm.bots.winter.search import Line, Search
from hexholm.bots.winter.turns import one_by_one
from hexholm.game import Action
from hexholm.winter import WinterKingdom
from hexholm.winter.scoring import score


def imagined(sight: Sight, rng: random.Random) -> WinterKingdom:
    """A game as it may be."""
    game = sight.imagine(rng)
    assert isinstance(game, WinterKingdom)
    return game


def play_on(game: WinterKingdom, rng: random.Random, rounds: int = 0) -> WinterKingdom:
    """Play a game on with the quick policy: to its end, or for some rounds."""
    turns = rounds * game.seats
    while game.player is not None:
        line = one_by_one(Search(game, game.player, QUICK, rng), Line((), game))
        game = line.game
        for action in line.end:
            game.play(action)
        turns -= 1
        if not turns:
            break
    return game


def points(game: WinterKingdom) -> list[int]:
    """The points of every seat."""
    return [score(game, seat)["total"] for seat in range(game.seats)]


def outlook(game: WinterKingdom, seat: int, rng: random.Random, samples: int) -> list[float]:
    """The points that every seat can expect at the end, by what a seat knows."""
    totals = [0.0] * game.seats
    for _ in range(samples):
        for other, total in enumerate(points(play_on(game.imagine(seat, rng), rng))):
            totals[other] += total / samples
    return totals


class Race:
    """Whole turns that are played on in the same imagined futures."""

    def __init__(self, sight: Sight, rng: random.Random, turns: Sequence[Sequence[Action]]) -> None:
        self._sight, self._rng, self._turns = sight, rng, turns
        self.runs = [0] * len(turns)
        """In how many futures each was played on."""
        self._totals = [0.0] * len(turns)

    def run(self, numbers: Sequence[int], rounds: int = 0) -> None:
        """Play some of the turns on in one more future."""
        now, seed = imagined(self._sight, self._rng), self._rng.getrandbits(32)
        for number in numbers:
            game = now.copy()
            for action in self._turns[number]:
                game.play(action)
            reached = points(play_on(game, random.Random(seed), rounds))
            mine = reached.pop(self._sight.seat)
            self._totals[number] += mine - max(reached)
            self.runs[number] += 1

    def ahead(self, number: int) -> float:
        """By how much the seat is ahead of the best other one after a turn, on average."""
        return self._totals[number] / self.runs[number]


def choose(
    sight: Sight, rng: random.Random, lines: Sequence[Line], skill: Skill, until: float | None
) -> Line:
    """The best of some turns: all are played on in some futures, the better half in more."""
    race = Race(sight, rng, [line.turn for line in lines])

    def value(number: int) -> float:
        trust = race.runs[number] / (race.runs[number] + skill.doubt)
        return trust * race.ahead(number) + (1 - trust) * lines[number].gain

    left = list(range(len(lines)))
    while len(left) > 1:
        for _ in range(skill.samples):
            race.run(left, skill.rounds)
            if until is not None and time.monotonic() > until:
                return lines[max(left, key=value)]
        left = sorted(left, key=value, reverse=True)[: len(left) // 2]
    return lines[left[0]]
