"""Other servers on the same storage: their entries, who is there by them, what is asked there.

Each server tells the others of what it has stored, and follows what they tell for tables that are
used here. A notice may get lost; so the number in the storage counts, whenever somebody comes or
calls, and every few seconds for all tables in use.
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core import moves, people, seals
from hexholm.table.core.entries import entry_of
from hexholm.table.core.ports import Around, Damaged, Notice
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.table import Table
from hexholm.table.core.tables import damaged

if TYPE_CHECKING:
    from hexholm.table.core.hub import Hub

LOG: Final = logging.getLogger("hexholm.table")
AGAIN: Final = 0.5
"""Seconds until a database that was away is asked again."""
AT_A_TIME: Final = 500
"""Tables asked about in one query."""


class Others:
    """What the hub does because of other servers, and tells them."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._bus = hub.bus
        self._tasks: set[asyncio.Task[None]] = set()
        if self._bus.is_shared:
            self._bus.listen(self.hear, self._missed)
            self._begin(self._sweep())

    async def close(self) -> None:
        """Stop following, and leave the others."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()

    # --- telling -----------------------------------------------------------------------------

    def tell(self, table: Table) -> None:
        """Something was stored."""
        self._bus.tell(Notice(table.row.id, table.room.number))

    def tell_online(self, table: Table) -> None:
        """Say who is here, if that has changed."""
        here = sorted(table.here(self._hub.settings.calling))
        if here != table.told:
            table.told = here
            self._bus.tell(Notice(table.row.id, table.room.number, online=here))

    def tell_asked(self, table: Table) -> None:
        """Say what is asked of the players."""
        asked = table.room.asked(self._hub.clock.date())
        self._bus.tell(Notice(table.row.id, table.room.number, asked=asked))

    def tell_hurry(self, table: Table) -> None:
        """Say that the bot to play shall think no longer, whoever drives it."""
        self._bus.tell(Notice(table.row.id, table.room.number, hurry=True))

    # --- following ---------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another server tells something; it counts where the table is used here."""
        table = self._hub.tables.get(notice.table)
        if table is None:
            return
        table.heard = max(table.heard, notice.number)
        if not self._is_used(table):
            return  # who comes will have it looked up
        if notice.hurry and notice.number == table.room.number:
            self._hub.hurry_bots(table)
        is_new = notice.number > table.room.number
        if is_new or notice.online is not None or notice.asked is not None:
            self._begin(self._heed(table, notice))

    async def _heed(self, table: Table, notice: Notice) -> None:
        if notice.number > table.room.number:
            async with table.lock:
                await self.follow(table)
        if notice.online is not None:
            self._sit(table, {**table.elsewhere, notice.server: notice.online})
        if notice.asked is not None:
            await self._ask(table, notice.number, notice.asked)

    async def refresh(self, *tables: Table) -> None:
        """Somebody comes or calls: what is stored counts, whatever was heard."""
        if self._bus.is_shared and tables:
            await self._catch_up(tables)
            late = [table for table in tables if table.heard > table.room.number]
            if late:  # it came while we looked
                await self._catch_up(late)

    async def survey(self, tables: Sequence[Table]) -> None:
        """Somebody wants to know how it stands at several tables."""
        if self._bus.is_shared and tables:
            with suppress(Refusal):  # one is damaged, and dropped
                await self._catch_up(tables)

    async def follow(self, table: Table) -> None:
        """Catch up with what is stored, and show it; the table's lock must be held."""
        room = table.room
        try:
            rows = await self._hub.storage.entries(room.id, room.number)
            if not rows:
                return
            seals.check_entries(room.seal, room.number + 1, rows)
            room.follow(map(entry_of, rows))
        except Damaged as damage:
            LOG.error("damaged: %s", damage)
            self._hub.tables.drop(table)
            for connection in table.connections:
                connection.transport.close("damaged")
            raise damaged(damage) from None
        except Exception as error:  # the database has just gone away
            LOG.warning("cannot read what others have stored: %s", error)
            raise Refusal("not-stored") from None
        room.seal = rows[-1]["seal"]
        try:
            await self._hub.tables.know_rematch(table)
        finally:
            self._hub.publish(table, wake=False)

    def _sit(self, table: Table, elsewhere: Mapping[str, Sequence[int]]) -> None:
        """People are there by other servers."""
        calling = self._hub.settings.calling
        before = table.online(calling)
        table.elsewhere = elsewhere
        now = table.online(calling)
        if now != before:
            table.touch(before - now)
            self._hub.show_online(table)
            if table.room.votes:
                self._begin(self._count(table))

    async def _ask(self, table: Table, number: int, asked: Any) -> None:
        async with table.lock:
            is_new = table.room.ask(number, asked)
            if is_new:
                self._hub.publish(table, wake=False)
        if is_new:
            await self._count(table)

    async def _count(self, table: Table) -> None:
        """Perhaps all have agreed, each on their own server."""
        online = table.online(self._hub.settings.calling)
        await self._hub.change(
            table, lambda room: moves.agreed(room) or people.count_votes(room, online)
        )

    # --- what was missed ---------------------------------------------------------------------

    def _missed(self) -> None:
        for table in self._hub.tables:
            table.told = None  # what was told last may be lost, or no longer count
        self._begin(self._look_around())

    async def _look_around(self) -> None:
        """Sweep at once, and again while the database is still on its way back."""
        while not await self.sweep():
            await self._hub.clock.sleep(AGAIN)

    async def _sweep(self) -> None:
        while True:
            await self._hub.clock.sleep(self._hub.settings.sweep)
            try:
                await self.sweep()
            except Exception:  # whatever a table did: the others are looked at next time
                LOG.exception("the sweep failed")

    async def sweep(self) -> bool:
        """Look at what is stored of all tables in use; whether the database answered."""
        for table in self._hub.tables:
            self.tell_online(table)
        used = [table for table in self._hub.tables if self._is_used(table)]
        answered = True
        for start in range(0, len(used), AT_A_TIME):
            try:
                answered &= await self._catch_up(used[start : start + AT_A_TIME])
            except Refusal:  # a table is damaged, and dropped, or the database is away
                answered = False
        for table in used:
            self._hub.wake(table)  # whoever has driven its bots may have died
        return answered

    async def _catch_up(self, tables: Sequence[Table]) -> bool:
        names = [table.row.id for table in tables]
        try:
            numbers = await self._hub.storage.numbers(names)
        except Exception as error:  # the database is away: what we know must do
            LOG.warning("cannot look at what others have stored: %s", error)
            return False
        for table in tables:
            if numbers.get(table.row.id, 0) > table.room.number:
                async with table.lock:
                    await self.follow(table)
        try:
            around = await self._bus.look(names)
        except Exception as error:
            LOG.warning("cannot look at who is there by other servers: %s", error)
            return False
        for table in tables:
            known = around.get(table.row.id, Around({}))
            self._sit(table, known.online)
            if known.asked is not None:
                await self._ask(table, known.number, known.asked)
        return True

    def _is_used(self, table: Table) -> bool:
        return bool(table.connections) or table.is_waited_for or self._hub.is_busy(table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="others")
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.warning("following another server: %s", error)
