"""All tables: found, made, changed, and shown to those who are connected."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import hexholm
from hexholm.game import Game
from hexholm.table.core import moves, people, secrets
from hexholm.table.core.advice import Advisor
from hexholm.table.core.bots import Bots
from hexholm.table.core.entries import Change, Entry
from hexholm.table.core.ports import Clock, Conflict, Message, Row, Storage, TableRow, Thinkers
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import Seat
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.table import Connection, Rights, Table
from hexholm.table.core.words import new_id

LOG: Final = logging.getLogger("hexholm.table")
NAMES_TRIED: Final = 20
SWEEP: Final = 60.0
"""Seconds between two looks for tables that nobody uses."""


class Hub:
    """Tables by name, loaded when somebody asks for them."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        clock: Clock,
        key: bytes,
        settings: TableSettings,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.clock = clock
        self.settings = settings
        self.advisor = Advisor(thinkers, storage)
        self.is_closing = False
        self._bots = Bots(thinkers, clock, settings, self.commit)
        self._key = key
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """What is being looked for now: all who ask for it meanwhile get the same answer."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def shut(self) -> None:
        """End what waits: connections, and those who wait for a change."""
        self.is_closing = True
        for table in self._tables.values():
            for connection in table.connections:
                connection.transport.close("server stops")
            table.notify()

    async def close(self) -> None:
        """Stop the bots; everything is stored already."""
        self.shut()
        await self._bots.close()
        stopped = (*self._loading.values(), self._sweeper)
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)
        self.advisor.close()
        self.thinkers.close()
        await self.storage.close()

    # --- finding and making tables -----------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table by its name."""
        found = self._tables.get(name)
        if found is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name))
            found = await asyncio.shield(loading)  # who asked first may hang up
        found.touch(())
        return found

    async def _load(self, name: str) -> Table:
        known = await self._stored(name) if len(name) <= 64 and name.isprintable() else None
        if known is None:
            raise Refusal("unknown-table", "There is no such table.")
        room, row = known
        table = Table(room, row, self._key, self.clock)
        await self._know_rematch(table)
        self._tables[name] = table
        self._bots.warm(table)
        return table

    async def _stored(self, name: str) -> tuple[Room, TableRow] | None:
        stored = await self.storage.load(name)
        if stored is None:
            return None
        seats = [
            Seat(one["kind"], one["name"], one["colour"], one["level"]) for one in stored.seats
        ]
        room = _room(stored.table, hexholm.replay(stored.table.record), seats)
        room.load(Entry(e["number"], e["seat"], e["kind"], e["data"]) for e in stored.entries)
        return room, stored.table

    async def _know_rematch(self, table: Table) -> None:
        """Those who play again find their new secrets in the old table's state."""
        if table.room.rematch is not None:
            stored = await self.storage.load(table.room.rematch)
            if stored is not None:
                seats = [one["seat"] for one in stored.seats]
                table.teller.rematch_secrets = secrets.of_table(self._key, stored.table, seats)

    async def create(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        listed: bool = False,
        log: Sequence[str] = (),
        origin: Row | None = None,
        hints: bool = False,
    ) -> Table:
        """A new table; log holds actions that were played already."""
        for _ in range(NAMES_TRIED):
            name = new_id()
            row = TableRow(
                name, game.name, game.record(), secrets.new_salt(), listed, origin, hints
            )
            room = _room(row, game, seats)
            is_full = all(seat.kind != "open" for seat in seats)
            change = moves.begin(room, log) if is_full else Change(())
            rows = [
                {
                    "table": name,
                    "seat": place,
                    "kind": seat.kind,
                    "name": seat.name,
                    "colour": seat.colour,
                    "level": seat.level,
                }
                for place, seat in enumerate(seats)
            ]
            table = Table(room, row, self._key, self.clock)
            room.apply(change)
            try:
                table.teller.state(room, (), since=None, board=True)
            except Exception as error:  # whatever a stranger's save may bring about
                LOG.warning("a new game cannot be shown: %r", error)
                raise Refusal("bad-record", "This game cannot be shown.") from None
            entries, over, at = self._rows(name, change.entries), room.game.over, self.clock.date()
            try:
                await self.storage.create(row, rows, entries, over=over, at=at)
            except Conflict:
                continue
            self._tables[name] = table
            self._bots.warm(table)
            return table
        raise Refusal("busy", "No free name for a table was found; try again.")

    async def listed(self, limit: int = 20) -> list[Table]:
        """The newest listed tables that are being played."""
        tables = [await self.table(name) for name in await self.storage.listed(limit)]
        return [table for table in tables if table.room.begun and not table.room.game.over]

    # --- changing a table --------------------------------------------------------------------

    async def change(
        self, table: Table, wish: Callable[[Room], Change | None], *, show: bool = False
    ) -> Change | None:
        """Carry out what somebody wants; None if there was nothing to store.

        With `show`, everybody is shown that too: an open take-back or vote is not stored.
        """
        async with table.lock:
            change = wish(table.room)
            if change is not None:
                await self.commit(table, change)
            elif show:
                self.publish(table)
        return change

    async def commit(self, table: Table, change: Change) -> None:
        """Store a change, then show it to everybody; the table's lock must be held."""
        room = table.room
        over = None
        if change.game is not None and change.game.over != room.game.over:
            over = change.game.over
        try:
            await self.storage.append(self._rows(room.id, change.entries), over=over)
        except Conflict:  # another server on the same database was faster
            await self._reload(table)
            raise Refusal("stale", "The game has gone on since; look at it again.") from None
        except Exception as error:  # a full disk, a database that has gone away
            LOG.error("an entry of %s could not be stored: %s", room.id, error)
            raise Refusal("not-stored", "This could not be stored; try again.") from None
        room.apply(change)
        self.publish(table)

    async def _reload(self, table: Table) -> None:
        known = await self._stored(table.row.id)
        assert known is not None
        table.room, _ = known
        await self._know_rematch(table)
        self.publish(table)

    def _rows(self, table: str, entries: Iterable[Entry]) -> list[Row]:
        at = self.clock.date()
        return [{"table": table, **entry._asdict(), "at": at} for entry in entries]

    # --- showing it --------------------------------------------------------------------------

    def publish(self, table: Table) -> None:
        """Send the state to all connections, and let bots go on."""
        table.teller.prepare(table.room.game, [one.seats for one in table.connections])
        online = table.online(self.settings.away)
        for connection in table.connections:
            self.send_state(table, connection, online=online)
        table.notify()
        self._bots.wake(table)

    def send_state(
        self,
        table: Table,
        connection: Connection,
        *,
        board: bool = False,
        online: set[int] | None = None,
    ) -> None:
        """Send the state to one connection, with the entries it has not got."""
        connection.rights = table.still(connection.rights)
        state = self.state(
            table, connection.rights, since=connection.sent, board=board, online=online
        )
        connection.transport.send(state)
        connection.sent = table.room.number

    def state(
        self,
        table: Table,
        rights: Rights,
        *,
        since: int | None,
        board: bool = False,
        online: set[int] | None = None,
    ) -> Message:
        """The state as somebody may see it."""
        if online is None:
            online = table.online(self.settings.away)
        seats = table.still(rights).seats
        return table.teller.state(table.room, seats, since=since, board=board, online=online)

    # --- connections -------------------------------------------------------------------------

    async def connect(self, table: Table, connection: Connection) -> None:
        """Somebody has said who they are: they get the state, the others learn of it."""
        limit = self.settings.connections
        total = sum(len(one.connections) for one in self._tables.values())
        if total >= limit or len(table.connections) >= max(1, limit // 10):
            raise Refusal("busy", "Too many people are connected; try again later.")
        table.connections.add(connection)
        table.touch(connection.seats)
        connection.sent = min(connection.sent, table.room.number)
        self.send_state(table, connection, board=True)
        self._tell_presence(table, but=connection)
        async with table.lock:
            back = people.come_back(table.room, connection.seats)
            votes = [table.room.votes.pop(seat, None) for seat in connection.seats]
            if back is not None:
                await self.commit(table, back)
            elif any(votes):
                self.publish(table)

    async def disconnect(self, table: Table, connection: Connection) -> None:
        """Somebody has gone."""
        table.connections.discard(connection)
        table.touch(connection.seats)
        if connection.seats and not self.is_closing:
            self._tell_presence(table)
            away = self.settings.away
            await self.change(table, lambda room: people.count_votes(room, table.online(away)))

    def _tell_presence(self, table: Table, but: Connection | None = None) -> None:
        online = sorted(table.online(self.settings.away))
        for connection in table.connections - {but}:
            connection.transport.send({"type": "presence", "online": online})

    # --- housekeeping ------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody uses."""
        while True:
            await self.clock.sleep(SWEEP)
            limit = self.clock.now() - self.settings.idle
            for name, table in list(self._tables.items()):
                busy = table.connections or self._bots.are_playing(table) or table.lock.locked()
                if not busy and not table.is_waited_for and table.used < limit:
                    del self._tables[name]


def _room(row: TableRow, game: Game, seats: Sequence[Seat]) -> Room:
    return Room(table=row.id, game=game, seats=seats, listed=row.listed, hints=row.hints)
