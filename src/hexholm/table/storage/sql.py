"""The database: tables, their first seats, and their append-only entries.

All writing goes through one task that puts whatever waits into one transaction, so that many
tables share one commit. A write returns when it is committed.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from typing import Any, NamedTuple, Self, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexholm.table.core.ports import Conflict, Damaged, Row, Stored, TableRow, Turn
from hexholm.table.storage.database import Database, is_corrupt, open_database, sqlite_file
from hexholm.table.storage.lock import FileLock
from hexholm.table.storage.migrate import DatabaseError, upgrade
from hexholm.table.storage.people import SqlPeople
from hexholm.table.storage.schema import ALERTS, ENTRIES, FACTS, SEATS, TABLES


async def _opened(url: str) -> Database:
    """A database that is up to date; `DatabaseError` in words if it can't be used."""
    where = sa.make_url(url)
    try:
        database = open_database(url)
        try:
            await database.run(upgrade)
        except BaseException:
            await database.close()
            raise
    except (sa.exc.DBAPIError, OSError) as error:
        why = str(getattr(error, "orig", error))
        if where.get_backend_name() == "sqlite":
            raise DatabaseError("database-broken", file=str(where.database), why=why) from None
        name = where.render_as_string(hide_password=True)
        raise DatabaseError("database-away", name=name, why=why) from None
    return database


class Write(NamedTuple):
    """Rows for one transaction, and whom to tell."""

    tables: list[Row]
    seats: list[Row]
    entries: list[Row]
    over: list[Row]
    turns: list[Row]
    done: "asyncio.Future[None]"


def _raw(table: sa.Table) -> sa.Select[Any]:
    """All of a table; JSON as its text, for it may be damaged."""
    is_json = {column: isinstance(column.type, sa.JSON) for column in table.c}
    return sa.select(
        *(
            sa.type_coerce(column, sa.Text).label(column.name) if is_json[column] else column
            for column in table.c
        )
    )


_INSERT_TABLES = sa.insert(TABLES)
_INSERT_SEATS = sa.insert(SEATS)
_INSERT_ENTRIES = sa.insert(ENTRIES)
_SET_OVER = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"))
    .values(over=sa.bindparam("is_over"))
)
_SET_TURN = (
    sa.update(ALERTS)
    .where(ALERTS.c.table == sa.bindparam("which"), ALERTS.c.confirmed)
    .values(
        due=sa.bindparam("after"),
        tries=0,
        next=sa.case((ALERTS.c.seat == sa.bindparam("mover"), sa.bindparam("tell"))),
    )
)
_SELECT_TABLE = _raw(TABLES).where(TABLES.c.id == sa.bindparam("which"))
_SELECT_SEATS = (
    sa.select(SEATS).where(SEATS.c.table == sa.bindparam("which")).order_by(SEATS.c.seat)
)
_SELECT_ENTRIES = (
    _raw(ENTRIES).where(ENTRIES.c.table == sa.bindparam("which")).order_by(ENTRIES.c.number)
)


_BEGUN = sa.exists().where(ENTRIES.c.table == TABLES.c.id, ENTRIES.c.kind == "begun")
_SELECT_LATER = _SELECT_ENTRIES.where(ENTRIES.c.number > sa.bindparam("after"))

T = TypeVar("T")


