"""What comes together from several boxes: two or three rules in one position."""

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    earned,
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
from tests.kingdom.builder import Land, Seat, island, position
from tests.kingdom.geometry import ISLAND, around, island_neighbours, neighbours

FAMILIES = ("families", "citizens", "hermits")
MAYORS = ("mayors", "citizens", "hermits")


# --- families (A-31 as A-31b replaces it) --------------------------------------------------------


def test_two_on_swamp_are_no_family() -> None:
    """A-31, A-31b: two settlements on swamp never pay, though a third of the temple joins them."""
    land = Land("G", {"S": "c5 d5 e5 f5"}, places={"t20": "temple"})
    mine = Seat("b5", hand="swamp-grass", tiles=land.tiles("t20"), owed=1)
    game = position(land, Seat("p15"), mine, cards=FAMILIES, boxes=("base", "nomads", "marshlands"))
    pass_turn(game)
    play(game, "choose swamp", "build c5", "build d5", "build e5")
    assert "end" in acts(game)
    assert earned(game, 1) == 0


def test_three_of_five_are_a_family() -> None:
    """A-31, A-31b: with two of the temple the three regular settlements still count alone."""
    game = position(
        Land("G"), Seat("p15"), Seat("b5", owed=2), cards=FAMILIES, boxes=("base", "nomads")
    )
    pass_turn(game)
    play(game, "build c5", "build d5", "build e5")
    assert earned(game, 1) == 2
    play(game, "build b6", "build b4")
    assert earned(game, 1) == 2
    assert "end" in acts(game)


# --- outpost ----------------------------------------------------------------------------------


def test_outpost_and_temple_bonus() -> None:
    """N-outpost, M-temple-bonus: the bonus frees the first settlement, the outpost another."""
    land = Land("G", {"D": "a1 a2"}, places={"c3": "temple", "c8": "temple"})
    mine = Seat("d3 d8", tiles=land.tiles("c3 c8"), nomads="outpost")
    game = position(land, mine, Seat("p15"))
    assert {"temple-bonus", "outpost"} <= uses(game)
    play(game, "use temple-bonus")
    assert uses(game) == set(), "what is free already cannot be freed"
    play(game, "build t2")
    assert uses(game) == {"outpost"}
    assert "build t20" not in acts(game)
    play(game, "use outpost", "build t20")
    assert "build k10" not in acts(game)
    assert houses(game, 0) == {"d3", "d8", "t2", "t20"}


def test_outpost_does_not_help_the_strict_actions_of_other_boxes() -> None:
    """A-44, A-42b, B-3.4: not the fountain, the farmland action or the scout cabin."""
    land = Land("G", {"A": "e5 k10"}, places={"t19": "fountain", "t1": "scout-cabin"})
    for name in ("fountain", "farmland", "scout-cabin"):
        game = position(land, Seat("d5", tiles=land.tiles("t19 t1"), nomads="outpost"), Seat("p15"))
        play(game, f"use {name}")
        assert uses(game) == set(), name
        assert "build k10" not in acts(game)


def test_outpost_serves_the_watchtower() -> None:
    """N-outpost, H-watchtower: its B-3.3 is lifted, its own condition is not."""
    land = Land("G", places={"t1": "watchtower"})
    game = position(land, Seat("d5", tiles=land.tiles("t1"), nomads="outpost"), Seat("e5 p15"))
    play(game, "use watchtower")
    assert offered(game, "build") == (neighbours("e5") & neighbours("d5")) - {"d5"}
    play(game, "use outpost")
    assert offered(game, "build") == around(["e5", "p15"]) - {"d5", "e5", "p15"}
    play(game, "build p14")
    assert "outpost" not in uses(game)


def test_outpost_on_the_temple_settlement() -> None:
    """N-outpost, M-temple: a settlement of the temple is one of the mandatory action."""
    game = position(Land("G"), Seat("p15"), Seat("b5", owed=1, nomads="outpost"), nomads={})
    pass_turn(game)
    play(game, "build c5", "build d5", "build e5", "use outpost")
    assert "build t20" in acts(game)
    play(game, "build t20")
    assert acts(game) == {"end"}


# --- canoe ------------------------------------------------------------------------------------


