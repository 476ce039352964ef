"""Golden files: counts of actions, a playthrough read by eye once, recorded games."""

import json
from pathlib import Path
from typing import Any

import pytest

import hexholm
from tests.golden.make import perft
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
COUNTS: list[dict[str, Any]] = json.loads((HERE / "perft.json").read_text(encoding="utf-8"))
GAMES = (HERE / "games.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("entry", COUNTS, ids=[entry["name"] for entry in COUNTS])
def test_action_counts_to_depth_three(entry: dict[str, Any]) -> None:
    game = hexholm.from_text(entry["position"])
    assert [perft(game, depth) for depth in (1, 2, 3)] == entry["counts"]


def test_there_are_five_positions_and_twenty_games() -> None:
    assert (len(COUNTS), len(GAMES)) == (5, 20)


@pytest.mark.parametrize("line", GAMES, ids=[f"game {number}" for number in range(len(GAMES))])
def test_recorded_games_replay_to_their_final_scores(line: str) -> None:
    record = json.loads(line)
    game = hexholm.replay(record)
    assert game.over
    assert game.scores() == record["scores"]


def test_the_playthrough_is_as_it_was_read() -> None:
    game = hexholm.replay((HERE / "first-game.json").read_text(encoding="utf-8"))
    assert playthrough(game) == (HERE / "first-game.txt").read_text(encoding="utf-8")
