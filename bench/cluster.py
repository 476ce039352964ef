"""Several servers on one PostgreSQL: how fast is a move seen, and what do more processes bring?

    python bench/cluster.py [--seconds 10] [--games 100] [--drivers 3]

Four measurements, each with two people per game who play random legal actions:

- as fast as the server answers, on SQLite; on PostgreSQL; on PostgreSQL with two workers;
- with a pause of a quarter of a second, each player of a game at another server on the same
  PostgreSQL: the time until the other player has got what was played.

The people are played by processes of their own. With eight cores or more, the servers get two of
them, PostgreSQL four others, and the people the rest; with fewer, all share what there is, and the
processor time per action says more than the actions per second.
"""

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import orjson
from raw import RawSocket
from table import choose, cpu_seconds, new_event_loop, server

ROOT = Path(__file__).resolve().parent.parent
CORES = sorted(os.sched_getaffinity(0))
ENOUGH = len(CORES) >= 8
SERVERS = CORES[:2] if ENOUGH else CORES
DATABASE = CORES[2:6] if ENOUGH else CORES
PEOPLE = CORES[6:] if ENOUGH else CORES
PAUSE = 0.25
WARM = 2.0
"""Seconds of play before the clock starts."""


class Game:
    """Two people at a table, and when each has got which entry."""

    def __init__(self, rng: random.Random, pause: float) -> None:
        self.rng = rng
        self.pause = pause
        self.sent: dict[int, float] = {}
        """When the action that became an entry was sent."""
        self.seen: dict[int, float] = {}
        """When its player saw it stored."""
        self.times: list[tuple[float, float]] = []
        """When an action was over, and how long it took."""
        self.pushed: list[tuple[float, float]] = []
        """When the other player saw an action, and how long after its player."""

    async def play(self, url: str, seat: int, secret: str) -> None:
        """Play one seat until the game is over."""
        number, over = 0, asyncio.Event()

        def hear(socket: RawSocket, text: bytes) -> None:
            nonlocal number
            state = orjson.loads(text)
            if state["type"] == "state" and state["number"] > number:
                number = state["number"]
                self._note(state, seat)
                if state["view"]["over"]:
                    over.set()
                elif state["legal"] is not None:
                    pause = self.rng.expovariate(1 / self.pause) if self.pause else 0
                    asyncio.get_running_loop().call_later(pause, self._act, socket, state, seat)

        socket = await RawSocket.open(url, hear)
        try:
            socket.send(orjson.dumps({"type": "hello", "secrets": [secret]}))
            waiting = asyncio.create_task(over.wait())
            await asyncio.wait([waiting, socket.closed], return_when=asyncio.FIRST_COMPLETED)
            assert over.is_set(), "the server has hung up"
        finally:
            socket.close()

    def _note(self, state: Any, seat: int) -> None:
        now = time.perf_counter()
        for entry in state["entries"]:
            number = entry["number"]
            if entry["seat"] == seat and number in self.sent:
                self.times.append((now, now - self.sent[number]))
                self.seen[number] = now
            elif number in self.sent:  # the other may have got it even before
                self.pushed.append((now, max(0.0, now - self.seen.get(number, now))))

    def _act(self, socket: RawSocket, state: Any, seat: int) -> None:
        number = state["number"]
        message = {"type": "play", "seat": seat, "number": number}
        message["action"] = choose(state["legal"], self.rng)
        self.sent[number + 1] = time.perf_counter()
        socket.send(orjson.dumps(message))


async def drive(addresses: list[str], games: int, seconds: float, pause: float) -> dict[str, Any]:
    """Set up games, play for so long, and tell how it went; a game that is over begins again."""
    rng, done = random.Random(os.getpid()), []

    async def table(http: httpx.AsyncClient) -> None:
        while True:
            answer = await http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
            made = answer.raise_for_status().json()
            game = Game(random.Random(rng.random()), pause)
            done.append(game)
            path = f"/api/tables/{made['table']}/socket"
            urls = [address.replace("http", "ws", 1) + path for address in addresses]
            await asyncio.gather(
                *(
                    game.play(urls[one["seat"] % len(urls)], one["seat"], one["secret"])
                    for one in made["seats"]
                )
            )

    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        tasks = [asyncio.create_task(table(http)) for _ in range(games)]
        await asyncio.sleep(WARM)
        start = time.perf_counter()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        taken = time.perf_counter() - start
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, Exception):
                raise end
    times = [took for game in done for at, took in game.times if start <= at]
    pushed = [took for game in done for at, took in game.pushed if start <= at]
    return {"seconds": taken, "times": times, "pushed": pushed}


