"""The island: how it is entered, what scores there, rope bridge and tree house."""

import random
from typing import Any

import pytest

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
from tests.kingdom.builder import LETTERS, Land, Seat, island, position, tile
from tests.kingdom.geometry import (
    EDGE,
    ISLAND,
    SHORE,
    around,
    island_neighbours,
    neighbours,
    on_island,
)
from tests.kingdom.random_land import random_land

BOXES = ("base", "island")
GREEN = island("G")
# Grass, canyon and forest on an island with a tree house in the middle.
MIXED = island(
    "G", {"C": "a1 b1 f3", "T": "d1 e2 a5", "W": "d5", "M": "c5", "L": "c3"}, "tree-house"
)
MEADOW = Land("G", places={"c3": "temple", "c8": "temple", "n4": "paddock"})
STRIPS = Land(
    "M",
    {"G": "c5 d5 e5 f5 p5 q5", "C": "c8 d8 p8", "T": "c15 d15 p15", "D": "g18 h18 i18"},
    places={"a1": "barn", "a2": "farm", "t1": "tower", "t2": "oasis", "t20": "paddock"},
)


def at_sea(land: Land, *players: dict[str, Any], side: Any = GREEN, **more: Any) -> hexholm.Game:
    """A position with an island beside the board."""
    more.setdefault("boxes", BOXES)
    return position(land, *players, island=side, **more)


def test_geometry_of_the_island() -> None:
    """Q-island, S-Q3: five rows of 4, 5, 6, 5 and 4; the first settlement binds the next."""
    assert len(ISLAND) == 24
    assert len(SHORE) == 14
    for hexname in sorted(ISLAND):
        game = at_sea(MEADOW, Seat(hexname), Seat())
        assert acts(game) == all_of("build", island_neighbours(hexname))


def test_neighbours_written_out() -> None:
    """Q-island: four hexes by hand."""
    for hexname, expected in {
        "i.a1": "b1 a2 b2",
        "i.a3": "b3 a2 a4",
        "i.b2": "a2 c2 a1 b1 b3 c3",
        "i.d5": "c5 d4 e4",
    }.items():
        assert island_neighbours(hexname) == on_island(expected)


def test_first_settlement_of_the_game() -> None:
    """Q-island-b: the first choice is free, so the island is open too."""
    game = at_sea(STRIPS, Seat(), Seat(), side=MIXED)
    grass = {h for h in ISLAND if h in offered(game, "build")}
    others = on_island("a1 b1 f3 d1 e2 a5 d5 c5 c3")
    assert grass == ISLAND - others
    assert acts(game) == all_of("build", STRIPS.hexes("G") | (ISLAND - others))


def test_bound_to_the_main_board() -> None:
    """Q-island, B-3.3: with an eligible hex beside an own settlement the island is closed."""
    game = at_sea(STRIPS, Seat("c5"), Seat())
    assert acts(game) == {"build d5"}
    assert rule(game, "build i.a1") == "B-3.3"


def test_free_choice() -> None:
    """Q-island: with none, every grass hex of board and island is open."""
    game = at_sea(STRIPS, Seat("c8"), Seat())
    assert acts(game) == all_of("build", STRIPS.hexes("G") | ISLAND)


def test_free_choice_in_the_middle_of_the_action() -> None:
    """Q-island, B-3.5: the freedom is looked at for each single settlement."""
    game = at_sea(STRIPS, Seat("p5"), Seat())
    play(game, "build q5")
    rest = {"c5", "d5", "e5", "f5"}
    assert acts(game) == all_of("build", rest | ISLAND)
    play(game, "build i.c3")
    assert acts(game) == all_of("build", island_neighbours("i.c3"))
    assert houses(game, 0) == {"p5", "q5", "i.c3"}
    kept(game)


def test_bound_to_both() -> None:
    """Q-island: with settlements on both, adjacent hexes of both are open."""
    game = at_sea(STRIPS, Seat("c5 i.a1"), Seat())
    assert acts(game) == all_of("build", {"d5"} | island_neighbours("i.a1"))


