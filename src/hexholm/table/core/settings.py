"""What can be set about tables."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hexholm.table.core.pace import AWAY


class Rate(NamedTuple):
    """The number allowed at once, and then per second."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(200, 100)


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one address may use; docs/hosting.md explains each of them.

    The defaults leave room for thirty people behind one address.
    """

    tables: int = 60
    """New tables per minute: forks, rematches and uploads count too."""
    uploads: int = 30
    """Uploaded games per minute."""
    calls: int = 6000
    """HTTP requests per minute."""
    handshakes: int = 300
    """New websockets per minute."""
    messages: int = 6000
    """Websocket messages per minute."""
    hints: int = 60
    """Hints per minute."""
    stops: int = 60
    """Thoughts per minute that are stopped before they are done."""
    alerts: int = 120
    """Changes per minute of where somebody is told of their turn."""
    mails: int = 10
    """Mails and messages per hour that ask whether an address wants to be told."""
    sockets: int = 200
    """Websockets at a time."""
    connections: int = 500
    """Connections without a websocket at a time."""
    bot_tables: int = 60
    """Tables at a time at which somebody plays against bots or watches them."""
    all_sockets: int = 5000
    """Websockets at a time, of all addresses together."""
    upload_bytes: int = 64 * 1024
    """The size of an uploaded game."""


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """How tables are run, whatever the door."""

    bot_pause: float = 0.35
    """Seconds between two actions of bots, so that people can follow."""
    bot_seconds: float = 2.0
    """Seconds a bot may think about a turn; the bot is told."""
    away: float = AWAY
    """Seconds away after which a person at a live table can be voted out, if nobody says."""
    calling: float = 30.0
    """Seconds for which somebody who plays without a connection counts as there."""
    unwatched: float = 30.0
    """Seconds after which bots stop playing at a table where nobody is connected or calls."""
    idle: float = 900.0
    """Seconds without anybody after which a table is dropped from memory."""
    sweep: float = 3.0
    """Seconds between two looks at what other servers may have stored without our hearing it."""
    lobby: bool = False
    """Whether strangers can find each other here."""
    alert_delay: float = 5.0
    """Seconds after which those who have not seen that it is their turn are told."""
    alert_beat: float = 2.0
    """Seconds between two looks at whom to tell."""
    message_rate: Rate = MESSAGES
    """Messages, by connection."""
    limits: Limits = field(default_factory=Limits)
