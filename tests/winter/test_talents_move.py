"""Talents that move, the tunnel card and the arrows after them (3b, 3c, W-5, W-11 - W-16)."""

import pytest

from tests.winter.helpers import (
    ALL,
    STEPS,
    Land,
    Seat,
    acts,
    around,
    beyond,
    builds,
    distance,
    forts,
    houses,
    must,
    neighbours,
    play,
    position,
    rule,
    spots,
    supply,
    targets,
    uses,
    yard,
)

FLOWER = {"043", "045", "033", "034", "053", "054"}
STRAIGHT = {"042", "046", "022", "024", "062", "064"}  # two away from 044 in a straight line
BENT = {"032", "035", "023", "052", "055", "063"}  # the other six at distance 2


def test_literal_rings() -> None:
    """W-16: twelve hexes at distance exactly 2."""
    assert {h for h in ALL if distance(h, "044") == 1} == FLOWER
    assert {h for h in ALL if distance(h, "044") == 2} == STRAIGHT | BENT


@pytest.mark.parametrize("talent", ["mule", "toboggan"])
def test_one_hex_in_any_direction(talent: str) -> None:
    """M1: mule, toboggan: suitable hexes only, no adjacency to own buildings needed."""
    land = Land("G", {"I": "043", "M": "045", "V": "033", "T": "034"})
    game = position(land, Seat("044 600", bought=talent), Seat("053"))
    assert targets(game, talent, "044") == {"043", "034", "054"}
    play(game, f"use {talent}", "take 044", "put 043")
    assert houses(game) == {"043", "600"}


@pytest.mark.parametrize("talent", ["horse", "caravan", "toboggan-2"])
def test_two_hexes_in_a_straight_line(talent: str) -> None:
    """M2s: horse, caravan, toboggan-2: jumping ice, mountain, tunnel, village, castle, houses."""
    land = Land("G", {"I": "043", "M": "045", "V": "033", "X": "034", "N": "053"})
    card = talent.replace("-2", "+")
    game = position(land, Seat("044", bought=card), Seat("054"))
    assert targets(game, talent, "044") == STRAIGHT


@pytest.mark.parametrize("talent", ["horse", "caravan", "toboggan-2"])
def test_the_end_of_the_jump_must_be_suitable(talent: str) -> None:
    """W-1: horse, caravan, toboggan-2."""
    land = Land("G", {"I": "042", "M": "046", "V": "022", "X": "024"})
    card = talent.replace("-2", "+")
    game = position(land, Seat("044", bought=card), Seat("062"))
    assert targets(game, talent, "044") == {"042", "064"}


def test_horse_second_goes_two_hexes_straight_or_bent() -> None:
    """M2a, W-16: horse-2: any of the twelve hexes at distance exactly 2."""
    land = Land("G", {"M": "043 045 033 034 053 054"})
    game = position(land, Seat("044", bought="horse+"))
    assert targets(game, "horse-2", "044") == STRAIGHT | BENT
    assert targets(game, "horse", "044") == STRAIGHT


def test_mule_second_goes_one_hex_further() -> None:
    """MB, arrow: mule: optional, that house, also back where it came from is a hex like others."""
    land = Land("G", {"I": "042", "M": "032"})
    game = position(land, Seat("044 600", bought="mule+"))
    play(game, "use mule", "take 044", "put 043")
    found = spots(game, "put")
    assert acts(game) == {f"put {h}" for h in found} | {"end"}
    assert found - {"044"} == {"042", "033", "052", "053"}
    play(game, "put 042")
    assert houses(game) == {"042", "600"}
    assert uses(game) == set()


def test_toboggan_is_one_hex_or_two() -> None:
    """W-5 choose: toboggan, toboggan-2."""
    game = position(Land(), Seat("044", bought="toboggan+"))
    assert uses(game) == {"toboggan", "toboggan-2"}
    play(game, "use toboggan-2", "take 044", "put 046")
    assert uses(game) == set()


