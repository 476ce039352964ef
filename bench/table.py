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


class Client:
    """Plays one seat of one game after the other."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.times: list[float] = []

    async def play(self, url: str, secret: str, until: float) -> bool:
        """Play a game; whether it came to its end."""
        async with websockets.connect(url, compression=None, max_size=None) as socket:
            await socket.send(orjson.dumps({"type": "hello", "secrets": [secret]}).decode())
            sent, number = 0.0, -1
            while time.perf_counter() < until:
                state = orjson.loads(await socket.recv())
                if state["type"] != "state":
                    assert state["type"] == "presence", state
                    continue
                if sent and state["number"] > number:
                    self.times.append(time.perf_counter() - sent)
                    sent = 0.0
                if state["view"]["over"]:
                    return True
                if state["legal"] is None or sent:
                    continue
                number = state["number"]
                message = {"type": "play", "seat": self.seat, "number": number}
                message["action"] = choose(state["legal"], self.rng)
                sent = time.perf_counter()
                await socket.send(orjson.dumps(message).decode())
        return False


def choose(legal: dict[str, Any], rng: random.Random) -> str:
    actions = [f"{verb} {name}" for verb, names in legal["hexes"].items() for name in names]
    return rng.choice(actions + legal["others"])


async def table(http: httpx.AsyncClient, pair: tuple[Client, Client], until: float) -> int:
    """One pair of clients, game after game; how many they finished."""
    finished = 0
    seats = [{"kind": "person"}, {"kind": "person"}]
    address = str(http.base_url).rstrip("/")
    while time.perf_counter() < until:
        made = (await http.post("/api/tables", json={"seats": seats})).json()
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        plays = (client.play(url, made["seats"][client.seat]["secret"], until) for client in pair)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(until + 1 - time.perf_counter()):
                finished += all(await asyncio.gather(*plays))
    return finished


async def run(address: str, games: int, seconds: float, seed: int) -> tuple[list[float], int]:
    rng = random.Random(seed)
    pairs = [
        (Client(0, random.Random(rng.random())), Client(1, random.Random(rng.random())))
        for _ in range(games)
    ]
    until = time.perf_counter() + seconds
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        finished = sum(await asyncio.gather(*(table(http, pair, until) for pair in pairs)))
    return [one for pair in pairs for client in pair for one in client.times], finished


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
        times, finished = asyncio.run(run(address, asked.games, asked.seconds, asked.seed))
        spent = cpu_seconds(process)
    times.sort()
    print(f"{2 * asked.games} clients in {asked.games} games, {finished} games finished")
    print(f"actions a second  {len(times) / asked.seconds:8.0f}")
    print(f"server time an action {1000 * spent / len(times):8.2f} ms of processor")
    print(f"client time an action {1000 * time.process_time() / len(times):8.2f} ms of processor")
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        place = min(len(times) - 1, int(part * len(times)))
        print(f"{name} of an action  {1000 * times[place]:8.2f} ms")


if __name__ == "__main__":
    main()
