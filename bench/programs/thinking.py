"""Prints how fast this Python thinks: compiled futures per second, and a turn of each level."""

import json
import random
from time import perf_counter

import hexholm
from hexholm.bots import Sight, make_bot
from hexholm.bots.native import NativeRollout, Table, library
from hexholm.kingdom import KingdomBuilder

AT_ONCE = 8
"""Futures in one call, as the expert asks for them."""


def futures(seconds: float) -> float:
    """Futures per second, on one board after the other."""
    compiled = library()
    assert compiled, "nothing was compiled for this Python"
    played, start, rng = 0, perf_counter(), random.Random(1)
    while perf_counter() < start + seconds:
        game = hexholm.new_game(players=2, seed=rng.getrandbits(40))
        assert isinstance(game, KingdomBuilder)
        look = NativeRollout(Table(compiled, game), 0, lambda _, game=game: game)
        for _ in range(100):
            look((), [rng.getrandbits(64) for _ in range(AT_ONCE)])
        played += 100 * AT_ONCE
    return played / (perf_counter() - start)


def turns(level: str, number: int) -> list[float]:
    """Milliseconds of some turns of a bot."""
    game = hexholm.new_game(players=2, seed=7)
    bots = [make_bot(level, seed=seat) for seat in range(2)]
    took = []
    while len(took) < number:
        start, seat = perf_counter(), game.player
        assert seat is not None
        while game.player == seat:
            game.play(bots[seat].choose(Sight(game, seat)))
        took.append(1_000 * (perf_counter() - start))
    return took


def main() -> None:
    """Print the figures."""
    futures(1.0)
    found = {"futures": futures(4.0)}
    for level in ("easy", "normal", "hard", "expert"):
        found[level] = sorted(turns(level, 12))[6]
    print(json.dumps(found))


main()
