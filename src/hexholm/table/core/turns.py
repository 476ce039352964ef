"""Taking turns, so that nobody who wants a lot keeps the others waiting.

`Turns` shares the event loop: what is asked for within a few milliseconds is done at once; when
that isn't enough, addresses take turns. `Places` shares those who think: a place is held until the
work is done, and goes to another address next, and to another table of that address.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from hexholm.table.core.ports import Asker, Clock

SLICE: Final = 0.004
"""Seconds of work between two looks at what else has come in."""
REST: Final = 0.05
"""The most seconds that others have to themselves after something that took longer than that."""
MOST: Final = 32
"""The most that are let go on at once,"""
EACH: Final = 3
"""and of one address: after many small things it may ask for as many large ones."""


class Turns:
    """Who may use the event loop next."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._began: float | None = None
        """When the first of this pass of the loop went on; None: nobody has."""
        self._took = 0.0
        """How long the last pass took in which somebody went on."""
        self._batch = 1
        self._has_rested = False
        self._letting_go: asyncio.Handle | None = None

    async def take(self, address: str) -> None:
        """Wait for one's turn: not at all unless there is much to do, or one has asked for much."""
        loop = asyncio.get_running_loop()
        if self._began is None:
            self._began = self._clock.now()
            loop.call_soon(self._end_pass)
        if address not in self._waiting and self._clock.now() < self._began + SLICE:
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        if self._letting_go is None:
            self._letting_go = loop.call_soon(self._let_go)
        await turn

    def _end_pass(self) -> None:
        assert self._began is not None
        self._took, self._began = self._clock.now() - self._began, None

    def _let_go(self) -> None:
        """Let a few go on, as many as take no longer than a slice; then look again."""
        self._letting_go = None
        if not self._waiting:
            return
        loop, is_long = asyncio.get_running_loop(), self._took > SLICE
        if is_long and self._batch == 1 and not self._has_rested:
            self._has_rested = True
            self._letting_go = loop.call_later(min(self._took, REST), self._let_go)
            return
        self._has_rested = False
        self._batch = max(1, self._batch // 2) if is_long else min(MOST, self._batch + 1)
        if self._began is None:
            self._began = self._clock.now()
            loop.call_soon(self._end_pass)
        for _ in range(min(self._batch, EACH * len(self._waiting))):
            self._let_one_go()
        self._letting_go = loop.call_soon(self._let_go)

    def _let_one_go(self) -> None:
        while self._waiting:
            address, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():  # whoever waited may have gone
                turn.set_result(None)
                return


class Places:
    """A number of places, and a spare one for an address that has none."""

    def __init__(self, places: int, *, spare: int = 1) -> None:
        self._places = places
        self._spare = spare
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, _Queue] = OrderedDict()

    @property
    def held(self) -> int:
        """How many places are taken."""
        return self._held.total()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Have a place, as soon as it is one's turn."""
        if asker.address not in self._waiting and self._is_free(asker.address):
            self._held[asker.address] += 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(asker.address, _Queue()).add(asker, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it was one's turn just now
                    self._leave(asker.address)
                raise
        try:
            yield
        finally:
            self._leave(asker.address)

    def _is_free(self, address: str) -> bool:
        spare = 0 if self._held[address] else self._spare
        return self._held.total() < self._places + spare

    def _leave(self, address: str) -> None:
        self._held[address] -= 1
        for other in list(self._waiting):
            while other in self._waiting and self._is_free(other):
                queue = self._waiting.pop(other)
                turn = queue.next()
                if len(queue):
                    self._waiting[other] = queue  # behind all other addresses
                if turn is not None:
                    self._held[other] += 1
                    turn.set_result(None)
                    break
        self._held = +self._held


class _Queue:
    """Those of one address who wait: by rank, then table by table."""

    def __init__(self) -> None:
        self._tables: OrderedDict[tuple[int, str], deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def add(self, asker: Asker, turn: "asyncio.Future[None]") -> None:
        self._tables.setdefault((asker.rank, asker.table), deque()).append(turn)

    def next(self) -> "asyncio.Future[None] | None":
        """Whose turn it is; None if those who waited have gone."""
        while self._tables:
            key = min(self._tables, key=lambda one: one[0])  # of one rank, the first in line
            turns = self._tables.pop(key)
            turn = turns.popleft()
            if turns:
                self._tables[key] = turns
            if not turn.done():
                return turn
        return None
