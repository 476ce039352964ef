"""Harvest: farmland and the eight locations but the bazaar; the silo is in test_silo.py."""

import random

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    end_turn,
    gold,
    held,
    houses,
    kept,
    offered,
    pass_turn,
    play,
    rule,
    seat,
    supply,
    uses,
)
from tests.kingdom.builder import Land, Seat, position
from tests.kingdom.geometry import around, neighbours, quarter
from tests.kingdom.random_land import random_armies, random_land
from tests.kingdom.reference import compare

FIELDS = Land("G", {"A": "d3 e3 f3 c9 d9 p15"})


def bound(eligible: set[str], own: set[str]) -> set[str]:
    """B-3.3: of the eligible hexes those beside an own settlement, or all if there is none."""
    return eligible & around(own) or eligible


# farmland


def test_farmland_action() -> None:
    """H-farmland: every player may build one on farmland beside an own settlement, freely."""
    game = position(FIELDS, Seat("c3 c8"), Seat())
    assert uses(game) == {"farmland"}
    play(game, "use farmland")
    assert acts(game) == {"build d3", "build c9", "build d9"}
    assert rule(game, "build p15") == "H-farmland"
    assert rule(game, "build c4") == "H-farmland"
    play(game, "build d3")
    assert houses(game, 0) == {"c3", "c8", "d3"}
    assert supply(game, 0) == 37
    assert uses(game) == set()
    assert rule(game, "use farmland") == "B-1.2"
    assert game.to_dict()["turn"]["spent"] == ["farmland"]
    kept(game)


def test_farmland_is_strict() -> None:
    """H-farmland, B-3.4: without farmland next to a settlement of yours there is no action."""
    game = position(FIELDS, Seat("m5"), Seat())
    assert uses(game) == set()
    assert rule(game, "use farmland") == "H-farmland"
    assert uses(position(FIELDS, Seat(), Seat())) == set()


def test_farmland_before_or_after() -> None:
    """H-farmland, A-19b, B-1.3: not between the mandatory builds."""
    game = position(FIELDS, Seat("c3"), Seat())
    play(game, "build c4")
    assert "use farmland" not in acts(game)
    assert rule(game, "use farmland") == "B-1.3"
    play(game, "build c5", "build c6")
    assert acts(game) == {"use farmland", "end"}
    play(game, "use farmland", "build d3")
    assert acts(game) == {"end"}


def test_farmland_each_turn() -> None:
    """H-farmland: once in each own turn, for everybody, without a tile."""
    game = position(FIELDS, Seat("c3"), Seat("c10"))
    play(game, "use farmland", "build d3")
    end_turn(game)
    assert uses(game) == {"farmland"}
    play(game, "use farmland")
    assert acts(game) == {"build c9", "build d9"}
    play(game, "build c9")
    end_turn(game)
    assert uses(game) == {"farmland"}


def test_farmland_needs_a_settlement_in_the_supply() -> None:
    """H-farmland, B-2.3: with an empty supply there is none to build."""
    assert uses(position(FIELDS, Seat("c3", supply=0), Seat())) == set()


def test_farmland_has_no_card() -> None:
    """H-farmland: the mandatory action never builds on farmland."""
    game = position(FIELDS, Seat("c3"), Seat())
    assert not offered(game, "build") & FIELDS.hexes("A")
    assert rule(game, "build d3") == "B-2.1"


def test_no_farmland_no_action() -> None:
    """H-farmland: only with farmland in play."""
    game = position(Land("G"), Seat("c3"), Seat())
    assert uses(game) == set()


def test_farmland_as_a_bridge() -> None:
    """W-H1: the action before the mandatory one makes a bridge to a flower field at a palisade."""
    land = Land(
        "M",
        {"G": "c5", "A": "d5", "F": "e5 f5 g5 p5 q5"},
        places={"h5": "palisade"},
    )
    game = position(land, Seat("c5", "flower-field"), Seat())
    assert offered(game, "build") == land.hexes("F")  # nothing beside c5: anywhere
    play(game, "use farmland", "build d5")
    assert acts(game) == {"build e5"}
    play(game, "build e5", "build f5", "build g5")
    assert held(game, 0) == {("palisade", "h5")}


