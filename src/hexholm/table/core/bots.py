"""Bots at the table: they play as soon as it is their turn, if anybody watches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from hexholm.bots.guard import STAND_IN
from hexholm.table.core.due import goes_on
from hexholm.table.core.entries import Change
from hexholm.table.core.limits import Budgets
from hexholm.table.core.moves import bot_play
from hexholm.table.core.ports import Bus, Clock, Failed, Thinkers
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.table import Table
from hexholm.table.core.thinking import ask_plan
from hexholm.texts import LANGUAGE

LOG: Final = logging.getLogger("hexholm.table")
LEASE_PAUSE: Final = 0.2
"""Seconds after which a server that wants to drive a table's bots asks once more."""
AT_ONCE: Final = 0.1
"""Seconds to think about a turn for a bot that was told not to think any longer."""


class Plan(NamedTuple):
    """What a bot does next, as long as nothing else has happened since the last of its actions."""

    room: Room
    moved: int
    actions: Sequence[str]

    def fits(self, room: Room) -> bool:
        """Whether the table is still where the plan goes on."""
        is_there = self.room is room and self.moved == room.moved
        return is_there and room.game.why_not(self.actions[0]) is None


class Thought(NamedTuple):
    """What a bot thinks about, and where the table was when it began."""

    room: Room
    moved: int
    address: str
    """Whose it is."""
    task: "asyncio.Task[tuple[Sequence[str], str | None]]"


class Bots:
    """The bots of all tables."""

    def __init__(
        self,
        thinkers: Thinkers,
        clock: Clock,
        settings: TableSettings,
        budgets: Budgets,
        bus: Bus,
        commit: Callable[[Table, Change], Awaitable[None]],
    ) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._settings = settings
        self._budgets = budgets
        self._bus = bus
        self._commit = commit
        self._playing: dict[Table, asyncio.Task[None]] = {}
        self._plans: WeakKeyDictionary[Table, Plan] = WeakKeyDictionary()
        """What the bot that plays wants to do in the rest of its turn."""
        self._failed: WeakKeyDictionary[Table, tuple[int, int]] = WeakKeyDictionary()
        """The turn, and the seat whose bot is replaced for it."""
        self._hurried: WeakKeyDictionary[Table, tuple[int, int | None]] = WeakKeyDictionary()
        """The turn, and the seat whose bot doesn't think about it any longer."""
        self._thoughts: dict[Table, Thought] = {}

    def warm(self, table: Table) -> None:
        """A table has been opened, or something was done there; its bots will play soon."""
        room = table.room
        if any(seat.kind == "bot" for seat in room.seats) and not room.game.over:
            self._thinkers.warm()
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Something has changed; perhaps it is a bot's turn."""
        if table not in self._playing and self._to_move(table) is not None:
            name = f"bots of {table.row.id}"
            self._playing[table] = asyncio.create_task(self._play(table), name=name)
        self.give_up(table)

    def give_up(self, table: Table) -> None:
        """Stop a thought that nobody wants any more: somebody went back, or all have left.

        It is left to its end if this address stops too many: what thinks has to start again then.
        """
        thought = self._thoughts.get(table)
        if thought is None:
            return
        is_there = thought.room is table.room and thought.moved == table.room.moved
        if not is_there or self._to_move(table) is None:
            with suppress(Refusal):
                self._budgets.spend("stops", thought.address)
                thought.task.cancel()

    def hurry(self, table: Table) -> None:
        """The bot whose turn it is has thought long enough: it plays now."""
        turn, thought = (table.room.turns[-1], _mover(table)), self._thoughts.get(table)
        if thought is not None and self._hurried.get(table) != turn:
            self._hurried[table] = turn
            thought.task.cancel()

    def are_playing(self, table: Table) -> bool:
        """Whether it is a bot's turn."""
        return table in self._playing

    async def close(self) -> None:
        """Stop them all."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        """Let bots play as long as it is their turn, unless another server does."""
        LANGUAGE.set("")  # not that of whoever played before them
        try:
            if await self._lease(table):
                try:
                    while (seat := self._to_move(table)) is not None:
                        await self._act(table, seat)
                finally:
                    self._bus.release(table.row.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the bots of %s have stopped", table.row.id)
        finally:
            del self._playing[table]

    async def _lease(self, table: Table) -> bool:
        """Whether it is for this server to drive them; who did before may just be done."""
        for pause in (0.0, LEASE_PAUSE):
            await self._clock.sleep(pause) if pause else None
            if await self._bus.lease(table.row.id):
                return True
        return False

    async def _act(self, table: Table, seat: int) -> None:
        started = self._clock.now()
        room, moved = table.room, table.room.moved
        task = asyncio.create_task(self._think(table, seat), name=f"thought of {room.id}")
        self._thoughts[table] = Thought(room, moved, table.address, task)
        try:
            await asyncio.wait([task])
        finally:
            del self._thoughts[table]
            task.cancel()
        if task.cancelled():
            return
        actions, failed = task.result()
        rest = self._settings.bot_pause - (self._clock.now() - started)
        await self._clock.sleep(max(0.0, rest))
        async with table.lock:
            if table.room is not room or room.moved != moved or _mover(table) != seat:
                return  # somebody went back in the meantime
            if failed is not None:
                self._failed[table] = room.turns[-1], seat
            action, *later = actions
            try:
                await self._commit(table, bot_play(room, seat, action, failed))
            except Refusal:
                return  # another server was faster
            if later and room.game.can_undo:  # nothing hidden has shown
                self._plans[table] = Plan(room, room.moved, later)

    async def _think(self, table: Table, seat: int) -> tuple[Sequence[str], str | None]:
        """What a bot does now and later in its turn; also why, if that isn't what it wanted."""
        room, plan = table.room, self._plans.pop(table, None)
        if plan is not None and plan.fits(room):
            return plan.actions, None
        level, failed = room.bot(seat) or STAND_IN, None
        if self._failed.get(table) != (room.turns[-1], seat):
            try:
                return await self._ask(level, table, seat), None
            except Failed as error:
                failed = error.kind
                where = f"bot {level} on seat {seat} of {room.id}"
                LOG.warning("%s: %s; %s plays this turn", where, error, STAND_IN)
        try:
            return await self._ask(STAND_IN, table, seat), failed
        except Failed as error:
            LOG.warning("bot %s at %s: %s; it takes any action", STAND_IN, room.id, error)
            return [str(room.game.options[0])], failed

    async def _ask(self, level: str, table: Table, seat: int) -> list[str]:
        room, game = table.room, table.room.game
        is_hurried = self._hurried.get(table) == (room.turns[-1], seat)
        seconds = AT_ONCE if is_hurried else self._settings.bot_seconds
        return await ask_plan(self._thinkers, level, game, seat, seconds, table.asker)

    def _to_move(self, table: Table) -> int | None:
        """The bot to play now; None where nobody watches: it waits until somebody does.

        Over days it plays on, so that the next person can be told.
        """
        is_on = goes_on(table.room) or table.is_watched(self._settings.unwatched)
        return _mover(table) if is_on else None


def _mover(table: Table) -> int | None:
    mover = table.room.mover
    return None if mover is None or table.room.bot(mover) is None else mover
