"""The hub by itself: what it keeps of tables that are asked for."""

import asyncio
from collections.abc import Sequence

import pytest

import hexholm
from hexholm.table.core import people, tables
from hexholm.table.core.hub import Hub
from hexholm.table.core.making import new_seats
from hexholm.table.core.messages import greet
from hexholm.table.core.ports import Message, Row, Stored, Turn
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


class Full(MemoryStorage):
    """Takes nothing more once it is full."""

    is_full = False

    async def append(
        self, entries: Sequence[Row], *, over: bool | None = None, turn: Turn | None = None
    ) -> None:
        if self.is_full:
            raise OSError("no space left on device")
        await super().append(entries, over=over, turn=turn)


class Silent:
    """A `Transport` that nobody reads."""

    def send(self, message: Message) -> None:
        """It is lost."""

    def close(self, why: str) -> None:
        """There is nothing to close."""


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


def test_who_comes_back_to_a_full_disk_leaves_no_ghost() -> None:
    async def come_back() -> None:
        storage = Full()
        hub = Hub(storage, InsideThinkers({}), StillClock(), b"key", TableSettings())
        table = await hub.tables.create(
            hexholm.new_game(seed=1), new_seats([{"kind": "person"}] * 2)
        )
        hello = {"type": "hello", "secrets": [table.secret(0)]}
        first = greet(hub, table, Silent(), hello)
        await hub.connect(table, first)
        await hub.change(table, lambda room: people.leave(room, 0))
        await hub.disconnect(table, first)
        storage.is_full = True
        with pytest.raises(Refusal, match="saved"):
            await hub.connect(table, greet(hub, table, Silent(), hello))
        assert table.connections == set()
        assert table.online(60) == set()
        storage.is_full = False
        await hub.connect(table, greet(hub, table, Silent(), hello))
        assert len(table.connections) == 1
        await hub.close()

    asyncio.run(come_back())


def test_many_tables_that_nobody_uses_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory stays bounded, however many tables are made and left."""
    monkeypatch.setattr(tables, "UNUSED", 10)

    async def make() -> None:
        hub, clock, storage = await open_hub()
        game = hexholm.new_game(seed=1)
        made = []
        for _ in range(100):
            clock.time += 1
            made.append(await hub.tables.create(game.copy(), new_seats([{"kind": "person"}] * 2)))
            assert len(list(hub.tables)) <= 20
        assert made[-1] in list(hub.tables), "the newest are kept"
        found = await hub.tables.find(made[0].room.id)
        assert found.room.game.seats == 2, "the others are loaded again"
        assert storage.names == [made[0].room.id]
        await hub.close()

    asyncio.run(make())