def test_who_may_enter_farmland() -> None:
    """A-19: paddock, tavern, tower and village may, harbor, farm and the card may not."""
    spots = {"A": "h5 c5 a20 f6", "G": "e5 f5 g5 g7 t10"}
    places = {"j1": "paddock", "j2": "tavern", "t1": "tower", "t2": "village"}
    land = Land("M", spots, places=places)
    own = "e5 f5 g5 g7"
    tiles = land.tiles("j1 j2 t1 t2")
    game = position(land, Seat(own, tiles=tiles), Seat())
    assert acts(play(game.copy(), "use tavern")) == {"build h5"}
    assert acts(play(game.copy(), "use tower")) == {"build a20", "build t10"}
    assert acts(play(game.copy(), "use village")) == {"build f6"}
    assert "c5" in offered(play(game.copy(), "use paddock", "take e5"), "put")


# water mill, mountain station


SHORES = Land(
    "G",
    {"W": "c5 d5 p15", "M": "m5 m6 g16", "S": "b5", "A": "e5", "D": "p14"},
    places={"j10": "water-mill", "k10": "mountain-station"},
)


@pytest.mark.parametrize(
    ("name", "source", "letter", "own"),
    [
        ("water-mill", "j10", "W", "f5"),
        ("water-mill", "j10", "W", "h18"),
        ("mountain-station", "k10", "M", "o5 m8"),
        ("mountain-station", "k10", "M", "b18"),
    ],
)
def test_mill_and_station(name: str, source: str, letter: str, own: str) -> None:
    """H-mill, H-station: one on any buildable hex next to water (mountain), Adj."""
    game = position(SHORES, Seat(own, tiles=SHORES.tiles(source)), Seat("c4 n5"))
    mine, taken = set(own.split()), set(own.split()) | {"c4", "n5"}
    eligible = around(SHORES.hexes(letter)) & SHORES.hexes("GSAD") - taken
    play(game, f"use {name}")
    assert acts(game) == all_of("build", bound(eligible, mine))
    play(game, min(acts(game)))
    assert supply(game, 0) == 40 - len(mine) - 1


def test_mill_and_station_without_a_hex() -> None:
    """H-mill, H-station: without such a hex they cannot be used."""
    land = Land("G", places=SHORES.places)
    game = position(land, Seat("f5", tiles=land.tiles("j10 k10")), Seat())
    assert uses(game) == set()
    assert rule(game, "use water-mill") == "H-mill"
    assert rule(game, "use mountain-station") == "H-station"


def test_mill_does_not_build_on_water() -> None:
    """H-mill: the hex itself must be buildable."""
    game = position(SHORES, Seat("c4", tiles=SHORES.tiles("j10")), Seat())
    play(game, "use water-mill")
    assert rule(game, "build c5") == "B-3.2"
    assert rule(game, "build h18") == "H-mill"


# scout cabin


CABIN = Land(
    "G",
    {"M": "d3 d4", "W": "b3", "P": "c2", "X": "h5"},
    places={"j10": "scout-cabin", "k10": "tavern", "n4": "village", "b15": "farm"},
)


def scouts(game: hexholm.Game) -> set[str]:
    """The hexes of the scouts."""
    return set(game.to_dict().get("scouts", []))


def test_scouts_go_beside_own_settlements() -> None:
    """H-scouts, A-42b, B-3.4: on buildable, water or mountain hexes beside own settlements."""
    game = position(CABIN, Seat("c3", tiles=CABIN.tiles("j10")), Seat("b4"))
    play(game, "use scout-cabin")
    free = neighbours("c3") - {"c2", "b4"}
    assert {"d3", "b3"} <= free
    assert acts(game) == all_of("build", free)
    play(game, "build d3")
    # the second may stand beside the first
    assert acts(game) == all_of("build", (free | neighbours("d3")) - {"c2", "c3", "d3"})
    play(game, "build d4")
    assert scouts(game) == {"d3", "d4"}
    assert supply(game, 0) == 39
    assert uses(game) == set()
    kept(game)


def test_scouts_are_strict() -> None:
    """A-42b: without an own settlement on the board the cabin cannot be used."""
    game = position(CABIN, Seat(tiles=CABIN.tiles("j10")), Seat())
    assert uses(game) == set()
    assert rule(game, "use scout-cabin") == "H-scouts"


