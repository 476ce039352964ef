"""The turn: suitable hexes, adjacency, time, terrain cards, the end (W-1, 2, 4, 8, 9, 10)."""

import pytest

import hexholm
from tests.winter.helpers import (
    POINTS,
    TERRAINS,
    Land,
    Seat,
    acts,
    around,
    builds,
    coins,
    cost,
    finish,
    forts,
    houses,
    me,
    must,
    neighbours,
    play,
    points,
    position,
    rule,
    spots,
    supply,
    uses,
    yard,
)

MIXED = Land(
    "G", {"F": "043 044 045", "I": "033 034", "M": "053", "V": "054", "X": "035", "N": "055"}
)


def test_the_first_house_stands_on_any_hex_of_the_cards_terrain() -> None:
    """W-1, W-2: without an own building there is nothing to be adjacent to."""
    game = position(MIXED, Seat(hand="flower-field"))
    assert acts(game) == {f"{v} {h}" for v in ("build", "fort") for h in ("043", "044", "045")}


def test_ice_mountain_village_castle_and_tunnel_are_not_for_the_mandatory_action() -> None:
    """W-1: ice never lies on a terrain card; the others are never buildable."""
    game = position(MIXED, Seat())
    assert builds(game) == MIXED.hexes("G")
    for h in ("033", "053", "054", "035", "055", "044"):
        assert rule(game, f"build {h}") is not None


def test_an_occupied_hex_is_not_suitable() -> None:
    """W-1: empty; also of other players' buildings and of forts."""
    game = position(Land(), Seat("044"), Seat("043", "033"))
    assert builds(game) == neighbours("044") - {"043", "033"}
    assert rule(game, "build 043") == "W-1"


def test_adjacent_to_an_own_building_if_possible() -> None:
    """W-2: the literal six hexes around 044; a fort counts as well as a house."""
    around_it = {"043", "045", "033", "034", "053", "054"}
    assert builds(position(Land(), Seat("044"))) == around_it
    assert builds(position(Land(), Seat("", "044"))) == around_it
    assert rule(position(Land(), Seat("044")), "build 000") == "W-2"


def test_adjacency_goes_over_the_border_of_two_boards() -> None:
    """W-2: the assembled board is one land."""
    for h in ("000", "004", "048", "084", "080", "040"):
        assert len({n[0] for n in neighbours(h)}) == 3
        assert builds(position(Land(), Seat(h))) == neighbours(h)


def test_elsewhere_only_if_no_hex_next_to_an_own_building_allows_it() -> None:
    """W-2: if a legal hex of that action allows it; another own group elsewhere counts too."""
    land = Land("G", {"F": "044 600 601"})
    assert builds(position(land, Seat("022", hand="flower-field"))) == {"044", "600", "601"}
    assert builds(position(land, Seat("022 610", hand="flower-field"))) == {"600"} | (
        {"601"} & neighbours("610")
    )


def test_each_house_counts_at_once_for_the_next() -> None:
    """W-8, W-2: one by one."""
    game = play(position(Land(), Seat()), "build 044")
    assert builds(game) == neighbours("044")
    play(game, "build 045")
    assert builds(game) == around(["044", "045"]) - {"044", "045"}
    assert supply(game) == (30, 4)
    assert houses(game) == {"044", "045"}


def test_three_buildings_and_then_end() -> None:
    """W-8: exactly three, no end before, no fourth."""
    game = position(Land(), Seat())
    for h in ("044", "045", "046"):
        assert "end" not in acts(game)
        assert rule(game, "end") is not None
        play(game, f"build {h}")
    assert acts(game) == {"end"}
    assert rule(game, "build 047") is not None
    play(game, "end")
    assert game.player == 1


def test_as_many_as_the_terrain_has_hexes() -> None:
    """W-8: two flower fields are left."""
    land = Land("G", {"F": "044 000"})
    game = play(position(land, Seat(hand="flower-field")), "build 044", "build 000")
    assert acts(game) == {"end"}


def test_as_many_as_the_supply_allows() -> None:
    """W-8: one house and one fort are left."""
    game = position(Land(), Seat("044", supply=(1, 1)))
    play(game, "build 045")
    assert spots(game, "build") == set()
    assert spots(game, "fort") == around(["044", "045"]) - {"044", "045"}
    play(game, "fort 046")
    assert acts(game) == {"end"}


def test_talents_before_or_after_but_never_between() -> None:
    """W-4: never between the buildings of the mandatory action."""
    game = position(Land(), Seat("044", bought="pasture"))
    assert uses(game) == {"pasture"}
    play(game, "build 045")
    assert uses(game) == set()
    assert rule(game, "use pasture") == "W-4"
    play(game, "build 046")
    assert uses(game) == set()
    play(game, "build 047")
    assert acts(game) == {"use pasture", "end"}


