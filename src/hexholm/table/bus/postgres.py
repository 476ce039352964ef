"""The bus of servers on one PostgreSQL: LISTEN and NOTIFY, and a few small rows.

Each server has a row that it renews every second. Its leases and the people who are there by it
count as long as that row is fresh, so nobody has to tidy up after a server that has died. The time
is the database's, so the servers' clocks don't matter. All of it goes over one connection of its
own; when that is lost, it is made again, and the core looks at what it may have missed.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import orjson
import sqlalchemy as sa

from hexholm.table.core.ports import Around, Notice, Row
from hexholm.texts import Told

LOG: Final = logging.getLogger("hexholm.table")
CHANNEL: Final = "hexholm"
PAYLOAD: Final = 7000
"""The most bytes of a notification; PostgreSQL allows 8000."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
ALIVE: Final = 5
"""Seconds without one after which a server counts as dead."""
TIDY: Final = 60
"""Beats after which the rows of dead servers are deleted."""

_BEAT: Final = f"""
INSERT INTO servers (name, until) VALUES ($1, now() + interval '{ALIVE} seconds')
ON CONFLICT (name) DO UPDATE SET until = excluded.until"""
_IS_ALIVE: Final = "EXISTS (SELECT 1 FROM servers WHERE name = {0}.server AND until > now())"
_LEASE: Final = f"""
INSERT INTO leases ("table", server) VALUES ($1, $2)
ON CONFLICT ("table") DO UPDATE SET server = excluded.server
WHERE leases.server = excluded.server OR NOT {_IS_ALIVE.format("leases")} RETURNING 1"""
_RELEASE: Final = 'DELETE FROM leases WHERE "table" = $1 AND server = $2'
_SIT: Final = """
INSERT INTO presence ("table", server, seats) VALUES ($1, $2, $3)
ON CONFLICT ("table", server) DO UPDATE SET seats = excluded.seats"""
_RISE: Final = 'DELETE FROM presence WHERE "table" = $1 AND server = $2'
_ASK: Final = """
INSERT INTO asks ("table", number, data) VALUES ($1, $2, $3)
ON CONFLICT ("table") DO UPDATE SET number = excluded.number, data = excluded.data"""
_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"
_ONLINE: Final = f"""
SELECT "table", server, seats FROM presence
WHERE "table" = ANY($1) AND server <> $2 AND {_IS_ALIVE.format("presence")}"""
_ASKED: Final = 'SELECT "table", number, data FROM asks WHERE "table" = ANY($1)'
_BURY: Final = (
    f"DELETE FROM servers WHERE until < now() - interval '{ALIVE} seconds'",
    f"DELETE FROM presence WHERE NOT {_IS_ALIVE.format('presence')}",
    f"DELETE FROM leases WHERE NOT {_IS_ALIVE.format('leases')}",
)
_LEAVE: Final = (
    "DELETE FROM leases WHERE server = $1",
    "DELETE FROM presence WHERE server = $1",
    "DELETE FROM servers WHERE name = $1",
)


class Away(Exception):
    """PostgreSQL doesn't answer."""


