"""The canoe: who wakes it, in which order canoes act, and where they build."""

import random
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    earned,
    held,
    houses,
    kept,
    last_round,
    offered,
    pass_turn,
    play,
    rule,
    seat,
    supply,
    uses,
)
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import around, neighbours
from tests.kingdom.random_land import random_armies, random_land
from tests.kingdom.reference import Position

# A farm on e5 that seat 0 reaches with f5; swamp and water around f15 and i15; canoes far away.
SWAMP = set("e15 e14 e16 b20".split())
WATER = set("g15 f14 j15 i14 b18".split())
LAND = Land(
    "G",
    {"S": " ".join(sorted(SWAMP)), "W": " ".join(sorted(WATER))},
    places={"e5": "farm", "t20": "canoe", "t19": "canoe", "n4": "paddock"},
)
CANOE = LAND.tiles("t20")
NEAR = {"e15", "e14", "e16", "g15", "f14", "j15", "i14"}


def asked(game: hexholm.Game) -> set[int]:
    """The seats that the last action woke."""
    return {event.seat for event in game.events if (event.kind, event.what) == ("asked", "canoe")}


def waiting(**more: Any) -> hexholm.Game:
    """Seat 0 is about to build f5 and to take the last tile of the farm; seat 1 has a canoe."""
    theirs = {"settlements": "f15 i15", "tiles": CANOE, "lost": "e5"} | more
    return position(LAND, Seat("g5"), Seat(**theirs))


def test_canoe_when_the_last_tile_is_taken() -> None:
    """M-canoe, W-M3, A-20: the last tile of a location wakes the canoe: seven legal hexes."""
    game = waiting()
    assert "end" not in acts(game)
    play(game, "build f5")
    assert asked(game) == {1}
    assert game.player == 1
    assert len(NEAR) == 7
    assert acts(game) == all_of("build", NEAR) | {"end"}
    kept(game)
    play(game, "build g15")
    assert houses(game, 1) == {"f15", "i15", "g15"}
    assert supply(game, 1) == 37
    assert game.player == 0


def test_the_turn_goes_on_where_it_was() -> None:
    """M-canoe, B-1.3: after the canoe the active player goes on with the second build."""
    game = play(waiting(), "build f5", "build g15")
    own = {"g5", "f5"}
    assert acts(game) == all_of("build", around(own) - own - {"e5"})
    play(game, "build g6", "build g7")
    assert acts(game) == {"end"}


def test_refuge_wakes_the_canoe() -> None:
    """W-M3: the last tile of a refuge, too."""
    land = Land("G", LAND.spots, places={"e5": "refuge", "t20": "canoe"})
    game = position(land, Seat("g5"), Seat("f15 i15", tiles=land.tiles("t20"), lost="e5"))
    play(game, "build f5")
    assert held(game, 0) == {("refuge", "e5")}
    assert acts(game) == all_of("build", NEAR) | {"end"}


def test_canoe_is_optional() -> None:
    """M-canoe: its owner may decline."""
    game = play(waiting(), "build f5", "end")
    assert game.player == 0
    assert houses(game, 1) == {"f15", "i15"}
    assert "end" not in acts(game)


def test_canoe_is_no_normal_action() -> None:
    """M-canoe: in the own turn it cannot be used."""
    game = position(LAND, Seat("f15", tiles=CANOE), Seat())
    assert uses(game) == set()
    assert rule(game, "use canoe") == "M-canoe"


def test_first_tile_wakes_nobody() -> None:
    """M-canoe: as long as a tile is left on the location the canoe sleeps."""
    game = play(waiting(lost=""), "build f5")
    assert held(game, 0) == {("farm", "e5")}
    assert asked(game) == set()
    assert game.player == 0


def test_no_tile_taken_wakes_nobody() -> None:
    """M-canoe, B-4.6: building beside an empty location takes nothing and wakes nobody."""
    theirs = Seat("f15 i15", tiles=[*CANOE, tile("farm", "e5")])
    game = position(LAND, Seat("g5"), theirs, Seat("p15", lost="e5"))
    play(game, "build f5")
    assert held(game, 0) == set()
    assert game.player == 0


