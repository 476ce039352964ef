"""All tables, and who is connected to them."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import orjson

import hexholm
from hexholm.bots.guard import STAND_IN
from hexholm.game import Game
from hexholm.table import secrets
from hexholm.table.advice import Advice, Advisor
from hexholm.table.bots import BotFailed, BotPool
from hexholm.table.limits import Bucket
from hexholm.table.protocol.messages import Presence
from hexholm.table.refusal import Refusal
from hexholm.table.room import Change, Entry, Room, Seat
from hexholm.table.settings import Settings
from hexholm.table.states import Teller
from hexholm.table.storage import Conflict, Row, Storage, Stored, TableRow, now
from hexholm.table.words import new_id

LOG: Final = logging.getLogger("hexholm.table")
OUTBOX: Final = 256
"""A client that has so many messages unread is cut off; it comes back with `since`."""
NAMES_TRIED: Final = 20


@dataclass(frozen=True)
class Rights:
    """What somebody's secrets allow at a table: the seats, and whether to take an open one."""

    seats: tuple[int, ...] = ()
    invited: bool = False


@dataclass(eq=False)
class Connection:
    """One websocket at a table."""

    rights: Rights
    bucket: Bucket
    sent: int = 0
    """The last entry it has got."""
    outbox: deque[bytes] = field(default_factory=deque)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    closed: str = ""
    """Why the server ends it, once it does."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it acts for."""
        return self.rights.seats

    def post(self, message: bytes) -> None:
        """Send something, soon."""
        if len(self.outbox) >= OUTBOX:
            self.close("too slow")
        else:
            self.outbox.append(message)
            self.ready.set()

    def close(self, why: str) -> None:
        """End it."""
        self.closed = self.closed or why
        self.ready.set()


class Plan(NamedTuple):
    """What a bot does next, as long as nothing else has happened since the last of its actions."""

    room: Room
    moved: int
    actions: Sequence[str]

    def fits(self, room: Room) -> bool:
        """Whether the table is still where the plan goes on."""
        is_there = self.room is room and self.moved == room.moved
        return is_there and room.game.why_not(self.actions[0]) is None


class Table:
    """A room with its connections."""

    def __init__(self, room: Room, row: TableRow, key: bytes) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.changed: asyncio.Future[None] | None = None
        self.driver: asyncio.Task[None] | None = None
        self.failed: tuple[int, int] | None = None
        """The turn and the seat whose bot is replaced for it."""
        self.plan: Plan | None = None
        """What the bot that plays wants to do in the rest of its turn."""
        self.advice = Advice()
        loaded = time.monotonic()
        self.used = loaded
        self.seen = [loaded] * len(room.seats)
        """When a seat was last connected."""
        self.called = [-1e9] * len(room.seats)
        """When a seat last made an HTTP call."""
        seats = range(len(room.seats))
        self.secrets = {
            role: secrets.derive(key, row.id, row.salt, role)
            for role in ("invite", "watch", *(f"seat-{seat}" for seat in seats))
        }
        self.teller = Teller(self.secrets)
        self.room = room

    def rights(self, given: Iterable[str]) -> Rights:
        """What secrets allow; refused if none of them is of this table."""
        known = self.secrets.items()
        roles = {role for one in given for role, secret in known if secrets.same(one, secret)}
        if not roles:
            raise Refusal("bad-secret", "This link or secret is not valid for this table.")
        seats = range(len(self.room.seats))
        return Rights(
            tuple(
                seat
                for seat in seats
                if f"seat-{seat}" in roles and self.room.seats[seat].kind == "person"
            ),
            invited="invite" in roles,
        )

    def secret(self, seat: int) -> str:
        """The secret of a seat."""
        return self.secrets[f"seat-{seat}"]

    def online(self, away: float) -> set[int]:
        """The people who are there: by websocket, or by an HTTP call not long ago."""
        there = {seat for connection in self.connections for seat in connection.seats}
        limit = time.monotonic() - away
        return there | {seat for seat, at in enumerate(self.called) if at > limit}

    def is_gone(self, seat: int, away: float) -> bool:
        """Whether a person has left or has been away for long."""
        if self.room.seats[seat].left:
            return True
        return seat not in self.online(away) and time.monotonic() - self.seen[seat] > away

    def touch(self, seats: Iterable[int], *, call: bool = False) -> None:
        """Somebody of these seats is there."""
        self.used = time.monotonic()
        for seat in seats:
            self.seen[seat] = self.used
            if call:
                self.called[seat] = self.used


