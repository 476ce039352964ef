"""Several real servers on one PostgreSQL."""

import os
import random
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from hexholm.table.workers import WAITING_EACH
from tests.table.helpers import (
    Api,
    Client,
    Data,
    Made,
    Process,
    actions,
    play_turn,
    running,
    turn_of,
    wait_until,
    with_data,
)
from tests.table.machines import Postgres, an_nginx, documented_site, free_port

NEVER = 1000.0


@contextmanager
def servers(postgres: Postgres, folder: Path, count: int = 2, **more: float) -> Iterator[list[Api]]:
    """Servers on a new database, which look for what they missed only if they are told to."""
    settings = with_data(folder, database=postgres.new_database(), **{"sweep": NEVER, **more})
    with ExitStack() as stack:
        apis = [Api(stack.enter_context(running(settings))) for _ in range(count)]
        for api in apis:
            stack.callback(api.close)
        yield apis


def at(api: Api, made: Made) -> Made:
    """The same table by another server."""
    seats = [{"seat": seat, "secret": secret} for seat, secret in made.secrets.items()]
    data = {"table": made.id, "seats": seats, "invite": made.invite, "watch": made.watch}
    return Made(api, data)


def timeless(state: Data) -> Data:
    """A state without the moment it was told."""
    assert state["now"] > 0
    return {key: value for key, value in state.items() if key != "now"}


def online(state: Data) -> list[bool]:
    return [seat["online"] for seat in state["table"]["seats"]]


def test_a_move_on_one_server_is_seen_on_the_others_at_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    with servers(postgres, tmp_path, 3) as (one, two, three):
        made = one.create("person", "person", "random", seed=1)
        with (
            Client(made, made.secrets[0]) as ada,
            Client(at(two, made), made.secrets[1]) as bob,
            Client(at(three, made), made.watch) as eve,
        ):
            late = []
            while turn_of(0)(ada.state):
                ada.play(0, actions(ada.state)[0])
                played = time.monotonic()
                eve.reach(ada.state["number"])
                late.append(time.monotonic() - played)
            assert min(late) < 1.0  # bench/cluster.py measures it; here others use the machine, too
            bob.until(turn_of(1))
            play_turn(bob, 1, random.Random(1))
            ada.until(turn_of(0))  # the bot has played in between
            for client in (ada, bob, eve):
                client.reach(ada.state["number"])
                assert online(client.state) == [True, True, True]
            states = [timeless(at(api, made).state()) for api in (one, two, three)]
            assert states[0] == states[1] == states[2]


def test_presence_and_asking_across_servers(postgres: Postgres, tmp_path: Path) -> None:
    with servers(postgres, tmp_path) as (one, two):
        made = one.create("person", "person", seed=1)
        with Client(made, made.secrets[0]) as ada:
            assert online(ada.state) == [True, False]
            with Client(at(two, made), made.secrets[1]) as bob:
                assert ada.get("presence")["online"] == [0, 1]
                assert online(bob.state) == [True, True]
                play_turn(ada, 0, random.Random(1))
                ada.send(type="takeback", seat=0, number=ada.state["number"])
                bob.until(lambda state: state["table"]["takeback"])
                bob.send(type="answer", seat=1, yes=True)
                ada.until(turn_of(0))
                bob.until(turn_of(0))
            assert ada.get("presence")["online"] == [0]


