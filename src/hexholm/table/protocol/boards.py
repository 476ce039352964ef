"""Boards that people draw."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.requests import Asked, BoardText, Number


class BoardKept(Asked):
    """A board to be kept with a profile; it may be half painted."""

    game: GameName
    text: BoardText
    at: Number
    """When it was last changed: milliseconds since 1970, UTC."""


class BoardProblem(TypedDict):
    """Something to mend on a board, or to know about it."""

    id: str
    text: str
    hexes: list[str]
    """The hexes it is about: `a1` is the first of the first line."""
    refused: bool
    """Whether it can't be played with it; else it differs from other boards of its kind."""


class BoardChecked(TypedDict):
    """What is wrong with a board."""

    text: str | None
    """As its file is written; null: it can't be read at all."""
    playable: bool
    problems: list[BoardProblem]


class KeptBoard(TypedDict):
    """A board kept with a profile."""

    id: Annotated[str, Field(examples=["b7k2"])]
    game: GameName
    text: str
    at: int
    """When it was last changed: milliseconds since 1970, UTC."""


class BoardList(TypedDict):
    """All of them, the oldest change first."""

    boards: list[KeptBoard]