class Hub:
    """Rooms by name, loaded when somebody asks for them."""

    def __init__(self, storage: Storage, key: bytes, settings: Settings, pool: BotPool) -> None:
        self.storage = storage
        self.settings = settings
        self.pool = pool
        self.advisor = Advisor(pool, storage)
        self.closing = asyncio.Event()
        self._key = key
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """What is being looked for now: all who ask for it meanwhile get the same answer."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    @property
    def sockets(self) -> int:
        """How many websockets are open."""
        return sum(len(table.connections) for table in self._tables.values())

    def shut(self) -> None:
        """End what waits: long polls and websockets."""
        self.closing.set()
        for table in self._tables.values():
            for connection in table.connections:
                connection.close("server stops")
            _notify(table)

    async def close(self) -> None:
        """Stop the bots; everything is stored already."""
        self.shut()
        tasks = [table.driver for table in self._tables.values() if table.driver is not None]
        stopped = (*tasks, *self._loading.values(), self._sweeper)
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)
        self.advisor.close()
        self.pool.close()
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
        found.used = time.monotonic()
        return found

    async def _load(self, name: str) -> Table:
        stored = await self.storage.load(name) if len(name) <= 64 and name.isprintable() else None
        if stored is None:
            raise Refusal("unknown-table", "There is no such table.")
        table = Table(_room(stored), stored.table, self._key)
        await self._know_rematch(table)
        self._tables[name] = table
        if any(seat.kind == "bot" for seat in table.room.seats) and not table.room.game.over:
            self.pool.warm()
        self._wake_bot(table)
        return table

    async def _know_rematch(self, table: Table) -> None:
        """Those who play again find their new secrets in the old table's state."""
        if table.room.rematch is not None:
            stored = await self.storage.load(table.room.rematch)
            if stored is not None:
                roles = ["watch", *(f"seat-{one['seat']}" for one in stored.seats)]
                row = stored.table
                table.teller.rematch_secrets = {
                    role: secrets.derive(self._key, row.id, row.salt, role) for role in roles
                }

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
            room = Room(table=name, game=game, seats=seats, listed=listed)
            change = Change(())
            if all(seat.kind != "open" for seat in seats):
                change = room.begin(log)
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
            over = (change.game or game).over
            table = Table(room, row, self._key)
            room.apply(change)
            try:
                table.teller.state(table, (), since=None, board=True)
            except Exception as error:  # whatever a stranger's save may bring about
                LOG.warning("a new game cannot be shown: %r", error)
                raise Refusal("bad-record", "This game cannot be shown.") from None
            try:
                await self.storage.create(row, rows, _rows(name, change.entries), over=over)
            except Conflict:
                continue
            self._tables[name] = table
            if any(seat.kind == "bot" for seat in seats):
                self.pool.warm()
            self._wake_bot(table)
            return table
        raise Refusal("busy", "No free name for a table was found; try again.")

    async def listed(self, limit: int = 20) -> list[Table]:
        """The newest listed tables that are being played."""
        tables = [await self.table(name) for name in await self.storage.listed(limit)]
        return [table for table in tables if table.room.begun and not table.room.game.over]

    # --- changing a table --------------------------------------------------------------------

    async def commit(self, table: Table, change: Change | None) -> None:
        """Store a change, then show it to everybody; the table's lock must be held.

        None is a change of what is not stored: a take-back asked for, a vote.
        """
        if change is not None:
            room = table.room
            over = None
            if change.game is not None and change.game.over != room.game.over:
                over = change.game.over
            try:
                await self.storage.append(_rows(room.id, change.entries), over=over)
            except Conflict:  # another server on the same database was faster
                await self._reload(table)
                raise Refusal("stale", "The game has gone on since; look at it again.") from None
            except Exception as error:  # a full disk, a database that has gone away
                LOG.error("an entry of %s could not be stored: %s", room.id, error)
                raise Refusal("not-stored", "This could not be stored; try again.") from None
            room.apply(change)
        self.publish(table)
        self._wake_bot(table)

    async def _reload(self, table: Table) -> None:
        stored = await self.storage.load(table.row.id)
        assert stored is not None
        table.room = _room(stored)
        await self._know_rematch(table)
        self.publish(table)
        self._wake_bot(table)

    def publish(self, table: Table) -> None:
        """Send the state to all connections."""
        table.teller.prepare(table.room.game, [one.seats for one in table.connections])
        online = table.online(self.settings.away)
        for connection in table.connections:
            self._send_state(table, connection, online)
        _notify(table)

    def send_state(self, table: Table, connection: Connection, *, board: bool = False) -> None:
        """Send the state to one connection, with the entries it has not got."""
        self._send_state(table, connection, table.online(self.settings.away), board=board)

    def _send_state(
        self, table: Table, connection: Connection, online: set[int], *, board: bool = False
    ) -> None:
        connection.rights = self.still(table, connection.rights)
        connection.post(
            table.teller.state(
                table,
                connection.seats,
                since=connection.sent,
                board=board,
                online=online,
            )
        )
        connection.sent = table.room.number

    @staticmethod
    def still(table: Table, rights: Rights) -> Rights:
        """The rights without seats that a bot has taken over."""
        if all(table.room.seats[seat].kind == "person" for seat in rights.seats):
            return rights
        kept = tuple(seat for seat in rights.seats if table.room.seats[seat].kind == "person")
        return Rights(kept, rights.invited)

    async def changed(self, table: Table, seconds: float) -> None:
        """Wait until something happens at a table, or for so long."""
        if self.closing.is_set():
            return
        if table.changed is None:
            table.changed = asyncio.get_running_loop().create_future()
        await asyncio.wait([table.changed], timeout=seconds)

    # --- connections -------------------------------------------------------------------------

    async def connect(self, table: Table, connection: Connection) -> None:
        """A websocket has said who it is: it gets the state, the others learn of it."""
        limit = self.settings.sockets
        if self.sockets >= limit or len(table.connections) >= max(1, limit // 10):
            raise Refusal("busy", "Too many people are connected; try again later.")
        table.connections.add(connection)
        table.touch(connection.seats)
        connection.sent = min(connection.sent, table.room.number)
        self.send_state(table, connection, board=True)
        self._tell_presence(table, but=connection)
        async with table.lock:
            back = table.room.come_back(connection.seats)
            votes = [table.room.votes.pop(seat, None) for seat in connection.seats]
            if back is not None or any(votes):
                await self.commit(table, back)

    async def disconnect(self, table: Table, connection: Connection) -> None:
        """A websocket has gone."""
        table.connections.discard(connection)
        table.touch(connection.seats)
        if connection.seats and not self.closing.is_set():
            self._tell_presence(table)
            async with table.lock:
                await self._count_votes(table)

    async def _count_votes(self, table: Table) -> None:
        change = table.room.count_votes(table.online(self.settings.away))
        if change is not None:
            await self.commit(table, change)

    def _tell_presence(self, table: Table, but: Connection | None = None) -> None:
        if not table.connections:
            return
        online = sorted(table.online(self.settings.away))
        message = orjson.dumps(Presence(type="presence", online=online))
        for connection in table.connections:
            if connection is not but:
                connection.post(message)

    # --- bots --------------------------------------------------------------------------------

    def _wake_bot(self, table: Table) -> None:
        if table.driver is None and self._bot_to_move(table) is not None:
            table.driver = asyncio.create_task(self._drive(table), name=f"bots of {table.row.id}")

    @staticmethod
    def _bot_to_move(table: Table) -> int | None:
        mover = table.room.mover
        return mover if mover is not None and table.room.seats[mover].kind == "bot" else None

    async def _drive(self, table: Table) -> None:
        """Let bots play as long as it is their turn."""
        try:
            while (seat := self._bot_to_move(table)) is not None:
                await self._bot_action(table, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the bots of %s have stopped", table.row.id)
        finally:
            table.driver = None

    async def _bot_action(self, table: Table, seat: int) -> None:
        started = time.monotonic()
        room, moved = table.room, table.room.moved
        actions, failed = await self._think(table, seat)
        rest = self.settings.bot_pause - (time.monotonic() - started)
        await asyncio.sleep(max(0.0, rest))
        async with table.lock:
            if table.room is not room or room.moved != moved or self._bot_to_move(table) != seat:
                return  # somebody went back in the meantime
            if failed is not None:
                table.failed = room.turns[-1], seat
            action, *later = actions
            try:
                await self.commit(table, room.bot_play(seat, action, failed))
            except Refusal:
                return  # another server was faster
            if later and room.game.can_undo:  # nothing hidden has shown
                table.plan = Plan(room, room.moved, later)

    async def _think(self, table: Table, seat: int) -> tuple[Sequence[str], str | None]:
        """What a bot does now and later in its turn; also why, if that is not what it wanted."""
        room, plan, table.plan = table.room, table.plan, None
        if plan is not None and plan.fits(room):
            return plan.actions, None
        level, failed = room.seats[seat].level or STAND_IN, None
        if table.failed != (room.turns[-1], seat):
            try:
                return await self.pool.plan(level, room.game, seat), None
            except BotFailed as error:
                failed = error.kind
                where = f"bot {level} on seat {seat} of {room.id}"
                LOG.warning("%s: %s; %s plays this turn", where, error, STAND_IN)
        try:
            return await self.pool.plan(STAND_IN, room.game, seat), failed
        except BotFailed as error:
            LOG.warning("bot %s at %s: %s; it takes any action", STAND_IN, room.id, error)
            return [str(room.game.options[0])], failed

    # --- housekeeping ------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody uses."""
        while True:
            await asyncio.sleep(60)
            limit = time.monotonic() - self.settings.idle
            for name, table in list(self._tables.items()):
                busy = table.connections or table.driver is not None or table.lock.locked()
                if not busy and table.changed is None and table.used < limit:
                    del self._tables[name]


def _notify(table: Table) -> None:
    if table.changed is not None:
        table.changed.set_result(None)
        table.changed = None


def _rows(table: str, entries: Iterable[Entry]) -> list[Row]:
    at = now()
    return [{"table": table, **entry._asdict(), "at": at} for entry in entries]


def _room(stored: Stored) -> Room:
    row = stored.table
    seats = [Seat(one["kind"], one["name"], one["colour"], one["level"]) for one in stored.seats]
    entries = [Entry(e["number"], e["seat"], e["kind"], e["data"]) for e in stored.entries]
    game = hexholm.replay(row.record)
    return Room.load(table=row.id, game=game, seats=seats, listed=row.listed, entries=entries)
