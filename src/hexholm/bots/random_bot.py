"""The bot that plays anything."""

import random

from hexholm.bots.bot import Sight
from hexholm.game import Action


class RandomBot:
    """Every legal action is as likely as any other."""

    name = "random"

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def choose(self, sight: Sight) -> Action:
        """Any legal action."""
        return sight.options.pick(self._random())
