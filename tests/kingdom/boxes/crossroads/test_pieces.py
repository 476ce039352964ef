"""Warrior, wagon and ship: X-warrior, X-wagon, X-ship, A-12 to A-14; the city hall has its own."""

import pytest

from tests.kingdom.asking import (
    acts,
    bag,
    card,
    count,
    end_turn,
    held,
    just,
    kept,
    lying,
    offered,
    open_hexes,
    paid,
    piece,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BUILDABLE, HARVEST, Land, Seat, position, tile
from tests.kingdom.geometry import around, flower, neighbours, two_away

BARRACKS, WAGON, SHIP = (tile(name, "a20") for name in ("barracks", "wagon", "lighthouse"))


def land(name: str, fill: str = "G", **letters: str) -> Land:
    """A land with this location on a20."""
    return Land(fill, {"L": "a20", **letters}, ("", "", name, ""))


CAMP = land("barracks", C="p6 q6", W="m3", M="m5")

# --- warriors -------------------------------------------------------------------------------------


def test_warrior_is_placed_like_a_settlement() -> None:
    """X-warrior, B-3.3: on any empty buildable hex, adjacent to an own settlement if possible."""
    game = play(position(CAMP, Seat("e5", tiles=[BARRACKS]), Seat("e4")), "use barracks")
    assert just(game, "build") == neighbours("e5") - {"e4"}
    assert rule(game, "build p6") == "B-3.3"
    assert rule(game, "build m3") is not None
    game = play(position(CAMP, Seat(tiles=[BARRACKS]), Seat("e4")), "use barracks")
    assert just(game, "build") == open_hexes(CAMP, BUILDABLE, "e4")


def test_warrior_is_no_settlement_of_the_forty() -> None:
    """X-pieces, A-12c: it comes from its own supply."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS]), Seat())
    play(game, "use barracks", "build e4")
    assert piece(game, 0, "warriors") == ["e4"]
    assert seat(game, 0)["settlements"] == ["e5"]
    assert seat(game, 0)["supply"] == 39
    kept(game)


def test_one_warrior_a_turn() -> None:
    """X-warrior, B-1.2: one of: place one or take one back."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], warriors="m12"), Seat())
    play(game, "use barracks")
    assert offered(game, "take") == {"m12"}
    assert offered(game, "build") == neighbours("e5")
    other = game.copy()
    play(game, "build e4")
    assert set(piece(game, 0, "warriors")) == {"e4", "m12"}
    assert rule(game, "use barracks") == "B-1.2"
    play(other, "take m12")
    assert not piece(other, 0, "warriors")
    assert "barracks" not in uses(other)
    end_turn(other)
    end_turn(other)
    play(other, "use barracks")  # on a later turn it may be placed again
    assert offered(other, "build")


def test_two_warriors_at_most() -> None:
    """C-3, X-warrior: with both on the board only taking back is left."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], warriors="m12 m16"), Seat())
    play(game, "use barracks")
    assert acts(game) == {"take m12", "take m16"}


def test_nobody_builds_next_to_a_warrior() -> None:
    """X-warrior, A-49: neither the owner nor the others."""
    for mine, other in ((Seat("e5"), Seat(warriors="f4")), (Seat("e5", warriors="f4"), Seat())):
        game = position(CAMP, mine, other)
        blocked = neighbours("f4")
        own = {"e5", *mine.get("warriors", ())}
        assert offered(game, "build") == around(own) - blocked - own
        assert rule(game, "build f5") == "X-warrior"
        assert rule(game, "build f4") is not None
        assert set(game.view(0)["blocked"]) >= blocked


def test_settlements_next_to_a_warrior_stay() -> None:
    """X-warrior: existing settlements are unaffected, they score and give adjacency."""
    cards = ["citizens", "hermits", "knights"]
    game = position(CAMP, Seat("e5 d5"), Seat(warriors="f5"), cards=cards)
    assert paid(game, "citizens") == [1, 0]
    assert offered(game, "build") == around(["e5", "d5"]) - neighbours("f5") - {"e5", "d5", "f5"}


def test_blocked_hexes_are_not_eligible() -> None:
    """A-13, B-3.3: if every adjacent hex of the terrain is blocked the choice is free."""
    where = land("barracks", C="e4 d4 p6 q6")
    game = position(where, Seat("e5", "canyon"), Seat(warriors="e3"))
    assert neighbours("e3") >= {"d4", "e4"}
    assert offered(game, "build") == {"p6", "q6"}
    assert rule(game, "build e4") == "X-warrior"


def test_warrior_that_blocks_the_last_hex_replaces_the_card() -> None:
    """A-13, B-2.2, A-02b: a terrain with nothing but blocked hexes is full: a new card at once."""
    where = land("barracks", "M", C="p6", D="o6 n6", G="e4 g8")
    mine = Seat("n6", "canyon", [BARRACKS])
    game = position(where, mine, Seat(hand="forest"), deck={"grass": 3})
    play(game, "use barracks", "build o6")  # next to p6, the only canyon hex
    assert card(game, 0) == "grass"
    assert count(game, "removed")["canyon"] == 5
    assert offered(game, "build") == {"e4", "g8"}


def test_warrior_blocks_at_the_start_of_a_turn() -> None:
    """A-13, B-2.2: the next player's card is replaced when its last hexes are blocked."""
    where = land("barracks", "M", C="p6", D="o6 n6 a1 b1 c1", G="e4 g8 i9")
    mine = Seat("n6", "desert", [BARRACKS])
    game = position(where, mine, Seat("", "canyon"), deck={"grass": 3})
    play(game, "use barracks", "build o6", "build a1", "build b1", "build c1", "end")
    assert game.player == 1
    assert card(game, 1) == "grass"
    assert offered(game, "build") == {"e4", "g8", "i9"}


def test_blocking_ends_with_the_warrior() -> None:
    """X-warrior: when it is taken back the hexes are open again."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], warriors="f4"), Seat())
    assert "f5" not in offered(game, "build")
    play(game, "use barracks", "take f4")
    assert just(game, "build") == neighbours("e5")


@pytest.mark.parametrize("kind", ["paddock", "harbor", "barn"])
def test_no_move_next_to_a_warrior(kind: str) -> None:
    """A-49, A-13: no piece moves onto a blocked hex; it may leave one and jump over one."""
    where = Land("G", {"L": "a20", "W": "c5 g5", "C": "b6 p6"}, ("", "", kind, ""))
    mine = Seat("e5", "canyon", [tile(kind, "a20")])
    game = position(where, mine, Seat(warriors="b5 c3"))
    play(game, f"use {kind}", "take e5")
    assert neighbours("b5") | neighbours("c3") >= {"c5", "b6", "d3"}
    assert two_away("e5") == {"c5", "g5", "d3", "f3", "d7", "f7"}
    expected = {"paddock": {"f3", "d7", "f7"}, "harbor": {"g5"}, "barn": {"p6"}}
    assert just(game, "put") == expected[kind]


def test_paddock_leaves_and_jumps() -> None:
    """A-13: leaving a blocked hex and jumping over one, or over the warrior, is allowed."""
    where = land("paddock")
    game = position(where, Seat("e5", tiles=[tile("paddock", "a20")]), Seat(warriors="f5"))
    play(game, "use paddock", "take e5")
    assert just(game, "put") == two_away("e5") - neighbours("f5")


def test_other_pieces_next_to_a_warrior() -> None:
    """A-13: no warrior, wagon or ship is put there."""
    for kind, letters in (("barracks", BUILDABLE), ("wagon", BUILDABLE + "M")):
        where = land(kind, M="f5", W="e9")
        game = position(where, Seat("e5", tiles=[tile(kind, "a20")]), Seat(warriors="f4"))
        play(game, f"use {kind}")
        ground = {h for h in neighbours("e5") if where.letter(h) in letters}
        assert neighbours("f4") & neighbours("e5") == {"e4", "f5"}
        assert just(game, "build") == ground - neighbours("f4")
    where = land("lighthouse", W="d5 f5 e6")
    game = position(where, Seat("e5", tiles=[SHIP]), Seat(warriors="g5"))
    assert just(play(game, "use lighthouse"), "build") == {"d5", "e6"} - neighbours("g5")


def test_warriors_keep_apart() -> None:
    """A-13: the second warrior cannot stand next to the first."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], warriors="f4"), Seat())
    play(game, "use barracks")
    own = {"e5", "f4"}
    assert offered(game, "build") == around(own) - neighbours("f4") - own


def test_wagon_and_ship_do_not_step_next_to_a_warrior() -> None:
    """A-13, X-wagon, X-ship: their steps are blocked too."""
    game = position(land("wagon"), Seat("c15", tiles=[WAGON], wagon="e5"), Seat(warriors="g5"))
    play(game, "use wagon")
    assert offered(game, "put") == neighbours("e5") - neighbours("g5")
    where = land("lighthouse", W="d5 e5 f5")
    game = position(where, Seat("c15", tiles=[SHIP], ship="e5"), Seat(warriors="g5"))
    play(game, "use lighthouse")
    assert offered(game, "put") == {"d5"}


def test_warrior_takes_a_tile() -> None:
    """B-4.1, A-12: placed next to a location or nomad hex it takes the tile, for the next turn."""
    where = Land("G", {"L": "a20 f5", "N": "f3"}, ("farm", "", "barracks", ""))
    game = position(where, Seat("d5 b20", tiles=[BARRACKS]), Seat(), nomads={"f3": "sword"})
    play(game, "use barracks", "build e5")
    assert held(game, 0) == {("barracks", "a20"), ("farm", "f5")}
    assert rule(game, "use farm") == "B-4.2"
    game = position(where, Seat("d4 b20", tiles=[BARRACKS]), Seat(), nomads={"f3": "sword"})
    play(game, "use barracks", "build e4")
    assert neighbours("e4") >= {"f3"}
    assert bag(game, 0) == ["sword"]


def test_warrior_keeps_a_tile_and_loses_it() -> None:
    """B-4.5, A-12: the tile stays while the warrior stands there and goes when it is taken back."""
    where = Land("G", {"L": "a20 f5 s9"}, ("farm", "paddock", "barracks", ""))
    tiles = [BARRACKS, tile("farm", "f5"), tile("paddock", "s9")]
    game = position(where, Seat("g5 b20 r9", tiles=tiles, warriors="e5"), Seat())
    play(game, "use paddock", "take g5", "put i5")
    assert ("farm", "f5") in held(game, 0)
    play(game, "use barracks", "take e5")
    assert ("farm", "f5") not in held(game, 0)
    assert seat(game, 0)["lost"] == ["f5"]


def test_warrior_stays_when_its_tile_is_lost() -> None:
    """A-12c: without the barracks it cannot be moved any more, but it stays and blocks."""
    where = Land("G", {"L": "a20 s9"}, ("", "paddock", "barracks", ""))
    tiles = [BARRACKS, tile("paddock", "s9")]
    game = position(where, Seat("b20 r9", tiles=tiles, warriors="e5"), Seat("d5"))
    play(game, "use paddock", "take b20", "put d20")
    assert held(game, 0) == {("paddock", "s9")}
    assert piece(game, 0, "warriors") == ["e5"]
    end_turn(game)
    assert rule(game, "build e4") == "X-warrior"


@pytest.mark.parametrize(
    "kind", ["barn", "harbor", "paddock", "caravan", "refuge", "palisade", "temple"]
)
def test_other_actions_move_settlements_only(kind: str) -> None:
    """A-12, A-12c: warriors, wagons, ships and city halls are moved by their own actions only."""
    where = Land("G", {"L": "a20", "W": "m3 n3", "C": "e9 g9"}, ("", "", kind, ""))
    mine = Seat(
        "c5 d5",
        "canyon",
        [tile(kind, "a20")],
        warriors="m12",
        wagon="p6",
        ship="m3",
        city_hall="p15",
    )
    game = position(where, mine, Seat())
    assert just(play(game, f"use {kind}"), "take") == {"c5", "d5"}


def test_pieces_do_not_end_the_game() -> None:
    """X-pieces, A-12c, B-6.1: only the forty settlements count for the end."""
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], supply=4), Seat("m14"))
    play(game, "use barracks", "build e4", "build d5", "build d6", "build e6")
    assert seat(game, 0)["supply"] == 1
    assert not game.to_dict()["last_round"]
    game = position(CAMP, Seat("e5", tiles=[BARRACKS], supply=0), Seat("m14"))
    play(game, "use barracks", "build e4")  # a warrior needs no settlement of the supply
    assert piece(game, 0, "warriors") == ["e4"]