def test_one_place_for_a_scout() -> None:
    """H-scouts, A-42: with a place for one scout only the action ends after it."""
    land = Land("X", {"G": "c3 d3 p15 p16"}, places={"j10": "scout-cabin"})
    game = position(land, Seat("c3", tiles=land.tiles("j10")), Seat())
    play(game, "use scout-cabin", "build d3")
    assert scouts(game) == {"d3"}
    assert acts(game) == {"build p15", "build p16"}


def test_scouts_lead_the_way() -> None:
    """W-H3, H-scouts: two scouts on mountains; the mandatory settlements reach a castle."""
    land = Land(
        "W",
        {"G": "b5", "M": "c5 d5", "D": "e5 f5 g5 p5", "X": "h5"},
        places={"j10": "scout-cabin"},
    )
    game = position(land, Seat("b5", "desert", land.tiles("j10")), Seat())
    play(game, "use scout-cabin", "build c5", "build d5")
    assert acts(game) == {"build e5"}  # the scouts bind
    play(game, "build e5", "build f5", "build g5")
    assert gold(game, "castles") == [3, 0]


def test_scouts_leave_at_the_end_of_the_turn() -> None:
    """H-scouts: they count this turn only, then the next owner of a cabin may use them."""
    mine, theirs = Seat("c3", tiles=CABIN.tiles("j10")), Seat("m15", tiles=CABIN.tiles("j10"))
    game = position(CABIN, mine, theirs)
    play(game, "use scout-cabin", "build c4", "build c5")
    end_turn(game)
    assert scouts(game) == set()
    play(game, "use scout-cabin", "build m16", "build m17")
    assert scouts(game) == {"m16", "m17"}


def test_scouts_occupy_their_hex() -> None:
    """H-scouts, B-3.1: nothing is built on a scout."""
    game = position(CABIN, Seat("c3", tiles=CABIN.tiles("j10")), Seat())
    play(game, "use scout-cabin", "build c4", "build c5")
    assert rule(game, "build c4") == "B-3.1"


def test_scouts_need_no_supply() -> None:
    """H-scouts: they are tiles, not settlements of the supply."""
    game = position(CABIN, Seat("c3", tiles=CABIN.tiles("j10"), supply=0), Seat())
    assert "use scout-cabin" in acts(game)


def test_scouts_take_no_tile() -> None:
    """A-42b, H-scouts: a scout beside a location takes nothing."""
    game = position(CABIN, Seat("d15", tiles=CABIN.tiles("j10")), Seat())
    play(game, "use scout-cabin", "build c15", "build c16")
    assert held(game, 0) == {("scout-cabin", "j10")}


def test_scouts_keep_no_tile() -> None:
    """A-42b: a scout beside a location does not keep its tile when the last settlement leaves."""
    land = Land("G", places={"j10": "scout-cabin", "n4": "paddock", "b15": "farm"})
    game = position(land, Seat("c15", tiles=land.tiles("j10 n4 b15")), Seat())
    play(game, "use scout-cabin", "build b14", "build d15", "use paddock", "take c15", "put d17")
    assert ("farm", "b15") not in held(game, 0)


def test_scouts_take_no_nomad_tile() -> None:
    """H-scouts, A-42b: nor a nomad tile."""
    land = Land("G", {"N": "e5"}, places={"j10": "scout-cabin"})
    game = position(land, Seat("g5", tiles=land.tiles("j10")), Seat(), nomads={"e5": "treasure"})
    play(game, "use scout-cabin", "build f5", "build f6")
    assert seat(game, 0)["gold"] == 0
    assert game.to_dict()["nomads"] == {"e5": "treasure"}


def test_scouts_score_nothing() -> None:
    """H-scouts: no card counts them."""
    cards = ("citizens", "hermits", "discoverers")
    game = position(CABIN, Seat("c3", tiles=CABIN.tiles("j10")), Seat(), cards=cards)
    before = game.scores()
    play(game, "use scout-cabin", "build c4", "build c5")
    assert game.scores() == before


def test_scouts_mark_no_row() -> None:
    """H-scouts: nor do Mayors."""
    cards = ("mayors", "hermits", "discoverers")
    mine = Seat("c6 d6 e6", tiles=CABIN.tiles("j10"))
    game = position(CABIN, mine, Seat(), cards=cards, boxes=("base", "harvest"))
    play(game, "use scout-cabin", "build f6", "build g6")
    assert seat(game, 0).get("marks", []) == []


