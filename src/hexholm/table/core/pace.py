"""The pace of a table: live or over days, and how long a turn may take."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from hexholm.table.protocol.pace import ClockEnd, PaceData, PaceKind

AWAY: Final = 300.0
SHORTEST_DAYS: Final = 3600
"""The shortest clock over days, in seconds: it runs whether or not anybody looks."""


@dataclass(frozen=True)
class TurnClock:
    """How long a turn may take, and what happens then."""

    seconds: int
    end: "ClockEnd" = "bot"


@dataclass(frozen=True)
class Pace:
    """What whoever made a table said about time."""

    kind: "PaceKind" = "live"
    away: float = AWAY
    """Seconds after which the others can let a bot play for somebody who is away; live only."""
    clock: TurnClock | None = None

    @classmethod
    def of(cls, data: Mapping[str, Any] | None) -> Self:
        """As it was stored, or asked for; None: a table from before there was a choice."""
        given = dict(data or {})
        clock = given.pop("clock", None)
        return cls(clock=None if clock is None else TurnClock(**clock), **given)

    @classmethod
    def asked(cls, data: Mapping[str, Any] | None, away: float) -> Self:
        """As somebody asks for it; away: where they don't say how long."""
        given = {key: value for key, value in (data or {}).items() if value is not None}
        pace = cls.of({"away": away, **given})
        if pace.kind == "days" and pace.clock and pace.clock.seconds < SHORTEST_DAYS:
            raise Refusal("bad-setup", "clock-too-short", minutes=SHORTEST_DAYS // 60)
        return pace

    def stored(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    def told(self) -> "PaceData":
        """As clients get it."""
        clock = self.clock
        return {
            "kind": self.kind,
            "away": None if self.kind == "days" else self.away,
            "clock": None if clock is None else {"seconds": clock.seconds, "end": clock.end},
        }
