"""Players made of code; they see only what their seat may see.

>>> import hexholm
>>> from hexholm.bots import Sight, make_bot
>>> game = hexholm.new_game(players=2, seed=7)
>>> make_bot("random", seed=5).choose(Sight(game, 0)) in game.options
True
"""

import random
from collections.abc import Callable
from typing import Final

from hexholm.bots.bot import Bot, Sight
from hexholm.bots.greedy import GreedyBot
from hexholm.bots.random_bot import RandomBot
from hexholm.game import SetupError

BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Every bot by name; each is made with a random generator of its own."""


def make_bot(name: str, *, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](random.Random(seed))


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "make_bot"]
