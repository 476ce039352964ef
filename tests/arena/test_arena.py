"""The arena: games between bots, many games, their records and statistics."""

import json
import math
import statistics
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.arena import Match, Tally, play_game, simulate, wilson
from hexholm.arena.bench import run_bench
from hexholm.arena.match import Arrangement
from hexholm.arena.records import write_records
from hexholm.arena.statistics import Mean
from hexholm.bots import make_bot


def test_there_must_be_a_bot_for_each_seat() -> None:
    game = hexholm.new_game(players=2, seed=1)
    with pytest.raises(ValueError, match="2 seats need 2 bots, not 1"):
        play_game(game, [make_bot("random", seed=1)])


def test_a_match_is_the_same_on_any_number_of_cores() -> None:
    alone = simulate(5, bots=["greedy", "random"], seed=3)
    together = simulate(5, bots=["greedy", "random"], seed=3, jobs=2)
    assert alone == together
    other = simulate(5, bots=["greedy", "random"], seed=4)
    assert [record["log"] for record in alone.records] != [r["log"] for r in other.records]


def test_a_game_of_a_match_depends_on_its_number_alone() -> None:
    few, many = (simulate(games, bots=["random"], seed=3).records for games in (3, 5))
    assert many[:3] == few
    assert len({json.dumps(record["setup"]) for record in many}) == 5


@pytest.mark.parametrize("players", [2, 5])
def test_records_replay_to_their_scores(players: int) -> None:
    for record in simulate(3, players, ["random"], seed=8).records:
        again = hexholm.replay(json.loads(json.dumps(record)))
        assert again.over
        assert again.scores() == record["scores"]
        assert again.winners == record["winners"]
        assert record["turns"] % players == 0
        assert record["bots"] == ["random"] * players


def test_the_seating_rotates_unless_told_otherwise() -> None:
    bots = ("greedy", "random", "random")
    match = Match(4, bots)
    assert [match.seated(i).index("greedy") for i in range(4)] == [0, 2, 1, 0]
    assert [match._replace(rotate=False).seated(i) for i in range(4)] == [bots] * 4


def test_set_up_options_reach_the_games() -> None:
    records = simulate(2, preset="first-game", bots=["random"]).records
    for record in records:
        assert record["setup"]["sections"] == ["tavern", "paddock", "oasis", "farm"]
    cards = ["lords", "miners", "hermits"]
    option = {"lords_need_settlement": True}
    (record,) = simulate(1, bots=["random"], cards=cards, options=option).records
    assert record["setup"]["cards"] == cards
    assert record["setup"]["options"]["lords_need_settlement"]
    boxes, sections = ["base", "island"], ["farm", "barn", "oracle", "oasis"]
    (record,) = simulate(
        1, bots=["random"], boxes=boxes, sections=sections, island="tree-house"
    ).records
    assert record["setup"]["boxes"] == boxes
    assert record["setup"]["sections"] == sections
    assert record["setup"]["island"] == "tree-house"


def test_records_of_every_box_replay_to_their_scores() -> None:
    for record in simulate(3, 4, ["random"], seed=8, preset="everything").records:
        again = hexholm.replay(json.loads(json.dumps(record)))
        assert again.over
        assert again.scores() == record["scores"]


def test_records_of_winter_kingdom_replay_to_their_scores() -> None:
    setup: Arrangement = {"game": "winter-kingdom", "twist": "hospitality", "economy": "salvage"}
    results = simulate(4, 3, ["greedy", "random", "random"], seed=8, **setup)
    for number, record in enumerate(results.records):
        assert record["game"] == "winter-kingdom"
        assert record["bots"].index("greedy") == -number % 3
        assert (record["setup"]["twist"], record["setup"]["economy"]) == ("hospitality", "salvage")
        again = hexholm.replay(json.loads(json.dumps(record)))
        assert again.over
        assert again.scores() == record["scores"]
        assert again.winners == record["winners"]
    assert simulate(4, 3, ["greedy", "random", "random"], seed=8, jobs=2, **setup) == results
    cards = {card for record in results.records for card in record["setup"]["cards"]}
    assert results.bots[0].gold.keys() == {*cards, "castles"}


