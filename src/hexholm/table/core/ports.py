"""What the core needs from outside: storage, a bus, thinkers, a clock, connections to people."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

Row = dict[str, Any]
Message = Mapping[str, Any]
"""Plain data for a client, as `hexholm.table.protocol` describes it; it may contain `Part`s."""

# --- storage ---------------------------------------------------------------------------------


class Conflict(Exception):
    """It is already stored: another server was faster, or a name is taken."""


class Damaged(Exception):
    """What is stored of a table isn't what was written: from an entry on, or its very start."""

    def __init__(self, table: str, number: int | None = None) -> None:
        super().__init__(table if number is None else f"{table}, entry {number}")
        self.table = table
        self.number = number


class TableRow(NamedTuple):
    """A stored table."""

    id: str
    game: str
    record: Row
    salt: str
    listed: bool
    origin: Row | None = None
    hints: bool = False
    talk: bool = True
    ratings: Row | None = None
    seal: str = ""
    pace: Row | None = None
    """`Pace.stored`; None: from before tables had one."""


class Stored(NamedTuple):
    """A stored table with its seats and entries."""

    table: TableRow
    seats: list[Row]
    entries: list[Row]


class Turn(NamedTuple):
    """Whose turn it has become."""

    seat: int | None
    tell: int
    """When to tell those who want to be told and haven't seen it, in ms."""


