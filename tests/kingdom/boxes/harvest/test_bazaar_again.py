"""What the bazaar repeats since the second reading: city hall and cathedral. H-bazaar-b."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    gold,
    held,
    houses,
    just,
    kept,
    offered,
    pass_turn,
    play,
    rule,
    seat,
    supply,
    uses,
)
from tests.kingdom.builder import BUILDABLE, Land, Seat, position
from tests.kingdom.geometry import around, flower, neighbours

BAZAAR, HALL = {"t20": "bazaar"}, {"t1": "city-hall"}
# A hall around g9 touches the farm on i9 and the oasis on h7; one around f7 the same oasis and
# another farm on d6. Both stand beside e9.
TOWN = Land("G", places={"i9": "farm", "d6": "farm", "h7": "oasis"} | BAZAAR | HALL)
PLAIN = Land("G", places=BAZAAR | HALL)


def placed(
    land: Land, own: str, centre: str, *players: dict[str, Any], **more: Any
) -> hexholm.Game:
    """Seat 0 has just placed the city hall; bazaar and city hall lie far away."""
    mine = Seat(own, more.pop("hand", "grass"), land.tiles("t20 t1"))
    game = position(land, mine, *(players or (Seat("r18"),)), **more)
    return play(game, "use city-hall", f"build {centre}")


def again(game: hexholm.Game) -> hexholm.Game:
    """The city hall is about to be placed again."""
    return play(game, "use bazaar", "choose city-hall")


def centres(land: Land, own: set[str], closed: set[str]) -> set[str]:
    """All centres whose seven hexes are open and touch an own settlement."""
    free = land.hexes(BUILDABLE) - own - closed
    return {
        h for h in free if len(flower(h)) == 7 <= len(flower(h) & free) and flower(h) & around(own)
    }


def hall(game: hexholm.Game) -> str:
    """The centre of seat 0's city hall."""
    centre: str = seat(game, 0)["city_hall"]
    return centre


# --- city hall ------------------------------------------------------------------------------------


def test_city_hall_is_placed_again() -> None:
    """H-bazaar-b: anywhere but on its old centre; its old hexes count as free."""
    game = placed(PLAIN, "e9", "g9")
    assert uses(game) == {"bazaar"}
    play(game, "use bazaar")
    assert acts(game) == {"choose city-hall"}
    play(game, "choose city-hall")
    expected = centres(PLAIN, {"e9"}, {"r18"}) - {"g9"}
    assert just(game, "build") == expected
    assert any(flower(h) & flower("g9") for h in expected)
    assert any(not flower(h) & flower("g9") for h in expected)
    assert rule(game, "build g9") is not None
    kept(game)
    play(game, "build f7")
    assert hall(game) == "f7"
    assert uses(game) == set()
    kept(game)


def test_city_hall_is_one_piece() -> None:
    """H-bazaar-b: the old place is cleared; it is neither a second hall nor of the forty."""
    game = play(again(placed(PLAIN, "e9", "g9")), "build f7")
    shown = [p for p in game.view(0)["players"][0]["pieces"] if p["kind"] == "city-hall"]
    assert [set(p["hexes"]) for p in shown] == [flower("f7")]
    assert houses(game, 0) == {"e9"}
    assert supply(game, 0) == 39
    own = flower("f7") | {"e9"}
    assert just(game, "build") == around(own) - own
    assert "f9" in flower("g9") & around(own)  # left behind, and open again


def test_city_hall_overlaps_its_old_place() -> None:
    """H-bazaar-b: one step aside, six of its seven hexes being its own or free."""
    spots = {"G": " ".join(flower("g9") | flower("h9") | {"g7"}), "C": "c3 d3 e3 f3"}
    land = Land("M", spots, places=PLAIN.places)
    assert flower("g9") & flower("h9") & neighbours("g7") == {"g8"}
    game = placed(land, "g7", "g9", hand="canyon")
    again(game)
    assert acts(game) == {"build h9"}
    play(game, "build h9")
    assert hall(game) == "h9"
    freed = flower("g9") - flower("h9")
    assert {h for h in freed if rule(game, f"build {h}") == "B-3.1"} == set()


