"""`hexholm simulate`: a progress bar, then tables of what came of the games."""

from collections.abc import Sequence
from math import isnan
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hexholm import arena
from hexholm.arena.results import Results
from hexholm.arena.statistics import Estimate
from hexholm.cli.tables import pays_in


def simulate(
    console: Console, games: int, players: int | None, bots: Sequence[str], **how: Any
) -> None:
    """Play the games and print the tables; the bar goes to the error output."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as progress:
        bar = progress.add_task("games", total=games)
        results = arena.simulate(
            games,
            players,
            bots,
            on_progress=lambda done, _: progress.update(bar, completed=done),
            **how,
        )
    unit = pays_in(how.get("game", ""))
    for table in (wins(results, unit), gold(results, unit)):
        console.print(table)
    console.print(f"rounds a game: {_range(results.rounds)}", highlight=False)
    if how["out"] is not None:
        console.print(f"records: {how['out']}", highlight=False, markup=False)


def wins(results: Results, unit: str = "gold") -> Table:
    """Wins and gold (or points) of each bot."""
    table = Table(title=f"{results.games} games (with 95 % intervals)")
    table.add_column("bot")
    for heading in ("seats played", "wins", "share of wins", unit):
        table.add_column(heading, justify="right")
    for bot in results.bots:
        share = Estimate(*(100 * value for value in bot.win_rate))
        table.add_row(
            bot.name, str(bot.games), f"{bot.wins:.10g}", f"{_range(share)} %", _range(bot.total)
        )
    return table


def gold(results: Results, unit: str = "gold") -> Table:
    """Mean gold (or points) by card, over the games with that card."""
    table = Table(title=f"mean {unit} by card")
    table.add_column("card")
    for bot in results.bots:
        table.add_column(bot.name, justify="right")
    for card in sorted({card for bot in results.bots for card in bot.gold}):
        means = (bot.gold.get(card) for bot in results.bots)
        table.add_row(card, *("" if mean is None else f"{mean.value:.2f}" for mean in means))
    return table


def _range(estimate: Estimate) -> str:
    if isnan(estimate.low):
        return f"{estimate.value:.1f}"
    return f"{estimate.value:.1f} ({estimate.low:.1f} to {estimate.high:.1f})"
