"""What one address may use, per minute or at a time."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, Literal

from hexholm.table.core.ports import Clock
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import Limits, Rate

ADDRESSES: Final = 10_000
"""The most addresses remembered for each kind of budget."""

REFUSALS: Final = 60
"""Websockets per minute that are told why they are refused."""

Spent = Literal[
    "tables",
    "uploads",
    "calls",
    "handshakes",
    "refusals",
    "messages",
    "hints",
    "stops",
    "alerts",
    "mails",
]
"""What an address may do per minute, or per hour."""
HOURLY: Final = ("mails",)
Held = Literal["sockets", "connections"]
"""What an address may have at a time."""


class Bucket:
    """A token bucket."""

    __slots__ = ("clock", "level", "rate", "stamp")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.level = rate.burst
        self.stamp = clock.now()

    def take(self) -> bool:
        """Whether one more is within the rate; if so, it is counted."""
        now = self.clock.now()
        self.level = min(self.rate.burst, self.level + (now - self.stamp) * self.rate.per_second)
        self.stamp = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one more."""
        return max(0.0, 1 - self.level) / self.rate.per_second


class Budgets:
    """The budgets of all addresses; whoever calls without an address has none."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self._clock = clock
        self._buckets: dict[Spent, OrderedDict[str, Bucket]] = {}
        self._held: dict[Held, Counter[str]] = {"sockets": Counter(), "connections": Counter()}

    def spend(self, kind: Spent, address: str) -> None:
        """Count one more of a kind, or refuse it."""
        if not address:
            return
        buckets = self._buckets.setdefault(kind, OrderedDict())
        bucket = buckets.get(address)
        if bucket is None:
            most = REFUSALS if kind == "refusals" else getattr(self.limits, kind)
            seconds = 3600 if kind in HOURLY else 60
            bucket = buckets[address] = Bucket(Rate(most, most / seconds), self._clock)
            if len(buckets) > ADDRESSES:
                buckets.popitem(last=False)  # of the one that has been quiet for longest
        buckets.move_to_end(address)
        if not bucket.take():
            seconds = ceil(bucket.wait)
            raise Refusal("too-fast", f"limit-{kind}", retry=seconds, seconds=seconds)

    @contextmanager
    def hold(self, kind: Held, address: str) -> Iterator[None]:
        """Have one more of a kind for a while; refused if there are too many already."""
        self.take(kind, address)
        try:
            yield
        finally:
            self.give_back(kind, address)

    def take(self, kind: Held, address: str) -> None:
        """Begin to hold one."""
        held = self._held[kind]
        if address and held[address] >= getattr(self.limits, kind):
            raise Refusal("too-many", f"limit-{kind}")
        if kind == "sockets" and held.total() >= self.limits.all_sockets:
            raise Refusal("busy", "too-many-people")
        held[address] += 1

    def give_back(self, kind: Held, address: str) -> None:
        """End to hold one."""
        held = self._held[kind]
        held[address] -= 1
        if held[address] <= 0:
            del held[address]
