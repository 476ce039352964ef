"""Takes what is due and has it delivered, a while after the move: whoever looks needs no alert."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from hexholm.table.core.alerts.letters import is_it_wanted, your_turn
from hexholm.table.core.alerts.ports import (
    Alert,
    Book,
    Courier,
    Gone,
    Kind,
    Letter,
    Seen,
    Undelivered,
)
from hexholm.table.core.alerts.quiet import quiet_until
from hexholm.table.core.alerts.whose import is_theirs
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.table import Table

if TYPE_CHECKING:
    from hexholm.table.core.hub import Hub

LOG: Final = logging.getLogger("hexholm.table")
AT_ONCE: Final = 40
"""Letters under way at a time."""
PATIENCE: Final = 20.0
"""Seconds a courier has."""
CLAIMED: Final = 60.0
"""Seconds after which an alert that a server has taken, and not finished, is another's."""
PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds before the second try, and the third ...; after the last it is given up."""
TIDY: Final = 3600.0
"""Seconds between two looks for what isn't needed any more."""
UNWANTED: Final = 7 * 24 * 3600
"""Seconds after which an alert that was not confirmed is forgotten."""


class Outlet(NamedTuple):
    """The way alerts take: where they are kept, who delivers which kind."""

    book: Book
    couriers: Mapping[Kind, Courier]
    push_key: Callable[[], Awaitable[str]]
    """Tells the server's public key, which browsers want to know."""
    webhooks: tuple[str, ...] = ()
    """How the address of a webhook may begin."""


class Alerter:
    """Sends alerts for the hub."""

    def __init__(self, hub: "Hub", outlet: Outlet, key: bytes) -> None:
        self.outlet = outlet
        self.key = key
        self._hub = hub
        self._book = outlet.book
        self._seen: WeakKeyDictionary[Table, dict[int, int]] = WeakKeyDictionary()
        """The last entry that each seat has seen on a page in front."""
        self._unsaid: dict[tuple[str, int], int] = {}
        """What other servers have to know of that."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._tidied = hub.clock.now() - TIDY
        self._runner = asyncio.create_task(self._run(), name="alerter")

    async def close(self) -> None:
        """Stop; what is under way is due again for another server, or after the next start."""
        tasks = [self._runner, *self._under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """Note whether the seat to decide has seen it, on a page that is open in front."""
        mover, number = table.room.mover, table.room.number
        if mover is None or not any(one.front and mover in one.seats for one in table.connections):
            return
        self._seen.setdefault(table, {})[mover] = number
        if self._hub.bus.is_shared:
            self._unsaid[table.row.id, mover] = number

    async def _run(self) -> None:
        clock, settings = self._hub.clock, self._hub.settings
        while True:
            await clock.sleep(settings.alert_beat)
            try:
                await self.beat()
            except Exception as error:  # a database that has gone away
                LOG.warning("alerts have to wait: %s", error)

    async def beat(self) -> None:
        """Say what was seen, and begin to send what is due."""
        clock = self._hub.clock
        if self._unsaid:
            unsaid, self._unsaid = self._unsaid, {}
            await self._book.see([Seen(*seat, number) for seat, number in unsaid.items()])
        if clock.now() - self._tidied >= TIDY:
            self._tidied = clock.now()
            await self._book.tidy(clock.date() - 1000 * UNWANTED)
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            return
        now = clock.date()
        for alert in await self._book.claim(now, now + int(1000 * CLAIMED), free):
            task = asyncio.create_task(self._tell(alert), name="alert")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _tell(self, alert: Alert) -> None:
        try:
            again = await self._send(alert)
            await self._book.finish(alert, again)
        except Gone as why:
            LOG.info("an alert by %s has ended: %s", alert.kind, why)
            await self._book.remove([alert.id])
        except Exception as error:  # it is still claimed, and so tried again later
            LOG.warning("an alert by %s has failed: %r", alert.kind, error)

    async def _send(self, alert: Alert) -> int | None:
        """Send an alert if it still should be; when to try again, if need be."""
        courier = self.outlet.couriers.get(alert.kind)
        if courier is None:  # this server no longer sends such
            return None
        try:
            letter = await self._letter(alert)
            if letter is None:
                return None
            later = quiet_until(alert.quiet, self._hub.clock.date()) if alert.confirmed else None
            if later is not None:
                return later
            async with asyncio.timeout(PATIENCE):
                await courier.deliver(alert, letter)
        except (Undelivered, TimeoutError) as why:
            return self._again(alert, why)
        return None

    def _again(self, alert: Alert, why: Exception) -> int | None:
        wanted = why.after if isinstance(why, Undelivered) else 0.0
        if alert.tries > len(PAUSES):
            LOG.warning("an alert by %s is given up: %s", alert.kind, why)
            return None
        pause = max(PAUSES[alert.tries - 1], min(wanted, PAUSES[-1]))
        return self._hub.clock.date() + int(1000 * pause)

    async def _letter(self, alert: Alert) -> Letter | None:
        """What to say now; None: nothing, for it was seen, or somebody else decides."""
        try:
            table = await self._hub.tables.find(alert.table)
            await self._hub.others.refresh(table)
        except Refusal as no:
            if no.code == "not-stored":
                raise Undelivered(no.code) from None
            raise Gone(no.code) from None  # it was deleted, or can't be played on
        if not is_theirs(alert, table):
            raise Gone("the seat was given up")
        if not alert.confirmed:
            return is_it_wanted(alert, table, self.key)
        room = table.room
        who = room.seats[alert.seat]
        if room.mover != alert.seat or not who.here or room.bot(alert.seat) is not None:
            return None
        if self._seen.get(table, {}).get(alert.seat, -1) >= alert.due:
            return None
        return your_turn(alert, table, self.key)
