"""A bot that thinks of several actions at once."""

import random
from abc import ABC, abstractmethod

from hexholm.bots.bot import Sight
from hexholm.game import END, Action


class Planner(ABC):
    """It carries a plan out as long as it fits, and makes a new one otherwise."""

    name: str

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rest: tuple[Action, ...] = ()
        self._plans = 0
        """How often it has thought about this turn."""

    def choose(self, sight: Sight) -> Action:
        """Go on with the plan if it still fits, else make a new one."""
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

    @abstractmethod
    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        """At least one action; the first one is legal."""
