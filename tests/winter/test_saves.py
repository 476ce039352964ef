"""What a save of Winter Kingdom can't say; tests/engine has what holds for every save."""

import json
from typing import Any

import pytest

import hexholm
from hexholm.winter import WinterKingdom


def winter(**setup: Any) -> WinterKingdom:
    game = hexholm.new_game("winter-kingdom", **setup)
    assert isinstance(game, WinterKingdom)
    return game


def saved(game: WinterKingdom) -> Any:
    return json.loads(json.dumps(game.to_dict()))


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
