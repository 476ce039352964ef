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
from hexholm.cli.options import OneBot, Players, Setup, bot_names, takes_setup

if TYPE_CHECKING:
    from hexholm.arena import Comparison, Standings

app = typer.Typer()

INTERRUPTED = 130
"""Exit code after Ctrl-C."""

Seed = Annotated[int, typer.Option(help="The same seed gives the same deals.", min=0)]
Jobs = Annotated[int, typer.Option(help="How many processes.", min=1)]
Cluster = Annotated[
    str | None,
    typer.Option(
        help="Play on a Ray cluster: auto is the one of this machine.", metavar="auto|ADDRESS"
    ),
]
Records = Annotated[
    str | None,
    typer.Option(
        help="Keep a record of each game there; the same command goes on where it stopped.",
        metavar="FILE.jsonl",
    ),
]


@app.command()
@takes_setup
def arena(
    bots: Annotated[
        str | None,
        typer.Option(help="The bots that meet, at most one for each player.", metavar="A,B,..."),
    ] = None,
    bot: OneBot = None,
    games: Annotated[
        int, typer.Option(help="How many games; rounded up to whole deals.", min=1)
    ] = 400,
    players: Players = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Records = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the outcome as JSON instead of tables.")
    ] = False,
    *,
    setup: Setup,
) -> None:
    """Let bots meet on the same deals in all seatings, and say how good each is."""
    from hexholm.arena import Comparison, Contest

    names = bot_names(bots, *(bot or ()))
    if not names:
        raise Mistake("name the bots that shall meet: --bots hard,normal")
    comparison = Comparison(Contest.between(names, games, players, seed, **setup), out)
    standings, is_over = _play(comparison, jobs, cluster, as_json=as_json)
    if as_json:
        print(json.dumps(standings.data(), indent=1))
    if not is_over:
        raise typer.Exit(INTERRUPTED)


@app.command()
@takes_setup
def ladder(
    games: Annotated[
        int,
        typer.Option(help="How many games of every two bots; rounded up to whole deals.", min=1),
    ] = 200,
    players: Annotated[
        int, typer.Option(help="How many players, 2 to 5; in Winter Kingdom 2 to 4.")
    ] = 2,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots that meet, two and two.", metavar="A,B,...", show_default="all levels"
        ),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="All levels, and random and greedy.")
    ] = False,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    records: Records = None,
    out: Annotated[
        str, typer.Option(help="Where to write ladder.md and pictures/ladder.svg.", metavar="DIR")
    ] = "docs",
    *,
    setup: Setup,
) -> None:
    """Let every two levels meet, and write a table and a picture of it."""
    from hexholm.arena import Comparison, Contest, ladder
    from hexholm.cli.command import shown, told
    from hexholm.cli.tables import pays_in

    contest = Contest.round_robin(_entrants(bots, every=every), games, players, seed, **setup)
    comparison, folder = Comparison(contest, records), Path(out)
    (folder / "pictures").mkdir(parents=True, exist_ok=True)  # before the games, should it fail
    standings, is_over = _play(comparison, jobs, cluster)
    if not is_over:
        raise typer.Exit(INTERRUPTED)
    about = told(contest)
    command = shown("ladder", contest, {"bots": bots, "all": every}, setup)
    unit = pays_in(setup.get("game", ""))
    drawing = "pictures/ladder.svg"
    files.write(folder / drawing, ladder.picture(standings, about))
    files.write(folder / "ladder.md", ladder.page(standings, about, command, drawing, unit))
    print(f"written: {folder / 'ladder.md'}, {folder / drawing}")


def _entrants(bots: str | None, *, every: bool) -> list[str]:
    if bots is None:
        from hexholm.bots import BOTS, LEVELS

        return [*BOTS] if every else [*LEVELS]
    if every:
        raise Mistake("--all and --bots both say who plays; give one of them")
    return bot_names(bots)


def _play(
    comparison: "Comparison", jobs: int, cluster: str | None, *, as_json: bool = False
) -> tuple["Standings", bool]:
    """Play with a bar and print the tables; says also whether it was played to the end."""
    from hexholm.cli import standings as tables
    from hexholm.cli.tables import pays_in

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
        for part in tables.parts(standings, pays_in(contest.setup.get("game", ""))):
            console.print(part, highlight=False, markup=False)
    for line in _remarks(comparison, is_over=is_over):
        print(line, file=sys.stderr if as_json else sys.stdout)
    return standings, is_over


def _remarks(comparison: "Comparison", *, is_over: bool) -> Iterator[str]:
    """What else is to be said, line by line."""
    contest, out = comparison.contest, comparison.out
    if contest.games_each != contest.wanted:
        rounded = f"{contest.wanted} games were rounded up to {contest.games_each}"
        yield f"{rounded}, so that every deal is played out"
    if out is not None:
        yield f"records: {out}"
    if not is_over:
        yield f"interrupted: {comparison.played} of {contest.games} games are played"
        if out is None:
            yield "without a file of records they are lost"
        else:
            yield "to go on, give the same command again"
