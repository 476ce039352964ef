"""A killed server loses nothing that it has acknowledged, and everything goes on."""

import json
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import hexholm
from tests.table.helpers import Api, Client, Data, Process, actions, play_out, wait_until


def play_until_killed(client: Client, server: Process, rng: random.Random, count: int) -> None:
    """Play; after some actions the server is killed while one is under way."""
    with suppress(ConnectionClosed):  # at once, or after what was already on its way
        while not client.state["view"]["over"]:
            if client.state["legal"] is None:
                client.receive()
                continue
            number = client.state["number"]
            action = rng.choice(actions(client.state))
            client.send(type="play", seat=0, number=number, action=action)
            count -= 1
            if count == 0:
                server.end(signal.SIGKILL)
            client.reach(number + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_kill_in_the_middle_of_play(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Process(tmp_path)
    made = Api(server.address).create("person", "greedy", preset="first-game", seed=1)
    secrets = [*made.secrets.values(), made.watch]
    known: dict[int, Data] = {}
    for count in (3, 10, 17):
        with Client(made, made.secrets[0], since=max(known, default=0)) as ada:
            play_until_killed(ada, server, rng, count)
            for text in ada.received:
                for entry in _entries(text):
                    assert known.setdefault(entry["number"], entry) == entry
        made.api.close()
        server.end(signal.SIGKILL) if server.process.poll() is None else None
        assert not any(secret in line for line in server.lines for secret in secrets)
        server = Process(tmp_path)
        made.api = Api(server.address)
        stored = {entry["number"]: entry for entry in made.state()["entries"]}
        assert {number: stored.get(number) for number in known} == known
        assert sorted(stored) == list(range(1, len(stored) + 1))
    with Client(made, made.secrets[0]) as ada:
        play_out([ada], rng)
    assert hexholm.replay(made.get("/record").json()).over
    made.api.close()
    assert server.end(signal.SIGINT) == 0
    assert any("/socket" in line or "GET /api/tables" in line for line in server.lines)
    assert not any(secret in line for line in server.lines for secret in secrets)
    assert not any("Traceback" in line for line in server.lines), "".join(server.lines)


def _entries(text: str) -> list[Data]:
    message = json.loads(text)
    entries: list[Data] = message["entries"] if message["type"] == "state" else []
    return entries


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks /proc for the children")
def test_bots_think_on_after_a_restart_and_leave_no_process_behind(tmp_path: Path) -> None:
    server = Process(tmp_path, pause=0.2)
    api = Api(server.address)
    made = api.create("random", "random", "random", seed=2)
    with Client(made, made.watch) as eve:
        eve.until(lambda s: s["number"] > 3)
        children = _children(server.process.pid)
        assert children
    api.close()
    server.end(signal.SIGKILL)
    wait_until(lambda: not any(_is_running(child) for child in children))
    server = Process(tmp_path, pause=0)
    made.api = api = Api(server.address)
    with Client(made, made.watch) as eve:  # the first who looks sets it going
        eve.until(lambda s: s["view"]["over"])
    api.close()
    assert server.end(signal.SIGINT) == 0


def test_a_bot_that_still_thinks_for_a_killed_server_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "hexholm.table.thinkers.worker"]
    ours, theirs = os.pipe()
    os.close(ours)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=theirs, stderr=pipe) as worker:
        os.close(theirs)
        assert worker.stdin is not None
        worker.stdin.write(b'{"do": "nothing"}\n')
        worker.stdin.flush()
        assert worker.wait() == 0
        assert worker.stderr is not None
        assert worker.stderr.read() == b""


def _children(process: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