def test_caravan_second_builds_on_the_hex_just_left() -> None:
    """T12, arrow: caravan: house or fort, or not at all."""
    game = position(Land(), Seat("044", bought="caravan+"))
    play(game, "use caravan", "take 044", "put 046")
    assert acts(game) == {"build 044", "fort 044", "end"}
    assert houses(play(game.copy(), "build 044")) == {"044", "046"}
    assert supply(play(game.copy(), "fort 044")) == (31, 3)
    left = play(game, "end")
    assert houses(left) == {"046"}
    assert left.player == 0


def test_caravan_second_needs_a_suitable_hex() -> None:
    """W-5, W-1: the house came from a mountain: nothing is built there."""
    land = Land("G", {"M": "044"})
    game = position(land, Seat("044", bought="caravan+"))
    play(game, "use caravan", "take 044", "put 046")
    assert acts(game) == {f"{v} {h}" for v in ("build", "fort") for h in neighbours("046")}


def test_caravan_second_on_ice() -> None:
    """W-1, W-5: ice is suitable (caravan)."""
    game = position(Land("G", {"I": "044"}), Seat("044", bought="caravan+"))
    play(game, "use caravan", "take 044", "put 046")
    assert acts(game) == {"build 044", "fort 044", "end"}


def test_dog_sled_ends_on_ice() -> None:
    """MC, W-12: dog-sled: any distance over the empty ice of one area, next to or under it."""
    land = Land("G", {"I": "045 046 047 036 600"})
    game = position(land, Seat("044", bought="dog-sled"))
    assert targets(game, "dog-sled", "044") == {"045", "046", "047", "036"}
    on_ice = position(land, Seat("045", bought="dog-sled"))
    assert targets(on_ice, "dog-sled", "045") == {"046", "047", "036"}


def test_dog_sled_goes_over_empty_ice_only() -> None:
    """W-12: a building on the ice blocks the way (dog-sled, dog-sled-2)."""
    land = Land("G", {"I": "045 046 047"})
    game = position(land, Seat("044", bought="dog-sled+"), Seat("046"))
    assert targets(game, "dog-sled", "044") == {"045"}
    assert targets(game, "dog-sled-2", "044") == {"045"} | neighbours("045") - {"044", "046"}


def test_dog_sled_second_ends_on_land_or_ice() -> None:
    """MA, W-12: dog-sled-2: on a suitable hex next to a crossed hex, or on crossed ice."""
    ice = {"045", "046", "047"}
    land = Land("G", {"I": " ".join(ice), "M": "036"})
    game = position(land, Seat("044", bought="dog-sled+"))
    assert uses(game) == {"dog-sled", "dog-sled-2"}
    assert targets(game, "dog-sled-2", "044") == ice | around(ice) - {"044", "036"}


def test_dog_sled_needs_ice_at_the_house() -> None:
    """W-12: dog-sled."""
    game = position(Land("G", {"I": "046"}), Seat("044", bought="dog-sled+"))
    assert uses(game) == set()


def test_guide_goes_over_mountains() -> None:
    """MA, W-12: guide: never ends on a mountain, only over empty mountain hexes."""
    hills = {"045", "046", "047"}
    land = Land("G", {"M": " ".join(hills), "I": "036"})
    game = position(land, Seat("044", bought="guide"))
    assert targets(game, "guide", "044") == around(hills) - hills - {"044"}
    shut = position(land, Seat("044", bought="guide"), Seat("046"))
    assert targets(shut, "guide", "044") == neighbours("045") - {"044", "046"}


def test_guide_over_one_area_at_a_time() -> None:
    """W-12: guide: one area, but any of those next to the house."""
    land = Land("G", {"M": "045 046 043 041"})
    game = position(land, Seat("044", bought="guide"))
    assert targets(game, "guide", "044") == around({"045", "046", "043"}) - {
        *("045", "046", "043", "044", "041"),
    }


def test_carriage_goes_over_its_own_terrain() -> None:
    """MT, W-13: carriage: connected empty hexes of the terrain it stands on, ending there."""
    land = Land("G", {"T": "044 045 046 056 600 036"})
    game = position(land, Seat("044", bought="carriage"), Seat("036"))
    assert targets(game, "carriage", "044") == {"045", "046", "056"}
    shut = position(land, Seat("044", bought="carriage"), Seat("045"))
    assert targets(shut, "carriage", "044") == set()


