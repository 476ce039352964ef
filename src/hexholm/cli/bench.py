"""`hexholm bench`: the speed table."""

from rich.table import Table

from hexholm.arena.bench import Row, run_bench


def table(seconds: float) -> Table:
    """Measure for about so many seconds and put it into a table."""
    result = Table(title="speed on one core", caption="yardsticks: time in loops of plain Python")
    result.add_column("what")
    for heading in ("measured", "must", "stretch", "yardsticks"):
        result.add_column(heading, justify="right")
    result.add_column("reached")
    for row in run_bench(seconds):
        result.add_row(
            row.what,
            f"{_figure(row.figure)} {row.unit}",
            _target(row.must),
            _target(row.stretch),
            f"{row.ratio:.3g}",
            _verdict(row),
        )
    return result


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _target(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def _verdict(row: Row) -> str:
    if row.must is None:
        return ""
    if not row.reaches(row.must):
        return "no"
    return "stretch" if row.stretch is not None and row.reaches(row.stretch) else "must"
