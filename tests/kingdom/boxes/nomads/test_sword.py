"""The nomad tile sword: N-sword, N-sword-b, A-08, A-10, A-12, B-6.2."""

import pytest

from tests.kingdom.asking import (
    acts,
    end_turn,
    held,
    just,
    kept,
    offered,
    piece,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import neighbours

PLAIN = Land("G")
FARM = tile("farm", "e5")
FARMS = Land("G", {"L": "e5"}, ("farm", "", "", ""))


def test_sword_hits_every_other_player() -> None:
    """N-sword, N-sword-b, A-10: one settlement of each other player, back to its supply."""
    seats = Seat("c3 d3"), Seat("m3 m5", nomads="sword"), Seat("c15 c17 p9")
    game = position(PLAIN, *seats, to_move=1)
    play(game, "use sword")
    assert just(game, "take") == {"c15", "c17", "p9"}  # seat 2 is on the left of seat 1
    kept(game)
    play(game, "take p9")
    assert [(e.seat, e.where) for e in game.events if e.kind == "removed"] == [(2, "p9")]
    assert just(game, "take") == {"c3", "d3"}
    play(game, "take c3")
    assert [set(seat(game, n)["settlements"]) for n in range(3)] == [
        {"d3"},
        {"m3", "m5"},
        {"c15", "c17"},
    ]
    assert [seat(game, n)["supply"] for n in range(3)] == [39, 38, 38]
    assert game.player == 1
    assert just(game, "build") == neighbours("m3") | neighbours("m5")


def test_sword_spares_nobody() -> None:
    """N-sword-b: once drawn it must be finished, and own settlements are safe."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat("m3"), Seat("c15"))
    play(game, "use sword")
    for action in ("end", "take c3", "take c15", "build c4"):
        assert rule(game, action) is not None
    play(game, "take m3")
    assert acts(game) == {"take c15"}


def test_sword_passes_over_who_has_nothing() -> None:
    """N-sword-b: only a player with a settlement on the board loses one."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat(), Seat("c15"))
    play(game, "use sword")
    assert just(game, "take") == {"c15"}
    play(game, "take c15")
    assert just(game, "build") == neighbours("c3")


def test_sword_without_anybody_to_hit() -> None:
    """N-sword: with no foreign piece on the board it is not usable."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat(), Seat())
    assert "sword" not in uses(game)
    assert rule(game, "use sword") == "N-sword"


def test_sword_after_the_mandatory_action() -> None:
    """N-3, N-sword: before or after the mandatory action."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat("m3"))
    play(game, "build c4", "build c5", "build c6", "use sword", "take m3")
    assert acts(game) == {"end"}
    assert seat(game, 1)["supply"] == 40


def test_sword_reopens_the_hex() -> None:
    """N-sword, B-3.1: the hex is empty again."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat("d3"))
    assert "d3" not in offered(game, "build")
    play(game, "use sword", "take d3")
    assert just(game, "build") == neighbours("c3")


@pytest.mark.parametrize("kind", ["warriors", "wagon", "ship"])
def test_sword_may_hit_a_piece(kind: str) -> None:
    """A-12, N-sword: a warrior, wagon or ship goes back to its owner, who may place it again."""
    where = Land("G", {"W": "m5 n5", "L": "a20"}, ("", "", "lighthouse", ""))
    hexname = "m5" if kind == "ship" else "m9"
    other = {
        "warriors": Seat("c15", warriors=hexname),
        "wagon": Seat("c15", wagon=hexname),
        "ship": Seat("c15", ship=hexname),
    }[kind]
    game = position(where, Seat("c3", nomads="sword"), other)
    play(game, "use sword")
    assert just(game, "take") == {"c15", hexname}
    play(game, f"take {hexname}")
    assert not piece(game, 1, kind)
    assert seat(game, 1)["settlements"] == ["c15"]
    assert seat(game, 1)["supply"] == 39
    kept(game)


def test_sword_hits_a_player_with_nothing_but_a_piece() -> None:
    """A-12, N-sword-b: a lone warrior is a piece that can be hit."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat(warriors="m9"))
    play(game, "use sword")
    assert just(game, "take") == {"m9"}


def test_sword_does_not_hit_a_city_hall() -> None:
    """A-12, X-cityhall: the city hall stays for the rest of the game."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat("c15", city_hall="m9"))
    assert just(play(game, "use sword"), "take") == {"c15"}
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat(city_hall="m9"))
    assert "sword" not in uses(game)


def test_sword_ends_the_blocking() -> None:
    """X-warrior, A-12: with the warrior gone its hexes are open again."""
    game = position(PLAIN, Seat("c3", nomads="sword"), Seat(warriors="e3"))
    assert offered(game, "build") == neighbours("c3") - neighbours("e3")
    play(game, "use sword", "take e3")
    assert just(game, "build") == neighbours("c3")


def test_sword_costs_a_tile() -> None:
    """A-08, B-4.5: who loses the last settlement beside a location loses its tile."""
    game = position(FARMS, Seat("c15", nomads="sword"), Seat("d5 m9", tiles=[FARM]))
    play(game, "use sword", "take d5")
    assert held(game, 1) == set()
    assert seat(game, 1)["lost"] == ["e5"]
    assert game.player == 0
    assert game.view(0)["locations"]["e5"]["tiles"] == 1


@pytest.mark.parametrize("keeper", ["settlement", "warrior", "wagon", "city-hall"])
def test_sword_leaves_a_tile_that_is_kept(keeper: str) -> None:
    """A-08, A-12, B-4.5: another own piece beside the location keeps the tile."""
    mine = {
        "settlement": Seat("d5 f5", tiles=[FARM]),
        "warrior": Seat("d5", tiles=[FARM], warriors="f5"),
        "wagon": Seat("d5", tiles=[FARM], wagon="f5"),
        "city-hall": Seat("d5", tiles=[FARM], city_hall="g5"),
    }[keeper]
    game = position(FARMS, Seat("c15", nomads="sword"), mine)
    play(game, "use sword", "take d5")
    assert held(game, 1) == {("farm", "e5")}
    assert seat(game, 1)["lost"] == []


def test_piece_that_held_a_tile_is_hit() -> None:
    """A-08, A-12: the tile goes also with the last warrior, wagon or ship beside the location."""
    game = position(FARMS, Seat("c15", nomads="sword"), Seat("m9", tiles=[FARM], wagon="d5"))
    play(game, "use sword", "take d5")
    assert held(game, 1) == set()
    assert seat(game, 1)["lost"] == ["e5"]


def test_victim_chooses_between_two_equal_tiles() -> None:
    """B-4.5b, A-08: the victim says which of two identical tiles goes, a new or a ready one."""
    where = Land("G", {"L": "e5 e9"}, ("farm", "", "", ""))
    tiles = [tile("farm", "e5"), tile("farm", "e9", ready=False, new=True)]
    game = position(where, Seat("c15", nomads="sword"), Seat("d5 d9", tiles=tiles))
    play(game, "use sword", "take d5")
    assert game.player == 1
    assert acts(game) == {"choose new", "choose ready"}
    play(game, "choose new")
    assert seat(game, 1)["lost"] == ["e5"]
    assert game.player == 0
    assert just(game, "build") == neighbours("c15")


def test_lost_settlement_may_be_built_again() -> None:
    """N-sword, B-4.3: the settlement comes back from the supply, the tile does not."""
    game = position(FARMS, Seat("c15", nomads="sword"), Seat("d5 c5", tiles=[FARM]))
    play(game, "use sword", "take d5")
    end_turn(game)
    assert held(game, 1) == set()
    play(game, "build d5")
    assert held(game, 1) == set()
    assert seat(game, 1)["supply"] == 38


def test_sword_does_not_undo_the_end() -> None:
    """B-6.2, N-sword: the last round stays the last, though a supply is filled again."""
    seats = Seat("c3", supply=3), Seat("m3", nomads="sword"), Seat("c15")
    game = position(PLAIN, *seats)
    end_turn(game)
    assert game.to_dict()["last_round"]
    play(game, "use sword", "take c15", "take c3")
    assert seat(game, 0)["supply"] == 1
    assert game.to_dict()["last_round"]
    end_turn(game)
    end_turn(game)
    assert game.over


def test_sword_reopens_a_terrain() -> None:
    """N-sword, B-2.2: a terrain that was full is open again when the next player draws for it."""
    where = Land("M", {"G": "c3 d3 e3 f3", "C": "m9 n9 o9 p9 q9"})
    mine = Seat("m9", "canyon", nomads="sword")
    game = position(where, mine, Seat("c3 d3 e3 f3", "grass"), deck={"canyon": 3})
    play(game, "build n9", "build o9", "build p9", "use sword", "take e3", "end")
    assert game.player == 1
    assert acts(game) == {"build e3"}


def test_base_position_has_no_sword() -> None:
    """N-sword, B-4.4: nobody can use a sword that he does not hold."""
    game = position(PLAIN, Seat("c3"), Seat("m3"))
    assert rule(game, "use sword") is not None
