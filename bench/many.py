"""Many games: how fast a server starts beside them, and what it keeps of tables that are left.

    python bench/many.py [--stored 100000] [--made 20000]

First a database gets that many copies of one finished game, and a server is started on it. Then
another server makes new tables that nobody comes to, and its memory is printed on the way.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from pathlib import Path

import httpx
from table import new_event_loop, server

import hexholm

AT_ONCE = 16
"""Tables asked for at a time."""


async def play_one(address: str) -> None:
    """A finished game."""
    game, rng = hexholm.new_game(seed=1), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.options))
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        body = json.dumps(game.record())
        answer = await http.post(
            "/api/records", content=body, headers={"Content-Type": "application/json"}
        )
        answer.raise_for_status()


def multiply(file: Path, count: int) -> None:
    """Store copies of every row; what differs is the name."""
    with sqlite3.connect(file) as games:
        for table, key in (("tables", "id"), ("seats", '"table"'), ("entries", '"table"')):
            columns = [f'"{row[1]}"' for row in games.execute(f"PRAGMA table_info({table})")]
            kept = ", ".join(one for one in columns if one.strip('"') != key.strip('"'))
            games.execute(
                f"""WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
                INSERT INTO {table} ({key}, {kept}) SELECT 'copy-' || i, {kept} FROM {table}, n""",
                (count,),
            )


async def make(address: str, process: int, count: int) -> None:
    """Tables that nobody comes to."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        asked = {"seats": [{"kind": "person"}] * 2}
        for first in range(0, count, AT_ONCE):
            calls = (http.post("/api/tables", json=asked) for _ in range(AT_ONCE))
            for answer in await asyncio.gather(*calls):
                answer.raise_for_status()
            if first % (count // 10 // AT_ONCE * AT_ONCE) == 0:
                print(f"  after {first:7} tables    {megabytes(process):8.0f} MB", flush=True)


def megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description="Many stored and many left games.")
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--made", type=int, default=20_000)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=new_event_loop) as runner,
    ):
        with server(Path(folder)) as (address, _):
            runner.run(play_one(address))
        multiply(Path(folder) / "tables.sqlite3", asked.stored)
        size = (Path(folder) / "tables.sqlite3").stat().st_size / 2**20
        start = time.perf_counter()
        with server(Path(folder)) as (address, process):
            httpx.get(f"{address}/health").raise_for_status()
            took = time.perf_counter() - start
            print(f"start beside {asked.stored} stored games ({size:.0f} MB): {took:.2f} s")
            print("tables made and left")
            runner.run(make(address, process, asked.made))


if __name__ == "__main__":
    main()
