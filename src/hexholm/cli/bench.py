"""`hexholm bench`: the speed table."""

from typing import Annotated, Final

from rich.table import Table

from hexholm.arena.bench import MICROSECONDS, PER_SECOND, STEPS, Row, run_bench
from hexholm.cli.console import open_console
from hexholm.cli.options import option
from hexholm.cli.tables import new_table
from hexholm.texts import say, spoken

_UNITS: Final = {PER_SECOND: "bench-speed", STEPS: "bench-steps", MICROSECONDS: "bench-time"}


def bench(seconds: Annotated[float, option("seconds", min=0.1)] = 10.0) -> None:
    """Measure the speed of the engine and the bots."""
    open_console().print(table(seconds))


def table(seconds: float) -> Table:
    """What is measured in about this time, as a table."""
    result = new_table("bench")
    result.caption = say("bench-caption")
    for row in run_bench(seconds):
        result.add_row(
            say(f"bench-{row.what}"),
            say(_UNITS[row.unit], n=_figure(row.figure)),
            _target(row.must),
            _target(row.stretch),
            spoken().number(float(f"{row.ratio:.3g}")),
            _verdict(row),
        )
    return result


def _figure(value: float) -> str:
    return spoken().number(value, 0 if value >= 100 else 2)


def _target(value: float | None) -> str:
    return "" if value is None else spoken().number(value, 0)


def _verdict(row: Row) -> str:
    if row.must is None:
        return ""
    if not row.reaches(row.must):
        return say("bench-missed")
    is_stretch = row.stretch is not None and row.reaches(row.stretch)
    return say("bench-stretch" if is_stretch else "bench-must")
