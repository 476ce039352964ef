"""Time at a table: its pace and its clock."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

PaceKind = TypeAliasType("PaceKind", Literal["live", "days"])
ClockEnd = TypeAliasType("ClockEnd", Literal["bot", "nothing"])


class TurnClockData(TypedDict):
    """How long a turn may take."""

    seconds: int
    end: ClockEnd
    """A bot plays the turn, or nothing happens."""


class PaceData(TypedDict):
    """How the table is played."""

    kind: PaceKind
    away: float | None
    """Seconds after which the others can let a bot play for somebody away; null: never."""
    clock: TurnClockData | None


class ClockData(TypedDict):
    """The clock that runs."""

    seat: int
    until: int
    """When time is up, in milliseconds since 1970 by the server's clock."""


class DeclinedData(TypedDict):
    """A take-back that was asked for and declined, until the game goes on."""

    seat: int
    """Who had asked."""
    by: int
