"""The hub by itself: what it keeps of tables that are asked for."""

import asyncio

import pytest

import hexholm
from hexholm.table.core.hub import Hub
from hexholm.table.core.making import new_seats
from hexholm.table.core.ports import Stored
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock


class Asked(MemoryStorage):
    """Notes which tables it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    async def load(self, table: str) -> Stored | None:
        self.names.append(table)
        return await super().load(table)


async def open_hub() -> tuple[Hub, StillClock, Asked]:
    clock, storage = StillClock(), Asked()
    return Hub(storage, InsideThinkers({}), clock, b"key", TableSettings()), clock, storage


def test_wrong_names_leave_nothing_behind() -> None:
    async def ask() -> None:
        hub, _, storage = await open_hub()
        names = [f"no-such-{number}" for number in range(20)] * 2
        for name in names:
            with pytest.raises(Refusal):
                await hub.tables.find(name)
        assert storage.names == names, "a refusal is not remembered"
        asked = (hub.tables.find("no-such-1") for _ in range(5))
        for no in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(no, Refusal)
        assert storage.names == [*names, "no-such-1"]
        assert list(hub.tables) == []
        await hub.close()

    asyncio.run(ask())


def test_a_table_that_many_ask_for_is_loaded_once() -> None:
    async def ask() -> None:
        hub, clock, storage = await open_hub()
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
        assert storage.names == [name]
        await hub.close()

    asyncio.run(ask())
