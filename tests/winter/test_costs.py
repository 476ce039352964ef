"""What the talents cost, by edition; no other test names a price that is ours (W-talents)."""

import pytest

import hexholm
from tests.winter.helpers import (
    TALENTS,
    Land,
    Seat,
    coins,
    me,
    must,
    play,
    position,
    prices,
    rule,
    spots,
    yard,
)

FIRST_COSTS = {
    "pasture": (3, 1),
    "sawmill": (3, 1),
    "garden": (3, 1),
    "monastery": (3, 1),
    "hot-springs": (3, 1),
    "hunting-lodge": (3, 1),
    "tower": (3, 1),
    "homestead": (3, 1),
    "outpost": (3, 1),
    "port": (3, 1),
    "mine": (3, 2),
    "crossroads": (3, 2),
    "farm": (2, 2),
    "tavern": (2, 2),
    "horse": (2, 2),
    "wagon": (2, 2),
    "market": (2, 1),
    "barracks": (2, 1),
    "carriage": (2, 1),
    "sleigh": (2, 1),
    "caravan": (2, 3),
    "mule": (1, 1),
    "toboggan": (1, 2),
    "guide": (1, 2),
    "dog-sled": (1, 2),
}
COSTS = FIRST_COSTS | {
    "port": (2, 2),
    "mine": (3, 1),
    "market": (3, 1),
    "farm": (3, 1),
    "outpost": (4, 1),
    "crossroads": (3, 1),
    "toboggan": (1, 1),
    "horse": (2, 1),
    "guide": (1, 3),
    "dog-sled": (1, 1),
    "wagon": (2, 1),
    "carriage": (1, 1),
}
"""The same in the second edition: prices that measuring has changed (W-talents)."""
EDITIONS = ((1, FIRST_COSTS), (2, COSTS))


def shop(edition: int, **seat: object) -> hexholm.Game:
    """The mover stands before the purchase step."""
    mover = Seat("044", hand="snowscape", **seat)  # type: ignore[arg-type]
    return must(position(yard(Land()), mover, edition=edition))


def test_every_talent_has_its_costs() -> None:
    """W-talents: 25 talents; the prices that a game says are those of its edition."""
    assert set(FIRST_COSTS) == set(COSTS) == set(TALENTS)
    assert prices() == COSTS
    old = position(Land(), Seat(), edition=1).view(0)["prices"]
    assert {talent: tuple(both) for talent, both in old.items()} == FIRST_COSTS


@pytest.mark.parametrize(("edition", "table"), EDITIONS)
def test_printed_costs_are_kept(edition: int, table: dict[str, tuple[int, int]]) -> None:
    """9, 3d: mine costs 3, the upgrade of caravan 3; dog-sled is free when 1 is taken off."""
    assert table["mine"][0] == 3, edition
    assert table["caravan"][1] == 3, edition
    assert table["dog-sled"][0] == 1, edition


@pytest.mark.parametrize(("edition", "table"), EDITIONS)
@pytest.mark.parametrize("talent", TALENTS)
def test_costs(talent: str, edition: int, table: dict[str, tuple[int, int]]) -> None:
    """W-talents: what it costs to buy and to upgrade each of the 25 talents."""
    buy, upgrade = table[talent]
    for too_few in range(buy):
        poor = shop(edition, talents=talent, coins=too_few)
        assert talent not in spots(poor, "buy")
        assert rule(poor, f"buy {talent}") == "W-6"
    game = play(shop(edition, talents=talent, coins=buy), f"buy {talent}")
    assert coins(game) == 0
    assert me(game)["bought"][0]["name"] == talent
    assert not me(game)["bought"][0]["upgraded"]
    assert talent not in me(game)["talents"]
    for too_few in range(upgrade):
        assert talent not in spots(shop(edition, bought=talent, coins=too_few), "upgrade")
    game = play(shop(edition, bought=talent, coins=upgrade), f"upgrade {talent}")
    assert coins(game) == 0
    assert me(game)["bought"][0]["upgraded"]
