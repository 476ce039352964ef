"""The bot that takes the best immediate gain."""

from hexholm.bots.planner import Planner


class GreedyBot(Planner):
    """It counts what its next few pieces gain, as if the game ended there, and thinks no further.

    A plan is whole: the settlements of the mandatory action, or an extra action to its end.
    """

    name = "greedy"
