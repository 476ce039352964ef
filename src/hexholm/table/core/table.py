"""A room with the people around it: who may do what, and who is there."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hexholm.table.core import secrets
from hexholm.table.core.limits import Bucket
from hexholm.table.core.ports import Asker, Clock, TableRow, Transport
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.states import Teller

SECRETS: Final = 10
"""The most secrets anybody can use at once."""


@dataclass(frozen=True)
class Rights:
    """What somebody's secrets allow at a table: the seats, and whether to take an open one."""

    seats: tuple[int, ...] = ()
    invited: bool = False
    held: tuple[int, ...] = ()
    """All seats whose secret they have, also those at which a bot plays for them,"""
    vacated: tuple[int, ...] = ()
    """and how often each of them had been given up by then."""


@dataclass(eq=False)
class Connection:
    """One client that is connected to a table."""

    rights: Rights
    transport: Transport
    bucket: Bucket
    address: str = ""
    sent: int = 0
    """The last entry it has got."""
    language: str = ""
    """The one it is spoken to in; empty: that of the server."""
    front: bool = False
    """Whether somebody has it in front of them, as far as it says."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it acts for."""
        return self.rights.seats


class Table:
    """A room with its connections."""

    def __init__(self, room: Room, row: TableRow, key: bytes, clock: Clock) -> None:
        self.room = room
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = clock.now()
        seats = range(len(room.seats))
        self._key = key
        self._vacated: list[int] = []
        self._secrets: dict[str, str] = {}
        self.teller = Teller(self.secrets)
        self._clock = clock
        self._seen = [clock.date() for _ in seats]
        """When a seat was last connected, in ms since 1970."""
        self._called = [-1e9 for _ in seats]
        """When a seat last played or waited without a connection."""
        self.shown: set[int] = set()
        """The seats that all connections have been told are there."""
        self.elsewhere: Mapping[str, Sequence[int]] = {}
        """The seats that are there by other servers."""
        self.heard = 0
        """The last entry that another server has told of."""
        self.told: list[int] | None = []
        """The seats that other servers think are here; None: nobody knows what they think."""
        self._changed: asyncio.Future[None] | None = None
        self.looked = -1e9
        """When somebody with a secret last looked without a connection, and from where."""
        self._address = ""

    # --- rights ------------------------------------------------------------------------------

    @property
    def secrets(self) -> Mapping[str, str]:
        """All secrets, by role: those of the people who have the seats now."""
        vacated = [seat.vacated for seat in self.room.seats]
        if vacated != self._vacated:
            self._vacated = vacated
            self._secrets = secrets.of_table(self._key, self.row, vacated)
        return self._secrets

    def rights(self, given: Sequence[str]) -> Rights:
        """What secrets allow; refused if none of them is of this table."""
        known = self.secrets.items()
        roles = {
            role for one in given[:SECRETS] for role, secret in known if secrets.same(one, secret)
        }
        if not roles:
            raise Refusal("bad-secret")
        held = tuple(seat for seat in range(len(self.room.seats)) if f"seat-{seat}" in roles)
        vacated = tuple(self.room.seats[seat].vacated for seat in held)
        return self.still(Rights((), "invite" in roles, held, vacated))

    def still(self, rights: Rights) -> Rights:
        """The rights as they are now: without seats at which a bot plays, or that were given up."""
        seats = self.room.seats
        kept = tuple(seat for seat in self._held(rights) if seats[seat].kind == "person")
        return rights if kept == rights.seats else replace(rights, seats=kept)

    def lent(self, rights: Rights) -> set[int]:
        """The seats that somebody can take back from a bot."""
        return {seat for seat in self._held(rights) if self.room.seats[seat].stands_in}

    def _held(self, rights: Rights) -> list[int]:
        known = zip(rights.held, rights.vacated, strict=True)
        return [seat for seat, times in known if self.room.seats[seat].vacated == times]

    def secret(self, seat: int) -> str:
        """The secret of a seat."""
        return self.secrets[f"seat-{seat}"]

    # --- presence ----------------------------------------------------------------------------

    def online(self, calling: float) -> set[int]:
        """The people who are there, by this server or another."""
        return self.here(calling).union(*self.elsewhere.values())

    def here(self, calling: float) -> set[int]:
        """The people who are here: by a connection, or by a call not long ago."""
        there = {seat for connection in self.connections for seat in connection.seats}
        limit = self._clock.now() - calling
        return there | {seat for seat, at in enumerate(self._called) if at > limit}

    def away(self, calling: float) -> list[int | None]:
        """Since when each person has been away, in ms since 1970; None: is there, or no person."""
        online, seats = self.online(calling), self.room.seats
        return [
            at if seats[seat].here and seat not in online else None
            for seat, at in enumerate(self._seen)
        ]

    def is_gone(self, seat: int, calling: float) -> bool:
        """Whether a person has left, or at a live table has been away for long."""
        pace, since = self.room.pace, self.away(calling)[seat]
        if self.room.seats[seat].left or since is None or pace.kind == "days":
            return self.room.seats[seat].left
        return self._clock.date() - since > 1000 * pace.away

    def touch(self, seats: Iterable[int], *, call: bool = False) -> None:
        """Somebody of these seats is there."""
        self.used, date = self._clock.now(), self._clock.date()
        for seat in seats:
            self._seen[seat] = date
            if call:
                self._called[seat] = self.used

    def look(self, address: str) -> None:
        """Somebody from this address looks without a connection."""
        self.looked, self._address = self._clock.now(), address

    def is_watched(self, unwatched: float) -> bool:
        """Whether anybody sees what happens here."""
        if self.connections or self.is_waited_for or any(self.elsewhere.values()):
            return True
        return self._clock.now() - self.looked < unwatched

    def is_called(self, calling: float) -> bool:
        """Whether anybody has played or waited without a connection not long ago."""
        return max(self._called) > self._clock.now() - calling

    @property
    def is_played(self) -> bool:
        """Whether somebody who plays is connected."""
        return any(one.seats for one in self.connections)

    @property
    def address(self) -> str:
        """Whose budget it counts against: a player's, or else a spectator's."""
        there = sorted(self.connections, key=lambda one: not one.seats)
        return there[0].address if there else self._address

    @property
    def asker(self) -> Asker:
        """For whom its bots think: for those who play here before those who only look."""
        return Asker(self.address, self.room.id, 0 if self.is_played else 1)

    # --- waiting -----------------------------------------------------------------------------

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody waits for a change."""
        return self._changed is not None

    async def changed(self, seconds: float) -> None:
        """Wait for a change, but not longer."""
        if self._changed is None:
            self._changed = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._changed], timeout=seconds)

    def notify(self) -> None:
        """Tell those who wait that something has changed."""
        if self._changed is not None:
            self._changed.set_result(None)
            self._changed = None
