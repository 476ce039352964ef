"""Bringing a database up to date, at every start."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from hexholm.texts import Told

FOLDER: Final = Path(__file__).parent / "migrations"


class DatabaseError(Told):
    """A database that this version can't use."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are still missing."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError("database-version", why=str(error)) from None