def test_own_last_tile_wakes_nobody() -> None:
    """A-20: only another player's taking wakes a canoe."""
    game = position(LAND, Seat("g5 f15", tiles=CANOE), Seat(lost="e5"))
    play(game, "build f5")
    assert held(game, 0) >= {("farm", "e5")}
    assert game.player == 0
    assert "end" not in acts(game)


def test_terrain_comes_first() -> None:
    """A-20b: beside swamp only, all water is open, and of the swamp the adjacent hexes."""
    game = play(waiting(settlements="e13"), "build f5")
    assert neighbours("e13") & (SWAMP | WATER) == {"e14"}
    assert acts(game) == all_of("build", {"e14"} | WATER) | {"end"}
    game = play(waiting(settlements="j16"), "build f5")
    assert neighbours("j16") & (SWAMP | WATER) == {"j15"}
    assert acts(game) == all_of("build", {"j15"} | SWAMP) | {"end"}


def test_canoe_far_from_everything() -> None:
    """A-20b, B-3.3: beside neither, all swamp and all water is open."""
    game = play(waiting(settlements="p15"), "build f5")
    assert acts(game) == all_of("build", SWAMP | WATER) | {"end"}


def test_canoe_without_a_hex_or_a_settlement() -> None:
    """M-canoe, B-2.3: without supply, or without swamp and water, nobody is asked."""
    game = play(waiting(supply=0), "build f5")
    assert game.player == 0
    land = Land("G", places=LAND.places)
    game = position(land, Seat("g5"), Seat("f15", tiles=CANOE, lost="e5"))
    play(game, "build f5")
    assert game.player == 0


@pytest.mark.parametrize("name", ["outpost", "treasure", "donation-water"])
def test_nomad_tile_wakes_the_canoe(name: str) -> None:
    """A-20c, M-canoe: a nomad tile, treasure included, is the last of its hex."""
    land = Land("G", dict(LAND.spots) | {"N": "e5"}, places={"t20": "canoe"})
    game = position(land, Seat("g5"), Seat("f15 i15", tiles=CANOE), nomads={"e5": name})
    play(game, "build f5")
    assert game.player == 1
    assert acts(game) == all_of("build", NEAR) | {"end"}


def test_own_nomad_tile_wakes_nobody() -> None:
    """A-20, A-20c: the taker's own canoe sleeps."""
    land = Land("G", dict(LAND.spots) | {"N": "e5"}, places={"t20": "canoe"})
    game = position(land, Seat("g5 f15", tiles=CANOE), Seat(), nomads={"e5": "outpost"})
    play(game, "build f5")
    assert game.player == 0
    assert "end" not in acts(game)


def test_order_of_the_canoes() -> None:
    """M-canoe: several owners act in turn order beginning left of the active player."""
    seats = [
        Seat("f15", tiles=CANOE, lost="e5"),
        Seat("g5"),
        Seat("i15", tiles=CANOE),
        Seat("j16", tiles=LAND.tiles("t19")),
    ]
    game = play(position(LAND, *seats, to_move=1), "build f5")
    assert asked(game) == {2}
    order = []
    while "end" in acts(game):
        order.append(game.player)
        kept(game)
        play(game, "end")
    assert order == [2, 3, 0]
    assert game.player == 1


def test_two_canoes_two_builds() -> None:
    """A-21: each canoe tile builds once for a trigger."""
    game = play(waiting(tiles=LAND.tiles("t20 t19")), "build f5")
    play(game, "build g15")
    assert game.player == 1
    own = {"f15", "i15", "g15"}
    water = around(own) & WATER - own
    assert acts(game) == all_of("build", around(own) & SWAMP | water) | {"end"}
    play(game, "build e15")
    assert game.player == 0
    assert supply(game, 1) == 36