# --- wagon ----------------------------------------------------------------------------------------

ROADS = land("wagon", M="d5 d6 p9", W="f5", X="e6", C="p6")


def test_wagon_is_placed() -> None:
    """X-wagon, A-51, B-3.3: on an empty buildable or mountain hex, adjacent if possible."""
    game = play(position(ROADS, Seat("e5", tiles=[WAGON]), Seat("d4")), "use wagon")
    assert just(game, "build") == {"d5", "e4", "d6"}  # d4 is taken, f5 water, e6 a castle
    assert rule(game, "build p9") == "B-3.3"
    assert rule(game, "build f5") is not None
    game = play(position(ROADS, Seat(tiles=[WAGON]), Seat("d4")), "use wagon")
    assert just(game, "build") == open_hexes(ROADS, BUILDABLE + "M", "d4")


def test_wagon_moves_up_to_three_steps() -> None:
    """X-wagon: three steps over adjacent hexes, then it is over."""
    game = position(land("wagon"), Seat("c15", tiles=[WAGON], wagon="e9"), Seat())
    play(game, "use wagon")
    assert offered(game, "put") == neighbours("e9")
    assert offered(game, "take") == {"e9"}
    assert offered(game, "build") == set()
    play(game, "put f9")
    assert offered(game, "take") == set()
    assert "end" in acts(game)
    play(game, "put g9")
    kept(game)
    play(game, "put h9")
    assert piece(game, 0, "wagon") == "h9"
    assert offered(game, "put") == set()
    assert just(game, "build") == neighbours("c15") | neighbours("h9")


