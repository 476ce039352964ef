"""Where two rules meet: twists with talents, forts, coins and the end of the game."""

from typing import Any

import hexholm
from tests.winter.helpers import (
    ALL,
    Land,
    Seat,
    acts,
    around,
    beyond,
    builds,
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
    points,
    position,
    rule,
    spots,
    step,
    supply,
    targets,
    uses,
    within,
    yard,
)

HERE = "000"


def there() -> str:
    """A hex of another board next to the corner 000 of the centre."""
    return min(n for n in neighbours(HERE) if n[0] != "0")


def test_separate_lands_tunnels_still_cross() -> None:
    """separate-lands, tunnel: tunnel moves do cross borders."""
    land = Land("G", {"N": "044 244"})
    game = position(land, Seat("043"), twist="separate-lands")
    assert targets(game, "tunnel", "043") == neighbours("244")


def test_separate_lands_a_tunnel_over_the_border_is_not_beside() -> None:
    """separate-lands, tunnel: neither the start nor the end is adjacent over a border."""
    land = Land("G", {"N": f"{there()} 044"})
    game = position(land, Seat(HERE), twist="separate-lands")
    assert uses(game) == set()
    assert uses(position(land, Seat(HERE))) == {"tunnel"}
    back = position(land, Seat("043"), twist="separate-lands")
    assert targets(back, "tunnel", "043") == neighbours(there(), apart=True)
    assert HERE not in targets(back, "tunnel", "043")


def test_separate_lands_guide_stops_at_the_border() -> None:
    """separate-lands, guide: a mountain area ends at the border."""
    land = Land("G", {"M": f"{HERE} {there()}"})
    seat = Seat("001", bought="guide")
    split = position(land, seat, twist="separate-lands")
    assert targets(split, "guide", "001") == neighbours(HERE, apart=True) - {"001"}
    whole = targets(position(land, seat), "guide", "001")
    assert whole == around({HERE, there()}) - {HERE, there(), "001"}


def test_separate_lands_wagon_and_t3_keep_to_their_board() -> None:
    """separate-lands, wagon, barracks-2: groups end at the border."""
    pair = f"{HERE} {there()}"
    split = position(Land(), Seat(pair, bought="wagon+"), twist="separate-lands")
    assert uses(split) == set()
    seat = Seat("001", f"{HERE}", bought="barracks+")
    game = position(Land(), seat, Seat(), twist="separate-lands")
    own = {HERE, "001"}
    assert builds(play(game, "use barracks-2")) == around(own, apart=True) - own


def test_separate_lands_a_row_over_the_border_is_no_row() -> None:
    """separate-lands, tavern: no line crosses a border, nor is its end beyond it."""
    west = step(HERE, "w")
    assert west is not None
    assert west[0] != "0"
    row = f"{west} 000 001"
    assert uses(position(Land(), Seat(row, bought="tavern"), twist="separate-lands")) == set()
    whole = position(Land(), Seat(row, bought="tavern"))
    assert "002" in builds(play(whole, "use tavern"))
    inner = position(Land(), Seat("000 001 002", bought="tavern"), twist="separate-lands")
    assert builds(play(inner, "use tavern")) == {"003"}


def test_separate_lands_slide_stops_at_the_border() -> None:
    """separate-lands, sleigh: no slide crosses a border."""
    game = position(Land(), Seat("044", bought="sleigh"), twist="separate-lands")
    assert targets(game, "sleigh", "044") == {"040", "048", "000", "004", "080", "084"}


def test_separate_lands_coins() -> None:
    """separate-lands: hunting pays beside an own house over the border, cattle and agriculture."""
    split: dict[str, Any] = {"twist": "separate-lands"}
    land = Land("G", {"T": f"{HERE} {there()}"})
    hunting = position(land, Seat(there(), hand="forest"), economy="hunting", **split)
    assert paid(hunting, f"build {HERE}") == 1
    cattle = position(land, Seat(hand="forest"), economy="cattle", **split)
    assert paid(cattle, f"build {HERE}") == 1
    assert paid(position(land, Seat(hand="forest"), economy="cattle"), f"build {HERE}") == 0
    village = Land("G", {"V": there()})
    farm = position(village, Seat(), economy="agriculture", **split)
    assert paid(farm, f"build {HERE}") == 0


def test_separate_lands_marble_needs_one_board() -> None:
    """separate-lands, marble: three in a line over a border pay nothing."""
    west = step(HERE, "w")
    assert west is not None
    row = (f"build {west}", f"build {HERE}", "build 001")
    seat = Seat(f"{step(west, 'w')} 011")
    assert paid(position(Land(), seat, economy="marble"), *row) == 2
    assert paid(position(Land(), seat, economy="marble", twist="separate-lands"), *row) == 0


