"""What the screen of `hexholm play` shows next to the board."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Table

from hexholm.cli.files import AnyGame
from hexholm.library import kind_of
from hexholm.texts import say

PANEL_WIDTH = 76


def help_lines(game: AnyGame, seat: int) -> Iterator[str]:
    """What can be typed, and what everything in this game is for."""
    yield say("typing", game=game.name)
    yield from kind_of(game).at("cli").things(game, seat)


def hint(game: AnyGame) -> str:
    """What can be typed now, in one line."""
    return say("type-hint", ways_or=[*kind_of(game).at("cli").hint(game), "help"])


def lay_out(console: Console, game: AnyGame, board: RenderableType, panel: RenderableType) -> None:
    """Side by side where there is room, else the board nearer to the prompt."""
    needed, with_legend = kind_of(game).at("cli").WIDTHS
    if console.width >= with_legend + PANEL_WIDTH:
        both = Table.grid(expand=True)
        both.add_column(width=with_legend)
        both.add_column(ratio=1)
        both.add_row(board, panel)
        console.print(both)
        return
    console.print(panel)
    console.print(board)
    if console.width < needed:
        console.print(say("narrow-window", needed=needed, width=console.width), highlight=False)
