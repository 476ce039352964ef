"""What is asked, word for word, in games in which everything happens sooner or later."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.draw import words
from hexholm.texts import spoken

Setup = dict[str, Any]


def asked(game: str, seeds: range, **setup: Any) -> set[str]:
    """What the mover and the others were asked, and what could be chosen."""
    found: set[str] = set()
    for seed in seeds:
        rng, position = random.Random(seed), hexholm.new_game(game, seed=seed, **setup)
        while (seat := position.player) is not None:
            view, others = position.view(seat), position.view((seat + 1) % position.seats)
            for one in (view, others):
                found |= {words.tell(said, spoken(game), seat) for said in one["asks"]["says"]}
            labels = view["asks"].get("labels", {}).values()
            found |= {spoken(game).say(label["id"], **label["args"]) for label in labels}
            actions = position.legal_actions()
            liked = [a for a in actions if a.verb not in ("build", "end")]
            position.play(rng.choice(liked if liked and rng.random() < 0.7 else actions))
    return found


@pytest.mark.parametrize(
    ("setup", "sentences"),
    [
        (
            {"boxes": ["nomads", "base"]},
            """
            Quarry: place a stone wall
            Donation: build on mountains
            Sword: remove one of Player 2’s settlements
            Resettlement: choose a settlement to move
            Resettlement: keep moving, or choose another settlement
            """,
        ),
        (
            {"boxes": ["crossroads"], "options": {"pieces_move_as_settlements": True}},
            """
            Lighthouse: launch your ship
            Barracks: post a warrior, or call one back
            Barracks: call a warrior back
            Fort: you drew desert; build on it
            Lighthouse: sail one hex at a time
            Lighthouse: sail hex by hex, or take the ship back
            City hall: choose its centre
            3 left
            """,
        ),
        (
            {"boxes": ["marshlands", "harvest"]},
            """
            Choose the terrain to play
            Swamp: build two
            Desert
            Temple: take a settlement off the board
            1 from the temple
            Build with your Canoe, or decline
            It’s Player 1’s turn; it continues afterwards
            Then your turn continues
            Player 3 may build with the Canoe
            Build on farmland, next to your settlements
            Scout cabin: send a scout
            Cathedral: take a number tile
            Cathedral: build with your number tiles, or take another
            Take a number tile
            """,
        ),
    ],
)
def test_the_boxes_ask(setup: Setup, sentences: str) -> None:
    found = asked("kingdom-builder", range(3), players=3, **setup)
    assert {line.strip() for line in sentences.strip().splitlines()} - found == set()
