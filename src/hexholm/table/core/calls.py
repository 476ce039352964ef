"""What can be asked for without a connection: one call, one answer.

The functions need no table yet; a `Caller` is somebody at one. Answers are plain data.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import hexholm
from hexholm.game import Game, SetupError
from hexholm.links import mark
from hexholm.table.core import making, moves, people
from hexholm.table.core.advice import default_hints
from hexholm.table.core.entries import Change
from hexholm.table.core.hub import Hub, Overtaken
from hexholm.table.core.kingdom import check_land
from hexholm.table.core.pace import Pace
from hexholm.table.core.ports import Asker, Failed, Message
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.seats import Seat, sitters
from hexholm.table.core.states import step_data
from hexholm.table.core.table import Rights, Table
from hexholm.table.core.thinking import ask_reading
from hexholm.table.core.winter import check_side
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import (
        HintData,
        Joined,
        ListedTable,
        NewTable,
        Ratings,
        RecordData,
    )
    from hexholm.table.protocol.catalog import LandData, SideData
    from hexholm.table.protocol.tables import StepData


async def create(
    hub: Hub,
    *,
    game: str,
    setup: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    listed: bool = False,
    hints: bool | None = None,
    talk: bool = True,
    pace: Mapping[str, Any] | None = None,
    by_turns: bool = False,
    address: str = "",
) -> "NewTable":
    """A new table; the answer holds the secret of each person's seat, all of them the caller's.

    By turns, those who take its open seats do so where they open its link.
    """
    if setup.get("players", len(seats)) != len(seats):
        raise Refusal("bad-setup", "seats")
    try:
        making.check_game(game)
        seed = setup.get("seed")
        is_chosen = seed is not None
        seed = seed if is_chosen else hexholm.fair_seed()
        new = hexholm.new_game(game, **{**setup, "seed": seed, "players": len(seats)})
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None
    who = making.new_seats(seats, hub.thinkers.offered)
    hub.check_bots(who, address)
    hints = default_hints(who) if hints is None else hints
    terms = Pace.asked(pace, hub.settings.away)
    origin: dict[str, Any] = {"seed": True} if is_chosen else {}
    if by_turns:
        listed, talk, terms = False, False, making.BY_TURNS
        origin |= making.link_origin(mark(new), _people(who))
    table = await hub.tables.create(
        new, who, listed=listed, hints=hints, talk=talk, origin=origin or None, pace=terms
    )
    hub.look(table, address)
    return made(table, _people(who))


async def upload(hub: Hub, data: Any, address: str = "") -> "NewTable":
    """A new table from a record or a saved game, all seats the caller's."""
    hub.budgets.spend("uploads", address)
    try:
        game, log = await ask_reading(hub.thinkers, data, Asker(address))
    except Failed as error:
        why = str(error) if error.kind == "unreadable" else say("record-unread")
        raise Refusal("bad-record", why=why) from None
    seats = making.new_seats([{"kind": "person"}] * game.seats)
    table = await hub.tables.create(
        game, seats, log=log, origin={"upload": True}, hints=True, address=address
    )
    return made(table, range(game.seats))


async def land(hub: Hub, kind: str, seed: int, address: str = "") -> "LandData":
    """A new section of a kind; it takes a while to find one, so that isn't done here."""
    check_land(kind)
    found: LandData = await _drawn(hub, "land", kind, seed, address)
    return found


async def side(hub: Hub, kind: str, seed: int, address: str = "") -> "SideData":
    """The same for a board side."""
    check_side(kind)
    found: SideData = await _drawn(hub, "side", kind, seed, address)
    return found


async def _drawn(hub: Hub, what: str, kind: str, seed: int, address: str) -> Any:
    try:
        return await hub.thinkers.ask({"do": what, "kind": kind, "seed": seed}, Asker(address))
    except Failed:
        raise Refusal("busy") from None


async def listed(hub: Hub) -> "list[ListedTable]":
    """The listed tables that are being played."""
    return [
        {
            "table": table.room.id,
            "seats": sitters(table.room.seats),
            "turn": table.room.mover,
            "watch": table.secrets["watch"],
        }
        for table in await hub.tables.listed()
    ]


