"""What a seat can do now: lines of actions that belong together, tried out on an imagined game."""

import random
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from hexholm.bots.kingdom.greedy_value import GreedyValue
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder

TIE: Final = 0.01
"""Ties are broken at random by less than this; what gains less isn't worth doing."""

BEAM: Final = 8
"""The beginnings of several builds that are thought through to the end."""


class Line(NamedTuple):
    """Actions that belong together, and what they lead to."""

    actions: tuple[Action, ...]
    game: KingdomBuilder
    """The position after them."""
    bonus: float = 0.0
    """What they gain besides the value of the position."""
    gain: float = 0.0
    """What they gain altogether."""
    pieces: int = 1
    """By how many pieces; what one of them gains is compared with other lines."""


class Trial:
    """A moment of a game seen by one seat, from which lines are tried out on an imagined game."""

    def __init__(self, game: KingdomBuilder, seat: int, rng: random.Random) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.value = GreedyValue(game, self.seat)
        self.now = self.value(game)

    @property
    def start(self) -> Line:
        """Nothing done yet."""
        return Line((), self.game)

    def after(self, line: Line, action: Action) -> Line:
        """The line with one more action, not yet judged."""
        game = line.game.copy()
        game.play(action)
        bonus = line.bonus + self.value.tiles(game)
        while game.tasks and game.active == self.seat != game.player and not game.silo_step:
            game.play(END if END in game.options else game.options[0])  # what others are asked
        return Line((*line.actions, action), game, bonus)

    def judged(self, line: Line) -> Line:
        """The line with what it gains."""
        gain = self.value(line.game) - self.now + line.bonus + TIE * self.rng.random()
        return Line(line.actions, line.game, line.bonus, gain)

    def done(self, line: Line, action: Action) -> Line:
        """The line with one more action, judged."""
        return self.judged(self.after(line, action))

    def builds(self, start: Line, width: int = BEAM) -> Line:
        """The best way to build piece by piece, as long as it is one action (a beam search)."""
        front, ended, pieces = [start], [start], 0
        while front:
            steps: dict[frozenset[Action], Line] = {}  # the order of the builds doesn't matter
            for line in front:
                for action in builds_of(line.game):
                    key = frozenset((*line.actions, action))
                    if key not in steps:
                        steps[key] = self.done(line, action)
            pieces += 1
            front = sorted(steps.values(), key=lambda line: line.gain)[-width:]
            for line in front:
                if END in line.game.options or not self.goes_on(line.game, start):
                    ended.append(line._replace(pieces=pieces))
            front = [line for line in front if self.goes_on(line.game, start)]
        return max(ended[1:] or ended, key=lambda line: line.gain)

    def goes_on(self, game: KingdomBuilder, before: Line) -> bool:
        """Whether what the seat was asked to do before isn't yet over."""
        tasks, asked = game.tasks, before.game.tasks
        if game.player != self.seat or len(tasks) != len(asked):
            return False
        if tasks:
            return tasks[-1].by == asked[-1].by
        return game.begun and bool(game.left or game.due)

    @cached_property
    def earnings(self) -> dict[str, float]:
        """Own hexes and roughly what the piece there earns: an equal share of each contribution."""
        shares: dict[str, float] = {}
        for contributions in self.game.contributions(self.seat).values():
            for hexes, amount in contributions:
                for name in hexes:
                    shares[name] = shares.get(name, 0) + amount / len(hexes)
        return shares

    def spare(self, takes: Iterable[Action]) -> list[Action]:
        """The pieces in the order in which they can be spared."""
        return sorted(takes, key=lambda take: self.earnings.get(take.arg, 0))


def builds_of(game: KingdomBuilder) -> Iterator[Action]:
    """The builds among the options."""
    return (action for action in game.options if action.verb == "build")
