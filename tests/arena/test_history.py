"""Ladders that are kept, and ratings over all of them."""

import json
import random
from pathlib import Path

import pytest

from hexholm.arena import Contest
from hexholm.arena.elo import MIDDLE, Score, elo
from hexholm.arena.history import fingerprint, rated
from hexholm.cli import main

Capture = pytest.CaptureFixture[str]


def ladder(label: str, bots: dict[str, str], seed: int = 1, **ahead: float) -> dict[str, object]:
    """A kept ladder; `a_b=0.7` says how often a was ahead of b."""
    duels = [
        {"one": one, "other": other, "ahead": share}
        for (one, _, other), share in ((key.partition("_"), share) for key, share in ahead.items())
    ]
    line = {"ladder": label, "kind": "[2]", "seed": seed, "games": 100}
    return {**line, "bots": bots, "duels": duels}


def test_elo_finds_the_odds() -> None:
    found = elo({("a", "b"): Score(10_000 / 11, 1000)}, ["a"])
    assert found["a"].value == MIDDLE
    assert found["b"].value == pytest.approx(MIDDLE - 400, abs=3)


def test_elo_agrees_with_many_games() -> None:
    rng, strengths = random.Random(1), {"a": 0.0, "b": 120.0, "c": 300.0}
    scores = {}
    for one, other in (("a", "b"), ("b", "c"), ("a", "c")):
        chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        scores[one, other] = Score(sum(rng.random() < chance for _ in range(4000)), 4000)
    found = elo(scores, ["a", "b", "c"])
    assert found["b"].value == MIDDLE
    for name, strength in strengths.items():
        _, low, high = found[name]
        assert low - 5 < strength + MIDDLE - 120 < high + 5
        assert high - low < 60


def test_one_who_won_everything_is_not_infinitely_strong() -> None:
    found = elo({("a", "b"): Score(20, 20)}, ["b"])
    assert 300 < found["a"].value - MIDDLE < 3000
    assert found["a"].low < found["a"].value < found["a"].high


def test_unchanged_bots_link_two_versions() -> None:
    first = ladder("1", {"a": "x", "b": "y"}, a_b=0.7)
    second = ladder("2", {"a": "z", "b": "y"}, 2, a_b=0.9)
    old, new = rated([first, second])
    assert (old.label, new.label) == ("1", "2")
    assert old.bots["b"] == new.bots["b"]
    assert new.bots["a"].rating.value > old.bots["a"].rating.value + 150
    assert [rung.is_new for rung in new.bots.values()] == [True, False]
    assert not any(rung.is_new for rung in old.bots.values())


def test_the_same_games_count_once() -> None:
    once = rated([ladder("1", {"a": "x", "b": "y"}, a_b=0.7)])
    again = [ladder("1", {"a": "x", "b": "y"}, a_b=0.7), ladder("2", {"b": "y", "a": "x"}, b_a=0.3)]
    assert rated(again)[0].bots == once[0].bots
    others = [again[0], ladder("2", {"a": "x", "b": "y"}, seed=2, a_b=0.7)]
    wide, narrow = once[0].bots["b"].rating, rated(others)[0].bots["b"].rating
    assert narrow.value == pytest.approx(wide.value, abs=1)
    assert narrow.high - narrow.low < 0.8 * (wide.high - wide.low)


def test_a_bot_of_another_version_is_not_listed_but_counts() -> None:
    line = ladder("2", {"a": "x", "a@there": "y"})
    line["duels"] = [{"one": "a", "other": "a@there", "ahead": 0.8}]
    (chapter,) = rated([line])
    assert list(chapter.bots) == ["a"]
    assert rated([]) == []


def test_a_fingerprint_is_what_is_played() -> None:
    contest = Contest.round_robin(["easy", "random"], 2)
    prints = [fingerprint(name, contest) for name in ("easy", "random", "easy")]
    assert prints[0] == prints[2] != prints[1]


def test_the_ladder_shows_what_was_kept(tmp_path: Path, capsys: Capture) -> None:
    keep, docs = tmp_path / "kept.jsonl", tmp_path / "docs"
    words = ["ladder", "--bots", "random,easy", "--games", "4", "--out", str(docs)]
    words += ["--keep", str(keep)]
    assert main([*words, "--label", "first"]) == 0
    assert main([*words, "--label", "second", "--seed", "5"]) == 0
    assert main([*words, "--label", "second", "--seed", "6"]) == 0  # takes the place of the other
    lines = [json.loads(line) for line in keep.read_text().splitlines()]
    assert [(line["ladder"], line["seed"]) for line in lines] == [("first", 0), ("second", 6)]
    page = (docs / "ladder.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith(("| first", "| second"))]
    assert len(rows) == 2
    assert "1,500 (1,500 to 1,500)" in rows[0]
    assert "| version | easy | random |" in page


def test_another_file_is_refused(tmp_path: Path, capsys: Capture) -> None:
    keep = tmp_path / "kept.jsonl"
    keep.write_text("{}\n")
    assert main(["ladder", "--bots", "random,easy", "--keep", str(keep)]) == 2
    assert "line 1: this isn’t a ladder that was kept" in capsys.readouterr().err