def test_wagon_may_stop_early() -> None:
    """X-wagon: up to three steps; at least one once it is used."""
    game = position(land("wagon"), Seat("c15", tiles=[WAGON], wagon="e9"), Seat())
    play(game, "use wagon")
    assert "end" not in acts(game)
    play(game, "put f9", "end")
    assert game.player == 0
    assert piece(game, 0, "wagon") == "f9"
    assert rule(game, "use wagon") == "B-1.2"


def test_wagon_is_taken_back() -> None:
    """X-wagon: taken back it can be placed again, on a later turn."""
    game = position(land("wagon"), Seat("c15", tiles=[WAGON], wagon="e9"), Seat())
    play(game, "use wagon", "take e9")
    assert not piece(game, 0, "wagon")
    assert "wagon" not in uses(game)
    end_turn(game)
    end_turn(game)
    play(game, "use wagon")
    assert offered(game, "build")


def test_wagon_way_is_free() -> None:
    """X-wagon, A-51: no water, no special hex, no settlement, warrior, wagon, wall on its way."""
    where = land("wagon", W="d5", X="f5", M="d4")
    mine = Seat("e4", tiles=[WAGON], wagon="e5")
    game = position(where, mine, Seat("d6"), walls=["e6"])
    play(game, "use wagon")
    assert neighbours("e5") == {"d5", "f5", "d4", "e4", "d6", "e6"}
    assert offered(game, "put") == {"d4"}
    game = position(where, Seat("e4 d4", tiles=[WAGON], wagon="e5"), Seat("d6"), walls=["e6"])
    play(game, "use wagon")
    assert acts(game) == {"take e5"}


