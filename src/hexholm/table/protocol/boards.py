"""Boards that people draw."""

from typing_extensions import TypedDict


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
