"""How fast a move is on the real server: websocket clients in many games, SQLite on disk.

    python bench/table.py [--seconds 10] [--games 25] [--pause 0.05] [--bot expert]

Two clients a game play random legal actions, first with a pause before each action (so long in the
mean), then as fast as the server answers. An action takes from sending it to having read one's own
state with its entry. Without a pause 25 actions are always under way at once: the time of an action
is then that of 25 of them in a queue. The server is a process of its own, with its default settings
but for the limits of rate. All games run all the time: when the first is over, the next 25 are set
up, and the clock stands still until they are.

The last measurement is that of people while bots think: at 20 further tables there are bots alone,
all of them always thinking or waiting for a process in which they can, and 20 people play in ten
games, with a pause of a quarter of a second.
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
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import orjson
import websockets

try:
    from uvloop import new_event_loop
except ImportError:
    from asyncio import new_event_loop  # type: ignore[assignment]

SERVER = """
import sys
from hexholm.table.serve import serve
from hexholm.table.core.settings import Limits, Rate
from hexholm.table.settings import LIMITS, Settings
settings = Settings(
    limits=Limits(**dict.fromkeys(LIMITS, 1_000_000)), message_rate=Rate(1e6, 1e6), unwatched=1e9
)
database, workers = sys.argv[2] or None, int(sys.argv[3])
serve(
    port=0, data=sys.argv[1], database=database, workers=workers, settings=settings,
    bots=sys.argv[4:],
)
"""
THINKING = 20
"""So many tables have bots that think all the time."""
PEOPLE = 10
"""So many games people play meanwhile, with such a pause:"""
PEOPLES_PAUSE = 0.25


@contextlib.contextmanager
def server(
    data: Path, *bots: str, database: str | None = None, workers: int = 1
) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-c", SERVER, str(data), database or "", str(workers), *bots]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not start"
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


@contextlib.asynccontextmanager
async def sit_down(url: str, secret: str) -> AsyncIterator[websockets.ClientConnection]:
    """A websocket that has said hello."""
    async with websockets.connect(url, compression=None, max_size=None) as socket:
        await socket.send(orjson.dumps({"type": "hello", "secrets": [secret]}), text=True)
        yield socket


class Client:
    """Plays one seat of a game."""

    def __init__(self, seat: int, rng: random.Random, pause: float) -> None:
        self.seat = seat
        self.rng = rng
        self.pause = pause
        self.times: list[float] = []

    async def play(self, socket: websockets.ClientConnection) -> None:
        """Play to the end of the game."""
        sent, number = 0.0, -1
        while True:
            state = orjson.loads(await socket.recv(decode=False))
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
            if self.pause:
                await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            sent = time.perf_counter()
            await socket.send(orjson.dumps(message), text=True)


def choose(legal: dict[str, Any], rng: random.Random) -> str:
    actions = [f"{verb} {name}" for verb, names in legal["hexes"].items() for name in names]
    chosen: str = rng.choice(actions + legal["others"])
    return chosen


class Measured(NamedTuple):
    times: list[float]
    seconds: float = 0.0
    server: float = 0.0
    clients: float = 0.0


async def play_round(
    address: str, process: int, games: int, seconds: float, seed: int, pause: float
) -> Measured:
    """Set up all games, then play until the first of them is over, or for so long."""
    rng = random.Random(seed)
    seats = [{"kind": "person"}, {"kind": "person"}]
    async with contextlib.AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=30))
        pairs = []
        for _ in range(games):
            made = (await http.post("/api/tables", json={"seats": seats})).json()
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
            for one in made["seats"]:
                socket = await stack.enter_async_context(sit_down(url, one["secret"]))
                pairs.append((Client(one["seat"], random.Random(rng.random()), pause), socket))
        served, here, start = cpu_seconds(process), time.process_time(), time.perf_counter()
        plays = [asyncio.create_task(client.play(socket)) for client, socket in pairs]
        await asyncio.wait(plays, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        taken = time.perf_counter() - start
        served, here = cpu_seconds(process) - served, time.process_time() - here
        for task in plays:
            task.cancel()
        for done in await asyncio.gather(*plays, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
    return Measured([one for client, _ in pairs for one in client.times], taken, served, here)


async def measure(
    address: str, process: int, games: int, seconds: float, seed: int, pause: float
) -> Measured:
    """Round after round, for `seconds` of play."""
    rounds = [Measured([])]
    while (left := seconds - sum(one.seconds for one in rounds)) > 0:
        rounds.append(await play_round(address, process, games, left, seed + len(rounds), pause))
    return Measured(
        sorted(time for one in rounds for time in one.times),
        sum(one.seconds for one in rounds),
        sum(one.server for one in rounds),
        sum(one.clients for one in rounds),
    )


async def start_thinking(address: str, bot: str) -> None:
    """Tables of bots alone."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        offered = (await http.get("/api/server")).json()["bots"]
        level = bot if bot in offered else offered[-1]  # one of another's goes by its own name
        for _ in range(THINKING):
            asked = {"seats": [{"kind": "bot", "level": level}] * 2}
            (await http.post("/api/tables", json=asked)).raise_for_status()


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
    parser.add_argument("--pause", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="expert")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=new_event_loop) as runner,
        server(Path(folder), asked.bot) as (address, process),
    ):

        def run(games: int, pause: float) -> None:
            told = f"a pause of {1000 * pause:.0f} ms" if pause else "no pause"
            print(f"{2 * games} websocket clients in {games} games, {told}")
            report(runner.run(measure(address, process, games, asked.seconds, asked.seed, pause)))

        run(asked.games, asked.pause)
        run(asked.games, 0.0)
        runner.run(start_thinking(address, asked.bot))
        print(f"{THINKING} tables of bots, and with them ", end="")
        run(PEOPLE, PEOPLES_PAUSE)


def report(run: Measured) -> None:
    """Print what was measured."""
    times = run.times
    print(f"  actions a second     {len(times) / run.seconds:8.0f}")
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        place = min(len(times) - 1, int(part * len(times)))
        print(f"  {name} of an action     {1000 * times[place]:8.2f} ms")
    print(f"  processor time an action: server {1000 * run.server / len(times):.2f} ms, ", end="")
    print(f"clients {1000 * run.clients / len(times):.2f} ms")


if __name__ == "__main__":
    main()
