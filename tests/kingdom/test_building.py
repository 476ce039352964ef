"""Where a settlement may stand: B-3."""

import pytest

from tests.kingdom.asking import acts, all_of, end_turn, held, play
from tests.kingdom.builder import LETTERS, TERRAINS, Land, Seat, position, tile
from tests.kingdom.geometry import EDGE, around, neighbours

# Grass with a little of everything; location hexes b9 (farm), s2 (oasis), b19 (tower), s19 (tavern)
MIXED = Land(
    "G",
    {
        "C": "d4 e4 f4 d5 p6 q6",
        "D": "c12 d12 p14 q14",
        "F": "l3 m3",
        "T": "l15 m15",
        "W": "g4 h4 a5 t8",
        "M": "g7 h7 k1",
        "X": "e7 n12",
        "L": "b9 s2 b19 s19",
    },
    ("farm", "oasis", "tower", "tavern"),
)
FARM, OASIS = tile("farm", "b9"), tile("oasis", "s2")
TOWER, TAVERN = tile("tower", "b19"), tile("tavern", "s19")
FIRST_GAME = ["tavern", "paddock", "oasis", "farm"]


def test_one_settlement_a_hex() -> None:
    """B-3.1: no hex with a settlement on it, own or foreign, can be built on."""
    game = position(MIXED, Seat("d4 e4", "canyon"), Seat("d5"))
    assert acts(game) == {"build f4"}
    game = position(MIXED, Seat("d4 e4", "canyon"), Seat("d5 f4"))
    assert acts(game) == {"build p6", "build q6"}


@pytest.mark.parametrize("terrain", TERRAINS)
def test_only_buildable_hexes(terrain: str) -> None:
    """B-3.2, B-3.7: the empty board offers all of the terrain, never water or special hexes."""
    game = position(MIXED, Seat(hand=terrain), Seat())
    assert acts(game) == all_of("build", MIXED.hexes(LETTERS[terrain]))


def test_only_buildable_hexes_beside_own_ones() -> None:
    """B-3.2: water, mountain, castle and location beside a settlement stay closed."""
    for own in ("g5", "f7", "f8", "b8", "h6"):
        game = position(MIXED, Seat(own), Seat())
        expected = neighbours(own) & MIXED.hexes("G")
        assert expected < neighbours(own)
        assert acts(game) == all_of("build", expected)


def test_tower_and_tavern_keep_to_buildable_hexes() -> None:
    """B-3.2, L-tower, L-tavern: these name no terrain, yet it must be a buildable one."""
    game = position(MIXED, Seat("a4", "desert", [TOWER]), Seat())
    assert acts(play(game, "use tower")) == {"build a3"}  # a5 is water
    game = position(MIXED, Seat("d7 c7 b7", "desert", [TAVERN]), Seat())
    assert acts(play(game, "use tavern")) == {"build a7"}  # e7 is a castle


def test_adjacency_binds_the_mandatory_action() -> None:
    """B-3.3, A-35: beside an own settlement if any eligible hex lies there, else anywhere."""
    game = position(MIXED, Seat("d3", "canyon"), Seat())
    assert acts(game) == {"build d4"}  # d3 touches c4 and d4 below it
    game = position(MIXED, Seat("d3", "desert"), Seat())
    assert acts(game) == all_of("build", "c12 d12 p14 q14".split())


def test_foreign_settlements_do_not_bind() -> None:
    """B-3.3: only own settlements count for adjacency."""
    game = position(MIXED, Seat("t20", "canyon"), Seat("d3"))
    assert acts(game) == all_of("build", MIXED.hexes("C"))


def test_adjacency_of_oracle_follows_the_card() -> None:
    """B-3.3: case a, eligible means the card's terrain."""
    world = Land("G", MIXED.spots, ("farm", "oracle", "tower", "tavern"))
    game = position(world, Seat("d3 c11", "desert", [tile("oracle", "s2")]), Seat())
    assert acts(game) == {"build c12", "use oracle"}
    assert acts(play(game, "use oracle")) == {"build c12"}


