"""The eight twists (W-twists) and the examples of the rulebook's page 16."""

from typing import Any

import pytest

import hexholm
from tests.winter.helpers import (
    ALL,
    POINTS,
    STEPS,
    Land,
    Seat,
    acts,
    around,
    beyond,
    builds,
    coins,
    cost,
    distance,
    finish,
    forts,
    houses,
    me,
    must,
    name,
    neighbours,
    paid,
    play,
    points,
    position,
    rule,
    spots,
    supply,
    targets,
    uses,
    within,
    yard,
)


def bent(seat: Seat, twist: str, land: Land | None = None, **more: str) -> hexholm.Game:
    """After a mandatory action in the yard, with a twist."""
    return must(position(yard(land or Land()), seat, twist=twist, **more))  # type: ignore[arg-type]


# Overreach


def five(twist: str | None = "overreach", *more: str) -> hexholm.Game:
    """Seat 0 has built five buildings this turn, the mandatory action included."""
    seat = Seat(
        "044", hand="snowscape", bought="pasture garden", talents="mule", coins=cost("mule")
    )
    land = yard(Land("G", {"F": "034"}))
    game = must(position(land, seat, twist=twist))
    return play(game, "use pasture", "build 045", "use garden", "build 034", *more)


def test_overreach_takes_a_house_after_more_than_four_buildings() -> None:
    """overreach: three of the mandatory action and two by talents: one house leaves the game."""
    game = five()
    play(game, "end")
    assert game.player == 0
    assert acts(game) == {f"take {h}" for h in ("044", "045", "034", "400", "401", "402")}
    play(game, "take 044")
    assert game.player == 1
    assert "044" not in houses(game)
    assert me(game)["out"] == 1
    assert supply(game) == (32 - 6, 4)


def test_overreach_leaves_four_buildings_alone() -> None:
    """overreach: more than 4."""
    seat = Seat("044", hand="snowscape", bought="pasture")
    game = play(bent(seat, "overreach"), "use pasture", "build 045", "end")
    assert game.player == 1


def test_overreach_comes_after_the_purchase_step() -> None:
    """overreach: after the purchase step."""
    game = five("overreach", "buy mule", "end")
    assert game.player == 0
    assert {a.split()[0] for a in acts(game)} == {"take"}


def test_overreach_counts_five_coin_builds() -> None:
    """overreach: talents and five-coin builds included."""
    seat = Seat("044", hand="snowscape", bought="pasture", coins=5)
    game = bent(seat, "overreach")
    play(game, "repeat pasture", "use pasture", "build 045", "use pasture", "build 046", "end")
    while "end" in acts(game) and game.player == 0:
        play(game, "end")
    assert game.player == 0
    assert spots(game, "take")


def test_overreach_does_not_count_moves() -> None:
    """overreach: moves not."""
    seat = Seat("044", hand="snowscape", bought="pasture mule horse")
    game = play(bent(seat, "overreach"), "use pasture", "build 045")
    play(game, "use mule", "take 044", "put 043", "use horse", "take 043", "put 041", "end")
    assert game.player == 1


def test_overreach_is_the_only_twist_that_takes() -> None:
    """overreach: without it five buildings are fine."""
    assert five(None, "end").player == 1


def test_overreach_is_told_where_it_bites() -> None:
    """overreach: the fifth building of a turn costs a house, and says so; the fourth does not."""
    seat = Seat("044", hand="snowscape", bought="pasture garden")
    game = must(position(yard(Land("G", {"F": "034"})), seat, twist="overreach"))
    play(game, "use pasture", "build 045")
    assert "overreach" not in kinds(game)
    play(game, "use garden", "build 034")
    assert kinds(game) == ["overreach"]
    calm = play(five("keep-away"))
    assert "overreach" not in kinds(calm)


# Keep away


def kinds(game: hexholm.Game) -> list[str]:
    """What the last action brought about."""
    return [event.kind for event in game.events]


