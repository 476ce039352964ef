"""What stands behind a port behaves the same, whichever it is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import hexholm
from hexholm.table.core.ports import (
    Conflict,
    Failed,
    KeepsakeRow,
    ProfileRow,
    Row,
    Storage,
    TableRow,
    Thinkers,
)
from hexholm.table.core.thinking import ask_hint, ask_plan, ask_rating, offered_bots
from hexholm.table.pocket.store import BrowserStore
from hexholm.table.settings import Settings
from hexholm.table.storage.keyed import KeyedStorage
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.storage.opening import open_storage
from hexholm.table.storage.sql import SqlStorage
from hexholm.table.thinkers.inside import InsideThinkers
from hexholm.table.thinkers.processes import ProcessThinkers
from tests.table.machines import Postgres
from tests.table.pocket.browser import Store


def table(name: str, *, listed: bool = True) -> TableRow:
    start = {"seed": 1}
    origin, pace = {"fork": "x"}, {"kind": "days", "away": 300.0, "clock": None}
    return TableRow(
        name, "kingdom-builder", start, "salt", listed, origin, True, seal="s", pace=pace
    )


def entry(number: int, name: str = "oak-river-7") -> Row:
    data = {"action": "build c4"}
    return {
        "table": name,
        "number": number,
        "seat": None,
        "kind": "play",
        "data": data,
        "at": 1000 + number,
        "seal": f"seal {number}",
    }


SEAT = {"table": "oak-river-7", "seat": 0, "kind": "person", "name": "Ada"}
SEAT |= {"colour": "blue", "level": None}


async def in_memory(_folder: Path) -> Storage:
    return MemoryStorage()


async def in_sqlite(folder: Path) -> Storage:
    return await SqlStorage.open(f"sqlite:///{folder / 'tables.sqlite3'}")


async def in_a_browser(_folder: Path) -> Storage:
    return KeyedStorage(BrowserStore(Store()))


@pytest.mark.parametrize("opened", [in_memory, in_sqlite, in_a_browser])
def test_storages(opened: Callable[[Path], Awaitable[Storage]], tmp_path: Path) -> None:
    _use(lambda: opened(tmp_path))


def test_postgresql_as_storage(postgres: Postgres) -> None:
    url = Settings(database=postgres.new_database()).database_url
    _use(lambda: open_storage(url))


def _use(opened: Callable[[], Awaitable[Storage]]) -> None:
    async def use() -> None:
        storage = await opened()
        row, begun = table("oak-river-7"), {**entry(1), "kind": "begun"}
        await storage.create(row, [SEAT], [begun], over=False, at=1)
        with pytest.raises(Conflict):
            await storage.create(row, [SEAT], [], over=False, at=2)
        await storage.append([entry(2), entry(3)])
        for taken in (2, 3):
            with pytest.raises(Conflict):
                await storage.append([entry(taken)])
        stored = await storage.load("oak-river-7")
        assert stored is not None
        assert list(stored) == [row, [SEAT], [begun, entry(2), entry(3)]]
        assert await storage.entries("oak-river-7", 1) == [entry(2), entry(3)]
        assert await storage.entries("oak-river-7", 3) == []
        assert await storage.numbers(["oak-river-7", "no-such-table"]) == {"oak-river-7": 3}
        assert await storage.due(10**6, 5) == []
        await storage.set_due("oak-river-7", 5000)
        assert await storage.due(4999, 5) == []
        assert await storage.due(5000, 5) == ["oak-river-7"]
        await storage.set_due("oak-river-7", None)
        assert await storage.due(10**6, 5) == []
        stored.entries[0]["data"]["action"] = "end"
        again = await storage.load("oak-river-7")
        assert again is not None
        assert again.entries[0] == begun, "what was read is the reader's own"
        assert await storage.load("no-such-table") is None

        for number, (listed, over) in enumerate([(True, False), (False, False), (True, True)], 1):
            name = f"fir-bay-{number}"
            first = [{**entry(1, name), "kind": "begun"}]
            await storage.create(table(name, listed=listed), [], first, over=over, at=2 + number)
        await storage.create(table("fir-bay-4"), [], [], over=False, at=9)  # a seat is open
        assert await storage.listed(9) == ["fir-bay-1", "oak-river-7"]
        assert await storage.listed(1) == ["fir-bay-1"]
        await storage.append([entry(2, "fir-bay-1")], over=True)
        await storage.append([entry(2, "fir-bay-3")], over=False)
        assert await storage.listed(9) == ["fir-bay-3", "oak-river-7"]

        await storage.set_ratings("oak-river-7", {"number": 3, "turns": []})
        rated = await storage.load("oak-river-7")
        assert rated is not None
        assert rated.table.ratings == {"number": 3, "turns": []}
        await _use_keepsakes(storage)
        await storage.close()

    asyncio.run(use())


async def _use_keepsakes(storage: Storage) -> None:
    people = storage.people
    for name in ("ada", "ada2"):
        await people.create(ProfileRow(name, name, None, None, 1))
    assert await people.keepsakes("ada") == []
    mine = KeepsakeRow("ada", "b1", "kingdom-builder", "[a]\n", 20)
    older = KeepsakeRow("ada", "b2", "winter-kingdom", "[b]\n", 10)
    other = KeepsakeRow("ada2", "b1", "kingdom-builder", "[c]\n", 5)
    for row in (mine, older, other):
        await people.keep_keepsake(row)
    assert await people.keepsakes("ada") == [older, mine]
    changed = older._replace(text="[ä]\n", at=30)
    await people.keep_keepsake(changed)
    assert await people.keepsakes("ada") == [mine, changed]
    await people.drop_keepsake("ada", "board", "b1")
    await people.drop_keepsake("ada", "board", "never-there")
    assert await people.keepsakes("ada") == [changed]
    result = changed._replace(kind="result", text="{}", at=40)  # the same id, another kind
    await people.keep_keepsake(result)
    assert await people.keepsakes("ada") == [changed, result]
    await people.drop_keepsake("ada", "result", result.id)
    assert await people.keepsakes("ada") == [changed]
    await people.keep_keepsake(result)
    await people.delete("ada")
    await people.keep_keepsake(mine)  # its profile has just been deleted
    assert await people.keepsakes("ada") == []
    assert await people.keepsakes("ada2") == [other]


def inside() -> Thinkers:
    return InsideThinkers(offered_bots())


def processes() -> Thinkers:
    return ProcessThinkers(offered_bots(), workers=1, limit=30)


@pytest.mark.parametrize("made", [inside, processes])
def test_thinkers(made: Callable[[], Thinkers]) -> None:
    async def use() -> None:
        thinkers = made()
        thinkers.warm()
        game = hexholm.new_game(seed=1)
        actions = await ask_plan(thinkers, "easy", game, 0, 1.0)
        assert game.why_not(actions[0]) is None
        with pytest.raises(Failed) as no:
            await ask_plan(thinkers, "nobody", game, 0, 1.0)
        assert no.value.kind == "unknown"
        hint = await ask_hint(thinkers, game, 0, 0.01)
        assert hint["seat"] == 0
        with pytest.raises(Failed) as no:
            await ask_hint(thinkers, game, 0, -1.0)
        assert no.value.kind == "crashed"
        played = game.copy()
        for action in actions:
            played.play(action)
        turn = hexholm.advice.played(played)[0]
        assert (await ask_rating(thinkers, turn, game, 0.01))["seat"] == 0
        thinkers.close()

    asyncio.run(use())
