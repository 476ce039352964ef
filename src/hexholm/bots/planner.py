"""A built-in bot: it plans a whole turn at once, in the way of the game being played."""

import random
from typing import Protocol

from hexholm.bots.bot import Sight
from hexholm.game import END, Action
from hexholm.library import kind_of


class HowToPlay(Protocol):
    """How bots play one of the games: what modules like `hexholm.bots.kingdom` provide."""

    def plan(
        self, sight: Sight, rng: random.Random, bot: str, times: int = 0
    ) -> tuple[Action, ...]:
        """What a bot does next, which has thought about this turn some times before.

        At least one action; the first one is legal.
        """


class Planner:
    """It follows a plan as long as it fits, and makes a new one otherwise."""

    name: str

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rest: tuple[Action, ...] = ()
        self._plans = 0
        """How often it has thought about this turn."""

    def choose(self, sight: Sight) -> Action:
        """Follow the plan if it still fits, else make a new one."""
        options = sight.options
        if not (self._rest and self._rest[0] in options):
            only = len(options) == 1
            self._rest = tuple(options) if only else self._plan(sight)
            self._plans += not only
        action, *rest = self._rest
        self._rest = tuple(rest)
        if action == END:
            self._plans = 0
        return action

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        how: HowToPlay = kind_of(sight.game_name).at("bots")
        return how.plan(sight, self._rng, self.name, self._plans)
