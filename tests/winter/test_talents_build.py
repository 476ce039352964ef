"""Talents that build: each card's two actions, on exact land (W-talents, W-2, W-5, W-16)."""

import pytest

from tests.winter.helpers import (
    FIELDS,
    LETTERS,
    TERRAINS,
    Land,
    Seat,
    acts,
    around,
    builds,
    edge,
    forts,
    houses,
    must,
    neighbours,
    play,
    position,
    rule,
    spots,
    uses,
    yard,
)
from tests.winter.reference import Reading

FLOWER = {"043", "045", "033", "034", "053", "054"}  # the six hexes around 044


@pytest.mark.parametrize("talent", FIELDS)
def test_a_house_on_the_terrain_shown_next_to_an_own_one(talent: str) -> None:
    """T2: pasture grassland, sawmill forest, garden flower field, monastery fell field,
    hot-springs tundra, hunting-lodge snowscape; adjacent if possible."""
    letter = FIELDS[talent]
    fill, card = ("G", "grassland") if letter != "G" else ("F", "flower-field")
    land = Land(fill, {letter: "043 034 600 148"})
    game = position(land, Seat("044", hand=card, bought=talent))
    assert builds(play(game, f"use {talent}")) == {"043", "034"}
    play(game, "build 034")
    assert houses(game) == {"044", "034"}


@pytest.mark.parametrize("talent", FIELDS)
def test_a_house_on_the_terrain_shown_anywhere_else(talent: str) -> None:
    """T2, W-2: pasture sawmill garden monastery hot-springs hunting-lodge: no adjacent hex."""
    letter = FIELDS[talent]
    fill, card = ("G", "grassland") if letter != "G" else ("F", "flower-field")
    land = Land(fill, {letter: "022 600 148"})
    game = position(land, Seat("044", bought=talent, hand=card))
    assert builds(play(game, f"use {talent}")) == {"022", "600", "148"}


@pytest.mark.parametrize("talent", FIELDS)
def test_then_that_house_moves_one_hex(talent: str) -> None:
    """MB, arrow: pasture sawmill garden monastery hot-springs hunting-lodge; any suitable hex."""
    letter = FIELDS[talent]
    fill, card = ("G", "grassland") if letter != "G" else ("F", "flower-field")
    land = Land(fill, {letter: "034", "I": "035", "M": "023", "V": "024"})
    game = position(land, Seat("044", bought=f"{talent}+", hand=card))
    play(game, f"use {talent}", "build 034")
    assert acts(game) == {f"put {h}" for h in ("033", "035", "045")} | {"end"}
    assert houses(play(game.copy(), "put 035")) == {"044", "035"}
    stay = play(game, "end")
    assert houses(stay) == {"044", "034"}
    assert stay.player == 0
    assert talent not in uses(stay)


@pytest.mark.parametrize("talent", FIELDS)
def test_without_the_upgrade_there_is_no_arrow(talent: str) -> None:
    """W-5: pasture sawmill garden monastery hot-springs hunting-lodge."""
    letter = FIELDS[talent]
    card = next(t for t in TERRAINS if LETTERS[t] == letter)
    game = position(Land(letter), Seat("044", bought=talent, hand=card))
    play(game, f"use {talent}", "build 034")
    assert spots(game, "put") == set()


def test_a_terrain_without_an_empty_hex_is_no_use() -> None:
    """T2: sawmill without forest."""
    game = position(Land(), Seat("044", bought="sawmill"))
    assert uses(game) == set()
    assert rule(game, "use sawmill") is not None


def test_port_builds_on_the_cards_terrain() -> None:
    """T1: port, adjacent if possible."""
    land = Land("G", {"F": "034 600"})
    game = position(land, Seat("044", hand="flower-field", bought="port"))
    assert builds(play(game, "use port")) == {"034"}
    game = position(land, Seat("022", hand="flower-field", bought="port"))
    assert builds(play(game, "use port")) == {"034", "600"}


def test_port_second_builds_on_ice() -> None:
    """T2 ice: port-2, adjacent if possible."""
    land = Land("G", {"I": "034 600"})
    game = position(land, Seat("044", bought="port+"))
    assert uses(game) == {"port", "port-2"}
    assert builds(play(game.copy(), "use port-2")) == {"034"}
    assert builds(play(game, "use port")) == FLOWER - {"034"}
    away = position(land, Seat("022", bought="port+"))
    assert builds(play(away, "use port-2")) == {"034", "600"}