class PostgresBus:
    """`Bus` by PostgreSQL."""

    is_shared: Final = True

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        parts = sa.make_url(url)
        _, self._arguments = parts.get_dialect()().create_connect_args(parts)
        self._hear: Callable[[Notice], None] = lambda _notice: None
        self._missed: Callable[[], None] = lambda: None
        self._notices: dict[str, Notice] = {}
        self._released: set[str] = set()
        self._wake = asyncio.Event()
        self._using = asyncio.Lock()
        self._connection: Any = None
        self._runner: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresBus":
        """Join the servers on a database that is up to date; `Told` if it has just gone away."""
        bus = cls(url)
        try:
            await bus._connect()
        except Away as error:
            name = sa.make_url(url).render_as_string(hide_password=True)
            raise Told("database-away", name=name, why=str(error)) from None
        bus._runner = asyncio.create_task(bus._run(), name="bus")
        return bus

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Say who hears notices, and who looks when some may have been missed."""
        self._hear, self._missed = hear, missed

    def tell(self, notice: Notice) -> None:
        """Tell all others, soon; what is told of a table in the meantime goes with it."""
        self._notices[notice.table] = joined(self._notices.get(notice.table), notice)
        self._wake.set()

    async def lease(self, table: str) -> bool:
        """Whether this server drives the bots of a table."""
        if table in self._released:
            self._released.discard(table)  # it was not given up yet
            return True
        try:
            async with self._line() as line:
                return await line.fetchval(_LEASE, table, self.name) is not None
        except Away as error:
            LOG.warning("no lease: %s", error)
            return False

    def release(self, table: str) -> None:
        """Let others drive the bots of a table, soon."""
        self._released.add(table)
        self._wake.set()

    async def look(self, tables: Sequence[str]) -> Mapping[str, Around]:
        """What goes on at some tables elsewhere."""
        names = list(tables)
        async with self._line() as line:
            sitting = await line.fetch(_ONLINE, names, self.name)
            asked = await line.fetch(_ASKED, names)
        online: dict[str, dict[str, list[int]]] = {name: {} for name in names}
        for name, server, seats in sitting:
            online[name][server] = orjson.loads(seats)
        known = {name: (number, orjson.loads(data)) for name, number, data in asked}
        return {name: Around(online[name], *known.get(name, (0, None))) for name in names}

    async def close(self) -> None:
        """Leave the others, who needn't wait until it counts as dead."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        with suppress(Away):
            async with self._line() as line:
                await self._send(line)
                for query in _LEAVE:
                    await line.execute(query, self.name)
                await line.close(timeout=ALIVE)

    # --- the connection ----------------------------------------------------------------------

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        """The connection, for oneself; after a failure of any kind it is not used again.

        Cut off at a bad moment, the driver says "another operation is in progress" for good.
        """
        async with self._using:
            connection = self._connection
            if connection is None:
                raise Away
            try:
                async with asyncio.timeout(2 * ALIVE):
                    yield connection
            except Exception as error:
                connection.terminate()
                self._lost(connection)
                raise Away(repr(error)) from error

    async def _connect(self) -> None:
        settings = {"application_name": "hexholm bus", "synchronous_commit": "off"}
        connection = None
        try:
            connection = await asyncpg.connect(
                **self._arguments, timeout=ALIVE, command_timeout=ALIVE, server_settings=settings
            )
            await connection.add_listener(CHANNEL, self._heard)
            await connection.execute(_BEAT, self.name)
        except Exception as error:  # the driver has many, and no common one
            if connection is not None:
                connection.terminate()
            raise Away(str(error)) from error
        connection.add_termination_listener(self._lost)
        self._connection = connection

    def _lost(self, connection: Any) -> None:
        if connection is self._connection:
            self._connection = None
            self._wake.set()

    async def _run(self) -> None:
        """Send what is to be told and the signs of life; connect again when need be."""
        loop = asyncio.get_running_loop()
        beaten, beats = loop.time(), 0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(beaten + BEAT):
                    await self._wake.wait()
            self._wake.clear()
            try:
                if self._connection is None:
                    await self._connect()
                    self._missed()
                async with self._line() as line:
                    await self._send(line)
                    if (since := loop.time() - beaten) >= BEAT:
                        await line.execute(_BEAT, self.name)
                        beaten, beats = loop.time(), beats + 1
                        for query in _BURY if beats % TIDY == 1 else ():
                            await line.execute(query)
                if since > ALIVE:
                    self._missed()  # we counted as dead, and may have been tidied up after
            except Away as error:
                LOG.warning("the bus has lost PostgreSQL: %s", error)
                await asyncio.sleep(BEAT / 2)

    async def _send(self, line: Any) -> None:
        """Send everything that waits; it waits on if that fails."""
        notices, self._notices = self._notices, {}
        released, self._released = self._released, set()
        try:
            await self._write(line, notices.values(), released)
        except BaseException:
            self._released |= released
            for table, newer in self._notices.items():
                notices[table] = joined(notices.get(table), newer)
            self._notices = notices
            raise

    async def _write(self, line: Any, notices: Iterable[Notice], released: set[str]) -> None:
        online = [one for one in notices if one.online is not None]
        asked = [one for one in notices if one.asked is not None]
        for query, rows in (
            (_RELEASE, [(table, self.name) for table in released]),
            (_RISE, [(one.table, self.name) for one in online if not one.online]),
            (_SIT, [(one.table, self.name, _json(one.online)) for one in online if one.online]),
            (_ASK, [(one.table, one.number, _json(one.asked)) for one in asked]),
        ):
            if rows:
                await line.executemany(query, rows)
        if notices:
            await line.execute(_NOTIFY, list(_payloads(self.name, notices)))

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        server, *notices = orjson.loads(payload)
        if server != self.name:
            for told in notices:
                self._hear(Notice(*told)._replace(server=server))


def joined(older: Notice | None, newer: Notice) -> Notice:
    """Two notices of a table as one; what was asked doesn't outlive the next entry."""
    if older is None:
        return newer
    online = older.online if newer.online is None else newer.online
    is_asked = newer.asked is None and newer.number == older.number
    asked = older.asked if is_asked else newer.asked
    hurry = newer.hurry or (older.hurry and newer.number == older.number)
    return newer._replace(online=online, asked=asked, hurry=hurry)


def _payloads(server: str, notices: Iterable[Notice]) -> Iterator[str]:
    """Notices as text, as many in one as fit."""
    told: list[str] = []
    size = 0
    for notice in notices:
        text = _json(notice[:5])
        if told and size + len(text) > PAYLOAD:
            yield f'["{server}",{",".join(told)}]'
            told, size = [], 0
        told.append(text)
        size += len(text) + 1
    yield f'["{server}",{",".join(told)}]'


def _json(data: list[int] | Row | tuple[Any, ...] | None) -> str:
    return orjson.dumps(data).decode()
