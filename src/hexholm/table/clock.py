"""The machine's clock."""

import asyncio
import time


class SystemClock:
    """The `Clock` of a table that people play at."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def date(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
