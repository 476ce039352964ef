"""The game in a terminal, with Rich: the board and a panel that sums it up.

Everything can be read without colour: a cell holds the letter of its terrain, a piece and the
player's number, the first letters of a location and its tiles left; square brackets are legal
hexes, braces highlighted ones. A key under the board explains each sign.
"""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from hexholm.game import Game
from hexholm.hexes import Hexset
from hexholm.library import kind_of


def board(game: Game, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The board with its pieces and a legend; `legal` hexes are in brackets, lit ones in braces.

    `hexholm.draw.layout.legal_hexes` gives the hexes that can be chosen now.
    """
    drawn: Text = kind_of(game).at("draw").board(game, legal=legal, highlight=highlight)
    return drawn


def summary(
    game: Game, seat: int | None = None, names: Sequence[str] | None = None
) -> RenderableType:
    """What a seat (None: a spectator) knows besides the board."""
    drawn: RenderableType = kind_of(game).at("draw").summary(game, seat, names)
    return drawn
