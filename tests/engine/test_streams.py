"""Fair play: cards from a stream that can't be run backwards or searched (issue 18)."""

import hashlib
import json
import random
from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.engine.saved import lively, saved
from tests.engine.watching import BOXES

KEY = "00112233445566778899aabbccddeeff"
FAIR = f"2-{KEY}"
SETUPS: list[dict[str, Any]] = [
    {"game": "kingdom-builder"},
    {"game": "kingdom-builder", "boxes": BOXES, "players": 4},
    {"game": "winter-kingdom", "players": 3},
]


def played(game: hexholm.Game, seed: int, actions: int = 10**6) -> hexholm.Game:
    rng = random.Random(seed)
    while not game.over and len(game.log) < actions:
        game.play(lively(game, rng))
    return game


def test_a_fair_seed_has_128_bits_and_is_never_the_same() -> None:
    seeds = {hexholm.fair_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed.removeprefix("2-"))) * 8 >= 128 for seed in seeds)


def test_a_fair_draw_is_a_hash_of_key_and_number() -> None:
    """Written out, so that nobody changes the stream of recorded games by accident."""
    game = hexholm.new_game(preset="first-game", seed=FAIR)
    deck = dict.fromkeys(("grass", "canyon", "desert", "flower-field", "forest"), 5)
    for draw, hand in enumerate((player["hand"] for player in game.position()["players"]), 1):
        message = bytes.fromhex(KEY) + bytes(8) + draw.to_bytes(8, "big")
        number = int.from_bytes(hashlib.sha256(message).digest(), "big") % sum(deck.values())
        cards = [card for card, left in deck.items() for _ in range(left)]
        assert hand == [cards[number]]
        deck[cards[number]] -= 1


def test_numbers_deal_as_they_always_did() -> None:
    game = hexholm.new_game(players=4, seed=7)
    assert game.setup_data()["sections"] == ["tower:turned", "oracle", "oasis", "tavern:turned"]
    assert [player["hand"] for player in game.position()["players"]] == [
        ["canyon"],
        ["grass"],
        ["forest"],
        ["desert"],
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_fair_game_is_its_record(setup: dict[str, Any]) -> None:
    """Save, replay, text, copy, undo, look back."""
    seed = hexholm.fair_seed()
    game = hexholm.new_game(seed=seed, **setup)
    assert game == hexholm.new_game(seed=seed, **setup)
    assert game != hexholm.new_game(seed=hexholm.fair_seed(), **setup)
    played(game, 1, 60)
    assert saved(game)["setup"]["seed"] == seed
    assert game.record()["setup"]["seed"] == seed
    for other in (
        hexholm.load_game(saved(game)),
        hexholm.replay(json.dumps(game.record())),
        game.copy(),
        game.at(len(game.log)),
    ):
        assert other == game
        assert played(other, 2).to_dict() == played(game.copy(), 2).to_dict()
    text = hexholm.from_text(game.text())
    assert played(text, 2).position() == played(game.copy(), 2).position()
    loaded = hexholm.load_game(saved(game))
    while game.can_undo:
        game.undo()
        loaded.undo()
    assert loaded == game


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nobody_is_told_the_seed_of_a_fair_game(setup: dict[str, Any]) -> None:
    seed = hexholm.fair_seed()
    game = played(hexholm.new_game(seed=seed, **setup), 1, 40)
    key = seed.removeprefix("2-")
    for seat in (None, *range(game.seats)):
        assert key not in json.dumps(game.view(seat))
        imagined = game.imagine(seat, random.Random(1))
        assert key not in json.dumps(imagined.to_dict())
        assert played(imagined, 3).over


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("first", [5, FAIR])
def test_a_game_goes_on_with_a_new_seed(setup: dict[str, Any], first: int | str) -> None:
    """A fork of a finished game keeps its log, and deals cards that nobody has seen."""
    whole = played(hexholm.new_game(seed=first, **setup), 1)
    forks = [whole.at(50) for _ in range(3)]
    for fork in forks:
        before = fork.position()
        fork.redraw(hexholm.fair_seed())
        assert fork.position() == before
        assert fork.log == whole.log[:50]
        assert fork.at(20).position() == whole.at(20).position()
        assert hexholm.load_game(saved(fork)) == fork
        assert hexholm.from_text(fork.text()).position() == fork.position()
        assert hexholm.replay(fork.record()) == fork
    assert whole.at(50).to_dict()["setup"]["seed"] == first
    ends = [json.dumps(played(fork, 9).position()["discards"]) for fork in forks]
    hands = [json.dumps([p["hand"] for p in fork.position()["players"]]) for fork in forks]
    assert len({*zip(ends, hands, strict=True)}) > 1


def test_a_game_that_was_played_on_many_times_begins_where_it_is() -> None:
    game = hexholm.new_game(seed=1)
    for _ in range(30):
        played(game, 1, len(game.log) + 3)
        log = game.log
        game.redraw(hexholm.fair_seed())
        assert game.log == log
        assert hexholm.load_game(saved(game)) == game


@pytest.mark.parametrize(
    "seed",
    [
        *("lucky", "", "2-", f"2-{KEY[:-1]}", f"2-{KEY}0", f"3-{KEY}", f"2-{KEY.upper()}"),
        *(f"{FAIR}~3", f"{FAIR}~0~1", f"{FAIR}~3~x", f"{FAIR}~3~-1", f"{FAIR}~3~{FAIR}~1~"),
        *(2**256, -1, True, 1.5, b"2", [FAIR], "~3~".join([FAIR] * 100)),
    ],
)
def test_what_is_not_a_seed_is_refused(seed: Any) -> None:
    for game in hexholm.GAMES:
        with pytest.raises(hexholm.SetupError, match="the seed must be a whole number"):
            hexholm.new_game(game, seed=seed)
        data = saved(hexholm.new_game(game, seed=1))
        data["setup"]["seed"] = seed
        with pytest.raises(hexholm.SaveError, match="set-up: the seed must be"):
            hexholm.load_game(data)


def test_fair_cards_are_as_likely_as_each_other() -> None:
    """Chi-square with 4 degrees of freedom: beyond 30 once in 200,000 times."""
    cards = Counter(
        hexholm.new_game(preset="first-game", seed=f"2-{number:032x}").position()["players"][0][
            "hand"
        ][0]
        for number in range(2000)
    )
    assert sum((seen - 400) ** 2 / 400 for seen in cards.values()) < 30
