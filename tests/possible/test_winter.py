"""What no game of Winter Kingdom can lead to is told, and what one can isn't."""

from typing import Any

import pytest

import hexholm
from hexholm import Position
from hexholm.hexes import neighbours
from hexholm.possible import impossible

PLAIN = {"economy": "fur", "twist": "none"}


def at(**setup: Any) -> Position:
    return Position("winter-kingdom", **{**PLAIN, **setup})


def told(position: Position, **more: Any) -> list[str]:
    data = {**position.game().to_dict(), "log": [], **more}
    return [str(fault) for fault in impossible(hexholm.load_game(data))]


def hexes(kind: str, number: int) -> list[str]:
    board = at().seat().seat().game().board
    return board.grid.named(board.grounds[kind])[:number]


def test_mountains_take_the_mine() -> None:
    """W-1: a mountain is suitable only for the second action of the mine."""
    rock = hexes("mountain", 1)
    for bought in ("", "mine", "guide+"):
        (found,) = told(at().seat(houses=rock, bought=bought).seat())
        assert "no talent that builds there (W-1)" in found
    assert told(at().seat(houses=rock, bought="mine+").seat()) == []
    assert told(at().seat(houses=hexes("ice", 1)).seat()) == []


def test_keep_away() -> None:
    """Keep away: no building may come next to another player's."""
    board = at().seat().seat().game().board
    forest = board.grounds["forest"]
    one = board.grid.named(forest & neighbours(forest))[0]
    other = board.grid.named(board.grid.around[board.grid.hexes[one]] & forest)[0]
    near = {"houses": [one]}, {"forts": [other]}
    assert told(at().seat(**near[0]).seat(**near[1])) == []  # type: ignore[arg-type]
    found = told(at(twist="keep-away").seat(**near[0]).seat(**near[1]))  # type: ignore[arg-type]
    assert len(found) == 2
    assert all("a twist of this game forbids" in one for one in found)
    setup = at(twist="keep-away").seat().seat().game().setup_data()
    keys = ("boards", "cards", "twist")
    counted = hexholm.count("winter-kingdom", seats=near, **{key: setup[key] for key in keys})
    assert not counted.is_sound


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ({"supply": {"houses": 4, "forts": 4}}, "The supply must be 32: 0 of 32 houses"),
        ({"supply": {"houses": 32, "forts": 1}}, "The supply must be 4: 0 of 4 forts"),
        ({"out": 1, "supply": {"houses": 31, "forts": 4}}, "Nothing in this game takes houses"),
        (
            {"out_forts": 1, "supply": {"houses": 32, "forts": 3}},
            "Nothing in this game takes forts",
        ),
        ({"talents": []}, "A player has 5 talents in all, in hand or bought: not 0"),
        ({"bought": [{"name": "mine", "new": True}]}, "that comes at the end of a turn (W-6)"),
        ({"hand": ""}, "Every player has a terrain card (W-9)"),
    ],
)
def test_what_a_player_has(seat: dict[str, Any], sentence: str) -> None:
    """Section 1: 32 houses, 4 forts, five talents and a terrain card for each; W-6."""
    game = at().seat(**{k: v for k, v in seat.items() if k != "talents"}).seat().game()
    data = {**game.to_dict(), "log": []}
    if "talents" in seat:
        data["players"][0]["talents"] = seat["talents"]
    if "hand" in seat:
        data["players"][0]["hand"] = []
    found = [str(fault) for fault in impossible(hexholm.load_game(data))]
    assert [one for one in found if sentence in one], found


def test_houses_leave_the_game_by_salvage_or_overreach() -> None:
    """Section 8d, 8e: salvage sells houses and forts, overreach costs a house."""
    gone = {"out": 1, "supply": {"houses": 31, "forts": 4}}
    assert told(at(economy="salvage").seat(**gone).seat()) == []  # type: ignore[arg-type]
    assert told(at(twist="overreach").seat(**gone).seat()) == []  # type: ignore[arg-type]


def test_one_purchase_in_a_turn() -> None:
    """W-6: one talent; with the bargain any number."""
    bought = [{"name": name, "new": True} for name in ("mine", "port")]
    turn = {"left": 0, "begun": True, "step": "buy"}
    land = hexes("forest", 3)
    for twist, number in (("none", 1), ("bargain", 0)):
        position = at(twist=twist).seat(houses=land, bought=bought, hand="forest").seat()
        assert len(told(position.state(turn=turn))) == number


def test_the_end_comes_with_the_last_building() -> None:
    """W-10."""
    assert "(W-10)" in told(at().seat().seat().state(last_round=True))[0]
    assert "(W-10)" in told(at().seat().seat(), over=True, to_move=None, turn={})[0]
