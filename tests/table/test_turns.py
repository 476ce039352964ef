"""Whose turn it is: with those who think, and in the event loop."""

import asyncio
import time
from collections.abc import Sequence

import pytest

from hexholm.table.clock import SystemClock
from hexholm.table.core.limits import Budgets
from hexholm.table.core.ports import Asker
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import Limits
from hexholm.table.core.turns import Places, Turns
from tests.table.still_clock import StillClock


async def order(places: Places, askers: Sequence[Asker]) -> list[str]:
    """The tables in the order in which they get a place, each for a moment."""
    served: list[str] = []

    async def use(asker: Asker) -> None:
        async with places.place(asker):
            served.append(asker.table)
            await asyncio.sleep(0)

    await asyncio.gather(*map(use, askers))
    return served


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    many = [Asker("a", f"a{n % 3}") for n in range(6)]
    few = [Asker("b", "b0"), Asker("b", "b1")]
    served = asyncio.run(order(Places(1, spare=0), [*many, *few]))
    assert served == ["a0", "a1", "b0", "a2", "b1", "a0", "a1", "a2"]


def test_a_person_comes_before_what_only_is_watched() -> None:
    askers = [Asker("a", "first", 1), Asker("a", "watched", 1), Asker("a", "played", 0)]
    assert asyncio.run(order(Places(1), askers)) == ["first", "played", "watched"]


def test_a_spare_place_is_for_those_who_have_none() -> None:
    async def use() -> None:
        places = Places(1)
        async with places.place(Asker("a", "long")), asyncio.timeout(10):
            async with places.place(Asker("b")):
                pass
            waiting = asyncio.create_task(order(places, [Asker("a", "more")]))
            await asyncio.sleep(0.01)
            assert not waiting.done()
        assert await waiting == ["more"]

    asyncio.run(use())


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def use() -> None:
        places = Places(1)
        async with places.place(Asker("a")):
            waiting = [asyncio.create_task(order(places, [Asker("a", n)])) for n in "xyz"]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # it has just got its turn
        assert await waiting[2] == ["z"]
        assert places.waiting == 0

    asyncio.run(use())


def test_the_loop_is_shared_by_addresses() -> None:
    """Somebody with one wish doesn't wait for all wishes of another."""
    done: list[str] = []

    async def work(turns: Turns, address: str) -> None:
        await turns.take(address)
        time.sleep(0.003)
        done.append(address)

    async def use() -> None:
        turns = Turns(SystemClock())
        many = [asyncio.create_task(work(turns, "many")) for _ in range(100)]
        await asyncio.sleep(0)
        await work(turns, "one")
        assert len(done) < 40
        await asyncio.gather(*many)
        assert len(done) == 101

    asyncio.run(use())


def test_small_wishes_earn_no_room_for_large_ones() -> None:
    """However quick the first were: few of one address go on at once, and others in between."""
    at_once: list[int] = []

    async def use() -> None:
        clock = StillClock()
        turns = Turns(clock)
        done: list[str] = []

        async def work(address: str) -> None:
            await turns.take(address)
            clock.time += 0 if done else 1  # the first takes long, so that the others have to wait
            done.append(address)

        tasks = [asyncio.create_task(work("many")) for _ in range(500)]
        while len(done) < 500:
            before = len(done)
            await asyncio.sleep(0)
            at_once.append(len(done) - before)
        await asyncio.gather(*tasks)

    asyncio.run(use())
    assert 1 < max(at_once) <= 8


def test_who_hangs_up_does_not_hold_up_the_loop() -> None:
    async def use() -> None:
        turns = Turns(SystemClock())

        async def work() -> None:
            await turns.take("a")
            time.sleep(0.01)

        tasks = [asyncio.create_task(work()) for _ in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        async with asyncio.timeout(10):
            await asyncio.gather(*tasks, return_exceptions=True)
            await turns.take("b")

    asyncio.run(use())


def test_budgets() -> None:
    clock = StillClock()
    budgets = Budgets(Limits(tables=2, sockets=1, all_sockets=2), clock)
    budgets.spend("tables", "a")
    budgets.spend("tables", "a")
    with pytest.raises(Refusal) as no:
        budgets.spend("tables", "a")
    assert (no.value.code, no.value.retry) == ("too-fast", 30)
    budgets.spend("tables", "b")
    clock.time += 30
    budgets.spend("tables", "a")
    with budgets.hold("sockets", "a"):
        with pytest.raises(Refusal, match="from your address"):
            budgets.take("sockets", "a")
        with budgets.hold("sockets", "b"), pytest.raises(Refusal, match="Too many people"):
            budgets.take("sockets", "c")
    budgets.take("sockets", "a")
    for _ in range(5):
        budgets.spend("tables", "")  # somebody in the house


def test_many_addresses_are_forgotten() -> None:
    budgets = Budgets(Limits(tables=1), StillClock())
    budgets.spend("tables", "first")
    for number in range(10_001):
        budgets.spend("tables", str(number))
    budgets.spend("tables", "first")
