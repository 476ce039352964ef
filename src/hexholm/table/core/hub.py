"""What happens at tables: changes are stored, then shown to those who are connected."""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakSet

from hexholm.table.core import people, talk
from hexholm.table.core.advice import Advisor
from hexholm.table.core.alerts.alerter import Alerter, Outlet
from hexholm.table.core.alone import Alone
from hexholm.table.core.bots import Bots
from hexholm.table.core.clocks import Clocks
from hexholm.table.core.entries import Change, entry_rows
from hexholm.table.core.limits import Budgets
from hexholm.table.core.lobby import Lobby
from hexholm.table.core.meter import Meter
from hexholm.table.core.others import Others
from hexholm.table.core.ports import Bus, Clock, Conflict, Message, Storage, Thinkers, Turn
from hexholm.table.core.profiles import Profiles
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import Seat
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.states import There
from hexholm.table.core.table import Connection, Rights, Table
from hexholm.table.core.tables import Tables
from hexholm.table.core.turns import Turns
from hexholm.table.core.verdicts import Verdicts

LOG: Final = logging.getLogger("hexholm.table")


TRIES: Final = 8
"""How often a change is tried when other servers are faster."""


class Overtaken(Refusal):
    """Another server has stored something at the table meanwhile."""


class Hub:
    """All tables, and everything they need from outside."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        clock: Clock,
        key: bytes,
        settings: TableSettings,
        bus: Bus | None = None,
        outlet: Outlet | None = None,
    ) -> None:
        self.storage = storage
        self.bus = bus or Alone()
        self.thinkers = thinkers
        self.clock = clock
        self.settings = settings
        self.meter = Meter(clock)
        self.budgets = Budgets(settings.limits, clock)
        self.turns = Turns(clock)
        self.advisor = Advisor(thinkers, storage, self.budgets, settings.unwatched)
        self.verdicts = Verdicts(thinkers, self.budgets)
        self.is_closing = False
        self._bots = Bots(thinkers, clock, settings, self.budgets, self.bus, self.commit)
        self.wake = self._bots.wake
        self.hurry_bots = self._bots.hurry
        self.is_busy = self._bots.are_playing
        self.tables = Tables(
            storage,
            clock,
            key,
            self.turns,
            idle=settings.idle,
            opened=self._opened,
            is_busy=self._bots.are_playing,
        )
        self._callers: WeakSet[Table] = WeakSet()
        """The tables at which somebody plays without a connection."""
        self.others = Others(self)
        self.lobby = Lobby(self, storage)
        self.profiles = Profiles(storage, self.tables, clock, key)
        self._clocks = Clocks(self)
        self.alerter = Alerter(self, outlet, key) if outlet is not None else None

    def shut(self) -> None:
        """End what waits: connections, and those who wait for a change."""
        self.is_closing = True
        for table in self.tables:
            for connection in table.connections:
                connection.transport.close("server stops")
            table.notify()
        self.lobby.wake()

    async def close(self) -> None:
        """Stop the bots; everything is stored already."""
        self.shut()
        await self._clocks.close()
        await self._bots.close()
        if self.alerter is not None:
            await self.alerter.close()
        await self.others.close()
        await self.tables.close()
        self.advisor.close()
        self.verdicts.close()
        self.thinkers.close()
        await self.storage.close()

    # --- changing a table --------------------------------------------------------------------

    async def change(
        self, table: Table, wish: Callable[[Room], Change | None], *, show: bool = False
    ) -> Change | None:
        """Carry out what somebody wants; None if there was nothing to store.

        With `show`, everybody is shown that too: an open take-back or vote isn't stored.
        """
        asked = self.clock.now()
        async with table.lock:
            for _ in range(TRIES):
                change = wish(table.room)
                if change is None:
                    if show:
                        self.publish(table)
                        self.others.tell_asked(table)
                    return None
                with suppress(Overtaken):
                    await self.commit(table, change)
                    self.meter.acted(asked)
                    return change
        raise Refusal("busy")

    async def commit(self, table: Table, change: Change) -> None:
        """Store a change, then show it to everybody; the table's lock must be held.

        `Overtaken` if another server has stored something in between, which is shown instead.
        """
        room = table.room
        over = None
        if change.game is not None and change.game.over != room.game.over:
            over = change.game.over
        try:
            change = change.stamped(self.clock.date())
            rows = entry_rows(room.id, change.entries, room.seal)
            await self.storage.append(rows, over=over, turn=self._turn(room, change))
        except Conflict:
            await self.others.follow(table)
            raise Overtaken("stale") from None
        except Exception as error:  # a full disk, a database that has gone away
            self.meter.failures += 1
            LOG.error("an entry of %s could not be stored: %s", room.id, error)
            raise Refusal("not-stored") from None
        room.apply(change)
        room.seal = rows[-1]["seal"]
        self.publish(table)
        self.others.tell(table)

    def _turn(self, room: Room, change: Change) -> Turn | None:
        """Whose turn it becomes by a change; None: nobody else's."""
        is_begun = room.begun or any(entry.kind == "begun" for entry in change.entries)
        mover = (change.game or room.game).player if is_begun else None
        if mover == room.mover:
            return None
        return Turn(mover, self.clock.date() + int(1000 * self.settings.alert_delay))

    def _opened(self, table: Table) -> None:
        self._bots.warm(table)
        self._clocks.note(table)

    def look(self, table: Table, address: str) -> None:
        """Somebody looks at a table without a connection: its bots play on."""
        table.look(address)
        self._bots.wake(table)

    def check_bots(self, seats: Sequence[Seat], address: str) -> None:
        """Refuse one more table with bots to an address that has many."""
        if not address or all(seat.kind != "bot" for seat in seats):
            return
        unwatched = self.settings.unwatched
        held = sum(
            table.address == address
            and not table.room.game.over
            and any(seat.kind == "bot" for seat in table.room.seats)
            and table.is_watched(unwatched)
            for table in self.tables
        )
        if held >= self.settings.limits.bot_tables:
            raise Refusal("too-many", "limit-bot-tables", retry=60)

    def stop_thinking(self, table: Table, mine: Collection[int], address: str) -> None:
        """Give up the hint of whose turn it is; a bot plays now, if nobody else minds."""
        self.budgets.spend("stops", address)
        if table.room.mover in mine:
            self.advisor.give_up(table)
        elif table.room.people() - set(mine):
            raise Refusal("not-allowed", "stop-others")
        else:
            self._bots.hurry(table)
            self.others.tell_hurry(table)

    async def fill(self, table: Table, level: str, seat: int | None, address: str) -> None:
        """Bots take the open seats of a table, or only one."""
        bots = self.thinkers.offered
        if level not in bots:
            raise Refusal("bad-message", "unknown-bot", names=", ".join(bots))
        self.check_bots([Seat("bot")], address)
        await self.change(table, lambda room: people.fill(room, level, seat))

    async def say(
        self, table: Table, seat: int, *, text: str | None = None, phrase: str | None = None
    ) -> None:
        """A person at a table says something."""
        at = self.clock.date()
        await self.change(table, lambda room: talk.say(room, seat, text=text, phrase=phrase, at=at))
        if table.room.takeback is not None or table.room.votes:
            self.others.tell_asked(table)  # a later entry doesn't answer what is asked

    # --- showing it --------------------------------------------------------------------------

    def publish(self, table: Table, *, wake: bool = True) -> None:
        """Send the state to all connections, and let bots go on.

        Without `wake`, another server has stored it, and drives the bots.
        """
        for connection in table.connections:
            connection.rights = table.still(connection.rights)
        table.teller.prepare(table.room.game, [one.seats for one in table.connections])
        there = self._there(table)
        for connection in table.connections:
            self.send_state(table, connection, there=there)
        table.notify()
        self.lobby.stir(table)
        self._clocks.note(table)
        self.note_seen(table)
        if wake:
            self._bots.warm(table)
        else:
            self._bots.give_up(table)

    def note_seen(self, table: Table) -> None:
        """Whoever has the table in front of them needs no alert."""
        if self.alerter is not None:
            self.alerter.look(table)

    def send_state(
        self,
        table: Table,
        connection: Connection,
        *,
        board: bool = False,
        there: There | None = None,
    ) -> None:
        """Send the state to one connection, with the entries it has not got."""
        state = self.state(
            table, connection.rights, since=connection.sent, board=board, there=there
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
        there: There | None = None,
    ) -> Message:
        """The state as somebody may see it; with the board comes the time."""
        rights = table.still(rights)
        return table.teller.state(
            table.room,
            rights.seats,
            since=since,
            now=self.clock.date() if board else None,
            there=there or self._there(table),
            lent=table.lent(rights),
        )

    def _there(self, table: Table) -> There:
        if table.room.by_turns:  # whoever plays elsewhere isn't away
            return There(range(len(table.room.seats)))
        calling = self.settings.calling
        return There(table.online(calling), table.away(calling))

    # --- connections -------------------------------------------------------------------------

    async def connect(self, table: Table, connection: Connection) -> None:
        """Somebody has said who they are: they get the state, the others learn of it.

        Who only watches may not take the last places at a table.
        """
        most = max(1, self.settings.limits.all_sockets // 10)
        if len(table.connections) >= most and not connection.seats:
            raise Refusal("busy", "too-many-people")
        await self.others.refresh(table)
        table.connections.add(connection)
        table.touch(connection.seats)
        connection.sent = min(connection.sent, table.room.number)
        self.send_state(table, connection, board=True)
        self.tell_presence(table, but=connection)
        self.note_seen(table)
        self._bots.wake(table)
        votes = [table.room.votes.pop(seat, None) for seat in connection.seats]
        try:
            await self.change(
                table, lambda room: people.come_back(room, connection.seats), show=any(votes)
            )
        except BaseException:  # it is turned away, and must not stay behind as a ghost
            self._hang_up(table, connection)
            raise

    async def disconnect(self, table: Table, connection: Connection) -> None:
        """Somebody has gone."""
        self._hang_up(table, connection)
        if connection.seats and not self.is_closing:
            calling = self.settings.calling
            with suppress(Refusal):  # what can't be stored is counted again when somebody votes
                await self.change(
                    table, lambda room: people.count_votes(room, table.online(calling))
                )

    def _hang_up(self, table: Table, connection: Connection) -> None:
        table.connections.discard(connection)
        table.touch(connection.seats)
        self._bots.give_up(table)
        if connection.seats and not self.is_closing:
            self.tell_presence(table)

    async def sit_down(self, table: Table, rights: Rights, seat: int) -> None:
        """Somebody takes their seat back from the bot that plays for them."""
        if seat not in table.held(rights):
            raise Refusal("not-your-seat")
        await self.change(table, lambda room: people.sit_down(room, seat))
        table.touch([seat])
        self.tell_presence(table)

    def called(self, table: Table, seats: Sequence[int]) -> None:
        """Somebody plays or waits without a connection: they are there for a while."""
        table.touch(seats, call=True)
        if seats:
            self._callers.add(table)
            self._show_change(table)

    def miss_callers(self) -> None:
        """Tell of those who have not called again."""
        for table in list(self._callers):
            self._show_change(table)
            if not table.is_called(self.settings.calling):
                self._callers.discard(table)

    def _show_change(self, table: Table) -> None:
        if table.online(self.settings.calling) != table.shown:
            self.tell_presence(table)

    def tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Tell everybody who is there, also by other servers."""
        self.others.tell_online(table)
        self.show_online(table, but)

    def show_online(self, table: Table, but: Connection | None = None) -> None:
        """Tell all connections who is there."""
        self.lobby.stir(table)
        there = self._there(table)
        table.shown = set(there.online)
        message = {"type": "presence", "online": sorted(there.online), "away": there.away}
        for connection in table.connections - {but}:
            connection.transport.send(message)
