"""How much and how fast: sizes, names and rates."""

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from hexholm.table.refusal import Refusal
from hexholm.table.settings import Rate

MESSAGE_BYTES: Final = 16 * 1024
"""The largest websocket message."""
BODY_BYTES: Final = 64 * 1024
"""The largest body of most requests."""
RECORD_BYTES: Final = 1024 * 1024
"""The largest body of an upload."""
NAME_LENGTH: Final = 24
JSON_INTEGER: Final = 2**53 - 1
"""The largest whole number that every JSON reader reads exactly."""

_JOINERS: Final = "\u200c\u200d"  # needed to write some languages
_BUCKETS: Final = 10_000


class Bucket:
    """A token bucket."""

    __slots__ = ("level", "rate", "stamp")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.stamp = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the rate; if so, it is counted."""
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.stamp) * self.rate.per_second)
        self.stamp = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each client address; the least recently used are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one more from an address, or refuse it."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > _BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise Refusal("too-fast", "Too many requests; wait a moment and try again.")


def clean_name(name: object) -> str:
    """A person's name: 1 to 24 characters, nothing invisible."""
    if not isinstance(name, str):
        raise Refusal("bad-name", "A name is a text of 1 to 24 characters.")
    kept = "".join(
        " " if c.isspace() else c
        for c in name[:1000]
        if c in _JOINERS or c.isspace() or not unicodedata.category(c).startswith("C")
    )
    clean = " ".join(kept.split())
    if not clean.strip(_JOINERS) or len(clean) > NAME_LENGTH:
        raise Refusal("bad-name", "A name has 1 to 24 characters.")
    return clean


def client_address(scope: Mapping[str, Any]) -> str:
    """The address a request comes from; all of one IPv6 network count as one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host
