"""Playing a game out, quickly, to see how it may end."""

import random

from hexholm.bots.winter.candidates import one_by_one
from hexholm.bots.winter.levels import QUICK
from hexholm.bots.winter.lines import Line, Search
from hexholm.winter import WinterKingdom


def play_on(game: WinterKingdom, rng: random.Random) -> WinterKingdom:
    """Play a game to its end with the quick policy; what is given doesn't change."""
    while game.player is not None:
        line = one_by_one(Search(game, game.player, QUICK, rng), Line((), game))
        game = line.game if line.actions else game.copy()
        for action in line.end:
            game.play(action)
    return game
