"""What happens because time has passed: turns that take too long, bots that nobody watches.

Until when a turn lasts is what the entries say, so every server knows it, also after a restart. A
table over days goes on though nobody is there: the storage says which tables to look at, and when.
Of several servers each looks; the number of an entry, and the lease of the bots, can be had once.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from hexholm.table.core import moves
from hexholm.table.core.due import clock_end, due
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.table import Table

if TYPE_CHECKING:
    from hexholm.table.core.hub import Hub

LOG: Final = logging.getLogger("hexholm.table")
TICK: Final = 1.0
"""Seconds between two looks at the clocks of tables in memory."""
LOOK: Final = 5.0
"""Seconds between two looks at those that are stored."""
AT_A_TIME: Final = 100


class Clocks:
    """The clocks of all tables."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._ends: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """When a bot takes over at the tables in memory, in ms since 1970."""
        self._known: WeakKeyDictionary[Table, int | None] = WeakKeyDictionary()
        """When the storage says to look at tables over days, as far as this server knows."""
        self._to_store: dict[str, int | None] = {}
        self._broken: set[str] = set()
        """Tables that can't be opened; somebody may mend them and start the server again."""
        self._runner = asyncio.create_task(self._run(), name="clocks")

    async def close(self) -> None:
        """Stop them; what they say is stored."""
        self._runner.cancel()
        await asyncio.gather(self._runner, return_exceptions=True)
        await self._store()

    def note(self, table: Table) -> None:
        """Something has happened at a table, or it was opened."""
        end = clock_end(table.room)
        if end is None:
            self._ends.pop(table, None)
        else:
            self._ends[table] = end
        if table.room.pace.kind == "days":
            when = due(table.room)
            if table not in self._known or self._known[table] != when:
                self._known[table] = self._to_store[table.row.id] = when

    async def _run(self) -> None:
        looked = self._hub.clock.now() - LOOK
        while True:
            await self._hub.clock.sleep(TICK)
            try:
                await self._store()
                now = self._hub.clock.date()
                for table, end in list(self._ends.items()):
                    if end <= now:
                        await self._end(table)
                self._hub.miss_callers()
                if self._hub.clock.now() - looked >= LOOK:
                    looked = self._hub.clock.now()
                    await self._look(now)
            except Exception:  # whatever a table did: the others are looked at next time
                LOG.exception("the clocks stumbled")

    async def _store(self) -> None:
        """Keep when to look; what is lost here is found when the former time has come."""
        waiting, self._to_store = self._to_store, {}
        for name, when in waiting.items():
            try:
                await self._hub.storage.set_due(name, when)
            except Exception as error:  # a database that has gone away
                LOG.warning("cannot store when to look at %s: %s", name, error)
                self._to_store.setdefault(name, when)

    async def _end(self, table: Table) -> None:
        """A bot plays on where time is up, if anybody looks or need not."""
        hub = self._hub
        if hub.tables.get(table.row.id) is not table:
            self._ends.pop(table, None)
            return
        if due(table.room) is None and not table.is_watched(hub.settings.unwatched):
            return
        with suppress(Refusal):  # what can't be stored now is tried again
            await hub.change(table, lambda room: moves.end_clock(room, hub.clock.date()))

    async def _look(self, now: int) -> None:
        """Go on with the stored tables whose time has come."""
        hub = self._hub
        try:
            names = await hub.storage.due(now, AT_A_TIME)
        except Exception as error:
            LOG.warning("cannot look for tables that are due: %s", error)
            return
        for name in names:
            if name in self._broken:
                continue
            try:
                table = await hub.tables.find(name)
                await hub.others.refresh(table)
            except Refusal as no:
                LOG.warning("%s can't go on: %s", name, no)
                self._broken.add(name)
                continue
            self._known.pop(table, None)  # it is due, or what is stored is out of date
            self.note(table)
            await self._end(table)
            hub.wake(table)
