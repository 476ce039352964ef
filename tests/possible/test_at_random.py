"""No position that play leads to is called impossible: every preset, any boxes, Winter Kingdom."""

import random

import pytest

import hexholm
from hexholm.kingdom.registry import PRESETS
from hexholm.library import load_game
from hexholm.position.editing import written
from hexholm.possible import impossible
from hexholm.texts import LANGUAGE, languages
from hexholm.winter.box import ECONOMY, TWISTS
from tests.engine.watching import BOXES, pick, random_options

OFTEN = 0.1


def kingdom(rng: random.Random, preset: str) -> hexholm.Game:
    players, seed = rng.randint(2, 5), rng.randrange(1000)
    if preset:
        return hexholm.new_game(preset=preset, players=players, seed=seed)
    boxes = ["base", *(box for box in BOXES[1:] if rng.random() < 0.6)]
    options = random_options(rng)
    return hexholm.new_game(boxes=boxes, players=players, seed=seed, options=options)


def winter(rng: random.Random, twist: str) -> hexholm.Game:
    players, seed = rng.randint(2, 4), rng.randrange(1000)
    economy = rng.choice(list(ECONOMY))
    return hexholm.new_game(
        "winter-kingdom", players=players, seed=seed, economy=economy, twist=twist
    )


def play(game: hexholm.Game, rng: random.Random) -> None:
    """To the end, and look now and then: as it is, written down and read, and as a seat sees it."""
    while not game.over:
        game.play(pick(game, rng))
        if rng.random() < OFTEN:
            assert impossible(game) == []
            if rng.random() < OFTEN:
                assert impossible(load_game(written(game))) == []
            if game.player is not None:
                assert impossible(game.imagine(game.player, rng)) == []
    assert impossible(game) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(2):
        play(kingdom(rng, preset), rng)


def test_any_boxes_and_options() -> None:
    rng = random.Random(1)
    for _ in range(16):
        play(kingdom(rng, ""), rng)


@pytest.mark.parametrize("twist", ["none", *TWISTS])
def test_winter_kingdom(twist: str) -> None:
    rng = random.Random(twist)
    for _ in range(2):
        play(winter(rng, twist), rng)


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_words(language: str) -> None:
    token = LANGUAGE.set(language)
    try:
        position = hexholm.Position(preset="everything").seat(settlements="a1", gold=3, numbers=1)
        faults = impossible(position.seat(tiles=[{"name": "farm", "from": None}]).game())
        assert len(faults) > 2
        assert not [str(fault) for fault in faults if "impossible-" in str(fault)]
    finally:
        LANGUAGE.reset(token)
