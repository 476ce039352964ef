"""Several servers on one storage: here several hubs in one process."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from hexholm.table.bus.memory import MemoryBus, Together
from hexholm.table.core import calls
from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.thinking import offered_bots
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock
from tests.table.test_core import Person, all_entries, play_turn, until


class Servers:
    """Hubs on one storage, with one clock."""

    def __init__(self, count: int = 2, *, lobby: bool = False) -> None:
        self.storage, self.clock, self.together = MemoryStorage(), StillClock(), Together()
        self.buses: list[MemoryBus] = []
        self.hubs: list[Hub] = []
        settings = TableSettings(bot_pause=0, bot_seconds=0.05, lobby=lobby)
        for _ in range(count):
            bus, bots = self.together.join(), InsideThinkers(offered_bots())
            self.buses.append(bus)
            self.hubs.append(Hub(self.storage, bots, self.clock, b"key", settings, bus))

    async def table(
        self, *seats: str, game: str = "kingdom-builder", seed: int = 3
    ) -> tuple[str, list[str], str]:
        """A table made by the first server: its name, the secrets of its seats and to watch."""
        asked = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind}
            for kind in seats
        ]
        made = await calls.create(self.hubs[0], game=game, setup={"seed": seed}, seats=asked)
        return made["table"], [one["secret"] for one in made["seats"]], made["watch"]


@asynccontextmanager
async def servers(count: int = 2, *, lobby: bool = False) -> AsyncIterator[Servers]:
    some = Servers(count, lobby=lobby)
    try:
        yield some
    finally:
        for hub in some.hubs:
            await hub.close()


async def person(hub: Hub, table: str, *secrets: str) -> Person:
    someone = Person(hub, table, *secrets)
    await someone.connect()
    return someone


def run(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def test_it() -> None:
        async def work() -> None:
            await test()

        asyncio.run(work())

    return test_it


def level(one: Person, other: Person) -> bool:
    return bool(one.state["number"] == other.state["number"])


async def two_people(some: Servers) -> tuple[Person, Person]:
    name, secrets, _ = await some.table("person", "person")
    ada = await person(some.hubs[0], name, secrets[0])
    bob = await person(some.hubs[-1], name, secrets[1])
    return ada, bob


@run
async def test_a_game_across_two_servers() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        rng = random.Random(1)
        while not ada.state["table"]["over"]:
            for one, other in ((ada, bob), (bob, ada)):
                await play_turn(one, rng)
                await until(partial(level, one, other))
        assert all_entries(ada) == all_entries(bob)
        tables = [some_hub.tables.get(ada.table) for some_hub in some.hubs]
        logs = [table.room.game.log for table in tables if table is not None]
        assert logs[0] == logs[1]


@run
async def test_undo_and_going_back_reach_the_other_server() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        rng = random.Random(2)
        await ada.act(ada.legal[0])
        await ada.says("undo", seat=0, number=ada.state["number"])
        await until(lambda: bob.state["number"] == 3)
        await play_turn(ada, rng)
        await until(lambda: bob.legal)
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await until(lambda: bob.state["table"]["takeback"] is not None)
        await bob.says("answer", seat=1, yes=False)
        await until(lambda: ada.state["table"]["takeback"] is None)
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await until(lambda: bob.state["table"]["takeback"] is not None)
        await bob.says("answer", seat=1, yes=True)
        await until(lambda: ada.legal and bob.state["number"] == ada.state["number"])
        assert bob.state["entries"][-1]["kind"] == "takeback"


@run
async def test_what_was_undone_is_told_alike_by_a_server_that_comes_later() -> None:
    async with servers() as some:
        name, secrets, watch = await some.table("person", "person", game="winter-kingdom")
        both = await person(some.hubs[0], name, *secrets)
        rng = random.Random(2)
        for _ in range(100):
            await both.act(rng.choice(both.legal))
            number, seat = both.state["number"], both.state["entries"][-1]["seat"]
            await both.says("undo", seat=seat, number=number)
            await both.act(rng.choice(both.legal))
        entries = all_entries(both)
        undone = [e for e, then in pairwise(entries) if then["kind"] == "undo"]
        assert any("says" in entry for entry in undone)
        eve = await person(some.hubs[1], name, watch)
        assert all_entries(eve) == entries


@run
async def test_who_answers_on_different_servers_at_the_same_time() -> None:
    async with servers(3) as some:
        name, secrets, _ = await some.table("person", "person", "person")
        ada, bob, cleo = [
            await person(hub, name, secret) for hub, secret in zip(some.hubs, secrets, strict=True)
        ]
        await play_turn(ada, random.Random(2))
        await until(lambda: cleo.state["number"] == ada.state["number"])
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await until(lambda: bob.state["table"]["takeback"] and cleo.state["table"]["takeback"])
        some.clock.time += 1
        await bob.says("answer", seat=1, yes=True)
        some.clock.time += 1
        await cleo.says("answer", seat=2, yes=True)
        await until(lambda: all(p.state["number"] == bob.state["number"] for p in (ada, cleo)))
        await until(lambda: ada.legal)
        assert [e["kind"] for e in all_entries(bob)].count("takeback") == 1


@run
async def test_a_take_back_asked_before_the_other_server_has_opened_the_table() -> None:
    async with servers() as some:
        name, secrets, _ = await some.table("person", "person")
        ada = await person(some.hubs[0], name, secrets[0])
        await play_turn(ada, random.Random(2))
        await ada.says("takeback", seat=0, number=ada.state["number"])
        bob = await person(some.hubs[1], name, secrets[1])
        assert bob.state["table"]["takeback"]["waiting"] == [1]


@run
async def test_presence_across_servers() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        await until(lambda: ada.heard[-1].get("online") == [0, 1])
        assert [seat["online"] for seat in bob.state["table"]["seats"]] == [True, True]
        await bob.hang_up()
        await until(lambda: ada.heard[-1].get("online") == [0])
        refused = await ada.says("replace", seat=0, whom=1, level="easy")
        assert refused["code"] == "still-here"
        some.clock.time += 301
        await ada.says("replace", seat=0, whom=1, level="easy")
        assert ada.state["table"]["seats"][1]["kind"] == "bot"


@run
async def test_somebody_there_by_another_server_cannot_be_voted_out() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        await until(lambda: ada.heard[-1]["type"] == "presence")
        some.clock.time += 1000
        refused = await ada.says("replace", seat=0, whom=1, level="easy")
        assert refused["code"] == "still-here"
        assert bob.closed == ""


@run
async def test_the_people_of_a_server_that_died_are_gone() -> None:
    async with servers() as some:
        ada, _ = await two_people(some)
        await until(lambda: ada.heard[-1]["type"] == "presence")
        del some.together.members[some.buses[1].name]
        some.clock.time += 4
        await until(lambda: ada.heard[-1].get("online") == [0])


@run
async def test_who_is_there_is_told_again_by_a_server_that_was_cut_off() -> None:
    async with servers(3) as some:
        ada, _ = await two_people(some)
        some.buses[2].come_back()
        await asyncio.sleep(0)
        eve = await person(some.hubs[1], ada.table, *ada.secrets)
        assert [seat["online"] for seat in eve.state["table"]["seats"]] == [True, True]


class Away(MemoryStorage):
    """Has gone away when entries are asked for."""

    async def entries(self, table: str, after: int) -> list[Any]:
        raise OSError("it is away")


@run
async def test_the_sweep_goes_on_after_a_database_that_went_away_meanwhile() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        some.buses[1].is_deaf = True
        await ada.act(ada.legal[0])
        away = Away()
        vars(away).update(vars(some.storage))
        some.hubs[1].storage = away
        told = await bob.says("name", seat=1, name="Bob")
        assert told["code"] == "not-stored", "it must catch up first, and can't"
        some.clock.time += 4
        for _ in range(20):
            await asyncio.sleep(0)
        assert bob.state["number"] == 1
        some.hubs[1].storage = some.storage
        some.clock.time += 4
        await until(lambda: bob.state["number"] == 2)


@run
async def test_a_missed_notice_is_healed_by_the_sweep() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        some.buses[1].is_deaf = True
        await ada.act(ada.legal[0])
        for _ in range(20):
            await asyncio.sleep(0)
        assert bob.state["number"] == 1
        some.clock.time += 4
        await until(lambda: bob.state["number"] == 2)


@run
async def test_a_missed_notice_is_healed_by_a_call_and_by_coming() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        some.buses[1].is_deaf = True
        await ada.act(ada.legal[0])
        caller = await bob.caller()
        assert caller.state()["number"] == 2
        await ada.act(ada.legal[0])
        eve = await person(some.hubs[1], bob.table, *bob.secrets)
        assert eve.state["number"] == 3


@run
async def test_who_was_slower_is_told() -> None:
    """The loser of two writers sees what the other did; a repeated request does nothing."""
    async with servers() as some:
        ada, _ = await two_people(some)
        again = await person(some.hubs[1], ada.table, *ada.secrets)
        some.buses[1].is_deaf = True
        first, second = ada.legal[:2]
        await ada.act(first)
        await again.act(second)
        assert again.heard[-2]["code"] == "stale"
        assert all_entries(again)[-1]["action"] == first
        await ada.act(ada.legal[0])
        number = again.state["number"]
        told = await again.says(
            "play", seat=0, number=number, action=all_entries(ada)[-1]["action"]
        )
        assert told["number"] == number + 1, "the same action was played by the same seat before"


@run
async def test_what_does_not_depend_on_the_position_is_tried_again() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        some.buses[1].is_deaf = True
        await ada.act(ada.legal[0])
        told = await bob.says("name", seat=1, name="Bob")
        assert told["table"]["seats"][1]["name"] == "Bob"
        assert told["number"] == 3


@run
async def test_two_rematches_at_once_are_one() -> None:
    async with servers() as some:
        name, secrets, watch = await some.table("random", "person")
        made = await person(some.hubs[0], name, *secrets)
        rng = random.Random(4)
        while not made.state["table"]["over"]:
            await until(lambda: made.legal or made.state["table"]["over"])
            await play_turn(made, rng)
        some.buses[1].is_deaf = True
        callers = [await calls.call(hub, name, secrets) for hub in some.hubs]
        one, other = await asyncio.gather(*(caller.rematch("new") for caller in callers))
        assert one == other
        assert watch != one["watch"]
        there = {table.row.id for hub in some.hubs for table in hub.tables}
        assert there == {name, one["table"]}, "nobody is left at a table of their own"
        again = await callers[1].rematch("new")
        assert again == one


# --- bots ------------------------------------------------------------------------------------


@run
async def test_one_server_drives_the_bots_of_a_table() -> None:
    async with servers() as some:
        name, secrets, watch = await some.table("person", "random", "random")
        ada = await person(some.hubs[0], name, *secrets)
        eve = await person(some.hubs[1], name, watch)
        rng = random.Random(3)
        for _ in range(5):
            await until(lambda: ada.legal)
            await play_turn(ada, rng)
        await until(lambda: ada.legal and eve.state["number"] == ada.state["number"])
        assert some.together.leases == {}
        numbers = [entry["number"] for entry in all_entries(eve)]
        assert numbers == list(range(1, len(numbers) + 1))


@run
async def test_the_bots_of_a_server_that_died_go_on_at_another() -> None:
    async with servers() as some:
        name, secrets, watch = await some.table("person", "random")
        some.together.leases[name] = some.buses[0].name
        bob = await person(some.hubs[1], name, *secrets)
        await play_turn(bob, random.Random(3))
        number = bob.state["number"]
        some.clock.time += 1
        for _ in range(50):
            await asyncio.sleep(0)
        assert bob.state["number"] == number, "the other server lives, and drives them"
        del some.together.members[some.buses[0].name]
        some.clock.time += 4
        await until(lambda: bob.legal)
        assert watch


# --- damage ----------------------------------------------------------------------------------


class Spoiled(MemoryStorage):
    """Spoils the entries that are asked for later."""

    is_spoiling = False

    async def entries(self, table: str, after: int) -> list[Any]:
        rows = await super().entries(table, after)
        return [{**row, "at": row["at"] + self.is_spoiling} for row in rows]


@run
async def test_a_damaged_entry_of_another_server_is_not_followed() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        spoiled = Spoiled()
        vars(spoiled).update(vars(some.storage))
        spoiled.is_spoiling = True
        some.hubs[1].storage = spoiled
        await ada.act(ada.legal[0])
        await until(lambda: bob.closed)
        assert bob.state["number"] == 1
        assert some.hubs[1].tables.get(bob.table) is None
        with pytest.raises(Refusal, match="no such table"):
            await some.hubs[1].tables.find("no-such-table")