class SqlStorage:
    """`Storage` in a database: SQLite, or PostgreSQL."""

    def __init__(self, database: Database, lock: FileLock | None = None) -> None:
        self._database = database
        self.people = SqlPeople(database)
        self._lock = lock
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._writer = asyncio.create_task(self._write_on(), name="storage writer")

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database, made or brought up to date where needed; SQLite for this one alone."""
        file = sqlite_file(url)
        with ExitStack() as stack:
            lock = stack.enter_context(closing(FileLock(file))) if file else None
            database = await _opened(url)
            stack.pop_all()
        return cls(database, lock)

    async def close(self) -> None:
        """Write what waits, then close."""
        self._is_closing = True
        self._wake.set()
        await self._writer
        await self._database.close()
        if self._lock is not None:
            self._lock.close()

    async def fact(self, name: str, value: str | None = None) -> str | None:
        """What was first said of the database by this name; the value, if that is now."""

        def work(connection: sa.Connection) -> str | None:
            query = sa.select(FACTS.c.value).where(FACTS.c.name == name)
            known = connection.execute(query).scalar_one_or_none()
            if known is None and value is not None:
                connection.execute(sa.insert(FACTS), {"name": name, "value": value})
                return value
            return known

        try:
            return await self._database.run(work)
        except IntegrityError:  # another server has just said it
            return await self.fact(name)

    async def is_empty(self) -> bool:
        """Whether there are no tables."""
        query = sa.select(TABLES.c.id).limit(1)
        return await self._database.run(
            lambda connection: connection.execute(query).scalar_one_or_none() is None
        )

    @property
    def database(self) -> Database:
        """Where it is all kept, for what else is kept there."""
        return self._database

    # --- writing -----------------------------------------------------------------------------

    async def create(
        self, table: TableRow, seats: Sequence[Row], entries: Sequence[Row], *, over: bool, at: int
    ) -> None:
        """Store a new table; `Conflict` if its name is taken."""
        row = {**table._asdict(), "over": over, "created": at}
        await self._write([row], list(seats), list(entries), [], [])

    async def append(
        self, entries: Sequence[Row], *, over: bool | None = None, turn: Turn | None = None
    ) -> None:
        """Add entries to a table, with what they mean for its end and for alerts."""
        which = entries[0]["table"]
        ended = [] if over is None else [{"which": which, "is_over": over}]
        turns = []
        if turn is not None:
            mover = -1 if turn.seat is None else turn.seat
            after = entries[-1]["number"]
            turns = [{"which": which, "mover": mover, "after": after, "tell": turn.tell}]
        await self._write([], [], list(entries), ended, turns)

    async def set_ratings(self, table: str, ratings: Row) -> None:
        """Keep the ratings of a finished game's turns."""
        query = sa.update(TABLES).where(TABLES.c.id == table).values(ratings=ratings)
        await self._database.run(lambda connection: connection.execute(query))

    async def set_due(self, table: str, at: int | None) -> None:
        """Keep when to look at a table that goes on by itself."""
        query = sa.update(TABLES).where(TABLES.c.id == table).values(due=at)
        await self._database.run(lambda connection: connection.execute(query))

    async def _write(
        self,
        tables: list[Row],
        seats: list[Row],
        entries: list[Row],
        over: list[Row],
        turns: list[Row],
    ) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(tables, seats, entries, over, turns, done))
        self._wake.set()
        await done

    async def _write_on(self) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._commit(batch)
            except Exception as error:
                if len(batch) == 1:
                    _tell(batch[0], error)
                    continue
                for write in batch:  # one of them is at fault, and only that one must fail
                    try:
                        await self._commit([write])
                    except Exception as fault:
                        _tell(write, fault)

    async def _commit(self, batch: list[Write]) -> None:
        await self._carry_out(batch)
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)

    async def _carry_out(self, batch: list[Write]) -> None:
        """Store a batch in one transaction."""
        statements = [
            (_INSERT_TABLES, [row for write in batch for row in write.tables]),
            (_INSERT_SEATS, [row for write in batch for row in write.seats]),
            (_INSERT_ENTRIES, [row for write in batch for row in write.entries]),
            (_SET_OVER, [row for write in batch for row in write.over]),
            (_SET_TURN, [row for write in batch for row in write.turns]),
        ]

        def work(connection: sa.Connection) -> None:
            for statement, rows in statements:
                if rows:
                    connection.execute(statement, rows)

        await self._database.run(work)

    # --- reading -----------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries, or None; `Damaged` if one can't even be read."""

        def work(connection: sa.Connection) -> Stored | None:
            found = connection.execute(_SELECT_TABLE, {"which": table}).one_or_none()
            if found is None:
                return None
            seats = connection.execute(_SELECT_SEATS, {"which": table}).mappings()
            entries = connection.execute(_SELECT_ENTRIES, {"which": table}).mappings()
            return Stored(
                _table(dict(found._mapping)),
                [dict(one) for one in seats],
                [_entry(dict(one)) for one in entries],
            )

        return await self._read(table, work)

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after a number; `Damaged` if one can't be read."""
        given = {"which": table, "after": after}
        return await self._read(
            table,
            lambda connection: [
                _entry(dict(one)) for one in connection.execute(_SELECT_LATER, given).mappings()
            ],
        )

    async def _read(self, table: str, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self._database.run(work)
        except DBAPIError as error:
            if is_corrupt(error):
                raise Damaged(table) from error
            raise

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables, 0 if there is none."""
        last = sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table == TABLES.c.id)
        query = sa.select(TABLES.c.id, last.scalar_subquery()).where(TABLES.c.id.in_(tables))
        return await self._database.run(
            lambda connection: {name: last or 0 for name, last in connection.execute(query)}
        )

    async def dates(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was created, and when something last happened there."""
        last = (
            sa.select(ENTRIES.c.at)
            .where(ENTRIES.c.table == TABLES.c.id)
            .order_by(ENTRIES.c.number.desc())
            .limit(1)
        )
        made = TABLES.c.created
        query = sa.select(TABLES.c.id, made, sa.func.coalesce(last.scalar_subquery(), made))
        return await self._database.run(
            lambda connection: {
                name: (created, at)
                for name, created, at in connection.execute(query.where(TABLES.c.id.in_(tables)))
            }
        )

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables to look at by now, the longest due first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due)
        return await self._database.run(
            lambda connection: list(connection.execute(query.limit(limit)).scalars())
        )

    async def listed(self, limit: int) -> list[str]:
        """The newest listed tables that have begun and aren't over."""
        return await self._newest(_BEGUN, limit)

    async def waiting(self, limit: int) -> list[str]:
        """The newest listed tables that haven't begun."""
        return await self._newest(sa.not_(_BEGUN), limit)

    async def _newest(self, which: sa.ColumnElement[bool], limit: int) -> list[str]:
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.listed, sa.not_(TABLES.c.over), which)
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        return await self._database.run(
            lambda connection: list(connection.execute(query).scalars())
        )


def _table(found: Row) -> TableRow:
    row = {key: found[key] for key in TableRow._fields}
    try:
        for key in ("record", "origin", "pace"):
            row[key] = _json(row[key])
    except ValueError:
        raise Damaged(row["id"]) from None
    try:
        row["ratings"] = _json(row["ratings"])
    except ValueError:
        row["ratings"] = None  # they will be found again
    return TableRow(**row)


def _entry(found: Row) -> Row:
    try:
        return {**found, "data": _json(found["data"])}
    except ValueError:
        raise Damaged(found["table"], found["number"]) from None


def _json(found: Any) -> Any:
    """SQLite gives the text of JSON, PostgreSQL's driver what it says."""
    return orjson.loads(found) if isinstance(found, str) else found


def _tell(write: Write, error: Exception) -> None:
    if not write.done.done():
        write.done.set_exception(
            Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
        )
