"""The `Book` of alerts, in the same database as the games."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy as sa

from hexholm.table.core.alerts.ports import Alert, Quiet, Seen
from hexholm.table.storage.database import Database
from hexholm.table.storage.schema import ALERTS, BLOCKED, TABLES

_COLUMNS: Final = [ALERTS.c[name] for name in Alert._fields]
_SEE: Final = (
    sa.update(ALERTS)
    .where(
        ALERTS.c.table == sa.bindparam("which"),
        ALERTS.c.seat == sa.bindparam("whose"),
        ALERTS.c.due <= sa.bindparam("number"),
        ALERTS.c.confirmed,
    )
    .values(next=None)
)


class SqlBook:
    """`Book` in a database: SQLite, or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, alert: Alert, *, at: int, ask: int | None) -> None:
        """Keep a new alert, or change an old one."""
        given = alert._asdict()
        given["keys"] = dict(alert.keys) if alert.keys is not None else None
        given["quiet"] = list(alert.quiet) if alert.quiet is not None else None
        changed = {key: given[key] for key in ("keys", "language", "quiet")}

        def work(connection: sa.Connection) -> None:
            old = sa.update(ALERTS).where(ALERTS.c.id == alert.id).values(changed)
            if not connection.execute(old).rowcount:
                new = {**given, "next": ask, "created": at}
                connection.execute(sa.insert(ALERTS), new)

        await self._database.run(work)

    async def find(self, id_: str) -> Alert | None:
        """An alert by its id."""
        found = await self._select(ALERTS.c.id == id_)
        return found[0] if found else None

    async def at(self, table: str, seats: Collection[int]) -> list[Alert]:
        """The alerts of some seats."""
        return await self._select(ALERTS.c.table == table, ALERTS.c.seat.in_(seats))

    async def confirm(self, id_: str) -> None:
        """Whoever has the address wants it."""
        await self._run(
            sa.update(ALERTS).where(ALERTS.c.id == id_).values(confirmed=True, next=None, tries=0)
        )

    async def remove(self, ids: Collection[str]) -> None:
        """Forget alerts."""
        await self._run(sa.delete(ALERTS).where(ALERTS.c.id.in_(ids)))

    async def unanswered(self, address: str) -> int:
        """How often an address was asked and has not answered."""
        return len(await self._select(_is_to(address), sa.not_(ALERTS.c.confirmed)))

    async def block(self, address: str, mark: str) -> None:
        """Forget all alerts to an address, and remember only its mark."""
        await self._run(sa.delete(ALERTS).where(_is_to(address)))
        if not await self.is_blocked(mark):
            await self._run(sa.insert(BLOCKED).values(mark=mark))

    async def is_blocked(self, mark: str) -> bool:
        """Whether whoever has the address wants nothing from this server."""
        query = sa.select(BLOCKED.c.mark).where(BLOCKED.c.mark == mark)
        return await self._database.run(
            lambda connection: connection.execute(query).scalar_one_or_none() is not None
        )

    async def claim(self, now: int, until: int, most: int) -> list[Alert]:
        """Take alerts that are due: each by one server only."""
        due = sa.select(ALERTS.c.id).where(ALERTS.c.next <= now).order_by(ALERTS.c.next)
        due = due.limit(most).with_for_update(skip_locked=True)

        def work(connection: sa.Connection) -> list[Alert]:
            ids = list(connection.execute(due).scalars())
            if not ids:
                return []
            taken = sa.update(ALERTS).where(ALERTS.c.id.in_(ids))
            connection.execute(taken.values(next=until, tries=ALERTS.c.tries + 1))
            query = sa.select(*_COLUMNS).where(ALERTS.c.id.in_(ids))
            return [_alert(row) for row in connection.execute(query)]

        return await self._database.run(work)

    async def finish(self, alert: Alert, again: int | None = None) -> None:
        """A claimed alert is done with, or due again; not if there was a new turn meanwhile."""
        query = sa.update(ALERTS).where(ALERTS.c.id == alert.id, ALERTS.c.due == alert.due)
        query = query.where(ALERTS.c.tries == alert.tries)
        await self._run(query.values(next=again, **({} if again else {"tries": 0})))

    async def see(self, seen: Sequence[Seen]) -> None:
        """What was seen is no longer due."""
        rows = [{"which": one.table, "whose": one.seat, "number": one.number} for one in seen]
        await self._database.run(lambda connection: connection.execute(_SEE, rows))

    async def tidy(self, before: int) -> None:
        """Forget alerts of finished games, and those that nobody wanted since a time."""
        over = sa.select(TABLES.c.id).where(TABLES.c.over)
        unwanted = sa.and_(sa.not_(ALERTS.c.confirmed), ALERTS.c.created < before)
        await self._run(sa.delete(ALERTS).where(sa.or_(ALERTS.c.table.in_(over), unwanted)))

    async def _select(self, *where: Any) -> list[Alert]:
        query = sa.select(*_COLUMNS).where(*where).order_by(ALERTS.c.created, ALERTS.c.id)
        return await self._database.run(
            lambda connection: [_alert(row) for row in connection.execute(query)]
        )

    async def _run(self, statement: Any) -> None:
        await self._database.run(lambda connection: connection.execute(statement))


def _is_to(address: str) -> Any:
    return sa.func.lower(ALERTS.c.address) == address.lower()


def _alert(row: sa.Row[Any]) -> Alert:
    alert = Alert(**row._mapping)
    return alert._replace(quiet=Quiet(*alert.quiet) if alert.quiet is not None else None)
