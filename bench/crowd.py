"""Many people at many tables on one server: how long does an action take?

    python bench/crowd.py [--tables 3000] [--seconds 60] [--every 5]

Two websockets per table, and an action every few seconds at each table. An action takes from
sending it to having read one's own state with its entry. The tables are set up first and play a
while before anything is measured.
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
from pathlib import Path

import httpx
from table import Client, Measured, cpu_seconds, new_event_loop, report, server, sit_down

AT_ONCE = 20
"""Tables asked for at a time."""
WARM = 10.0
"""Seconds of play before the clock starts."""


async def sit_and_play(url: str, secret: str, client: Client) -> None:
    """One person, until the game is over."""
    async with sit_down(url, secret) as socket:
        await client.play(socket)


async def crowd(address: str, process: int, tables: int, seconds: float, every: float) -> Measured:
    """Seat everybody, then measure."""
    clients: list[Client] = []
    tasks = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for first in range(0, tables, AT_ONCE):
            asked = {"seats": [{"kind": "person"}] * 2}
            some = range(first, min(tables, first + AT_ONCE))
            for answer in await asyncio.gather(
                *(http.post("/api/tables", json=asked) for _ in some)
            ):
                made = answer.raise_for_status().json()
                url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
                for one in made["seats"]:
                    client = Client(one["seat"], random.Random(len(clients)), every)
                    clients.append(client)
                    tasks.append(asyncio.create_task(sit_and_play(url, one["secret"], client)))
    gc.disable()  # the pauses of these clients aren't the server's
    await asyncio.sleep(WARM)
    for client in clients:
        client.times.clear()
    served, here, start = cpu_seconds(process), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - start
    served, here = cpu_seconds(process) - served, time.process_time() - here
    times = sorted(took for client in clients for took in client.times)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
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