def test_keep_away_names_the_building() -> None:
    """keep-away: the reason says whose house or fort is next to the hex."""
    seats = (Seat(), Seat("044"), Seat(forts="644"))
    game = position(Land(), *seats, twist="keep-away")
    for code, seat, piece in (("045", "1", "house"), ("643", "2", "fort")):
        reason = game.why_not(f"build {name(code)}")
        assert reason is not None
        assert (reason.args["seat"], reason.args["piece"]) == (seat, piece)
        assert reason.text == f"Keep away: {name(code)} is next to another player’s {piece}"


def test_keep_away_forbids_hexes_next_to_other_players() -> None:
    """keep-away: no building may be built there; own neighbours are fine."""
    game = position(Land(), Seat(), Seat("044", "644"), twist="keep-away")
    assert builds(game) == set(ALL) - {"044", "644"} - around({"044", "644"})
    assert rule(game, "build 045") == "twist-keep-away"


def test_keep_away_looks_only_at_allowed_hexes_for_adjacency() -> None:
    """keep-away, 5: example: no adjacent hex is open because of the card, so build elsewhere."""
    land = Land("G", {"S": "045 600 601"})
    game = position(land, Seat("044", hand="snowscape"), Seat("046"), twist="keep-away")
    assert builds(game) == {"600", "601"}


def test_keep_away_is_for_moves_too() -> None:
    """keep-away: nor end a move; passing is free (mule, horse, sleigh-2)."""
    seats = (Seat("044", bought="mule horse sleigh+"), Seat("046"))
    game = position(Land(), *seats, twist="keep-away")
    shut = around({"046"})
    assert targets(game, "mule", "044") == neighbours("044") - shut
    assert targets(game, "horse", "044") == {"042", "022", "024", "062", "064"} - shut
    ways = {h for d in STEPS if d != "e" for h in beyond("044", d)}
    assert targets(game, "sleigh-2", "044") == ways - shut


def test_keep_away_a_slide_that_must_end_at_a_rival_is_no_slide() -> None:
    """keep-away, W-11: sleigh must stop right before the obstacle, which is forbidden."""
    game = position(Land(), Seat("044", bought="sleigh"), Seat("047"), twist="keep-away")
    assert "046" not in targets(game, "sleigh", "044")
    assert "045" not in targets(game, "sleigh", "044")


# Long reach


def test_long_reach_two_hexes_count_as_adjacent() -> None:
    """long-reach: within distance 2, over anything."""
    land = Land("G", {"M": "045 035", "I": "043"})
    game = position(land, Seat("044"), twist="long-reach")
    assert builds(game) == within({"044"}, 2) - {"045", "035", "043"}


def test_long_reach_elsewhere_only_if_nothing_is_within_two() -> None:
    """long-reach: it must be within 2 if possible."""
    land = Land("G", {"S": "046 600"})
    game = position(land, Seat("044", hand="snowscape"), twist="long-reach")
    assert builds(game) == {"046"}
    assert distance("044", "047") == 3
    land = Land("G", {"S": "047 600"})
    game = position(land, Seat("044", hand="snowscape"), twist="long-reach")
    assert builds(game) == {"047", "600"}


def test_long_reach_is_for_the_mandatory_action_only() -> None:
    """long-reach: in the mandatory action (pasture stays next to an own building)."""
    game = position(Land(), Seat("044", bought="pasture"), twist="long-reach")
    assert builds(play(game, "use pasture")) == neighbours("044")


def test_long_reach_is_for_placement_only() -> None:
    """long-reach: Hunting still pays at distance 2."""
    game = position(Land(), Seat("044"), twist="long-reach", economy="hunting")
    assert paid(game, "build 046") == 1
    assert paid(game, "build 045") == 0


# Quick study