def test_city_hall_with_nowhere_else_to_go() -> None:
    """H-bazaar-b: a hall that fits in one place alone is not repeated."""
    spots = {"G": " ".join(flower("g9") | {"e9"}), "C": "c3 d3 e3 f3"}
    land = Land("M", spots, places=PLAIN.places)
    game = placed(land, "e9", "g9", hand="canyon")
    assert uses(game) == set()
    assert rule(game, "use bazaar") in ("H-bazaar", "H-bazaar-b")


def test_city_hall_beside_a_settlement_not_beside_itself() -> None:
    """H-bazaar-b, X-cityhall: strict, and the old city hall gives no adjacency."""
    game = placed(PLAIN, "e9", "g9")
    assert flower("j9") & around(flower("g9"))
    again(game)
    assert rule(game, "build j9") is not None
    built = placed(PLAIN, "e9", "g9")
    play(built, "build i9", "build i8", "build i7")
    own = {"e9", "i9", "i8", "i7"}
    again(built)
    assert just(built, "build") == centres(PLAIN, own, {"r18"}) - {"g9"}
    assert "k9" in just(built, "build")


@pytest.mark.parametrize("barrier", ["warrior", "wall", "foreign"])
def test_city_hall_finds_its_way_barred(barrier: str) -> None:
    """H-bazaar-b, X-cityhall, A-13: nothing in the way, no warrior beside any of its hexes."""
    other = Seat("r18", warriors=["e5"]) if barrier == "warrior" else Seat("r18 e5")
    if barrier == "wall":
        other = Seat("r18")
    state = {"walls": ["e5"]} if barrier == "wall" else {}
    game = again(placed(PLAIN, "e9", "g9", other, state=state))
    closed = flower("e5") if barrier == "warrior" else {"e5"}
    expected = centres(PLAIN, {"e9"}, closed | {"r18"}) - {"g9"}
    assert just(game, "build") == expected
    assert expected < centres(PLAIN, {"e9"}, {"r18"})


def test_own_warrior_beside_the_old_place() -> None:
    """H-bazaar-b, X-warrior: hexes of the old place are free, but not from a warrior's ring."""
    land = Land("G", places=BAZAAR | HALL | {"a20": "barracks"})
    mine = Seat("e9", tiles=land.tiles("t20 t1 a20"))
    game = position(land, mine, Seat("r18"))
    play(game, "use city-hall", "build g9", "use barracks", "build h8", "use bazaar")
    assert acts(game) == {"choose city-hall", "choose barracks"}
    play(game, "choose city-hall")
    closed = flower("h8") | {"r18"}
    assert just(game, "build") == centres(land, {"e9"}, closed) - {"g9"}


def test_city_hall_loses_and_takes_tiles() -> None:
    """H-bazaar-b, A-07c: as by a move: first what it leaves, then what it reaches."""
    game = placed(TOWN, "e9", "g9")
    far = {("bazaar", "t20"), ("city-hall", "t1")}
    assert held(game, 0) == far | {("farm", "i9"), ("oasis", "h7")}
    play(again(game), "build f7")
    assert held(game, 0) == far | {("farm", "d6"), ("oasis", "h7")}
    assert seat(game, 0)["lost"] == ["i9"]
    tiles = [(e.kind, e.where) for e in game.events if e.kind.startswith("tile-")]
    assert tiles == [("tile-lost", "i9"), ("tile-taken", "d6")]
    left = {h: place["tiles"] for h, place in game.view(0)["locations"].items()}
    assert (left["i9"], left["d6"], left["h7"]) == (1, 1, 1)


def test_tile_kept_by_a_settlement() -> None:
    """H-bazaar-b, B-4.5: a settlement beside the left location keeps its tile."""
    game = play(again(placed(TOWN, "e9 j9", "g9")), "build f7")
    assert ("farm", "i9") in held(game, 0)
    assert seat(game, 0)["lost"] == []


