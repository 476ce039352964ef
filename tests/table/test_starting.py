"""What keeps a server from starting is one sentence, before it says that it is there."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from hexholm.cli import main
from hexholm.table.bus import open_bus
from hexholm.table.logs import JsonLines
from hexholm.texts import Told
from tests.table.helpers import running, with_data
from tests.table.machines import free_port


def corrupt(folder: Path) -> list[str]:
    (folder / "tables.sqlite3").write_bytes(b"no database" * 500)
    return []


def from_the_future(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "tables.sqlite3") as games:
        games.execute("UPDATE alembic_version SET version_num = '9999'")
    return []


def short_key(folder: Path) -> list[str]:
    (folder / "key").write_bytes(b"short")
    return []


def other_key(folder: Path) -> list[str]:
    (folder / "key").write_bytes(bytes(32))
    return []


def key_gone(folder: Path) -> list[str]:
    (folder / "key").unlink()
    return []


def away(_folder: Path) -> list[str]:
    return ["--database", "postgresql://ada:sesame@127.0.0.1:1/games"]


def no_folder(folder: Path) -> list[str]:
    return ["--data", str(folder / "key" / "below")]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (corrupt, "tables.sqlite3 can’t be used (file is not a database)"),
        (from_the_future, "made by another version of hexholm"),
        (short_key, "isn’t a key of 32 bytes"),
        (other_key, "key"),
        (key_gone, "is missing: it holds the key of every link"),
        (away, "ada:***@127.0.0.1:1/games can’t be reached"),
        (no_folder, "Not a directory"),
    ],
)
def test_a_start_that_fails(
    spoil: Callable[[Path], list[str]],
    told: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    with running(with_data(tmp_path)):
        pass  # a server that has been here before
    where = ["--data", str(tmp_path), *spoil(tmp_path)]
    assert main(["serve", "--port", "0", *where]) == 2
    out, err = capfd.readouterr()
    assert out == "", "it isn't at any address"
    assert told in err
    assert len(err.splitlines()) == 1
    assert "sesame" not in err


def test_a_log_for_programs() -> None:
    record = logging.makeLogRecord({"name": "hexholm", "levelname": "ERROR", "msg": "an\n%s"})
    record.args, record.about = ("oak",), {"table": "oak-1"}
    line = JsonLines().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert found.pop("at").endswith("+00:00")
    assert found == {"level": "error", "from": "hexholm", "text": "an\noak", "table": "oak-1"}


def test_a_database_that_goes_away_during_the_start() -> None:
    """The games were there, but the other servers can't be reached any more."""
    pytest.importorskip("asyncpg")
    url = f"postgresql+asyncpg://hexholm:secret@127.0.0.1:{free_port()}/games"
    with pytest.raises(Told, match=r"can’t be reached") as told:
        asyncio.run(open_bus(url))
    assert "secret" not in str(told.value)
