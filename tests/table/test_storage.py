"""The database: migrations, two servers on one database, PostgreSQL."""

import asyncio
import contextlib
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from hexholm.table.settings import Settings, data_folder
from hexholm.table.storage.database import Database, open_database
from hexholm.table.storage.key import load_key
from hexholm.table.storage.migrate import DatabaseError
from hexholm.table.storage.schema import METADATA
from hexholm.table.storage.sql import SqlStorage
from tests.table.helpers import (
    Api,
    Client,
    Process,
    actions,
    play_out,
    play_turn,
    running,
    with_data,
)
from tests.table.machines import Postgres


async def open_and_close(settings: Settings) -> None:
    storage = await SqlStorage.open(settings.database_url)
    await storage.close()


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    asyncio.run(open_and_close(Settings(data=tmp_path)))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_an_existing_database_is_kept(tmp_path: Path) -> None:
    settings = with_data(tmp_path)
    with running(settings) as address:
        api = Api(address)
        made = api.create("person", "person", "open", seed=1)
        assert made.invite is not None
        cleo = made.post("/join", made.invite, {"name": "Cleo"}).json()
        with Client(made, made.secrets[0]) as ada:
            ada.send(type="name", seat=0, name="Ada", colour="red")
            ada.until(lambda s: s["table"]["seats"][0]["name"] == "Ada")
            play_turn(ada, 0, random.Random(1))
        before = made.state(made.secrets[1])
        api.close()
    with running(settings) as address:
        made.api = api = Api(address)
        after = made.state(made.secrets[1])
        for state in (before, after):
            for seat in state["table"]["seats"]:
                seat.pop("online")
                seat.pop("away")
            assert state.pop("now") > 0
        assert after == before
        assert made.state(cleo["secret"])["table"]["seats"][2]["mine"]
        api.close()


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    asyncio.run(open_and_close(settings))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseError, match="another version of hexholm"):
        asyncio.run(open_and_close(settings))


def test_a_second_process_on_one_file_stops_with_a_sentence(tmp_path: Path) -> None:
    first = Process(tmp_path)
    command = [sys.executable, "-m", "hexholm", "serve", "--port", "0", "--data", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    (line,) = second.stderr.splitlines()
    assert f"another hexholm is using {tmp_path / 'tables.sqlite3'}" in line
    first.end(signal.SIGKILL)
    third = Process(tmp_path)
    assert third.end(signal.SIGINT) == 0


def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    with running(with_data(tmp_path)) as address:
        api = Api(address)
        made = api.create("person", "person", seed=3)
        with Client(made, made.secrets[0]) as ada:
            action = actions(ada.state)[0]
            with monkeypatch.context() as patch:
                patch.setattr(SqlStorage, "append", fail)
                no = ada.refused(type="play", seat=0, number=1, action=action)
                assert no["code"] == "not-stored"
                body = {"number": 1, "action": action}
                assert made.post("/play", made.secrets[0], body).status_code == 503
                assert made.state()["number"] == 1
            assert ada.play(0, action)["number"] == 2
        api.close()


def test_no_secret_stands_in_the_database(tmp_path: Path) -> None:
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        made = api.create("person", "open", seed=3)
        assert made.invite is not None
        joined = made.post("/join", made.invite, {"name": "Bob"}).json()
        api.close()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.name != "key")
    assert made.id.encode() in stored
    for secret in (made.secrets[0], made.invite, made.watch, joined["secret"]):
        assert len(secret) >= 22  # at least 128 bits
        assert secret.encode() not in stored


def test_the_key(tmp_path: Path) -> None:
    key = load_key(tmp_path / "new")
    assert load_key(tmp_path / "new") == key
    path = tmp_path / "new" / "key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [one.name for one in (tmp_path / "new").iterdir()] == ["key"]
    path.write_bytes(b"short")
    with pytest.raises(ValueError, match="isn’t a key"):
        load_key(tmp_path / "new")


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "hexholm"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder() == Path.home() / ".local" / "share" / "hexholm"
    assert Settings(database="postgresql://u@h/d").database_url == "postgresql+asyncpg://u@h/d"


# --- PostgreSQL ------------------------------------------------------------------------------


def test_a_game_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    settings = with_data(tmp_path, database=postgres.new_database())
    with running(settings) as address:
        api = Api(address)
        made = api.create("person", "person", "random", seed=1)
        rng = random.Random(1)
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
            play_turn(ada, 0, rng)
            bob.until(lambda s: s["view"]["to_move"] == 1)
        number = made.state()["number"]
        api.close()
    assert not (tmp_path / "tables.sqlite3").exists()
    with running(settings) as address:
        made.api = api = Api(address)
        assert made.state()["number"] == number
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
            play_turn(bob, 1, rng)
            play_out([ada, bob], rng)
        assert made.get("/record").status_code == 200
        api.close()


def test_a_locked_file_keeps_only_its_writer_waiting(tmp_path: Path) -> None:
    """Issue 18: each write used to stop the whole server for two seconds."""

    async def write(database: Database) -> None:
        await database.run(lambda one: one.execute(sa.text("INSERT INTO things VALUES (1)")))

    async def scene() -> int:
        database = open_database(f"sqlite:///{tmp_path / 'file'}")
        await database.run(lambda one: one.execute(sa.text("CREATE TABLE things (n)")))
        with contextlib.closing(sqlite3.connect(tmp_path / "file")) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(write(database))
            for _ in range(50):  # whatever else the server has to do
                await asyncio.sleep(0)
            assert not writing.done()
            other.rollback()
        await writing
        count = await database.run(lambda one: one.scalar(sa.text("SELECT count(*) FROM things")))
        await database.close()
        return int(count)

    assert asyncio.run(scene()) == 1


def test_migrations_make_what_the_schema_says_on_postgresql(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database())

    async def several() -> None:
        await asyncio.gather(*(open_and_close(settings) for _ in range(3)))

    asyncio.run(several())

    async def compare() -> list[object]:
        engine = create_async_engine(settings.database_url)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda one: list(compare_metadata(MigrationContext.configure(one), METADATA))
            )
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_all_servers_on_a_database_need_the_same_key(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    def command(folder: str) -> list[str]:
        where = ["--port", "0", "--data", str(tmp_path / folder), "--database", url]
        return [sys.executable, "-m", "hexholm", "serve", *where]

    with running(with_data(tmp_path / "one", database=url)):
        other = subprocess.run(command("two"), capture_output=True, text=True, check=False)
    assert (other.returncode, other.stdout) == (2, "")
    assert "key is missing" in other.stderr
    load_key(tmp_path / "two")
    other = subprocess.run(command("two"), capture_output=True, text=True, check=False)
    assert (other.returncode, other.stdout) == (2, "")
    assert "isn’t the key of this database" in other.stderr
