"""Python's garbage collection, when nobody waits for an answer.

With 3,000 tables in memory a full collection stops everything for as long as thirty actions take.
So the youngest objects are collected a few times every second, and all of them only in a quiet
moment; where there is none, once in a while.
"""

import gc
from collections.abc import Callable
from typing import Final

from hexholm.table.core.meter import Meter
from hexholm.table.core.ports import Clock

TICK: Final = 0.125
"""Seconds between two collections of the youngest objects."""
QUIET: Final = 1.0
"""Seconds without an action after which nobody is kept waiting."""
OFTEN: Final = 60.0
"""Seconds between two full collections in quiet times."""
SELDOM: Final = 900.0
"""Seconds after which it is done all the same."""


def take_over() -> None:
    """Leave nothing to Python; what exists now stays, and isn't looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


def give_back() -> None:
    """Leave it to Python again: the process may go on without a server."""
    gc.enable()
    gc.unfreeze()


async def collect_when_quiet(
    meter: Meter, clock: Clock, collect: Callable[[], object] = gc.collect
) -> None:
    """Collect garbage, for ever."""
    done = clock.now()
    while True:
        await clock.sleep(TICK)
        now = clock.now()
        is_quiet = now - meter.last >= QUIET
        if now - done >= (OFTEN if is_quiet else SELDOM):
            collect()
            done = clock.now()
        else:
            gc.collect(0)
