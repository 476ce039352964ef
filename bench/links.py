"""How long the links of whole games are: the longest of some hundred, with everything in play.

python bench/links.py [GAMES]
"""

import random
import sys
import time
from statistics import median
from typing import Any

import hexholm
from hexholm import links
from hexholm.links import LinkSeat

NAMES = ("Bartholomew of Hexholm", "Wilhelmina von Drachenfels"[:24], "Ana", "Jo", "Žofie")
COLOURS = ("blue", "orange", "green", "purple", "red")
LIVELY = ("buy", "upgrade", "use", "repeat", "choose", "put")
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base game", {"preset": "first-game"}),
    ("everything", {"preset": "everything"}),
    ("Winter Kingdom", {"game": "winter-kingdom"}),
)


def whole_game(seed: int, players: int, setup: dict[str, Any]) -> hexholm.Game:
    """A game in which tiles are used whenever they can be, so that it has many actions."""
    rng = random.Random(seed)
    game: hexholm.Game = hexholm.new_game(players=players, seed=hexholm.fair_seed(), **setup)
    while not game.over:
        some = [action for action in game.legal_actions() if action.verb in LIVELY]
        game.play(
            rng.choice(some) if some and rng.random() < 0.6 else game.options.pick(rng.random())
        )
    return game


def main(games: int) -> None:
    print(f"{games} whole games each; characters of a link, milliseconds to pack and to unpack")
    for name, setup in SETUPS:
        for players in (2, 4, 5):
            if setup.get("game") and players > 4:
                continue
            seats = [LinkSeat("person", NAMES[n], COLOURS[n]) for n in range(players)]
            sizes, actions, packing, unpacking = [], [], [], []
            for seed in range(games):
                game = whole_game(seed, players, setup)
                begun = time.perf_counter()
                link = links.pack(game, seats, by_turns=True)
                packed = time.perf_counter()
                assert links.unpack(link).game.log == game.log
                unpacking.append(time.perf_counter() - packed)
                packing.append(packed - begun)
                sizes.append(len(link))
                actions.append(len(game.log))
            print(
                f"{name:15} {players} players: median {median(sizes):5.0f}, longest {max(sizes):5}"
                f"  ({max(actions):4} actions)  pack {1000 * median(packing):4.0f}"
                f"  unpack {1000 * median(unpacking):4.0f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
