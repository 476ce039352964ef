"""What the drawings of both games in a terminal share: measures, and the key under the board."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

CELL: Final = 4
"""Characters per hex; odd rows are shifted by half of it."""
MARGIN: Final = 3
KEY_WIDTH: Final = 96


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
