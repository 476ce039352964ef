"""`hexholm simulate`: a progress bar, then tables of what came of the games."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from hexholm import arena
from hexholm.arena.results import BotResult, Results
from hexholm.arena.statistics import in_percent, in_range
from hexholm.cli.console import progress
from hexholm.cli.tables import pays_in


def simulate(
    console: Console, games: int, players: int | None, bots: Sequence[str], **how: Any
) -> None:
    """Play the games and print the tables; the bar goes to the error output."""
    with progress(games) as advance:
        results = arena.simulate(games, players, bots, on_progress=advance, **how)
    unit = pays_in(how.get("game", ""))
    for table in (wins(results, unit), gold(results.bots, unit)):
        console.print(table)
    console.print(f"rounds a game: {in_range(results.rounds)}", highlight=False)
    for line in lapses(results.bots):
        console.print(line, highlight=False, markup=False)
    if how["out"] is not None:
        console.print(f"records: {how['out']}", highlight=False, markup=False)


def wins(results: Results, unit: str = "gold") -> Table:
    """Wins and gold (or points) of each bot."""
    table = Table(title=f"{results.games} games (with 95 % intervals)")
    table.add_column("bot")
    for heading in ("seats played", "wins", "share of wins", unit):
        table.add_column(heading, justify="right")
    for bot in results.bots:
        wins = f"{bot.wins:.10g}"
        table.add_row(bot.name, str(bot.games), wins, in_percent(bot.win_rate), in_range(bot.total))
    return table


def gold(bots: Sequence[BotResult], unit: str = "gold") -> Table:
    """Mean gold (or points) by card, over the games with that card."""
    table = Table(title=f"mean {unit} by card")
    table.add_column("card")
    for bot in bots:
        table.add_column(bot.name, justify="right")
    for card in sorted({card for bot in bots for card in bot.gold}):
        means = (bot.gold.get(card) for bot in bots)
        table.add_row(card, *("" if mean is None else f"{mean.value:.2f}" for mean in means))
    return table


def lapses(bots: Sequence[BotResult]) -> Iterator[str]:
    """A line for each bot that failed."""
    for bot in bots:
        if bot.lapses:
            times = "once" if bot.lapses == 1 else f"{bot.lapses} times"
            yield f"{bot.name} failed {times}; the easy bot played those turns"