def test_every_trigger_counts() -> None:
    """A-21: one canoe reacts to every trigger of the turn."""
    land = Land("G", dict(LAND.spots) | {"N": "i5"}, places=LAND.places)
    theirs = Seat("f15 i15", tiles=CANOE, lost="e5")
    game = position(land, Seat("g5"), theirs, nomads={"i5": "outpost"})
    play(game, "build f5", "build g15")
    assert game.player == 0
    play(game, "build h5")
    assert game.player == 1
    play(game, "build e15")
    assert game.player == 0


def test_canoe_wakes_a_canoe() -> None:
    """A-21: a canoe build that takes a last tile wakes other canoes, not its own owner's."""
    water = "o4 q15 r15"  # o4 lies beside the paddock n4
    land = Land("G", {"W": water}, places=LAND.places)
    seats = [
        Seat("g5", lost="n4"),
        Seat("p4", tiles=land.tiles("t20 t19"), lost="e5"),
        Seat("q16", tiles=CANOE),
    ]
    game = play(position(land, *seats), "build f5", "build o4")
    assert held(game, 1) >= {("paddock", "n4")}
    order = []
    while "end" in acts(game):
        order.append(game.player)
        play(game, "end")
    # the paddock wakes seat 2; then seat 1's second canoe and seat 2's, both for the farm
    assert order == [2, 1, 2]
    assert game.player == 0


def test_interrupts_nest() -> None:
    """A-21b: A wakes B and C, B's build wakes C and A: the order is B, C, A, C."""
    land = Land("G", {"W": "o4 q15 r15"}, places=LAND.places)
    seats = [
        Seat("g5", tiles=CANOE, lost="n4"),
        Seat("p4", tiles=CANOE, lost="e5"),
        Seat("q16", tiles=land.tiles("t19")),
    ]
    game = play(position(land, *seats), "build f5")
    order = [game.player]
    play(game, "build o4")  # B takes the last paddock
    while "end" in acts(game):
        order.append(game.player)
        kept(game)
        play(game, "end")
    assert order == [1, 2, 0, 2]
    assert game.player == 0


def test_canoe_taken_in_this_turn_sleeps() -> None:
    """A-21, A-03b: in the turn in which it was taken a canoe does not react."""
    land = Land("G", {"W": "o4 q15"}, places=LAND.places)
    new = tile("canoe", "t19", ready=False, new=True)
    game = position(
        land,
        Seat("g5", tiles=[new], lost="n4"),
        Seat("p4", tiles=CANOE, lost="e5"),
    )
    play(game, "build f5", "build o4")
    assert held(game, 1) >= {("paddock", "n4")}
    assert game.player == 0
    assert "end" not in acts(game)  # the mandatory action goes on


def test_canoe_reacts_from_the_next_turn_on() -> None:
    """A-03b: a canoe taken in my turn reacts in the next player's turn already."""
    land = Land("G", LAND.spots, places={"e5": "farm", "c18": "canoe"})
    game = position(land, Seat("e18", lost="e5"), Seat("g5"))
    play(game, "build d18", "build e17", "build e19", "end")
    assert held(game, 0) == {("canoe", "c18")}
    play(game, "build f5")
    assert game.player == 0
    assert "end" in acts(game)


def test_canoe_taken_by_a_canoe_build() -> None:
    """A-03b, A-21: it turns to its usable side at the end of that turn, not of the owner's."""
    land = Land(
        "G",
        {"W": "o15 q15 r15", "N": "i5"},
        places={"e5": "farm", "t20": "canoe", "p15": "canoe"},
    )
    theirs = Seat("n15", tiles=land.tiles("t20"), lost="e5")
    game = position(land, Seat("g5"), theirs, nomads={"i5": "outpost"})
    play(game, "build f5", "build o15")
    assert held(game, 1) == {("canoe", "t20"), ("canoe", "p15")}
    play(game, "build h5")  # the nomads wake the old canoe only
    assert game.player == 1
    play(game, "end")
    assert game.player == 0
    assert all(t["ready"] for t in seat(game, 1)["tiles"] if t["from"] == "t20")
    play(game, "build h6", "end")
    tiles = {t["from"]: (t["ready"], t["new"]) for t in seat(game, 1)["tiles"]}
    assert tiles == {"t20": (True, False), "p15": (True, False)}


