"""How fast a move is on the real server: websocket clients in many games, SQLite on disk.

    python bench/table.py [--seconds 10] [--games 25]

Two clients a game play random legal actions as fast as the server answers; an action takes from
sending it to having read one's own state with its entry. The server is a process of its own.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import websockets

SERVER = """
import sys
from hexholm.table.serve import serve
from hexholm.table.settings import Rate, Settings
settings = Settings(create_rate=Rate(1e6, 1e6), message_rate=Rate(1e6, 1e6))
serve(port=0, data=sys.argv[1], settings=settings)
"""


@contextlib.contextmanager
def server(data: Path) -> Iterator[tuple[str, int]]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(data)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not start"
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


class Run:
    """The clock of a run: it starts when all clients are connected."""

    def __init__(self, clients: int, seconds: float, process: int) -> None:
        self.barrier = asyncio.Barrier(clients)
        self.seconds = seconds
        self.process = process
        self.until = float("inf")
        self.spent = (0.0, 0.0)

    async def start(self) -> None:
        """Wait for the others."""
        if await self.barrier.wait() == 0:
            self.until = time.perf_counter() + self.seconds
            self.spent = cpu_seconds(self.process), time.process_time()

    @property
    def goes_on(self) -> bool:
        return time.perf_counter() < self.until


class Client:
    """Plays one seat of one game after the other."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.times: list[float] = []
        self.has_started = False

    async def play(self, url: str, secret: str, run: Run) -> None:
        """Play a game to its end."""
        async with websockets.connect(url, compression=None, max_size=None) as socket:
            await socket.send(orjson.dumps({"type": "hello", "secrets": [secret]}).decode())
            if not self.has_started:
                self.has_started = True
                await run.start()
            sent, number = 0.0, -1
            while run.goes_on:
                state = orjson.loads(await socket.recv())
                if state["type"] != "state":
                    assert state["type"] == "presence", state
                    continue
                if sent and state["number"] > number:
                    self.times.append(time.perf_counter() - sent)
                    sent = 0.0
                if state["view"]["over"]:
                    return
                if state["legal"] is None or sent:
                    continue
                number = state["number"]
                message = {"type": "play", "seat": self.seat, "number": number}
                message["action"] = choose(state["legal"], self.rng)
                sent = time.perf_counter()
                await socket.send(orjson.dumps(message).decode())


def choose(legal: dict[str, Any], rng: random.Random) -> str:
    actions = [f"{verb} {name}" for verb, names in legal["hexes"].items() for name in names]
    chosen: str = rng.choice(actions + legal["others"])
    return chosen


async def table(http: httpx.AsyncClient, pair: tuple[Client, Client], run: Run) -> None:
    """One pair of clients, game after game."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    address = str(http.base_url).rstrip("/").replace("http", "ws", 1)
    while run.goes_on:
        made = (await http.post("/api/tables", json={"seats": seats})).json()
        url = f"{address}/api/tables/{made['table']}/socket"
        secrets = [one["secret"] for one in made["seats"]]
        plays = [client.play(url, secrets[client.seat], run) for client in pair]
        await asyncio.gather(*plays)


async def measure(
    address: str, process: int, games: int, seconds: float, seed: int
) -> tuple[list[float], float, float]:
    rng = random.Random(seed)
    pairs = [
        (Client(0, random.Random(rng.random())), Client(1, random.Random(rng.random())))
        for _ in range(games)
    ]
    run = Run(2 * games, seconds, process)
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        played = [asyncio.create_task(table(http, pair, run)) for pair in pairs]
        while run.until == float("inf") or run.goes_on:
            await asyncio.sleep(0.1)
        server, here = cpu_seconds(process) - run.spent[0], time.process_time() - run.spent[1]
        for task in played:
            task.cancel()
        await asyncio.gather(*played, return_exceptions=True)
    return [one for pair in pairs for client in pair for one in client.times], server, here


def cpu_seconds(process: int) -> float:
    """Processor time of a process, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of a move on the server.")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, process):
        times, served, here = asyncio.run(
            measure(address, process, asked.games, asked.seconds, asked.seed)
        )
    times.sort()
    print(f"{2 * asked.games} websocket clients in {asked.games} games, {asked.seconds:g} s")
    print(f"actions a second       {len(times) / asked.seconds:8.0f}")
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        place = min(len(times) - 1, int(part * len(times)))
        print(f"{name} of an action       {1000 * times[place]:8.2f} ms")
    print(f"processor time an action: server {1000 * served / len(times):.2f} ms, ", end="")
    print(f"clients {1000 * here / len(times):.2f} ms")


if __name__ == "__main__":
    main()