def test_island_keeps_a_card_usable() -> None:
    """Q-island-b: a terrain that is full on the board but free on the island is usable."""
    land = Land("M", {"G": "c5 d5"})
    desert = island("M", {"D": "a1 b1 c1 d1"})
    game = at_sea(land, Seat(hand="desert"), Seat(), side=desert)
    assert seat(game, 0)["hand"] == ["desert"]
    assert acts(game) == all_of("build", on_island("a1 b1 c1 d1"))


def test_desert_oasis_and_farm() -> None:
    """W-Q3: three deserts; the oasis has a free choice: the island; the farm is bound there."""
    land = Land("M", {"D": "c5 d5 e5 p15", "G": "b5 m3"}, places={"a1": "oasis", "a2": "farm"})
    side = island("M", {"D": "a1", "G": "b1 a3"})
    game = at_sea(land, Seat("b5", "desert", land.tiles("a1 a2")), Seat(), side=side)
    play(game, "build c5", "build d5", "build e5", "use oasis")
    assert acts(game) == {"build p15", "build i.a1"}
    play(game, "build i.a1", "use farm")
    assert acts(game) == {"build i.b1"}


def test_barn_enters_the_island() -> None:
    """Q-island, A-06: a move with a free choice may go there, too."""
    game = at_sea(STRIPS, Seat("d15 p8", tiles=STRIPS.tiles("a1")), Seat())
    play(game, "use barn", "take p8")
    assert acts(game) == all_of("put", STRIPS.hexes("G") | ISLAND)
    game = at_sea(STRIPS, Seat("c5 p8", tiles=STRIPS.tiles("a1")), Seat())
    play(game, "use barn", "take p8")
    assert acts(game) == {"put d5"}


def test_leaving_the_island() -> None:
    """Q-island: a settlement of the island may be moved back like any other."""
    game = at_sea(STRIPS, Seat("c5 i.a1", tiles=STRIPS.tiles("a1")), Seat())
    play(game, "use barn", "take i.a1", "put d5")
    assert houses(game, 0) == {"c5", "d5"}


def test_paddock_on_the_island() -> None:
    """Q-island, L-paddock: two hexes in a straight line on the island, never across the water."""
    game = at_sea(STRIPS, Seat("i.c3", tiles=STRIPS.tiles("t20")), Seat())
    play(game, "use paddock", "take i.c3")
    assert offered(game, "put") == on_island("a3 e3 a1 c1 a5 c5")
    game = at_sea(STRIPS, Seat("i.a3", tiles=STRIPS.tiles("t20")), Seat())
    play(game, "use paddock", "take i.a3")
    assert offered(game, "put") == on_island("c3 a1 a5")


def test_tavern_line_on_the_island() -> None:
    """Q-island, L-tavern: a line of three works there."""
    land = Land("G", places={"c3": "tavern"})
    game = at_sea(land, Seat("i.b3 i.c3 i.d3", tiles=land.tiles("c3")), Seat())
    play(game, "use tavern")
    assert acts(game) == {"build i.a3", "build i.e3"}


# locations


@pytest.mark.parametrize(
    ("name", "letter", "main"),
    [("ropebridge", "C", {"c8", "d8", "p8"}), ("tree-house", "T", {"c15", "d15", "p15"})],
)
def test_rope_bridge_and_tree_house(name: str, letter: str, main: set[str]) -> None:
    """Q-ropebridge, Q-treehouse: any own settlement to canyon (forest), Adj after lifting."""
    side = island("G", {"L": "c3", letter: "a1 f3"}, name)
    tiles = [{"name": name, "from": "i.c3", "ready": True, "new": False}]
    game = at_sea(STRIPS, Seat("c5 q5", tiles=tiles), Seat(), side=side)
    play(game, f"use {name}")
    assert acts(game) == {"take c5", "take q5"}
    play(game, "take q5")
    assert acts(game) == all_of("put", main | on_island("a1 f3"))
    rules = {"ropebridge": "Q-ropebridge", "tree-house": "Q-treehouse"}
    assert rule(game, "put d5") == rules[name]
    # with a settlement beside one such hex the obligation holds
    game = at_sea(STRIPS, Seat("q5 i.b1", tiles=tiles), Seat(), side=side)
    play(game, f"use {name}", "take q5")
    assert acts(game) == {"put i.a1"}


