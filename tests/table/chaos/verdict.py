"""What must be true after the storm."""

import asyncio
import re
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx

import hexholm
from tests.table.chaos.game import Chaos, Group
from tests.table.chaos.people import Deed, Person
from tests.table.chaos.storm import ROOT, Machine
from tests.table.helpers import Data

AT_A_TIME = 8
"""Tables looked at together."""


async def faults(chaos: Chaos) -> list[str]:
    """All that is wrong, while the servers run and everybody is at rest."""
    found = [f"{group.table}: not at rest" for group in chaos.groups if not group.is_settled]
    found += await _presence(chaos)
    async with (
        _fresh_server(chaos) as fresh,
        httpx.AsyncClient(timeout=60, trust_env=False) as http,
    ):
        several = asyncio.Semaphore(AT_A_TIME)

        async def look(group: Group) -> list[str]:
            async with several:
                return [f"{group.table}: {one}" async for one in _look(chaos, group, fresh, http)]

        for some in await asyncio.gather(*map(look, chaos.groups)):
            found += some
    found += await _check(chaos)
    found += _logs(chaos)
    return chaos.tally.faults + found


@asynccontextmanager
async def _fresh_server(chaos: Chaos) -> AsyncIterator[str]:
    """A server that has seen nothing: all it tells is a replay of the record."""
    machine = Machine("fresh", chaos.folder, chaos.database, 0.0)
    running = asyncio.create_task(machine.run())
    try:
        async with asyncio.timeout(chaos.plan.patience):
            while not machine.is_up:
                await asyncio.sleep(0.05)
        yield machine.address
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _presence(chaos: Chaos) -> list[str]:
    """Every server must know that all people of the games in progress are there."""
    end = time.monotonic() + chaos.plan.patience
    wrong = ["not looked yet"]
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        while wrong and time.monotonic() < end:
            wrong = []
            for group in chaos.groups:
                over = group.people[0].state.get("view", {}).get("over")
                for machine in chaos.machines if not over else ():
                    state = await _state(http, machine.address, group, group.watch)
                    if not all(seat["online"] for seat in state["table"]["seats"]):
                        wrong.append(f"{group.table}: somebody is away by {machine.address}")
    return wrong


async def _look(
    chaos: Chaos, group: Group, fresh: str, http: httpx.AsyncClient
) -> AsyncIterator[str]:
    """What is wrong with one table."""
    replayed = await _state(http, fresh, group, group.watch)
    for machine in chaos.machines:
        if _plain(await _state(http, machine.address, group, group.watch)) != _plain(replayed):
            yield f"{machine.address} disagrees"
    record = {entry["number"]: entry for entry in replayed["entries"]}
    if list(record) != list(range(1, replayed["number"] + 1)):
        yield f"the numbers are {list(record)}"
    for person in group.people:
        for fault in _remembered(person, record):
            yield f"seat {person.seat}: {fault}"
        if _plain(person.state) != _plain(await _state(http, fresh, group, person.secret)):
            yield f"seat {person.seat}: the last state isn't that of the record"
    if replayed["view"]["over"]:
        path = f"{fresh}/api/tables/{group.table}/record"
        answer = await http.get(path, headers=_authorization(group.watch))
        game = hexholm.replay(answer.json())
        if [game.over, game.winners] != [True, replayed["view"]["winners"]]:
            yield "the record isn't that of a finished game"


def _remembered(person: Person, record: dict[int, Data]) -> Iterator[str]:
    """What somebody was told and the record doesn't say, and what they did more or less often."""
    for number, entry in person.seen.items():
        if record.get(number) != entry:
            yield f"was told {entry}, and the record says {record.get(number)}"
    stored = [
        Deed(entry["number"], entry["kind"], entry.get("action"))
        for entry in record.values()
        if person.seat is not None
        and entry["seat"] == person.seat
        and entry["kind"] in ("play", "undo")
    ]
    if stored != person.deeds:
        yield f"did {set(person.deeds) - set(stored)} that are lost, or has twice or in another "
        yield f"order {set(stored) - set(person.deeds)}"


async def _check(chaos: Chaos) -> list[str]:
    """`hexholm check` must find nothing."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "hexholm", "check", "--database", chaos.database),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await process.communicate()
    return [] if process.returncode == 0 else [f"hexholm check: {told.decode()}"]


def _logs(chaos: Chaos) -> list[str]:
    """No server may come across anything it wasn't written for."""
    texts = [(one, one.log.read_text(errors="replace")) for one in chaos.machines]
    return [
        f"{one.log.name}: {found[0]}"
        for one, text in texts
        for found in re.finditer(r"Traceback(?:.*\n)(?:[ ].*\n|\n)*.*", text)
    ]


async def _state(http: httpx.AsyncClient, address: str, group: Group, secret: str) -> Data:
    path = f"{address}/api/tables/{group.table}"
    answer = await http.get(path, headers=_authorization(secret))
    state: Data = answer.raise_for_status().json()
    return state


def _authorization(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def _plain(state: Data) -> Data:
    """A state less what depends on who is there, and on when it is looked at."""
    seats = [{**seat, "online": None, "away": None} for seat in state["table"]["seats"]]
    known = ("board", "entries", "now")
    less = {key: value for key, value in state.items() if key not in known}
    return {**less, "table": {**state["table"], "seats": seats}}
