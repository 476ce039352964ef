"""Playing every stored game again, to see that it can be."""

from collections import deque
from collections.abc import AsyncIterator

import sqlalchemy as sa

from hexholm.table.care.backup import opened
from hexholm.table.core import seals
from hexholm.table.core.ports import Damaged
from hexholm.table.core.tables import damaged, restore
from hexholm.table.settings import Settings
from hexholm.table.storage.schema import TABLES
from hexholm.table.storage.sql import SqlStorage


async def check(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """Each table with what is wrong with it; nothing is wrong with most."""
    async with opened(settings.database_url) as database:
        storage = SqlStorage(database)
        query = sa.select(TABLES.c.id).order_by(TABLES.c.created)
        for name in await database.run(lambda one: list(one.execute(query).scalars())):
            try:
                stored = await storage.load(name)
                if stored is not None:  # it may just have been pruned
                    deque(restore(seals.check(stored)), maxlen=0)
            except Damaged as damage:
                yield name, str(damaged(damage))
            except Exception as error:  # whatever a damaged entry may bring about
                yield name, str(error) or repr(error)
            else:
                yield name, ""