def test_tile_of_the_island() -> None:
    """S-Q3, B-4.1: the location of the island holds two tiles, taken like any other."""
    game = at_sea(STRIPS, Seat("i.b2"), Seat(), side=MIXED)
    site = game.view(0)["locations"]["i.c3"]
    assert (site["name"], site["tiles"]) == ("tree-house", 2)
    play(game, "build i.c2")
    assert held(game, 0) == {("tree-house", "i.c3")}
    play(game, "build i.d2")
    assert held(game, 0) == {("tree-house", "i.c3")}
    assert game.view(0)["locations"]["i.c3"]["tiles"] == 1


def test_tile_of_the_island_is_lost() -> None:
    """B-4.5, Q-island: when the last settlement leaves the tree house its tile goes."""
    tiles = [*STRIPS.tiles("a1"), tile("tree-house", "i.c3")]
    game = at_sea(STRIPS, Seat("c5 i.b3", tiles=tiles), Seat(), side=MIXED)
    play(game, "use barn", "take i.b3", "put d5")
    assert held(game, 0) == {("barn", "a1")}
    assert seat(game, 0)["lost"] == ["i.c3"]


def test_no_building_on_the_location_of_the_island() -> None:
    """Q-island, B-3.2: special hexes, water and mountains of the island are closed."""
    game = at_sea(STRIPS, Seat(), Seat(), side=MIXED)
    for hexname in ("i.c3", "i.d5", "i.c5"):
        assert rule(game, f"build {hexname}") == "B-3.2"
    assert rule(game, "build i.a1") == "B-2.1"
    assert rule(game, "build i.e1") == "notation"


def test_both_sides_are_drawn() -> None:
    """S-Q3, C-6: either side may lie up; its location has one hex with two tiles."""
    seen = set()
    for seed in range(30):
        game = hexholm.new_game("kingdom-builder", seed=seed, boxes=[*BOXES])
        side = game.to_dict()["setup"]["island"]
        seen.add(side)
        here = {h: s for h, s in game.view(0)["locations"].items() if h.startswith("i.")}
        assert [(s["name"], s["tiles"]) for s in here.values()] == [(side, 2)]
    assert seen == {"ropebridge", "tree-house"}


@pytest.mark.parametrize("side", ["ropebridge", "tree-house"])
def test_named_side(side: str) -> None:
    """S-Q3: a side by its name; a whole game on it comes to its end."""
    game = hexholm.new_game("kingdom-builder", seed=1, boxes=[*BOXES], island=side)
    assert game.to_dict()["setup"]["island"] == side
    for _ in range(300):
        if game.over:
            break
        pass_turn(game)
    assert game.over
    kept(game)


def test_unknown_side_is_refused() -> None:
    """S-Q3: a wrong name is answered in one line."""
    with pytest.raises(hexholm.SetupError):
        hexholm.new_game("kingdom-builder", boxes=[*BOXES], island="volcano")


def test_no_island_without_the_box() -> None:
    """S-Q3: without the box there is none."""
    game = position(STRIPS, Seat(), Seat())
    assert "island" not in game.to_dict()["setup"]
    assert rule(game, "build i.a1") == "notation"


# free choices by other means


def test_temple_bonus_opens_the_island() -> None:
    """Q-island-b, M-temple-bonus: the first settlement of the action may go to the island."""
    game = at_sea(MEADOW, Seat("d3 d8", tiles=MEADOW.tiles("c3 c8")), Seat())
    assert not offered(game, "build") & ISLAND
    play(game, "use temple-bonus")
    assert offered(game, "build") == (MEADOW.hexes("G") - {"d3", "d8"}) | ISLAND
    play(game, "build i.a1")
    near = around(["d3", "d8"]) & MEADOW.hexes("G")
    assert acts(game) == all_of("build", near | island_neighbours("i.a1"))


def test_outpost_opens_the_island() -> None:
    """Q-island-b, N-outpost: as a free choice it leads to the island."""
    land = Land("M", dict(STRIPS.spots) | {"N": "a10"})
    game = at_sea(land, Seat("c5", nomads="outpost"), Seat())
    play(game, "use outpost")
    assert offered(game, "build") == STRIPS.hexes("G") - {"c5"} | ISLAND
    play(game, "build i.a1")
    assert acts(game) == all_of("build", {"d5"} | island_neighbours("i.a1"))


