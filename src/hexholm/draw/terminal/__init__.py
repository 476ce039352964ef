"""A position in a terminal; both games share the measures and the key under the board."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from hexholm.game import Game
from hexholm.hexes import Hexset
from hexholm.library import kind_of

CELL: Final = 4
"""Characters per hex; odd rows are shifted by half of it."""
MARGIN: Final = 3
KEY_WIDTH: Final = 96


def board(game: Game, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The board with its pieces and a legend; `legal` hexes are in brackets, lit ones in braces.

    `hexholm.draw.layout.legal_hexes` gives the hexes that can be chosen now.
    """
    drawn: Text = kind_of(game).at("draw.terminal").board(game, legal=legal, highlight=highlight)
    return drawn


def summary(
    game: Game, seat: int | None = None, names: Sequence[str] | None = None
) -> RenderableType:
    """What a seat (None: a spectator) knows besides the board."""
    drawn: RenderableType = kind_of(game).at("draw.terminal").summary(game, seat, names)
    return drawn


def entry(sign: str, name: str, style: Style) -> Text:
    """A sign and what it means."""
    return Text.assemble((f" {sign} ", style), f" {name}")


def lines(entries: Sequence[Text]) -> Iterator[Text]:
    """The entries one after the other, in as many lines as they need."""
    line = Text(" " * MARGIN)
    for one in entries:
        if len(line) + len(one) > KEY_WIDTH:
            yield line
            line = Text(" " * MARGIN)
        line.append_text(one).append(" ")
    yield line