@pytest.mark.parametrize("letter", "NPOL")
def test_wagon_never_on_special_hexes(letter: str) -> None:
    """A-51: buildable or mountain, never special hexes."""
    spots_ = {"L": "a20 f5"} if letter == "L" else {"L": "a20", letter: "f5"}
    where = Land("G", spots_, ("farm", "", "wagon", ""))
    nomads = {"f5": "sword"} if letter == "N" else None
    mine = Seat("c15", tiles=[WAGON], wagon="e5")
    game = position(where, mine, Seat(), nomads=nomads, lying={} if nomads else None)
    play(game, "use wagon")
    assert offered(game, "put") == neighbours("e5") - {"f5"}


def test_wagon_takes_nomad_tiles_on_its_way_and_location_tiles_at_its_end() -> None:
    """A-07b, B-4.1, A-12: the nomad tile at every step, the location tile where it stops."""
    where = Land("G", {"L": "a20 g8", "N": "g10"}, ("farm", "", "wagon", ""))
    mine = Seat("b20", tiles=[WAGON], wagon="e9")
    game = position(where, mine, Seat(), nomads={"g10": "sword"})
    assert [len(neighbours(h) & {"g8", "g10"}) for h in ("e9", "f9", "g9")] == [0, 0, 2]
    assert neighbours("f10") & {"g8", "g10"} == {"g10"}
    play(game, "use wagon", "put f9", "put g9")
    assert bag(game, 0) == ["sword"]
    assert lying(game) == {}
    assert held(game, 0) == {("wagon", "a20")}
    other = game.copy()
    play(game, "end")
    assert held(game, 0) == {("wagon", "a20"), ("farm", "g8")}
    play(other, "put f10")
    assert held(other, 0) == {("wagon", "a20")}
    assert bag(other, 0) == ["sword"]


