"""The tables of `hexholm arena`."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.standings import Standings
from hexholm.arena.statistics import in_percent, in_range
from hexholm.cli.statistics import gold, lapses


def parts(standings: Standings, unit: str) -> Iterator[RenderableType]:
    """All there is to tell, in the order of its importance."""
    yield overview(standings, unit)
    if standings.duels and not (len(standings.bots) == standings.players == 2):
        yield duels(standings)
    yield gold([bot.seats for bot in standings.bots], unit)
    yield f"rounds a game: {in_range(standings.rounds)}"
    yield from lapses([bot.seats for bot in standings.bots])


def overview(standings: Standings, unit: str) -> Table:
    """One line a bot."""
    deals = f"{standings.games} games on {standings.deals} deals"
    table = Table(
        title=f"{deals} (with 95 % intervals)",
        caption="rating: openskill (Plackett-Luce), ± sigma; time: of the processor",
    )
    table.add_column("bot")
    for heading in ("games won", unit, "rating", "ms a turn", "95 % under", "longest"):
        table.add_column(heading, justify="right")
    for bot in standings.bots:
        table.add_row(
            bot.name,
            in_percent(bot.won),
            in_range(bot.seats.total),
            f"{bot.rating.mu:.2f} ± {bot.rating.sigma:.2f}",
            *bot.times,
        )
    return table


def duels(standings: Standings) -> Table:
    """How often the bot of the row finished ahead of the bot of the column."""
    table = Table(title="finished ahead of (ties count half)")
    table.add_column("bot")
    names = [bot.name for bot in standings.bots]
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        shares = (standings.ahead(one, other) for other in names)
        table.add_row(one, *("" if share is None else in_percent(share) for share in shares))
    return table
