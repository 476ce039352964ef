"""Damage to what is stored is noticed and named, and harms no other table."""

import asyncio
import contextlib
import gzip
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.table.core import calls
from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.storage.key import KEY_FILE
from hexholm.table.storage.sql import SqlStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.helpers import Api, Client, Made, actions, running, with_data
from tests.table.still_clock import StillClock

FIXTURES = Path(__file__).parent / "fixtures"


def unpack(folder: Path) -> Any:
    """A database made by an earlier version, with its key; what its tables looked like."""
    packed = (FIXTURES / "version-0002.sqlite3.gz").read_bytes()
    (folder / "tables.sqlite3").write_bytes(gzip.decompress(packed))
    told = json.loads((FIXTURES / "version-0002.json").read_text(encoding="utf-8"))
    (folder / KEY_FILE).write_bytes(bytes.fromhex(told["key"]))
    return told["tables"]


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        yield connection
        connection.commit()


def as_made(api: Api, told: Any) -> Made:
    seats = [{"seat": seat, "secret": secret} for seat, secret in enumerate(told["seats"])]
    data = {"table": told["table"], "seats": seats, "invite": None, "watch": told["watch"]}
    return Made(api, data)


def moment(view: Any) -> dict[str, Any]:
    """What of a position no version may change."""
    return {
        **{key: view[key] for key in ("to_move", "turn", "over")},
        "scores": [score["total"] for score in view["scores"]],
        "pieces": [one.get("settlements", one.get("houses")) for one in view["players"]],
    }


def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    tables = unpack(tmp_path)
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        for told in tables.values():
            state = as_made(api, told).state()
            assert state["number"] == told["number"]
            assert moment(state["view"]) == told["moment"]
        made = as_made(api, tables["running"])
        seat = made.state()["view"]["to_move"]
        with Client(made, made.secrets[seat]) as person:
            person.play(seat, actions(person.state)[0])
        number = made.state()["number"]
        api.close()
    with database(tmp_path) as connection:
        seals = [seal for (seal,) in connection.execute("SELECT seal FROM entries")]
        assert all(len(seal) == 32 for seal in seals)
        assert len(set(seals)) == len(seals)
    with running(with_data(tmp_path)) as address:
        made.api = api = Api(address)
        assert made.state()["number"] == number > tables["running"]["number"]
        api.close()


def test_a_damaged_table_of_an_earlier_version(tmp_path: Path) -> None:
    tables = unpack(tmp_path)
    with database(tmp_path) as connection:
        where = 'WHERE "table" = ? AND number = 4'
        damage = f"UPDATE entries SET data = substr(data, 5) {where}"
        connection.execute(damage, [tables["finished"]["table"]])
        impossible = f"UPDATE entries SET data = replace(data, 'build', 'use') {where}"
        connection.execute(impossible, [tables["fork"]["table"]])
        record = "UPDATE tables SET record = '{' WHERE id = ?"
        connection.execute(record, [tables["winter"]["table"]])
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        answers = {name: as_made(api, told).get() for name, told in tables.items()}
        statuses = {name: answer.status_code for name, answer in answers.items()}
        bad = dict.fromkeys(("finished", "fork", "winter"), 500)
        assert statuses == {**bad, "open": 200, "running": 200}
        for name in ("finished", "fork"):
            assert "Entry 4 of" in answers[name].json()["error"]["text"]
        api.close()


# --- every kind of damage --------------------------------------------------------------------


async def open_hub(folder: Path) -> Hub:
    storage = await SqlStorage.open(f"sqlite:///{folder / 'tables.sqlite3'}")
    return Hub(storage, InsideThinkers({}), StillClock(), b"key", TableSettings())


async def two_tables(folder: Path) -> list[str]:
    """The names of two tables with 30 actions each."""
    hub, rng = await open_hub(folder), random.Random(1)
    names = []
    for seed in (1, 2):
        seats = [{"kind": "person"}] * 2
        made = await calls.create(
            hub, game="kingdom-builder", setup={"seed": seed}, seats=seats, listed=True
        )
        caller = await calls.call(hub, made["table"], [one["secret"] for one in made["seats"]])
        for _ in range(30):
            room = caller.table.room
            await caller.play(room.number, str(rng.choice(room.game.legal_actions())))
        names.append(made["table"])
    await hub.close()
    return names


