"""The purchase step: costs, upgrades, the five-coin option (W-talents, W-4, W-6)."""

import pytest

import hexholm
from tests.winter.helpers import (
    Land,
    Seat,
    acts,
    builds,
    coins,
    cost,
    finish,
    houses,
    me,
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


def shop(land: Land | None = None, *, houses: str = "044", **seat: object) -> hexholm.Game:
    """The mover stands before the purchase step, the mandatory action done in the yard."""
    mover = Seat(houses, hand="snowscape", **seat)  # type: ignore[arg-type]
    return must(position(yard(land or Land()), mover))


def test_all_costs_of_the_hand() -> None:
    """W-6: what the coins are enough for is offered, nothing else."""
    hand = ("mule", "farm", "mine", "caravan", "guide")
    for wallet in range(5):
        game = shop(talents=" ".join(hand), coins=wallet)
        assert spots(game, "buy") == {talent for talent in hand if cost(talent) <= wallet}
    assert spots(game, "upgrade") == spots(game, "repeat") == set()


def test_one_purchase_a_turn() -> None:
    """W-6: once, last: buy one, or upgrade one."""
    for first in ("buy mule", "upgrade guide"):
        game = play(shop(bought="guide", talents="mule farm", coins=9), first)
        assert acts(game) == {"end"}
        assert rule(game, "buy farm") == "W-6"


def test_no_purchase_before_the_mandatory_action_is_done() -> None:
    """W-6: last."""
    game = position(Land(), Seat("044", bought="guide", talents="mule", coins=9))
    for action in ("buy mule", "upgrade guide", "repeat tunnel", "repeat guide"):
        assert action not in acts(game)
        assert rule(game, action) is not None
    play(game, "build 045")
    assert spots(game, "buy") == set()


def test_only_cards_of_the_own_hand() -> None:
    """W-6: buy from the five dealt; upgrade what is bought and not yet upgraded."""
    one = Seat("044", hand="snowscape", bought="guide horse+", talents="mule farm mine", coins=9)
    game = must(position(yard(Land()), one, Seat(talents="sleigh")))
    assert spots(game, "buy") == {"mule", "farm", "mine"}
    assert spots(game, "upgrade") == {"guide"}
    for action in ("buy sleigh", "buy guide", "upgrade horse", "upgrade mule", "buy tunnel"):
        assert rule(game, action) is not None


def test_the_tunnel_has_no_upgrade() -> None:
    """TUN: tunnel: all players, from turn 1, no upgrade."""
    game = shop(coins=9)
    assert rule(game, "upgrade tunnel") is not None
    assert "tunnel" not in spots(game, "upgrade")


def test_coins_of_this_turn_can_be_spent() -> None:
    """4, W-7: paid at once, usable the same turn."""
    seat = Seat(hand="snowscape", talents="mule")
    game = must(position(yard(Land()), seat, economy="hunting"))
    assert coins(game) == 1
    assert spots(game, "buy") == {talent for talent in me(game)["talents"] if cost(talent) <= 1}


def test_an_upgrade_is_usable_from_the_next_turn() -> None:
    """3a, W-4: even if the card was used this turn; not the lower action at once."""
    land = Land("G", {"I": "034"})
    game = shop(land, bought="port", coins=cost("port+"))
    play(game, "upgrade port")
    assert acts(game) == {"end"}
    finish(finish(game))
    assert {"port", "port-2"} <= uses(game)


def test_an_upgrade_of_a_card_used_this_turn() -> None:
    """3a: upgrade also a card that was used this turn (pasture)."""
    game = shop(bought="pasture", coins=cost("pasture+"))
    play(game, "use pasture", "build 045", "upgrade pasture")
    assert acts(game) == {"end"}


def test_nothing_needs_to_be_bought() -> None:
    """W-6: end is always possible."""
    game = shop(talents="mule", coins=9)
    assert "end" in acts(game)
    play(game, "end")
    assert game.player == 1
    assert coins(game) == 9


def test_five_coins_use_a_talent_three_times() -> None:
    """W-6: up to three times in a row, even if already used."""
    game = shop(bought="pasture", coins=6)
    play(game, "use pasture", "build 045")
    assert "repeat pasture" in acts(game)
    play(game, "repeat pasture")
    assert coins(game) == 1
    for h in ("046", "047", "037"):
        assert uses(game) == {"pasture"}
        play(game, "use pasture")
        assert spots(game, "build")
        play(game, f"build {h}")
    assert {"045", "046", "047", "037"} <= houses(game)
    assert uses(game) == set()
    finish(game)
    assert game.player == 1


@pytest.mark.parametrize("often", [1, 2])
def test_five_coins_may_be_used_up_less_often(often: int) -> None:
    """W-6: up to three times."""
    game = play(shop(bought="pasture", coins=5), "repeat pasture")
    for h in ("045", "046")[:often]:
        play(game, "use pasture", f"build {h}")
    assert "end" in acts(game)
    finish(game)
    assert game.player == 1
    assert len(houses(game)) == 4 + often


def test_five_coins_are_needed() -> None:
    """W-6: four are not enough; with five nothing is left."""
    assert "repeat pasture" not in acts(shop(bought="pasture", coins=4))
    assert rule(shop(bought="pasture", coins=4), "repeat pasture") == "W-6"
    assert coins(play(shop(bought="pasture", coins=5), "repeat pasture")) == 0


def test_five_coins_replace_the_purchase() -> None:
    """W-6: or: after it no buying, after buying not it; other talents stay closed."""
    game = play(shop(bought="pasture horse", talents="mule", coins=9), "repeat pasture")
    assert acts(game) - {"end"} == {"use pasture"}
    play(game, "use pasture", "build 045")
    assert acts(game) - {"end"} == {"use pasture"}
    game = play(shop(bought="pasture", talents="mule", coins=9), "buy mule")
    assert acts(game) == {"end"}


def test_five_coins_for_the_tunnel() -> None:
    """W-6: the tunnel card included."""
    land = Land("G", {"N": "044 244"})
    game = shop(land, houses="043 033", coins=5)
    play(game, "use tunnel", "take 043", "put 243")
    play(game, "repeat tunnel", "use tunnel", "take 243", "put 043")
    play(game, "use tunnel", "take 033", "put 243", "use tunnel", "take 243", "put 033")
    assert uses(game) == set()
    assert {"043", "033"} <= houses(game)


def test_five_coins_turn_no_token() -> None:
    """W-6: tokens are neither needed nor turned (pasture, tunnel)."""
    land = Land("G", {"N": "022 222"})
    game = shop(land, bought="pasture", houses="044 021", coins=10)
    one = play(game.copy(), "repeat pasture", "use pasture", "build 045")
    assert [card["used"] for card in me(one)["bought"]] == [False]
    two = play(game.copy(), "repeat tunnel", "use tunnel", "take 021", "put 221")
    assert not me(two)["tunnel_used"]


def test_five_coins_never_for_the_mandatory_action() -> None:
    """W-6: never the mandatory action; not for cards that are not bought."""
    game = shop(talents="pasture", coins=9)
    assert spots(game, "repeat") == set()
    for card in ("mandatory", "pasture", "build"):
        assert rule(game, f"repeat {card}") is not None


def test_each_use_is_a_full_use_of_a_choose_card() -> None:
    """W-6: upper or lower, chosen each time (port)."""
    land = Land("G", {"I": "045 046", "S": "400 401 402 403"})
    game = must(position(land, Seat("044", hand="snowscape", bought="port+", coins=5)))
    play(game, "repeat port", "use port-2", "build 045", "use port", "build 403")
    play(game, "use port-2", "build 046")
    assert uses(game) == set()
    assert {"045", "403", "046"} <= houses(game)


def test_each_use_is_a_full_use_of_an_arrow_card() -> None:
    """W-6: upper, then optionally lower (pasture, mule)."""
    game = play(shop(bought="pasture+", coins=5), "repeat pasture", "use pasture", "build 045")
    assert spots(game, "put")
    play(game, "put 046", "use pasture", "build 045")
    assert "end" in acts(game)
    play(game, "end")
    assert uses(game) == {"pasture"}
    game = play(shop(bought="mule+", coins=5), "repeat mule", "use mule", "take 044", "put 045")
    play(game, "put 046", "use mule", "take 046", "put 047")
    assert "037" in spots(game, "put")


def test_caravan_repeated_builds_each_time() -> None:
    """W-6, T12: caravan: three moves, three houses left behind."""
    game = play(shop(bought="caravan+", coins=5), "repeat caravan")
    for a, b in (("044", "046"), ("046", "048"), ("044", "042")):
        play(game, "use caravan", f"take {a}", f"put {b}", f"build {a}")
    assert {"044", "046", "048", "042"} <= houses(game)


def test_only_the_upper_action_of_guide_can_be_repeated() -> None:
    """W-6: guide: the tunnel is not part of it."""
    land = Land("G", {"N": "022 222", "M": "045"})
    game = play(shop(land, bought="guide+", coins=5), "repeat guide")
    assert uses(game) == {"guide"}
    assert targets(game, "guide", "044") == neighbours("045") - {"044"}


def test_only_the_upper_action_of_crossroads_can_be_repeated() -> None:
    """W-6: crossroads: snowscape's right is forest."""
    land = Land("G", {"T": "045 046 047 036"})
    game = play(shop(land, bought="crossroads+", coins=5), "repeat crossroads")
    for h in ("045", "046", "047"):
        assert uses(game) == {"crossroads"}
        play(game, "use crossroads", f"build {h}")
    assert uses(game) == set()


def test_a_repeat_that_can_do_nothing_is_not_offered_or_ends() -> None:
    """W-6: a talent without a possible hex has no use (sawmill without forest)."""
    game = shop(bought="sawmill", coins=5)
    assert rule(game, "repeat sawmill") is not None


def test_a_repeat_by_the_lower_action_alone() -> None:
    """W-6: tavern: only the lower action is possible, so the three uses are of it."""
    one = Seat("600", hand="snowscape", bought="tavern+", coins=5)
    game = must(position(yard(Land("G", {"M": "403"})), one, Seat("043 044 045", "244 245 246")))
    play(game, "repeat tavern")
    assert "tavern-2" in uses(game)
    for h in ("042", "046", "243"):
        play(game, "use tavern-2", f"build {h}")
    assert uses(game) == set()


def test_five_coin_builds_earn_coins() -> None:
    """W-7: also for five-coin builds; the coins come too late for another purchase."""
    seat = Seat("044", hand="snowscape", bought="pasture", talents="mule", coins=5)
    game = must(position(yard(Land("G", {"V": "046"})), seat, economy="agriculture"))
    play(game, "repeat pasture", "use pasture", "build 045")
    assert coins(game) == 1
    play(game, "use pasture", "fort 055")
    assert coins(game) == 3
    finish(game)
    assert coins(game) == 3


def test_five_coins_stop_when_the_supply_is_empty() -> None:
    """W-6, W-8: nothing left to build."""
    game = shop(bought="pasture", coins=5, supply=(4, 0))
    play(game, "repeat pasture", "use pasture", "build 045")
    assert supply(game) == (0, 0)
    assert uses(game) == set()
    finish(game)
    assert game.to_dict()["last_round"]


def test_the_purchase_step_is_the_last() -> None:
    """W-6: no talents after it, whether used or not."""
    game = play(shop(bought="pasture horse", coins=6, talents="mule"), "upgrade pasture")
    assert acts(game) == {"end"}


def test_an_upgraded_card_keeps_its_upper_action() -> None:
    """3a: choose each turn either the upper or the lower action."""
    game = position(Land("G", {"I": "034"}), Seat("044", bought="port+"))
    assert uses(game) == {"port", "port-2"}
    assert builds(play(game, "use port")) == neighbours("044") - {"034"}