def test_ship_step_wakes_the_canoe() -> None:
    """A-07b, M-canoe: a nomad tile beside the ship's way wakes the canoe; the ship goes on."""
    land = Land(
        "G",
        {"W": "c9 d9 e9 f9 n15", "N": "d10"},
        places={"t1": "lighthouse", "t20": "canoe"},
    )
    assert "d9" in neighbours("d10")
    assert "c9" not in neighbours("d10")
    mine = Seat("a1", tiles=land.tiles("t1"), ship="c9")
    theirs = Seat("m15", tiles=land.tiles("t20"))
    game = position(land, mine, theirs, nomads={"d10": "sword"})
    play(game, "use lighthouse", "put d9")
    assert game.player == 1
    assert acts(game) == {"build n15", "end"}
    kept(game)
    play(game, "build n15", "put e9", "put f9")
    assert game.player == 0
    assert seat(game, 0)["ship"] == "f9"
    assert seat(game, 0)["nomads"] == [{"name": "sword", "ready": False}]


def test_canoe_of_a_player_next_to_a_warrior() -> None:
    """M-canoe, X-warrior, A-13: a canoe cannot go next to a warrior, and so is not asked at all."""
    land = Land("G", {"W": "q3"}, places={"e5": "farm", "t20": "canoe"})
    theirs = Seat("p3", tiles=land.tiles("t20"), lost="e5")
    blocked = position(land, Seat("g5", warriors=["q4"]), theirs)
    assert "q3" in neighbours("q4")
    play(blocked, "build f5")
    assert blocked.player == 0
    free = position(land, Seat("g5", warriors=["q9"]), theirs)
    play(free, "build f5")
    assert acts(free) == {"build q3", "end"}


# --- the sword --------------------------------------------------------------------------------


def test_sword_costs_tile_bonus_and_keeps_what_is_owed() -> None:
    """N-sword, A-08, M-temple: tile and bonus go, the settlement on the temple stays due."""
    land = Land("G", places={"c3": "temple", "c8": "temple"})
    theirs = Seat("d3 d8", tiles=land.tiles("c3 c8"), owed=1)
    game = position(land, Seat("p15", nomads="sword"), theirs)
    play(game, "use sword", "take d3")
    assert held(game, 1) == {("temple", "c8")}
    assert ("bonus-lost", 1) in {(event.kind, event.seat) for event in game.events}
    pass_turn(game)
    assert uses(game) == {"temple"}
    for number in (4, 3, 2, 1):
        assert game.view(1)["asks"]["left"] == number
        play(game, min(a for a in acts(game) if a.startswith("build ")))
    assert "end" in acts(game)


def test_mark_stays_when_the_sword_breaks_the_row() -> None:
    """K-mayors, N-sword: a mark stays, and the row is marked by nobody else."""
    theirs = Seat("m5 n5 o5 q5", marks=["5"])
    game = position(
        Land("G"), Seat("c5 d5 e5", nomads="sword"), theirs, cards=MAYORS, boxes=("base", "harvest")
    )
    play(game, "use sword", "take n5", "build f5")
    assert gold(game, "mayors") == [0, 4]
    assert "marks" not in seat(game, 0)
    assert supply(game, 1) == 36


# --- walls, pieces, places --------------------------------------------------------------------


def test_walls_make_the_adjacent_hexes_full() -> None:
    """N-quarry, B-3.3, A-48: when walls close the last adjacent hex the choice is free."""
    land = Land("W", {"G": "c5 d5 p15 q15"}, places={"t1": "quarry"})
    game = position(land, Seat("c5", tiles=land.tiles("t1")), Seat())
    assert offered(game, "build") == {"d5"}
    play(game, "use quarry", "build d5")
    assert offered(game, "build") == {"p15", "q15"}
    assert rule(game, "build d5") == "A-48"


def test_city_hall_on_the_island() -> None:
    """X-cityhall, Q-island: beside an own settlement there, and only where all seven fit."""
    land = Land("G", places={"t1": "city-hall"})
    game = position(
        land,
        Seat("i.a3", tiles=land.tiles("t1")),
        Seat(),
        boxes=("base", "island"),
        island=island("G"),
    )
    play(game, "use city-hall")
    full = {h for h in ISLAND if len(island_neighbours(h)) == 6}
    beside = island_neighbours("i.a3")
    fits = {h for h in full if "i.a3" not in island_neighbours(h)}
    assert offered(game, "build") == {h for h in fits if island_neighbours(h) & beside}


