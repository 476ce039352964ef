"""A saved game comes back as it was, after every action; a damaged one is refused."""

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import hexholm
from hexholm.winter import WinterKingdom

JUNK: tuple[Any, ...] = (
    None,
    [],
    {},
    [[]],
    [{}],
    {"a": []},
    -1,
    10**30,
    2.5,
    True,
    "",
    "x",
    ["x", {}],
)
TWISTS: list[Any] = [
    "none",
    ["bargain", "quick-study", "long-tunnels"],
    ["hospitality", "keep-away", "bargain"],
    ["overreach", "separate-lands", "quick-study"],
]


def winter(**setup: Any) -> WinterKingdom:
    game = hexholm.new_game("winter-kingdom", **setup)
    assert isinstance(game, WinterKingdom)
    return game


def played(seed: int) -> Iterator[WinterKingdom]:
    """A random game after each of its actions, with many talents used and bought."""
    rng = random.Random(seed)
    game = winter(players=2 + seed % 3, seed=seed, twist=TWISTS[seed % 4])
    while not game.over:
        actions = game.legal_actions()
        buys = [one for one in actions if one.verb in ("buy", "upgrade", "use", "repeat")]
        game.play(rng.choice(buys if buys and rng.random() < 0.7 else actions))
        yield game


def saved(game: WinterKingdom) -> Any:
    return json.loads(json.dumps(game.to_dict()))


@pytest.mark.parametrize("seed", range(4))
def test_a_save_loads_as_it_was_after_every_action(seed: int) -> None:
    for game in played(seed):
        loaded = hexholm.load_game(saved(game))
        assert loaded == game
        assert loaded.log == game.log
        assert loaded.can_undo == game.can_undo
        assert loaded.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("seed", range(4))
def test_a_position_loads_as_it_was_without_its_log(seed: int) -> None:
    for game in played(seed):
        loaded = hexholm.load_game({**saved(game), "log": []})
        assert loaded.to_dict()["players"] == game.to_dict()["players"]
        assert loaded.view(None)["turn"] == game.view(None)["turn"]
        assert loaded.legal_actions() == game.legal_actions()
        assert hexholm.from_text(game.text()).legal_actions() == game.legal_actions()


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of some data, with each of its keys."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_save_loads_or_is_refused(seed: int) -> None:
    rng = random.Random(seed)
    games = [saved(game) for game in played(seed)]
    for _ in range(400):
        data = json.loads(json.dumps(rng.choice(games)))
        container, key = rng.choice(list(places({k: data[k] for k in data if k != "log"})))
        container[key] = rng.choice(JUNK)
        with contextlib.suppress(hexholm.SaveError):
            hexholm.load_game(data)


def test_names_that_are_not_texts_are_refused() -> None:
    data = saved(winter(seed=1))
    data["players"][0]["talents"][0] = []
    with pytest.raises(hexholm.SaveError, match="player 0: talents"):
        hexholm.load_game(data)
    data = saved(winter(seed=1))
    data["turn"]["used"] = [{}]
    with pytest.raises(hexholm.SaveError, match="turn: used"):
        hexholm.load_game(data)


def test_a_talent_is_not_both_held_and_bought() -> None:
    data = saved(winter(seed=1))
    name = data["players"][0]["talents"][0]
    data["players"][0]["bought"] = [{"name": name}]
    with pytest.raises(hexholm.SaveError, match=f"{name} is held twice"):
        hexholm.load_game(data)
    data["players"][0]["talents"].remove(name)
    data["players"][1]["bought"] = [{"name": name}]
    with pytest.raises(hexholm.SaveError, match=f"{name} is held twice"):
        hexholm.load_game(data)
