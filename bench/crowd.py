"""Many people at many tables on one server: how long does an action take?

    python bench/crowd.py [--tables 3000] [--seconds 60] [--every 5]

Two websockets per table, and an action every few seconds at each table. An action takes from
sending it to having read one's own state with its entry. The tables are set up first and play a
while before anything is measured.
"""

import argparse
import asyncio
import contextlib
import gc
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
import websockets
from table import Measured, choose, cpu_seconds, new_event_loop, report, server

WARM = 10.0
"""Seconds of play before the clock starts."""


class Crowd:
    """All people, and the times of their actions."""

    def __init__(self, address: str, every: float) -> None:
        self.address = address
        self.every = every
        self.times: list[float] = []
        self.ready = asyncio.Event()

    async def table(self, http: httpx.AsyncClient, seed: int) -> list[Any]:
        """Set up a table; the tasks of its two people."""
        answer = await http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
        made = answer.raise_for_status().json()
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        return [
            asyncio.create_task(self.person(url, one["seat"], one["secret"], random.Random(seed)))
            for one in made["seats"]
        ]

    async def person(self, url: str, seat: int, secret: str, rng: random.Random) -> None:
        """Play one seat until the game is over."""
        async with websockets.connect(url, compression=None, max_size=None) as socket:
            hello = {"type": "hello", "secrets": [secret]}
            await socket.send(orjson.dumps(hello), text=True)
            sent, number = 0.0, -1
            async for text in socket:
                state = orjson.loads(text)
                if state["type"] != "state":
                    continue
                if sent and state["number"] > number:
                    self.times.append(time.perf_counter() - sent)
                    sent = 0.0
                if state["view"]["over"]:
                    return
                if state["legal"] is None or sent:
                    continue
                await self.ready.wait()
                await asyncio.sleep(rng.uniform(0.2, 1.8) * self.every)
                number, sent = state["number"], time.perf_counter()
                action = choose(state["legal"], rng)
                message = {"type": "play", "seat": seat, "number": number, "action": action}
                await socket.send(orjson.dumps(message), text=True)


async def crowd(address: str, process: int, tables: int, seconds: float, every: float) -> Measured:
    """Seat everybody, then measure."""
    people = Crowd(address, every)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tasks = []
        for first in range(0, tables, 20):
            some = range(first, min(tables, first + 20))
            for pair in await asyncio.gather(*(people.table(http, seed) for seed in some)):
                tasks += pair
        gc.disable()  # the pauses of these clients aren't the server's
        people.ready.set()
        await asyncio.sleep(WARM)
        people.times.clear()
        served, here, start = cpu_seconds(process), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        taken = time.perf_counter() - start
        served, here = cpu_seconds(process) - served, time.process_time() - here
        times = sorted(people.times)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
    return Measured(times, taken, served, here)


def main() -> None:
    parser = argparse.ArgumentParser(description="Many people at many tables.")
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=new_event_loop) as runner,
        server(Path(folder)) as (address, process),
    ):
        print(f"{asked.tables} tables, an action every {asked.every:g} s at each")
        work = crowd(address, process, asked.tables, asked.seconds, asked.every)
        report(runner.run(work))
        memory = Path(f"/proc/{process}/statm").read_text().split()[1]
        print(f"  memory of the server {int(memory) * 4096 / 2**20:8.0f} MB")


if __name__ == "__main__":
    main()