class Measured(NamedTuple):
    rate: float
    """Actions per second."""
    cost: float
    """Processor time of the servers per action, in ms."""
    times: list[float]
    pushed: list[float]


def measure(
    addresses: list[str], processes: list[int], asked: argparse.Namespace, pause: float
) -> Measured:
    """Let the people play, in processes of their own."""
    before = sum(map(all_cpu_seconds, processes))
    command = [sys.executable, __file__, "--drive", *addresses, "--pause", str(pause)]
    command += ["--seconds", str(asked.seconds), "--games", str(asked.games // asked.drivers)]
    with pinned(PEOPLE):
        drivers = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(asked.drivers)]
    told = [orjson.loads(driver.communicate()[0]) for driver in drivers]
    assert not any(driver.returncode for driver in drivers)
    spent = sum(map(all_cpu_seconds, processes)) - before
    times = sorted(time for one in told for time in one["times"])
    pushed = sorted(time for one in told for time in one["pushed"])
    seconds = sum(one["seconds"] for one in told) / len(told)
    share = seconds / (seconds + WARM)
    return Measured(len(times) / seconds, 1000 * spent * share / len(times), times, pushed)


def all_cpu_seconds(process: int) -> float:
    """Processor time of a process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return cpu_seconds(process) + sum(cpu_seconds(int(child)) for child in children)


@contextlib.contextmanager
def pinned(cores: list[int]) -> Iterator[None]:
    """What is started meanwhile gets these cores."""
    os.sched_setaffinity(0, cores)
    yield
    os.sched_setaffinity(0, CORES)


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    """PostgreSQL as the tests start it, but as safe as it is by default."""
    sys.path.insert(0, str(ROOT))
    from tests.table.machines import Postgres

    with pinned(DATABASE):
        started = Postgres(folder, fsync=True)
    try:
        yield started
    finally:
        started.stop()


def at(times: list[float], share: float) -> float:
    """A quantile, in ms."""
    return 1000 * times[min(len(times) - 1, int(share * len(times)))]


def compare(asked: argparse.Namespace, folder: Path, database: Any) -> None:
    """Actions per second, as fast as the servers answer."""
    found = {}
    for name, url, workers in (
        ("SQLite", None, 1),
        ("PostgreSQL", database.new_database(), 1),
        ("PostgreSQL, two workers", database.new_database(), 2),
    ):
        data = folder / name.replace(" ", "-")
        with contextlib.ExitStack() as stack:
            with pinned(SERVERS):
                started = server(data, database=url, workers=workers)
                address, pid = stack.enter_context(started)
            run = found[name] = measure([address], [pid], asked, 0.0)
        print(
            f"{name:24} {run.rate:6.0f} actions per second, {run.cost:.2f} ms of processor each,"
            f" p50 {at(run.times, 0.5):.1f} ms, p99 {at(run.times, 0.99):.1f} ms",
            flush=True,
        )
    sqlite, single, double = found.values()
    print(f"PostgreSQL to SQLite     {single.rate / sqlite.rate:6.2f}")
    print(f"two workers to one       {double.rate / single.rate:6.2f}, by processor time ", end="")
    print(f"{2 * single.cost / double.cost:.2f}", flush=True)


def push(asked: argparse.Namespace, folder: Path, database: Any) -> None:
    """How fast a move is seen by who is at another server."""
    url = database.new_database()
    with contextlib.ExitStack() as stack:
        with pinned(SERVERS):
            started = [stack.enter_context(server(folder, database=url)) for _ in range(2)]
        addresses, processes = map(list, zip(*started, strict=True))
        run = measure(addresses, processes, asked, PAUSE)
    print(f"across servers           {run.rate:6.0f} actions per second, seen by the other after")
    print(f"                         p50 {at(run.pushed, 0.5):.1f} ms, ", end="")
    print(f"p99 {at(run.pushed, 0.99):.1f} ms, max {1000 * run.pushed[-1]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description="Several servers on one PostgreSQL.")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--drivers", type=int, default=3 if ENOUGH else 1)
    parser.add_argument("--drive", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--pause", type=float, default=0.0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.drive:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            told = runner.run(drive(asked.drive, asked.games, asked.seconds, asked.pause))
        print(orjson.dumps(told).decode(), flush=True)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "pg").mkdir()
        with postgres(folder / "pg") as database:
            compare(asked, folder, database)
            push(asked, folder / "push", database)


if __name__ == "__main__":
    main()