def test_scouts_in_a_tavern_line() -> None:
    """A-42: a scout counts for the line of the tavern."""
    game = position(CABIN, Seat("c6 d6", tiles=CABIN.tiles("j10 k10")), Seat())
    assert "tavern" not in uses(game)
    play(game, "use scout-cabin", "build e6", "build c7", "use tavern")
    assert acts(game) == {"build b6", "build f6"}


def test_scouts_count_for_the_village() -> None:
    """A-42: scouts count among the three neighbours of the village."""
    game = position(CABIN, Seat("c6 d6", tiles=CABIN.tiles("j10 n4")), Seat())
    assert "village" not in uses(game)
    play(game, "use scout-cabin", "build e6", "build c7", "use village")
    pieces = {"c6", "d6", "e6", "c7"}
    expected = {h for h in CABIN.hexes("G") - pieces if len(neighbours(h) & pieces) >= 3}
    assert expected == {"d7"}
    assert acts(game) == {"build d7"}


def test_scouts_count_for_the_fountain() -> None:
    """A-42, M-fountain: beside exactly one own settlement or scout."""
    land = Land("G", places={"j10": "scout-cabin", "c18": "fountain"})
    game = position(land, Seat("c6", tiles=land.tiles("j10 c18")), Seat())
    play(game, "use scout-cabin", "build d6", "build e6", "use fountain")
    pieces = {"c6", "d6", "e6"}
    expected = {h for h in land.hexes("G") - pieces if len(neighbours(h) & pieces) == 1}
    assert "f6" in expected
    assert acts(game) == all_of("build", expected)


def test_scouts_lead_to_farmland() -> None:
    """H-farmland, A-42, B-3.6: farmland beside a scout is open."""
    land = Land("G", {"A": "e6"}, places={"j10": "scout-cabin"})
    game = position(land, Seat("c6", tiles=land.tiles("j10")), Seat())
    assert "farmland" not in uses(game)
    play(game, "use scout-cabin", "build d6", "build c7", "use farmland")
    assert acts(game) == {"build e6"}


def test_scouts_cannot_be_moved() -> None:
    """A-38, H-scouts: no move action takes a scout."""
    land = Land("G", places={"j10": "scout-cabin", "n4": "paddock"})
    game = position(land, Seat("c3", tiles=land.tiles("j10 n4")), Seat())
    play(game, "use scout-cabin", "build c4", "build c5", "use paddock")
    assert acts(game) == {"take c3"}


# cathedral


DOME = Land(
    "M",
    {"G": "b3 c3 d3 e3 f3 g3 h3 p3 q3", "D": "b6 c6 d6 e6"},
    places={"b4": "cathedral", "n4": "paddock", "n5": "oracle"},
)


def numbers(game: hexholm.Game, number: int) -> int:
    """The value of a player's number tiles."""
    value: int = seat(game, number).get("numbers", 0)
    return value


def test_cathedral_tile_comes_with_a_number_tile() -> None:
    """H-cathedral: with the tile a number tile of one is taken; not usable in this turn."""
    game = position(DOME, Seat("d3"), Seat())
    play(game, "build c3")
    assert held(game, 0) == {("cathedral", "b4")}
    assert numbers(game, 0) == 1
    play(game, "build b3", "build e3")
    assert acts(game) == {"end"}


def test_cathedral_reached_by_a_move() -> None:
    """H-cathedral, B-4.1: a moved settlement takes the tile and the number tile as well."""
    land = Land("G", places=DOME.places)
    game = position(land, Seat("e4", tiles=land.tiles("n4")), Seat())
    play(game, "use paddock", "take e4", "put c4")
    assert held(game, 0) == {("cathedral", "b4"), ("paddock", "n4")}
    assert numbers(game, 0) == 1


def test_cathedral_takes_one_more() -> None:
    """H-cathedral: each turn one more number tile may be taken instead of building."""
    game = position(DOME, Seat("d3", tiles=DOME.tiles("b4"), numbers=1), Seat())
    play(game, "use cathedral")
    assert acts(game) == {"choose number", "build c3", "build e3"}
    play(game, "choose number")
    assert numbers(game, 0) == 2
    assert uses(game) == set()
    kept(game)