def test_port_after_the_mandatory_action_follows_the_card() -> None:
    """T1: port, the card played this turn."""
    land = Land("G", {"S": "400 401 402 403", "F": "044"})
    game = must(position(land, Seat(hand="snowscape", bought="port")))
    assert builds(play(game, "use port")) == {"403"}


@pytest.mark.parametrize("talent", ["mine", "market", "farm"])
def test_a_house_next_to_the_place_shown(talent: str) -> None:
    """T4: mine mountain, market castle, farm village; adjacent to an own building if possible."""
    letter = {"mine": "M", "market": "X", "farm": "V"}[talent]
    land = Land("G", {letter: "044 644", "I": "045"})
    away = position(land, Seat("020", bought=talent))
    assert builds(play(away, f"use {talent}")) == FLOWER | neighbours("644")
    near = position(land, Seat("042", bought=talent))
    assert builds(play(near, f"use {talent}")) == {"043"}
    ice = position(land, Seat("046", bought=talent))
    assert builds(play(ice, f"use {talent}")) == {"045"}


def test_mine_never_builds_on_the_mountain_by_its_first_action() -> None:
    """W-1, mine: a mountain is suitable only for Mine's second action."""
    land = Land("G", {"M": "044 045"})
    game = play(position(land, Seat("043", bought="mine")), "use mine")
    assert builds(game) == (neighbours("044") | neighbours("045")) & neighbours("043") - {"044"}
    assert rule(game, "build 044") is not None


def test_mine_second_builds_on_a_mountain() -> None:
    """T2 mountain: mine-2, adjacent if possible; choose: either mine or mine-2."""
    land = Land("G", {"M": "044 644"})
    game = position(land, Seat("043", bought="mine+"))
    assert uses(game) == {"mine", "mine-2"}
    assert builds(play(game, "use mine-2")) == {"044"}
    play(game, "build 044")
    assert uses(game) == set()
    away = position(land, Seat("022", bought="mine+"))
    assert builds(play(away, "use mine-2")) == {"044", "644"}


def test_barracks_builds_next_to_an_own_fort() -> None:
    """T4: barracks; another player's fort does not help."""
    game = position(Land(), Seat("022", "044", bought="barracks"), Seat("", "644"))
    assert builds(play(game, "use barracks")) == FLOWER
    none = position(Land(), Seat("022", bought="barracks"), Seat("", "644"))
    assert uses(none) == set()


@pytest.mark.parametrize("talent", ["market", "farm"])
def test_a_house_next_to_a_group_that_touches_the_place(talent: str) -> None:
    """T3: market-2 castle, farm-2 village: anywhere round that group, not round another."""
    letter = {"market": "X", "farm": "V"}[talent]
    land = Land("G", {letter: "044", "I": "040"})
    game = position(land, Seat("043 042 041 600", bought=f"{talent}+"))
    assert uses(game) == {talent, f"{talent}-2"}
    row = {"041", "042", "043"}
    assert builds(play(game, f"use {talent}-2")) == around(row) - row - {"044"}


@pytest.mark.parametrize("talent", ["market", "farm", "barracks"])
def test_no_group_at_the_place_is_no_use(talent: str) -> None:
    """W-2: T3 names a position: no such hex, no use (market-2 farm-2 barracks-2)."""
    land = Land("G", {"X": "044", "V": "644"})
    game = position(land, Seat("022", bought=f"{talent}+"))
    assert f"{talent}-2" not in uses(game)


def test_barracks_second_builds_round_a_group_with_a_fort() -> None:
    """T3, W-16: barracks-2: the group includes forts."""
    game = position(Land(), Seat("043 042 600", "044", bought="barracks+"))
    row = {"042", "043", "044"}
    assert builds(play(game, "use barracks-2")) == around(row) - row
    alone = position(Land(), Seat("600", "044", bought="barracks+"))
    assert builds(play(alone, "use barracks-2")) == FLOWER


def test_a_group_of_forts_and_houses_touches_the_castle() -> None:
    """W-16: T3: the group includes forts (market-2: only the fort touches the castle)."""
    game = position(Land("G", {"X": "044"}), Seat("042", "043", bought="market+"))
    pair = {"042", "043"}
    assert builds(play(game, "use market-2")) == around(pair) - pair - {"044"}


def test_tavern_builds_at_the_ends_of_a_row() -> None:
    """T5: tavern: any direction, at least three own, both ends."""
    game = position(Land(), Seat("043 044 045", bought="tavern"))
    assert builds(play(game, "use tavern")) == {"042", "046"}
    rising = position(Land(), Seat("053 044 034", bought="tavern"))
    assert builds(play(rising, "use tavern")) == {"062", "024"}
    falling = position(Land(), Seat("033 044 054", bought="tavern"))
    assert builds(play(falling, "use tavern")) == {"022", "064"}


