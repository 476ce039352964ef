"""Thinking that nobody wants any more stops at once: a bot plays now, a hint is given up."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hexholm.table.bus.memory import Together
from hexholm.table.core import calls
from hexholm.table.core.bots import AT_ONCE
from hexholm.table.core.hub import Hub
from hexholm.table.core.ports import ANYBODY, Asker, Row
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import Limits, TableSettings
from hexholm.table.core.thinking import offered_bots
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock
from tests.table.test_core import Person, play_turn, until
from tests.table.test_others import run

LONG = 60.0


class Slow(InsideThinkers):
    """They think until they are stopped, unless they have no time for it."""

    def __init__(self) -> None:
        super().__init__(offered_bots())
        self.thoughts = 0
        self.stopped = 0

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        if request["seconds"] > AT_ONCE:
            self.thoughts += 1
            try:
                await asyncio.Event().wait()
            finally:
                self.stopped += 1
        return await super().ask(request, asker)


class Evening:
    """Somebody against bots that never come to an end, by one server or two."""

    def __init__(self, servers: int) -> None:
        self.thinkers, self.clock, together = Slow(), StillClock(), Together()
        storage, limits = MemoryStorage(), Limits(stops=1)
        settings = TableSettings(bot_pause=0, bot_seconds=LONG, limits=limits)
        self.hubs = [
            Hub(storage, self.thinkers, self.clock, b"key", settings, together.join())
            for _ in range(servers)
        ]

    async def sit(self, *seats: str) -> list[Person]:
        """At a new table; each has a connection, the last one by the last server."""
        asked = [
            {"kind": kind, "level": "easy"} if kind == "bot" else {"kind": kind} for kind in seats
        ]
        made = await calls.create(
            self.hubs[0], game="kingdom-builder", setup={"seed": 3}, seats=asked, hints=True
        )
        hubs = [*([self.hubs[0]] * (len(made["seats"]) - 1)), self.hubs[-1]]
        people = [
            Person(hub, made["table"], seat["secret"])
            for hub, seat in zip(hubs, made["seats"], strict=True)
        ]
        for person in people:
            await person.connect()
        return people

    async def until_bots_think(self, person: Person) -> None:
        """A person's turn is over, and a bot thinks."""
        thoughts = self.thinkers.thoughts
        await play_turn(person, random.Random(1))
        await until(lambda: self.thinkers.thoughts > thoughts)


@asynccontextmanager
async def evening(servers: int = 1) -> AsyncIterator[Evening]:
    one = Evening(servers)
    try:
        yield one
    finally:
        for hub in one.hubs:
            await hub.close()


@run
async def test_a_bot_that_thinks_for_long_can_be_told_to_play() -> None:
    async with evening() as one:
        (ada,) = await one.sit("person", "bot")
        await one.until_bots_think(ada)
        await ada.says("stop", seat=0)
        await until(lambda: ada.legal)
        assert (one.thinkers.thoughts, one.thinkers.stopped) == (1, 1)
        assert {entry["seat"] for entry in ada.state["entries"]} == {1}
        await one.until_bots_think(ada)
        assert one.thinkers.thoughts == 2, "in its next turn it thinks again"


@run
async def test_whichever_server_drives_the_bot() -> None:
    async with evening(servers=2) as one:
        (ada,) = await one.sit("person", "bot")
        there = Person(one.hubs[0], ada.table, *ada.secrets)
        await there.connect()
        await one.until_bots_think(there)
        await until(lambda: ada.state["number"] == there.state["number"])
        await ada.says("stop", seat=0)
        await until(lambda: ada.legal)
        assert one.thinkers.stopped == 1


@run
async def test_where_others_play_too_the_bot_may_think() -> None:
    async with evening() as one:
        ada, bob = await one.sit("person", "person", "bot")
        await play_turn(ada, random.Random(2))
        await one.until_bots_think(bob)
        assert (await ada.says("stop", seat=0))["code"] == "not-allowed"
        assert one.thinkers.stopped == 0


@run
async def test_going_back_stops_it() -> None:
    async with evening() as one:
        (ada,) = await one.sit("person", "bot")
        await one.until_bots_think(ada)
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await until(lambda: one.thinkers.stopped)
        assert ada.legal
        await one.until_bots_think(ada)


@run
async def test_leaving_stops_it() -> None:
    async with evening() as one:
        (ada,) = await one.sit("person", "bot")
        await one.until_bots_think(ada)
        one.clock.time += one.hubs[0].settings.unwatched
        await ada.hang_up()
        await until(lambda: one.thinkers.stopped)
        await ada.connect()
        await until(lambda: one.thinkers.thoughts == 2)


@run
async def test_a_hint_can_be_given_up() -> None:
    async with evening() as one:
        (ada,) = await one.sit("person", "bot")
        hint = asyncio.create_task((await ada.caller()).hint())
        await until(lambda: one.thinkers.thoughts)
        await ada.says("stop", seat=0)
        with pytest.raises(Refusal) as no:
            await hint
        assert (no.value.code, one.thinkers.stopped) == ("no-hint", 1)


@run
async def test_an_address_can_stop_so_many_a_minute() -> None:
    async with evening() as one:
        (ada,) = await one.sit("person", "bot")
        ada.connection.address = "10.0.0.1"
        await ada.says("stop", seat=0)
        told = await ada.says("stop", seat=0)
        assert (told["code"], told["about"]) == ("too-fast", "refusal-limit-stops")
