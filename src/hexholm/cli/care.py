"""`hexholm backup`, `restore`, `prune` and `check`: looking after a server's games."""

import asyncio
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexholm.cli import Mistake
from hexholm.cli.options import option
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.table.settings import Settings

Data = Annotated[str | None, option("data", metavar="DIR", default="data")]
Url = Annotated[str | None, option("database", metavar="URL")]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("flag-backup-file"))]

DAYS: Final = {"d": 1, "w": 7, "y": 365}


def _settings(data: str | None, database: str | None) -> "Settings":
    from hexholm.table.settings import Settings

    return Settings(data=None if data is None else Path(data), database=database)


def backup(file: File, data: Data = None, database: Url = None) -> None:
    """Write all games and the key to a file; the server may be running."""
    from hexholm.table.care import backup

    count = asyncio.run(backup.backup(_settings(data, database), file))
    print(say("care-backed-up", n=count, file=str(file)))


def restore(file: File, data: Data = None, database: Url = None) -> None:
    """Put the games and the key of a backup where there are none yet."""
    from hexholm.table.care import backup

    count = asyncio.run(backup.restore(_settings(data, database), file))
    print(say("care-restored", n=count))


def prune(
    older: Annotated[str, option("older", metavar="90d")],
    finished: Annotated[bool, option("finished", "--finished")] = False,
    trial: Annotated[bool, option("trial", "--dry-run")] = False,
    data: Data = None,
    database: Url = None,
) -> None:
    """Delete games that nobody has touched for long."""
    from hexholm.table.care import pruning

    found = re.fullmatch(r"(\d{1,5})([dwy])", older)
    if found is None:
        raise Mistake("care-bad-age", got=older)
    age = int(found[1]) * DAYS[found[2]] * 86_400_000
    before = time.time_ns() // 1_000_000 - age
    settings = _settings(data, database)
    count = asyncio.run(pruning.prune(settings, before, finished=finished, trial=trial))
    print(say("care-would-prune" if trial else "care-pruned", n=count))


def check(data: Data = None, database: Url = None) -> None:
    """Replay and verify all games."""
    damaged = asyncio.run(_check(_settings(data, database)))
    if damaged:
        raise typer.Exit(1)


async def _check(settings: "Settings") -> int:
    from hexholm.table.care import checking

    tables = damaged = 0
    async for name, wrong in checking.check(settings):
        tables += 1
        if wrong:
            damaged += 1
            print(say("care-damaged", table=name, why=wrong))
    print(say("care-checked", n=tables, damaged=damaged))
    return damaged
