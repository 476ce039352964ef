"""The hub by itself: what it keeps of tables that are asked for."""

import asyncio

import pytest

import hexholm
from hexholm.table.core.hub import Hub
from hexholm.table.core.making import new_seats
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock


async def open_hub() -> tuple[Hub, StillClock]:
    clock = StillClock()
    return Hub(MemoryStorage(), InsideThinkers({}), clock, b"key", TableSettings()), clock


def test_wrong_names_leave_nothing_behind() -> None:
    async def ask() -> None:
        hub, _ = await open_hub()
        for number in range(200):
            with pytest.raises(Refusal):
                await hub.tables.find(f"no-such-{number}")
        asked = (hub.tables.find("no-such-1") for _ in range(5))
        for no in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(no, Refusal)
        assert (len(hub.tables._loading), list(hub.tables)) == (0, [])
        await hub.close()

    asyncio.run(ask())


def test_a_table_that_many_ask_for_is_loaded_once() -> None:
    async def ask() -> None:
        hub, clock = await open_hub()
        seats = new_seats([{"kind": "person"}] * 2)
        made = await hub.tables.create(hexholm.new_game(seed=1), seats)
        name = made.room.id
        await asyncio.sleep(0)
        clock.time += 1000
        async with asyncio.timeout(10):
            while list(hub.tables):  # nobody is there any more
                await asyncio.sleep(0.001)
        found = await asyncio.gather(*(hub.tables.find(name) for _ in range(10)))
        assert len({id(table) for table in found}) == 1
        assert found[0] is not made
        assert len(hub.tables._loading) == 0
        await hub.close()

    asyncio.run(ask())
