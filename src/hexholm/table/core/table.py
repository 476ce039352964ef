"""A room with the people around it: who may do what, and who is there."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(eq=False)
class Connection:
    """One client that is connected to a table."""

    rights: Rights
    transport: Transport
    bucket: Bucket
    address: str = ""
    sent: int = 0
    """The last entry it has got."""
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
        self.secrets = secrets.of_table(key, row, seats)
        self.teller = Teller(self.secrets)
        self._clock = clock
        self._seen = [self.used for _ in seats]
        """When a seat was last connected."""
        self._called = [-1e9 for _ in seats]
        """When a seat last called without a connection."""
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

    def rights(self, given: Sequence[str]) -> Rights:
        """What secrets allow; refused if none of them is of this table."""
        known = self.secrets.items()
        roles = {
            role for one in given[:SECRETS] for role, secret in known if secrets.same(one, secret)
        }
        if not roles:
            raise Refusal("bad-secret")
        seats = tuple(seat for seat in range(len(self.room.seats)) if f"seat-{seat}" in roles)
        return self.still(Rights(seats, invited="invite" in roles))

    def still(self, rights: Rights) -> Rights:
        """The rights without seats that a bot has taken over."""
        if all(self.room.seats[seat].kind == "person" for seat in rights.seats):
            return rights
        kept = tuple(seat for seat in rights.seats if self.room.seats[seat].kind == "person")
        return Rights(kept, rights.invited)

    def secret(self, seat: int) -> str:
        """The secret of a seat."""
        return self.secrets[f"seat-{seat}"]

    # --- presence ----------------------------------------------------------------------------

    def online(self, away: float) -> set[int]:
        """The people who are there, by this server or another."""
        return self.here(away).union(*self.elsewhere.values())

    def here(self, away: float) -> set[int]:
        """The people who are here: by a connection, or by a call not long ago."""
        there = {seat for connection in self.connections for seat in connection.seats}
        limit = self._clock.now() - away
        return there | {seat for seat, at in enumerate(self._called) if at > limit}

    def is_gone(self, seat: int, away: float) -> bool:
        """Whether a person has left or has been away for long."""
        if self.room.seats[seat].left:
            return True
        return seat not in self.online(away) and self._clock.now() - self._seen[seat] > away

    def touch(self, seats: Iterable[int], *, call: bool = False) -> None:
        """Somebody of these seats is there."""
        self.used = self._clock.now()
        for seat in seats:
            self._seen[seat] = self.used
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

    @property
    def is_played(self) -> bool:
        """Whether somebody who plays is connected."""
        return any(one.seats for one in self.connections)

    @property
    def address(self) -> str:
        """To whose budget it counts: that of somebody who plays here, else who looks."""
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
