"""Rate limits."""

from hexholm.table.core.ports import Clock
from hexholm.table.core.settings import Rate


class Bucket:
    """A token bucket."""

    __slots__ = ("clock", "level", "rate", "stamp")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.level = rate.burst
        self.stamp = clock.now()

    def take(self) -> bool:
        """Whether one more is within the rate; if so, it is counted."""
        now = self.clock.now()
        self.level = min(self.rate.burst, self.level + (now - self.stamp) * self.rate.per_second)
        self.stamp = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
