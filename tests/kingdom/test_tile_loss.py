"""Tiles that are lost again: B-4.5, B-4.5b, A-07, A-07c."""

import pytest

from tests.kingdom.asking import acts, end_turn, held, play, seat
from tests.kingdom.builder import Land, Seat, position, tile

# Grass; a farm on e5, a paddock on n4 with an own settlement on m4.
WORLD = Land("G", {"L": "e5 n4"}, ("farm", "paddock", "", ""))
PADDOCK = tile("paddock", "n4")
HARBOR = tile("harbor", "e15")
FARM = tile("farm", "e5")
# Two location hexes, c3 and c8, of one location.
PADDOCKS = Land("G", {"L": "c3 c8 e15", "W": "h18 i18"}, ("paddock", "", "harbor", ""))


def test_tile_is_lost_with_the_last_settlement() -> None:
    """B-4.5: the tile goes when the last own settlement leaves the location, after the move."""
    game = position(WORLD, Seat("m4 f5", tiles=[PADDOCK, FARM]), Seat())
    play(game, "use paddock", "take f5")
    assert held(game, 0) == {("paddock", "n4"), ("farm", "e5")}  # not before it is down
    play(game, "put h5")
    assert held(game, 0) == {("paddock", "n4")}
    assert seat(game, 0)["lost"] == ["e5"]
    assert "use farm" not in acts(game)


def test_tile_stays_with_another_settlement() -> None:
    """B-4.5: it stays while one own settlement is adjacent; a foreign one does not help."""
    game = position(WORLD, Seat("m4 f5 e6", tiles=[PADDOCK, FARM]), Seat())
    play(game, "use paddock", "take f5", "put h5")
    assert held(game, 0) == {("paddock", "n4"), ("farm", "e5")}
    game = position(WORLD, Seat("m4 f5", tiles=[PADDOCK, FARM]), Seat("e6"))
    play(game, "use paddock", "take f5", "put h5")
    assert held(game, 0) == {("paddock", "n4")}


def test_tile_stays_when_jumping_over_the_location() -> None:
    """A-07: paddock from one side of a location to the other keeps the tile."""
    game = position(WORLD, Seat("m4 f5", tiles=[PADDOCK, FARM]), Seat())
    play(game, "use paddock", "take f5", "put d5")
    assert {t["name"]: t["ready"] for t in seat(game, 0)["tiles"]} == {
        "paddock": False,
        "farm": True,
    }
    assert seat(game, 0)["lost"] == []
    assert "use farm" in acts(game)


def test_lost_tile_never_comes_back() -> None:
    """B-4.3, B-4.5, B-4.5b: who lost a tile cannot take another from the same hex."""
    game = position(WORLD, Seat("m4 f5", tiles=[PADDOCK, FARM]), Seat())
    play(game, "use paddock", "take f5", "put h5", "build g5", "build f5")
    assert held(game, 0) == {("paddock", "n4")}
    game = position(WORLD, Seat("m4 h5", tiles=[PADDOCK], lost="e5"), Seat())
    play(game, "use paddock", "take h5", "put f5")
    assert held(game, 0) == {("paddock", "n4")}


def test_lost_tile_leaves_the_game() -> None:
    """B-4.5, A-40: a lost tile does not return to its hex: one more can be taken, no second."""
    game = position(WORLD, Seat("m4 f5", tiles=[PADDOCK, FARM]), Seat(), Seat())
    play(game, "use paddock", "take f5", "put h5")
    end_turn(game)
    for number, builds in ((1, "build d5"), (2, "build d6")):
        game.play(builds)
        assert held(game, number) == ({("farm", "e5")} if number == 1 else set())
        end_turn(game)