def test_tile_of_a_canoe_build_is_usable_in_the_next_own_turn() -> None:
    """A-03, A-03b: a location tile taken in another player's turn serves in the next own turn."""
    land = Land("G", {"W": "o4 q15"}, places=LAND.places)
    game = position(land, Seat("g5"), Seat("p4", tiles=CANOE, lost="e5"))
    play(game, "build f5", "build o4")
    pass_turn(game)
    assert game.player == 1
    assert uses(game) == {"paddock"}


def test_nomad_tile_of_a_canoe_build_is_usable_in_the_next_own_turn() -> None:
    """A-04, M-canoe: likewise for a nomad tile."""
    land = Land("G", {"W": "o4 q15", "N": "n4"}, places={"e5": "farm", "t20": "canoe"})
    theirs = Seat("p4", tiles=CANOE, lost="e5")
    game = position(land, Seat("g5"), theirs, nomads={"n4": "resettlement"})
    play(game, "build f5", "build o4")
    pass_turn(game)
    assert game.player == 1
    assert uses(game) == {"resettlement"}


def test_last_settlement_by_canoe_ends_the_game() -> None:
    """A-05b: a supply emptied by the canoe triggers the end; the round is finished."""
    game = waiting(supply=1)
    play(game, "build f5", "build g15")
    assert last_round(game)
    assert game.player == 0
    pass_turn(game)
    assert game.player == 1
    assert not game.over
    pass_turn(game)
    assert game.over


def test_canoe_build_pays_ambassadors_to_its_builder() -> None:
    """A-21: a canoe build scores red cards for the builder."""
    land = Land("G", {"W": "g6 h6 a20"}, places={"e5": "farm", "t20": "canoe"})
    cards = ("ambassadors", "shepherds", "hermits")
    theirs = Seat("h7", tiles=CANOE, lost="e5")
    game = position(land, Seat("g5"), theirs, boxes=("base", "nomads"), cards=cards)
    play(game, "build f5")
    # f5 touches nobody; h6 touches h7's owner only and leaves water free at g6
    play(game, "build h6")
    assert earned(game, 1) == 0
    game = position(land, Seat("g5"), theirs, boxes=("base", "nomads"), cards=cards)
    play(game, "build f5", "build g6")  # beside g5, with water left at h6
    assert earned(game, 1) == 1
    assert earned(game, 0) == 0


def test_canoe_build_pays_shepherds_to_its_builder() -> None:
    """A-21, K-shepherds: no empty hex of the same terrain beside it: two gold."""
    land = Land("G", {"W": "q16"}, places={"e5": "farm", "t20": "canoe"})
    cards = ("ambassadors", "shepherds", "hermits")
    theirs = Seat("q15", tiles=CANOE, lost="e5")
    game = position(land, Seat("g5"), theirs, boxes=("base", "nomads"), cards=cards)
    play(game, "build f5", "build q16")
    assert earned(game, 1) == 2


def test_canoe_build_pays_no_rovers() -> None:
    """A-21: Rovers do not pay for a canoe build, neither to the builder nor to the mover."""
    cards = ("rovers", "citizens", "hermits")
    theirs = Seat("f15", tiles=CANOE, lost="e5")
    game = position(LAND, Seat("g5"), theirs, boxes=("base", "harvest"), cards=cards)
    play(game, "build f5", "build g15")
    pass_turn(game)
    assert earned(game, 1) == 0
    assert earned(game, 0) == 1


