"""A clock that goes on only when it is told to."""

import asyncio


class StillClock:
    """A `Clock` for tests."""

    def __init__(self) -> None:
        self.time = 100.0
        self.slept: dict[float, float] = {}
        """When somebody last began to wait for so many seconds."""

    def now(self) -> float:
        return self.time

    def date(self) -> int:
        return int(1000 * self.time)

    async def sleep(self, seconds: float) -> None:
        """Wait until somebody has moved the time on that far."""
        self.slept[seconds] = self.time
        end = self.time + seconds
        await asyncio.sleep(0)
        while self.time < end:
            await asyncio.sleep(0.001)
