"""Games of all boxes at random: what is offered, against the second reading in reference.py."""

import random
from typing import Any

import pytest

import hexholm
from tests.engine.watching import BOXES, pick, random_options, wild_section
from tests.kingdom.asking import offered
from tests.kingdom.reference import compare


@pytest.mark.parametrize("seed", range(24))
def test_what_is_offered(seed: int) -> None:
    """B-3.3, B-3.6, A-06c, A-13, A-42, A-48, H-bazaar-b, Q-island, S-MIX: everything at once."""
    rng = random.Random(seed)
    sections = [wild_section(rng, number) for number in range(4)] if seed % 2 else None
    edition: dict[str, Any] = {"edition": 1 if seed % 6 == 5 else 2}
    game = hexholm.new_game(
        boxes=BOXES,
        players=rng.randint(2, 5),
        seed=seed,
        sections=sections,
        options=random_options(rng),
        **edition,
    )
    while not game.over:
        turn = game.position()["turn"]
        between = turn["begun"] and offered(game, "build")
        if not turn["tasks"] and not between and "free" not in turn and rng.random() < 0.3:
            compare(game)
        game.play(pick(game, rng))
