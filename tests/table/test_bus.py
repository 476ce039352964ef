"""Servers on one PostgreSQL tell each other, whatever becomes of their connections."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from hexholm.table.bus.postgres import PostgresBus, joined
from hexholm.table.core.ports import Notice, Row
from hexholm.table.settings import Settings
from hexholm.table.storage.opening import open_storage
from tests.table.machines import Postgres

ASKED: Row = {"at": 7, "takeback": None, "votes": []}


@asynccontextmanager
async def two_buses(postgres: Postgres) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    url = Settings(database=postgres.new_database()).database_url
    storage = await open_storage(url)
    one, two = await PostgresBus.open(url), await PostgresBus.open(url)
    yield one, two
    await one.close()
    await two.close()
    await storage.close()


@pytest.mark.parametrize(
    "fault",
    [
        asyncpg.InternalClientError("another operation is in progress"),
        asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"),
        asyncpg.DeadlockDetectedError("deadlock"),
        TimeoutError(),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_whatever_the_driver_raises_the_notice_arrives(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    execute = asyncpg.Connection.execute
    faults = [fault]

    async def execute_badly(connection: Any, query: str, *given: Any, **more: Any) -> Any:
        if "pg_notify" in query and faults:
            raise faults.pop()
        return await execute(connection, query, *given, **more)

    async def work() -> None:
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        async with two_buses(postgres) as (one, two):
            missed = asyncio.Event()
            one.listen(lambda _notice: None, missed.set)
            two.listen(heard.put_nowait, lambda: None)
            one.tell(Notice("oak-river-7", 3, online=[0]))
            one.tell(Notice("oak-river-7", 4))
            async with asyncio.timeout(20):
                notice = await heard.get()
                await missed.wait()
            assert notice == Notice("oak-river-7", 4, [0], server=one.name)
            assert (await two.look(["oak-river-7"]))["oak-river-7"].online == {one.name: [0]}

    monkeypatch.setattr(asyncpg.Connection, "execute", execute_badly)
    asyncio.run(work())
    assert not faults


def test_notices_of_a_table_are_told_as_one() -> None:
    sits, asks = Notice("a", 3, online=[0]), Notice("a", 3, asked=ASKED)
    assert joined(None, sits) == sits
    assert joined(sits, asks) == joined(asks, sits) == Notice("a", 3, [0], ASKED)
    assert joined(joined(asks, sits), Notice("a", 3, online=[])) == Notice("a", 3, [], ASKED)
    hurries = Notice("a", 3, hurry=True)
    assert joined(hurries, sits) == Notice("a", 3, [0], hurry=True)
    assert joined(hurries, Notice("a", 4)) == Notice("a", 4)
    assert joined(joined(sits, asks), Notice("a", 4)) == Notice("a", 4, [0]), "it was about 3"
