"""Matches that end when they are decided."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hexholm.arena import Comparison, Contest
from hexholm.arena.stopping import DOUBT, Better, Decided, Jury, Narrow, Rule, Shares
from hexholm.cli import main
from hexholm.game import SetupError

Capture = pytest.CaptureFixture[str]
MATCHES = 200


def verdicts(rule: Rule, share: float, rounds: int, seed: int) -> list[str]:
    """How matches of two games per deal end in which one bot wins this share of the games."""
    rng = random.Random(seed)
    return [_match(rule, share, rounds, rng) for _ in range(MATCHES)]


def _match(rule: Rule, share: float, rounds: int, rng: random.Random) -> str:
    shares = Shares()
    for _ in range(rounds):
        shares.add(((rng.random() < share) + (rng.random() < share)) / 2)
        if decided := rule.decides(shares):
            return decided[0]
    return "open"


def test_equal_bots_are_seldom_told_apart_however_often_one_looks() -> None:
    ends = verdicts(Decided(0.5), 0.5, 150, seed=1)
    assert 1 - ends.count("open") / MATCHES <= DOUBT


def test_a_better_bot_is_found_and_hardly_ever_missed() -> None:
    ends = verdicts(Better(0.65), 0.65, 400, seed=2)
    assert ends.count("below") / MATCHES <= DOUBT
    assert "open" not in ends


def test_a_bot_that_is_no_better_is_hardly_ever_called_so() -> None:
    ends = verdicts(Better(0.65), 0.5, 400, seed=3)
    assert ends.count("above") / MATCHES <= DOUBT
    assert "open" not in ends


def test_an_interval_holds_all_the_way() -> None:
    rng, missed = random.Random(4), 0
    for _ in range(MATCHES):
        shares, holds = Shares(), True
        for _ in range(60):
            shares.add(rng.choice((0, 0.5, 0.5, 1, 1)))
            holds = holds and not shares.is_above(0.6, DOUBT / 2)
            holds = holds and not shares.is_below(0.6, DOUBT / 2)
        missed += not holds
    assert missed / MATCHES <= DOUBT


def test_an_interval_and_its_bounds_say_the_same() -> None:
    rng, shares = random.Random(5), Shares()
    for _ in range(80):
        shares.add(rng.choice((0, 0.25, 0.5, 1, 1)))
    value, low, high = shares.interval()
    assert low < value < high
    assert shares.is_above(low - 0.001, DOUBT / 2)
    assert not shares.is_above(low + 0.001, DOUBT / 2)
    assert shares.is_below(high + 0.001, DOUBT / 2)
    assert not shares.is_below(high - 0.001, DOUBT / 2)


def test_games_all_won_or_all_lost_have_an_interval_too() -> None:
    won, lost = Shares(), Shares()
    for _ in range(30):
        won.add(1)
        lost.add(0)
    assert won.interval()[2] == 1
    assert lost.interval()[1] == 0
    assert won.interval().low == pytest.approx(1 - lost.interval().high)
    assert Shares().interval()[1:] == (0, 1)


def test_nothing_is_decided_in_the_middle_of_a_deal() -> None:
    jury = Jury(Decided(0.5), "a", 2)
    decided: list[int] = []
    for games in range(1, 41):
        jury.hear({"bots": ["a", "b"], "winners": [0]})
        decided += [games] if jury.verdict else []
    assert decided[0] % 2 == 0
    jury.hear({"bots": ["a", "b"], "winners": [1]})
    assert jury.verdict is not None
    assert (jury.verdict.kind, jury.verdict.games) == ("above", decided[0])


def test_a_match_ends_with_the_same_game_on_any_number_of_processes(tmp_path: Path) -> None:
    contest = Contest.between(["easy", "random"], 100, seed=7)
    logs = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.jsonl"
        comparison = Comparison(contest, out, until=Decided(0.5))
        comparison.play(jobs=jobs)
        assert comparison.jury is not None
        assert comparison.jury.verdict is not None
        assert comparison.jury.verdict.games == comparison.played < 100
        logs.append([json.loads(line)["log"] for line in out.read_text().splitlines()])
    assert logs[0] == logs[1]


def test_a_match_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    contest = Contest.between(["easy", "random"], 100, seed=7)
    whole, out = Comparison(contest, until=Decided(0.5)), tmp_path / "games.jsonl"
    whole.play()
    Comparison(Contest.between(["easy", "random"], 8, seed=7), out).play()
    again = Comparison(contest, out, until=Decided(0.5))
    assert (again.played, again.is_over) == (8, False)
    again.play()
    assert again.jury is not None
    assert whole.jury is not None
    assert again.jury.verdict == whole.jury.verdict
    kept = out.read_bytes()
    Comparison(contest, out, until=Decided(0.5)).play()
    assert out.read_bytes() == kept


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ({"--decide": "50"}, "easy wins more than 50.0%"),
        ({"--better": "55", "--than": "50"}, "easy wins more than 50.0%"),
        ({"--until-width": "60"}, "with an interval of at most 60.0%: easy wins"),
        ({"--until-width": "2"}, "not decided: easy has won"),
    ],
)
def test_the_arena_says_how_it_ended(rule: dict[str, str], says: str, capsys: Capture) -> None:
    words = [word for pair in rule.items() for word in pair]
    assert main(["arena", "--bots", "easy,random", "--games", "20", *words]) == 0
    assert says in " ".join(capsys.readouterr().out.split())


def test_the_verdict_is_in_the_json(capsys: Capture) -> None:
    words = ["--bots", "easy,random", "--decide", "50", "--json"]
    assert main(["arena", *words]) == 0
    verdict = json.loads(capsys.readouterr().out)["verdict"]
    assert verdict["kind"] == "above"
    assert verdict["limit"] == 0.5 < verdict["won"]["low"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--decide", "120"], "between 0 and 100%, not 120%"),
        (["--until-width", "0"], "between 0 and 100%, not 0%"),
        (["--better", "50"], "must be larger than 50%, not 50%"),
        (["--than", "50"], "--than is part of --better"),
        (["--decide", "50", "--better", "55"], "use one of them"),
        (["--decide", "50", "--bot", "normal", "--players", "3"], "of easy, random, normal"),
        (["--decide", "50", "--bots", "easy,easy"], "two different bots"),
    ],
)
def test_a_wrong_rule_is_refused(words: list[str], says: str, capsys: Capture) -> None:
    assert main(["arena", "--bots", "easy,random", *words]) == 2
    assert says in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("wrong", [lambda: Narrow(2), lambda: Decided(float("nan"))])
def test_a_share_is_between_nothing_and_all(wrong: Any) -> None:
    with pytest.raises(SetupError):
        wrong()
