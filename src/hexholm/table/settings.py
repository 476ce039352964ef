"""What can be set about a server."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from hexholm.game import SetupError
from hexholm.table.core.settings import Limits, TableSettings

PAGE: Final = Path(__file__).parent / "page"
"""Where the build of web/ puts the page."""
SITE: Final = Path(__file__).parent / "site"
"""Where `make site` puts the static site, and a wheel that was built afterwards has it."""
LIMITS: Final = tuple(one.name for one in fields(Limits))
MOST: Final = 1_000_000_000


def from_environment(name: str) -> tuple[str, ...]:
    """What a variable of the environment names, with commas between them."""
    return tuple(filter(None, map(str.strip, os.environ.get(name, "").split(","))))


def named_bots() -> tuple[str, ...]:
    """The bots that the environment names for the server."""
    return from_environment("HEXHOLM_BOTS")


def set_limits(asked: Iterable[str] = ()) -> Limits:
    """The limits as the environment sets them, and then those asked for, each `name=number`."""
    named = {name: os.environ.get(f"HEXHOLM_LIMIT_{name.upper()}") for name in LIMITS}
    texts = [f"{name}={value}" for name, value in named.items() if value is not None]
    return replace(Limits(), **dict(map(_limit, [*texts, *asked])))


def _limit(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in LIMITS:
        names = [one.replace("_", "-") for one in LIMITS]
        raise SetupError("unknown-limit", got=repr(text), names=", ".join(names))
    if not number.strip().isdecimal() or not 0 < int(number) <= MOST:
        raise SetupError("bad-limit", got=repr(text), most=str(MOST))
    return name, int(number)


def _from(name: str) -> str:
    return os.environ.get(name, "").strip()


@dataclass(frozen=True, kw_only=True)
class CourierSettings:
    """By what ways people can be told that it is their turn, besides their browsers."""

    address: str = field(default_factory=lambda: _from("HEXHOLM_URL"))
    """The server as others know it, for links: https://games.example.org"""
    mail_server: str = field(default_factory=lambda: _from("HEXHOLM_MAIL_SERVER"))
    """smtp://user:password@host:587 or smtps://host; empty: no mail."""
    mail_from: str = field(default_factory=lambda: _from("HEXHOLM_MAIL_FROM"))
    """The sender of mails."""
    webhooks: tuple[str, ...] = field(default_factory=lambda: from_environment("HEXHOLM_WEBHOOKS"))
    """How the address of a webhook may begin; empty: there are none."""
    private: bool = field(default_factory=lambda: bool(_from("HEXHOLM_SEND_TO_PRIVATE")))
    """Whether to send also to this machine and its own network, and without TLS."""


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
    open_metrics: bool = field(default_factory=lambda: bool(os.environ.get("HEXHOLM_OPEN_METRICS")))
    """Whether `/metrics` answers everybody, not only this machine."""
    lobby: bool = field(default_factory=lambda: bool(os.environ.get("HEXHOLM_LOBBY")))
    hello: float = 10.0
    """Seconds a websocket has to say who it is."""
    limits: Limits = field(default_factory=set_limits)
    hosts: tuple[str, ...] = field(default_factory=lambda: from_environment("HEXHOLM_HOSTS"))
    """Names by which this server may be called, besides its addresses; *: any."""
    proxies: tuple[str, ...] = field(default_factory=lambda: from_environment("HEXHOLM_PROXIES"))
    """Addresses or networks of proxies that say for whom they ask."""
    couriers: CourierSettings = field(default_factory=CourierSettings)

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
