"""Location hexes and their tiles: B-4."""

import pytest

from tests.rules.helpers import (
    Seat,
    World,
    acts,
    all_of,
    finish_turn,
    held,
    neighbours,
    play,
    position,
    seat,
    tile,
)

# Grass; a farm on e5, a paddock on n4 with an own settlement on m4, some water far away.
WORLD = World("G", {"L": "e5 n4 e15 o15", "W": "h18 i18"}, ("farm", "paddock", "harbor", "barn"))
PADDOCK = tile("paddock", "n4")
HARBOR = tile("harbor", "e15")
FARM = tile("farm", "e5")
# Two location hexes, c3 and c8, of one location.
TWO = {"L": "c3 c8 e15", "W": "h18 i18"}
FARMS = World("G", TWO, ("farm", "", "harbor", ""))
PADDOCKS = World("G", TWO, ("paddock", "", "harbor", ""))


def test_tile_for_a_build() -> None:
    """B-4.1, W-B3: a build next to a location hex takes one tile at once, and only one."""
    game = position(WORLD, Seat(), Seat())
    play(game, "build c5")
    assert held(game, 0) == set()
    play(game, "build d5")
    assert seat(game, 0)["tiles"] == [tile("farm", "e5", ready=False, new=True)]
    play(game, "build d4")  # next to the same hex
    assert seat(game, 0)["tiles"] == [tile("farm", "e5", ready=False, new=True)]
    assert held(game, 1) == set()


def test_every_neighbour_of_the_hex_takes_and_no_other_hex() -> None:
    """B-4.1: exactly the six hexes around the location give its tile."""
    game = position(WORLD, Seat(), Seat())
    takers = {a for a in acts(game) if ("farm", "e5") in held(play(game.copy(), a), 0)}
    assert takers == all_of("build", neighbours("e5"))


def test_tile_is_usable_from_the_next_turn() -> None:
    """B-4.2, A-03, A-03b, W-B3: not this turn; it turns over at the end of the turn."""
    game = position(WORLD, Seat(), Seat())
    play(game, "build d5", "build d4", "build c4")
    assert acts(game) == {"end"}
    play(game, "end")
    assert seat(game, 0)["tiles"] == [FARM]
    finish_turn(game)
    assert "use farm" in acts(game)


def test_tile_taken_before_the_mandatory_action() -> None:
    """B-4.1, B-4.2: an extra build takes a tile too, also not usable in this turn."""
    world = World("G", {"L": "e5 n4"}, ("farm", "oracle", "", ""))
    game = position(world, Seat("o5 d7", tiles=[tile("oracle", "n4")]), Seat())
    play(game, "use oracle", "build d6")
    assert held(game, 0) == {("oracle", "n4"), ("farm", "e5")}
    assert all(a.startswith("build ") for a in acts(game))


def test_second_build_in_a_later_turn() -> None:
    """B-4.3, W-B3: one tile a player and location hex, also in later turns."""
    game = position(WORLD, Seat("d5", tiles=[FARM]), Seat())
    play(game, "build d6", "build e6", "build f5")
    assert seat(game, 0)["tiles"] == [FARM]


def test_tile_for_a_move() -> None:
    """B-4.1, A-07b: a move takes a tile where the piece is set down, not before."""
    game = position(WORLD, Seat("m4 h5", tiles=[PADDOCK]), Seat())
    play(game, "use paddock", "take h5")
    assert held(game, 0) == {("paddock", "n4")}
    play(game, "put f5")
    assert held(game, 0) == {("paddock", "n4"), ("farm", "e5")}
    assert "use farm" not in acts(game)
    finish_turn(game)
    assert all(t["ready"] and not t["new"] for t in seat(game, 0)["tiles"])


def test_two_identical_tiles() -> None:
    """B-4.4: two tiles of a kind come from two hexes."""
    game = position(FARMS, Seat("a4 b9"), Seat())
    play(game, "build b3", "build b8", "build b7")
    assert held(game, 0) == {("farm", "c3"), ("farm", "c8")}


def test_two_identical_tiles_are_both_used() -> None:
    """B-4.4, B-1.2: both of two identical tiles may be used in a turn, each once."""
    tiles = [tile("farm", "c3"), tile("farm", "c8")]
    game = position(FARMS, Seat("b3 b8", tiles=tiles), Seat())
    play(game, "use farm", "build b2")
    assert "use farm" in acts(game)
    assert sorted(t["ready"] for t in seat(game, 0)["tiles"]) == [False, True]
    play(game, "use farm", "build a2")
    assert "use farm" not in acts(game)
    play(game, "build a3", "build a4", "build a5")
    assert acts(game) == {"end"}


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
    finish_turn(game)
    for number, builds in ((1, "build d5"), (2, "build d6")):
        game.play(builds)
        assert held(game, number) == ({("farm", "e5")} if number == 1 else set())
        finish_turn(game)


def test_no_tile_left() -> None:
    """B-4.6, W-B4, S-2: two tiles lie on a location hex; who comes third gets none."""
    game = position(WORLD, Seat(), Seat(), Seat())
    play(game, "build d5", "build c5", "build b5", "end", "build f5", "build g5", "build h5", "end")
    play(game, "build d6")
    one = {("farm", "e5")}
    assert [held(game, number) for number in range(3)] == [one, one, set()]


def test_several_locations_at_once() -> None:
    """B-4.7: a settlement next to several location hexes takes one from each."""
    world = World("G", {"L": "j5 l5 g3 i3"}, ("farm", "oasis", "", ""))
    game = position(world, Seat(), Seat())
    assert held(play(game.copy(), "build k5"), 0) == {("farm", "j5"), ("oasis", "l5")}
    assert held(play(game.copy(), "build h3"), 0) == {("farm", "g3"), ("farm", "i3")}


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
    world = World("G", {"L": "c3 c8 n4"}, ("farm", "paddock", "", ""))
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
    world = World("G", {"L": "c3 g3 n4"}, ("farm", "paddock", "", ""))
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
    world = World("G", {"L": "c3 g3 c8 n4"}, ("paddock", "paddock", "", ""))
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
    world = World("G", {"L": "c3 e3 n4"}, ("farm", "paddock", "", ""))
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


def test_first_game_flower_card() -> None:
    """W-B14: in the first game a flower-field card reaches five location hexes at once."""
    first = ["tavern", "paddock", "oasis", "farm"]
    game = position(first, Seat(hand="flower-field"), Seat())
    reached = set()
    for action in acts(game):
        reached |= held(play(game.copy(), action), 0)
    assert reached == {
        ("tavern", "c7"),
        ("paddock", "s3"),
        ("oasis", "h13"),
        ("farm", "r12"),
        ("farm", "m16"),
    }