def test_donation_enters_the_island() -> None:
    """Q-island, N-donation: with no grass beside an own settlement the island is open."""
    land = Land("M", dict(STRIPS.spots) | {"N": "a10"})
    game = at_sea(land, Seat("c8", "canyon", nomads="donation-grass"), Seat())
    play(game, "use donation")
    assert acts(game) == all_of("build", STRIPS.hexes("G") | ISLAND)
    play(game, "build i.a1")
    assert acts(game) == all_of("build", island_neighbours("i.a1"))


def test_harbor_and_canoe_on_the_water_of_the_island() -> None:
    """Q-island, A-20b: water hexes of the island are water hexes."""
    land = Land("G", {"W": "p15"}, places={"c3": "harbor", "c8": "farm", "t1": "canoe"})
    side = island("G", {"W": "d5", "S": "a1 b1"})
    game = at_sea(land, Seat("d3 e3", tiles=land.tiles("c3")), Seat(), side=side)
    play(game, "use harbor", "take d3")
    assert acts(game) == {"put p15", "put i.d5"}
    theirs = Seat("i.a2", tiles=land.tiles("t1"), lost="c8")
    game = at_sea(land, Seat("e8"), theirs, side=side)
    play(game, "build d8")
    assert acts(game) == {"build p15", "build i.d5", "build i.a1", "end"}


def test_tower_and_the_rim_of_the_island() -> None:
    """A-28, L-tower: the island's outline is not the board edge."""
    land = Land("G", places={"j10": "tower"})
    game = at_sea(land, Seat("i.a1", tiles=land.tiles("j10")), Seat())
    play(game, "use tower")
    assert offered(game, "build") == EDGE


def test_caves_do_not_lead_to_the_island() -> None:
    """Q-island, Q-caves: the cave move stays beside caves, on the main board."""
    land = Land("G", {"M": "c5"})
    game = at_sea(
        land, Seat("d5"), Seat(), boxes=("base", "island", "caves"), caves=["c5"], side=GREEN
    )
    play(game, "use caves", "take d5")
    assert not offered(game, "put") & ISLAND


def test_from_the_cave_to_the_island() -> None:
    """Q-caves, Q-treehouse: a settlement moved by the caves may go on to the island."""
    land = Land("G", {"M": "c5 n15"})
    side = island("G", {"L": "c3", "T": "a1"}, "tree-house")
    tiles = [{"name": "tree-house", "from": "i.c3", "ready": True, "new": False}]
    boxes = ("base", "island", "caves")
    game = at_sea(
        land, Seat("d5", tiles=tiles), Seat(), boxes=boxes, caves=["c5", "n15"], side=side
    )
    play(game, "use caves", "take d5", "put n14", "use tree-house", "take n14")
    assert acts(game) == {"put i.a1"}


# scoring


def pays(card: str, own: str, *others: str, side: Any = GREEN, **more: Any) -> list[int]:
    """What a card pays with these settlements on grass and island."""
    rest = [name for name in ("citizens", "hermits", "workers") if name != card][:2]
    land = more.pop("land", Land("G"))
    boxes = ("base", "island", "marshlands", "harvest")
    players = [Seat(area) for area in (own, *(others or ("",)))]
    game = at_sea(land, *players, side=side, cards=[card, *rest], boxes=boxes, **more)
    found = gold(game, card)
    explained = [sum(p.gold for p in game.contributions(n)[card]) for n in range(len(players))]
    assert explained == found
    return found


def test_discoverers_count_island_rows() -> None:
    """Q-island, K-discoverers: the five rows of the island are rows of their own."""
    assert pays("discoverers", "c1 i.a1 i.b1 i.a2 i.a5") == [4, 0]
    assert pays("discoverers", "i.a1 i.a2 i.a3 i.a4 i.a5") == [5, 0]


def test_knights_and_the_island() -> None:
    """A-01, Q-island-b: an island row is a candidate; the option island_knights turns it off."""
    own = "i.a3 i.b3 i.d3 c3 e3"
    assert pays("knights", own) == [6, 0]
    assert pays("knights", own, options={"island_knights": False}) == [4, 0]


