"""Thinking where the table is: no other process, no thread.

For a table in a browser's own Python, and for tests. The event loop stands still while a bot
thinks, for as long as it is given (`TableSettings.bot_seconds`), and nothing stops a bot that never
answers: this is for a table or two with the built-in bots, not for a server.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from hexholm.table.core.ports import ANYBODY, Asker, Row
from hexholm.table.core.thinking import answer


class InsideThinkers:
    """`Thinkers` that answer in the event loop itself."""

    def __init__(self, offered: Mapping[str, str]) -> None:
        self.offered = offered

    @property
    def busy(self) -> int:
        """Nobody, while anybody can ask."""
        return 0

    waiting = busy

    def warm(self) -> None:
        """There is nothing to start."""

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        """Think now, after whatever else was ready to run."""
        await asyncio.sleep(0)
        return answer(request)

    def close(self) -> None:
        """There is nothing to end."""
