"""What can be set about a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hexholm.table.core.settings import Rate, TableSettings

PAGE: Final = Path(__file__).parent / "page"
"""Where the build of web/ puts the page."""


CREATE: Final = Rate(60, 0.5)
CALLS: Final = Rate(500, 100)


def named_bots() -> tuple[str, ...]:
    """The bots that the environment names for the server, with commas between them."""
    return tuple(filter(None, map(str.strip, os.environ.get("HEXHOLM_BOTS", "").split(","))))


@dataclass(frozen=True, kw_only=True)
class Settings(TableSettings):
    """A server's settings; the defaults are for a server at home."""

    data: Path | None = None
    """The folder of the key and of the SQLite database; None: the user's data folder."""
    database: str | None = None
    """A database URL; None: SQLite in the data folder."""
    addresses: tuple[str, ...] = ()
    """Where other devices reach this server; empty: only this machine does."""
    page: Path = PAGE
    bots: tuple[str, ...] = field(default_factory=named_bots)
    """Bots to offer besides the built-in ones: entry points, or package.module:Class."""
    bot_limit: float = 10.0
    """Seconds after which a bot that thinks about a turn is given up."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    open_metrics: bool = False
    """Whether `/metrics` answers everybody, not only this machine."""
    hello: float = 10.0
    """Seconds a websocket has to say who it is."""
    create_rate: Rate = CREATE
    """New tables, by client address."""
    call_rate: Rate = CALLS
    """HTTP calls, by client address."""

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self.data if self.data is not None else data_folder()

    @property
    def database_url(self) -> str:
        """The URL of the database, for SQLAlchemy."""
        if self.database is None:
            return f"sqlite:///{self.folder / 'tables.sqlite3'}"
        scheme, colon, rest = self.database.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return drivers.get(scheme, scheme) + colon + rest


def data_folder() -> Path:
    """The user's data folder for hexholm."""
    base = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(base) if base else Path.home() / ".local" / "share") / "hexholm"
