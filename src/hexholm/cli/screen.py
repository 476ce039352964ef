"""What stands on the screen of `hexholm play` beside the board."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Table

from hexholm.draw import words
from hexholm.kingdom import KingdomBuilder

BOARD_WIDTH = 88
LEGEND_WIDTH = 96
PANEL_WIDTH = 76
"""Columns that the parts of the screen need."""

HELP = """\
You play by typing an action:
  build c4     build on a hex; c4 alone will do
  use farm     begin the action of a tile you hold; farm alone will do
  take c4      pick up the settlement you want to move ...
  put d6       ... and set it down; again the hex alone will do
  choose used  decide what you are asked
  end          finish your turn
You can also type:
  why c5       which rule forbids an action
  undo         take back your last action of this turn
  score        the gold so far, by card
  board        draw the board again
  log          what has happened so far
  save FILE    save the game
  quit         leave (so do Ctrl-D and Ctrl-C)"""


def help_lines(game: KingdomBuilder) -> Iterator[str]:
    """What can be typed, and what the cards and locations of this game are for."""
    yield HELP
    for heading, things in (
        ("Cards", (*game.setup.cards, "castles")),
        ("Locations", tuple(game.board.locations)),
    ):
        yield f"{heading} of this game:"
        yield from (f"  {words.name(thing)}: {words.text(thing)}" for thing in things)


def hint(game: KingdomBuilder) -> str:
    """What can be typed now, in one line."""
    choices = [action.arg or action.verb for action in game.options.others]
    for _, hexes in game.options.hexes:
        choices.insert(0, f"{game.board.grid.named(hexes)[0]} (or another hex in brackets)")
    return f"Type {words.listed([*choices, 'help'], 'or')}."


def lay_out(console: Console, board: RenderableType, panel: RenderableType) -> None:
    """Side by side where there is room, else the board nearer to the prompt."""
    if console.width >= LEGEND_WIDTH + PANEL_WIDTH:
        both = Table.grid(expand=True)
        both.add_column(width=LEGEND_WIDTH)
        both.add_column(ratio=1)
        both.add_row(board, panel)
        console.print(both)
        return
    console.print(panel)
    console.print(board)
    if console.width < BOARD_WIDTH:
        console.print(
            f"The board needs {BOARD_WIDTH} columns; this window has {console.width}.",
            highlight=False,
        )
