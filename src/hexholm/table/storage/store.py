"""What a plain store is: texts by kind and key, written all or nothing."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

Where = tuple[str, str]
"""A kind and a key."""


class Taken(Exception):
    """A key that was to be added is there already."""


class Changes(NamedTuple):
    """What is to be written, as plain data."""

    puts: Mapping[Where, Any] = {}
    adds: Mapping[Where, Any] = {}
    deletes: Sequence[Where] = ()


class Store(Protocol):
    """Texts by kind and key."""

    async def get(self, kind: str, key: str) -> str | None:
        """One of them."""

    async def all(self, kind: str, first: str = "", last: str = "") -> Sequence[str]:
        """Those of a range of keys, in the order of the keys; without a range, of all."""

    async def write(self, changes: Changes) -> None:
        """Write all that changes, or nothing; `Taken` if a key to be added is there."""


def written(data: Any) -> str:
    """Plain data as it is stored."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def readable(texts: Iterable[str | None], kind: type[T]) -> Iterator[T]:
    """What is stored of a kind; what can't be read is passed over."""
    for text in texts:
        with suppress(ValueError):
            if isinstance(found := json.loads(text or ""), kind):
                yield found
