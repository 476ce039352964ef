"""What can be set about tables."""

from dataclasses import dataclass
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """The number allowed at once, and then per second."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(200, 100)


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """How tables are run, whatever the door."""

    bot_pause: float = 0.35
    """Seconds between two actions of bots, so that people can follow."""
    bot_seconds: float = 2.0
    """Seconds a bot may think about a turn; the bot is told."""
    away: float = 60.0
    """Seconds without a connection after which a person can be voted out."""
    idle: float = 900.0
    """Seconds without anybody after which a table is dropped from memory."""
    sweep: float = 3.0
    """Seconds between two looks at what other servers may have stored without our hearing it."""
    message_rate: Rate = MESSAGES
    """Messages, by connection."""
    connections: int = 1000
    """Connections at a time, and at most a tenth of them at one table."""