@pytest.mark.parametrize(
    "setup",
    [{"preset": "everything"}, {"game": "winter-kingdom", "twist": "overreach"}],
)
def test_turns_are_counted_whatever_else_ends(setup: Arrangement) -> None:
    """`end` also ends an action that need not go on, and a house must leave after some ends."""
    for record in simulate(3, 3, ["random"], seed=2, **setup).records:
        assert record["turns"] % 3 == 0
        assert record["turns"] <= record["log"].count("end")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": -1}, "number of games"),
        ({"jobs": 0}, "number of jobs"),
        (
            {"bots": ["oracle"]},
            "unknown bot 'oracle'; choose from: beginner, easy",
        ),
        ({"bots": ["random", "greedy"], "players": 3}, "3 players need 1 or 3 bots, not 2"),
        ({"bots": []}, "no bots"),
        ({"players": 6}, "players must be"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "winter-kingdom", "players": 5}, "2, 3 or 4"),
        ({"game": "winter-kingdom", "boxes": ["base"]}, "winter-kingdom has .*'boxes'"),
        ({"cards": ["miners"]}, "3 Kingdom Builder cards"),
        ({"seed": -1}, "seed"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_wrong_match_is_refused_at_once(wrong: dict[str, Any], says: str, jobs: int) -> None:
    with pytest.raises(hexholm.SetupError, match=says):
        simulate(**{"games": 5, "jobs": jobs, **wrong})


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(3, bots=["random"], on_progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_records_are_appended_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept = simulate(3, bots=["random"], seed=1)
    written = simulate(3, bots=["random"], seed=1, out=path)
    assert written == kept._replace(records=[])
    path.write_bytes(path.read_bytes()[:-1] + b'\n{"half a line')  # a run that was killed
    assert write_records(path, kept.records[:1]) == 1
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines[:3]] == kept.records
    assert json.loads(lines[4]) == kept.records[0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_full_disk_is_told() -> None:
    with pytest.raises(OSError, match=r"record 1 \(0 written\): No space left.*/dev/full"):
        simulate(2, bots=["random"], out="/dev/full")


def record(bots: str, totals: list[int], card: str = "miners", turns: int = 20) -> dict[str, Any]:
    best = max(totals)
    return {
        "bots": bots.split(),
        "scores": [{card: total - 3, "castles": 3, "total": total} for total in totals],
        "winners": [seat for seat, total in enumerate(totals) if total == best],
        "turns": turns,
    }


def test_a_tally_counts_wins_gold_and_rounds() -> None:
    tally = Tally()
    tally.add(record("a b", [10, 20]))
    tally.add(record("b a", [30, 30], turns=24))  # shared
    tally.add(record("a b", [40, 13], card="lords"))
    results = tally.results()
    assert results.games == 3
    assert results.rounds.value == pytest.approx(32 / 3)
    a, b = results.bots
    assert (a.name, a.games, a.wins) == ("a", 3, 1.5)
    assert (b.name, b.games, b.wins) == ("b", 3, 1.5)
    assert a.win_rate == wilson(1.5, 3)
    assert a.total.value == pytest.approx(80 / 3)
    assert a.gold["miners"].value == pytest.approx(17)  # over the two games with that card
    assert a.gold["lords"].value == 37
    assert a.gold["castles"].value == 3
    assert "total" not in a.gold


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    estimate = wilson(wins, games)
    assert estimate.value == wins / games
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_a_mean_and_its_interval() -> None:
    values = [31.0, 52.0, 47.0, 40.0, 38.0]
    mean = Mean()
    for value in values:
        mean.add(value)
    estimate = mean.estimate()
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    assert estimate.value == pytest.approx(statistics.fmean(values))
    assert estimate.high - estimate.value == pytest.approx(half, rel=1e-4)
    assert estimate.value - estimate.low == pytest.approx(half, rel=1e-4)


def test_the_interval_of_too_few_values_is_unknown() -> None:
    mean = Mean()
    assert math.isnan(mean.estimate().value)
    mean.add(3)
    assert mean.estimate().value == 3
    assert math.isnan(mean.estimate().low)
    assert wilson(0, 0)[1:] == (0, 1)


def test_the_bench_measures_every_row() -> None:
    rows = run_bench(0.1, passes=1)
    assert len({row.what for row in rows}) == len(rows) >= 9
    assert all(row.figure > 0 and row.ratio > 0 for row in rows)
    copy = next(row for row in rows if row.what == "copy")
    assert (copy.must, copy.stretch) == (3, 2)
    assert copy._replace(figure=4).reaches(5)
    assert not copy._replace(figure=4).reaches(2)
    every = next(row for row in rows if row.what == "all-random")
    assert (every.must, every.stretch) == (400, None)
    assert "base-compiled" in {row.what for row in rows}
    winter = next(row for row in rows if row.what == "winter-random")
    assert (winter.must, winter.stretch) == (330, None)
    environments = [row.must for row in rows if row.what in ("env-base", "env-all", "env-winter")]
    assert environments == [40_000] * 3
    games = rows[0]
    assert games._replace(figure=1200).reaches(1000)
    assert not games._replace(figure=1200).reaches(2500)
