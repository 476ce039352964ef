"""PostgreSQL: what every action needs goes straight to the driver, the rest as in any database.

SQLAlchemy on an async driver takes six times the processor time of the driver alone, which is as
much as all the rest of an action.
"""

import asyncio
from typing import Any, Final, Self

import asyncpg  # type: ignore[import-untyped]
import orjson
import sqlalchemy as sa

from hexholm.table.core.ports import Conflict, Row
from hexholm.table.storage.sql import SqlStorage, Write

TIMEOUT: Final = 10.0
"""Seconds after which a connection or a statement is given up."""

_APPEND: Final = """
WITH added AS (
    INSERT INTO entries ("table", number, seat, kind, data, at, seal)
    SELECT one, two, three, four, five::json, six, seven FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[]
    ) AS entry (one, two, three, four, five, six, seven)
), turned AS (
    UPDATE alerts SET due = turn.after, tries = 0, next = CASE WHEN seat = mover THEN tell END
    FROM unnest($10::text[], $11::int[], $12::int[], $13::bigint[])
    AS turn (which, mover, after, tell) WHERE "table" = turn.which AND confirmed
)
UPDATE tables SET over = ended.over FROM unnest($8::text[], $9::bool[]) AS ended (which, over)
WHERE id = ended.which"""
_LATER: Final = """
SELECT "table", number, seat, kind, data::text AS data, at, seal FROM entries
WHERE "table" = $1 AND number > $2 ORDER BY number"""


class Quick:
    """One connection for one kind of statement; it is made when needed, and again when lost."""

    def __init__(self, url: str) -> None:
        parts = sa.make_url(url)
        _, self._arguments = parts.get_dialect()().create_connect_args(parts)
        self._connection: Any = None
        self._using = asyncio.Lock()

    async def fetch(self, query: str, *given: Any) -> Any:
        """Run a statement, in a transaction of its own; its rows."""
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    **self._arguments, timeout=TIMEOUT, command_timeout=TIMEOUT
                )
            try:
                return await self._connection.fetch(query, *given)
            except asyncpg.IntegrityConstraintViolationError:
                raise
            except Exception:  # whatever it was: a connection in doubt is not used again
                self._connection.terminate()
                raise

    async def close(self) -> None:
        """End it."""
        if self._connection is not None:
            await self._connection.close(timeout=TIMEOUT)


class PostgresStorage(SqlStorage):
    """`Storage` in PostgreSQL."""

    _writing: Quick
    _reading: Quick

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database, made or brought up to date where needed."""
        storage = await super().open(url)
        storage._writing, storage._reading = Quick(url), Quick(url)
        return storage

    async def close(self) -> None:
        """Write what waits, then close."""
        await super().close()
        await self._writing.close()
        await self._reading.close()

    async def _carry_out(self, batch: list[Write]) -> None:
        if any(write.tables for write in batch):
            await super()._carry_out(batch)
            return
        rows = [row for write in batch for row in write.entries]
        keys = ("table", "number", "seat", "kind", "data", "at", "seal")
        columns: dict[str, list[Any]] = {key: [row[key] for row in rows] for key in keys}
        columns["data"] = [orjson.dumps(data).decode() for data in columns["data"]]
        over = [one for write in batch for one in write.over]
        ended = [one["which"] for one in over], [one["is_over"] for one in over]
        turns = [one for write in batch for one in write.turns]
        told = ([one[key] for one in turns] for key in ("which", "mover", "after", "tell"))
        try:
            await self._writing.fetch(_APPEND, *columns.values(), *ended, *told)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after a number."""
        rows = await self._reading.fetch(_LATER, table, after)
        return [{**row, "data": orjson.loads(row["data"])} for row in rows]
