"""Prints what compiled quick players make of some turns, future by future."""

import json
import random

import hexholm
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.native import NativeRollout, Table, library
from hexholm.kingdom import KingdomBuilder


def main() -> None:
    """Print the leads and the endings of a few futures in each of some games."""
    compiled = library()
    assert compiled, "nothing was compiled for this Python"
    found = []
    for seed in range(12):
        game = hexholm.new_game(players=2 + seed % 4, seed=seed)
        assert isinstance(game, KingdomBuilder)
        assert game.player is not None
        search = Search(game, game.player, random.Random(seed))
        turn = search.candidates(quick=2)[0].turn
        look = NativeRollout(Table(compiled, game), game.player, search.after)
        futures = [random.Random(number).getrandbits(64) for number in range(40)]
        leads = look(turn, futures)
        endings = list(look.endings(turn, futures, game.seats))
        found.append([[str(action) for action in turn], leads, endings, look.played])
    print(json.dumps(found))


main()