def test_canoe_build_marks_a_row() -> None:
    """A-21: a canoe build that is the fourth in its row marks it for the builder."""
    cards = ("mayors", "citizens", "hermits")
    theirs = Seat("f15 k15 n15", tiles=CANOE, lost="e5")
    game = position(LAND, Seat("g5"), theirs, boxes=("base", "harvest"), cards=cards)
    play(game, "build f5", "build g15")
    assert seat(game, 1)["marks"] == ["15"]
    assert supply(game, 1) == 35


WAGON = Land(
    "G",
    dict(LAND.spots) | {"N": "e9"},
    places={"e5": "farm", "t20": "canoe", "t1": "wagon"},
)


def test_wagon_step_wakes_the_canoe() -> None:
    """A-07b, M-canoe: a nomad tile taken on the way interrupts the wagon, which then goes on."""
    mine = Seat("a1", tiles=WAGON.tiles("t1"), wagon="c9")
    theirs = Seat("f15 i15", tiles=CANOE)
    game = position(WAGON, mine, theirs, nomads={"e9": "outpost"})
    play(game, "use wagon", "put d9")
    assert game.player == 1
    assert acts(game) == all_of("build", NEAR) | {"end"}
    kept(game)
    play(game, "build g15")
    assert game.player == 0
    assert acts(game) == all_of("put", neighbours("d9") - {"e9"}) | {"end"}  # also back: A-06c
    play(game, "put d10", "put d11")
    assert seat(game, 0)["wagon"] == "d11"


def test_wagon_takes_the_last_tile_where_it_stops() -> None:
    """A-07b, A-12: a wagon that stops at a location takes its last tile and wakes the canoe."""
    mine = Seat("c8", tiles=WAGON.tiles("t1"), wagon="g5")
    theirs = Seat("f15 i15", tiles=CANOE, lost="e5")
    game = position(WAGON, mine, theirs, nomads={"e9": "outpost"})
    play(game, "use wagon", "put f5")
    assert game.player == 0  # it may still go on
    play(game, "end")
    assert held(game, 0) >= {("farm", "e5")}
    assert game.player == 1
    play(game, "end")
    assert game.player == 0
    assert "end" not in acts(game)  # the mandatory action is still to come


def test_moved_settlement_wakes_the_canoe() -> None:
    """M-canoe, B-4.1: a last tile taken by a move counts like one taken by building."""
    mine = Seat("h5 m4", tiles=LAND.tiles("n4"))
    game = position(LAND, mine, Seat("f15 i15", tiles=CANOE, lost="e5"))
    play(game, "use paddock", "take h5", "put f5")
    assert game.player == 1
    play(game, "end")
    assert game.player == 0
    assert uses(game) == set()


# the bonus


def test_canoe_bonus() -> None:
    """M-canoe-bonus, A-20b: with both tiles one build on swamp or water in the own turn."""
    game = position(LAND, Seat("f15 i15", tiles=LAND.tiles("t20 t19")), Seat())
    assert uses(game) == {"canoe-bonus"}
    play(game, "use canoe-bonus")
    assert acts(game) == all_of("build", NEAR)
    play(game, "build g15")
    assert uses(game) == set()
    assert rule(game, "use canoe-bonus") == "B-1.2"
    kept(game)
    game = position(LAND, Seat("e13", tiles=LAND.tiles("t20 t19")), Seat())
    play(game, "use canoe-bonus")
    assert acts(game) == all_of("build", {"e14"} | WATER)


def test_canoe_bonus_after_the_mandatory_action() -> None:
    """M-canoe-bonus, B-1.3: before or after the mandatory action, not inside it."""
    game = position(LAND, Seat("f15 i15", tiles=LAND.tiles("t20 t19")), Seat())
    play(game, "build f16")
    assert "use canoe-bonus" not in acts(game)
    assert rule(game, "use canoe-bonus") == "B-1.3"
    play(game, "build f17", "build f18")
    assert acts(game) == {"use canoe-bonus", "end"}


