"""Profiles in a database, and the seats taken with them."""

from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hexholm.table.core.ports import Conflict, KeepsakeRow, KeptSeat, ProfileRow, Row
from hexholm.table.storage.database import Database
from hexholm.table.storage.schema import ENTRIES, KEEPSAKES, KEPT_SEATS, PROFILES, TABLES


def _last(column: sa.Column[Any]) -> sa.ScalarSelect[Any]:
    """What the last entry of a table has."""
    of_table = sa.select(column).where(ENTRIES.c.table == TABLES.c.id)
    return of_table.order_by(ENTRIES.c.number.desc()).limit(1).scalar_subquery()


_AT: Final = sa.func.coalesce(_last(ENTRIES.c.at), TABLES.c.created).label("at")
_KEPT: Final = (
    sa.select(
        KEPT_SEATS.c.table,
        KEPT_SEATS.c.seat,
        KEPT_SEATS.c.vacated,
        TABLES.c.salt,
        TABLES.c.over,
        sa.func.coalesce(_last(ENTRIES.c.number), 0),
        _AT,
        KEPT_SEATS.c.result,
    )
    .join(TABLES, TABLES.c.id == KEPT_SEATS.c.table)
    .order_by(_AT.desc(), KEPT_SEATS.c.table, KEPT_SEATS.c.seat)
)


def _keepsake(profile: str, kind: str, id_: str) -> sa.ColumnElement[bool]:
    columns = KEEPSAKES.c
    return sa.and_(columns.profile == profile, columns.kind == kind, columns.id == id_)


class SqlPeople:
    """`People` in a database: SQLite, or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, row: ProfileRow) -> None:
        """Store a new profile; `Conflict` if its id is taken."""
        query = sa.insert(PROFILES).values(row._asdict())
        try:
            await self._database.run(lambda connection: connection.execute(query))
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def find(self, profile: str) -> ProfileRow | None:
        """A profile by its id."""
        query = sa.select(PROFILES).where(PROFILES.c.id == profile)
        found = await self._database.run(lambda one: one.execute(query).one_or_none())
        return None if found is None else ProfileRow(*found)

    async def change(self, row: ProfileRow) -> None:
        """Store what has changed."""
        query = sa.update(PROFILES).where(PROFILES.c.id == row.id).values(row._asdict())
        await self._database.run(lambda connection: connection.execute(query))

    async def delete(self, profile: str) -> None:
        """Forget a profile, which seats were taken with it, and what it keeps."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(KEEPSAKES).where(KEEPSAKES.c.profile == profile))
            connection.execute(sa.delete(KEPT_SEATS).where(KEPT_SEATS.c.profile == profile))
            connection.execute(sa.delete(PROFILES).where(PROFILES.c.id == profile))

        await self._database.run(work)

    async def keep(self, profile: str, table: str, seat: int, vacated: int) -> None:
        """A seat is taken with a profile; where it was with another before, it stays with that."""
        row = {"table": table, "seat": seat, "profile": profile, "vacated": vacated}
        there = (KEPT_SEATS.c.table == table) & (KEPT_SEATS.c.seat == seat)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(KEPT_SEATS).where(there, KEPT_SEATS.c.vacated < vacated))
            if connection.execute(sa.select(KEPT_SEATS.c.seat).where(there)).first() is None:
                connection.execute(sa.insert(KEPT_SEATS).values(row))

        with suppress(IntegrityError):  # another was faster, or the profile has just been deleted
            await self._database.run(work)

    async def kept(self, profile: str) -> list[KeptSeat]:
        """The seats taken with a profile, those where something has happened last first."""
        query = _KEPT.where(KEPT_SEATS.c.profile == profile)
        found = await self._database.run(lambda connection: connection.execute(query).all())
        return [KeptSeat(*one) for one in found]

    async def set_result(self, table: str, seat: int, result: Row) -> None:
        """Keep how a game ended for a seat."""
        there = (KEPT_SEATS.c.table == table) & (KEPT_SEATS.c.seat == seat)
        query = sa.update(KEPT_SEATS).where(there).values(result=result)
        await self._database.run(lambda connection: connection.execute(query))

    async def keepsakes(self, profile: str) -> list[KeepsakeRow]:
        """What a profile keeps, what was changed first at the front."""
        query = sa.select(KEEPSAKES).where(KEEPSAKES.c.profile == profile)
        query = query.order_by(KEEPSAKES.c.at, KEEPSAKES.c.id)
        found = await self._database.run(lambda connection: connection.execute(query).all())
        return [KeepsakeRow(*one) for one in found]

    async def keep_keepsake(self, row: KeepsakeRow) -> None:
        """Store something, or what has become of it; of a deleted profile nothing is kept."""
        there = _keepsake(row.profile, row.kind, row.id)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(KEEPSAKES).where(there))
            connection.execute(sa.insert(KEEPSAKES).values(row._asdict()))

        with suppress(IntegrityError):
            await self._database.run(work)

    async def drop_keepsake(self, profile: str, kind: str, id_: str) -> None:
        """Forget one."""
        query = sa.delete(KEEPSAKES).where(_keepsake(profile, kind, id_))
        await self._database.run(lambda connection: connection.execute(query))