def test_separate_lands_homestead_and_tower() -> None:
    """separate-lands: homestead and tower: adjacent only within a board."""
    game = position(Land(), Seat(there(), bought="homestead tower"), twist="separate-lands")
    assert builds(play(game.copy(), "use homestead")) == {h for h in ALL if h[0] == "0"}
    rim = edge()
    near = rim & neighbours(there(), apart=True)
    assert builds(play(game, "use tower")) == (near or rim)


def test_keep_away_closes_taverns_second_action() -> None:
    """keep-away, tavern-2: the end of a rival's row always touches that row."""
    seats = (Seat("600", bought="tavern+"), Seat("043 044 045"))
    assert uses(position(Land(), *seats)) == {"tavern-2"}
    assert uses(position(Land(), *seats, twist="keep-away")) == set()


def test_keep_away_no_legal_hex_left() -> None:
    """keep-away, W-8, W-9: nothing can be built, the card stays, the turn goes on."""
    land = Land("G", {"S": "045 034"})
    one = Seat("043", hand="snowscape", bought="mule pasture", talents="guide", coins=cost("guide"))
    game = position(land, one, Seat("044"), twist="keep-away")
    assert builds(game) == set()
    assert {"end", "buy guide"} <= acts(game)
    assert me(game)["hand"] == ["snowscape"]
    assert uses(game) == {"mule", "pasture"}


def test_keep_away_stops_in_the_middle_of_the_mandatory_action() -> None:
    """keep-away, W-8: one of three is possible."""
    land = Land("G", {"S": "045 600"})
    game = position(land, Seat(hand="snowscape"), Seat("044"), twist="keep-away")
    assert builds(game) == {"600"}
    play(game, "build 600")
    assert acts(game) == {"end"}


def test_keep_away_with_tunnel_wagon_and_arrow() -> None:
    """keep-away: tunnel, wagon, pasture's MB end nowhere next to a rival."""
    land = Land("G", {"N": "044 244"})
    seats = (Seat("043 042", bought="wagon pasture+"), Seat("246 640"))
    game = position(land, *seats, twist="keep-away")
    shut = around({"246", "640"})
    assert targets(game, "tunnel", "043") == neighbours("244") - shut
    assert "245" not in targets(game, "tunnel", "043")
    near = Seat("044", bought="pasture+")
    game = position(Land(), near, Seat("047"), twist="keep-away")
    play(game, "use pasture", "build 045")
    assert spots(game, "put") == neighbours("045") - {"044"} - around({"047"})


def test_keep_away_caravan_may_not_build_next_to_a_rival() -> None:
    """keep-away, caravan: the hex just left is next to a rival, so T12 is not possible."""
    game = position(Land(), Seat("044", bought="caravan+"), Seat("043"), twist="keep-away")
    play(game, "use caravan", "take 044", "put 064")
    assert "build 044" not in acts(game)
    assert builds(game) == neighbours("064") - around({"043"})


def test_keep_away_own_neighbours_are_free() -> None:
    """keep-away: next to own buildings only."""
    game = position(Land(), Seat("044"), Seat("644"), twist="keep-away")
    assert builds(game) == neighbours("044")


def test_hospitality_with_a_fort() -> None:
    """hospitality, W-3: a fort next to a village allows one extra building, which may be a fort."""
    game = position(Land("G", {"V": "044"}), Seat(), twist="hospitality", economy="agriculture")
    play(game, "fort 043")
    assert coins(game) == 2
    assert builds(game) == neighbours("043") - {"044"}
    play(game, "fort 033")
    assert coins(game) == 2  # W-7b
    assert game.to_dict()["turn"]["left"] == 2
    assert "end" not in acts(game)
    assert forts(game) == {"043", "033"}


def test_hospitality_between_two_villages_gives_one() -> None:
    """hospitality: each building allows one extra building."""
    game = position(Land("G", {"V": "044 042"}), Seat(), twist="hospitality")
    play(game, "build 043", "build 033")
    assert game.to_dict()["turn"]["left"] == 2


def test_hospitality_with_the_last_house() -> None:
    """hospitality, W-8: with an empty supply there is no extra building."""
    game = position(Land("G", {"V": "044"}), Seat("042", supply=(1, 0)), twist="hospitality")
    play(game, "build 043")
    assert acts(game) == {"end"}
    play(game, "end")
    assert game.to_dict()["last_round"]


