"""What it costs to rate a whole game, and what random play is told.

    python bench/ratings.py [--levels hard random] [--games 10] [--players 2] [--boxes nomads]
                            [--game winter-kingdom]

Each game is played by `normal` and by `random` bots, or by those named; every turn is rated with
the work a table does. Processor time is printed, so that a busy machine shows the same.
"""

import argparse
from time import process_time
from typing import Any

import hexholm
from hexholm import advice
from hexholm.bots import Sight, make_bot

LEVELS = ("normal", "random")


def play(level: str, seed: int, **setup: Any) -> hexholm.Game:
    """A finished game."""
    game, bot = hexholm.new_game(seed=seed, **setup), make_bot(level, seed=seed)
    while game.player is not None:
        game.play(bot.choose(Sight(game, game.player)))
    return game


def main() -> None:
    """Rate games and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--boxes", nargs="*", default=[])
    parser.add_argument("--game", default="kingdom-builder")
    given = parser.parse_args()
    setup = {"game": given.game, "players": given.players}
    setup |= {"boxes": ["base", *given.boxes]} if given.boxes else {}
    print("player   score        turns  marked  uncertain  seconds")
    for level in given.levels:
        for seed in range(given.games):
            game = play(level, seed, **setup)
            began = process_time()
            rated = [advice.rate(before, turn) for turn, before in advice.turns(game)]
            seconds = process_time() - began
            score = " : ".join(str(one["total"]) for one in game.scores())
            marked = sum(turn.mark.startswith("?") for turn in rated)
            uncertain = sum(turn.uncertain for turn in rated)
            print(
                f"{level:8} {score:12} {len(rated):5} {marked:7} {uncertain:10} {seconds:8.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
