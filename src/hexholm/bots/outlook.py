"""What a seat can do now, as whole plans, and what each of them gains."""

import random
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.bots.standing import Standing
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder

TIE: Final = 0.01
"""Ties are broken at random by less than this; what gains less is not worth doing."""

BEAM: Final = 8
"""The beginnings of several builds that are thought through to the end."""


class Plan(NamedTuple):
    """Actions that belong together, and what they lead to."""

    actions: tuple[Action, ...]
    game: KingdomBuilder
    """The position after them."""
    bonus: float = 0.0
    """What they gain besides the standing."""
    gain: float = 0.0
    """What they gain altogether."""
    pieces: int = 1
    """By how many pieces; what one of them gains is compared with other plans."""


class Outlook:
    """A moment of a game seen by one seat, from which plans are tried out on an imagined game."""

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        game = sight.imagine(rng)
        assert isinstance(game, KingdomBuilder)
        self.game, self.seat, self.rng = game, sight.seat, rng
        self.standing = Standing(game, self.seat)
        self.now = self.standing(game)

    @property
    def start(self) -> Plan:
        """Nothing done yet."""
        return Plan((), self.game)

    def after(self, plan: Plan, action: Action) -> Plan:
        """The plan with one more action, not yet judged."""
        game = plan.game.copy()
        game.play(action)
        bonus = plan.bonus + self.standing.tiles(game)
        if game.player != self.seat:
            self._pass_over(game)
        return Plan((*plan.actions, action), game, bonus)

    def judged(self, plan: Plan) -> Plan:
        """The plan with what it gains."""
        gain = self.standing(plan.game) - self.now + plan.bonus + TIE * self.rng.random()
        return Plan(plan.actions, plan.game, plan.bonus, gain)

    def done(self, plan: Plan, action: Action) -> Plan:
        """The plan with one more action, judged."""
        return self.judged(self.after(plan, action))

    def _pass_over(self, game: KingdomBuilder) -> None:
        """In the own turn: what others are asked in between is answered in the simplest way."""
        while game.tasks and game.active == self.seat != game.player and not game.silo_step:
            game.play(END if END in game.options else game.options[0])

    def builds(self, start: Plan, width: int = BEAM) -> Plan:
        """The best way to build piece by piece, as long as it is one action (a beam search)."""
        front, ended, pieces = [start], [start], 0
        while front:
            steps: dict[frozenset[Action], Plan] = {}  # the order of the builds is all one
            for plan in front:
                for action in builds_of(plan.game):
                    key = frozenset((*plan.actions, action))
                    if key not in steps:
                        steps[key] = self.done(plan, action)
            pieces += 1
            front = sorted(steps.values(), key=lambda plan: plan.gain)[-width:]
            for plan in front:
                if END in plan.game.options or not self.goes_on(plan.game, start):
                    ended.append(plan._replace(pieces=pieces))
            front = [plan for plan in front if self.goes_on(plan.game, start)]
        return max(ended[1:] or ended, key=lambda plan: plan.gain)

    def goes_on(self, game: KingdomBuilder, before: Plan) -> bool:
        """Whether what the seat was asked to do before is not yet over."""
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
