"""Running functions on a database.

What is to be done is a function of a SQLAlchemy connection, the same for every database. PostgreSQL
is at the other end of a network: there it runs on an async engine. SQLite is a few system calls: it
runs at once, in the event loop's own thread. In its write-ahead log a commit is a write to a file
that the system has in memory, far less than handing it to another thread and back takes while this
one is busy (measured on a busy server: 1 to 2 ms so, 3 to 5 by a thread, more by an async driver).
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

WAIT: Final = 0.02
"""Seconds between two tries when another program has locked a SQLite file."""
PATIENCE: Final = 5.0
"""Seconds after which that is given up, and so is a server that doesn't answer."""


class Database(Protocol):
    """An open database."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction."""

    async def close(self) -> None:
        """Close it; nothing may be under way."""


def open_database(url: str) -> Database:
    """Open a database by its URL."""
    if url.startswith("sqlite"):
        return _Sqlite(url)
    # A database that restarts can take a connection and never answer: nobody waits for that long.
    patience = {"timeout": PATIENCE, "command_timeout": 12 * PATIENCE}
    engine = create_async_engine(url, connect_args=patience, pool_pre_ping=True, **JSON)
    return _Asynchronous(engine)


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for any other, and for one in memory."""
    parts = sa.make_url(url)
    is_file = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
    return Path(str(parts.database)) if is_file else None


class _Sqlite:
    """SQLite, with one connection that stays open."""

    def __init__(self, url: str) -> None:
        engine = sa.create_engine(url, **JSON)
        sa.event.listen(engine, "connect", _tune)
        sa.event.listen(engine, "begin", _begin)
        self._connection = engine.connect()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        tries = 0
        while True:
            try:
                with self._connection.begin():
                    return work(self._connection)
            except sa.exc.OperationalError as error:
                code = getattr(error.orig, "sqlite_errorcode", 0)
                tries += 1
                if code & 0xFF != sqlite3.SQLITE_BUSY or tries * WAIT > PATIENCE:
                    raise
            await asyncio.sleep(WAIT)  # a backup or another program writes: others go on meanwhile

    async def close(self) -> None:
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


JSON: Any = {"json_serializer": _dumps, "json_deserializer": orjson.loads}


def is_corrupt(error: DBAPIError) -> bool:
    """Whether a part of an SQLite file can't be read."""
    return getattr(error.orig, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _tune(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin ourselves, so that a migration is one transaction
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # seals tell
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = NORMAL",  # a commit outlives the process; only a power cut costs seconds
        "busy_timeout = 0",  # waiting is up to the event loop, not to SQLite
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
