"""Chances of winning: what is read in futures."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.advice.outlook import Outlook
from hexholm.advice.think import ENOUGH
from hexholm.bots.search.chances import Calibration, calibration
from hexholm.bots.search.outcomes import Ending, Judged, Reached

KEPT = [("hexholm.bots.kingdom", "plain"), ("hexholm.bots.kingdom", "boxes")]
KEPT += [("hexholm.bots.winter", "all")]
SOME = Calibration(8.0, 0.5)


@pytest.mark.parametrize(("package", "name"), KEPT)
def test_what_was_learned_is_there(package: str, name: str) -> None:
    softness, sharpness = calibration(package, name)
    assert 0 <= softness < 30
    assert -1 < sharpness < 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("left", [0.0, 0.4, 1.0])
def test_chances_sum_to_one_over_the_seats(seats: int, left: float) -> None:
    rng = random.Random(seats)
    shares = SOME.shares([rng.randrange(90) for _ in range(seats)], left)
    assert sum(shares) == pytest.approx(1)
    assert sum(SOME.chances(shares, left)) == pytest.approx(1)


@pytest.mark.parametrize("left", [0.0, 0.3, 1.0])
def test_more_gold_is_never_worse(left: float) -> None:
    chances = []
    for gold in range(30, 80):
        shares = SOME.shares([gold, 55, 40], left)
        chances.append(SOME.chances(shares, left)[0])
    assert chances == sorted(chances)
    assert chances[0] < 0.2 < 0.8 < chances[-1]


def test_a_narrow_lead_says_little_at_first_and_all_at_the_end() -> None:
    leads = [SOME.shares([52, 50], left)[0] for left in (1.0, 0.5, 0.0)]
    assert leads == sorted(leads)
    assert leads[0] < 0.6
    assert leads[-1] == 1
    assert SOME.shares([50, 50], 0.0) == (0.5, 0.5)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.8])
def test_steepness_is_the_slope(share: float) -> None:
    def chance(here: float) -> float:
        return SOME.chances([here, 1 - here], 0.2)[0]

    slope = (chance(share + 1e-5) - chance(share - 1e-5)) / 2e-5
    assert SOME.steepness(share, 0.2) == pytest.approx(slope, rel=1e-4)


def judged(*totals: tuple[int, int], ends: bool = False) -> Judged:
    """A turn after which the game ends like this, in one future after another."""
    endings = [_ending(one) for one in totals]
    game: Any = None
    reached = Reached((), game, True, (), (), endings[0] if ends else None)
    turn = Judged(reached, 0, 0.0, 0.0)
    for ending in endings[len(turn.endings) :]:
        turn.add(ending)
    return turn


def _ending(totals: tuple[int, int]) -> Ending:
    most = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == most]
    return Ending([{"total": total} for total in totals], winners)


def test_another_turn_is_the_best_one_and_the_difference() -> None:
    best, other = judged((60, 50), (50, 55)), judged((58, 50), (48, 55))
    few = Outlook(best, [], SOME, 0.5)
    more = Outlook(best, [_ending((60, 40))] * 30, SOME, 0.5)
    assert more.gold(best, 0).value - more.gold(other, 0).value == pytest.approx(2)
    assert more.chances(other)[0] > few.chances(other)[0]
    assert more.chances(best)[0] > more.chances(other)[0]
    assert more.error(best) < few.error(best)
    assert more.error(best) < more.error(other)
    assert (few.futures(other), more.futures(other)) == (2, 32)
    assert more.behind(other).value == pytest.approx(few.behind(other).value)
    assert more.behind(other).value > 0 == more.behind(best).value


def test_a_turn_that_was_given_up_stands_on_its_own() -> None:
    best, other = judged((60, 50), (50, 55)), judged((70, 50))
    outlook = Outlook(best, [_ending((60, 40))] * 30, SOME, 0.5)
    assert outlook.futures(other) == 1
    assert outlook.gold(other, 0).value == 70


def test_a_turn_that_ends_the_game_is_known() -> None:
    won, open_ = judged((60, 50), ends=True), judged((60, 50), (50, 55))
    outlook = Outlook(won, [], SOME, 0.1)
    assert outlook.chances(won) == (1, 0)
    assert (outlook.futures(won), outlook.error(won)) == (0, 0)
    assert 0 < outlook.behind(open_).value < 1
    assert outlook.behind(judged((50, 60), ends=True)) == (1, 0)


def test_chances_come_from_hundreds_of_futures() -> None:
    best = hexholm.analyse(hexholm.new_game(players=2, seed=3), work=0.3).best
    assert best is not None
    assert best.futures >= ENOUGH
    assert best.win_error < 0.04


def test_with_boxes_they_come_from_as_many_as_there_is_time_for() -> None:
    game = hexholm.new_game(players=2, seed=3, preset="everything")
    analysis = hexholm.analyse(game, work=0.3)
    assert analysis.best is not None
    assert analysis.best.futures > 20
    assert sum(analysis.chances) == pytest.approx(1)
    assert sum(analysis.best.chances) == pytest.approx(1)
