"""The whole of it: tables full of people and bots, a storm, and what must be true afterwards."""

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.table.chaos.people import Person, Tally
from tests.table.chaos.storm import Machine, Storm
from tests.table.helpers import Data
from tests.table.machines import Postgres, an_nginx, documented_site, free_port

SEATS = (
    ("person", "random"),
    ("person", "person"),
    ("person", "person", "greedy"),
    ("person", "random", "random", "person"),
)
SETUPS: tuple[Data, ...] = (
    {"game": "kingdom-builder", "setup": {}},
    {"game": "kingdom-builder", "setup": {"boxes": ["base", "nomads", "crossroads"]}},
    {"game": "winter-kingdom", "setup": {}},
)


@dataclass(frozen=True)
class Plan:
    """What is to happen."""

    tables: int
    kills: int
    restarts: int
    every: float
    """Seconds between two kills, in the mean."""
    pause: float
    """Seconds a person thinks, in the mean."""
    missed: float = 0.2
    """The share of notices that get lost."""
    seconds: float = 1e9
    """The storm ends after this many, whatever was planned."""
    patience: float = 240.0
    """Seconds everybody has to come to rest after the storm."""
    seed: int = 1


@dataclass
class Group:
    """A table, its people and somebody who watches."""

    table: str
    watch: str
    people: list[Person]

    @property
    def is_settled(self) -> bool:
        """Whether all have seen the same, and nothing is under way."""
        people = self.people
        is_level = len({person.number for person in people}) == 1
        return is_level and all(person.is_settled for person in people)


class Chaos:
    """A run of it."""

    def __init__(self, plan: Plan, postgres: Postgres, folder: Path) -> None:
        self.plan = plan
        self.tally = Tally()
        self.groups: list[Group] = []
        self.database = postgres.new_database()
        self.folder = folder
        self.machines = [
            Machine(f"server-{place}", folder, self.database, plan.missed) for place in range(3)
        ]
        self.storm = Storm(self.machines, postgres, random.Random(plan.seed))
        self.front = free_port()
        self._rng = random.Random(plan.seed + 1)
        self._seeds = itertools.count(plan.seed)

    @contextlib.asynccontextmanager
    async def happening(self, say: Callable[[str], None]) -> AsyncIterator[None]:
        """The storm; within, everybody is at rest, and the servers run."""
        site = documented_site(self.front, [one.address for one in self.machines])
        with an_nginx(site, self.folder, self.front):
            tasks = [asyncio.create_task(machine.run()) for machine in self.machines]
            try:
                await self._until(lambda: all(one.is_up for one in self.machines))
                tasks += [asyncio.create_task(self._play(n)) for n in range(self.plan.tables)]
                tasks.append(asyncio.create_task(self._report(say)))
                await self._until(lambda: len(self.groups) >= self.plan.tables)
                end = time.monotonic() + self.plan.seconds
                await self.storm.blow(
                    self.plan.kills,
                    self.plan.restarts,
                    self.plan.every,
                    lambda: time.monotonic() < end,
                    lambda: len(self.tally.waits),
                    max(3, self.plan.tables // 4),
                )
                self.tally.is_stopping = True
                await self._until(lambda: all(one.is_up for one in self.machines))
                with contextlib.suppress(TimeoutError):
                    await self._until(lambda: all(group.is_settled for group in self.groups))
                yield
            finally:
                for task in tasks:
                    task.cancel()
                ends = await asyncio.gather(*tasks, return_exceptions=True)
        self.tally.faults += [repr(end) for end in ends if isinstance(end, Exception)]

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(self.plan.patience):
            while not condition():
                await asyncio.sleep(0.1)

    async def _play(self, place: int) -> None:
        """One game after the other."""
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.front}", timeout=60, trust_env=False
        ) as http:
            while not self.tally.is_stopping:
                seats = SEATS[place % len(SEATS)]
                setup = SETUPS[next(self._seeds) % len(SETUPS)]
                group = self._sit(await self._create(http, seats, setup))
                self.groups.append(group)
                await asyncio.gather(*(person.run() for person in group.people))
                self.tally.counts["games played to the end"] += 1

    async def _create(self, http: httpx.AsyncClient, seats: tuple[str, ...], setup: Data) -> Data:
        asked = [
            {"kind": kind} if kind == "person" else {"kind": "bot", "level": kind} for kind in seats
        ]
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await http.post("/api/tables", json={**setup, "seats": asked})
                if answer.status_code == 201:
                    made: Data = answer.json()
                    return made
                self.tally.counts[f"new table: {answer.status_code}"] += 1
            await asyncio.sleep(0.3)

    def _sit(self, made: Data) -> Group:
        url = f"ws://127.0.0.1:{self.front}/api/tables/{made['table']}/socket"
        places = [(one["secret"], one["seat"]) for one in made["seats"]]
        people = [
            Person(
                url,
                secret,
                seat,
                rng=random.Random(self._rng.random()),
                pause=self.plan.pause,
                tally=self.tally,
            )
            for secret, seat in [*places, (made["watch"], None)]
        ]
        return Group(made["table"], made["watch"], people)

    async def _report(self, say: Callable[[str], None]) -> None:
        begun = time.monotonic()
        while True:
            await asyncio.sleep(5)
            up = sum(machine.is_up for machine in self.machines)
            settled = sum(group.is_settled for group in self.groups)
            told = f"{time.monotonic() - begun:.0f} s: {self.storm.counts['kills']} kills, "
            told += f"{len(self.tally.waits)} actions, {up} of 3 servers up, "
            told += f"{len(self.groups)} tables" + (
                f", {settled} at rest" if self.tally.is_stopping else ""
            )
            say(told)
