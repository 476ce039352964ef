"""All games and the key in one file, made while the server runs; and the way back.

The file is a SQLite database, whatever the server's own is: so a backup also moves a server from
SQLite to PostgreSQL or back.
"""

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from hexholm.table.settings import Settings
from hexholm.table.storage.database import JSON, Database, open_database
from hexholm.table.storage.key import read_key, write_key
from hexholm.table.storage.migrate import is_current, upgrade
from hexholm.table.storage.schema import METADATA, PASSING, TABLES
from hexholm.texts import Told

PAGE: Final = 5000
"""Rows read at a time."""

_KEPT: Final = sa.Table("backup", sa.MetaData(), sa.Column("key", sa.LargeBinary, nullable=False))


class CareError(Told):
    """What keeps the owner's command from being carried out."""


async def backup(settings: Settings, file: Path) -> int:
    """Write everything to a new file, as it is at one moment; the number of tables."""
    if file.exists():
        raise CareError("care-exists", file=str(file))
    key = read_key(settings.folder)
    part = file.with_name(f"{file.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # the key is in it
    try:
        async with opened(settings.database_url) as source:
            with _file(part) as target:
                upgrade(target)
                count = await source.run(partial(_copy_all, target=target))
                _KEPT.create(target)
                target.execute(sa.insert(_KEPT), {"key": key})
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return count


async def restore(settings: Settings, file: Path) -> int:
    """Put everything from a backup where there are no games yet; the number of tables."""
    with tempfile.TemporaryDirectory(prefix="hexholm-") as folder:
        copy = Path(shutil.copy(file, folder))  # an older one is brought up to date, not the file
        with _file(copy) as source:
            key = _kept_key(source, file)
            upgrade(source)
            async with opened(settings.database_url, new_in=settings.folder) as target:
                await target.run(upgrade)
                if await target.run(_count):
                    raise CareError("care-not-empty")
                write_key(settings.folder, key)  # first: without games a key does no harm
                return await target.run(partial(_copy, source))


@asynccontextmanager
async def opened(url: str, *, new_in: Path | None = None) -> AsyncIterator[Database]:
    """A database while it is needed; it is only made where a folder for it is named."""
    path = Path(url.removeprefix("sqlite:///"))
    if new_in is not None:
        new_in.mkdir(parents=True, exist_ok=True)
    elif url.startswith("sqlite") and not path.exists():
        raise CareError("care-no-database", file=str(path))
    database = open_database(url)
    try:
        yield database
    finally:
        await database.close()


@contextmanager
def _file(path: Path) -> Iterator[sa.Connection]:
    engine = sa.create_engine(f"sqlite:///{path}", **JSON)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _kept_key(source: sa.Connection, file: Path) -> bytes:
    try:
        return bytes(source.execute(sa.select(_KEPT.c.key)).scalar_one())
    except sa.exc.SQLAlchemyError:
        raise CareError("care-no-backup", file=str(file)) from None


def _count(connection: sa.Connection) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())


def _copy_all(source: sa.Connection, target: sa.Connection) -> int:
    if source.dialect.name != "sqlite":  # where every transaction sees one moment
        source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    if not is_current(source):
        raise CareError("care-old-database")
    return _copy(source, target)


def _copy(source: sa.Connection, target: sa.Connection) -> int:
    for table in METADATA.sorted_tables:
        for rows in pages(source, table) if table not in PASSING else ():
            target.execute(sa.insert(table), rows)
    return _count(target)


def pages(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    """All rows, in the order of their keys, a page at a time."""
    key = list(table.primary_key)
    query = sa.select(table).order_by(*key).limit(PAGE)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    while rows:
        yield rows
        last = [rows[-1][column.name] for column in key]
        later = query.where(sa.tuple_(*key) > sa.tuple_(*last))
        rows = [dict(row) for row in connection.execute(later).mappings()]
