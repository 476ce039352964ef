"""The built-in bots: six levels from a child's first game to the strongest, and two more."""

import logging
import random
from functools import cache
from typing import Final

from hexholm.bots.bot import Sight
from hexholm.game import END, Action, Game
from hexholm.library import kind_of

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert", "master")
"""The beginner sees what a hex gains, roughly, and forgets its tiles; the easy one sees nothing but
the next settlement; normal compares a few whole turns, hard many, and changes the best of them; the
expert plays the best of them out to the end of the game, in many futures; the master has learned
what to do in them, and which turns to consider."""
MASTER: Final = LEVELS[-1]

LOG: Final = logging.getLogger("hexholm.bots")


def replaced(game: Game) -> list[str]:
    """The levels that don't play a game: the one below does."""
    return [] if kind_of(game.name).at("bots").has_learned(game) else [MASTER]


def playing(bot: str, game: Game) -> str:
    """The bot that plays a game when this one is asked to."""
    if bot == MASTER and bot in replaced(game):
        return level_below(bot)
    return bot


@cache
def level_below(bot: str) -> str:
    """The level that plays where this one has learned nothing; the first time, a line says so."""
    below = LEVELS[LEVELS.index(bot) - 1]
    LOG.warning("there is no %s of this game here: the %s plays", bot, below)
    return below


class Planner:
    """It follows a plan as long as it fits, and makes a new one otherwise.

    How it plans is a matter of the game: `plan` of modules like `hexholm.bots.kingdom` says what a
    bot does next, which has thought about this turn some times before. It gives at least one
    action; the first one is legal.
    """

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
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
        plan = kind_of(sight.game_name).at("bots").plan
        planned: tuple[Action, ...] = plan(sight, self._rng, self.name, self._plans)
        return planned


class GreedyBot(Planner):
    """It counts what its next few pieces gain, as if the game ended there, and thinks no further.

    A plan is whole: the settlements of the mandatory action, or an extra action to its end.
    """

    def __init__(self, rng: random.Random) -> None:
        super().__init__("greedy", rng)


class RandomBot:
    """Every legal action is as likely as any other."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, sight: Sight) -> Action:
        """Any legal action."""
        return sight.options.pick(self._rng.random())
