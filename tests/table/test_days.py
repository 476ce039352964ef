"""Time at the table: live or over days, who is away, clocks; on the core alone."""

import asyncio
import random
from typing import Any

import pytest

from hexholm.table.core import calls
from hexholm.table.core.clocks import TICK
from hexholm.table.core.hub import Hub
from hexholm.table.core.ports import ANYBODY, Asker, Row
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.thinking import offered_bots
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock
from tests.table.test_core import Person, all_entries, play_turn, until
from tests.table.test_others import Servers, person, run, servers

DAY = 24 * 3600
PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"})
BOT = {"kind": "bot", "level": "easy"}


class Made:
    """A table, and ways to come to it."""

    def __init__(self, some: Servers, told: Any) -> None:
        self.some = some
        self.name: str = told["table"]
        self.secrets: list[str] = [one["secret"] for one in told["seats"]]

    async def come(self, seat: int, hub: Hub | None = None) -> Person:
        return await person(hub or self.some.hubs[0], self.name, self.secrets[seat])

    async def entries(self) -> list[Any]:
        return await self.some.storage.entries(self.name, 0)

    async def count(self, kind: str) -> int:
        return sum(entry["kind"] == kind for entry in await self.entries())


async def table(some: Servers, *seats: dict[str, str], **pace: Any) -> Made:
    asked = seats or PEOPLE
    return Made(
        some,
        await calls.create(
            some.hubs[0], game="kingdom-builder", setup={"seed": 3}, seats=asked, pace=pace
        ),
    )


def clock(seconds: int, end: str = "bot") -> dict[str, Any]:
    return {"seconds": seconds, "end": end}


def on_the_clock(state: Any) -> int | None:
    running = state["table"]["clock"]
    return None if running is None else running["seat"]


async def after(some: Servers, seconds: float) -> None:
    """Let time pass, and everybody have their turn."""
    await until(lambda: TICK in some.clock.slept)
    some.clock.time += seconds
    await until(lambda: some.clock.slept[TICK] == some.clock.time)


class Dreamers(InsideThinkers):
    """They never come up with anything."""

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        await asyncio.Event().wait()


def another_server(some: Servers, thinkers: type[InsideThinkers] = InsideThinkers) -> Hub:
    """What a new start finds is what was stored; a server whose clock stands still is dead."""
    time = some.clock.time
    some.clock = StillClock()
    some.clock.time = time
    some.together.members.clear()
    settings = TableSettings(bot_pause=0, bot_seconds=0.05)
    bus, bots = some.together.join(), thinkers(offered_bots())
    some.hubs.insert(0, Hub(some.storage, bots, some.clock, b"key", settings, bus))
    return some.hubs[0]


# --- who is away -----------------------------------------------------------------------------


