"""Turns at puzzles are judged round by round, and nothing is lost with a connection."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from hexholm.bots.search.turns import Turn
from hexholm.puzzles import puzzles
from hexholm.puzzles.judging import ROUNDS, Round
from hexholm.table.core import verdicts
from hexholm.table.core.limits import Budgets
from hexholm.table.core.ports import ANYBODY, Asker, Failed, Row
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.verdicts import Verdicts
from tests.table.still_clock import StillClock

ONE = next(iter(puzzles().values()))
OTHER: Turn = ONE.best.actions[1:]
"""A turn that the puzzle doesn't know; nobody here tries to play it."""


class Thinkers:
    """They say what they are told to say, when they are let."""

    offered: Mapping[str, str] = {}
    busy = waiting = 0

    def __init__(self, lost: int = 3, *, settled: bool = False, fails_at: int = -1) -> None:
        self.asked: list[int] = []
        self.lets = asyncio.Semaphore(0)
        self._lost, self._settled, self._fails_at = lost, settled, fails_at

    def warm(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        assert (request["do"], request["puzzle"]) == ("round", ONE.name)
        await self.lets.acquire()
        self.asked.append(request["number"])
        if len(self.asked) == self._fails_at:
            raise Failed("crashed", "it did")
        number = 1 if self._settled else 20
        best = [[50 + self._lost, 48]] * number
        return list(Round(0, [[50, 48]] * number, best, [1.0, 1.0] if self._settled else []))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "WAIT", 0.05)


def judging(thinkers: Thinkers) -> Verdicts:
    return Verdicts(thinkers, Budgets(TableSettings().limits, StillClock()))


@pytest.mark.parametrize("turn", [ONE.best, *ONE.others])
def test_what_the_puzzle_knows_needs_no_thinking(turn: Any) -> None:
    async def ask() -> None:
        thinkers = Thinkers()
        *actions, end = turn.actions
        told = await judging(thinkers).ask(ONE, (*reversed(actions), end), "")
        assert told["worth"] == turn.to_dict()
        assert told["rounds"] == told["of"] == ROUNDS
        assert told["solved"] is (turn is ONE.best)
        assert thinkers.asked == []

    asyncio.run(ask())


def test_progress_is_told_and_the_verdict_stays() -> None:
    async def ask() -> None:
        thinkers = Thinkers()
        judge = judging(thinkers)
        thinkers.lets.release()
        thinkers.lets.release()
        told = await judge.ask(ONE, OTHER, "")
        assert (told["rounds"], told["of"], told["worth"], told["solved"]) == (2, 5, None, False)
        for _ in range(ROUNDS):
            thinkers.lets.release()
        told = await judge.ask(ONE, OTHER, "")
        assert told["worth"] is not None
        assert (told["worth"]["gold"], told["worth"]["gold_behind"]) == (50.0, 3.0)
        assert not told["solved"]
        assert await judge.ask(ONE, OTHER, "") == told
        assert thinkers.asked == list(range(ROUNDS))

    asyncio.run(ask())


def test_who_loses_the_connection_finds_the_verdict_later() -> None:
    async def ask() -> None:
        thinkers = Thinkers()
        judge = judging(thinkers)
        gone = asyncio.create_task(judge.ask(ONE, OTHER, ""))
        await asyncio.sleep(0)
        gone.cancel()
        for _ in range(ROUNDS):
            thinkers.lets.release()
        told = await asyncio.gather(*(judge.ask(ONE, OTHER, "") for _ in range(3)))
        assert [one["worth"] is not None for one in told] == [True] * 3
        assert thinkers.asked == list(range(ROUNDS))

    asyncio.run(ask())


def test_a_thinker_that_fails_is_asked_again_where_it_was() -> None:
    async def ask() -> None:
        thinkers = Thinkers(fails_at=3)
        judge = judging(thinkers)
        for _ in range(ROUNDS + 1):
            thinkers.lets.release()
        with pytest.raises(Refusal) as no:
            await judge.ask(ONE, OTHER, "")
        assert no.value.code == "no-verdict"
        assert (await judge.ask(ONE, OTHER, ""))["worth"]
        assert thinkers.asked == [0, 1, 2, 2, 3, 4]

    asyncio.run(ask())


def test_where_both_turns_end_the_game_one_future_is_all() -> None:
    async def ask() -> None:
        thinkers = Thinkers(settled=True)
        judge = judging(thinkers)
        thinkers.lets.release()
        assert (await judge.ask(ONE, OTHER, ""))["worth"]
        assert thinkers.asked == [0]

    asyncio.run(ask())


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "KEPT", 1)

    async def ask() -> None:
        thinkers = Thinkers(settled=True)
        judge = judging(thinkers)
        for turn in (OTHER, OTHER[1:], OTHER):
            thinkers.lets.release()
            assert (await judge.ask(ONE, turn, ""))["worth"]
        assert len(thinkers.asked) == 3
        judge.close()

    asyncio.run(ask())
