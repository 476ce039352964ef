"""Bringing a database up to date, at every start."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from hexholm.texts import Told

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x4865_7868
"""What PostgreSQL calls the right to migrate; any number of our own."""


class DatabaseError(Told):
    """A database that this version can't use."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are still missing."""
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError("database-version", why=str(error)) from None


def is_current(connection: Connection) -> bool:
    """Whether a database is as this version makes it."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
