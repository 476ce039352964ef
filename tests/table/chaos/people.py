"""People at a table who play on, whatever happens to the servers."""

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.table.helpers import Data, actions

PATIENCE = 20.0
"""Seconds after which somebody who got no answer connects again."""
AGAIN = ("not-stored", "busy", "too-fast", "stale", "server-error")
"""Refusals after which the same message is sent once more."""


class Deed(NamedTuple):
    """Something a person did, as it was acknowledged."""

    number: int
    kind: str
    action: str | None


@dataclass
class Tally:
    """What all people have gone through."""

    counts: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    """Seconds from the first sending of an action to its acknowledgement."""
    faults: list[str] = field(default_factory=list)
    is_stopping: bool = False
    """Whether nobody begins anything new."""


class Person:
    """Plays random legal actions for one seat, or only watches.

    After a cut they come back with `since`, and send what was not acknowledged with the same number
    once more, whether or not it was stored.
    """

    def __init__(
        self,
        url: str,
        secret: str,
        seat: int | None,
        *,
        rng: random.Random,
        pause: float,
        tally: Tally,
    ) -> None:
        self.url = url
        self.secret = secret
        self.seat = seat
        self.state: Data = {}
        self.number = 0
        """The last entry that is known."""
        self.seen: dict[int, Data] = {}
        """All entries that were ever told."""
        self.deeds: list[Deed] = []
        self._rng = rng
        self._pause = pause
        self._tally = tally
        self._wish: Data | None = None
        """What was sent, or is about to be, and isn't acknowledged yet."""
        self._since = 0.0

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way, and no bot is about to act."""
        if self._wish is not None or self.state.get("number") != self.number:
            return False
        mover = self.state["view"]["to_move"]
        return mover is None or self.state["table"]["seats"][mover]["kind"] == "person"

    async def run(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                connecting = websockets.connect(
                    self.url, compression=None, proxy=None, max_size=None, ping_interval=None
                )
                async with connecting as socket:
                    await self._talk(socket)
                    return
            except ConnectionClosed as end:
                told = f"closed: {end.rcvd.code}" if end.rcvd else "cuts"
                self._tally.counts[told] += 1
            except InvalidStatus as no:
                self._tally.counts[f"no connection: {no.response.status_code}"] += 1
            except (WebSocketException, OSError, TimeoutError) as error:
                self._tally.counts[f"no connection: {type(error).__name__}"] += 1
            await asyncio.sleep(self._rng.uniform(0.05, 0.4))

    async def _talk(self, socket: Any) -> None:
        await _send(socket, {"type": "hello", "secrets": [self.secret], "since": self.number})
        await self._hear(socket)
        if self._wish is not None:
            self._tally.counts["sent once more"] += 1
            await _send(socket, self._wish)
        while self._wish is not None or not self.state.get("view", {}).get("over"):
            if self._wish is None and self._may_act():
                await asyncio.sleep(self._rng.expovariate(1 / self._pause))
                if not self._tally.is_stopping:
                    await self._act(socket)
            await self._hear(socket)

    def _may_act(self) -> bool:
        legal = self.state.get("legal")
        is_new = self.state.get("number") == self.number
        return legal is not None and is_new and not self._tally.is_stopping

    async def _act(self, socket: Any) -> None:
        wish: Data = {"type": "play", "seat": self.seat, "number": self.number}
        if self.state["can_undo"] and self._rng.random() < 0.1:
            wish["type"] = "undo"
        else:
            wish["action"] = self._rng.choice(actions(self.state))
        self._wish, self._since = wish, time.monotonic()
        await _send(socket, wish)
        if self._rng.random() < 0.02:  # one's own line fails, too
            await socket.close()

    # --- hearing -----------------------------------------------------------------------------

    async def _hear(self, socket: Any) -> None:
        patience = None if self._wish is None and self.state else PATIENCE
        async with asyncio.timeout(patience):
            message = json.loads(await socket.recv())
        if message["type"] == "state":
            self._note(message)
        elif message["type"] == "refused":
            await self._bear(socket, message)

    def _note(self, state: Data) -> None:
        known = self.number
        if state["number"] < known:
            self._tally.counts["states older than known"] += 1
        numbers = [entry["number"] for entry in state["entries"]]
        first = numbers[0] if numbers else state["number"] + 1
        if first > known + 1 or numbers != list(range(first, state["number"] + 1)):
            self._fault(f"was told {numbers} at {state['number']}, and knew {known}")
        for entry in state["entries"]:
            if self.seen.setdefault(entry["number"], entry) != entry:
                self._fault(f"saw {self.seen[entry['number']]}, then {entry}")
            self._acknowledge(entry)
        self.state, self.number = state, max(known, state["number"])

    def _acknowledge(self, entry: Data) -> None:
        wish = self._wish
        if wish is None or entry["seat"] != self.seat or entry["number"] <= wish["number"]:
            return
        if (entry["kind"], entry.get("action")) == (wish["type"], wish.get("action")):
            self.deeds.append(Deed(entry["number"], entry["kind"], entry.get("action")))
            self._tally.waits.append(time.monotonic() - self._since)
            self._wish = None

    async def _bear(self, socket: Any, no: Data) -> None:
        self._tally.counts[f"refused: {no['code']}"] += 1
        if no["code"] not in AGAIN:
            self._fault(f"sent {self._wish}, and was refused: {no}")
            self._wish = None
        elif self._wish is not None:
            await asyncio.sleep(self._rng.uniform(0.1, 0.3))
            await _send(socket, self._wish)

    def _fault(self, what: str) -> None:
        self._tally.faults.append(f"{self.url} seat {self.seat}: {what}")


async def _send(socket: Any, message: Data) -> None:
    await socket.send(json.dumps(message))
