"""The lobby: tables that wait for players and let anybody in."""

import asyncio
import hashlib
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from hexholm.table.core import talk
from hexholm.table.core.ports import Storage
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.seats import sitters
from hexholm.table.core.table import Table

if TYPE_CHECKING:
    from hexholm.table.core.hub import Hub
    from hexholm.table.protocol.lobby import LobbyData, OpenTable

SHOWN: Final = 50
"""The most tables in the lobby."""
PAUSE: Final = 0.2
"""Seconds between two looks, whatever happens,"""
SLOW: Final = 2.0
"""and when nothing does: so late we see the tables of other servers."""


class Lobby:
    """The open tables of all servers on one storage; looked up while somebody wants to know."""

    def __init__(self, hub: "Hub", storage: Storage) -> None:
        self._hub = hub
        self._storage = storage
        self._looking = asyncio.Lock()
        self._known: LobbyData = {"mark": "", "tables": []}
        self._looked = -1e9
        self._is_stirred = True
        self._stirred: asyncio.Future[None] | None = None

    def stir(self, table: Table) -> None:
        """Something has changed at a table; those who wait look again if it may concern them."""
        if table.room.listed and not table.room.plays:
            self.wake()

    def wake(self) -> None:
        """Let those who wait look again."""
        self._is_stirred = True
        if self._stirred is not None:
            self._stirred.set_result(None)
            self._stirred = None

    async def news(self, since: str, wait: float) -> "LobbyData":
        """The open tables, once they aren't those of a mark any more, or after these seconds."""
        if not self._hub.settings.lobby:
            raise Refusal("no-lobby")
        clock = self._hub.clock
        deadline = clock.now() + wait
        while True:
            found = await self._look()
            left = deadline - clock.now()
            if found["mark"] != since or left <= 0 or self._hub.is_closing:
                return found
            await self._changed(min(left, SLOW))

    async def _changed(self, seconds: float) -> None:
        if self._stirred is None:
            self._stirred = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._stirred], timeout=seconds)
        await asyncio.sleep(PAUSE)

    async def _look(self) -> "LobbyData":
        """What there is; all who ask within a moment get the same answer."""
        async with self._looking:
            now = self._hub.clock.now()
            if self._is_stirred or now - self._looked >= SLOW:
                self._is_stirred, self._looked = False, now
                tables = [_told(table) for table in await self._open_tables()]
                text = json.dumps(tables, sort_keys=True)
                self._known = {
                    "mark": hashlib.sha256(text.encode()).hexdigest()[:16],
                    "tables": tables,
                }
            return self._known

    async def _open_tables(self) -> list[Table]:
        tables = self._hub.tables
        found = {table.row.id: table for table in tables if _is_open(table)}
        order: dict[str, int] = {}
        """The newest first, by the storage: all servers show the same."""
        with suppress(Exception):  # the database is away: what is in memory must do
            for name in await self._storage.waiting(SHOWN):
                order[name] = len(order)
                with suppress(Refusal):  # damaged, or set up with a box that isn't here
                    found[name] = await tables.find(name)
        await self._hub.others.survey(list(found.values()))
        there = [table for table in found.values() if _is_open(table) and self._is_attended(table)]
        there.sort(key=lambda table: (order.get(table.row.id, SHOWN), table.row.id))
        chosen = set(tables.shared_out(there, SHOWN))
        return [table for table in there if table in chosen]

    def _is_attended(self, table: Table) -> bool:
        """Whether a game can begin soon: over days nobody has to be there."""
        is_there = bool(table.online(self._hub.settings.calling))
        return is_there or table.room.pace.kind == "days"


def _is_open(table: Table) -> bool:
    """Whether strangers can sit down with somebody."""
    room = table.room
    return room.listed and not room.begun and bool(room.people())


def _told(table: Table) -> "OpenTable":
    room = table.room
    return {
        "table": room.id,
        "game": room.game.name,
        "boxes": list(room.game.setup_data().get("boxes", [])),
        "seats": sitters(room.seats),
        "pace": room.pace.told(),
        "hints": room.hints,
        "talk": talk.mode(room),
        "seed_known": room.is_seed_known,
        "invite": table.secrets["invite"],
    }
