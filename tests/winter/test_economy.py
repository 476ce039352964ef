"""The eight economy cards (W-economy, W-3, W-7)."""

import pytest

import hexholm
from tests.winter.helpers import (
    Land,
    Seat,
    acts,
    coins,
    cost,
    edge,
    finish,
    forts,
    houses,
    me,
    must,
    neighbours,
    paid,
    play,
    position,
    rule,
    spots,
    supply,
    uses,
    yard,
)


@pytest.mark.parametrize(("verb", "worth"), [("build", 1), ("fort", 2)])
def test_agriculture_pays_for_a_building_next_to_a_village(verb: str, worth: int) -> None:
    """agriculture: one coin a house next to a village, a fort is two."""
    game = position(Land("G", {"V": "044"}), Seat(), economy="agriculture")
    assert paid(game, f"{verb} 043") == worth
    assert paid(game, f"{verb} 042") == 0


def test_agriculture_pays_once_between_two_villages() -> None:
    """agriculture: one per house, not per village."""
    game = position(Land("G", {"V": "044 042"}), Seat(), economy="agriculture")
    assert paid(game, "build 043") == 1


def test_weapons_pays_next_to_an_own_fort() -> None:
    """weapons: a house next to at least one own fort; another player's fort does not pay."""
    seats = (Seat("", "044 046"), Seat("", "644"))
    game = position(Land(), *seats, economy="weapons")
    assert paid(game, "build 043") == 1
    assert paid(game, "build 045") == 1
    assert paid(game, "fort 045") == 2
    other = position(Land(), Seat("600"), Seat("", "601"), economy="weapons")
    assert paid(other, "build 610") == 0


def test_weapons_a_fort_needs_another_fort_beside_it() -> None:
    """weapons, W-economy: the first fort pays nothing, also not for the houses around it."""
    game = position(Land(), Seat("044"), economy="weapons")
    assert paid(game, "fort 045") == 0
    assert paid(game, "fort 045", "fort 046") == 2
    assert paid(game, "fort 045", "fort 046", "build 043") == 2


def test_fur_pays_on_the_top_board() -> None:
    """fur, W-18: the outer board chosen at the start."""
    for top in (1, 3, 6):
        game = position(Land(), Seat(), economy="fur", top_board=top)
        assert [paid(game, f"build {p}44") for p in range(7)] == [p == top for p in range(7)]
        assert paid(game, f"fort {top}44") == 2


def test_export_pays_on_the_outer_edge() -> None:
    """export, W-17: fewer than six neighbours on the assembled board."""
    game = position(Land(), Seat(), economy="export")
    rim = sorted(edge())[::13]
    assert [paid(game, f"build {h}") for h in rim] == [1] * len(rim)
    assert [paid(game, f"build {h}") for h in ("000", "044", "040", "144")] == [0] * 4
    assert paid(game, f"fort {rim[0]}") == 2


def test_cattle_pays_where_no_empty_hex_of_its_terrain_is_beside_it() -> None:
    """cattle: now: buildings of anybody fill the hexes around."""
    land = Land("G", {"T": "044 045"})
    seats = (Seat(hand="forest"), Seat("444"))
    game = position(land, *seats, economy="cattle")
    assert paid(game, "build 044") == 0
    assert paid(game, "build 044", "build 045") == 1
    assert paid(game, "build 044", "fort 045") == 2
    foreign = position(land, Seat(hand="forest"), Seat("045"), economy="cattle")
    assert paid(foreign, "build 044") == 1


def test_cattle_pays_for_a_single_hex() -> None:
    """cattle, W-economy: a building whose hex has no neighbour of its terrain at all pays too."""
    game = position(Land("G", {"T": "044"}), Seat(hand="forest"), economy="cattle")
    assert paid(game, "build 044") == 1


def test_cattle_pays_for_that_building_only() -> None:
    """cattle, W-7: a house that becomes closed in by another one pays nothing more."""
    land = Land("G", {"T": "043 044 045"})
    game = position(land, Seat(hand="forest"), economy="cattle")
    assert paid(game, "build 043") == 0
    assert paid(game, "build 043", "build 044") == 0
    assert paid(game, "build 043", "build 044", "build 045") == 1


def test_hunting_pays_for_a_new_area() -> None:
    """hunting: not next to any own house or fort; example: a fort in a new area is 2 coins."""
    game = position(Land(), Seat(), economy="hunting")
    assert paid(game, "build 044") == 1
    assert paid(game, "fort 044") == 2
    assert paid(game, "fort 044", "build 045") == 2
    beside_others = position(Land(), Seat(), Seat("044"), economy="hunting")
    assert paid(beside_others, "build 045") == 1


@pytest.mark.parametrize("row", ["043 044 045", "053 044 034", "033 044 054"])
def test_marble_pays_two_for_three_in_a_line(row: str) -> None:
    """marble: example: 2 coins for three in an unbroken straight line, any direction."""
    game = position(Land(), Seat(), economy="marble")
    a, b, c = row.split()
    assert paid(game, f"build {a}", f"build {b}") == 0
    assert paid(game, f"build {a}", f"build {b}", f"build {c}") == 2
    assert paid(game, f"build {b}", f"build {c}", f"build {a}") == 2


@pytest.mark.parametrize(("edition", "more"), [(1, 0), (2, 1)])
def test_marble_with_forts(edition: int, more: int) -> None:
    """marble, 9: the text leaves open what a fort is; it counts as two houses: one coin more.

    In the first edition it was always 2 (W-economy).
    """
    game = position(Land(), Seat(), economy="marble", edition=edition)
    assert paid(game, "fort 043", "fort 044", "fort 045") == 2 + 3 * more
    assert paid(game, "build 043", "fort 044", "build 045") == 2 + more


