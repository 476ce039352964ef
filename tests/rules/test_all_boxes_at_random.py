"""Games of all boxes at random: what is offered, against the second reading in slow.py."""

import random

import pytest

import hexholm
from tests.engine.watching import BOXES, pick, wild_section
from tests.rules.helpers import acts, all_of, play
from tests.rules.slow import Position

DRAWN = ("fort", "outpost", "temple-bonus")
"""What these offer depends on a card, or on the build that follows."""


def compare(game: hexholm.Game) -> int:
    """Every extra action on offer and what it offers first; how many there were."""
    here = Position(game)
    legal = acts(game)
    turn = here.view["turn"]
    if turn["left"] + turn.get("due", 0) and here.card:
        free = here.of(here.card) & here.free
        assert {a for a in legal if a.startswith("build ")} == all_of("build", here.bound(free))
    uses = {a.removeprefix("use ") for a in legal if a.startswith("use ")}
    assert uses == here.usable()
    for name in uses - set(DRAWN):
        used = play(game.copy(), f"use {name}")
        assert acts(used) - {"use outpost"} == here.offers(name), name
        if name in here.MOVES:
            for piece in here.houses:
                if here.puts(name, piece):
                    taken = play(used.copy(), f"take {piece}")
                    expected = all_of("put", here.puts(name, piece))
                    assert acts(taken) - {"use outpost"} == expected, (name, piece)
    return len(uses)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_offered(seed: int) -> None:
    """B-3.3, B-3.6, A-13, A-42, A-48, Q-island, S-MIX: with everything on the board at once."""
    rng = random.Random(seed)
    sections = [wild_section(rng, number) for number in range(4)] if seed % 2 else None
    game = hexholm.new_game(boxes=BOXES, players=rng.randint(2, 5), seed=seed, sections=sections)
    while not game.over:
        turn = game.position()["turn"]
        between = turn["begun"] and turn["left"] + turn.get("due", 0)
        if not turn["tasks"] and not between and "free" not in turn and rng.random() < 0.3:
            compare(game)
        game.play(pick(game, rng))
