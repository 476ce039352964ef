"""Commands about one game: play it, start it, look at it."""

from typing import TYPE_CHECKING, Annotated

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console
from hexholm.cli.options import Line, Players, Seed, Source, To, bot_names, option
from hexholm.cli.setup import Setup, start, takes_setup
from hexholm.restoring import same_scores
from hexholm.texts import say

if TYPE_CHECKING:
    from rich.console import Console

    from hexholm.cli.files import AnyGame


@takes_setup
def play(
    terminal: Annotated[bool, option("terminal", "--terminal")] = False,
    players: Players = None,
    bot: Annotated[str | None, option("bot", metavar="NAME", show_default="normal")] = None,
    bots: Annotated[str | None, option("bots", metavar="A,B,...")] = None,
    seat: Annotated[int | None, option("my-seat", show_default="1")] = None,
    seed: Seed = None,
    save: Annotated[str | None, option("save", metavar="FILE")] = None,
    load: Annotated[str | None, option("load", metavar="FILE")] = None,
    *,
    setup: Setup,
) -> None:
    """Play a game against bots."""
    if not terminal:
        chosen = (players, bot, bots, seat, seed, save, load)
        if any(one is not None for one in chosen) or setup:
            raise Mistake("cli-terminal-only")
        from hexholm.cli.serve import serve

        serve(open_browser=True)
        return
    from hexholm.cli.play import TerminalTable

    names = None if bots is None else bot_names(bots)
    if load is not None:
        if players is not None or seed is not None or setup:
            raise Mistake("cli-load-alone")
        game = files.load(load).game
    else:
        if players is None and names is not None:
            players = len(names) + 1
        game = start(players, seed, setup)
    if names is None:
        names = bot_names(bot or "normal") * (game.seats - 1)
    if len(names) != game.seats - 1:
        raise Mistake(
            "cli-bots-beside-you", players=game.seats, bots=game.seats - 1, got=len(names)
        )
    seat = 1 if seat is None else seat
    if not 1 <= seat <= game.seats:
        raise Mistake("cli-no-seat", seat=str(seat), seats=game.seats)
    TerminalTable(game, seat=seat - 1, bots=names, console=open_console(), save=save).run()


@takes_setup
def new(
    players: Players = None,
    seed: Seed = None,
    text: Annotated[bool, option("text", "--text")] = False,
    paper: Annotated[str | None, option("print", "--print", metavar="FILE")] = None,
    address: Annotated[str | None, option("address", metavar="URL")] = None,
    never: Annotated[str | None, option("never", metavar="A,B,...")] = None,
    always: Annotated[str | None, option("always", metavar="A,B,...")] = None,
    at_least: Annotated[str | None, option("at-least", metavar="BOX=N,...")] = None,
    balanced: Annotated[bool, option("balanced", "--balanced")] = False,
    *,
    setup: Setup,
) -> None:
    """Write a new game to standard output, or its set-up on a page."""
    from hexholm.cli import paper as on_paper

    wishes = on_paper.wishes(never, always, at_least, balanced=balanced)
    if wishes is None:
        game = start(players, seed, setup)
    else:
        game = on_paper.draw(players, seed, setup, wishes)
    if paper is not None:
        on_paper.write(paper, game, address)
    elif text:
        print(game.text())
    else:
        files.save("-", game)


def replay(file: Source, to: To = None, line: Line = None) -> None:
    """Retell a recorded game in words and show its final position."""
    from hexholm.cli import tables

    stored = files.load(file, line=line, to=to)
    console = open_console()
    for told in tables.log(stored.game, names=stored.names):
        console.print(told, markup=False, highlight=False, soft_wrap=True)
    _show(console, stored.game, stored.names)
    console.print(tables.scores(stored.game, stored.names))
    if stored.scores is not None:
        if not same_scores(stored.scores, stored.game.scores()):
            raise Mistake("cli-wrong-scores", file=file)
        print(say("cli-right-scores"))
    if stored.edited:
        print(say("cli-edited"))


def score(file: Source, line: Line = None) -> None:
    """Print the gold or points by card, and where they come from."""
    from hexholm.cli import tables

    stored = files.load(file, line=line)
    console = open_console()
    console.print(tables.scores(stored.game, stored.names))
    console.print(tables.contributions(stored.game, stored.names))


def show(
    file: Source,
    svg: Annotated[str | None, option("svg", metavar="FILE.svg")] = None,
    to: To = None,
    line: Line = None,
) -> None:
    """Draw a position, here or as a picture."""
    stored = files.load(file, line=line, to=to)
    if svg is None:
        _show(open_console(), stored.game, stored.names)
        return
    from hexholm.draw.svg import svg as picture

    files.write(svg, picture(stored.game))


def _show(console: "Console", game: "AnyGame", names: list[str]) -> None:
    from hexholm.draw import terminal

    console.print(terminal.board(game))
    console.print(terminal.summary(game, names=names))