def test_cathedral_builds_as_many_as_it_returns() -> None:
    """H-cathedral, A-52: number tiles are the currency; each build obeys B-3.3 on the card."""
    game = position(DOME, Seat("d3", tiles=DOME.tiles("b4"), numbers=3), Seat())
    play(game, "use cathedral", "build e3")
    assert numbers(game, 0) == 2
    assert acts(game) == {"build c3", "build f3", "end"}
    play(game, "build f3")
    assert acts(game) == {"build c3", "build g3", "end"}
    play(game, "build g3")
    assert numbers(game, 0) == 0
    assert "end" not in acts(game)  # the action is over, the mandatory one is to come
    assert acts(game) == {"build c3", "build h3"}


def test_cathedral_need_not_return_all() -> None:
    """H-cathedral: any number of tiles may be returned."""
    game = position(DOME, Seat("d3", tiles=DOME.tiles("b4"), numbers=3), Seat())
    play(game, "use cathedral", "build e3", "end")
    assert numbers(game, 0) == 2
    assert game.player == 0
    assert acts(game) == {"build c3", "build f3"}


def test_cathedral_without_number_tiles() -> None:
    """A-52: without number tiles nothing can be built, but one can be taken."""
    game = position(DOME, Seat("d3", tiles=DOME.tiles("b4")), Seat())
    assert acts(play(game, "use cathedral")) == {"choose number"}


def test_cathedral_follows_the_card() -> None:
    """H-cathedral, A-05: on the card terrain only, as far as supply and hexes allow."""
    game = position(DOME, Seat("b6", "desert", DOME.tiles("b4"), numbers=5, supply=2), Seat())
    play(game, "use cathedral", "build c6", "build d6")
    assert numbers(game, 0) == 3
    assert acts(game) == {"end"}


def test_cathedral_lost() -> None:
    """A-45: without the tile the number tiles stay but are of no use."""
    game = position(DOME, Seat("d3", numbers=3, lost="b4"), Seat())
    assert uses(game) == set()
    play(game, "build c3")
    assert numbers(game, 0) == 3
    assert held(game, 0) == set()


def test_cathedral_lost_by_a_move() -> None:
    """A-45, B-4.5: the number tiles stay when the cathedral is left."""
    land = Land("G", places=DOME.places)
    game = position(land, Seat("c4", tiles=land.tiles("b4 n4"), numbers=3), Seat())
    play(game, "use paddock", "take c4", "put e4")
    assert held(game, 0) == {("paddock", "n4")}
    assert numbers(game, 0) == 3
    assert "cathedral" not in uses(game)


def test_stock_of_number_tiles() -> None:
    """H-cathedral-b: the tiles are worth 18 together; from an empty stock none is taken."""
    mine = Seat("d3", tiles=DOME.tiles("b4"), numbers=10)
    game = position(DOME, mine, Seat("p3", numbers=7))
    play(game, "use cathedral")
    assert "choose number" in acts(game)
    game = position(DOME, mine, Seat("p3", numbers=8))
    play(game, "use cathedral")
    assert acts(game) == {"build c3", "build e3"}


def test_empty_stock_gives_no_number_tile() -> None:
    """H-cathedral-b: nor does the cathedral tile then bring one."""
    game = position(DOME, Seat("d3"), Seat("p3", numbers=18))
    play(game, "build c3")
    assert held(game, 0) == {("cathedral", "b4")}
    assert numbers(game, 0) == 0


def test_empty_stock_and_no_number_tile() -> None:
    """H-cathedral-b: with nothing to take and nothing to return the cathedral cannot be used."""
    game = position(DOME, Seat("d3", tiles=DOME.tiles("b4")), Seat("p3", numbers=18))
    assert uses(game) == set()


def test_too_many_number_tiles_are_refused() -> None:
    """H-cathedral-b: a position with more than 18 is refused."""
    with pytest.raises(hexholm.SaveError):
        position(DOME, Seat("d3", numbers=10), Seat("p3", numbers=9))


# watchtower, university


WATCH = Land(
    "G",
    {"D": "e4 f6", "W": "n15", "S": "o15", "A": "p16"},
    places={"j10": "watchtower", "k10": "university"},
)


@pytest.mark.parametrize("own", ["g5", "b18", "o14"])
def test_watchtower(own: str) -> None:
    """H-watchtower: beside another player's settlement, and an own one if possible."""
    game = position(WATCH, Seat(own, tiles=WATCH.tiles("j10")), Seat("e5"), Seat("o16"))
    taken = {own, "e5", "o16"}
    eligible = around(["e5", "o16"]) & WATCH.hexes("GDSA") - taken
    play(game, "use watchtower")
    assert acts(game) == all_of("build", bound(eligible, {own}))
    assert rule(game, "build k15") == "H-watchtower"