def test_tavern_needs_an_unbroken_row_of_three() -> None:
    """W-16: two in a row, a gap, a bend: no use of tavern."""
    for row in ("043 044", "042 043 045", "043 044 034"):
        assert uses(position(Land(), Seat(row, bought="tavern"))) == set()


def test_tavern_ends_must_be_suitable() -> None:
    """W-1, W-2: tavern: a mountain and a foreign house at the ends; ice is fine."""
    land = Land("G", {"M": "042", "I": "046"})
    game = position(land, Seat("043 044 045", bought="tavern"))
    assert builds(play(game, "use tavern")) == {"046"}
    shut = position(land, Seat("043 044 045", bought="tavern"), Seat("046"))
    assert uses(shut) == set()


def test_tavern_second_builds_at_a_row_of_one_other_player() -> None:
    """T6: tavern-2 need not touch an own house; two players' houses make no row."""
    seats = (Seat("600", bought="tavern+"), Seat("043 044", "045"), Seat("143 144", ""))
    game = position(Land(), *seats)
    assert uses(game) == {"tavern-2"}
    assert builds(play(game, "use tavern-2")) == {"042", "046"}
    mixed = position(Land(), Seat("600", bought="tavern+"), Seat("043 044"), Seat("045"))
    assert uses(mixed) == set()
    own = position(Land(), Seat("043", bought="tavern+"), Seat("044 045"))
    assert uses(own) == set()


def test_outpost_touches_exactly_one_own_building() -> None:
    """T7, W-16: outpost."""
    game = position(Land(), Seat("044 045", bought="outpost"))
    both = neighbours("044") & neighbours("045")
    assert builds(play(game, "use outpost")) == around({"044", "045"}) - both - {"044", "045"}


@pytest.mark.parametrize("edition", [1, 2])
def test_outpost_second_touches_one_to_three(edition: int) -> None:
    """T8, W-16, W-16b: outpost-2: not four; none only where nothing else is left (W-2)."""
    own = {"043", "033", "034", "045"}
    game = position(Land(), Seat(" ".join(own), bought="outpost+"), edition=edition)
    found = builds(play(game, "use outpost-2"))
    assert "044" not in found
    assert found == around(own) - own - {"044"}
    beside = [len(neighbours(h) & own) for h in found]
    assert (min(beside), max(beside)) == (1, 2)


def test_outpost_second_with_three_own_buildings_beside() -> None:
    """T8, W-16b: outpost-2: at most three, which outpost itself refuses."""
    game = position(Land(), Seat("043 033 034", bought="outpost+"))
    assert "044" in builds(play(game.copy(), "use outpost-2"))
    assert "044" not in builds(play(game, "use outpost"))


def test_outpost_second_without_a_building() -> None:
    """W-16b: zero beside it: outpost-2 builds anywhere when nothing is adjacent; outpost names a
    position (W-2). In the first edition neither had a use."""
    land = Land("G", {"I": "044", "M": "045", "V": "046"})
    game = position(land, Seat("", bought="outpost+"))
    assert uses(game) == {"outpost-2"}
    assert builds(play(game, "use outpost-2")) == land.hexes("GI")
    assert uses(position(Land(), Seat("", bought="outpost+"), edition=1)) == set()


def test_outpost_second_goes_elsewhere_when_four_are_beside_every_adjacent_hex() -> None:
    """W-16b: outpost-2: 044 touches four own buildings, all other adjacent hexes are mountains."""
    own = {"043", "033", "034", "045"}
    land = Land("G", {"M": " ".join(around(own) - own - {"044"})})
    seat = Seat(" ".join(own), bought="outpost+")
    game = position(land, seat)
    assert uses(game) == {"outpost-2"}
    found = builds(play(game, "use outpost-2"))
    assert found == land.hexes("G") - own - {"044"}
    assert rule(game, "build 044") is not None
    assert uses(position(land, seat, edition=1)) == set()


@pytest.mark.parametrize("letter", "GM")
def test_outpost_second_is_adjacent_if_possible(letter: str) -> None:
    """W-2, W-16b: outpost-2: one free hex beside an own building is enough to bind it."""
    rest = neighbours("044") - {"045"}
    land = Land("G", {"M": " ".join(rest | ({"045"} if letter == "M" else set()))})
    game = play(position(land, Seat("044", bought="outpost+")), "use outpost-2")
    assert builds(game) == ({"045"} if letter == "G" else land.hexes("G") - {"044"})
    assert rule(game, "build 600") == ("W-2" if letter == "G" else None)