def test_writers_of_one_table_at_the_same_time(postgres: Postgres, tmp_path: Path) -> None:
    """Each of two servers is asked to play the same seats: every entry is stored once, in order."""
    with servers(postgres, tmp_path) as apis:
        made = apis[0].create("person", "person", seed=2)
        stored: list[tuple[int, str]] = []

        def play(api: Api, seed: int) -> None:
            table, rng, both = at(api, made), random.Random(seed), ",".join(made.secrets.values())
            for _ in range(25):
                state = table.state(both)
                number, action = state["number"], rng.choice(actions(state))
                answer = table.post("/play", both, {"number": number, "action": action})
                assert answer.status_code in (200, 409), answer.text
                if answer.status_code == 200:
                    stored.append((number + 1, action))

        players = [threading.Thread(target=play, args=(api, i)) for i, api in enumerate(apis)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        states = [timeless(at(api, made).state()) for api in apis]
        assert states[0] == states[1]
        played = [(e["number"], e["action"]) for e in states[0]["entries"] if e["kind"] == "play"]
        assert played == sorted(set(stored))


def test_notices_that_were_lost_are_made_up_for(postgres: Postgres, tmp_path: Path) -> None:
    """A server whose connection for notices was cut looks at what it has missed."""
    with servers(postgres, tmp_path) as (one, two):
        made = one.create("person", "person", seed=1)
        with Client(made, made.secrets[0]) as ada, Client(at(two, made), made.secrets[1]) as bob:
            for _ in range(2):
                cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                assert int(postgres.do(f"{cut} WHERE application_name = 'hexholm bus'")) >= 2
                ada.play(0, actions(ada.state)[0])
                bob.reach(ada.state["number"])


def test_lost_notices_are_made_up_for_by_the_sweep(postgres: Postgres, tmp_path: Path) -> None:
    with servers(postgres, tmp_path, sweep=0.3) as (one, two):
        made = one.create("person", "person", seed=1)
        with Client(at(two, made), made.secrets[1]) as bob:
            database = "games" + str(postgres.databases)
            copy = (
                "INSERT INTO entries SELECT \"table\", 2, 0, 'named', "
                '\'{"name": "Ada", "colour": "red"}\', at, \'x\' FROM entries'
            )
            postgres.do(copy, database)  # somebody has written to the database, and badly
            with pytest.raises(Exception, match=r"1013|closed|sent"):
                bob.reach(2)
            answer = at(two, made).get()
            assert answer.status_code == 500
            assert f"Entry 2 of table {made.id}" in answer.json()["error"]["text"]


def test_the_database_restarts(postgres: Postgres, tmp_path: Path) -> None:
    with servers(postgres, tmp_path) as (one, two):
        made = one.create("person", "person", seed=1)
        with Client(made, made.secrets[0]) as ada, Client(at(two, made), made.secrets[1]) as bob:
            ada.play(0, actions(ada.state)[0])
            bob.reach(2)
            postgres.stop()
            no = ada.refused(type="play", seat=0, number=2, action=actions(ada.state)[0])
            assert no["code"] == "not-stored"
            postgres.start()
            ada.play(0, actions(ada.state)[0])
            bob.reach(3)


def test_the_bots_and_people_of_a_killed_server(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    first = Process(tmp_path, pause=0.05, database=url)
    with running(with_data(tmp_path, database=url, sweep=0.5, bot_pause=0.05)) as address:
        api, other = Api(first.address), Api(address)
        made = api.create("person", "random", "random", "random", seed=3)
        with Client(made, made.secrets[0]) as ada, Client(at(other, made), made.watch) as eve:
            eve.until(lambda state: online(state)[0])
            play_turn(ada, 0, random.Random(1))
            eve.until(turn_of(1, 2))
            first.end(signal.SIGKILL)
            eve.until(turn_of(0))
            wait_until(lambda: not online(at(other, made).state())[0])
        with Client(at(other, made), made.secrets[0]) as ada:
            play_turn(ada, 0, random.Random(2))
            ada.until(turn_of(0))
        api.close()
        other.close()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks /proc for the workers")
def test_workers_on_one_port(postgres: Postgres, tmp_path: Path) -> None:
    """They serve as one; one that is killed is replaced, and the other serves meanwhile."""
    server = Process(tmp_path, database=postgres.new_database(), workers=2)
    before = workers(server)
    assert len(before) == 2
    api = Api(server.address)
    tables = [api.create("person", "person", seed=seed) for seed in range(4)]
    for made in tables:
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
            play_turn(ada, 0, random.Random(1))
            bob.until(turn_of(1))
    api.close()
    os.kill(min(before), signal.SIGKILL)
    wait_until(lambda: min(before) not in workers(server))
    api = Api(server.address)
    for made in tables:
        with Client(at(api, made), made.secrets[1]) as bob:
            play_turn(bob, 1, random.Random(1))
    api.close()
    wait_until(lambda: len(workers(server)) == 2)
    with silent_connections(server.address, WAITING_EACH + 1) as silent:
        silent[-1].settimeout(5)
        assert silent[-1].recv(1) == b"", "one address has a limit"
        assert httpx.get(f"{server.address}/health", trust_env=False).status_code == 200
    assert server.end(signal.SIGINT) == 0
    text = "".join(server.lines)
    assert text.count("ERROR") == text.count("has died, and is replaced") == 1, text
    assert "Traceback" not in text, text


@contextmanager
def silent_connections(address: str, count: int) -> Iterator[list[socket.socket]]:
    """Connections of a stranger who says nothing."""
    port = int(address.rpartition(":")[2])
    with ExitStack() as stack:
        here = ("127.0.0.1", port)
        connect = partial(socket.create_connection, here, source_address=("127.9.9.9", 0))
        yield [stack.enter_context(connect()) for _ in range(count)]


def workers(server: Process) -> set[int]:
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in _command(child)}


def _command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_behind_nginx(postgres: Postgres, tmp_path: Path) -> None:
    """The configuration in the documentation, with our own ports."""
    with servers(postgres, tmp_path, 3) as apis:
        port = free_port()
        site = documented_site(port, [api.address for api in apis])
        with an_nginx(site, tmp_path, port):
            front = Api(f"http://127.0.0.1:{port}")
            made = front.create("person", "person", seed=1)
            with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
                play_turn(ada, 0, random.Random(1))
                bob.until(turn_of(1))
                loaded = [_sockets(api) for api in apis]
                assert sorted(loaded) == [0, 0, 2], "all of a table are at one server"
            front.close()


def _sockets(api: Api) -> int:
    figures = httpx.get(f"{api.address}/metrics", trust_env=False).text
    found = re.search(r"^hexholm_sockets (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])
