"""The bot that takes the best gain at hand."""

from hexholm.bots import winter
from hexholm.bots.bot import Sight
from hexholm.bots.outlook import Outlook
from hexholm.bots.planner import Planner
from hexholm.bots.plans import best
from hexholm.game import Action
from hexholm.winter import WinterKingdom


class GreedyBot(Planner):
    """It counts what its next few pieces gain, as if the game ended there, and thinks no further.

    A plan is whole: the settlements of the mandatory action, or an extra action to its end.
    """

    name = "greedy"

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        if sight.game_name == WinterKingdom.name:
            return winter.plan(sight, self._rng, winter.SKILLS["greedy"])
        return best(Outlook(sight, self._rng))
