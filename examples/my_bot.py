"""A bot of your own, for both games; docs/bots.md explains it.

hexholm arena --bots my_bot:MyBot,random --games 20     # in this folder
hexholm play --terminal --bot my_bot:MyBot
hexholm --bot my_bot:MyBot                              # in the browser
"""

import random

from hexholm import Action, Game
from hexholm.bots import Sight


class MyBot:
    """Tries each action, ends the turn at random a few times, and takes what is best on average."""

    name = "my-bot"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> Action:
        """Asked for every single action: build, use, take, put, end ..."""
        actions = sight.legal_actions()
        if len(actions) == 1:
            return actions[0]
        now = sight.imagine(self.rng)  # what is hidden from this seat is dealt again
        return max(actions, key=lambda action: self.worth(now, action, sight.seat))

    def worth(self, now: Game, action: Action, seat: int) -> float:
        """Gold (or points) after this action and the rest of the turn, tried four times."""
        total = 0
        for _ in range(4):
            game = now.copy()
            game.play(action)
            while game.player == seat:
                game.play(game.options.pick(self.rng.random()))
            total += game.scores()[seat]["total"]
        return total