def test_canoe_bonus_needs_both_tiles() -> None:
    """M-bonus, M-canoe-bonus: not with one tile, and not yet with a second of this turn."""
    assert uses(position(LAND, Seat("f15", tiles=CANOE), Seat())) == set()
    tiles = [*CANOE, tile("canoe", "t19", ready=False, new=True)]
    assert uses(position(LAND, Seat("f15", tiles=tiles), Seat())) == set()


def test_canoe_bonus_does_not_spend_the_canoes() -> None:
    """M-canoe, M-canoe-bonus: after the bonus both canoes still react in the next turn."""
    mine = Seat("f15 i15", tiles=LAND.tiles("t20 t19"), lost="e5")
    game = position(LAND, mine, Seat("g5"))
    play(game, "use canoe-bonus", "build g15")
    pass_turn(game)
    play(game, "build f5")
    assert game.player == 0
    play(game, "build e15")
    assert game.player == 0
    play(game, "build e14")
    assert game.player == 1


def test_canoe_settlement_on_water_stays_a_settlement() -> None:
    """M-canoe, L-note-2: it may be moved away again like any other."""
    mine = Seat("g15 m4", tiles=LAND.tiles("n4"))
    game = position(LAND, mine, Seat())
    play(game, "use paddock", "take g15")
    assert "i15" in offered(game, "put")


@pytest.mark.parametrize("seed", range(30))
def test_canoe_bonus_at_random(seed: int) -> None:
    """M-canoe-bonus, A-20b, X-warrior: against the second reading."""
    rng = random.Random(seed)
    land = random_land(rng, "GCDFTSAWMSAWMXPO", places={"t20": "canoe", "t19": "canoe"})
    armies, walled = random_armies(rng, land, 2, pieces=seed % 2 == 1, most=12)
    mine = armies[0].seat(tiles=land.tiles("t20 t19"))
    game = position(land, mine, armies[1].seat(), walls=walled)
    expected = Position(game).builds("canoe-bonus")
    play(game, "use canoe-bonus")
    assert offered(game, "build") == expected


def test_two_last_tiles_at_once() -> None:
    """A-21, B-4.7: a settlement that takes two last tiles wakes the canoe twice."""
    land = Land("G", LAND.spots, places={"e5": "farm", "f4": "refuge", "t20": "canoe"})
    theirs = Seat("f15 i15", tiles=land.tiles("t20"), lost="e5 f4")
    game = play(position(land, Seat("g5"), theirs), "build f5")
    assert held(game, 0) == {("farm", "e5"), ("refuge", "f4")}
    play(game, "build g15")
    assert game.player == 1
    play(game, "build e15")
    assert game.player == 0
    assert supply(game, 1) == 36


def test_what_the_view_asks() -> None:
    """M-canoe: everybody sees who is asked, and whose turn it is."""
    game = play(waiting(), "build f5")
    for viewer in (0, 1):
        asks = game.view(viewer)["asks"]
        assert (asks["kind"], asks["by"], asks["seat"]) == ("interrupt", "canoe", 1)
    assert game.to_dict()["turn"]["seat"] == 0
    assert game.to_dict()["to_move"] == 1


def test_canoe_in_the_last_turn_of_the_game() -> None:
    """M-canoe, B-6.1: in the last turn a canoe still reacts, then the game ends as ever."""
    mine = Seat("g5", supply=3)
    theirs = Seat("f15 i15", tiles=CANOE, lost="e5")
    game = position(LAND, theirs, mine, to_move=1, last_round=True)
    play(game, "build f5")
    assert game.player == 0
    play(game, "build g15")
    assert game.player == 1
    play(game, "build g6", "build g7", "end")
    assert game.over
    assert houses(game, 0) == {"f15", "i15", "g15"}


NOMADIC = Land(
    "G",
    dict(LAND.spots) | {"N": "a10"},
    places={"e5": "farm", "t20": "canoe", "t19": "canoe", "n4": "cathedral"},
)


