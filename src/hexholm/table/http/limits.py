"""How large a request may be, and how many of them one client may send."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from hexholm.table.clock import SystemClock
from hexholm.table.core.limits import Bucket
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import Rate

MESSAGE_BYTES: Final = 16 * 1024
"""The largest websocket message."""
BODY_BYTES: Final = 64 * 1024
"""The largest body of most requests."""
RECORD_BYTES: Final = 1024 * 1024
"""The largest body of an upload."""

_BUCKETS: Final = 10_000


class Buckets:
    """A bucket for each client address; the least recently used are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._clock = SystemClock()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one more from an address, or refuse it."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._clock)
            if len(self._buckets) > _BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise Refusal("too-fast")


def client_address(scope: Mapping[str, Any]) -> str:
    """The address a request comes from; all of one IPv6 network count as one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host
