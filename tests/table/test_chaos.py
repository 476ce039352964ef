"""People play on while servers are killed and the database restarts; docs/reliability.md."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.table.chaos.game import Chaos, Plan
from tests.table.chaos.verdict import faults
from tests.table.machines import Postgres


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_acknowledged_is_lost_or_doubled(postgres: Postgres, tmp_path: Path) -> None:
    """The short form of `make chaos`."""
    plan = Plan(tables=4, kills=6, restarts=1, every=1.5, pause=0.15)
    chaos = Chaos(plan, postgres, tmp_path)

    async def work() -> list[str]:
        async with chaos.happening(print):
            return await faults(chaos)

    assert asyncio.run(work()) == []
    assert chaos.storm.counts["kills"] == 6
    assert chaos.storm.counts["restarts of the database"] == 1
    assert chaos.tally.counts["cuts"] > 0
    assert all(person.number > 1 for group in chaos.groups for person in group.people)