def test_island_row_is_not_the_row_of_the_board() -> None:
    """A-01: row 3 of the island and row 3 of the board are different rows."""
    assert pays("knights", "i.a3 i.b3 c3 e3 g3") == [6, 0]


def test_lords_and_farmers_ignore_the_island() -> None:
    """Q-island: nothing for Lords, ignored by Farmers."""
    strict = {"lords_need_settlement": True}
    assert pays("lords", "i.a1 i.b1", "c3", options=strict) == [0, 12]
    corners = "c3 m3 c13 m13"
    assert pays("farmers", f"{corners} i.a1 i.b1 i.c1") == [3, 0]
    assert pays("farmers", f"{corners}") == [3, 0]
    assert pays("farmers", "c3 m3 c13 i.a1") == [0, 0]


def test_homesteaders_and_vassals_ignore_the_island() -> None:
    """Q-island: it isn't a section and touches no inner edge."""
    assert pays("homesteaders", "c3 d3 i.a1 i.b1 i.c1") == [2, 0]
    assert pays("vassals", "j3 i.a1 i.d1") == [1, 0]


def test_travellers_ignore_the_island() -> None:
    """A-28: its outline is not the edge of the board."""
    assert pays("travellers", "a1 i.a1 i.a3") == [1, 0]


def test_areas_on_the_island() -> None:
    """Q-island: all other cards score there normally."""
    assert pays("citizens", "i.a1 i.b1 i.b2 i.c3 c3") == [2, 0]
    assert pays("hermits", "i.a1 i.b1 i.a5 c3") == [3, 0]
    assert pays("messengers", "i.a3 i.b3 i.c3 i.d3 i.e3 c3") == [10, 0]
    assert pays("captains", "i.c3 i.b3 i.d3 i.b2") == [1, 0]
    assert pays("chainers", "i.a3 i.b3 i.c3 i.d3") == [2, 0]


def test_rangers_on_the_island() -> None:
    """Q-island-b, K-rangers: island rows are rows."""
    assert pays("rangers", "i.a1 i.a2 i.b2 c3 d4 e4") == [4, 0]


def test_shore_is_beside_water() -> None:
    """Q-island-b, K-fishermen: shore hexes count as adjacent to water, inner ones do not."""
    for hexname in sorted(ISLAND):
        assert pays("fishermen", hexname) == [int(hexname in SHORE), 0]


def test_water_mill_on_the_shore() -> None:
    """Q-island-b, H-mill: the water mill may build on shore hexes."""
    land = Land("G", places={"c3": "water-mill"})
    game = at_sea(land, Seat("m15", tiles=land.tiles("c3")), Seat())
    play(game, "use water-mill")
    assert offered(game, "build") == SHORE


def test_castle_of_the_island() -> None:
    """Q-island-b: the island's castle is a castle, special for Workers and Merchants."""
    side = island("G", {"X": "a3", "L": "d3"})
    land = Land("G")
    game = at_sea(land, Seat("i.b3"), Seat(), side=side)
    assert gold(game, "castles") == [3, 0]
    assert pays("workers", "i.b3 i.c3 i.a1", side=side) == [2, 0]
    assert pays("merchants", "i.b3 i.c3", side=side) == [8, 0]


def test_miners_on_the_island() -> None:
    """Q-island: mountains of the island count for Miners."""
    assert pays("miners", "i.b5 i.a1", side=MIXED) == [1, 0]


def test_mayors_mark_an_island_row() -> None:
    """Q-island-b, K-mayors: four in a row of the island mark it."""
    cards = ("mayors", "citizens", "hermits")
    game = at_sea(
        Land("G"),
        Seat("i.a3 i.b3 i.c3"),
        Seat(),
        cards=cards,
        boxes=("base", "island", "harvest"),
    )
    play(game, "build i.d3")
    assert seat(game, 0)["marks"] == ["i.3"]
    assert supply(game, 0) == 35
    kept(game)


def test_rovers_do_not_pay_on_the_island() -> None:
    """A-22b, Q-island: it isn't a section for Rovers."""
    cards = ("rovers", "citizens", "hermits")
    boxes = ("base", "island", "harvest")
    game = at_sea(Land("G"), Seat("i.a3"), Seat(), cards=cards, boxes=boxes)
    play(game, "build i.b3", "build i.c3", "build i.d3", "end")
    assert earned(game, 0) == 0


