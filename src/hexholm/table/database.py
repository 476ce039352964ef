"""Running functions on a database without holding up the event loop.

What is to be done is a function of a SQLAlchemy connection, the same for every database. With
PostgreSQL it runs on an async engine. SQLite has no network to wait for, only a disk: there the
whole function runs in one thread, which takes one change of threads where an async driver takes one
for every statement (half the time of a commit, measured on a busy server).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")


class Database(Protocol):
    """An open database."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction."""

    async def close(self) -> None:
        """Close it; nothing may be under way."""


async def open_database(url: str) -> Database:
    """Open a database by its URL."""
    if url.startswith("sqlite"):
        return await _Sqlite.open(url)
    return _Asynchronous(create_async_engine(url, **_JSON))


class _Sqlite:
    """SQLite in a thread of its own."""

    def __init__(self, thread: ThreadPoolExecutor, connection: sa.Connection) -> None:
        self._thread = thread
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> "_Sqlite":
        thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        engine = sa.create_engine(url, **_JSON)
        sa.event.listen(engine, "connect", _tune)
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, engine.connect)
        except BaseException:
            thread.shutdown()
            raise
        return cls(thread, connection)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[sa.Connection], T]) -> T:
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._connection.close()
        self._connection.engine.dispose()


class _Asynchronous:
    """A database at the other end of a network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _dumps(data: Any) -> str:
    return orjson.dumps(data).decode()


_JSON: Any = {"json_serializer": _dumps, "json_deserializer": orjson.loads}


def _tune(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # an acknowledged action outlives even a power cut
        "busy_timeout = 5000",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
