"""Bots: players made of code that see only what their seat may see.

>>> import hexholm
>>> from hexholm.bots import Sight, make_bot
>>> game = hexholm.new_game(players=2, seed=7)
>>> make_bot("random", seed=5).choose(Sight(game, 0)) in game.options
True
"""

import random
from functools import partial
from typing import Final

from hexholm.bots.bot import Bot, Sight
from hexholm.bots.levels import LEVELS, GreedyBot, Planner, RandomBot, playing, replaced
from hexholm.bots.registry import Factory, new_bot

BOTS: Final[dict[str, Factory]] = {
    **{level: partial(Planner, level) for level in LEVELS},
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""Every bot by name; each is made with a random generator of its own."""


def make_bot(name: str, *, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices.

    Besides those in `BOTS` there are those of installed packages, by the name of their entry point,
    and any other as `package.module:Class`.
    """
    return new_bot(name, BOTS, random.Random(seed))


__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "Sight", "make_bot"]
__all__ += ["playing", "replaced"]