def test_tasks_on_the_island() -> None:
    """A-28: Home country, Fortress and Place of refuge work there, Advance and Compass do not."""
    ring = " ".join(sorted(island_neighbours("i.c3")))
    green = Land("G", boxes=("crossroads", "crossroads", "crossroads", "crossroads"))
    tasks = ["fortress", "advance", "compass-points", "home-country"]
    side = island("M", {"G": "b2 c2 b3 c3 d3 b4 c4"})
    mine = Seat(f"{ring} i.c3")
    assert set(mine["settlements"]) == on_island("b2 c2 b3 c3 d3 b4 c4")
    game = at_sea(green, mine, Seat(), side=side, tasks=tasks)
    assert {task: gold(game, task)[0] for task in tasks} == {
        "fortress": 6,
        "advance": 0,
        "compass-points": 0,
        "home-country": 5,
    }
    side = island("G", {"L": "c3"})
    one = Land("G", boxes=("crossroads", "base", "base", "base"))
    game = at_sea(one, Seat(ring), Seat(), side=side, tasks=["place-of-refuge"])
    assert gold(game, "place-of-refuge") == [8, 0]


def test_island_takes_from_the_same_supply() -> None:
    """Q-island, B-6.1: settlements of the island come from the forty."""
    game = at_sea(Land("G"), Seat("i.a3", supply=3), Seat("m15"))
    play(game, "build i.b3", "build i.c3", "build i.d3")
    assert supply(game, 0) == 0
    assert game.to_dict()["last_round"]
    assert uses(game) == set()


def near(hexname: str) -> set[str]:
    """The hexes around a hex of the board or of the island."""
    return island_neighbours(hexname) if hexname in ISLAND else set(neighbours(hexname))


@pytest.mark.parametrize("seed", range(20))
def test_mandatory_builds_and_moves_at_random(seed: int) -> None:
    """Q-island, B-3.3, Q-treehouse, L-barn: legal hexes on board and island, read slowly."""
    rng = random.Random(seed)
    land = random_land(rng, places={"c3": "barn", "m3": "farm", "r8": "paddock"})
    letters = {h: rng.choice("GCDFTGCDFTW") for h in sorted(ISLAND)} | {"i.c3": "L"}
    spots: dict[str, str] = {}
    for hexname, letter in letters.items():
        spots[letter] = f"{spots.get(letter, '')} {hexname[2:]}".strip()
    side = island("G", spots, "tree-house")
    ground = letters | land.grid
    tiles = [*land.tiles("c3 m3"), tile("tree-house", "i.c3")]
    for terrain, letter in LETTERS.items():
        free = sorted(h for h, g in ground.items() if g in "GCDFT")
        share = rng.choice((4, 40))  # few settlements leave some choices free
        own = set(rng.sample(sorted(ISLAND & set(free)), 2) + rng.sample(free, 40 // share))
        theirs = set(rng.sample([h for h in free if h not in own], 30))
        mine = Seat(" ".join(sorted(own)), terrain, tiles)
        game = at_sea(land, mine, Seat(" ".join(sorted(theirs))), side=side)
        empty = {h: g for h, g in ground.items() if h not in own | theirs}

        def bound(letter: str, own: set[str], empty: dict[str, str] = empty) -> set[str]:
            eligible = {h for h, g in empty.items() if g == letter}
            return {h for h in eligible if near(h) & own} or eligible

        assert offered(game, "build") == bound(letter, own)
        assert offered(play(game.copy(), "use farm"), "build") == bound("G", own)
        for action, wanted in (("barn", letter), ("tree-house", "T")):
            begun = play(game.copy(), f"use {action}")
            for piece in sorted(own):
                # the vacated hex counts as empty, but the piece may not go back (A-06, A-06b)
                after = empty | {piece: ground[piece]}
                targets = bound(wanted, own - {piece}, after) - {piece}
                take = f"take {piece}"
                can = take in acts(begun)
                assert can == bool(targets)
                assert (offered(play(begun.copy(), take), "put") if can else set()) == targets