def test_wagon_keeps_and_loses_tiles() -> None:
    """B-4.5, A-12, A-07: the last piece to leave a location costs the tile, at the way's end."""
    where = Land("G", {"L": "a20 e5"}, ("farm", "", "wagon", ""))
    tiles = [WAGON, tile("farm", "e5")]
    game = position(where, Seat("b20", tiles=tiles, wagon="d5"), Seat())
    play(game, "use wagon", "put c5")
    assert ("farm", "e5") in held(game, 0)
    other = game.copy()
    play(game, "end")
    assert held(game, 0) == {("wagon", "a20")}
    assert seat(game, 0)["lost"] == ["e5"]
    play(other, "put c4", "put d4")  # back beside e5
    assert held(other, 0) == {("wagon", "a20"), ("farm", "e5")}


def test_wagon_stays_when_its_own_tile_is_lost() -> None:
    """A-12c, B-4.5: leaving its own location the wagon loses the tile and stays on the board."""
    game = position(land("wagon"), Seat("c5", tiles=[WAGON], wagon="b20"), Seat())
    play(game, "use wagon", "put c20", "put d20", "put e20")
    assert held(game, 0) == set()
    assert piece(game, 0, "wagon") == "e20"
    assert "wagon" not in uses(game)


# --- ship -----------------------------------------------------------------------------------------

SEA = land("lighthouse", W="d5 e5 f5 g5 h5 p9", M="e4")


def test_ship_is_placed() -> None:
    """X-ship, B-3.3: on empty water, adjacent if possible."""
    game = play(position(SEA, Seat("d6 m14", tiles=[SHIP]), Seat()), "use lighthouse")
    assert just(game, "build") == neighbours("d6") & {"d5", "e5"}
    assert rule(game, "build p9") == "B-3.3"
    game = play(position(SEA, Seat("m14", tiles=[SHIP]), Seat("f5")), "use lighthouse")
    assert just(game, "build") == {"d5", "e5", "g5", "h5", "p9"}
    game = position(SEA, Seat("m14", tiles=[SHIP]), Seat("d5 e5 f5 g5 h5 p9"))
    assert "lighthouse" not in uses(game)
    assert rule(game, "use lighthouse") == "X-ship"


def test_ship_moves_up_to_three_steps() -> None:
    """X-ship: over water only, three steps at most."""
    game = position(SEA, Seat("m14", tiles=[SHIP], ship="d5"), Seat())
    play(game, "use lighthouse")
    assert acts(game) == {"put e5", "take d5"}
    play(game, "put e5", "put f5")
    kept(game)
    play(game, "put g5")
    assert piece(game, 0, "ship") == "g5"
    assert just(game, "build") == (neighbours("m14") | neighbours("g5")) - {"f5", "h5"}


