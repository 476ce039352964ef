"""Deleting games that nobody has touched for long."""

from typing import Final

import sqlalchemy as sa

from hexholm.table.care.backup import opened
from hexholm.table.settings import Settings
from hexholm.table.storage.schema import ALERTS, ENTRIES, KEPT_SEATS, SEATS, TABLES

AT_ONCE: Final = 200
"""Tables deleted in one transaction, so that players needn't wait."""


async def prune(settings: Settings, before: int, *, finished: bool, trial: bool = False) -> int:
    """Delete the tables where nothing has happened since a date (in ms); their number.

    With `finished`, only games that are over; on `trial`, none.
    """
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table == TABLES.c.id)
    query = (
        sa.select(TABLES.c.id)
        .where(sa.func.coalesce(last.scalar_subquery(), TABLES.c.created) < before)
        .where(TABLES.c.over if finished else sa.true())
    )
    async with opened(settings.database_url) as database:
        names = await database.run(lambda connection: list(connection.execute(query).scalars()))
        for first in range(0, 0 if trial else len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]

            def delete(connection: sa.Connection, some: list[str] = some) -> None:
                columns = (
                    ALERTS.c.table,
                    KEPT_SEATS.c.table,
                    ENTRIES.c.table,
                    SEATS.c.table,
                    TABLES.c.id,
                )
                for column in columns:
                    connection.execute(sa.delete(column.table).where(column.in_(some)))

            await database.run(delete)
    return len(names)