DAMAGE = {
    "an action": 'UPDATE entries SET data = replace(data, \'"action":"\', \'"action":"x\')',
    "a letter": "UPDATE entries SET data = replace(data, 'e', 'f')",
    "not JSON": "UPDATE entries SET data = 'build c4'",
    "not text": "UPDATE entries SET data = CAST(X'7BFF7D' AS TEXT)",
    "the seat": "UPDATE entries SET seat = 1 - seat",
    "the kind": "UPDATE entries SET kind = 'undo'",
    "the time": "UPDATE entries SET at = at + 1",
    "the seal": "UPDATE entries SET seal = substr(seal, 2) || 'x'",
    "missing": "DELETE FROM entries",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_entry_is_named_and_never_played_on(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = asyncio.run(two_tables(tmp_path))
    with database(tmp_path) as connection:
        connection.execute(f'{DAMAGE[damage]} WHERE "table" = ? AND number = 12', [bad])

    async def ask() -> None:
        hub = await open_hub(tmp_path)
        with caplog.at_level(logging.ERROR), pytest.raises(Refusal) as no:
            await hub.tables.find(bad)
        assert no.value.code == "damaged"
        assert f"Entry 12 of table {bad}" in str(no.value)
        assert [f"damaged: {bad}, entry 12"] == [one.getMessage() for one in caplog.records]
        assert (await hub.tables.find(good)).room.number == 31
        assert [table["table"] for table in await calls.listed(hub)] == [good]
        await hub.close()

    asyncio.run(ask())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET record = replace(record, '\"seed\":', '\"seed\":1') WHERE id = ?",
        "UPDATE tables SET salt = 'salt' WHERE id = ?",
        "UPDATE seats SET name = 'Eve' WHERE \"table\" = ? AND seat = 1",
        'DELETE FROM seats WHERE "table" = ? AND seat = 1',
    ],
)
def test_a_damaged_set_up(damage: str, tmp_path: Path) -> None:
    bad, good = asyncio.run(two_tables(tmp_path))
    with database(tmp_path) as connection:
        connection.execute(damage, [bad])

    async def ask() -> None:
        hub = await open_hub(tmp_path)
        with pytest.raises(Refusal, match=f"set-up of table {bad} is damaged"):
            await hub.tables.find(bad)
        assert (await hub.tables.find(good)).room.number == 31
        await hub.close()

    asyncio.run(ask())


def test_damaged_ratings_are_not_shown(tmp_path: Path) -> None:
    tables = unpack(tmp_path)
    name = tables["finished"]["table"]
    number = tables["finished"]["number"]
    with database(tmp_path) as connection:
        for told, whose in (("finished", name), ("fork", tables["fork"]["table"])):
            ratings = json.dumps({"number": number, "turns": [{"by": told}]})
            connection.execute("UPDATE tables SET ratings = ? WHERE id = ?", [ratings, whose])

    async def ask() -> Any:
        hub = await open_hub(tmp_path)
        found = (await hub.tables.find(name)).row.ratings
        await hub.close()
        return found

    before = asyncio.run(ask())
    assert before["turns"] == [{"by": "finished"}]
    with database(tmp_path) as connection:
        spoil = "UPDATE tables SET ratings = replace(ratings, 'finished', 'spoiled') WHERE id = ?"
        connection.execute(spoil, [name])
    assert asyncio.run(ask()) is None


def test_the_record_of_a_fixture_can_still_be_replayed(tmp_path: Path) -> None:
    tables = unpack(tmp_path)
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        record = as_made(api, tables["finished"]).get("/record").json()
        scores = [one["total"] for one in hexholm.replay(record).scores()]
        assert scores == tables["finished"]["moment"]["scores"]
        api.close()
