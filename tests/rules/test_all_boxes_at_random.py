"""Games of all boxes at random: what is offered, against the second reading in slow.py."""

import random
from typing import Any

import pytest

import hexholm
from tests.engine.watching import BOXES, pick, random_options, wild_section
from tests.rules.boxes import spots
from tests.rules.helpers import acts, all_of, play
from tests.rules.slow import REPEATED, Position

DRAWN = ("fort", "outpost", "temple-bonus")
"""What these offer depends on a card, or on the build that follows."""


def compare(game: hexholm.Game) -> int:
    """Every extra action on offer and what it offers first; how many there were."""
    here = Position(game)
    legal = acts(game)
    if here.pending and here.card:
        free = here.of(here.card) & here.free
        assert {a for a in legal if a.startswith("build ")} == all_of("build", here.bound(free))
    uses = {a.removeprefix("use ") for a in legal if a.startswith("use ")}
    assert uses == here.usable()
    for name in uses - set(DRAWN):
        used = play(game.copy(), f"use {name}")
        assert acts(used) - {"use outpost"} == here.offers(name), name
        if name in here.MOVES:
            for piece in here.movable:
                if here.puts(name, piece):
                    taken = play(used.copy(), f"take {piece}")
                    expected = all_of("put", here.puts(name, piece))
                    assert acts(taken) - {"use outpost"} == expected, (name, piece)
        compare_steps(here, name, used)
        for again in here.repeatable() & set(REPEATED) if name == "bazaar" else ():
            repeated = play(used.copy(), f"choose {again}")
            assert acts(repeated) - {"use outpost"} == all_of("build", here.again(again)), again
    return len(uses)


def compare_steps(here: Position, name: str, used: hexholm.Game) -> None:
    """N-resettlement, X-wagon, X-ship, A-06c: the first step of a way, and the second."""
    if name == "resettlement":
        starts = spots(used, "take")
    else:
        starts = {here.me[key] for key in ("wagon", "ship") if here.me.get(key)}
        starts &= spots(used, "take") if name in ("wagon", "lighthouse") else set()
    for start in starts:
        lifted = play(used.copy(), f"take {start}") if name == "resettlement" else used
        first = here.steps(name, start, start)
        assert spots(lifted, "put") == first, (name, start)
        for near in sorted(first)[:2]:
            stepped = play(lifted.copy(), f"put {near}")
            if stepped.player == here.seat and not spots(stepped, "choose"):
                assert spots(stepped, "put") == here.steps(name, start, near), (name, start, near)


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
        between = turn["begun"] and spots(game, "build")
        if not turn["tasks"] and not between and "free" not in turn and rng.random() < 0.3:
            compare(game)
        game.play(pick(game, rng))
