"""The commands. Each imports what it needs when it runs, so that the program starts fast."""

from typing import TYPE_CHECKING, Annotated

import typer

import hexholm
from hexholm.cli import Mistake, files
from hexholm.cli.analyse import app as analyse_app
from hexholm.cli.arena import app as arena_app
from hexholm.cli.console import open_console
from hexholm.cli.options import OneBot, Players, Seed, Setup, bot_names, start, takes_setup
from hexholm.cli.sections import app as sections_app
from hexholm.cli.stats import app as stats_app
from hexholm.restoring import same_scores

if TYPE_CHECKING:
    from rich.console import Console

    from hexholm.cli.files import AnyGame

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(arena_app)
app.add_typer(analyse_app)
app.add_typer(sections_app, name="sections")
app.add_typer(stats_app)

Source = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="A save, a record, a .jsonl of records, a position text (kb2:..., wk1:...), "
        "or - for input.",
    ),
]
To = Annotated[
    int | None,
    typer.Option(help="Stop after so many actions.", metavar="N", show_default="the end"),
]
Line = Annotated[
    int | None,
    typer.Option(help="Which line of a .jsonl file, from 1.", metavar="K", show_default="1"),
]
OfferedBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="Offer this bot too: package.module:Class, or an entry point. (repeatable)",
        metavar="NAME",
    ),
]


@app.callback(invoke_without_command=True)
def hexholm_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    bot: OfferedBots = None,
) -> None:
    """Kingdom Builder and Winter Kingdom: play, simulate, look at games.

    Without a command the browser opens.
    """
    if version:
        print(f"hexholm {hexholm.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True, bot=bot)
    elif bot:
        raise Mistake(
            f"--bot stands behind the command: hexholm {context.invoked_subcommand} --bot"
        )


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 opens the table to your network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port, or the next free one.", min=0, max=65535)
    ] = 8000,
    data: Annotated[
        str | None,
        typer.Option(help="The folder that keeps the games.", metavar="DIR", show_default="yours"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="A database URL instead of the folder's file.", metavar="URL"),
    ] = None,
    bot: OfferedBots = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = False,
    access_log: Annotated[
        bool, typer.Option("--access-log", help="Print a line for each request.")
    ] = False,
) -> None:
    """Serve the table in the browser, until Ctrl-C."""
    from hexholm.table.serve import serve as run

    run(
        host,
        port,
        data=data,
        database=database,
        bots=bot_names(*(bot or ())),
        open_browser=open_browser,
        access_log=access_log,
    )


@app.command()
@takes_setup
def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, by typing, not in the browser.")
    ] = False,
    players: Players = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="The bot on all other seats; your own: package.module:Class.",
            metavar="NAME",
            show_default="normal",
        ),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="One bot for each other seat.", metavar="A,B,...")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat; 1 begins.", show_default="1")] = None,
    seed: Seed = None,
    save: Annotated[
        str | None, typer.Option(help="Save the game there as it goes on.", metavar="FILE")
    ] = None,
    load: Annotated[
        str | None, typer.Option(help="Go on with a saved game.", metavar="FILE")
    ] = None,
    *,
    setup: Setup,
) -> None:
    """Play a game: in the browser, or with --terminal here, against bots."""
    if not terminal:
        chosen = (players, bot, bots, seat, seed, save, load)
        if any(one is not None for one in chosen) or setup:
            raise Mistake("in the browser the set-up is chosen there; add --terminal to play here")
        serve(open_browser=True)
        return
    from hexholm.cli.play import TerminalTable

    names = None if bots is None else bot_names(bots)
    if load is not None:
        if players is not None or seed is not None or setup:
            raise Mistake("--load brings its own set-up; leave out --players, --seed and the like")
        game = files.load(load).game
    else:
        if players is None and names is not None:
            players = len(names) + 1
        game = start(players, seed, setup)
    if names is None:
        names = bot_names(bot or "normal") * (game.seats - 1)
    if len(names) != game.seats - 1:
        raise Mistake(
            f"{game.seats} players need {game.seats - 1} bots beside you, not {len(names)}"
        )
    seat = 1 if seat is None else seat
    if not 1 <= seat <= game.seats:
        raise Mistake(f"there is no seat {seat}; the seats are 1 to {game.seats}")
    TerminalTable(game, seat=seat - 1, bots=names, console=open_console(), save=save).run()


@app.command()
@takes_setup
def new(
    players: Players = None,
    seed: Seed = None,
    text: Annotated[
        bool, typer.Option("--text", help="Write the one-line position text instead.")
    ] = False,
    *,
    setup: Setup,
) -> None:
    """Write a new game to standard output."""
    game = start(players, seed, setup)
    if text:
        print(game.text())
    else:
        files.save("-", game)


@app.command()
@takes_setup
def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="One bot for each seat, or one for all.",
            metavar="A,B,...",
            show_default="greedy,random",
        ),
    ] = None,
    bot: OneBot = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    out: Annotated[
        str | None, typer.Option(help="Append a record of each game to it.", metavar="FILE.jsonl")
    ] = None,
    *,
    setup: Setup,
) -> None:
    """Let bots play many games and say what came of them."""
    from hexholm.cli import statistics

    if players is not None:
        start(players, seed, setup)  # a set-up that cannot be played is refused here
    names = bot_names(bots, *(bot or ())) or ["greedy", "random"]
    statistics.simulate(
        open_console(), games, players, names, seed=seed, jobs=jobs, out=out, **setup
    )


@app.command()
def replay(file: Source, to: To = None, line: Line = None) -> None:
    """Tell a recorded game in words and show where it led."""
    from hexholm.cli import tables

    stored = files.load(file, line=line, to=to)
    console = open_console()
    for told in tables.log(stored.game, names=stored.names):
        console.print(told, markup=False, highlight=False, soft_wrap=True)
    _show(console, stored.game, stored.names)
    console.print(tables.scores(stored.game, stored.names))
    if stored.scores is not None:
        if not same_scores(stored.scores, stored.game.scores()):
            raise Mistake(f"{file}: the recorded scores are not those of the game")
        print("The recorded scores are right.")
    if stored.edited:
        print("The log of this file does not lead to its position, so it is left out.")


@app.command()
def score(file: Source, line: Line = None) -> None:
    """Print the gold or points by card, and where they come from."""
    from hexholm.cli import tables

    stored = files.load(file, line=line)
    console = open_console()
    console.print(tables.scores(stored.game, stored.names))
    console.print(tables.contributions(stored.game, stored.names))


@app.command()
def show(
    file: Source,
    svg: Annotated[
        str | None, typer.Option(help="Write a picture instead; - is output.", metavar="FILE.svg")
    ] = None,
    to: To = None,
    line: Line = None,
) -> None:
    """Draw a position: here, or as a picture."""
    stored = files.load(file, line=line, to=to)
    if svg is None:
        _show(open_console(), stored.game, stored.names)
        return
    from hexholm.draw.svg import svg as picture

    files.write(svg, picture(stored.game))


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="About how long it may take.", min=0.1)] = 10.0,
) -> None:
    """Measure the speed of the engine and the bots."""
    from hexholm.cli.bench import table

    open_console().print(table(seconds))


def _show(console: "Console", game: "AnyGame", names: list[str]) -> None:
    from hexholm.draw import terminal

    console.print(terminal.board(game))
    console.print(terminal.summary(game, names=names))