def test_outpost_second_looks_only_at_hexes_the_twist_allows() -> None:
    """W-16b, keep-away, separate-lands: outpost-2: what is forbidden or over a border is not
    adjacent."""
    land = Land("G", {"M": " ".join(neighbours("044") - {"045"})})
    game = position(land, Seat("044", bought="outpost+"), Seat("046"), twist="keep-away")
    found = builds(play(game, "use outpost-2"))
    assert found == land.hexes("G") - {"044", "046"} - neighbours("046")
    here = "000"
    hills = " ".join(neighbours(here, apart=True))
    split = position(Land("G", {"M": hills}), Seat(here, bought="outpost+"), twist="separate-lands")
    assert builds(play(split, "use outpost-2")) >= neighbours(here) - neighbours(here, apart=True)


def test_tower_builds_at_the_edge_of_the_whole_board() -> None:
    """T9, W-17: tower: any of the six card terrains, not ice; adjacent if possible."""
    rim = sorted(edge())
    land = Land("G", {"I": " ".join(rim[:10]), "T": rim[20], "M": rim[30]})
    away = position(land, Seat("044", bought="tower"))
    assert builds(play(away, "use tower")) == edge() - set(rim[:10]) - {rim[30]}
    start = rim[20]
    near = position(land, Seat(start, bought="tower"))
    assert builds(play(near, "use tower")) == edge() & neighbours(start) - land.hexes("IM")


def test_a_border_between_boards_is_no_edge() -> None:
    """W-17: fewer than six neighbours on the assembled board (tower)."""
    game = play(position(Land(), Seat("044", bought="tower")), "use tower")
    assert builds(game) == edge()
    assert not any(h[0] == "0" for h in builds(game))


def test_tower_second_moves_that_house_one_hex() -> None:
    """MB, arrow: tower: also off the edge."""
    game = play(position(Land(), Seat("044", bought="tower+")), "use tower")
    start = min(edge())
    play(game, f"build {start}")
    assert acts(game) == {f"put {h}" for h in neighbours(start)} | {"end"}


def test_homestead_builds_on_the_central_board() -> None:
    """T10: homestead: any suitable hex of it, ice too; adjacent if possible."""
    land = Land("G", {"I": "044", "M": "045", "V": "022"})
    centre = {h for h in land.letters() if h[0] == "0"} - {"045", "022"}
    away = position(land, Seat("622", bought="homestead"))
    assert builds(play(away, "use homestead")) == centre
    near = position(land, Seat("043", bought="homestead"))
    assert builds(play(near, "use homestead")) == neighbours("043")


def test_homestead_does_not_leave_the_centre_to_be_adjacent() -> None:
    """T10, W-2: homestead: a neighbour on another board does not count, one from there does."""
    border = min(n for n in neighbours("000") if n[0] != "0")
    game = play(position(Land(), Seat(border, bought="homestead")), "use homestead")
    assert builds(game) == {h for h in neighbours(border) if h[0] == "0"}


def test_homestead_second_goes_over_the_central_board() -> None:
    """MD, W-16: homestead: over any hex without a building, ending on a suitable one."""
    land = Land("G", {"M": "042", "I": "041", "V": "045"})
    game = position(land, Seat("044", bought="homestead+"))
    play(game, "use homestead", "build 043")
    centre = {h for h in land.letters() if h[0] == "0"} - {"042", "045", "044", "043"}
    assert acts(game) == {f"put {h}" for h in centre} | {"end"}
    assert houses(play(game, "put 080")) == {"044", "080"}


def test_homestead_second_is_stopped_by_buildings() -> None:
    """W-16: MD crosses hexes without a building; a corner walled off stays out of reach."""
    wall = Seat("002 012 022 021 020")
    game = position(Land(), Seat("044", bought="homestead+"), wall)
    play(game, "use homestead", "build 043")
    found = spots(game, "put")
    assert {"000", "001", "010", "011"} & found == set()
    assert {"003", "013", "030", "023"} <= found


def test_crossroads_builds_on_the_terrain_to_the_right() -> None:
    """T11: flower field, grassland, tundra, fell field, snowscape, forest, flower field."""
    for n, terrain in enumerate(TERRAINS):
        right = TERRAINS[(n + 1) % 6]
        land = Land(
            LETTERS[terrain], {LETTERS[right]: "034 600", LETTERS[TERRAINS[n - 1]]: "035 601"}
        )
        game = position(land, Seat("044", hand=terrain, bought="crossroads"))
        assert builds(play(game, "use crossroads")) == {"034"}
        away = position(land, Seat("022", hand=terrain, bought="crossroads"))
        assert builds(play(away, "use crossroads")) == {"034", "600"}