def test_quick_study_uses_a_bought_card_at_once() -> None:
    """quick-study, 5: example: buys Mine for 3, uses it at once."""
    land = Land("G", {"M": "045"})
    seat = Seat("044", hand="snowscape", talents="mine", coins=cost("mine"))
    game = play(bent(seat, "quick-study", land), "buy mine")
    assert coins(game) == 0
    assert acts(game) == {"use mine", "end"}
    play(game, "use mine")
    assert builds(game) == neighbours("045") & neighbours("044")
    play(game, "build 034")
    assert acts(game) == {"end"}


def test_quick_study_uses_an_upgraded_card_at_once() -> None:
    """quick-study: a card bought or upgraded; port, port-2."""
    land = Land("G", {"I": "045", "S": "400 401 402 403"})
    seat = Seat("044", hand="snowscape", bought="port", coins=cost("port+"))
    game = must(position(land, seat, twist="quick-study"))
    play(game, "upgrade port")
    assert uses(game) == {"port", "port-2"}
    play(game, "use port-2", "build 045")
    assert acts(game) == {"end"}


def test_quick_study_not_for_a_card_used_this_turn() -> None:
    """quick-study: unless it was already used this turn."""
    seat = Seat("044", hand="snowscape", bought="pasture", coins=cost("pasture+"))
    game = play(bent(seat, "quick-study"), "use pasture", "build 045", "upgrade pasture")
    assert acts(game) == {"end"}


def test_quick_study_can_be_left_alone() -> None:
    """quick-study: may be used; the next turn it is a card like others."""
    seat = Seat("044", hand="snowscape", talents="mule", coins=cost("mule"))
    game = finish(play(bent(seat, "quick-study"), "buy mule"))
    assert game.player == 1
    finish(game)
    assert "mule" in uses(game)


def test_quick_study_opens_no_other_card() -> None:
    """quick-study, W-4: only the card bought now."""
    seat = Seat("044", hand="snowscape", bought="pasture", talents="mule", coins=cost("mule"))
    game = play(bent(seat, "quick-study"), "buy mule")
    assert acts(game) == {"use mule", "end"}


def test_quick_study_crossroads_second_comes_too_late() -> None:
    """quick-study: Crossroads' lower action comes too late, the upper one does not."""
    land = Land("G", {"T": "045"})
    seat = Seat("044", hand="snowscape", bought="crossroads", coins=cost("crossroads+"))
    game = play(bent(seat, "quick-study", land), "upgrade crossroads")
    assert uses(game) == {"crossroads"}


# Hospitality


def test_hospitality_gives_an_extra_building() -> None:
    """hospitality, 5: example: next to a village, at once an extra building beside an own one."""
    land = yard(Land("G", {"V": "411", "I": "045"}))
    game = position(land, Seat("044", hand="snowscape"), twist="hospitality")
    play(game, "build 402")
    assert "411" not in neighbours("402")
    assert builds(game) == {"401"}
    play(game, "build 401")
    own = {"044", "402", "401"}
    free = around(own) - own - {"411"}
    assert acts(game) == {f"{v} {h}" for v in ("build", "fort") for h in free} | {"end"}
    play(game, "build 045")
    assert builds(game) == {"400"}
    play(game, "build 400")
    assert builds(game)
    play(game, "end")
    assert acts(game) == {"end"}
    assert houses(game) == {"044", "400", "401", "402", "045"}


def test_hospitality_is_told_where_it_bites() -> None:
    """hospitality: building next to a village says so, unless no further building is possible."""
    land = Land("G", {"V": "044"})
    assert kinds(play(position(land, Seat(), twist="hospitality"), "build 043")) == ["guest"]
    assert kinds(play(position(land, Seat(), twist="hospitality"), "build 600")) == []
    alone = Land("M", {"V": "044", "G": "043 600 601"})
    game = position(alone, Seat(), twist="hospitality")
    assert kinds(play(game, "build 043")) == []
    assert builds(game) == {"600", "601"}


def test_hospitality_gives_none_itself() -> None:
    """hospitality: the extra building next to a village gives no further one."""
    game = position(Land("G", {"V": "044"}), Seat(), twist="hospitality")
    play(game, "build 043", "build 033")
    assert "end" not in acts(game)
    assert game.to_dict()["turn"]["left"] == 2


