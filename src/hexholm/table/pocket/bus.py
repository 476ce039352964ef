"""The other tabs of this browser: they have the same store, and show the same games."""

import json
import secrets
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from hexholm.table.core.ports import Around, Notice, Row
from hexholm.table.pocket.browser import Channel, Locks


class TabBus:
    """`Bus` between the tabs of a browser.

    A tab holds a lock as long as it lives, and another while it drives the bots of a table; the
    browser opens the locks of a tab that is gone.
    """

    is_shared: Final = True

    def __init__(self, channel: Channel, locks: Locks) -> None:
        self._channel = channel
        self._locks = locks
        self.name = secrets.token_hex(6)
        self._hear: Callable[[Notice], None] = lambda _notice: None
        self._leases: set[str] = set()
        self._mine: dict[str, Notice] = {}
        """By table: who is there by this tab."""
        self._online: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
        self._asked: dict[str, tuple[int, Row]] = {}

    async def open(self) -> None:
        """Begin to live, and ask the others who is where."""
        await self._locks.lock(f"tab/{self.name}")
        self._post()

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Be told from now on; a tab that sleeps catches up with the store by itself."""
        self._hear = hear

    def tell(self, notice: Notice) -> None:
        """Tell all others."""
        if notice.online is not None:
            self._mine[notice.table] = notice
        if notice.asked is not None:
            self._asked[notice.table] = notice.number, notice.asked
        self._post(notice)

    def _post(self, notice: Notice | None = None) -> None:
        said = None if notice is None else notice._replace(server="")
        self._channel.post(json.dumps([self.name, said]))

    def heard(self, text: str) -> None:
        """Another tab says something, or is new and wants to know who is where."""
        with suppress(ValueError, TypeError):  # it may be of another version
            server, said = json.loads(text)
            if said is None:
                for mine in list(self._mine.values()):
                    self._post(mine)
                return
            notice = Notice(*said)._replace(server=server)
            if notice.online is not None:
                self._online[notice.table][server] = notice.online
            if notice.asked is not None:
                self._asked[notice.table] = notice.number, notice.asked
            self._hear(notice)

    async def lease(self, table: str) -> bool:
        """Whether this tab drives the bots of a table, until it is closed or releases them."""
        if table not in self._leases and await self._locks.lock(f"bots/{table}"):
            self._leases.add(table)
        return table in self._leases

    def release(self, table: str) -> None:
        """Let others drive the bots of a table."""
        if table in self._leases:
            self._leases.discard(table)
            self._locks.unlock(f"bots/{table}")

    async def look(self, tables: Sequence[str]) -> Mapping[str, Around]:
        """What goes on at some tables in other tabs; those that are gone don't count."""
        for server in {server for table in tables for server in self._online[table]}:
            if await self._locks.lock(f"tab/{server}"):
                self._locks.unlock(f"tab/{server}")
                for online in self._online.values():
                    online.pop(server, None)
        return {
            table: Around(dict(self._online[table]), *self._asked.get(table, (0, None)))
            for table in tables
        }

    async def close(self) -> None:
        """Leave the others."""
        for table in [*self._leases]:
            self.release(table)
        self._locks.unlock(f"tab/{self.name}")