def test_ship_is_taken_back() -> None:
    """X-ship: taken back it can be placed again, on a later turn."""
    game = position(SEA, Seat("m14", tiles=[SHIP], ship="d5"), Seat())
    play(game, "use lighthouse", "take d5")
    assert not piece(game, 0, "ship")
    assert "lighthouse" not in uses(game)


@pytest.mark.parametrize("kind", ["own", "foreign", "ship"])
def test_ship_way_is_free(kind: str) -> None:
    """A-14, X-ship: its way is water without any piece."""
    mine = Seat("m14 e5" if kind == "own" else "m14", tiles=[SHIP], ship="d5")
    other = Seat("e5" if kind == "foreign" else "", ship="e5" if kind == "ship" else "")
    game = play(position(SEA, mine, other), "use lighthouse")
    assert acts(game) == {"take d5"}


def test_ship_takes_nomad_tiles_on_its_way() -> None:
    """A-07b: like the wagon."""
    where = Land(
        "G",
        {"L": "a20 g4", "W": "d5 e5 f5 g5 h5 i5", "N": "e4"},
        ("farm", "", "lighthouse", ""),
    )
    game = position(where, Seat("b20", tiles=[SHIP], ship="d5"), Seat(), nomads={"e4": "sword"})
    assert "e4" not in neighbours("d5")
    play(game, "use lighthouse", "put e5")
    assert bag(game, 0) == ["sword"]
    play(game, "put f5", "put g5")
    assert held(game, 0) == {("lighthouse", "a20"), ("farm", "g4")}
    assert bag(game, 0) == ["sword"]


# --- counting as settlements ----------------------------------------------------------------------


def test_build_beside_pieces() -> None:
    """B-3.6: own wagons, ships and city halls make hexes adjacent, foreign ones do not."""
    where = Land("G", {"W": "e5"})
    for mine, own in (
        (Seat(wagon="e9"), {"e9"}),
        (Seat(ship="e5"), {"e5"}),
        (Seat(city_hall="e9"), flower("e9")),
    ):
        game = position(where, mine, Seat(wagon="m14"))
        assert offered(game, "build") == around(own) - own - {"e5"}


def test_own_warrior_makes_adjacent_but_blocks() -> None:
    """B-3.6, X-warrior: all hexes beside a warrior are blocked, so that the choice is free."""
    game = position(Land("G"), Seat(warriors="e9"), Seat())
    assert offered(game, "build") == open_hexes(Land("G"), "G") - flower("e9")


def test_tavern_line_with_pieces() -> None:
    """A-12, L-tavern: a wagon is part of a line of three."""
    mine = Seat("d5 e5", tiles=[tile("tavern", "a20")], wagon="c5")
    game = position(land("tavern"), mine, Seat())
    assert just(play(game, "use tavern"), "build") == {"b5", "f5"}


def test_pieces_score_like_settlements() -> None:
    """X-pieces: warriors, wagons and ships count for the Kingdom Builder cards at the end."""
    where = Land("G", {"W": "e5 f5", "M": "e8", "X": "m3"})
    mine = Seat("d5", warriors="c9 l3", wagon="d8", ship="e5")
    for cards, pays in (
        (("citizens", "hermits", "discoverers"), (1, 4, 4)),  # d5 e5 touch
        (("fishermen", "miners", "workers"), (1, 1, 1)),
        (("knights", "farmers", "merchants"), (4, 0, 0)),
    ):
        game = position(where, mine, Seat(), cards=cards)
        assert tuple(game.scores()[0][name] for name in cards) == pays
        assert game.scores()[0]["castles"] == 3
        assert game.scores()[1]["castles"] == 0


