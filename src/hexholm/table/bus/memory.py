"""Several hubs in one process, on one memory store: for tests."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hexholm.table.core.ports import Around, Notice, Row


class Together:
    """What the hubs of one process share."""

    def __init__(self) -> None:
        self.members: dict[str, MemoryBus] = {}
        self.leases: dict[str, str] = {}
        self.online: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
        self.asked: dict[str, tuple[int, Row]] = {}

    def join(self) -> "MemoryBus":
        """One more hub."""
        name = f"server {len(self.members) + 1}"
        bus = self.members[name] = MemoryBus(self, name)
        return bus


class MemoryBus:
    """`Bus` between the members of a `Together`."""

    is_shared: Final = True

    def __init__(self, together: Together, name: str) -> None:
        self._together = together
        self.name = name
        self.is_deaf = False
        """Whether it misses all notices."""
        self._hear: Callable[[Notice], None] = lambda _notice: None
        self._missed: Callable[[], None] = lambda: None

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Be told from now on; nothing is ever missed unless it is deaf or cut off."""
        self._hear, self._missed = hear, missed

    def come_back(self) -> None:
        """It was cut off until it counted as dead, and is back."""
        for online in self._together.online.values():
            online.pop(self.name, None)
        self._missed()

    def tell(self, notice: Notice) -> None:
        """Tell all others, soon."""
        notice = notice._replace(server=self.name)
        if notice.online is not None:
            self._together.online[notice.table][self.name] = notice.online
        if notice.asked is not None:
            self._together.asked[notice.table] = notice.number, notice.asked
        for other in self._together.members.values():
            if other is not self and not other.is_deaf:
                asyncio.get_running_loop().call_soon(other._hear, notice)

    async def lease(self, table: str) -> bool:
        """Whether the bots of a table are this server's to drive: no other living one does."""
        holder = self._together.leases.get(table)
        if holder not in (None, self.name) and holder in self._together.members:
            return False
        self._together.leases[table] = self.name
        return True

    def release(self, table: str) -> None:
        """Others may drive them now."""
        if self._together.leases.get(table) == self.name:
            del self._together.leases[table]

    async def look(self, tables: Sequence[str]) -> Mapping[str, Around]:
        """What goes on at some tables elsewhere."""
        members = self._together.members
        return {
            table: Around(
                {
                    server: seats
                    for server, seats in self._together.online[table].items()
                    if server in members and server != self.name
                },
                *self._together.asked.get(table, (0, None)),
            )
            for table in tables
        }

    async def close(self) -> None:
        """Leave the others."""
        self._together.members.pop(self.name, None)
