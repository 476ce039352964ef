"""A bot that fails loses its turn to the easy one, and the game goes on."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import Api, Client, play_out, play_turn, running, turn_of, with_data

BAD = "tests.table.bad_bots:"


def bot_entries(state: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in state["entries"] if entry["seat"] == 1]


@pytest.mark.parametrize(
    ("bot", "why", "told"),
    [
        ("Crash", "crashed", "crashed: RuntimeError: I do not feel like it (bad_bots.py, line"),
        ("Quit", "crashed", "crashed: SystemExit: no more of this (bad_bots.py, line"),
        ("Die", "crashed", "crashed: its process has died"),
        ("Hang", "too-slow", "too slow: no action within 1 s"),
        ("Cheat", "illegal", "illegal: build z99: "),
        ("Babble", "illegal", "illegal: ['end'] isn’t an action"),
    ],
)
def test_a_failing_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, why: str, told: str
) -> None:
    limit = 1.0 if bot == "Hang" else 60.0
    with running(with_data(tmp_path, bot_limit=limit, bots=(BAD + bot,))) as address:
        api = Api(address)
        made = api.create("person", "bad", preset="first-game", seed=31)
        with (
            caplog.at_level(logging.WARNING, "hexholm.table"),
            Client(made, made.secrets[0]) as ada,
        ):
            for _ in range(2):
                play_turn(ada, 0, random.Random(1))
                ada.until(turn_of(0))
        entries = bot_entries(made.state())
        failures = [entry for entry in entries if entry["kind"] == "bot-failed"]
        assert [(entry["why"], entry["level"]) for entry in failures] == [(why, "bad")] * 2
        assert sum(entry["action"] == "end" for entry in entries if "action" in entry) == 2
        api.close()
    lines = [line for line in caplog.messages if line.startswith(f"bot bad on seat 1 of {made.id}")]
    assert len(lines) == 2  # once a turn
    assert all(told in line and line.endswith("; easy plays this turn") for line in lines)


def test_a_bot_that_fails_in_the_middle_of_its_turn(tmp_path: Path) -> None:
    """What it chose before is played, and it is asked again for the rest."""
    with running(with_data(tmp_path, bots=(BAD + "Tired",))) as address:
        api = Api(address)
        made = api.create("person", "bad", preset="first-game", seed=31)
        with Client(made, made.secrets[0]) as ada:
            play_turn(ada, 0, random.Random(1))
            ada.until(turn_of(0))
        kinds = [entry["kind"] for entry in bot_entries(made.state())]
        api.close()
    assert kinds == ["play", "play", "play", "play"]


def test_bots_are_not_told_the_seed(tmp_path: Path) -> None:
    with running(with_data(tmp_path, bots=(BAD + "Peek",))) as address:
        api = Api(address)
        made = api.create("person", "bad", seed=31)
        with Client(made, made.secrets[0]) as ada:
            play_out([ada], random.Random(1))
        assert not any(entry["kind"] == "bot-failed" for entry in made.state()["entries"])
        api.close()