def test_hospitality_only_for_the_mandatory_action() -> None:
    """hospitality: a talent's building does not count (pasture)."""
    game = position(Land("G", {"V": "044"}), Seat("043", bought="pasture"), twist="hospitality")
    play(game, "use pasture", "build 033")
    assert "end" not in acts(game)
    assert game.to_dict()["turn"]["left"] == 3


@pytest.mark.parametrize(("edition", "house", "fort"), [(1, 1, 2), (2, 0, 0)])
def test_hospitality_pays_no_coins(edition: int, house: int, fort: int) -> None:
    """hospitality, W-7b: the guest house pays none; in the first edition it counted for coins
    like the mandatory action."""
    land = Land("G", {"V": "044"})
    agriculture: dict[str, Any] = {"economy": "agriculture", "edition": edition}
    game = position(land, Seat(), twist="hospitality", **agriculture)
    assert paid(game, "build 043", "build 033") == 1 + house
    assert paid(game, "build 043", "fort 033") == 1 + fort


def test_hospitality_not_for_marble() -> None:
    """hospitality, marble: neither in the line nor in its way."""
    land = Land("G", {"V": "034"})
    game = position(land, Seat(), twist="hospitality", economy="marble")
    assert paid(game, "build 044", "build 043", "build 045", "end", "build 054") == 0
    way = ("build 044", "build 053", "build 045", "end", "build 046")
    assert paid(game, *way) == 2


# Long tunnels


def test_long_tunnels_lets_the_house_go_one_hex_further() -> None:
    """long-tunnels, 5: example: tunnels a house, then moves it 1 hex."""
    land = Land("G", {"N": "044 244", "M": "242", "I": "232"})
    game = position(land, Seat("043 600"), twist="long-tunnels")
    play(game, "use tunnel", "take 043", "put 243")
    free = neighbours("243") - {"244", "242"}
    assert spots(game, "put") == free
    assert acts(game) == {f"put {h}" for h in free} | {"end"}
    assert houses(play(game.copy(), "put 232")) == {"232", "600"}
    stay = play(game, "end")
    assert houses(stay) == {"243", "600"}
    assert stay.player == 0
    assert builds(stay)


def test_long_tunnels_by_guide() -> None:
    """long-tunnels: also by G2 (guide)."""
    land = Land("G", {"N": "044 244"})
    game = position(land, Seat("600", bought="guide+"), twist="long-tunnels")
    play(game, "use tunnel", "take 600", "put 243")
    assert spots(game, "put") == neighbours("243") - {"244"}


def test_long_tunnels_by_five_coins() -> None:
    """long-tunnels: also by five coins."""
    land = Land("G", {"N": "044 244"})
    seat = Seat("043", hand="snowscape", coins=5)
    game = bent(seat, "long-tunnels", land)
    play(game, "repeat tunnel", "use tunnel", "take 043", "put 243", "put 242")
    assert "242" in houses(game)


# Separate lands


def across() -> tuple[str, str]:
    """Two adjacent hexes of different boards, the first on the centre board."""
    return "000", min(n for n in neighbours("000") if n[0] != "0")


def test_separate_lands_have_no_adjacency_over_a_border() -> None:
    """separate-lands, 5: example: hex X does not adjoin the red house on another board."""
    here, there = across()
    game = position(Land(), Seat(here), twist="separate-lands")
    assert builds(game) == neighbours(here, apart=True)
    assert there not in builds(game)
    assert rule(game, f"build {there}") is not None


def test_separate_lands_stop_steps_jumps_and_slides() -> None:
    """separate-lands: mule, horse, horse-2, sleigh, toboggan-2."""
    here, _ = across()
    seat = Seat(here, bought="mule horse+ sleigh toboggan+")
    game = position(Land(), seat, twist="separate-lands")
    assert targets(game, "mule", here) == neighbours(here, apart=True)
    for talent in ("horse", "horse-2", "toboggan-2", "sleigh"):
        assert targets(game, talent, here)
        assert all(h[0] == "0" for h in targets(game, talent, here))
    assert targets(game, "sleigh", here) == {"004", "040", "084"}