def interrupted(mine: dict[str, Any], *actions: str, **more: Any) -> hexholm.Game:
    """Play actions of seat 0 that wake seat 1's canoe, and decline it."""
    theirs = Seat("f15 i15", tiles=CANOE, lost="e5", **more)
    game = play(position(NOMADIC, mine, theirs), *actions)
    assert game.player == 1
    assert acts(game) == all_of("build", NEAR) | {"end"}
    kept(game)
    play(game, "end")
    assert game.player == 0
    return game


def test_canoe_in_the_middle_of_a_donation() -> None:
    """M-canoe, N-donation: after the interrupt the donation goes on with its second build."""
    game = interrupted(Seat("g5", nomads="donation-grass"), "use donation", "build f5")
    own = {"f5", "g5"}
    assert acts(game) == all_of("build", around(own) - own - {"e5"})
    play(game, "build g6", "build g7")
    assert supply(game, 0) == 36
    assert "end" not in acts(game)  # the mandatory action is still to come


def test_canoe_in_the_middle_of_the_cathedral() -> None:
    """M-canoe, H-cathedral: after the interrupt the cathedral may go on or stop."""
    mine = Seat("g5", tiles=NOMADIC.tiles("n4"), numbers=2)
    game = interrupted(mine, "use cathedral", "build f5")
    own = {"f5", "g5"}
    assert acts(game) == all_of("build", around(own) - own - {"e5"}) | {"end"}
    play(game, "end")
    assert game.player == 0
    assert seat(game, 0)["numbers"] == 1


def test_canoe_between_two_resettled_pieces() -> None:
    """A-07d, M-canoe: the first piece is finished when the second is taken; then the canoe acts."""
    mine = Seat("h5 p9", nomads="resettlement")
    game = interrupted(mine, "use resettlement", "take h5", "put g5", "put f5", "take p9")
    assert held(game, 0) == {("farm", "e5")}
    assert offered(game, "put") == neighbours("p9")
    play(game, "put p10")
    assert houses(game, 0) == {"f5", "p10"}


def test_outpost_waits_for_the_own_turn() -> None:
    """N-2, M-canoe: an outpost serves in the own turn only, not in an interrupt."""
    interrupted(Seat("g5"), "build f5", nomads="outpost")


def test_canoe_lost_by_the_sword_sleeps() -> None:
    """A-08, M-canoe: a canoe whose last settlement was hit does not react any more."""
    theirs = Seat("s20 f15", tiles=CANOE, lost="e5")
    game = position(NOMADIC, Seat("g5", nomads="sword"), theirs)
    play(game, "use sword", "take s20")
    assert held(game, 1) == set()
    play(game, "build f5")
    assert game.player == 0


def test_city_hall_wakes_the_canoe() -> None:
    """A-12b, M-canoe: the tiles a city hall takes wake canoes too, each last tile once."""
    places = {"e5": "farm", "i5": "refuge", "t20": "canoe", "n4": "city-hall"}
    land = Land("G", LAND.spots, places=places)
    theirs = Seat("f15 i15", tiles=CANOE, lost="e5 i5")
    game = position(land, Seat("g7", tiles=land.tiles("n4")), theirs)
    play(game, "use city-hall", "build g5")
    assert held(game, 0) >= {("farm", "e5"), ("refuge", "i5")}
    play(game, "build g15", "build e15")
    assert game.player == 0


def test_bonus_by_a_canoe_build() -> None:
    """M-bonus, A-03b: a second canoe taken by a canoe build brings the bonus for the own turn."""
    land = Land("G", {"W": "o15 q15 r15"}, places={"e5": "farm", "t20": "canoe", "p15": "canoe"})
    theirs = Seat("n15", tiles=land.tiles("t20"), lost="e5")
    game = play(position(land, Seat("g5"), theirs), "build f5", "build o15")
    assert ("bonus-taken", "canoe", 1) in {(e.kind, e.what, e.seat) for e in game.events}
    pass_turn(game)
    assert game.player == 1
    assert uses(game) == {"canoe-bonus"}