def test_hospitality_extra_house_before_the_next_mandatory_one() -> None:
    """hospitality, W-4: at once; no talents in between."""
    game = position(Land("G", {"V": "044"}), Seat("042", bought="mule"), twist="hospitality")
    play(game, "build 043")
    assert uses(game) == set()
    play(game, "end")
    assert uses(game) == set()
    assert builds(game)


def test_quick_study_with_the_five_coin_option() -> None:
    """quick-study, W-6: five coins buy no card: nothing is used at once beside the three uses."""
    seat = Seat("044", hand="snowscape", bought="pasture", talents="mule", coins=9)
    game = must(position(yard(Land()), seat, twist="quick-study"))
    play(game, "repeat pasture")
    for h in ("045", "046", "047"):
        play(game, "use pasture", f"build {h}")
    assert uses(game) == set()
    bought = must(position(yard(Land()), seat, twist="quick-study"))
    play(bought, "buy mule", "use mule", "take 044", "put 045")
    assert acts(bought) == {"end"}
    assert coins(bought) == 9 - cost("mule")


def test_quick_study_build_earns_but_too_late() -> None:
    """quick-study, W-7: a coin from the house built at once; no second purchase."""
    land = yard(Land("G", {"V": "034"}))
    seat = Seat("044", hand="snowscape", talents="pasture mule", coins=cost("pasture"))
    game = must(position(land, seat, twist="quick-study", economy="agriculture"))
    play(game, "buy pasture", "use pasture", "build 045")
    assert coins(game) == 1
    assert acts(game) == {"end"}


def test_quick_study_arrow_card_upgraded_is_a_full_use() -> None:
    """quick-study, W-5: caravan upgraded now: move, then build on the hex just left."""
    seat = Seat("044", hand="snowscape", bought="caravan", coins=cost("caravan+"))
    game = must(position(yard(Land()), seat, twist="quick-study"))
    play(game, "upgrade caravan", "use caravan", "take 044", "put 046")
    assert acts(game) == {"build 044", "fort 044", "end"}


def test_salvage_does_not_stop_the_end_of_the_game() -> None:
    """salvage, W-10: the supply is empty, houses taken off leave the game: still the last round."""
    one = Seat("044", hand="snowscape", supply=(3, 0))
    game = must(position(yard(Land()), one, economy="salvage"))
    play(game, "take 044", "take 400")
    assert supply(game) == (0, 0)
    assert coins(game) == 2
    play(game, "end")
    assert game.to_dict()["last_round"]
    finish(game)
    assert game.over


def test_salvage_does_not_end_the_game() -> None:
    """salvage, W-10: a board emptied of houses with a full supply is not the end."""
    game = must(position(yard(Land()), Seat(hand="snowscape"), economy="salvage"))
    play(game, "take 400", "take 401", "take 402", "end")
    assert not game.to_dict()["last_round"]
    assert supply(game) == (29, 4)


def test_salvage_and_overreach_with_only_forts_left() -> None:
    """salvage, overreach: no house is left to be taken, and a fort is not."""
    land = yard(Land("G", {"F": "034"}))
    one = Seat("", "", hand="snowscape", bought="pasture garden")
    game = position(land, one, economy="salvage", twist="overreach")
    play(game, "fort 400", "fort 401", "fort 402")
    play(game, "use pasture", "fort 412", "use garden", "build 034", "take 034", "end")
    assert game.player == 1
    assert forts(game) == {"400", "401", "402", "412"}


def test_overreach_takes_no_fort() -> None:
    """overreach, W-3: a fort counts as one building and is never the one to go."""
    land = yard(Land("G", {"F": "034"}))
    one = Seat("044", hand="snowscape", bought="pasture garden")
    game = position(land, one, twist="overreach")
    play(game, "fort 400", "fort 401", "build 402", "use pasture", "fort 045")
    four = play(game.copy(), "end")
    assert four.player == 1
    play(game, "use garden", "build 034", "end")
    assert acts(game) == {f"take {h}" for h in ("044", "402", "034")}


def test_overreach_counts_caravans_house_not_its_move() -> None:
    """overreach, caravan: T12 is a building, its move is not."""
    land = yard(Land())
    one = Seat("044", hand="snowscape", bought="caravan+ pasture")
    game = must(position(land, one, twist="overreach"))
    play(game, "use caravan", "take 044", "put 046", "build 044", "use pasture", "build 045", "end")
    assert game.player == 0
    assert spots(game, "take")


