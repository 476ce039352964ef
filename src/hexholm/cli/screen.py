"""What stands on the screen of `hexholm play` beside the board."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Table

from hexholm.cli import winter
from hexholm.cli.files import AnyGame
from hexholm.draw import words
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom

WIDTHS = {KingdomBuilder.name: (88, 96), WinterKingdom.name: (100, 100)}
"""Columns that the board needs, alone and with its legend."""
PANEL_WIDTH = 76

HELP = """\
You play by typing an action:
  build c4     build on a hex, or set a piece there; c4 alone will do
  use farm     begin the action of a tile, or another one you have; farm alone will do
  take c4      pick up the settlement you want to move ...
  put d6       ... and set it down; again the hex alone will do
  choose swamp decide what you are asked; swamp alone will do
  end          finish your turn, or an action that need not go on; decline what is offered
Hexes of the island are called i.a1, i.b1 ...
You can also type:
  why c5       which rule forbids an action
  undo         take back your last action of this turn
  score        the gold so far, by card
  board        draw the board again
  log          what has happened so far
  save FILE    save the game
  quit         leave (so do Ctrl-D and Ctrl-C)"""


def help_lines(game: AnyGame, seat: int) -> Iterator[str]:
    """What can be typed, and what everything in this game is for."""
    if isinstance(game, WinterKingdom):
        yield from winter.help_lines(game, seat)
        return
    yield HELP
    play = game.in_play
    paying = [name for name in game.scores()[0] if name not in (*game.setup.tasks, "total")]
    others = [*play.everybody, *(bonus for location, bonus in play.bonuses)]
    if "fountain" in game.board.locations:
        others.append("fountain-bonus")
    if game.board.grounds["silo"]:
        others.append("silo")
    for heading, things in (
        ("Cards", paying),
        ("Tasks", game.setup.tasks),
        ("Locations", game.board.locations),
        ("Nomad tiles", sorted(set(play.camps.values()))),
        ("Other actions", dict.fromkeys(others)),
    ):
        if things:
            yield f"{heading} of this game:"
            yield from (f"  {words.name(thing)}: {words.text(thing)}" for thing in things)


def hint(game: AnyGame) -> str:
    """What can be typed now, in one line."""
    if isinstance(game, WinterKingdom):
        return winter.hint(game)
    named = game.board.grid.named
    hexes = [(verb, named(s)[0]) for verb, s in game.options.hexes if s]
    choices = [action.arg or action.verb for action in game.options.others]
    if len(hexes) == 1:
        choices.insert(0, f"{hexes[0][1]} (or another hex in brackets)")
    elif hexes:
        possible = spoken().list([f"{name} to {DO[verb]}" for verb, name in hexes], "list-or")
        choices.insert(0, f"{possible} (or another hex in brackets)")
    return f"Type {spoken().list([*choices, 'help'], 'list-or')}."


DO = {"build": "build", "take": "pick up", "put": "go there"}
"""What a hex is typed for, where there are several."""


def besides(game: AnyGame, seat: int) -> Iterator[str]:
    """What a player can do or has besides the tiles: one line each."""
    if isinstance(game, WinterKingdom):
        yield from winter.besides(game, seat)
        return
    play = game.in_play
    mine = game.view(seat)["players"][seat]
    spent = game.spent if seat == game.active else ()
    bonuses = [bonus for location, bonus in play.bonuses if game.holds_pair(seat, location)]
    if "fountain" in game.board.locations and game.holds_pair(seat, "fountain"):
        bonuses.append("fountain-bonus")
    for name in dict.fromkeys((*play.everybody, *bonuses)):
        state = "used" if name in spent else "in each of your turns"
        yield f"{words.name(name)}, {state}: {words.text(name)}"
    if game.setup.removed:
        yield f"No card shows this terrain (Scouts): {spoken().name('terrain', game.setup.removed)}"
    turn = game.view(seat)["turn"]
    due = words.on_temple(turn.get("due", 0), turn.get("due_pieces", ()))
    if seat == game.active and due:
        yield f"From the temple, to be built with your card: {due}"
    if mine.get("marks"):
        yield f"Rows you have marked: {', '.join(mine['marks'])}"
    if "quarry" in game.board.locations:
        yield f"Stone walls left: {game.view(seat)['walls_left']}"


def waiting(game: AnyGame, seat: int) -> int | None:
    """Who waits for this seat in the middle of a turn; in Winter Kingdom nobody ever does."""
    if isinstance(game, WinterKingdom) or game.silo_step or game.active == seat:
        return None
    return game.active


def pieces(game: AnyGame) -> Hexset:
    """Every hex on which something stands."""
    return game.everybody if isinstance(game, WinterKingdom) else ~game.empty


def lay_out(console: Console, game: AnyGame, board: RenderableType, panel: RenderableType) -> None:
    """Side by side where there is room, else the board nearer to the prompt."""
    needed, with_legend = WIDTHS[game.name]
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
        console.print(
            f"The board needs {needed} columns; this window has {console.width}.",
            highlight=False,
        )