def test_nomad_tiles_of_both_places() -> None:
    """H-bazaar-b, N-1, N-2: a nomad tile is not lost by leaving, and a new one is taken."""
    land = Land("G", {"N": "i9 d6"}, places=PLAIN.places)
    nomads = {"i9": "sword", "d6": "outpost"}
    game = placed(land, "e9", "g9", nomads=nomads)
    assert [t["name"] for t in seat(game, 0)["nomads"]] == ["sword"]
    play(again(game), "build f7")
    assert {t["name"] for t in seat(game, 0)["nomads"]} == {"sword", "outpost"}


def test_city_hall_leaves_its_own_location() -> None:
    """H-bazaar-b, B-4.5, A-12c: the tile goes, the city hall stays on the board."""
    land = Land("G", places={"i9": "city-hall"} | BAZAAR)
    game = position(land, Seat("e9", tiles=land.tiles("i9 t20")), Seat("r18"))
    play(game, "use city-hall", "build g9")
    play(again(game), "build f7")
    assert held(game, 0) == {("bazaar", "t20")}
    assert hall(game) == "f7"


def test_last_tile_wakes_a_canoe() -> None:
    """H-bazaar-b, M-canoe: a last tile taken by the city hall's new place counts."""
    land = Land("G", {"W": "p15 q15"}, places={**TOWN.places, "a20": "canoe"})
    theirs = Seat("p14", tiles=land.tiles("a20"), lost="d6")
    game = placed(land, "e9", "g9", theirs)
    assert game.player == 0
    play(again(game), "build f7")
    assert game.player == 1
    kept(game)
    play(game, "end")
    assert game.player == 0


def test_city_hall_is_moved_not_built() -> None:
    """H-bazaar-b, A-12c: no gold of Shepherds, Ambassadors or Rovers for the second place.

    Around k5 it stands on a lone desert hex, beside a foreign settlement, in another section.
    """
    cards = ("shepherds", "ambassadors", "rovers")
    land = Land("G", {"D": "k5"}, places=PLAIN.places)
    boxes = ("base", "nomads", "harvest")
    game = placed(land, "i5", "g5", Seat("m5"), cards=cards, boxes=boxes)
    before = [gold(game, card) for card in cards]
    assert before[2] == [1, 0]
    play(again(game), "build k5")
    assert [gold(game, card) for card in cards] == before
    pass_turn(game)
    assert gold(game, "rovers") == [1, 0]


def test_mayors_look_at_it_as_at_a_move() -> None:
    """H-bazaar-b, K-mayors, A-33b: the new place marks a row, and the old mark stays."""
    cards = ("mayors", "citizens", "hermits")
    game = placed(PLAIN, "e9 a7", "g9", cards=cards, boxes=("base", "harvest"))
    assert seat(game, 0)["marks"] == ["9"]
    play(again(game), "build f7")
    assert set(seat(game, 0)["marks"]) == {"9", "7"}
    assert supply(game, 0) == 36
    assert gold(game, "mayors") == [8, 0]


def test_city_hall_fills_the_card_terrain() -> None:
    """H-bazaar-b, A-02b: the new place may cover the last hexes of the card's terrain."""
    land = Land("G", {"C": "e6 f6"}, places=PLAIN.places)
    theirs = Seat("r18", "desert")
    game = placed(land, "e9", "g9", theirs, hand="canyon", deck={"grass": 3})
    assert seat(game, 0)["hand"] == ["canyon"]
    play(again(game), "build f7")
    assert seat(game, 0)["hand"] == ["grass"]


def test_city_hall_only_in_the_turn_of_its_placing() -> None:
    """H-bazaar-b, H-bazaar: repeating needs a first use in the same turn, once a game."""
    game = placed(PLAIN, "e9", "g9")
    pass_turn(game)
    pass_turn(game)
    assert game.player == 0
    assert uses(game) == set()
    assert rule(game, "use bazaar") == "H-bazaar"


def test_city_hall_after_the_mandatory_action() -> None:
    """H-bazaar-b, B-1.3: never between the mandatory builds."""
    game = play(placed(PLAIN, "e9", "g9"), "build i9")
    assert rule(game, "use bazaar") == "B-1.3"
    play(game, "build i8", "build i7")
    assert uses(game) == {"bazaar"}