def test_watchtower_needs_another_player() -> None:
    """H-watchtower: without a foreign settlement it cannot be used."""
    game = position(WATCH, Seat("g5", tiles=WATCH.tiles("j10")), Seat())
    assert uses(game) == set()
    assert rule(game, "use watchtower") == "H-watchtower"


def test_watchtower_sees_other_pieces() -> None:
    """H-watchtower, A-12: a foreign wagon or ship counts as a settlement."""
    game = position(WATCH, Seat("b18", tiles=WATCH.tiles("j10")), Seat(wagon="e5", ship="n15"))
    play(game, "use watchtower")
    eligible = around(["e5", "n15"]) & WATCH.hexes("GDSA") - {"e5"}
    assert acts(game) == all_of("build", eligible)


@pytest.mark.parametrize("own", ["b18", "g5", "m5 t19"])
def test_university(own: str) -> None:
    """H-university, A-27: beside a location, castle, nomad, palace or silo hex, Adj."""
    land = Land(
        "G",
        {"X": "e5", "N": "p5", "P": "e15", "O": "p15", "W": "h8 h9", "D": "e4"},
        places={"k10": "university"},
    )
    nomads = {"p5": "outpost"}
    game = position(land, Seat(own, tiles=land.tiles("k10")), Seat("d5"), nomads=nomads)
    taken = {*own.split(), "d5"}
    eligible = around(["e5", "p5", "e15", "p15", "k10"]) & land.hexes("GD") - taken
    play(game, "use university")
    assert acts(game) == all_of("build", bound(eligible, set(own.split())))
    assert rule(game, "build b8") == "H-university"


# palisade


FENCE = Land("G", {"W": "d2", "A": "b3"}, places={"j10": "palisade"})


def test_palisade() -> None:
    """H-palisade, A-26: to a hex that touches what remains of the same area."""
    game = position(FENCE, Seat("c3 d3 e3 p15 q15", tiles=FENCE.tiles("j10")), Seat("e4"))
    play(game, "use palisade")
    assert acts(game) == all_of("take", "c3 d3 e3 p15 q15".split())
    other = play(game.copy(), "take p15")
    assert offered(other, "put") == neighbours("q15") - {"p15"}
    play(game, "take c3")
    rest = {"d3", "e3"}
    assert offered(game, "put") == around(rest) - rest - {"c3", "d2", "e4"}
    assert rule(game, "put m15") == "H-palisade"


def test_palisade_that_splits_the_area() -> None:
    """A-26: the area is the one before lifting, so both rests of it count."""
    game = position(FENCE, Seat("c5 d5 e5", tiles=FENCE.tiles("j10")), Seat())
    play(game, "use palisade", "take d5")
    assert offered(game, "put") == around(["c5", "e5"]) - {"c5", "d5", "e5"}


def test_palisade_with_a_lone_settlement() -> None:
    """A-26: a lone settlement has no area left and cannot be moved."""
    game = position(FENCE, Seat("c5 p15", tiles=FENCE.tiles("j10")), Seat())
    assert uses(game) == set()
    assert rule(game, "use palisade") == "H-palisade"
    game = position(FENCE, Seat("c5 p15 q15", tiles=FENCE.tiles("j10")), Seat())
    play(game, "use palisade")
    assert acts(game) == {"take p15", "take q15"}


def test_palisade_beside_an_own_wagon() -> None:
    """A-26, A-12: a wagon counts as a settlement of the area, but is not moved itself."""
    game = position(FENCE, Seat("c5", tiles=FENCE.tiles("j10"), wagon="d5"), Seat())
    assert acts(play(game, "use palisade")) == {"take c5"}
    play(game, "take c5")
    assert offered(game, "put") == neighbours("d5") - {"c5"}


def test_palisade_does_not_change_to_another_area() -> None:
    """H-palisade: a hex beside another own area only is not legal."""
    game = position(FENCE, Seat("c5 d5 c9", tiles=FENCE.tiles("j10")), Seat())
    play(game, "use palisade", "take d5")
    assert offered(game, "put") == neighbours("c5") - {"d5"}


# set-up and components


