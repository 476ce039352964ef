"""What alerts need from outside: a book that keeps them, and couriers that deliver them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

Kind = Literal["push", "mail", "webhook"]
"""How somebody is told."""


class Quiet(NamedTuple):
    """Hours of the day when nothing is sent: minutes after midnight in a time zone."""

    start: int
    end: int
    zone: str


class Alert(NamedTuple):
    """Somebody at a seat who wants to be told when it is their turn, and where."""

    id: str
    table: str
    seat: int
    kind: Kind
    address: str
    keys: Mapping[str, str] | None
    """Of a browser, which alone can read what is pushed to it."""
    language: str
    quiet: Quiet | None
    confirmed: bool
    """Whether whoever has the address wants it; until then only that is asked."""
    due: int = 0
    """The entry after which it was last their turn."""
    tries: int = 0


class Letter(NamedTuple):
    """What somebody is told."""

    title: str
    lines: Sequence[str]
    path: str
    """Where it leads, on this server."""
    tag: str
    """What it is about: a later letter about the same replaces this one."""
    stop: str
    """The secret that ends such letters."""


class Undelivered(Exception):
    """A letter could not be delivered now; `after`: seconds to wait, if the other side says so."""

    def __init__(self, why: str, after: float = 0.0) -> None:
        super().__init__(why)
        self.after = after


class Gone(Exception):
    """Nobody is at an address any more, or it is one that nothing may be sent to."""


class Courier(Protocol):
    """Delivers letters of one kind."""

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        """Deliver a letter; `Undelivered` or `Gone` if that can't be done."""


class Seen(NamedTuple):
    """A seat's own page has shown what there was up to an entry."""

    table: str
    seat: int
    number: int


class Book(Protocol):
    """Keeps the alerts. Several servers share it, and each due one is claimed by one of them."""

    async def keep(self, alert: Alert, *, at: int, ask: int | None) -> None:
        """Keep a new alert, or change an old one; `ask`: when to ask whether it is wanted."""

    async def find(self, id_: str) -> Alert | None:
        """An alert by its id."""

    async def at(self, table: str, seats: Collection[int]) -> list[Alert]:
        """The alerts of some seats."""

    async def confirm(self, id_: str) -> None:
        """Whoever has the address wants it."""

    async def remove(self, ids: Collection[str]) -> None:
        """Forget alerts."""

    async def unanswered(self, address: str) -> int:
        """How often an address was asked and has not answered."""

    async def block(self, address: str, mark: str) -> None:
        """Forget all alerts to an address, and remember only its mark."""

    async def is_blocked(self, mark: str) -> bool:
        """Whether whoever has the address wants nothing from this server."""

    async def claim(self, now: int, until: int, most: int) -> list[Alert]:
        """Take alerts that are due; who doesn't finish them in time loses them to others."""

    async def finish(self, alert: Alert, again: int | None = None) -> None:
        """A claimed alert is done with, or due again at a time; not if there was a new turn."""

    async def see(self, seen: Sequence[Seen]) -> None:
        """What was seen is no longer due."""

    async def tidy(self, before: int) -> None:
        """Forget alerts of finished games, and those that nobody wanted since a time."""
