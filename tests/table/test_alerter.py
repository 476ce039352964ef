"""When alerts are sent: not at night, again after a failure, once for each turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from hexholm.table.core import calls
from hexholm.table.core.alerts import alerter, asking
from hexholm.table.core.alerts.alerter import Outlet
from hexholm.table.core.alerts.ports import Alert, Gone, Letter, Quiet, Undelivered
from hexholm.table.core.alerts.quiet import quiet_until
from hexholm.table.core.hub import Hub
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.table import Table
from hexholm.table.storage.alerts import SqlBook
from hexholm.table.storage.sql import SqlStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock

DELAY = TableSettings().alert_delay
NEVER = 1e9


class Postman:
    """A `Courier` that notes what it gets, and fails as it is told."""

    def __init__(self) -> None:
        self.got: list[Letter] = []
        self.fails: list[Exception] = []
        self.hangs = False

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        self.got.append(letter)
        if self.hangs:
            await asyncio.sleep(NEVER)
        if self.fails:
            raise self.fails.pop(0)


class Scene:
    """A hub on a database file, a table of two, and a postman who knows the second seat."""

    def __init__(self, folder: Path) -> None:
        self.clock = StillClock()
        self.postman = Postman()
        self._url = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.hub: Hub
        self.table: Table

    async def start(self) -> None:
        storage = await SqlStorage.open(self._url)

        async def key() -> str:
            return "key"

        outlet = Outlet(SqlBook(storage.database), {"push": self.postman}, key)
        settings = TableSettings(alert_beat=NEVER)
        self.hub = Hub(storage, InsideThinkers({}), self.clock, b"key", settings, outlet=outlet)

    async def set_up(self, quiet: Quiet | None = None) -> None:
        people = [{"kind": "person"}, {"kind": "person"}]
        made = await calls.create(self.hub, game="kingdom-builder", setup={"seed": 1}, seats=people)
        self.table = await self.hub.tables.find(made["table"])
        await self.sign_up(quiet)

    async def sign_up(self, quiet: Quiet | None = None) -> None:
        await asking.sign_up(
            self.hub,
            self.table,
            [1],
            kind="push",
            address="https://example.org/push",
            keys={"p256dh": "", "auth": ""},
            language="en",
            quiet=quiet,
        )

    async def turn(self, seat: int) -> None:
        """A whole turn of a seat."""
        caller = await calls.call(self.hub, self.table.row.id, [self.table.secret(seat)])
        self.table = caller.table  # another one, if nobody has looked for long
        while self.table.room.mover == seat:
            action = str(self.table.room.game.options[0])
            await caller.play(self.table.room.number, action)

    async def wait(self, seconds: float) -> int:
        """Let time pass, and say how many letters there were by then."""
        self.clock.time += seconds
        assert self.hub.alerter is not None
        await self.hub.alerter.beat()
        await settled(lambda: not busy())
        return len(self.postman.got)


def busy() -> list[asyncio.Task[None]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "alert"]


async def settled(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def a_scene(folder: Path, quiet: Quiet | None = None) -> AsyncIterator[Scene]:
    scene = Scene(folder)
    await scene.start()
    await scene.set_up(quiet)
    try:
        yield scene
    finally:
        await scene.hub.close()


def test_somebody_is_told_once_for_each_turn_and_a_while_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            await scene.turn(0)
            assert await scene.wait(DELAY - 0.1) == 0
            assert await scene.wait(0.2) == 1
            assert await scene.wait(3600) == 1
            await scene.turn(1)
            assert await scene.wait(DELAY) == 1
            await scene.turn(0)
            assert await scene.wait(DELAY) == 2

    asyncio.run(play())


def test_a_turn_that_is_over_by_then_is_not_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            await scene.turn(0)
            await scene.turn(1)
            assert await scene.wait(DELAY) == 0

    asyncio.run(play())


def test_failures_are_tried_again_later_and_later_and_then_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            scene.postman.fails = [Undelivered("away") for _ in range(20)]
            await scene.turn(0)
            count = await scene.wait(DELAY)
            for pause in alerter.PAUSES:
                assert await scene.wait(pause - 1) == count
                count += 1
                assert await scene.wait(1) == count
            assert await scene.wait(10 * alerter.PAUSES[-1]) == count
            scene.postman.fails = []
            await scene.turn(1)
            await scene.turn(0)
            assert await scene.wait(DELAY) == count + 1, "the next turn is told"

    asyncio.run(play())


def test_who_asks_for_patience_gets_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            scene.postman.fails = [Undelivered("busy", after=500.0)]
            await scene.turn(0)
            assert await scene.wait(DELAY) == 1
            assert await scene.wait(499) == 1
            assert await scene.wait(2) == 2

    asyncio.run(play())


def test_who_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            scene.postman.fails = [Gone("410")]
            await scene.turn(0)
            await scene.wait(DELAY)
            await scene.turn(1)
            await scene.turn(0)
            assert await scene.wait(DELAY) == 1

    asyncio.run(play())


def test_at_night_it_waits_until_the_morning(tmp_path: Path) -> None:
    async def play() -> None:
        hours = Quiet(22 * 60, 7 * 60, "America/New_York")
        async with a_scene(tmp_path, hours) as scene:
            evening = datetime(2026, 7, 1, 23, 30, tzinfo=ZoneInfo("America/New_York"))
            scene.clock.time = evening.timestamp()
            await scene.turn(0)
            assert await scene.wait(DELAY) == 0
            assert await scene.wait(7.4 * 3600) == 0
            assert await scene.wait(0.2 * 3600) == 1

    asyncio.run(play())


def test_a_server_that_dies_while_it_tells_leaves_it_to_the_next(tmp_path: Path) -> None:
    """It may be told twice, if that was done but not noted; it is never lost."""

    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            await scene.turn(0)
            scene.postman.hangs = True
            scene.clock.time += DELAY
            assert scene.hub.alerter is not None
            await scene.hub.alerter.beat()
            await settled(lambda: len(scene.postman.got) == 1)
            await scene.hub.close()
            scene.postman.hangs = False
            await scene.start()
            assert await scene.wait(alerter.CLAIMED - 1) == 1
            assert await scene.wait(2) == 2
            assert await scene.wait(3600) == 2

    asyncio.run(play())


def test_a_server_that_dies_after_a_move_leaves_it_to_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            await scene.turn(0)
            await scene.hub.close()
            await scene.start()
            assert await scene.wait(DELAY) == 1

    asyncio.run(play())


def test_a_finished_game_leaves_no_addresses_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_scene(tmp_path) as scene:
            while not scene.table.room.game.over:
                await scene.turn(0)
                await scene.turn(1)
            assert scene.hub.alerter is not None
            book, name = scene.hub.alerter.outlet.book, scene.table.row.id
            assert len(await book.at(name, [1])) == 1
            await scene.wait(alerter.TIDY)
            assert await book.at(name, [1]) == []

    asyncio.run(play())


def moment(text: str, zone: str) -> int:
    return int(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


BERLIN = "Europe/Berlin"


@pytest.mark.parametrize(
    ("start", "end", "at", "until"),
    [
        ("22:00", "07:00", "2026-01-10 21:59", None),
        ("22:00", "07:00", "2026-01-10 22:00", "2026-01-11 07:00"),
        ("22:00", "07:00", "2026-01-11 06:59", "2026-01-11 07:00"),
        ("22:00", "07:00", "2026-01-11 07:00", None),
        ("09:00", "17:30", "2026-01-11 12:00", "2026-01-11 17:30"),
        ("09:00", "17:30", "2026-01-11 08:00", None),
        ("22:00", "07:00", "2026-03-28 23:00", "2026-03-29 07:00"),  # a night of 23 hours
        ("22:00", "07:00", "2026-10-24 23:00", "2026-10-25 07:00"),  # and one of 25
        ("08:00", "08:00", "2026-01-11 08:00", None),
    ],
)
def test_quiet_hours(start: str, end: str, at: str, until: str | None) -> None:
    first, last = (60 * int(text[:2]) + int(text[3:]) for text in (start, end))
    found = quiet_until(Quiet(first, last, BERLIN), moment(at, BERLIN))
    assert found == (None if until is None else moment(until, BERLIN))
