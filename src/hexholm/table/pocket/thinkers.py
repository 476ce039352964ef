"""Thinking in other workers of the browser, so that a click is answered meanwhile."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from hexholm.bots.guard import trouble
from hexholm.table.core.ports import ANYBODY, Asker, Failed, Row
from hexholm.table.core.thinking import answer
from hexholm.table.core.turns import Places
from hexholm.table.pocket.browser import Workers
from hexholm.table.pocket.writing import read, write
from hexholm.table.thinkers.answering import PATIENCE

READING: Final = ("read", "link", "draw")
"""What takes only a moment, and needs no other worker."""
PLACES: Final = 2
"""How many thoughts there are at a time."""
LIMIT: Final = 20.0
"""Seconds after which a bot that thinks about a turn is given up: a phone is slow."""


class PocketThinkers:
    """`Thinkers` in workers that JavaScript starts when there is something to think about."""

    def __init__(self, offered: Mapping[str, str], workers: Workers) -> None:
        self.offered = offered
        self._workers = workers
        self._places = Places(PLACES, spare=0)

    @property
    def busy(self) -> int:
        """How many are thought for now."""
        return self._places.held

    @property
    def waiting(self) -> int:
        """How many wait for that."""
        return self._places.waiting

    def warm(self) -> None:
        """Start a worker, so that the first action of a bot doesn't wait for it."""
        self._workers.warm()

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        """What a worker answers; `Failed` if it has no answer."""
        if request["do"] in READING:
            await asyncio.sleep(0)
            return answer(request)
        limit = LIMIT * PATIENCE.get(request["do"], 1)
        async with self._places.place(asker):
            thought = self._workers.think(write(request))
            try:
                async with asyncio.timeout(limit):
                    told = read(await thought.answer)
            except TimeoutError:
                thought.stop()
                seconds = f"{limit:g}"
                raise Failed(*trouble("too-slow", "bot-too-slow", seconds=seconds)) from None
            except asyncio.CancelledError:
                thought.stop()
                raise
            except Exception:  # the worker has died
                raise Failed(*trouble("crashed", "bot-died")) from None
        if "error" in told:
            raise Failed(*told["error"])
        return told["answer"]

    def close(self) -> None:
        """Whoever asked has gone by now, and has stopped what they asked for."""