def test_separate_lands_stop_groups_and_areas() -> None:
    """separate-lands: Wanderers counts two groups, dog-sled and carriage stay on their board."""
    here, there = across()
    land = Land("G", {"I": f"{here} {there}"})
    split = position(land, Seat(f"{here} {there}"), twist="separate-lands")
    assert points(split, "wanderers")[0] == 2 * POINTS["wanderers"]
    assert points(position(land, Seat(f"{here} {there}")), "wanderers")[0] == POINTS["wanderers"]
    seat = Seat("001", bought="dog-sled carriage")
    assert targets(position(land, seat, twist="separate-lands"), "dog-sled", "001") == {here}
    assert targets(position(land, seat), "dog-sled", "001") == {here, there}


def test_separate_lands_leave_the_outer_edge_unchanged() -> None:
    """separate-lands: export and scouts mean the edge of the whole board."""
    game = position(Land(), Seat(), twist="separate-lands", economy="export")
    assert paid(game, "build 000") == 0


# Bargain


def test_bargain_example() -> None:
    """bargain, 5: example: Dog sled for nothing, then Caravan's upgrade for 2 instead of 3."""
    seat = Seat("044", hand="snowscape", bought="caravan", talents="dog-sled", coins=2)
    game = bent(seat, "bargain")
    play(game, "buy dog-sled")
    assert coins(game) == 2
    play(game, "upgrade caravan")
    assert coins(game) == 0


def test_bargain_any_number_also_an_upgrade_of_a_card_bought_now() -> None:
    """bargain: costs 1 less, at least 0; any number in one turn."""
    wanted = ("mule", "mule+", "guide", "pasture", "guide+", "pasture+")
    wallet = sum(max(0, cost(card) - 1) for card in wanted)
    seat = Seat("044", hand="snowscape", talents="mule pasture guide", coins=wallet)
    game = bent(seat, "bargain")
    for card in wanted:
        before = coins(game)
        play(game, f"upgrade {card[:-1]}" if "+" in card else f"buy {card}")
        assert coins(game) == before - max(0, cost(card) - 1)
    assert coins(game) == 0
    play(game, "end")
    assert {c["name"]: c["upgraded"] for c in me(game)["bought"]} == {
        "mule": True,
        "guide": True,
        "pasture": True,
    }


def test_bargain_cards_are_usable_from_the_next_turn() -> None:
    """bargain, W-4: no Quick study."""
    seat = Seat("044", hand="snowscape", talents="mule", coins=3)
    game = play(bent(seat, "bargain"), "buy mule")
    assert uses(game) == set()


def test_bargain_five_coins_cost_five_and_replace_all_purchases() -> None:
    """bargain: the five-coin option still costs 5 and replaces all purchases."""
    seat = Seat("044", hand="snowscape", bought="pasture", talents="mule", coins=5)
    game = bent(seat, "bargain")
    assert "repeat pasture" in acts(game)
    bought = play(game.copy(), "buy mule")
    assert coins(bought) == 5 - max(0, cost("mule") - 1)
    assert spots(bought, "repeat") == set()
    play(game, "repeat pasture")
    assert coins(game) == 0
    assert spots(game, "buy") == spots(game, "upgrade") == set()
    seat = Seat("044", hand="snowscape", bought="pasture", coins=4)
    assert spots(bent(seat, "bargain"), "repeat") == set()


def test_without_bargain_prices_are_full() -> None:
    """bargain: only with the twist (dog-sled costs 1)."""
    seat = Seat("044", hand="snowscape", talents="dog-sled", coins=0)
    assert "dog-sled" not in spots(must(position(yard(Land()), seat)), "buy")
    assert forts(must(position(yard(Land()), seat))) == set()
