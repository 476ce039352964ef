"""The tables of `hexholm arena`."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.standings import Standings
from hexholm.arena.statistics import in_percent, in_range
from hexholm.cli.simulate import gold, lapses
from hexholm.cli.tables import new_table, unit_of
from hexholm.texts import say, spoken


def parts(standings: Standings, game: str) -> Iterator[RenderableType]:
    """All the results, most important first."""
    unit = unit_of(game)
    yield overview(standings, unit)
    yield from adjusted(standings)
    if standings.duels and not (len(standings.bots) == standings.players == 2):
        yield duels(standings)
    yield gold([bot.seats for bot in standings.bots], unit, game)
    yield say("simulate-rounds", rounds=in_range(standings.rounds))
    yield from lapses([bot.seats for bot in standings.bots])


def overview(standings: Standings, unit: str) -> Table:
    """One line per bot."""
    table = new_table("standings", games=standings.games, deals=standings.deals, unit=unit)
    table.caption = say("standings-caption")
    for bot in standings.bots:
        table.add_row(
            bot.name,
            in_percent(bot.won),
            in_range(bot.seats.total),
            " ± ".join(spoken().number(one, 2) for one in bot.rating),
            *bot.times,
        )
    return table


def adjusted(standings: Standings) -> Iterator[str]:
    """A line per bot; of two, one says it all."""
    bots = standings.bots[: 1 if len(standings.bots) == standings.players == 2 else None]
    for bot in bots:
        if (less := bot.adjusted) is not None:
            width = (less.high - less.low) / (bot.won.high - bot.won.low)
            told = {"bot": bot.name, "won": in_percent(less)}
            yield say("standings-adjusted", **told, width=spoken().percent(width, 0))


def duels(standings: Standings) -> Table:
    """How often the bot of the row finished ahead of the bot of the column."""
    table = new_table("duels")
    names = [bot.name for bot in standings.bots]
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        shares = (standings.ahead(one, other) for other in names)
        table.add_row(one, *("" if share is None else in_percent(share) for share in shares))
    return table