@run
async def test_who_is_away_is_told_with_the_time_and_can_be_replaced_at_the_end_of_it() -> None:
    async with servers(1) as some:
        made = await table(some, away=120)
        ada, bob = await made.come(0), await made.come(1)
        assert ada.state["table"]["pace"] == {"kind": "live", "away": 120, "clock": None}
        assert ada.state["now"] == some.clock.date()
        await bob.hang_up()
        left = some.clock.date()
        assert ada.heard[-1] == {"type": "presence", "online": [0], "away": [None, left]}
        some.clock.time += 119
        refused = await ada.says("replace", seat=0, whom=1, level="easy")
        assert refused["code"] == "still-here"
        some.clock.time += 2
        await ada.says("replace", seat=0, whom=1, level="easy")
        seat = ada.state["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["stands_in"]) == ("bot", "Bob", True)


@run
async def test_over_days_nobody_is_replaced_for_being_away() -> None:
    async with servers(1) as some:
        made = await table(some, kind="days")
        ada, bob = await made.come(0), await made.come(1)
        assert ada.state["table"]["pace"] == {"kind": "days", "away": None, "clock": None}
        await bob.hang_up()
        some.clock.time += 30 * DAY
        refused = await ada.says("replace", seat=0, whom=1, level="easy")
        assert refused["code"] == "still-here"
        await bob.connect()
        await bob.says("leave", seat=1)
        await bob.hang_up()
        await ada.says("replace", seat=0, whom=1, level="easy")
        assert ada.state["table"]["seats"][1]["kind"] == "bot", "who has left can be"


@run
async def test_a_call_that_only_looks_is_not_presence_and_one_that_plays_lapses() -> None:
    """The list of my games asks for every table: that doesn't make anybody sit there."""
    async with servers(1) as some:
        made = await table(some)
        ada = await made.come(0)
        bob = Person(some.hubs[0], made.name, made.secrets[1])
        (await bob.caller()).state(10**6)
        assert not ada.state["table"]["seats"][1]["online"]
        await play_turn(ada, random.Random(1))
        caller = await bob.caller()
        state = caller.state()
        build = next(iter(state["legal"].written(lambda data: data)["hexes"]["build"]))
        await caller.play(state["number"], f"build {build}")
        assert ada.state["table"]["seats"][1]["online"]
        await after(some, 31)
        assert ada.heard[-1]["online"] == [0]


# --- the seat and the bot --------------------------------------------------------------------


async def replaced(some: Servers, made: Made) -> tuple[Person, Person]:
    """Ada is there, and a bot plays for Bob, who is back."""
    ada, bob = await made.come(0), await made.come(1)
    await bob.hang_up()
    some.clock.time += 301
    await ada.says("replace", seat=0, whom=1, level="easy")
    await play_turn(ada, random.Random(1))
    await until(lambda: ada.legal)
    return ada, await made.come(1, some.hubs[-1])


@pytest.mark.parametrize("count", [1, 2])
def test_a_person_takes_the_seat_back_with_one_message(count: int) -> None:
    @run
    async def take_it() -> None:
        async with servers(count) as some:
            made = await table(some)
            ada, bob = await replaced(some, made)
            seat = bob.state["table"]["seats"][1]
            assert (seat["mine"], seat["lent"]) == (False, True)
            assert not ada.state["table"]["seats"][1]["lent"], "it is nobody else's"
            assert bob.state["view"]["players"][1]["hand"] is None, "who watches sees no card"
            refused = await ada.says("return", seat=1)
            assert refused["code"] == "not-your-seat"
            await bob.says("return", seat=1)
            await until(lambda: ada.state["entries"][-1]["kind"] == "returned")
            mine = bob.state["table"]["seats"][1]
            assert (mine["kind"], mine["level"], mine["mine"]) == ("person", None, True)
            await until(lambda: ada.heard[-1].get("online") == [0, 1])
            await play_turn(ada, random.Random(2))
            await until(lambda: bob.legal)
            await play_turn(bob, random.Random(2))
            await until(lambda: ada.legal)
            number = bob.state["number"]
            await bob.says("return", seat=1)
            assert bob.state["number"] == number, "twice is once"

    take_it()


@run
async def test_a_seat_that_was_always_a_bot_is_nobodys() -> None:
    async with servers(1) as some:
        made = await table(some, PEOPLE[0], BOT)
        ada = await made.come(0)
        assert (await ada.says("return", seat=1))["code"] == "not-your-seat"
        secret = ada.client.table.secret(1)  # nobody has been given it
        eve = await person(some.hubs[0], made.name, secret)
        assert (await eve.says("return", seat=1))["code"] == "not-your-seat"


@run
async def test_taking_the_seat_back_by_a_call() -> None:
    async with servers(1) as some:
        made = await table(some)
        _, bob = await replaced(some, made)
        caller = await bob.caller()
        state = await caller.sit_down()
        assert [entry["kind"] for entry in state["entries"]] == ["returned"]
        assert (await caller.sit_down())["entries"] == []


# --- clocks ----------------------------------------------------------------------------------


@run
async def test_a_bot_plays_the_turn_of_whoever_takes_too_long() -> None:
    async with servers(1) as some:
        made = await table(some, clock=clock(60))
        ada, bob = await made.come(0), await made.come(1)
        until_then = some.clock.date() + 60_000
        assert ada.state["table"]["clock"] == {"seat": 0, "until": until_then}
        await ada.act(ada.legal[0])
        assert bob.state["table"]["clock"] == {"seat": 0, "until": until_then}, "it goes on"
        await after(some, 61)
        await until(lambda: bob.legal)
        kinds = [entry["kind"] for entry in all_entries(ada)]
        assert kinds[:3] == ["begun", "play", "late"]
        assert kinds.count("late") == 1
        assert kinds[3:] == ["play"] * len(kinds[3:])
        assert bob.state["table"]["clock"]["seat"] == 1
        await play_turn(bob, random.Random(1))
        assert ada.legal, "the next turn is hers again"


@run
async def test_whoever_is_late_can_neither_play_nor_undo() -> None:
    async with servers(1) as some:
        another_server(some, Dreamers)
        made = await table(some, clock=clock(60))
        ada = await made.come(0)
        action = ada.legal[0]
        await after(some, 61)
        await until(lambda: ada.state["entries"][-1]["kind"] == "late")
        assert (ada.legal, ada.state["table"]["clock"]) == ([], None)
        told = await ada.says("play", seat=0, number=ada.state["number"], action=action)
        assert told["code"] == "too-late"
        assert not ada.state["can_undo"]


@run
async def test_a_clock_after_which_nothing_happens() -> None:
    async with servers(1) as some:
        made = await table(some, clock=clock(60, "nothing"))
        ada = await made.come(0)
        end = some.clock.date() + 60_000
        await after(some, 600)
        await play_turn(ada, random.Random(1))
        assert await made.count("late") == 0
        assert ada.state["table"]["clock"]["seat"] == 1
        assert ada.state["table"]["clock"]["until"] > end + 500_000


@run
async def test_a_live_table_rests_while_nobody_looks() -> None:
    async with servers(1) as some:
        made = await table(some, clock=clock(60))
        ada = await made.come(0)
        await ada.hang_up()
        await after(some, 600)
        assert await made.count("late") == 0
        bob = await made.come(1)
        await after(some, 2)
        await until(lambda: bob.legal)
        assert await made.count("late") == 1


@run
async def test_going_back_and_coming_back_start_the_clock_anew() -> None:
    async with servers(1) as some:
        made = await table(some, PEOPLE[0], BOT, clock=clock(60))
        ada = await made.come(0)
        some.clock.time += 30
        await play_turn(ada, random.Random(1))
        await until(lambda: ada.legal)
        some.clock.time += 30
        await ada.says("takeback", seat=0, number=ada.state["number"])
        assert ada.state["table"]["clock"]["until"] == some.clock.date() + 60_000


@run
async def test_over_days_a_clock_runs_out_on_a_server_started_after_a_kill() -> None:
    async with servers(1) as some:
        made = await table(some, *PEOPLE, BOT, kind="days", clock=clock(2 * DAY))
        ada = await made.come(0)
        await play_turn(ada, random.Random(1))
        until_then = ada.state["table"]["clock"]["until"]
        await ada.hang_up()
        await after(some, 5)
        hub = another_server(some)
        await after(some, DAY)
        assert await made.count("late") == 0
        assert list(hub.tables) == []
        await after(some, DAY)
        await after(some, 5)
        eve = Person(hub, made.name, made.secrets[0])
        state = (await eve.caller()).state
        await until(lambda: on_the_clock(state()) == 0)
        (late,) = [entry for entry in await made.entries() if entry["kind"] == "late"]
        assert late["seat"] == 1
        assert late["at"] >= until_then
        seats = [entry["seat"] for entry in await made.entries() if entry["kind"] == "play"]
        assert set(seats) == {0, 1, 2}, "the bot after Bob has played as well"


@run
async def test_over_days_bots_go_on_though_nobody_looks_also_after_a_kill() -> None:
    async with servers(1) as some:
        another_server(some, Dreamers)
        made = await table(some, PEOPLE[0], BOT, kind="days")
        ada = await made.come(0)
        await play_turn(ada, random.Random(1))
        await ada.hang_up()
        await after(some, 5)
        hub = another_server(some)
        await after(some, 5)
        found = hub.tables.get(made.name)
        assert found is not None
        await until(lambda: found.room.mover == 0)
        assert {entry["seat"] for entry in await made.entries() if entry["kind"] == "play"} == {
            0,
            1,
        }


@run
async def test_a_table_rests_after_a_round_without_people() -> None:
    async with servers(1) as some:
        made = await table(some, kind="days", clock=clock(DAY))
        hub = some.hubs[0]
        for _ in range(5):
            await after(some, DAY + 5)
            await after(some, 5)
            await until(lambda: not any(hub.is_busy(one) for one in hub.tables))
        await after(some, 5)
        assert await made.count("late") == 2
        assert await some.storage.due(some.clock.date(), 10) == []
        ada = await made.come(0)
        await after(some, 2)
        await until(lambda: on_the_clock(ada.state) == 1)
        assert await made.count("late") == 3, "somebody looks, so it goes on"


@run
async def test_of_three_servers_one_ends_the_turn() -> None:
    async with servers(3) as some:
        made = await table(some, clock=clock(60))
        ada = await made.come(0, some.hubs[0])
        bob = await made.come(1, some.hubs[1])
        eve = await made.come(0, some.hubs[2])
        await after(some, 61)
        await until(lambda: bob.legal)
        await until(lambda: ada.state["number"] == eve.state["number"] == bob.state["number"])
        assert await made.count("late") == 1
        assert all_entries(ada) == all_entries(bob) == all_entries(eve)


@run
async def test_a_table_that_cannot_be_opened_does_not_stop_the_clocks() -> None:
    async with servers(1) as some:
        await some.storage.set_due("no-such-table", 0)
        made = await table(some, clock=clock(60))
        bob = await made.come(1)
        await after(some, 61)
        await after(some, 5)
        await until(lambda: bob.legal)
        assert await made.count("late") == 1


@run
async def test_over_days_a_turn_has_an_hour_at_least() -> None:
    async with servers(1) as some:
        with pytest.raises(Refusal, match="less than 60 minutes"):
            await table(some, kind="days", clock=clock(60))


@run
async def test_a_rematch_has_the_same_pace() -> None:
    async with servers(1) as some:
        made = await table(some, PEOPLE[0], BOT, kind="days", clock=clock(DAY))
        ada = await made.come(0)
        while not ada.state["table"]["over"]:
            await play_turn(ada, random.Random(1))
            await until(lambda: ada.legal or ada.state["table"]["over"])
        assert ada.state["table"]["clock"] is None
        again = await (await ada.caller()).rematch("same")
        pace = (await calls.call(some.hubs[0], again["table"], [again["watch"]])).state()["table"]
        assert pace["pace"] == ada.state["table"]["pace"]


# --- take-backs ------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2])
def test_who_asks_for_a_take_back_is_told_of_a_no(count: int) -> None:
    @run
    async def decline() -> None:
        async with servers(count) as some:
            made = await table(some)
            ada, bob = await made.come(0), await made.come(1, some.hubs[-1])
            await play_turn(ada, random.Random(1))
            await until(lambda: bob.legal)

            async def ask() -> None:
                await ada.says("takeback", seat=0, number=ada.state["number"])
                await until(lambda: bob.state["table"]["takeback"])

            await ask()
            await bob.says("answer", seat=1, yes=False)
            await until(lambda: ada.state["table"]["declined"] == {"seat": 0, "by": 1})
            await ask()
            assert bob.state["table"]["declined"] is None
            await bob.act(bob.legal[0])
            await until(lambda: ada.state["table"]["declined"] == {"seat": 0, "by": 1})
            await bob.act(bob.legal[0])
            await until(lambda: ada.state["table"]["declined"] is None)

    decline()


@run
async def test_an_open_take_back_waits_for_an_answer_over_days() -> None:
    async with servers(1) as some:
        made = await table(some, kind="days")
        ada = await made.come(0)
        await play_turn(ada, random.Random(1))
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await ada.hang_up()
        await after(some, DAY)
        bob = await made.come(1)
        assert bob.state["table"]["takeback"]["waiting"] == [1]


# --- playing on from a step ------------------------------------------------------------------


@run
async def test_a_fork_has_the_same_bots_and_names_unless_somebody_says_otherwise() -> None:
    async with servers(1) as some:
        made = await table(some, *PEOPLE, BOT)
        ada = await made.come(0)
        await play_turn(ada, random.Random(1))
        caller = await ada.caller()
        fork = await caller.fork(2)
        assert [one["seat"] for one in fork["seats"]] == [0, 1]
        found = await calls.call(some.hubs[0], fork["table"], [fork["watch"]])
        seats = found.state()["table"]["seats"]
        assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == [
            ("person", "Ada", None),
            ("person", "Bob", None),
            ("bot", "", "easy"),
        ]
        asked = [BOT, PEOPLE[0], PEOPLE[1]]
        fork = await caller.fork(2, asked)
        assert [one["seat"] for one in fork["seats"]] == [1, 2]
        with pytest.raises(Refusal, match="one seat for each player"):
            await caller.fork(2, asked[:2])


@run
async def test_a_fork_with_an_open_seat_begins_where_it_was_when_somebody_has_joined() -> None:
    async with servers(1) as some:
        made = await table(some)
        ada = await made.come(0)
        await play_turn(ada, random.Random(1))
        step = 2
        fork = await (await ada.caller()).fork(step, [PEOPLE[0], {"kind": "open"}])
        mine = await person(some.hubs[0], fork["table"], fork["seats"][0]["secret"])
        assert mine.legal == []
        guest = await calls.call(some.hubs[0], fork["table"], [str(fork["invite"])])
        await guest.join(name="Cleo", colour=None, seat=None)
        assert mine.legal, "it is still Ada's turn"
        assert mine.state["table"]["begun"]
        assert len(mine.state["view"]["players"][0]["settlements"]) == step
