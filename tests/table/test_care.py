"""A server's owner: backup, restore, prune and check."""

import asyncio
import random
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from hexholm.cli import main
from hexholm.table.settings import Settings
from tests.table.helpers import Api, Client, Made, play_out, play_turn, running, with_data

DAY = 86_400_000


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return with_data(tmp_path / "here")


def play_some(address: str) -> list[Made]:
    """A finished table, and one in the middle of its game."""
    api, rng = Api(address), random.Random(3)
    over, going = api.create("person", "person", seed=1), api.create("person", "person", seed=2)
    with Client(over, over.secrets[0]) as ada, Client(over, over.secrets[1]) as bob:
        play_out([ada, bob], rng)
    with Client(going, *going.secrets.values()) as both:
        play_turn(both, both.state["view"]["to_move"], rng)
    api.close()
    return [over, going]


@pytest.fixture
def played(settings: Settings) -> list[Made]:
    with running(settings) as address:
        made = play_some(address)
    return made


def states(made: list[Made], address: str) -> list[object]:
    api = Api(address)
    for one in made:
        one.api = api
    views = [one.state(one.secrets[0])["view"] for one in made]
    api.close()
    return views


def where(settings: Settings) -> list[str]:
    return ["--data", str(settings.data)]


def database(settings: Settings) -> sqlite3.Connection:
    return sqlite3.connect(settings.folder / "tables.sqlite3")


def test_a_backup_of_a_running_server_is_restored_elsewhere(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = tmp_path / "games.backup", replace(settings, data=tmp_path / "there")
    with running(settings) as address:
        made = play_some(address)
        before = states(made, address)
        assert main(["backup", str(file), *where(settings)]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "the key is in it"
    assert main(["restore", str(file), *where(there)]) == 0
    with running(there) as address:
        assert states(made, address) == before, "every link works there"
    assert main(["check", *where(there)]) == 0


def test_a_backup_replaces_no_file(
    settings: Settings, played: list[Made], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")
    assert main(["backup", str(file), *where(settings)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_a_backup_of_nothing_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "nowhere"
    assert main(["backup", str(tmp_path / "file"), "--data", str(folder)]) == 2
    assert "missing" in capsys.readouterr().err
    assert not folder.exists()
    assert list(tmp_path.iterdir()) == []


def test_games_are_never_restored_over_others(
    settings: Settings, played: list[Made], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.backup"
    assert main(["backup", str(file), *where(settings)]) == 0
    assert main(["restore", str(file), *where(settings)]) == 2
    assert "there are games already" in capsys.readouterr().err
    other = with_data(tmp_path / "other")
    with running(other):
        key = (other.folder / "key").read_bytes()
    assert main(["restore", str(file), *where(other)]) == 2
    assert "key of other games" in capsys.readouterr().err
    assert (other.folder / "key").read_bytes() == key


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\0" + b"x" * 500])
def test_only_a_backup_is_restored(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 2
    assert "isn’t a backup" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_pruning_takes_what_is_old_and_over(
    settings: Settings, played: list[Made], capsys: pytest.CaptureFixture[str]
) -> None:
    with database(settings) as games:
        games.execute(f"UPDATE entries SET at = at - {100 * DAY}")
        games.execute(f"UPDATE tables SET created = created - {200 * DAY}")
    _, going = played
    for words in (["--older", "101d"], ["--older", "1w", "--dry-run"]):
        assert main(["prune", *words, *where(settings)]) == 0
    assert "2 tables would be deleted" in capsys.readouterr().out
    assert main(["prune", "--older", "90d", "--finished", *where(settings)]) == 0
    assert "1 table deleted" in capsys.readouterr().out
    with database(settings) as games:
        for table in ("entries", "seats"):
            names = {name for (name,) in games.execute(f'SELECT "table" FROM {table}')}
            assert names == {going.id}
        assert games.execute("SELECT id FROM tables").fetchall() == [(going.id,)]


@pytest.mark.parametrize("age", ["90", "d", "-1d", "3m", "1.5d"])
def test_an_age_that_nobody_understands(age: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", f"--older={age}"]) == 2
    assert "isn’t an age" in capsys.readouterr().err


def test_damaged_tables_are_named(
    settings: Settings, played: list[Made], capsys: pytest.CaptureFixture[str]
) -> None:
    over, going = played
    assert main(["check", *where(settings)]) == 0
    assert "2 tables checked, none damaged" in capsys.readouterr().out
    with database(settings) as games:
        games.execute(
            """UPDATE entries SET data = '{"action": "build zz"}'
            WHERE kind = 'play' AND "table" = ?""",
            (going.id,),
        )
    assert main(["check", *where(settings)]) == 1
    told = capsys.readouterr().out
    assert f"{going.id} is damaged" in told
    assert over.id not in told
    assert "2 tables checked, 1 damaged" in told


def test_many_rows_are_copied_page_by_page(
    settings: Settings, played: list[Made], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexholm.table.care import backup

    monkeypatch.setattr(backup, "PAGE", 7)
    file = tmp_path / "games.backup"
    assert asyncio.run(backup.backup(settings, file)) == 2
    with database(settings) as games, sqlite3.connect(file) as copy:
        for table in ("tables", "seats", "entries"):
            query = f"SELECT * FROM {table} ORDER BY 1, 2"
            assert copy.execute(query).fetchall() == games.execute(query).fetchall()