def test_each_card_once_a_turn() -> None:
    """W-4: once, before or after."""
    game = position(Land(), Seat("044", bought="pasture mule"))
    play(game, "use pasture", "build 045")
    assert uses(game) == {"mule"}
    assert rule(game, "use pasture") == "W-4"
    play(game, "build 046", "build 047", "build 037")
    assert uses(game) == {"mule"}


def test_cards_are_fresh_again_in_the_next_turn() -> None:
    """7, W-4: tokens are refreshed, the tunnel's too."""
    land = Land("G", {"N": "044 444"})
    game = position(land, Seat("043", bought="pasture"), Seat("644"))
    play(game, "use pasture", "build 042", "use tunnel", "take 043", "put 443")
    assert me(game)["tunnel_used"]
    play(game, "build 041", "build 040", "build 030", "end")
    finish(game)
    assert game.player == 0
    assert {"pasture", "tunnel"} <= uses(game)
    assert not me(game)["tunnel_used"]


def test_no_talent_after_the_purchase_step_has_begun() -> None:
    """W-4: also the tunnel not."""
    land = yard(Land("G", {"N": "044 144"}))
    seat = Seat("043", hand="snowscape", bought="pasture", talents="mule", coins=cost("mule"))
    game = must(position(land, seat))
    assert uses(game) == {"pasture", "tunnel"}
    play(game, "buy mule")
    assert acts(game) == {"end"}
    assert rule(game, "use pasture") == "W-4"


def test_a_bought_card_is_usable_from_the_next_turn() -> None:
    """W-4: bought now, used in one's next turn."""
    game = must(
        position(yard(Land()), Seat("044", hand="snowscape", talents="mule", coins=cost("mule")))
    )
    play(game, "buy mule")
    assert uses(game) == set()
    finish(game)
    finish(game)
    assert "mule" in uses(game)


def test_a_begun_use_must_be_finished() -> None:
    """W-4: after `use` only its build, after `take` only its put."""
    game = position(Land(), Seat("044", bought="pasture mule"))
    assert {a.split()[0] for a in acts(play(game.copy(), "use pasture"))} == {"build", "fort"}
    assert acts(play(game, "use mule")) == {"take 044"}
    assert {a.split()[0] for a in acts(play(game, "take 044"))} == {"put"}


def test_the_played_card_is_discarded_and_a_new_one_drawn() -> None:
    """7, W-9: discard, draw."""
    game = finish(position(MIXED, Seat(hand="flower-field"), Seat()))
    assert game.to_dict()["discards"].get("flower-field") == 1
    assert len(me(game)["hand"]) == 1


def test_a_card_of_a_full_terrain_is_replaced_on_drawing() -> None:
    """W-9: only grassland has empty hexes, so that the new card is grassland."""
    for seed in range(10):
        game = position(yard(Land()), Seat(hand="snowscape"), Seat(), seed=seed)
        finish(game)
        assert me(game)["hand"] == ["grassland"]


def test_a_card_of_a_full_terrain_is_replaced_when_shown() -> None:
    """W-9: it could be built on when it was drawn."""
    game = finish(position(yard(Land()), Seat(hand="snowscape"), Seat(hand="snowscape")))
    assert game.player == 1
    assert me(game, 1)["hand"] == ["grassland"]
    assert game.to_dict()["discards"]["snowscape"] >= 2
    assert builds(game) == yard(Land()).hexes("G")


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """7: deck empty: reshuffle discards."""
    land = Land("G", {"F": "140 141 142 143 144", "T": "200 201 202 203 204"})
    rest = dict.fromkeys(TERRAINS, 5) | {"grassland": 4, "flower-field": 4}
    game = position(land, Seat(hand="grassland"), Seat(hand="flower-field"), discards=rest)
    finish(game)
    assert sum(game.to_dict()["discards"].values()) < 28
    assert me(game)["hand"][0] in ("grassland", "flower-field", "forest")


def test_a_hex_forbidden_by_a_twist_counts_as_empty() -> None:
    """W-9: the card stays although nothing can be built (Keep away)."""
    land = Land("G", {"S": "044"})
    game = position(land, Seat(hand="snowscape"), Seat("045"), twist="keep-away")
    assert me(game)["hand"] == ["snowscape"]
    assert acts(game) == {"end"}
    play(game, "end")
    assert game.player == 1
    assert not game.over


