"""Where the commands print: to the screen, and their progress to the error output."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.console import Console


class Advance(Protocol):
    """Moves a progress bar."""

    def __call__(self, done: int, of: int) -> None:
        """Show how many of all are done."""


def open_console() -> "Console":
    """Colours on a terminal; plain text of a steady width elsewhere."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=120)


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Advance]:
    """A bar with the time that is left, on the error output if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as bars:
        bar = bars.add_task("games", total=total, completed=done)
        yield lambda done, of: bars.update(bar, completed=done, total=of)
