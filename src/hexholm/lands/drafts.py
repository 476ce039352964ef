"""Boards that are being edited: all that is wrong with one, each with its hexes.

What a board can't be played with is refused. How it differs from others of its kind is advice: a
printed board may well do so.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from hexholm.board import EMPTY, SectionError
from hexholm.hexes import Hexset
from hexholm.lands.drawing import Fault
from hexholm.texts import Message, say

Land = TypeVar("Land")


class Problem(NamedTuple):
    """Something to mend on a board, or to know about it."""

    message: Message
    hexes: tuple[str, ...] = ()
    """The hexes it is about by name, ``a1`` at the left of the first line."""
    is_refused: bool = True
    """Whether the board can't be played with it."""

    def __str__(self) -> str:
        return say(self.message)


class Checked(NamedTuple, Generic[Land]):
    """A board that is being edited, and its problems."""

    land: Land | None
    """What was read; None: nothing could be."""
    problems: list[Problem]

    @property
    def is_playable(self) -> bool:
        """Whether nothing of it is refused."""
        return not any(one.is_refused for one in self.problems)


def refused(id_: str, hexes: tuple[str, ...] = (), **args: Any) -> Problem:
    """A problem that a board can't be played with."""
    return Problem(Message(id_, args), hexes)


def unread(error: SectionError) -> Checked[Any]:
    """A text that isn't one of a board."""
    return Checked(None, [Problem(error.message)])


def named(rows: Sequence[str], letters: str) -> tuple[str, ...]:
    """The hexes with one of these letters."""
    return tuple(
        f"{chr(ord('a') + column)}{row}"
        for row, line in enumerate(rows, start=1)
        for column, letter in enumerate(line)
        if letter in letters
    )


def empties(rows: Sequence[str]) -> Iterator[Problem]:
    """The hexes that have no letter yet."""
    if hexes := named(rows, EMPTY):
        yield refused("draft-empty", hexes, n=len(hexes))


def advice(
    rows: Sequence[str], places: Sequence[Sequence[Hexset]], faults: Iterable[Fault]
) -> Iterator[Problem]:
    """The faults of a land; as long as hexes are empty, those that stay whatever comes there."""
    is_open = any(EMPTY in row for row in rows)
    names = {
        h: f"{chr(ord('a') + column)}{row}"
        for row, line in enumerate(places, start=1)
        for column, h in enumerate(line)
    }
    for one in faults:
        if not (is_open and one.is_open):
            hexes = tuple(name for h, name in names.items() if h & one.hexes)
            yield Problem(one.message, hexes, is_refused=False)
