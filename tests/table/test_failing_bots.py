"""A bot that fails is replaced for that turn, and the game goes on."""

import random
from pathlib import Path

import pytest

from tests.table.helpers import Api, Client, play_out, play_turn, running, turn_of, with_data

BAD = "tests.table.bad_bots:"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("crash", "crashed"),
        ("die", "crashed"),
        ("hang", "too-slow"),
        ("cheat", "illegal"),
        ("babble", "illegal"),
    ],
)
def test_a_failing_bot(tmp_path: Path, bot: str, why: str) -> None:
    limit = 1.0 if bot == "hang" else 60.0
    with running(with_data(tmp_path, bot_limit=limit), chooser=BAD + bot) as address:
        api = Api(address)
        made = api.create("person", "greedy", preset="first-game", seed=31)
        with Client(made, made.secrets[0]) as ada:
            for _ in range(2):
                play_turn(ada, 0, random.Random(1))
                ada.until(turn_of(0))
        entries = [entry for entry in made.state()["entries"] if entry["seat"] == 1]
        failures = [entry for entry in entries if entry["kind"] == "bot-failed"]
        assert [entry["why"] for entry in failures] == [why, why]  # once a turn
        assert sum(entry["action"] == "end" for entry in entries if "action" in entry) == 2
        api.close()


def test_bots_are_not_told_the_seed(tmp_path: Path) -> None:
    with running(with_data(tmp_path), chooser=BAD + "peek") as address:
        api = Api(address)
        made = api.create("person", "greedy", seed=31)
        with Client(made, made.secrets[0]) as ada:
            play_out([ada], random.Random(1))
        assert not any(entry["kind"] == "bot-failed" for entry in made.state()["entries"])
        api.close()