def test_choice_between_a_used_and_a_ready_tile() -> None:
    """B-4.5, B-4.5b: of two identical tiles the owner says which goes; the used one comes first."""
    tiles = [tile("paddock", "c3"), tile("paddock", "c8")]
    game = position(PADDOCKS, Seat("d3 d8", tiles=tiles), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert [str(a) for a in game.legal_actions()] == ["choose used", "choose ready"]
    other = game.copy()
    play(game, "choose used")
    assert seat(game, 0)["tiles"] == [tile("paddock", "c8")]
    assert seat(game, 0)["lost"] == ["c3"]
    assert "use paddock" in acts(game)
    play(other, "choose ready")
    assert seat(other, 0)["tiles"] == [tile("paddock", "c8", ready=False)]
    assert seat(other, 0)["lost"] == ["c3"]
    assert "use paddock" not in acts(other)


@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("choice", ["used", "ready"])
def test_choice_whichever_hex_is_left(ready: bool, choice: str) -> None:
    """B-4.5b: the choice is free whether the tile of the hex that is left is used or not."""
    world = Land("G", {"L": "c3 c8 n4"}, ("farm", "paddock", "", ""))
    tiles = [tile("farm", "c3", ready=ready), tile("farm", "c8", ready=not ready), PADDOCK]
    game = position(world, Seat("d3 d8 m4", tiles=tiles), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert acts(game) == {"choose used", "choose ready"}
    play(game, f"choose {choice}")
    farms = [t for t in seat(game, 0)["tiles"] if t["name"] == "farm"]
    assert farms == [tile("farm", "c8", ready=choice == "used")]
    assert seat(game, 0)["lost"] == ["c3"]
    assert ("use farm" in acts(game)) == (choice == "used")


def test_no_choice_between_equal_tiles() -> None:
    """B-4.5b: two used tiles are the same, so nothing is asked."""
    tiles = [tile("paddock", "c3"), tile("paddock", "c8")]
    game = position(PADDOCKS, Seat("d3 d8 p15", tiles=tiles), Seat())
    play(game, "use paddock", "take p15", "put r15", "use paddock", "take d3", "put f3")
    assert seat(game, 0)["tiles"] == [tile("paddock", "c8", ready=False)]
    assert all(a.startswith("build ") for a in acts(game))


def test_choice_between_a_new_and_a_ready_tile() -> None:
    """B-4.5b: a tile taken in this turn may be the one that is given up."""
    tiles = [tile("paddock", "c3"), HARBOR]
    game = position(PADDOCKS, Seat("d3 d10 d15", tiles=tiles), Seat())
    play(game, "build d9", "build e9", "build e8")
    assert held(game, 0) == {("paddock", "c3"), ("paddock", "c8"), ("harbor", "e15")}
    play(game, "use harbor", "take d3", "put h18")
    assert acts(game) == {"choose new", "choose ready"}
    other = game.copy()
    assert acts(play(game, "choose new")) == {"use paddock", "end"}
    assert acts(play(other, "choose ready")) == {"end"}
    for end in (game, other):
        assert held(end, 0) == {("paddock", "c8"), ("harbor", "e15")}
        assert seat(end, 0)["lost"] == ["c3"]


def test_loss_before_gain() -> None:
    """A-07c: within one move the loss is settled first, so there is nothing to choose."""
    world = Land("G", {"L": "c3 g3 n4"}, ("farm", "paddock", "", ""))
    tiles = [tile("farm", "c3"), PADDOCK]
    game = position(world, Seat("d3 m4", tiles=tiles), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert all(a.startswith("build ") for a in acts(game))
    assert sorted(seat(game, 0)["tiles"], key=str) == sorted(
        [tile("farm", "g3", ready=False, new=True), tile("paddock", "n4", ready=False)], key=str
    )
    assert seat(game, 0)["lost"] == ["c3"]


def test_choice_comes_before_the_gain() -> None:
    """A-07c, B-4.5b: the choice is made among the old tiles, then the new tile is taken."""
    world = Land("G", {"L": "c3 g3 c8 n4"}, ("paddock", "paddock", "", ""))
    tiles = [tile("paddock", "c3"), tile("paddock", "c8")]
    game = position(world, Seat("d3 d8", tiles=tiles), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert acts(game) == {"choose used", "choose ready"}
    play(game, "choose ready")
    assert sorted(seat(game, 0)["tiles"], key=str) == sorted(
        [tile("paddock", "c8", ready=False), tile("paddock", "g3", ready=False, new=True)], key=str
    )
    assert "use paddock" not in acts(game)


def test_two_tiles_lost_at_once() -> None:
    """B-4.5: a piece that leaves two location hexes gives up both tiles."""
    world = Land("G", {"L": "c3 e3 n4"}, ("farm", "paddock", "", ""))
    tiles = [tile("farm", "c3", ready=False), tile("farm", "e3"), PADDOCK]
    game = position(world, Seat("d3 m4", tiles=tiles), Seat())
    play(game, "use paddock", "take d3", "put c5")
    assert held(game, 0) == {("paddock", "n4")}
    assert set(seat(game, 0)["lost"]) == {"c3", "e3"}
    assert all(a.startswith("build ") for a in acts(game))


def test_the_moving_tile_itself_is_lost() -> None:
    """B-4.5, A-07c: a paddock that takes the last piece from its own hex goes with it."""
    game = position(PADDOCKS, Seat("d3", tiles=[tile("paddock", "c3")]), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert held(game, 0) == set()
    assert seat(game, 0)["lost"] == ["c3"]