def test_overreach_in_the_last_turn() -> None:
    """overreach, W-10: the taken house never returns, the supply stays empty, the round ends."""
    land = yard(Land("G", {"F": "034"}))
    one = Seat("044", hand="snowscape", bought="pasture garden", supply=(5, 0))
    game = must(position(land, one, twist="overreach"))
    play(game, "use pasture", "build 045", "use garden", "build 034", "end", "take 034")
    if game.player == 0:
        play(game, "end")
    assert game.player == 1
    assert supply(game) == (0, 0)
    assert game.to_dict()["last_round"]


def test_long_reach_with_no_adjacent_hex() -> None:
    """long-reach: a gap of mountains is bridged; nothing within two: anywhere."""
    hills = " ".join(neighbours("044"))
    land = Land("G", {"M": hills})
    game = position(land, Seat("044"), twist="long-reach")
    assert builds(game) == within({"044"}, 2) - neighbours("044")
    wide = Land("G", {"M": " ".join(within({"044"}, 2))})
    assert builds(position(wide, Seat("044"), twist="long-reach")) == wide.hexes("G") - {"044"}


def test_long_reach_adjacent_and_two_away_are_alike() -> None:
    """long-reach: a hex at distance 2 although an adjacent one is free."""
    game = play(position(Land(), Seat("044"), twist="long-reach"), "build 046")
    assert builds(game) == within({"044", "046"}, 2)


def test_caravans_second_action_after_its_move() -> None:
    """caravan, W-5: T12 needs no adjacency: far from all own buildings it builds there. Since
    W-7b it pays nothing; in the first edition Hunting paid."""
    for edition, house, fort in ((1, 1, 2), (2, 0, 0)):
        seat = Seat("044", bought="caravan+")
        game = position(Land(), seat, economy="hunting", edition=edition)
        play(game, "use caravan", "take 044", "put 046")
        assert paid(game, "build 044") == house
        assert paid(game, "fort 044") == fort
    beside = position(Land(), Seat("044 045", bought="caravan+"), economy="hunting", edition=1)
    assert paid(beside, "use caravan", "take 044", "put 042", "build 044") == 0


def test_caravans_second_action_with_an_empty_supply() -> None:
    """caravan, W-8: no house and no fort left."""
    one = Seat("044", hand="snowscape", bought="caravan+", supply=(3, 0))
    game = must(position(yard(Land()), one))
    play(game, "use caravan", "take 044", "put 046")
    assert acts(game) == {"end"}
    assert game.player == 0


def test_homesteads_move_blocked_on_all_sides() -> None:
    """homestead, W-16: MD: buildings all round the new house leave only `end` or nothing."""
    ring = "043 045 033 034 053"
    game = position(Land(), Seat("054", bought="homestead+"), Seat(ring))
    play(game, "use homestead", "build 044")
    assert spots(game, "put") == set()
    assert houses(game) == {"054", "044"}
    if acts(game) == {"end"}:
        play(game, "end")
    assert builds(game)
    assert "homestead" not in uses(game)


def test_mb_blocked_on_all_sides() -> None:
    """pasture, W-5: no suitable hex around the new house."""
    land = Land("G", {"M": "033 034 043 053 045"})
    game = position(land, Seat("054", bought="pasture+"))
    play(game, "use pasture", "build 044")
    assert spots(game, "put") == set()


def test_homestead_moves_over_mountain_and_village_but_not_off_the_board() -> None:
    """homestead, W-16: MD crosses any hex of the centre board without a building."""
    land = Land("G", {"M": "033 034 043", "V": "053 045", "I": "022"})
    game = position(land, Seat("054", bought="homestead+"))
    play(game, "use homestead", "build 044")
    assert "022" in spots(game, "put")
    assert all(h[0] == "0" for h in spots(game, "put"))
    assert spots(game, "put") == {h for h in land.hexes("GI") if h[0] == "0"} - {"044", "054"}


def test_a_move_that_splits_a_group_is_allowed() -> None:
    """W-15: wagon: the group is that before the move."""
    game = position(Land(), Seat("043 044 045", bought="wagon"))
    found = targets(game, "wagon", "044")
    assert found == around({"043", "045"}) - {"043", "044", "045"}


def test_mandatory_action_follows_a_moved_house() -> None:
    """W-2, W-4: mule before the mandatory action changes what is adjacent."""
    game = position(Land(), Seat("044", bought="sleigh"))
    far = list(beyond("044", "e"))[-1]
    play(game, "use sleigh", "take 044", f"put {far}")
    assert builds(game) == neighbours(far)


def test_guide_upgraded_in_a_land_of_one_tunnel() -> None:
    """guide, W-14: G2 with a single tunnel moves a house next to it."""
    land = Land("G", {"N": "044"})
    game = position(land, Seat("600", bought="guide+"))
    assert targets(game, "tunnel", "600") == neighbours("044")


