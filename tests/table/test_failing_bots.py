"""A bot that fails is replaced for that turn, and the game goes on."""

import logging
import random
from pathlib import Path

import pytest

from hexholm.table.bots import Chooser
from tests.table import bad_bots
from tests.table.helpers import Api, Client, play_out, play_turn, running, turn_of, with_data


@pytest.mark.parametrize(
    ("chooser", "why"),
    [
        (bad_bots.crash, "crashed"),
        (bad_bots.die, "crashed"),
        (bad_bots.hang, "too-slow"),
        (bad_bots.cheat, "illegal"),
        (bad_bots.babble, "illegal"),
    ],
)
def test_a_failing_bot(tmp_path: Path, chooser: Chooser, why: str) -> None:
    logging.getLogger("hexholm.table").setLevel(logging.ERROR)
    with running(with_data(tmp_path, bot_limit=2.0), chooser=chooser) as address:
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
    with running(with_data(tmp_path), chooser=bad_bots.peek) as address:
        api = Api(address)
        made = api.create("person", "greedy", seed=31)
        with Client(made, made.secrets[0]) as ada:
            play_out([ada], random.Random(1))
        assert not any(entry["kind"] == "bot-failed" for entry in made.state()["entries"])
        api.close()
