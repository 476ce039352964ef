"""Location hexes and their tiles: B-4. Their loss is in test_tile_loss.py."""

from tests.kingdom.asking import acts, all_of, end_turn, held, play, seat
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import neighbours

# Grass; a farm on e5, a paddock on n4 with an own settlement on m4.
WORLD = Land("G", {"L": "e5 n4"}, ("farm", "paddock", "", ""))
PADDOCK = tile("paddock", "n4")
FARM = tile("farm", "e5")
# Two location hexes, c3 and c8, of one location.
FARMS = Land("G", {"L": "c3 c8"}, ("farm", "", "", ""))


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
    end_turn(game)
    assert "use farm" in acts(game)


def test_tile_taken_before_the_mandatory_action() -> None:
    """B-4.1, B-4.2: an extra build takes a tile too, also not usable in this turn."""
    world = Land("G", {"L": "e5 n4"}, ("farm", "oracle", "", ""))
    game = position(world, Seat("o5 d7", tiles=[tile("oracle", "n4")]), Seat())
    play(game, "use oracle", "build d6")
    assert held(game, 0) == {("oracle", "n4"), ("farm", "e5")}
    assert all(a.startswith("build ") for a in acts(game))


def test_second_build_in_a_later_turn() -> None:
    """B-4.3, W-B3: one tile per player and location hex, also in later turns."""
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
    end_turn(game)
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


def test_no_tile_left() -> None:
    """B-4.6, W-B4, S-2: two tiles lie on a location hex; who comes third gets none."""
    game = position(WORLD, Seat(), Seat(), Seat())
    play(game, "build d5", "build c5", "build b5", "end", "build f5", "build g5", "build h5", "end")
    play(game, "build d6")
    one = {("farm", "e5")}
    assert [held(game, number) for number in range(3)] == [one, one, set()]


def test_several_locations_at_once() -> None:
    """B-4.7: a settlement next to several location hexes takes one from each."""
    world = Land("G", {"L": "j5 l5 g3 i3"}, ("farm", "oasis", "", ""))
    game = position(world, Seat(), Seat())
    assert held(play(game.copy(), "build k5"), 0) == {("farm", "j5"), ("oasis", "l5")}
    assert held(play(game.copy(), "build h3"), 0) == {("farm", "g3"), ("farm", "i3")}


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
