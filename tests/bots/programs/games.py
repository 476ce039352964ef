"""Prints games of bots, action by action, with fixed work instead of time."""

import json
from typing import Any

import hexholm
from hexholm.bots import Sight, make_bot
from hexholm.bots.kingdom.levels import SKILLS

GAMES: list[tuple[list[str], int, dict[str, Any]]] = [
    (["expert", "hard"], 1_000, {"seed": 5}),
    (["normal", "easy", "beginner"], 1_000, {"seed": 6}),
    (["master", "hard"], 60, {"seed": 5}),
    (["hard", "expert"], 25, {"seed": 7, "preset": "everything"}),
    (["hard", "expert"], 25, {"seed": 8, "game": "winter-kingdom"}),
]
"""Who plays, how many actions at most, and what."""


def main() -> None:
    """Print the actions of every game."""
    for level in ("expert", "master"):
        skill = SKILLS[level]
        native, boxed = skill.native.part(10), skill.boxed.part(10)
        SKILLS[level] = skill._replace(native=native, boxed=boxed, climbs=1)
    for bots, most, setup in GAMES:
        game = hexholm.new_game(players=len(bots), **setup)
        seats = [(make_bot(bot, seed=n), Sight(game, n)) for n, bot in enumerate(bots)]
        actions: list[str] = []
        while game.player is not None and len(actions) < most:
            bot, sight = seats[game.player]
            actions.append(str(bot.choose(sight)))
            game.play(actions[-1])
        print(json.dumps([bots, setup, actions, game.scores()]))


main()