def test_adjacency_of_a_named_terrain() -> None:
    """B-3.3, A-35: case b, oasis looks at desert only; an extra action may be left out."""
    game = position(MIXED, Seat("d3 c11", "canyon", [OASIS]), Seat())
    assert acts(play(game, "use oasis")) == {"build c12"}
    game = position(MIXED, Seat("d3", "canyon", [OASIS]), Seat())
    assert acts(game) == {"build d4", "use oasis"}
    assert acts(play(game, "use oasis")) == all_of("build", "c12 d12 p14 q14".split())
    game = position(MIXED, Seat("d3", "canyon", [OASIS]), Seat())
    assert acts(play(game, "build d4", "build e4", "build f4")) == {"use oasis", "end"}


def test_adjacency_of_the_tower() -> None:
    """B-3.3, L-tower: case c, all buildable edge hexes are one set, whatever their terrain."""
    land = MIXED.hexes("GCDFT")
    game = position(MIXED, Seat("d3", "canyon", [TOWER]), Seat())
    assert acts(play(game, "use tower")) == all_of("build", EDGE & land)
    game = position(MIXED, Seat("d3 d2", "canyon", [TOWER]), Seat())
    assert acts(play(game, "use tower")) == {"build d1", "build e1"}


def test_positional_conditions_are_strict() -> None:
    """B-3.4: tavern has no "if possible": without a line it cannot be used."""
    game = position(MIXED, Seat("d3 e3", "canyon", [TAVERN]), Seat())
    assert acts(game) == {"build d4", "build e4"}


def test_adjacency_at_the_moment_of_placing() -> None:
    """B-3.5: every settlement counts from the moment it stands."""
    game = position(MIXED, Seat(hand="canyon"), Seat())
    assert acts(play(game, "build d4")) == {"build e4", "build d5"}
    assert acts(play(game, "build e4")) == {"build f4", "build d5"}


def test_lifted_piece_gives_no_adjacency() -> None:
    """B-3.5, A-06: a piece is lifted before adjacency is tested, with the others alone."""
    world = Land("G", MIXED.spots, ("barn", "oasis", "tower", "tavern"))
    game = position(world, Seat("d3 c11", "canyon", [tile("barn", "b9")]), Seat())
    play(game, "use barn")
    assert acts(game) == {"take d3", "take c11"}
    rest = game.copy()
    assert acts(play(game, "take c11")) == {"put d4"}
    assert acts(play(rest, "take d3")) == all_of("put", MIXED.hexes("C"))


def test_first_settlement_anywhere() -> None:
    """B-3.7: without own settlements every empty hex of the terrain is open."""
    game = position(MIXED, Seat(hand="canyon"), Seat("d4 p6"))
    assert acts(game) == all_of("build", "e4 f4 d5 q6".split())


def test_two_hexes_for_the_third() -> None:
    """W-B1: two empty hexes of the terrain touch own settlements: just these are legal."""
    game = position(Land("M", {"F": "e8 f8 g8 h8 n3"}), Seat(hand="flower-field"), Seat())
    play(game, "build f8", "build g8")
    assert acts(game) == {"build e8", "build h8"}


def test_nothing_adjacent() -> None:
    """B-3.3, W-B2: with no adjacent hex of the terrain every empty one on the board is legal."""
    game = position(MIXED, Seat("l3 m3", "canyon"), Seat("p6"))
    assert acts(game) == all_of("build", "d4 e4 f4 d5 q6".split())


def test_new_terrain_far_away() -> None:
    """W-B15: settlements on flowers touch no canyon, so the next card opens every canyon hex."""
    game = position(FIRST_GAME, Seat(hand="flower-field"), Seat(hand="desert"), deck={"canyon": 5})
    play(game, "build d12", "build e12", "build e13", "end")
    end_turn(game)
    everywhere = acts(position(FIRST_GAME, Seat(hand="canyon"), Seat()))
    assert len(everywhere) == 55
    assert acts(game) == everywhere
    assert held(game, 0) == set()
    play(game, "build g17")
    assert held(game, 0) == {("oasis", "f18")}


def test_adjacency_with_many_settlements() -> None:
    """B-3.3, B-3.1: the whole rim of an area is open, nothing else."""
    area = "j10 k10 j11 k11 i12 l9".split()
    game = position(Land("G"), Seat(" ".join(area)), Seat("m9 k9"))
    assert acts(game) == all_of("build", around(area) - set(area) - {"m9", "k9"})