def test_lords_count_pieces() -> None:
    """X-pieces, K-lords: pieces count in their sections."""
    cards = ["lords", "hermits", "knights"]
    mine = Seat(warriors="c3 c7", wagon="m3")
    options = {"lords_need_settlement": True}
    game = position(Land("G"), mine, Seat("e3 p3"), cards=cards, options=options)
    assert paid(game, "lords") == [24, 18]


def test_ship_and_wagon_on_their_ground() -> None:
    """X-pieces, K-fishermen, K-miners: on water no Fishermen, on a mountain no Miners."""
    where = Land("G", {"W": "e5 f5", "M": "m5 n5"})
    cards = ["fishermen", "miners", "hermits"]
    game = position(where, Seat(ship="e5", wagon="m5"), Seat(), cards=cards)
    assert paid(game, "fishermen") == [0, 0]
    assert paid(game, "miners") == [0, 0]


def test_foreign_pieces_count_for_the_others() -> None:
    """A-12: a foreign wagon serves the watchtower and spoils the fountain."""
    where = Land("G", {"L": "a20", "K": "a18"}, ("", "", "watchtower,fountain", ""))
    tiles = [tile("watchtower", "a20"), tile("fountain", "a18")]
    game = position(where, Seat("e5", tiles=tiles), Seat(wagon="g5"))
    other = game.copy()
    assert just(play(game, "use watchtower"), "build") == neighbours("e5") & neighbours("g5")
    fountain = neighbours("e5") - neighbours("g5")
    assert just(play(other, "use fountain"), "build") == fountain


@pytest.mark.parametrize("kind", ["barracks", "wagon"])
def test_placing_a_piece_counts_for_mayors(kind: str) -> None:
    """A-12, K-mayors: the fourth piece in a row marks it."""
    mine = Seat("c5 d5 e5", tiles=[tile(kind, "a20")])
    game = position(land(kind), mine, Seat(), cards=("mayors", "hermits", "miners"), boxes=HARVEST)
    play(game, f"use {kind}", "build f5")
    assert seat(game, 0)["marks"] == ["5"]
    assert seat(game, 0)["supply"] == 36


def test_rovers_pay_for_placing_not_for_moving() -> None:
    """A-12, A-12c, K-rovers: placing a wagon counts as building, moving it does not."""
    cards = ("rovers", "hermits", "miners")
    game = position(land("wagon"), Seat("e5", tiles=[WAGON]), Seat(), cards=cards, boxes=HARVEST)
    play(game, "use wagon", "build e4")
    assert paid(game, "rovers") == [1, 0]
    game = position(
        land("wagon"), Seat("e5", tiles=[WAGON], wagon="j9"), Seat(), cards=cards, boxes=HARVEST
    )
    play(game, "use wagon", "put k9", "end")
    assert paid(game, "rovers") == [0, 0]


def test_pieces_are_shown() -> None:
    """X-pieces: every piece with its kind and its hex, and the hexes next to warriors."""
    where = Land("G", {"W": "e5", "L": "a20"}, ("", "", "barracks", ""))
    mine = Seat("d4", warriors="m9 c12", wagon="e4", ship="e5")
    game = position(where, mine, Seat("p15"), walls=["t20"])
    seen = game.view(1)
    shown = {(p["kind"], p["hex"]) for p in seen["players"][0]["pieces"]}
    assert shown == {
        ("settlement", "d4"),
        ("warrior", "m9"),
        ("warrior", "c12"),
        ("wagon", "e4"),
        ("ship", "e5"),
    }
    assert set(seen["blocked"]) == neighbours("m9") | neighbours("c12")
    assert seen["walls"] == ["t20"]


def test_pieces_occupy_their_hex() -> None:
    """B-3.1, A-12: nobody builds on a hex with a wagon or a ship."""
    where = Land("G", {"W": "e5", "L": "a20", "K": "a19"}, ("", "", "harbor,wagon", ""))
    game = position(where, Seat("d4", tiles=[tile("harbor", "a20")]), Seat(wagon="e4", ship="e5"))
    assert offered(game, "build") == neighbours("d4") - {"e4", "e5"}
    assert rule(game, "build e4") == "B-3.1"
    assert "harbor" not in uses(game)
    kept(game)
