"""Random set-ups of the base game for two, as `train` reads them.

python tools/players/boards.py FILE NUMBER [FIRST_SEED]
"""

import sys
from multiprocessing import Pool

from hexholm import new_game
from hexholm.bots.native.packing import board_bytes, position_bytes


def packed(seed: int) -> bytes:
    """One set-up, before the first turn."""
    game = new_game("kingdom-builder", players=2, seed=seed)
    return board_bytes(game) + position_bytes(game, None)  # type: ignore[arg-type]


if __name__ == "__main__":
    name, number, *first = sys.argv[1:]
    seeds = range(start := int(first[0]) if first else 10**6, start + int(number))
    with Pool() as pool, open(name, "wb") as file:
        for deal in pool.imap(packed, seeds, chunksize=64):
            file.write(deal)