def test_crossroads_second_turns_the_mandatory_action_to_the_right() -> None:
    """X2, W-14: all three on the terrain to the right; before the first house."""
    land = Land("G", {"U": "034 035 024 600"})
    game = position(land, Seat("044", bought="crossroads+"))
    assert uses(game) == {"crossroads", "crossroads-2"}
    play(game, "use crossroads-2")
    assert game.to_dict()["turn"]["terrain"] == "tundra"
    assert builds(game) == {"034"}
    play(game, "build 034")
    assert builds(game) == {"035", "024"}
    assert uses(game) == set()
    play(game, "build 035", "build 024")
    assert uses(game) == {"crossroads"}


def test_crossroads_upper_is_free_of_the_lower() -> None:
    """W-5 free, W-14: T11 still follows the card (3c, p.8: both in one turn)."""
    land = Land("G", {"U": "034 035 024 600"})
    game = position(land, Seat("044", bought="crossroads+"))
    play(game, "use crossroads-2")
    assert "crossroads" in uses(game)
    assert builds(play(game, "use crossroads")) == {"034"}
    play(game, "build 034")
    assert builds(game) == {"035", "024"}
    assert "crossroads" not in uses(game)


def test_crossroads_lower_is_free_of_the_upper() -> None:
    """W-5 free: crossroads first, then the mandatory action still to the right."""
    land = Land("G", {"U": "034 035 024 600"})
    game = position(land, Seat("044", bought="crossroads+"))
    play(game, "use crossroads", "build 034")
    assert uses(game) == {"crossroads-2"}
    assert builds(play(game, "use crossroads-2")) == {"035", "024"}
    assert uses(game) == set()


def test_crossroads_second_comes_too_late_after_the_first_house() -> None:
    """W-14: before the first house."""
    land = Land("G", {"U": "034 035 024 600"})
    game = position(land, Seat("044", bought="crossroads+"))
    play(game, "build 043")
    assert uses(game) == set()
    play(game, "build 042", "build 041")
    assert uses(game) == {"crossroads"}
    assert rule(game, "use crossroads-2") is not None


def test_port_follows_the_card_also_under_crossroads() -> None:
    """W-14: T1 and T11 still follow the card."""
    land = Land("G", {"U": "034 035 024 600"})
    game = position(land, Seat("044", bought="crossroads+ port"))
    play(game, "use crossroads-2", "use port")
    assert builds(game) == FLOWER - {"034"}


def test_crossroads_second_needs_a_place_to_the_right() -> None:
    """T11, W-14: without tundra neither action can do anything."""
    assert uses(position(Land(), Seat("044", bought="crossroads+"))) == set()


def test_choose_is_one_or_the_other() -> None:
    """W-5 choose: after one action of a card neither is left (port, outpost, barracks)."""
    land = Land("G", {"I": "034 024"})
    for card in ("port", "outpost", "barracks"):
        for action in (card, f"{card}-2"):
            game = position(land, Seat("044", "054", bought=f"{card}+"))
            assert {card, f"{card}-2"} <= uses(game)
            play(game, f"use {action}")
            play(game, f"build {min(builds(game))}")
            assert uses(game) == set()


def test_lower_actions_need_the_upgrade() -> None:
    """W-5: only the upper action of a card that was bought and not upgraded."""
    land = Land("G", {"I": "034", "M": "053", "X": "043", "V": "045"})
    game = position(land, Seat("044", "054", bought="port mine market farm barracks"))
    assert uses(game) == {"port", "mine", "market", "farm", "barracks"}
    assert rule(game, "use mine-2") is not None


def test_talent_builds_come_from_the_supply() -> None:
    """T2: pasture: an extra house from the supply; it does not count for the mandatory action."""
    game = position(Land(), Seat("044", bought="pasture"))
    play(game, "use pasture", "fort 045")
    assert forts(game) == {"045"}
    play(game, "build 046", "build 047", "build 043")
    assert len(houses(game)) == 4
    assert acts(game) == {"end"}


def test_the_second_reading_agrees_with_the_literal_hexes() -> None:
    """The reference of the random tests against sets written by hand (tavern, outpost)."""
    read = Reading(Land().letters(), {"043", "044", "045"})
    assert read.building("tavern") == {"042", "046"}
    assert read.building("outpost-2") == around(read.own) - read.own
    assert read.mandatory() == around(read.own) - read.own
    assert yard(Land()).hexes("S") == {"400", "401", "402"}
