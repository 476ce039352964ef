"""What a server has done so far, and how quickly."""

from collections import Counter, deque
from typing import Final

from hexholm.table.core.ports import Clock

RECENT: Final = 2000
"""Actions whose times are remembered."""


class Meter:
    """Counts what happens at all tables."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: deque[float] = deque(maxlen=RECENT)
        self.actions = 0
        """Actions and other changes that were stored."""
        self.seconds = 0.0
        """The time all of them took, from being asked for to being shown."""
        self.last = clock.now()
        """When the last one came."""
        self.refused: Counter[str] = Counter()
        """What was refused, by code."""
        self.failures = 0
        """What went wrong in the server itself."""

    def acted(self, since: float) -> None:
        """Count a change that was asked for at some time."""
        self.last = self._clock.now()
        self.actions += 1
        self.seconds += self.last - since
        self._times.append(self.last - since)

    def quantile(self, share: float) -> float:
        """The time within which this share of the last changes was done."""
        times = sorted(self._times)
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0
