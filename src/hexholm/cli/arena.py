"""`hexholm arena` and `hexholm ladder`: bots against each other on the same deals."""

import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Jobs, OneBot, Players, bot_names, option
from hexholm.cli.setup import Setup, takes_setup
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.arena import Comparison, Standings

INTERRUPTED = 130
"""Exit code after Ctrl-C."""

Seed = Annotated[int, option("seed-of-deals", min=0)]
Cluster = Annotated[str | None, option("cluster", metavar="auto|ADDRESS")]
Records = Annotated[str | None, option("records", metavar="FILE.jsonl")]


@takes_setup
def arena(
    bots: Annotated[str | None, option("arena-bots", metavar="A,B,...")] = None,
    bot: OneBot = None,
    games: Annotated[int, option("arena-games", min=1)] = 400,
    players: Players = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Records = None,
    as_json: Annotated[bool, option("json", "--json")] = False,
    *,
    setup: Setup,
) -> None:
    """Pit bots against each other on the same deals in all seatings, and rate them."""
    from hexholm.arena import Comparison, Contest

    names = bot_names(bots, *(bot or ()))
    if not names:
        raise Mistake("arena-name-bots")
    comparison = Comparison(Contest.between(names, games, players, seed, **setup), out)
    standings, is_over = _play(comparison, jobs, cluster, as_json=as_json)
    if as_json:
        print(json.dumps(standings.data(), indent=1))
    if not is_over:
        raise typer.Exit(INTERRUPTED)


@takes_setup
def ladder(
    games: Annotated[int, option("ladder-games", min=1)] = 200,
    players: Annotated[int, option("players")] = 2,
    bots: Annotated[str | None, option("ladder-bots", metavar="A,B,...", default="levels")] = None,
    every: Annotated[bool, option("ladder-all", "--all")] = False,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    records: Records = None,
    out: Annotated[str, option("ladder-out", metavar="DIR")] = "docs",
    *,
    setup: Setup,
) -> None:
    """Pit every two levels against each other, and write a table and a picture of it."""
    from hexholm.arena import Comparison, Contest, ladder
    from hexholm.cli.command import shown, told

    contest = Contest.round_robin(_entrants(bots, every=every), games, players, seed, **setup)
    comparison, folder = Comparison(contest, records), Path(out)
    (folder / "pictures").mkdir(parents=True, exist_ok=True)  # before the games, should it fail
    standings, is_over = _play(comparison, jobs, cluster)
    if not is_over:
        raise typer.Exit(INTERRUPTED)
    about = told(contest)
    command = shown("ladder", contest, {"bots": bots, "all": every}, setup)
    game = setup.get("game", "")
    drawing = "pictures/ladder.svg"
    files.write(folder / drawing, ladder.picture(standings, about))
    files.write(folder / "ladder.md", ladder.page(standings, about, command, drawing, game))
    print(say("ladder-written", page=str(folder / "ladder.md"), picture=str(folder / drawing)))


def _entrants(bots: str | None, *, every: bool) -> list[str]:
    if bots is None:
        from hexholm.bots import BOTS, LEVELS

        return [*BOTS] if every else [*LEVELS]
    if every:
        raise Mistake("ladder-all-or-bots")
    return bot_names(bots)


def _play(
    comparison: "Comparison", jobs: int, cluster: str | None, *, as_json: bool = False
) -> tuple["Standings", bool]:
    """Play with a bar and print the tables; says also whether it was played to the end."""
    from hexholm.cli import standings as tables
    from hexholm.library import GAMES

    contest, is_over = comparison.contest, True
    try:
        bar = progress(contest.games, comparison.played)
        with redirect_stdout(sys.stderr), bar as advance:  # bots and Ray may print what they like
            comparison.play(jobs=jobs, cluster=cluster, on_progress=advance)
    except KeyboardInterrupt:
        is_over = False
    standings = comparison.standings()
    if standings.games and not as_json:
        console = open_console()
        for part in tables.parts(standings, contest.setup.get("game", GAMES[0])):
            console.print(part, highlight=False, markup=False)
    for line in _remarks(comparison, is_over=is_over):
        print(line, file=sys.stderr if as_json else sys.stdout)
    return standings, is_over


def _remarks(comparison: "Comparison", *, is_over: bool) -> Iterator[str]:
    """What else there is to say, line by line."""
    contest, out = comparison.contest, comparison.out
    if contest.games_each != contest.wanted:
        yield say("arena-rounded", wanted=contest.wanted, games=contest.games_each)
    if out is not None:
        yield say("simulate-records", file=str(out))
    if not is_over:
        yield say("arena-interrupted", played=comparison.played, games=contest.games)
        yield say("arena-lost" if out is None else "arena-go-on")
