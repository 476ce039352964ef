"""`hexholm stats`: what many games tell about cards, seats and tiles."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Players, Setup, takes_setup

if TYPE_CHECKING:
    from hexholm.arena.survey import Survey

app = typer.Typer()

BOT = "greedy"
GAMES = 500


@app.command()
@takes_setup
def stats(
    source: Annotated[
        str | None,
        typer.Option(
            "--from",
            help="Survey the games of this file instead; --game and --players pick some.",
            metavar="FILE.jsonl",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games.", min=1, show_default=str(GAMES))
    ] = None,
    players: Players = None,
    bot: Annotated[
        str | None,
        typer.Option(help="The bot on all seats.", metavar="NAME", show_default=BOT),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed gives the same games.", min=0, show_default="0"),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    out: Annotated[
        str | None, typer.Option(help="Append a record of each game to it.", metavar="FILE.jsonl")
    ] = None,
    worth: Annotated[
        bool,
        typer.Option(
            "--worth",
            help="Winter Kingdom: give talents for nothing and aim at cards, to see what they pay.",
        ),
    ] = False,
    plot: Annotated[
        str | None, typer.Option(help="Draw the figures; - is output.", metavar="FILE.svg")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead of tables.")
    ] = False,
    *,
    setup: Setup,
) -> None:
    """Survey many games of one bot: gold by card, seats, tiles, length."""
    if worth:
        left_out = {"from": source, "out": out, "plot": plot}
        _measure(games, players, bot, seed, jobs, setup, left_out, as_json=as_json)
        return
    if as_json and plot == "-":
        raise Mistake("--json and --plot - both want the output; give --plot a file")
    if source is None:
        bot, games, players = bot or BOT, games or GAMES, 2 if players is None else players
        survey = _play(games, players, bot, seed or 0, jobs, out, setup)
        about = f"{bot} on all seats"
    else:
        given = {"games": games, "bot": bot, "seed": seed, "out": out, **setup}
        survey = _read(source, players, jobs, given)
        about = f"from {source}"
    _show(survey, about, plot, as_json=as_json)


def _play(
    games: int, players: int, bot: str, seed: int, jobs: int, out: str | None, setup: Setup
) -> "Survey":
    from hexholm.arena import Match, WorkerError
    from hexholm.arena.survey import survey_match
    from hexholm.cli.options import start

    start(players, seed, setup)  # a set-up that cannot be played is refused here
    match = Match(games, (bot,) * players, seed, setup=setup)  # type: ignore[arg-type]
    try:
        with progress(games) as advance:
            return survey_match(match, jobs=jobs, out=out, on_progress=advance)
    except WorkerError as error:
        raise Mistake(str(error)) from None


def _read(source: str, players: int | None, jobs: int, given: Setup) -> "Survey":
    from hexholm.arena.survey import survey_file

    game = given.pop("game", None)
    for name, value in given.items():
        if value is not None:
            raise Mistake(
                f"--from reads games that have been played; leave out --{name.replace('_', '-')}"
            )
    with progress(0) as advance:
        return survey_file(source, game=game, players=players, jobs=jobs, on_progress=advance)


def _measure(
    games: int | None,
    players: int | None,
    bot: str | None,
    seed: int | None,
    jobs: int,
    setup: Setup,
    given: dict[str, str | None],
    *,
    as_json: bool,
) -> None:
    from hexholm.arena import WorkerError
    from hexholm.arena.survey import data
    from hexholm.arena.worth import Experiment, measure
    from hexholm.cli.options import start
    from hexholm.cli.worth import tables
    from hexholm.winter import WinterKingdom

    for name, value in given.items():
        if value is not None:
            raise Mistake(f"--worth plays games of its own; leave out --{name}")
    if setup.get("game") != WinterKingdom.name:
        raise Mistake("--worth is for --game winter-kingdom: only there are talents bought")
    many = 2 if players is None else players
    start(many, seed, setup)  # a set-up that cannot be played is refused here
    rest = {key: value for key, value in setup.items() if key != "game"}
    experiment = Experiment(games or GAMES, many, bot or "normal", seed or 0, rest)
    try:
        with progress(2 * experiment.games) as advance:
            found = measure(experiment, jobs=jobs, on_progress=advance)
    except WorkerError as error:
        raise Mistake(str(error)) from None
    if as_json:
        print(json.dumps(data(found), indent=1))
        return
    console = open_console()
    for part in tables(found):
        console.print(part, highlight=False, soft_wrap=isinstance(part, str))


def _show(survey: "Survey", about: str, plot: str | None, *, as_json: bool) -> None:
    from hexholm.cli.tables import pays_in

    unit = pays_in(survey.game)
    if plot is not None:
        from hexholm.arena.survey import figure

        files.write(plot, figure(survey, about, unit))
    if as_json:
        from hexholm.arena.survey import data

        print(json.dumps(data(survey), indent=1))
    elif plot != "-":
        from hexholm.cli import survey as tables

        console = open_console()
        for part in tables.parts(survey, about, unit):
            console.print(part, highlight=False, soft_wrap=isinstance(part, str))
