"""The examples of players by the HTTP API and of the library, on a real server."""

import contextlib
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexholm.bots import BOTS
from tests.table.helpers import Api, Client, play_out, play_turn, turn_of

EXAMPLES = Path(__file__).parents[2] / "examples"
HTTP_BOT = EXAMPLES / "http_bot.py"
COMMAND = [sys.executable, str(HTTP_BOT)]


def test_the_http_bot_against_a_bot_of_the_server(address: str) -> None:
    done = subprocess.run(
        [*COMMAND, address], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")
    assert len(HTTP_BOT.read_text().splitlines()) < 40


def test_the_http_bot_takes_an_invitation(address: str, api: Api) -> None:
    made = api.create("person", "open", preset="first-game", seed=5)
    link = f"{address}/t/{made.id}#invite={made.invite}"
    with (
        subprocess.Popen([*COMMAND, link], stdout=subprocess.PIPE, text=True) as player,
        Client(made, made.secrets[0]) as ada,
    ):
        ada.until(lambda state: state["table"]["begun"])
        play_out([ada], random.Random(3))
        assert player.wait(60) == 0
        assert player.stdout is not None
        told = player.stdout.read()
    assert told.strip() == str([score["total"] for score in ada.state["view"]["scores"]])


@contextlib.contextmanager
def served(data: Path, *options: str, **env: str) -> Iterator[str]:
    """The address of the real command `hexholm serve`, in the folder of the examples."""
    command = [sys.executable, "-m", "hexholm", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [*command, *options],
        cwd=EXAMPLES,
        env={**os.environ, "PYTHONSAFEPATH": "1", **env},  # as the installed command
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            server.terminate()


@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom"])
def test_a_bot_of_the_library_at_the_table(tmp_path: Path, game: str) -> None:
    """It is offered by its own name, and plays without a lapse."""
    bot = "my_bot:MyBot"
    by_option = game == "kingdom-builder"
    options, env = (["--bot", bot], {}) if by_option else ([], {"HEXHOLM_BOTS": bot})
    with served(tmp_path, *options, **env) as address, contextlib.closing(Api(address)) as api:
        assert api.get("/api/server").json()["bots"] == [*BOTS, "my-bot"]
        made = api.create("my-bot", "person", game=game, preset="first-game", seed=4)
        with Client(made, made.secrets[1]) as bob:
            for _ in range(2):
                bob.until(turn_of(1))
                play_turn(bob, 1, random.Random(2))
        state = made.state()
    assert state["table"]["seats"][0]["level"] == "my-bot"
    entries = [entry for entry in state["entries"] if entry["seat"] == 0]
    assert {entry["kind"] for entry in entries} == {"play"}
    assert sum(entry["action"] == "end" for entry in entries) >= 2