def test_bargain_with_salvage() -> None:
    """bargain, salvage: take first, then any number of purchases."""
    want = cost("mule", "farm") - 3
    one = Seat("044", hand="snowscape", talents="mule farm", coins=want)
    game = must(position(yard(Land()), one, economy="salvage", twist="bargain"))
    assert paid(game, "take 044") == 1
    play(game, "take 044", "buy mule", "buy farm")
    assert coins(game) == 0
    assert rule(game, "take 400") is not None


def test_keep_away_crossroads_opens_another_terrain() -> None:
    """keep-away, crossroads, W-8: the card's terrain is closed, the one to its right is not."""
    land = Land("G", {"S": "045", "T": "600 601"})
    one = Seat("020", hand="snowscape", bought="crossroads+")
    game = position(land, one, Seat("044"), twist="keep-away")
    assert acts(game) == {"use crossroads", "use crossroads-2", "end"}
    play(game, "use crossroads-2")
    assert builds(game) == {"600", "601"}
    assert "end" not in acts(game)


def test_hospitality_under_crossroads() -> None:
    """hospitality, crossroads: the mandatory action on the terrain to the right counts too."""
    land = Land("G", {"U": "043", "V": "044"})
    game = position(land, Seat("042", bought="crossroads+"), twist="hospitality")
    play(game, "use crossroads-2", "build 043")
    assert builds(game) == around({"042", "043"}) - {"042", "043", "044"}


def test_weapons_with_a_fort_by_a_talent() -> None:
    """weapons, barracks: a fort next to a fort by a talent is 2 coins."""
    game = position(Land(), Seat("", "044", bought="barracks"), economy="weapons")
    assert paid(game, "use barracks", "fort 045") == 2
    assert paid(game, "use barracks", "build 045") == 1


def test_a_mountain_house_under_cattle() -> None:
    """cattle, mine-2: its own terrain is mountain."""
    game = position(Land("G", {"M": "044 046 047"}), Seat("600", bought="mine+"), economy="cattle")
    assert paid(game, "use mine-2", "build 044") == 1
    assert paid(game, "use mine-2", "build 046") == 0


def test_long_tunnels_can_be_blocked() -> None:
    """long-tunnels: no suitable hex around: the tunnel move is over."""
    hills = " ".join((neighbours("243") | neighbours("244")) - {"243", "244"})
    land = Land("G", {"N": "044 244", "M": hills})
    game = position(land, Seat("043"), twist="long-tunnels")
    play(game, "use tunnel", "take 043", "put 243")
    assert spots(game, "put") == set()
    assert houses(game) == {"243"}


def test_castle_points_at_the_end_with_forts_and_rivals() -> None:
    """W-cards, W-3: two houses against a fort share the castle."""
    game = position(Land("G", {"X": "044"}), Seat("043 045"), Seat("", "034"))
    assert points(game, "castles") == [3, 3]


def test_crossroads_second_with_a_full_terrain_to_the_right() -> None:
    """crossroads, W-8: X2 with one hex to the right builds one house only."""
    land = Land("G", {"U": "034"})
    game = position(land, Seat("044", bought="crossroads+"))
    play(game, "use crossroads-2", "build 034")
    assert acts(game) == {"end"}


def test_a_house_on_the_mountain_can_be_guided() -> None:
    """W-12, W-17: guide, dog-sled-2: an area under the house; the hex it leaves is not crossed."""
    for letter, talent, card in (("M", "guide", "guide"), ("I", "dog-sled-2", "dog-sled+")):
        game = position(Land("G", {letter: "044 045"}), Seat("044", bought=card))
        crossed = {"045"} if letter == "I" else set()
        assert targets(game, talent, "044") == neighbours("045") - {"044"} | crossed
        alone = position(Land("G", {letter: "044"}), Seat("044", bought=card))
        assert uses(alone) == set()


def whole(game: hexholm.Game) -> int:
    """All buildings of seat 0, wherever they are."""
    mine = me(game)
    supplied: dict[str, int] = mine["supply"]
    return len(mine["houses"]) + len(mine["forts"]) + sum(supplied.values())


def test_buildings_add_up_after_salvage() -> None:
    """W-10: 32 + 4 with those out of the game."""
    game = must(position(yard(Land()), Seat("044", "045", hand="snowscape"), economy="salvage"))
    assert whole(game) == 36
    play(game, "take 044", "take 045")
    assert whole(game) + me(game)["out"] + me(game)["out_forts"] == 36