class Storage(Protocol):
    """Where tables are kept: their first seats, and entries that are only ever added.

    A write returns when it can no longer be lost.
    """

    @property
    def people(self) -> "People":
        """Where profiles are kept."""

    async def create(
        self, table: TableRow, seats: Sequence[Row], entries: Sequence[Row], *, over: bool, at: int
    ) -> None:
        """Store a new table; `Conflict` if its name is taken."""

    async def append(
        self, entries: Sequence[Row], *, over: bool | None = None, turn: Turn | None = None
    ) -> None:
        """Add entries to a table; `Conflict` if one of their numbers is taken.

        `over` says that the game has ended, or goes on after all; `turn`, that somebody else
        decides from now on.
        """

    async def set_ratings(self, table: str, ratings: Row) -> None:
        """Keep the ratings of a finished game's turns."""

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries, or None; `Damaged` if one can't even be read."""

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after a number; `Damaged` if one can't be read."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables, 0 if there is none."""

    async def dates(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was created, and when something last happened there, in ms."""

    async def set_due(self, table: str, at: int | None) -> None:
        """Keep when to look at a table that goes on by itself, in ms since 1970; None: never."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables to look at by now, the longest due first."""

    async def listed(self, limit: int) -> list[str]:
        """The newest listed tables that have begun and aren't over."""

    async def waiting(self, limit: int) -> list[str]:
        """The newest listed tables that haven't begun."""

    async def close(self) -> None:
        """Finish what is under way, then close."""


class ProfileRow(NamedTuple):
    """A stored profile."""

    id: str
    name: str
    colour: str | None
    language: str | None
    created: int
    """Milliseconds, UTC."""


class KeptSeat(NamedTuple):
    """A seat that somebody took with a profile."""

    table: str
    seat: int
    vacated: int
    """How often the seat had been given up before."""
    salt: str
    over: bool
    number: int
    """The last entry of its table,"""
    at: int
    """and when that was."""
    result: Row | None = None
    """How the game ended, by the entry in it."""


class KeepsakeRow(NamedTuple):
    """Something that is kept with a profile."""

    profile: str
    id: str
    game: str
    text: str
    at: int
    """When it was last changed, in ms."""
    kind: str = "board"
    """What it is; older stores keep nothing but boards."""


class People(Protocol):
    """Where profiles are kept, the seats taken with them and what is kept."""

    async def create(self, row: ProfileRow) -> None:
        """Store a new profile; `Conflict` if its id is taken."""

    async def find(self, profile: str) -> ProfileRow | None:
        """A profile by its id."""

    async def change(self, row: ProfileRow) -> None:
        """Store what has changed."""

    async def delete(self, profile: str) -> None:
        """Forget a profile, which seats were taken with it, and what it keeps."""

    async def keep(self, profile: str, table: str, seat: int, vacated: int) -> None:
        """A seat is taken with a profile; where it was with another before, it stays with that.

        What somebody has given up since is nobody's.
        """

    async def kept(self, profile: str) -> list[KeptSeat]:
        """The seats taken with a profile, those where something has happened last first."""

    async def set_result(self, table: str, seat: int, result: Row) -> None:
        """Keep how a game ended for a seat."""

    async def keepsakes(self, profile: str) -> list[KeepsakeRow]:
        """What a profile keeps, what was changed first at the front."""

    async def keep_keepsake(self, row: KeepsakeRow) -> None:
        """Store something, or what has become of it; of a deleted profile nothing is kept."""

    async def drop_keepsake(self, profile: str, kind: str, id_: str) -> None:
        """Forget one."""


# --- bus -------------------------------------------------------------------------------------


class Notice(NamedTuple):
    """What a server tells the others of a table."""

    table: str
    number: int
    """The last entry the server has."""
    online: list[int] | None = None
    """The seats that are there by this server, where that has changed."""
    asked: Row | None = None
    """What is asked of the players (`Room.asked`), where that has changed."""
    hurry: bool = False
    """Whether the bot to play shall think no longer."""
    server: str = ""
    """Who tells it; the bus fills it in."""


class Around(NamedTuple):
    """What goes on at a table by way of other servers."""

    online: Mapping[str, Sequence[int]]
    """The seats that are there, by server."""
    number: int = 0
    asked: Row | None = None
    """What was asked of the players last, and after which entry."""


class Bus(Protocol):
    """The way to other servers on the same storage.

    A notice may be lost: what is stored is true, and servers look there now and then.
    """

    @property
    def is_shared(self) -> bool:
        """Whether there can be others."""

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Say who hears notices, and who looks at the storage when some may have been missed."""

    def tell(self, notice: Notice) -> None:
        """Tell all others, soon; this never waits."""

    async def lease(self, table: str) -> bool:
        """Whether this server drives the bots of a table, until it dies or releases them."""

    def release(self, table: str) -> None:
        """Let others drive the bots of a table; this never waits."""

    async def look(self, tables: Sequence[str]) -> Mapping[str, Around]:
        """What goes on at some tables elsewhere; servers that have died don't count."""

    async def close(self) -> None:
        """Leave the others."""


# --- thinkers --------------------------------------------------------------------------------


class Failed(Exception):
    """A bot came up with nothing: what is the matter (`bots.guard.Trouble`), and a line on it."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class Asker(NamedTuple):
    """For whom something is thought about."""

    address: str = ""
    table: str = ""
    rank: int = 0
    """Lower ranks of an address come first: 0 if somebody waits for it."""


ANYBODY: Final = Asker()


class Thinkers(Protocol):
    """Those who think for bots and advice, and read what strangers send.

    Addresses take turns, and so do the tables of an address.
    """

    @property
    def offered(self) -> Mapping[str, str]:
        """The bots that can be seated: by name, how each is found. No other is ever looked for."""

    @property
    def busy(self) -> int:
        """How many are thought for now."""

    @property
    def waiting(self) -> int:
        """How many wait for that."""

    def warm(self) -> None:
        """Get ready: there will soon be something to think about."""

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        """The answer to a request of `thinking`, which is plain data; `Failed` if there is none."""

    def close(self) -> None:
        """Stop thinking."""


# --- clock -----------------------------------------------------------------------------------


class Clock(Protocol):
    """The time."""

    def now(self) -> float:
        """Seconds since some moment; they only ever grow."""

    def date(self) -> int:
        """Milliseconds since 1970, UTC."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


# --- transport -------------------------------------------------------------------------------


class Part:
    """A part of several messages, which is written only once; all transports write it alike."""

    __slots__ = ("_data", "_written")

    def __init__(self, data: Any) -> None:
        self._data = data
        self._written: Any = None

    def written(self, write: Callable[[Any], Any]) -> Any:
        """What `write` makes of the data."""
        if self._written is None:
            self._written, self._data = write(self._data), None
        return self._written


class Transport(Protocol):
    """The way to one client."""

    def send(self, message: Message) -> None:
        """Send something, soon; this never waits."""

    def close(self, why: str) -> None:
        """End it."""
