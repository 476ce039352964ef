"""The long form of the test, by `make chaos`; python -m tests.table.chaos --help."""

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from dataclasses import fields
from pathlib import Path

from tests.table.chaos.game import Chaos, Plan
from tests.table.chaos.verdict import faults
from tests.table.machines import a_postgres


async def go(chaos: Chaos) -> list[str]:
    async with chaos.happening(lambda text: print(text, flush=True)):
        print("the storm is over; looking at what is left", flush=True)
        return await faults(chaos)


def figures(chaos: Chaos, seconds: float) -> dict[str, int]:
    tally, waits = chaos.tally, sorted(chaos.tally.waits)
    entries = sum(max(person.number for person in group.people) for group in chaos.groups)
    told = {
        "seconds": round(seconds),
        "tables": len(chaos.groups),
        "people, with those who watched": sum(len(group.people) for group in chaos.groups),
        "starts of servers": sum(machine.starts for machine in chaos.machines),
        "starts while the database was away": sum(one.failed_starts for one in chaos.machines),
        "entries in the record": entries,
        "actions acknowledged": len(waits),
    }
    for share in (0.5, 0.99, 1.0):
        place = min(len(waits) - 1, int(share * len(waits)))
        told[f"acknowledged after, {share:.0%} within, ms"] = round(1000 * waits[place])
    return told | dict(sorted(chaos.storm.counts.items())) | dict(sorted(tally.counts.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="Servers are killed while people play.")
    defaults = {"tables": 200, "kills": 300, "restarts": 20, "every": 2.5, "pause": 2.0}
    for field in fields(Plan):
        kind = int if field.type is int else float
        parser.add_argument(
            f"--{field.name}", type=kind, default=defaults.get(field.name, field.default)
        )
    plan = Plan(**vars(parser.parse_args()))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="hexholm-chaos-") as name, a_postgres() as postgres:
        chaos = Chaos(plan, postgres, Path(name))
        wrong = asyncio.run(go(chaos))
        for what, figure in figures(chaos, time.monotonic() - begun).items():
            print(f"{what:40} {figure:10,}")
    print(*wrong, f"{len(wrong)} faults", sep="\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