def test_carriage_on_ice() -> None:
    """W-13: carriage: ice is a terrain too, a move can't end on a mountain (W-1)."""
    ice = position(Land("G", {"I": "044 045"}), Seat("044", bought="carriage"))
    assert targets(ice, "carriage", "044") == {"045"}
    hill = position(Land("G", {"M": "044 045"}), Seat("044", bought="carriage"))
    assert uses(hill) == set()


def test_carriage_second_goes_one_hex_further() -> None:
    """MB, arrow: carriage: onto any suitable hex."""
    land = Land("G", {"T": "044 045", "M": "046"})
    game = position(land, Seat("044", bought="carriage+"))
    play(game, "use carriage", "take 044", "put 045")
    assert spots(game, "put") - {"044"} == neighbours("045") - {"044", "046"}
    assert "end" in acts(game)


def test_wagon_stays_at_its_own_group() -> None:
    """ME, W-15: wagon: touches a building, other than itself, of the group it belonged to."""
    game = position(Land(), Seat("044 045 046 600", bought="wagon"))
    taken = {"044", "045", "046"}
    assert targets(game, "wagon", "044") == around({"045", "046"}) - taken
    assert targets(game, "wagon", "045") == around({"044", "046"}) - taken
    assert targets(game, "wagon", "600") == set()


def test_wagon_counts_forts() -> None:
    """W-15: wagon: a group with a fort; the way leads over empty mountains (W-15b)."""
    land = Land("G", {"M": "033 034 053 054 043"})
    game = position(land, Seat("044", "045", bought="wagon"))
    assert targets(game, "wagon", "044") == neighbours("045") - {"044", "034", "054"}


def test_wagon_second_uses_the_group_of_all_players() -> None:
    """MF, W-15: wagon-2: the group of all players' connected buildings."""
    seats = (Seat("044 600", bought="wagon+"), Seat("045 046 640"))
    game = position(Land(), *seats)
    taken = {"044", "045", "046"}
    assert targets(game, "wagon", "044") == set()
    assert targets(game, "wagon-2", "044") == around({"045", "046"}) - taken


def test_sleigh_slides_right_up_to_the_obstacle() -> None:
    """MG, W-11: sleigh: stopped by ice, mountain, village, castle, tunnel and buildings."""
    land = Land("G", {"I": "047", "M": "040", "V": "011", "X": "014", "N": "071"})
    game = position(land, Seat("044", bought="sleigh"), Seat("", "064"))
    # west to 041, east to 046, north-west to 022, north-east to 024, south-west to 062
    assert targets(game, "sleigh", "044") == {"041", "046", "022", "024"} | {"062"} | {"054"}


def test_sleigh_second_stops_anywhere_on_the_way() -> None:
    """MH, W-11: sleigh-2: at least one hex, at most to the obstacle."""
    land = Land("G", {"I": "047", "M": "040", "V": "011", "X": "014", "N": "071"})
    game = position(land, Seat("044", bought="sleigh+"), Seat("", "064"))
    way = {"043", "042", "041", "045", "046", "033", "022", "034", "024", "053", "062", "054"}
    assert targets(game, "sleigh-2", "044") == way


def test_sleigh_goes_to_the_edge_over_borders() -> None:
    """W-11: stopped by the edge of the whole board, not by the border of two boards."""
    game = position(Land(), Seat("044", bought="sleigh"))
    ends = {list(beyond("044", d))[-1] for d in STEPS}
    assert targets(game, "sleigh", "044") == ends
    assert all(h[0] != "0" for h in ends)


def test_sleigh_may_start_on_ice_but_not_enter_it() -> None:
    """W-11: sleigh."""
    land = Land("G", {"I": "044 045 043 033 034 053", "M": "064"})
    game = position(land, Seat("044", bought="sleigh+"))
    assert targets(game, "sleigh", "044") == {"054"}
    assert targets(game, "sleigh-2", "044") == {"054"}


def test_sleigh_needs_at_least_one_hex() -> None:
    """W-11: walled in, no use."""
    game = position(Land("G", {"M": " ".join(FLOWER)}), Seat("044", bought="sleigh+"))
    assert uses(game) == set()


