"""Tables by name: loaded when somebody asks for them, made, and dropped when nobody does."""

import asyncio
import itertools
import logging
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from typing import Final, TypeVar

import hexholm
from hexholm.game import Game, SaveError
from hexholm.table.core import moves, seals, secrets
from hexholm.table.core.entries import entry_of, entry_rows
from hexholm.table.core.pace import Pace
from hexholm.table.core.ports import Clock, Conflict, Damaged, Row, Storage, Stored, TableRow
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import Seat
from hexholm.table.core.table import Table
from hexholm.table.core.turns import Turns
from hexholm.table.core.words import id_of, new_id

T = TypeVar("T")

LOG: Final = logging.getLogger("hexholm.table")
NAMES_TRIED: Final = 20
UNUSED: Final = 2000
"""Tables in memory that nobody uses, at most; the longest unused half of them goes then."""
SWEEP: Final = 60.0
"""Seconds between two looks for tables that nobody uses."""
LISTED_EACH: Final = 3
"""How many tables of one address are listed before those of others."""
STEPS: Final = 10
"""Actions of a long game played again before others go on."""


class Tables:
    """The tables in memory."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        key: bytes,
        turns: Turns,
        *,
        idle: float,
        opened: Callable[[Table], None],
        is_busy: Callable[[Table], bool],
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._key = key
        self._turns = turns
        self._idle = idle
        self._opened = opened
        self._is_busy = is_busy
        self._tables: dict[str, Table] = {}
        self._crowd = UNUSED
        """The number of tables at which unused ones have to go."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """What is being looked for now: all who ask for it meanwhile get the same answer."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    async def close(self) -> None:
        """Stop looking."""
        stopped = (*self._loading.values(), self._sweeper)
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)

    def get(self, name: str) -> Table | None:
        """A table in memory."""
        return self._tables.get(name)

    def drop(self, table: Table) -> None:
        """Forget what is in memory; the next to ask gets what is stored."""
        self._tables.pop(table.row.id, None)

    async def find(self, name: str) -> Table:
        """A table by its name; it is loaded if need be."""
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
        known = await self.load_room(name) if len(name) <= 64 and name.isprintable() else None
        if known is None:
            raise Refusal("unknown-table")
        room, row = known
        table = Table(room, row, self._key, self._clock)
        await self.know_rematch(table)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.row.id] = table
        self._opened(table)
        if len(self._tables) >= self._crowd:
            unused = sorted(filter(self._is_unused, self), key=lambda one: one.used)
            for one in unused[: -UNUSED // 2]:
                self.drop(one)
            self._crowd = len(self._tables) + UNUSED

    async def load_room(self, name: str) -> tuple[Room, TableRow] | None:
        """A room as it is stored, or None; what is damaged isn't played on."""
        try:
            stored = await self._stored(name)
            return None if stored is None else await self.play_again(stored)
        except Damaged as damage:
            LOG.error("damaged: %s", damage)
            raise damaged(damage) from None

    async def play_again(self, stored: Stored) -> tuple[Room, TableRow]:
        """A room from all that is stored of it; `Damaged` if that isn't what was written."""
        stored = seals.check(stored)
        return await self._in_slices(restore(stored)), stored.table

    async def _stored(self, name: str) -> Stored | None:
        try:
            return await self._storage.load(name)
        except Damaged:
            raise
        except Exception as error:  # a database that has gone away
            LOG.error("%s could not be read: %s", name, error)
            raise Refusal("not-stored", "not-read") from None

    async def _in_slices(self, work: Generator[None, None, T], address: str = "") -> T:
        """Do work step by step, and let others have their turn every few steps."""
        for number in itertools.count(1):
            try:
                next(work)
            except StopIteration as done:
                result: T = done.value
                return result
            if number % STEPS == 0:
                await self._turns.take(address)
        raise AssertionError("the work never ends")

    def rematch_name(self, table: Table) -> str:
        """The same on every server, so that two rematches at once are one table."""
        secret = secrets.derive(self._key, table.row.id, table.row.salt, "rematch")
        return id_of(secret.encode())

    async def know_rematch(self, table: Table) -> None:
        """Those who play again find their new secrets in the old table's state."""
        if table.room.rematch is not None:
            stored = await self._stored(table.room.rematch)
            if stored is not None:
                fresh = [0] * len(stored.seats)
                table.teller.rematch_secrets = secrets.of_table(self._key, stored.table, fresh)

    async def create(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        listed: bool = False,
        log: Sequence[str] = (),
        origin: Row | None = None,
        hints: bool = False,
        talk: bool = True,
        pace: Pace | None = None,
        address: str = "",
        name: str = "",
    ) -> Table:
        """A new table; log holds actions that were played already.

        Where a table of the name that is given has the same origin, another server was faster.
        """
        terms = (pace or Pace()).stored()
        given, name = name, name or new_id()
        for _ in range(NAMES_TRIED):
            row = TableRow(
                name,
                game.name,
                game.record(),
                secrets.new_salt(),
                listed,
                origin,
                hints,
                talk,
                pace=terms,
            )
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
            row = row._replace(seal=seals.seal_table(row, rows))
            room = _room(row, game, seats)
            begun = await self._in_slices(moves.begin(room, log), address)
            at = self._clock.date()
            change = begun.stamped(at)
            table = Table(room, row, self._key, self._clock)
            room.apply(change)
            try:
                table.teller.state(room, (), since=None, now=at)
            except Exception as error:  # whatever a stranger's save may bring about
                LOG.warning("a new game cannot be shown: %r", error)
                raise Refusal("bad-record", "unshown") from None
            over = room.game.over
            entries = entry_rows(name, change.entries, row.seal)
            try:
                await self._storage.create(row, rows, entries, over=over, at=at)
            except Conflict:
                if name == given and (await self.find(name)).row.origin == origin:
                    return await self.find(name)
                name = new_id()
                continue
            except Exception as error:  # a full disk, a database that has gone away
                LOG.error("a new table could not be stored: %s", error)
                raise Refusal("not-stored", "table-not-stored") from None
            room.seal = entries[-1]["seal"] if entries else row.seal
            self._keep(table)
            return table
        raise Refusal("busy", "no-free-name")

    async def listed(self, limit: int = 20) -> list[Table]:
        """Listed tables that are being played: those with people first, then the newest stored."""
        here = [table for table in self if _is_shown(table)]
        here.sort(key=lambda table: (table.is_played, table.looked), reverse=True)
        if len(here) < limit:
            here += [table for table in await self._stored_list(limit) if table not in here]
        return self.shared_out(here, limit)

    @staticmethod
    def shared_out(tables: Sequence[Table], limit: int) -> list[Table]:
        """As many tables as there is room for: a few of each address before more of any."""
        several: Counter[str] = Counter()
        first: list[Table] = []
        others: list[Table] = []
        for table in tables:
            several[table.address] += 1
            (first if several[table.address] <= LISTED_EACH else others).append(table)
        return [*first, *others][:limit]

    async def _stored_list(self, limit: int) -> list[Table]:
        found = []
        for name in await self._storage.listed(limit):
            with suppress(Refusal):  # damaged, or played with a box that isn't here
                found.append(await self.find(name))
        return [table for table in found if _is_shown(table)]

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody uses."""
        while True:
            await self._clock.sleep(SWEEP)
            limit = self._clock.now() - self._idle
            for table in filter(self._is_unused, self):
                if table.used < limit:
                    self.drop(table)

    def _is_unused(self, table: Table) -> bool:
        busy = table.connections or self._is_busy(table) or table.lock.locked()
        return not busy and not table.is_waited_for and table.room.takeback is None


def restore(stored: Stored) -> Generator[None, None, Room]:
    """A room as its stored entries leave it, with a step for each action of its game.

    `Damaged` if they can't be what happened.
    """
    seats = [Seat(one["kind"], one["name"], one["colour"], one["level"]) for one in stored.seats]
    try:
        game = hexholm.replay(stored.table.record)
    except SaveError as error:  # it was played with a box that isn't here now
        raise Refusal("bad-record", why=str(error)) from None
    room = _room(stored.table, game, seats)
    yield from room.load(map(entry_of, stored.entries))
    if stored.entries:
        room.seal = stored.entries[-1]["seal"]
    return room


def damaged(damage: Damaged) -> Refusal:
    """The answer of a table that can't be trusted."""
    if damage.number is None:
        return Refusal("damaged", "damaged-start", table=damage.table)
    return Refusal("damaged", table=damage.table, number=str(damage.number))


def _is_shown(table: Table) -> bool:
    return table.room.listed and table.room.begun and not table.room.game.over


def _room(row: TableRow, game: Game, seats: Sequence[Seat]) -> Room:
    origin = row.origin or {}
    return Room(
        table=row.id,
        game=game,
        seats=seats,
        listed=row.listed,
        hints=row.hints,
        talk=row.talk,
        seal=row.seal,
        is_seed_known=any(key in origin for key in ("seed", "upload", "link")),
        pace=Pace.of(row.pace),
        link=origin.get("link", ""),
        by_turns="by_turns" in origin,
    )