def test_the_round_is_finished_when_a_supply_is_empty() -> None:
    """W-10: the others of the round still have their turn."""
    game = position(Land(), Seat("044", supply=(3, 0)), Seat("444"), Seat("644"))
    finish(game)
    assert game.to_dict()["to_move"] == 1
    assert game.to_dict()["last_round"]
    finish(game)
    assert game.to_dict()["to_move"] == 2
    finish(game)
    assert game.over
    assert game.player is None
    assert game.legal_actions() == []


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    """W-10: everybody had the same number of turns."""
    game = position(Land(), Seat("044"), Seat("444", supply=(3, 0)), to_move=1)
    finish(game)
    assert game.over


def test_a_supply_with_a_fort_left_is_not_empty() -> None:
    """W-10: houses and forts."""
    game = position(Land(), Seat("044"), Seat("444", supply=(3, 1)), to_move=1)
    play(game, *(f"build {h}" for h in ("443", "442", "441")), "end")
    assert not game.over
    assert not game.to_dict()["last_round"]


def test_the_mover_goes_on_with_an_empty_supply() -> None:
    """W-10, W-6: the turn itself goes on: moves and purchases are still possible."""
    wallet = max(cost("guide"), cost("mule+"))
    seat = Seat("044", supply=(3, 0), bought="mule", talents="guide", coins=wallet)
    game = play(position(Land(), seat), "build 045", "build 046", "build 047")
    assert acts(game) >= {"use mule", "upgrade mule", "buy guide", "end"}
    assert builds(game) == set()
    assert supply(game) == (0, 0)


def test_a_round_in_which_nobody_built_is_the_last() -> None:
    """W-10: all are blocked (Keep away)."""
    land = Land("G", {"S": "044 244"})
    one, two = Seat("245 045", hand="snowscape"), Seat("043 243", hand="snowscape")
    game = position(land, one, two, twist="keep-away")
    play(game, "end")
    assert not game.over
    play(game, "end")
    assert game.over


def test_a_round_in_which_one_built_is_not_the_last() -> None:
    """W-10: nobody must have built."""
    land = Land("G", {"S": "044 244"})
    one, two = Seat("245 045", hand="snowscape"), Seat("043 243", hand="grassland")
    game = position(land, one, two, twist="keep-away")
    play(game, "end")
    finish(game)
    assert not game.over


def test_a_talent_build_is_building_too() -> None:
    """W-10: nobody built anything at all, also not by a talent."""
    land = Land("G", {"S": "044 244"})
    one = Seat("245 045", hand="snowscape", bought="pasture")
    two = Seat("043 243", hand="snowscape")
    game = position(land, one, two, twist="keep-away")
    play(game, "use pasture", "build 246")
    finish(game)
    finish(game)
    assert not game.over


@pytest.mark.parametrize("others", ["444 446", "444"])
def test_most_points_win_and_ties_share(others: str) -> None:
    """W-10: no tie-break; Wanderers pays for each group."""
    game = position(
        Land(),
        Seat("044 640", supply=(0, 1)),
        Seat(others, supply=(0, 1)),
        cards=("wanderers", "miners", "royalty"),
    )
    assert game.winners == []
    play(game, "fort 045", "end")
    assert game.player == 1
    play(game, "fort 443", "end")
    assert game.over
    assert points(game, "total") == [POINTS["wanderers"] * n for n in (2, len(others.split()))]
    assert game.winners == ([0, 1] if " " in others else [0])


def test_three_players_can_share_the_win() -> None:
    """W-10: ties share, whoever of them."""
    seats = [Seat(f"{p}44", supply=(0, 1)) for p in (0, 2, 4)]
    game = position(Land(), *seats, cards=("wanderers", "miners", "royalty"))
    play(game, "fort 045", "end", "fort 245", "end", "fort 445", "end")
    assert game.winners == [0, 1, 2]


def test_five_coin_builds_can_end_the_game() -> None:
    """W-10, W-6: the supply becomes empty in the purchase step (pasture)."""
    one = Seat("044", hand="snowscape", bought="pasture", coins=5, supply=(4, 0))
    game = must(position(yard(Land()), Seat("644"), one, to_move=1))
    finish(play(game, "repeat pasture", "use pasture", "build 045"))
    assert game.over


def test_after_the_end_nothing_can_be_played() -> None:
    """W-10."""
    game = finish(position(Land(), Seat(), Seat("444", supply=(1, 0)), to_move=1))
    assert game.over
    before = game.to_dict()
    with pytest.raises(hexholm.IllegalAction):
        play(game, "end")
    assert game.to_dict() == before


def test_coins_are_kept_from_turn_to_turn() -> None:
    """1, W-7: coins stay when nothing is bought."""
    game = finish(position(Land(), Seat(coins=1), Seat(coins=2)))
    assert (coins(game), coins(game, 1)) == (1, 2)
    assert forts(game) == set()