async def call(hub: Hub, table: str, given: Sequence[str], address: str = "") -> "Caller":
    """Somebody who calls a table with these secrets."""
    found = await hub.tables.find(table)
    rights = found.rights(given)
    await hub.others.refresh(found)
    hub.others.tell_online(found)
    hub.look(found, address)
    return Caller(hub, found, rights, address)


class Caller:
    """A table, and what the caller may do there."""

    def __init__(self, hub: Hub, table: Table, rights: Rights, address: str = "") -> None:
        self.hub = hub
        self.table = table
        self.rights = rights
        self.address = address

    # --- looking -----------------------------------------------------------------------------

    def state(self, since: int | None = None, *, board: bool = False) -> Message:
        """The state as the caller sees it."""
        return self.hub.state(self.table, self.rights, since=since, board=board)

    async def news(self, since: int, wait: float) -> Message:
        """The state, once there is an entry after `since`, or after these seconds."""
        clock, deadline = self.hub.clock, self.hub.clock.now() + wait
        while not self.table.room.game.over and self.table.room.number <= since:
            left = deadline - clock.now()
            if left <= 0 or self.hub.is_closing:
                break
            self._is_there()
            await self.table.changed(left)
            self.table.look(self.address)
        return self.state(since)

    def step(self, step: int, better: int = 0) -> "StepData":
        """The game after that many actions, as a spectator saw it.

        Where a better turn than the one that begins there was found, it can be played on by some
        of its actions.
        """
        room, game = self.table.room, self.at(step)
        turn = self.hub.advisor.better(self.table, step) if better else []
        if better > len(turn):
            raise Refusal("unknown-step", first=room.first, last=room.step)
        for action in turn[:better]:
            game.play(action)
        state = step_data(room, step, game)
        return {"step": step, "first": room.first, "steps": room.step, "state": state}

    def record(self) -> "RecordData":
        """The record of a finished game: set-up, seed and actions."""
        game = self.table.room.game
        if not game.over:
            raise Refusal("still-running", "record-later")
        record: Any = game.record()
        found: RecordData = record
        return found

    async def hint(self) -> "HintData":
        """The best turns of the seat to move, and why."""
        seats = self.table.still(self.rights).seats
        return await self.hub.advisor.hint(self.table, seats, self.address)

    def ratings(self) -> "Ratings":
        """What the turns of a finished game were worth."""
        return self.hub.advisor.ratings(self.table, self.address)

    # --- playing -----------------------------------------------------------------------------

    async def play(self, number: int, action: str) -> Message:
        """Play an action; `number` is the last entry known when it was chosen."""
        seat = self._seat()
        self._is_there()
        await self.hub.change(self.table, lambda room: moves.play(room, seat, number, action))
        return self.state(number)

    async def undo(self, number: int) -> Message:
        """Undo the last action of this turn."""
        seat = self._undoing_seat()
        self._is_there()
        await self.hub.change(self.table, lambda room: moves.undo(room, seat, number))
        return self.state(number)

    async def join(self, *, name: str, colour: str | None, seat: int | None) -> "Joined":
        """Take an open seat."""
        if not self.rights.invited:
            raise Refusal("not-allowed", "not-invited")
        change = await self.hub.change(
            self.table, lambda room: people.join(room, name=name, colour=colour, seat=seat)
        )
        assert change is not None
        taken = change.entries[0].seat
        assert taken is not None
        self.table.touch([taken])
        secret = self.table.secret(taken)
        return {"seat": taken, "secret": secret, "watch": self.table.secrets["watch"]}

    async def leave(self) -> Message:
        """Leave the table; the others can let a bot play on."""
        self._seat()
        number = self.table.room.number
        for seat in self.rights.seats:
            await self.hub.change(self.table, partial(people.leave, seat=seat))
        return self.state(number)

    async def fill(self, level: str, seat: int | None) -> Message:
        """Let bots take the open seats, or one of them."""
        self._seat()
        number = self.table.room.number
        await self.hub.fill(self.table, level, seat, self.address)
        return self.state(number)

    async def say(self, text: str | None, phrase: str | None) -> Message:
        """Say something to the others."""
        number = self.table.room.number
        await self.hub.say(self.table, self._seat(), text=text, phrase=phrase)
        return self.state(number)

    async def sit_down(self) -> Message:
        """Take the caller's seats back from the bots that play for them."""
        if not self.rights.held:
            raise Refusal("not-allowed", "no-seat")
        number = self.table.room.number
        for seat in sorted(self.table.lent(self.rights)):
            await self.hub.sit_down(self.table, self.rights, seat)
        return self.state(number)

    # --- playing on --------------------------------------------------------------------------

    async def fork(self, step: int, seats: Sequence[Mapping[str, Any]] | None = None) -> "NewTable":
        """A new table that plays on from a step.

        Unless the caller says who sits where, bots stay bots and all others are the caller's.
        """
        self.at(step)
        room, hub = self.table.room, self.hub
        who = making.fork_seats(room.seats, hub.thinkers.offered, seats)
        hub.check_bots(who, self.address)
        game, log = making.fork_game(room, step, self.rights.seats)
        table = await hub.tables.create(
            game,
            who,
            log=log,
            origin={"fork": room.id, "step": step},
            hints=True,
            address=self.address,
            pace=Pace.asked(None, hub.settings.away),
        )
        hub.look(table, self.address)
        return made(table, _people(who))

    async def rematch(
        self, board: Literal["same", "new"], own: Sequence[Mapping[str, Any]] | None = None
    ) -> "NewTable":
        """The same seats once more; asking again leads to the same table."""
        seat, table = self._seat(), self.table
        async with table.lock:
            room = table.room
            if not room.game.over:
                raise Refusal("still-running", "rematch-later")
            if room.rematch is None:
                self.hub.check_bots(room.seats, self.address)
                game = making.rematch_game(room.game, board, own or ())
                mine = self.rights.seats
                by_turns = making.link_origin(mark(game), mine) if room.by_turns else {}
                new = await self.hub.tables.create(
                    game,
                    making.rematch_seats(room.seats, self.hub.thinkers.offered),
                    listed=room.listed,
                    origin={"rematch": room.id, **by_turns},
                    hints=room.hints,
                    talk=room.talk,
                    pace=room.pace,
                    name=self.hub.tables.rematch_name(table),
                )
                self.hub.look(new, self.address)
                table.teller.rematch_secrets = new.secrets
                entry = room.entry(seat, "rematch", table=new.room.id)
                try:
                    await self.hub.commit(table, Change((entry,)))
                except Overtaken:  # perhaps another server has just begun one
                    if room.rematch is None:
                        raise
            new = await self.hub.tables.find(str(room.rematch))
        return made(new, [s for s in self.rights.seats if new.room.seats[s].kind == "person"])

    # --- small things ------------------------------------------------------------------------

    def _is_there(self) -> None:
        self.hub.called(self.table, self.table.still(self.rights).seats)

    def _seat(self) -> int:
        """The seat the caller acts for: the one to decide if it is theirs, else the first."""
        if not self.rights.seats:
            raise Refusal("not-allowed", "no-seat")
        mover = self.table.room.game.player
        return mover if mover in self.rights.seats else self.rights.seats[0]

    def _undoing_seat(self) -> int:
        """The seat that may undo: the caller's that played last, else the one they act for."""
        plays = self.table.room.plays
        last = plays[-1].seat if plays else None
        return last if last is not None and last in self.rights.seats else self._seat()

    def at(self, step: int) -> Game:
        """The game after that many actions."""
        room = self.table.room
        if not room.first <= step <= room.step:
            raise Refusal("unknown-step", first=room.first, last=room.step)
        return room.game.at(step)


def _people(seats: Sequence[Seat]) -> list[int]:
    return [place for place, seat in enumerate(seats) if seat.kind == "person"]


def made(table: Table, seats: Iterable[int]) -> "NewTable":
    """A new table, as it is told to whoever has these seats."""
    is_open = not table.room.begun and any(seat.kind == "open" for seat in table.room.seats)
    return {
        "table": table.room.id,
        "seats": [{"seat": seat, "secret": table.secret(seat)} for seat in seats],
        "invite": table.secrets["invite"] if is_open else None,
        "watch": table.secrets["watch"],
    }
