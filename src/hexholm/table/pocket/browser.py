"""What JavaScript gives the pocket; web/src/site has the other side. Everything said is a text."""

from collections.abc import Awaitable, Sequence
from typing import Protocol


class Thought(Protocol):
    """A request that is thought about."""

    @property
    def answer(self) -> Awaitable[str]:
        """The answer; by itself it would be a future of Python's, which couldn't be stopped."""

    def stop(self) -> None:
        """Nobody wants it any more: its worker may end."""


class Workers(Protocol):
    """Those who think; `pocket.thinker.answer` is what they do."""

    def warm(self) -> None:
        """Start one: there will soon be something to think about."""

    def think(self, request: str) -> Thought:
        """Have a request answered."""


class Store(Protocol):
    """Texts by kind and key, kept in the browser (IndexedDB).

    An error whose message begins with `exists` says that a key is taken.
    """

    def get(self, kind: str, key: str) -> Awaitable[str | None]:
        """One value, if there is any."""

    def all(self, kind: str, first: str, last: str) -> Awaitable[Sequence[str]]:
        """The values of a range of keys in their order, both ends included; both empty: all."""

    def write(self, changes: str) -> Awaitable[None]:
        """Write `{puts: [[kind, key, value]…], adds: …, deletes: [[kind, key]…]}`, all or none."""


class Channel(Protocol):
    """The way to the other tabs; what they post is told by `Pocket.heard`."""

    def post(self, text: str) -> None:
        """Tell all of them."""


class Locks(Protocol):
    """Names that only one tab can hold at a time; a tab that is closed holds none any more."""

    def lock(self, name: str) -> Awaitable[bool]:
        """Hold a name from now on, if no tab does."""

    def unlock(self, name: str) -> None:
        """Hold it no longer."""
