"""Scenes: positions as data."""

import tomllib
from typing import Any

import pytest

from hexholm.game import Game
from hexholm.scenes import Scene, SceneError, read_scene, read_tables

WARM = """
land = "grass"
spots = { desert = "c4 d4 e4", castle = "f3" }
cards = ["lords", "knights", "hermits"]
seats = [{ settlements = "c4 j8", hand = "desert" }, { settlements = "p3" }]
state = { next_cards = "grass" }
window = "b2 e5"
"""
COLD = """
game = "winter-kingdom"
land = "tundra"
spots = { forest = "m4 n4" }
seats = [{ houses = "m4", coins = 3, hand = "forest", bought = "mine+" }, {}]
window = "l3 o5"
"""
ISLAND = """
boxes = ["base", "island"]
seats = [{}, {}]
window = "i.a1 i.c2"
"""


def read(text: str, **changes: Any) -> Scene:
    return read_scene("test", tomllib.loads(text) | changes)


def shown(scene: Scene) -> tuple[Game, set[str]]:
    game = scene.game()
    return game, set(game.board.grid.named(scene.shown(game)))


def test_a_scene_of_kingdom_builder() -> None:
    game, hexes = shown(read(WARM))
    assert game.name == "kingdom-builder"
    assert game.targets("build") == {"d4"}
    assert hexes == {f"{column}{row}" for column in "bcde" for row in (2, 3, 4, 5)}


def test_a_scene_of_winter_kingdom() -> None:
    game, hexes = shown(read(COLD))
    assert game.name == "winter-kingdom"
    assert game.targets("build") == {"n4"}
    assert hexes == {f"{column}{row}" for column in "lmno" for row in (3, 4, 5)}


def test_a_window_on_the_island() -> None:
    _, hexes = shown(read(ISLAND))
    assert hexes == {"i.a1", "i.b1", "i.c1", "i.a2", "i.b2", "i.c2"}


def test_without_a_window_all_is_shown() -> None:
    _, hexes = shown(read_scene("all", {"seats": [{}, {}]}))
    assert len(hexes) == 400


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"land": "lava"}, "lava"),
        ({"land": 3}, "land must be a text"),
        ({"spots": ["c4"]}, "spots must be an object"),
        ({"spots": {"desert": 4}}, "spots: desert must be a text"),
        ({"seats": {}}, "seats must be a list"),
        ({"seats": [{}, 3]}, "seats[1] must be an object"),
        ({"seats": [{"house": "c4"}, {}]}, "house"),
        ({"seats": [{"settlements": "f3"}, {}]}, "f3"),
        ({"state": {"mover": 1}}, "mover"),
        ({"colour": "red"}, "colour"),
        ({"game": "chess"}, "chess"),
        ({"window": "a1"}, "first and the last hex"),
        ({"window": "a1 8z"}, "8z"),
        ({"window": "u1 z9"}, "no hexes from u1 z9"),
    ],
)
def test_what_is_wrong_is_said_with_the_name_of_the_scene(
    changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(SceneError) as caught:
        shown(read(WARM, **changes))
    assert str(caught.value).startswith("scene test: ")
    assert told in str(caught.value)


def test_a_window_stays_on_one_board() -> None:
    with pytest.raises(SceneError, match="no hexes"):
        shown(read(ISLAND, window="a1 i.c2"))


def test_a_file_that_is_not_toml() -> None:
    assert read_tables("[oracle]\nland = 'grass'", "x.toml") == {"oracle": {"land": "grass"}}
    with pytest.raises(SceneError, match=r"x\.toml isn’t TOML"):
        read_tables("[oracle", "x.toml")