def test_treasure_in_the_silo_step() -> None:
    """H-silo, N-treasure: it pays three gold at once, and does so after the last turn too."""
    land = Land("G", {"O": "e5", "N": "h5"})
    game = position(
        land,
        Seat("f5", supply=3),
        Seat("p15", supply=0),
        to_move=1,
        last_round=True,
        turn={"left": 0, "begun": True, "built": True},
        nomads={"h5": "treasure"},
    )
    play(game, "end", "build g5")
    assert earned(game, 0) == 3
    assert gold(game, "gold") == [3, 0]


def test_silo_beside_a_warrior_and_a_wall() -> None:
    """H-silo, A-48, A-13: neither onto a wall nor next to a warrior."""
    land = Land("W", {"O": "e5", "G": "f5 g5 f4 f6"})
    game = position(
        land,
        Seat("f5", supply=3),
        Seat(warriors=["m9"], supply=0),
        to_move=1,
        last_round=True,
        turn={"left": 0, "begun": True, "built": True},
        state={"walls": ["g5"]},
    )
    play(game, "end")
    assert offered(game, "build") == neighbours("f5") & {"f4", "f6"}


# --- cards ------------------------------------------------------------------------------------


def test_removed_terrain_and_the_farm() -> None:
    """S-M2, L-farm, K-scouts: a farm builds on the removed grass, the mandatory action never."""
    land = Land("C", {"G": "d5 e5"}, places={"t1": "farm"})
    game = position(
        land,
        Seat("c5", hand="canyon", tiles=land.tiles("t1")),
        Seat("p15", hand="canyon"),
        cards=("scouts", "citizens", "hermits"),
        boxes=("base", "marshlands"),
        removed="grass",
    )
    play(game, "use farm", "build d5")
    assert gold(game, "scouts") == [1, 0]  # c5 beside d5; d5 itself stands on grass
    assert not {"build e5"} & acts(game)


def test_two_cards_and_a_bazaar_on_the_removed_terrain() -> None:
    """X-crossroads-scouts, A-25, H-bazaar: the chosen removed terrain serves a repeated oracle."""
    land = Land(
        "C",
        {"G": "d5 e5 f5 g5 h5 i5"},
        places={"t1": "oracle", "t2": "crossroads", "a20": "bazaar"},
    )
    game = position(
        land,
        Seat("c5", hand="canyon canyon", tiles=land.tiles("t1 t2 a20")),
        Seat("p15", hand="canyon"),
        cards=("scouts", "citizens", "hermits"),
        boxes=("base", "marshlands"),
        removed="grass",
    )
    play(game, "choose grass", "use oracle", "build d5", "use bazaar", "choose oracle")
    assert acts(game) == {"build e5"}
    play(game, "build e5", "build f5", "build g5", "build h5")
    assert acts(game) == {"end"}


def test_number_tiles_stay_in_the_count() -> None:
    """H-cathedral-b, A-45: number tiles of a player without a cathedral are still out."""
    land = Land("G", places={"t1": "cathedral"})
    game = position(land, Seat("c5", tiles=land.tiles("t1"), numbers=10), Seat("p15", numbers=8))
    play(game, "use cathedral")
    assert "choose number" not in acts(game)
    assert rule(game, "choose number") is not None
    near = neighbours("c5")
    assert acts(game) == all_of("build", near)


def passes(game: hexholm.Game) -> list[int | None]:
    """The seats that decide one after the other while everybody declines."""
    found = []
    while "end" in acts(game) and game.player != 0:
        found.append(game.player)
        play(game, "end")
    return found


def test_city_hall_wakes_every_canoe_in_turn_order() -> None:
    """A-12b, M-canoe, A-21: two last tiles at once, each wakes both canoes in turn order."""
    land = Land(
        "G", {"W": "q3 q15"}, places={"e5": "farm", "e9": "farm", "t1": "city-hall", "t20": "canoe"}
    )
    assert "e6" in neighbours("e5")
    game = position(
        land,
        Seat("c7", tiles=land.tiles("t1")),
        Seat("p3", tiles=land.tiles("t20"), lost="e5"),
        Seat("p15", tiles=land.tiles("t20"), lost="e9"),
    )
    play(game, "use city-hall", "build e7")
    assert held(game, 0) >= {("farm", "e5"), ("farm", "e9")}
    assert passes(game) == [1, 2, 1, 2]
    assert game.player == 0