def test_every_player_has_the_tunnel_from_the_first_turn() -> None:
    """TUN: tunnel: from next to a tunnel to a suitable hex next to another tunnel."""
    land = Land("G", {"N": "044 244", "M": "243", "I": "245"})
    game = position(land, Seat("043 600"))
    assert uses(game) == {"tunnel"}
    play(game, "use tunnel")
    assert acts(game) == {"take 043"}
    play(game, "take 043")
    assert acts(game) == {f"put {h}" for h in neighbours("244") - {"243"}}
    play(game, "put 245")
    assert houses(game) == {"245", "600"}
    assert uses(game) == set()
    assert rule(game, "use tunnel") == "W-4"


def test_another_tunnel_is_not_the_same() -> None:
    """TUN: tunnel: never back to the same tunnel; with one tunnel no use."""
    assert uses(position(Land("G", {"N": "044"}), Seat("043"))) == set()
    land = Land("G", {"N": "044 046"})
    game = position(land, Seat("043"))
    assert targets(game, "tunnel", "043") == neighbours("046")
    both = position(land, Seat("045"))
    assert targets(both, "tunnel", "045") == around({"044", "046"}) - {"045"}


def test_guide_second_lets_any_house_use_the_tunnel() -> None:
    """G2, W-14: guide: also a house not next to a tunnel; it is the tunnel card's one use."""
    land = Land("G", {"N": "044 244", "M": "600"})
    seat = Seat("222 043", "611", bought="guide+")
    game = position(land, seat)
    assert uses(game) == {"tunnel"}
    assert targets(game, "tunnel", "222") == around({"044", "244"}) - {"043"}
    play(game, "use tunnel")
    assert spots(game, "take") == {"222", "043"}


def test_guide_second_leaves_the_first_free() -> None:
    """W-5 free, W-14, guide: both in one turn."""
    land = Land("G", {"N": "044 244", "M": "600"})
    game = position(land, Seat("610 601", bought="guide+"))
    assert uses(game) == {"tunnel", "guide"}
    play(game, "use tunnel", "take 601", "put 043")
    assert uses(game) == {"guide"}
    play(game, "use guide", "take 610")
    play(game, f"put {min(spots(game, 'put'))}")
    assert uses(game) == set()


def test_guide_first_leaves_the_second_free() -> None:
    """W-5 free, W-14, guide: the other order."""
    land = Land("G", {"N": "044 244", "M": "600"})
    game = position(land, Seat("610 601", bought="guide+"))
    play(game, "use guide", "take 610")
    play(game, f"put {min(spots(game, 'put'))}")
    assert uses(game) == {"tunnel"}
    assert "601" in spots(play(game, "use tunnel"), "take")


def test_guide_without_the_upgrade_leaves_the_tunnel_as_it_is() -> None:
    """W-14: guide."""
    game = position(Land("G", {"N": "044 244"}), Seat("222", bought="guide"))
    assert uses(game) == set()


@pytest.mark.parametrize(
    "talent", "mule toboggan horse caravan wagon sleigh carriage tunnel".split()
)
def test_a_move_pays_nothing_and_builds_nothing(talent: str) -> None:
    """W-7, W-2: never coins for moves; no adjacency needed; the supply stays."""
    land = Land("G", {"N": "033 633"})
    bought = "" if talent == "tunnel" else talent
    game = position(land, Seat("044 034", bought=bought, coins=2), economy="hunting")
    play(game, f"use {talent}", "take 034")
    play(game, f"put {max(spots(game, 'put'))}")
    assert game.to_dict()["players"][0]["coins"] == 2
    assert supply(game) == (30, 4)
    assert forts(game) == set()


def test_a_house_is_never_put_back_where_it_was() -> None:
    """M1 ... MH: the hex it came from is not offered."""
    game = position(Land(), Seat("044 045", bought="mule horse wagon sleigh carriage"))
    for talent in ("mule", "horse", "wagon", "sleigh", "carriage"):
        for h in ("044", "045"):
            assert h not in targets(game, talent, h)


def test_moves_come_after_the_mandatory_action_too() -> None:
    """W-4: mule."""
    game = must(position(yard(Land()), Seat("044", hand="snowscape", bought="mule")))
    play(game, "use mule", "take 044", "put 045")
    assert acts(game) == {"end"}
    assert builds(position(Land(), Seat("045"))) == neighbours("045")
