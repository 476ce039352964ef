"""Wagon's way: a path of empty hexes from the house to its target (W-15b)."""

import pytest

from tests.winter.helpers import (
    Land,
    Seat,
    around,
    neighbours,
    play,
    position,
    rule,
    step,
    targets,
    uses,
)

POCKET = "035 046 055 063 064"  # with 033 034 043 053 they close in 044, 045 and 054


def drives(land: Land, house: str, beside: str, *others: str, **more: object) -> list[set[str]]:
    """Where the wagon brings a house: by its upper action with an own building beside it, by its
    lower one with another player's building there instead."""
    rest = " ".join(others)
    own = (Seat(f"{house} {beside}", bought="wagon+"), Seat(rest))
    foreign = (Seat(house, bought="wagon+"), Seat(beside), Seat(rest))
    return [
        targets(position(land, *own, **more), "wagon", house),  # type: ignore[arg-type]
        targets(position(land, *foreign, **more), "wagon-2", house),  # type: ignore[arg-type]
    ]


def test_a_house_walled_in_stays() -> None:
    """W-15b, wagon: own and others' buildings all round it; the first edition asked no path."""
    mine = Seat("044 043 045", "033", bought="wagon+")
    for edition in (1, 2):
        game = position(Land(), mine, Seat("034 053 054"), edition=edition)
        for talent in ("wagon", "wagon-2"):
            assert bool(targets(game, talent, "044")) == (edition == 1)
            assert targets(game, talent, "043")


def test_a_wall_of_own_buildings_stops_it_too() -> None:
    """W-15b, wagon: empty hexes only, whoever has built on the others."""
    ring = " ".join(neighbours("044"))
    game = position(Land(), Seat(f"044 {ring}", bought="wagon+"))
    assert targets(game, "wagon", "044") == targets(game, "wagon-2", "044") == set()


def test_without_a_way_there_is_no_use() -> None:
    """W-15b, wagon: no house can go anywhere, and the reason says so."""
    ring = " ".join(neighbours("044") - {"045"})
    game = position(Land(), Seat("044", "045", bought="wagon+"), Seat(ring))
    assert uses(game) == set()
    for action in ("use wagon", "use wagon-2"):
        assert rule(game, action) is not None
    old = position(Land(), Seat("044", "045", bought="wagon+"), Seat(ring), edition=1)
    assert uses(old) == {"wagon", "wagon-2"}


def test_a_pocket_keeps_the_house_inside() -> None:
    """W-15b, W-15, wagon: it goes as far as the empty hexes are connected, beside its group."""
    mine = Seat("044 033 034 043 053", bought="wagon+")
    game = position(Land(), mine, Seat(POCKET))
    assert targets(game, "wagon", "044") == {"045", "054"}
    assert targets(game, "wagon-2", "044") == {"045", "054"}
    old = position(Land(), mine, Seat(POCKET), edition=1)
    group = {"033", "034", "043", "053"}
    taken = group | {"044", *POCKET.split()}
    assert targets(old, "wagon", "044") == around(group) - taken


def test_a_gap_opens_the_pocket() -> None:
    """W-15b, wagon: one empty hex is enough for the whole way round."""
    group = {"033", "034", "043", "053"}
    mine = Seat("044 033 034 043 053", bought="wagon")
    wall = POCKET.removeprefix("035 ")
    game = position(Land(), mine, Seat(wall))
    assert targets(game, "wagon", "044") == around(group) - group - {"044", *wall.split()}


@pytest.mark.parametrize("letter", "MI")
def test_ice_and_mountains_can_be_crossed(letter: str) -> None:
    """W-15b, wagon: empty ice and mountains are on the way; only ice is an end (W-1)."""
    ring = neighbours("044") - {"045"}
    land = Land("G", {letter: " ".join(ring)})
    closed = ring if letter == "M" else set()
    for found in drives(land, "044", "045"):
        assert found == neighbours("045") - {"044"} - closed


@pytest.mark.parametrize("letter", "XVN")
def test_castles_villages_and_tunnels_are_not_crossed(letter: str) -> None:
    """W-15b, wagon: they are no empty hexes, as for the slides of W-11."""
    land = Land("G", {letter: " ".join(neighbours("044") - {"045"})})
    assert drives(land, "044", "045") == [set(), set()]
    assert all(drives(land, "044", "045", edition=1))


def test_a_building_on_the_mountain_closes_the_way() -> None:
    """W-15b, wagon: a mountain with a building is not empty."""
    land = Land("V", {"G": "042 043 044", "M": "032 033"})
    assert drives(land, "044", "043") == [{"042"}, {"042"}]
    assert drives(land, "044", "043", "032") == [set(), set()]


def test_the_way_may_start_on_a_mountain() -> None:
    """W-15b, wagon: the hex it leaves is where the way begins, whatever it is."""
    land = Land("V", {"G": "042 043 033 032", "M": "044"})
    assert drives(land, "044", "043") == [{"033", "032", "042"}] * 2


def test_the_way_may_go_far_from_the_group() -> None:
    """W-15b, wagon: the hexes between need not touch the group."""
    land = Land("V", {"G": "043 044 045 046 056 065 064 063 062 052"})
    assert drives(land, "044", "043") == [{"052"}, {"052"}]


@pytest.mark.parametrize("edition", [1, 2])
def test_keep_away_lets_it_pass(edition: int) -> None:
    """W-15b, keep-away, wagon: it may not end next to a rival, but passes there."""
    land = Land("V", {"G": "042 043 044 033 032 022"})
    mine = Seat("044", "043", bought="wagon")
    game = position(land, mine, Seat("022"), twist="keep-away", edition=edition)
    assert targets(game, "wagon", "044") == {"042"}
    free = position(land, mine, Seat("022"), edition=edition)
    assert targets(free, "wagon", "044") == {"042", "032", "033"}


def test_separate_lands_have_no_way_over_a_border() -> None:
    """W-15b, separate-lands, wagon: 002 can be reached from 000 over the next board only."""
    over = [step("000", "ne"), step("001", "ne")]
    assert all(h is not None and h[0] != "0" for h in over)
    land = Land("V", {"G": f"000 001 002 {over[0]} {over[1]}"})
    mine = Seat("000", "001", bought="wagon")
    assert targets(position(land, mine), "wagon", "000") == {"002", *over}
    split = position(land, mine, twist="separate-lands")
    assert targets(split, "wagon", "000") == set()
    old = position(land, mine, twist="separate-lands", edition=1)
    assert targets(old, "wagon", "000") == {"002"}


def test_a_hex_without_a_way_is_refused() -> None:
    """W-15b, wagon: it touches the group, but no empty hexes lead there."""
    game = position(Land(), Seat("044 033 034 043 053", bought="wagon"), Seat(POCKET))
    play(game, "use wagon", "take 044")
    assert rule(game, "put 023") is not None
    assert rule(game, "put 045") is None


def test_repeated_for_five_coins_it_needs_a_way_each_time() -> None:
    """W-15b, W-6, wagon: a house that drove away opens the way for the next."""
    land = Land("V", {"G": "042 043 044 045 046 033 034", "S": "400 401 402"})
    mine = Seat("043 044 045", bought="wagon", coins=5, hand="snowscape")
    game = position(land, mine)
    play(game, "build 400", "build 401", "build 402", "repeat wagon", "use wagon", "take 045")
    play(game, "put 034")
    assert targets(game, "wagon", "044") == {"045", "033"}
