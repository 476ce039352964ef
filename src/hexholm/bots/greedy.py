"""The bot that takes the best gain at hand."""

import random

from hexholm.bots import winter
from hexholm.bots.bot import Sight
from hexholm.bots.outlook import Outlook
from hexholm.bots.plans import best
from hexholm.game import Action
from hexholm.winter import WinterKingdom


class GreedyBot:
    """It counts what its next few pieces gain, as if the game ended there, and thinks no further.

    A plan is whole: the settlements of the mandatory action, or an extra action to its end. It is
    carried out as long as it fits and made anew otherwise.
    """

    name = "greedy"

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rest: tuple[Action, ...] = ()

    def choose(self, sight: Sight) -> Action:
        """Go on with the plan if it still fits, else make a new one."""
        options = sight.options
        if not (self._rest and self._rest[0] in options):
            only = len(options) == 1
            self._rest = tuple(options) if only else self._plan(sight)
        action, *rest = self._rest
        self._rest = tuple(rest)
        return action

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        if sight.game_name == WinterKingdom.name:
            return winter.plan(sight, self._rng, winter.SKILLS["greedy"])
        return best(Outlook(sight, self._rng))
