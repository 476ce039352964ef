"""`hexholm simulate`: a progress bar, then tables of the results."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from rich.table import Table

from hexholm import arena
from hexholm.arena.results import BotResult, Results
from hexholm.arena.statistics import in_percent, in_range
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Jobs, OneBot, Out, Players, bot_names, option
from hexholm.cli.setup import Setup, start, takes_setup
from hexholm.cli.tables import new_table, unit_of
from hexholm.draw.words import name as name_of
from hexholm.library import GAMES
from hexholm.texts import say, spoken

BOTS = ("greedy", "random")


@takes_setup
def simulate(
    games: Annotated[int, option("games", min=1)] = 1000,
    players: Players = None,
    bots: Annotated[
        str | None, option("seats", metavar="A,B,...", show_default=",".join(BOTS))
    ] = None,
    bot: OneBot = None,
    seed: Annotated[int, option("seed-of-games", min=0)] = 0,
    jobs: Jobs = 1,
    out: Out = None,
    *,
    setup: Setup,
) -> None:
    """Play the games and print the tables; the bar goes to the error output."""
    if players is not None:
        start(players, seed, setup)  # a set-up that can't be played is refused here
    names = bot_names(bots, *(bot or ())) or BOTS
    with progress(games) as advance:
        results = arena.simulate(
            games, players, names, seed=seed, jobs=jobs, out=out, on_progress=advance, **setup
        )
    game = setup.get("game", GAMES[0])
    console, unit = open_console(), unit_of(game)
    for table in (wins(results, unit), gold(results.bots, unit, game)):
        console.print(table)
    console.print(say("simulate-rounds", rounds=in_range(results.rounds)), highlight=False)
    for line in lapses(results.bots):
        console.print(line, highlight=False, markup=False)
    if out is not None:
        console.print(say("simulate-records", file=out), highlight=False, markup=False)


def wins(results: Results, unit: str) -> Table:
    """Wins and gold (or points) of each bot."""
    table = new_table("simulate-wins", games=results.games, unit=unit)
    for bot in results.bots:
        wins = spoken().number(round(bot.wins, 2))
        table.add_row(bot.name, str(bot.games), wins, in_percent(bot.win_rate), in_range(bot.total))
    return table


def gold(bots: Sequence[BotResult], unit: str, game: str) -> Table:
    """Mean gold (or points) by card, over the games with that card."""
    table = new_table("simulate-gold", unit=unit)
    for bot in bots:
        table.add_column(bot.name, justify="right")
    for card in sorted({card for bot in bots for card in bot.gold}):
        means = (bot.gold.get(card) for bot in bots)
        told = ("" if mean is None else spoken().number(mean.value, 2) for mean in means)
        table.add_row(name_of(card, game), *told)
    return table


def lapses(bots: Sequence[BotResult]) -> Iterator[str]:
    """A line for each bot that failed."""
    for bot in bots:
        if bot.lapses:
            yield say("simulate-lapses", bot=bot.name, times=bot.lapses)