def test_marble_whatever_the_order() -> None:
    """marble, W-economy: three adjacent hexes in line, the middle one last."""
    game = position(Land(), Seat("033 034"), economy="marble")
    assert paid(game, "build 043", "build 045", "build 044") == 2


def test_marble_not_for_a_bend_or_a_gap() -> None:
    """marble: unbroken straight line."""
    game = position(Land(), Seat(), economy="marble")
    assert paid(game, "build 043", "build 044", "build 034") == 0
    gap = position(Land(), Seat("045 055"), economy="marble")
    assert paid(gap, "build 044", "build 043", "build 046") == 0


def test_marble_never_with_fewer_than_three() -> None:
    """marble, W-economy: the three buildings of the mandatory action; older ones don't help."""
    game = position(Land("G", {"S": "044 045"}), Seat("046", hand="snowscape"), economy="marble")
    play(game, "build 045", "build 044")
    assert acts(game) == {"end"}
    assert coins(game) == 0


def test_marble_not_for_talents() -> None:
    """marble: a talent's house is not of the mandatory action (pasture)."""
    game = position(Land(), Seat(bought="pasture"), economy="marble")
    assert paid(game, "use pasture", "build 044", "build 045", "build 046", "build 035") == 0
    assert paid(game, "build 044", "build 045", "build 035", "use pasture", "build 046") == 0


def test_talent_builds_pay() -> None:
    """W-7, 4: coins come from the mandatory action or a build talent (pasture, not caravan)."""
    land = Land("G", {"V": "044"})
    seat = Seat("043", bought="pasture caravan+")
    game = position(land, seat, economy="agriculture")
    assert paid(game, "use pasture", "build 033") == 1
    assert paid(game, "use pasture", "fort 033") == 2
    assert paid(game, "use caravan", "take 043", "put 045") == 0
    way = ("use caravan", "take 043", "put 045", "build 043")
    assert paid(game, *way) == 0  # W-7b
    assert paid(position(land, seat, economy="agriculture", edition=1), *way) == 1


def test_moves_pay_nothing() -> None:
    """W-7: never for moves: mule to a village, pasture's arrow."""
    land = Land("G", {"V": "044"})
    game = position(land, Seat("042", bought="mule pasture+"), economy="agriculture")
    assert paid(game, "use mule", "take 042", "put 043") == 0
    assert paid(game, "use pasture", "build 032", "put 033") == 0


def test_salvage_takes_houses_and_forts_off_the_board() -> None:
    """salvage, W-economy: 1 coin a house, 2 a fort, any number, out of the game."""
    game = shop(Seat("044 045", "046", hand="snowscape"))
    assert spots(game, "take") == {"044", "045", "046", "400", "401", "402"}
    assert paid(game, "take 044") == 1
    assert paid(game, "take 046") == 2
    play(game, "take 044", "take 046", "take 400")
    assert coins(game) == 4
    assert houses(game) == {"045", "401", "402"}
    assert forts(game) == set()
    assert supply(game) == (32 - 5, 3)
    assert (me(game)["out"], me(game)["out_forts"]) == (2, 1)


def shop(seat: Seat) -> hexholm.Game:
    """Before the purchase step, with Salvage."""
    return must(position(yard(Land()), seat, economy="salvage"))


def test_salvage_buildings_never_return() -> None:
    """salvage, W-10: buildings out of the game never return."""
    game = play(shop(Seat("044", hand="snowscape")), "take 044")
    finish(game)
    finish(game)
    assert supply(game) == (28, 4)
    assert me(game)["out"] == 1


def test_salvage_begins_the_purchase_step() -> None:
    """salvage, W-4: at the start of the purchase step: no talents afterwards."""
    game = shop(Seat("044", hand="snowscape", bought="pasture", talents="mule farm"))
    assert "pasture" in uses(game)
    play(game, "take 044")
    assert uses(game) == set()
    assert rule(game, "use pasture") == "W-4"
    assert spots(game, "buy") == {talent for talent in me(game)["talents"] if cost(talent) <= 1}


def test_salvage_comes_before_buying() -> None:
    """salvage: each turn before buying or upgrading."""
    game = shop(Seat("044 045", hand="snowscape", talents="mule", coins=cost("mule")))
    play(game, "take 044", "buy mule")
    assert acts(game) == {"end"}
    assert rule(game, "take 045") is not None


def test_salvage_pays_for_the_five_coin_option() -> None:
    """salvage, W-6: coins of five houses use a talent three times."""
    game = shop(Seat("044 045 046 047", hand="snowscape", bought="pasture"))
    play(game, *(f"take {h}" for h in ("045", "046", "047", "400", "401")))
    assert coins(game) == 5
    play(game, "repeat pasture", "use pasture")
    assert spots(game, "build") >= neighbours("044")


def test_salvage_not_before_the_mandatory_action() -> None:
    """salvage, W-6: last; building itself pays nothing."""
    game = position(Land(), Seat("044"), economy="salvage")
    assert spots(game, "take") == set()
    assert rule(game, "take 044") is not None
    assert paid(game, "build 045", "fort 046", "build 047") == 0


def test_salvage_only_own_buildings() -> None:
    """salvage: own houses."""
    one, two = Seat("044", hand="snowscape"), Seat("244")
    game = must(position(yard(Land()), one, two, economy="salvage"))
    assert "244" not in spots(game, "take")


def test_no_taking_without_salvage() -> None:
    """salvage: only with that card."""
    game = must(position(yard(Land()), Seat("044", hand="snowscape"), economy="hunting"))
    assert spots(game, "take") == set()
    assert rule(game, "take 044") is not None
