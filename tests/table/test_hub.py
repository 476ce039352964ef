"""The hub by itself: what it keeps of tables that are asked for."""

import asyncio
from pathlib import Path

import pytest

import hexholm
from hexholm.table.bots import BotPool
from hexholm.table.hub import Hub
from hexholm.table.making import new_seats
from hexholm.table.refusal import Refusal
from hexholm.table.storage import Storage
from tests.table.helpers import with_data


async def open_hub(folder: Path) -> Hub:
    settings = with_data(folder)
    storage = await Storage.open(settings.database_url)
    pool = BotPool({}, workers=1, limit=1, seconds=1)
    return Hub(storage, b"key", settings, pool)


def test_wrong_names_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        hub = await open_hub(tmp_path)
        for number in range(200):
            with pytest.raises(Refusal):
                await hub.table(f"no-such-{number}")
        asked = (hub.table("no-such-1") for _ in range(5))
        for no in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(no, Refusal)
        assert (len(hub._loading), len(hub._tables)) == (0, 0)
        await hub.close()

    asyncio.run(ask())


def test_a_table_that_many_ask_for_is_loaded_once(tmp_path: Path) -> None:
    async def ask() -> None:
        hub = await open_hub(tmp_path)
        seats = new_seats([{"kind": "person"}] * 2)
        made = await hub.create(hexholm.new_game(seed=1), seats)
        name = made.room.id
        hub._tables.clear()
        found = await asyncio.gather(*(hub.table(name) for _ in range(10)))
        assert len({id(table) for table in found}) == 1
        assert found[0] is not made
        assert len(hub._loading) == 0
        await hub.close()

    asyncio.run(ask())