def test_undo_brings_the_old_place_back() -> None:
    """H-bazaar-b: like any action."""
    game = again(placed(TOWN, "e9", "g9"))
    before = game.to_dict()
    play(game, "build f7")
    game.undo()
    assert game.to_dict() == before
    assert hall(game) == "g9"


# --- cathedral ------------------------------------------------------------------------------------

CATHEDRAL = Land("G", {"D": "c4 d4 e4"}, places=BAZAAR | {"t1": "cathedral", "a20": "oasis"})


def minster(tiles: str = "t20 t1", **more: Any) -> hexholm.Game:
    """Seat 0 stands on c5 and has bazaar and cathedral."""
    return position(CATHEDRAL, Seat("c5", tiles=CATHEDRAL.tiles(tiles), **more), Seat("r18"))


def test_no_second_number_tile() -> None:
    """H-bazaar-b, H-cathedral: repeated after a take it only builds; the refusal names the rule."""
    game = play(minster(numbers=1), "use cathedral", "choose number", "use bazaar")
    assert acts(game) == {"choose cathedral"}
    play(game, "choose cathedral")
    assert acts(game) == all_of("build", neighbours("c5") - {"c4", "d4"})
    assert rule(game, "choose number") == "H-bazaar-b"
    kept(game)
    play(game, "build d5", "build e5")
    assert seat(game, 0).get("numbers", 0) == 0
    assert houses(game, 0) == {"c5", "d5", "e5"}


def test_number_tile_just_taken_is_built() -> None:
    """H-bazaar-b: with none before, the tile just taken is what the repetition returns."""
    game = play(minster(), "use cathedral", "choose number", "use bazaar", "choose cathedral")
    play(game, "build d5")
    assert seat(game, 0).get("numbers", 0) == 0
    assert uses(game) == set()


def test_cathedral_repeated_after_builds() -> None:
    """H-bazaar-b: what was not returned the first time may be; no tile is taken instead."""
    game = play(minster(numbers=3), "use cathedral", "build d5", "end")
    play(game, "use bazaar", "choose cathedral")
    assert rule(game, "choose number") == "H-bazaar-b"
    play(game, "build e5")
    assert "end" in acts(game)
    assert rule(game, "choose number") is not None
    play(game, "end")
    assert seat(game, 0)["numbers"] == 1


def test_cathedral_without_number_tiles_is_not_repeated() -> None:
    """H-bazaar-b: all of them returned, there is nothing left to build with."""
    game = play(minster("t20 t1 a20", numbers=1), "use cathedral", "build d5")
    assert uses(game) == {"oasis"}
    assert str(rule(game, "use bazaar")).startswith("H-bazaar")
    play(game, "use oasis", "build c4", "use bazaar")
    assert acts(game) == {"choose oasis"}
    assert rule(game, "choose cathedral") is not None


def test_cathedral_without_a_hex_is_not_repeated() -> None:
    """H-bazaar-b, B-2.3: nor without a settlement in the supply."""
    game = play(minster(numbers=2, supply=1), "use cathedral", "build d5")
    assert supply(game, 0) == 0
    assert seat(game, 0)["numbers"] == 1
    assert uses(game) == set()


def test_cathedral_itself_still_takes() -> None:
    """H-cathedral, H-bazaar-b: the refusal is the repetition's alone."""
    game = play(minster(numbers=1), "use cathedral")
    assert "choose number" in acts(game)
    two = Land("G", places=BAZAAR | {"t1": "cathedral", "t9": "cathedral"})
    game = position(two, Seat("c5", tiles=two.tiles("t20 t1 t9")), Seat("r18"))
    play(game, "use cathedral", "choose number", "use cathedral", "choose number")
    assert seat(game, 0)["numbers"] == 2  # B-4.4: two tiles, two takes


def test_other_pieces_are_repeated_as_before() -> None:
    """H-bazaar, H-bazaar-b: a wagon placed and moved; no additional piece comes from it."""
    land = Land("G", places=BAZAAR | {"t1": "wagon"})
    game = position(land, Seat("c5", tiles=land.tiles("t20 t1")), Seat("r18"))
    play(game, "use wagon", "build d5", "use bazaar", "choose wagon")
    assert offered(game, "build") == set()
    assert offered(game, "put") == neighbours("d5") - {"c5"}