def test_harvest_cards_join_the_others() -> None:
    """S-H, C-5: six Kingdom Builder cards are added."""
    seen = set()
    for seed in range(120):
        boxes = ["base", "harvest"]
        setup = hexholm.new_game("kingdom-builder", seed=seed, boxes=boxes).to_dict()["setup"]
        seen |= set(setup["cards"])
    assert set("rangers mayors chainers travellers homesteaders rovers".split()) <= seen
    assert len(seen) == 16


def test_harvest_sections() -> None:
    """C-5, C-5.1, S-H: four sections, a pair of locations on each, two tiles on every hex."""
    game = hexholm.new_game("kingdom-builder", seed=3, preset="harvest")
    locations = game.view(0)["locations"]
    assert all(site["tiles"] == 2 for site in locations.values())
    pairs: dict[int, list[str]] = {}
    for where, site in locations.items():
        pairs.setdefault(quarter(where), []).append(site["name"])
    assert {frozenset(pair) for pair in pairs.values()} == {
        frozenset({"bazaar", "water-mill"}),
        frozenset({"mountain-station", "scout-cabin"}),
        frozenset({"cathedral", "watchtower"}),
        frozenset({"university", "palisade"}),
    }
    assert all(len(pair) == 2 for pair in pairs.values())


def test_deck_of_harvest() -> None:
    """S-H: Harvest brings no terrain cards."""
    game = hexholm.new_game("kingdom-builder", seed=3, preset="harvest")
    assert game.view(0)["deck_size"] == 23


def test_harvest_board_is_played_to_the_end() -> None:
    """S-H, B-6.3: a whole game on the Harvest board comes to its end."""
    game = hexholm.new_game("kingdom-builder", seed=5, preset="harvest")
    for _ in range(400):
        if game.over:
            break
        pass_turn(game)
    assert game.over


# all of it at random, against the second reading


WILD = "GCDFTSAWMSAWMXPO"


SOURCES = {
    "a1": "water-mill",
    "b1": "mountain-station",
    "t1": "watchtower",
    "s1": "university",
    "a20": "palisade",
    "b20": "scout-cabin",
    "t20": "fountain",
    "s20": "refuge",
    "s19": "refuge",
}


@pytest.mark.parametrize("seed", range(40))
def test_extra_actions_at_random(seed: int) -> None:
    """H-farmland, H-mill, H-station, H-scouts, H-watchtower, H-university, H-palisade, M-fountain,
    A-26, M-refuge, M-refuge-bonus, A-12c: what may be used, which pieces may move, and where to.

    Every other time pieces stand among the settlements and move as they do.
    """
    rng = random.Random(seed)
    land = random_land(rng, WILD, places=SOURCES)
    armies, walled = random_armies(rng, land, 2, pieces=seed % 2 == 1, most=12)
    mine = armies[0].seat(tiles=land.tiles(" ".join(SOURCES)))
    options = {"pieces_move_as_settlements": seed % 2 == 1}
    game = position(land, mine, armies[1].seat(), walls=walled, options=options)
    assert compare(game) or not armies[0].hexes()


LOCATIONS = (
    "water-mill mountain-station watchtower university fountain scout-cabin palisade refuge "
    "canoe temple barracks wagon quarry city-hall paddock cathedral bazaar tavern"
).split()


@pytest.mark.parametrize("seed", range(16))
def test_played_positions_at_random(seed: int) -> None:
    """B-3.3, B-3.6, A-13, A-42, H-farmland, M-fountain: legal hexes in games of random actions."""
    rng = random.Random(seed)
    kinds = rng.sample(LOCATIONS, 8)
    corners = ["c3", "h8", "m3", "r8", "c13", "h18", "m13", "r18"]
    near = ["g4", "d7", "q4", "n7", "g14", "d17", "q14", "n17"]
    places = dict(zip(corners + near, kinds * 2, strict=True))
    game = hexholm.new_game(
        "kingdom-builder",
        players=3,
        seed=seed,
        boxes=["base", "marshlands", "harvest"],
        sections=random_land(rng, WILD, places=places).sections(),
    )
    looked = 0
    for _ in range(250):
        if game.over:
            break
        turn = game.to_dict()["turn"]
        between = turn["begun"] and turn["left"] + turn.get("due", 0)
        if not turn["tasks"] and not turn.get("free") and not between:
            looked += compare(game)
        game.play(rng.choice(sorted(acts(game))))
    assert looked > 5
