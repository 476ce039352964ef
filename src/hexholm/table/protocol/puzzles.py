"""Puzzles: the list of them, the turn that is played, and what it is worth."""

from typing import Literal

from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName, Said
from hexholm.table.protocol.messages import ServerMessage


class PuzzleData(TypedDict):
    """A position with one best turn."""

    name: str
    game: GameName
    set: str
    """The box it is about, or `everything`, or the name of a game without boxes."""
    stars: Literal[1, 2, 3]
    """How well the best turn hides."""


class PuzzleList(TypedDict):
    """All puzzles, the easiest first."""

    day: str
    """Today, as YYYY-MM-DD in UTC."""
    daily: str
    """The name of today's puzzle."""
    puzzles: list[PuzzleData]


class PuzzleAnswer(TypedDict):
    """The answers to a message of somebody at a puzzle."""

    done: list[str]
    """What they have done; to be sent with the next message."""
    over: bool
    """Whether the turn has ended, so that it can be judged."""
    messages: list[ServerMessage]


class ValuedTurn(TypedDict):
    """A whole turn and its value."""

    actions: list[str]
    win: float
    gold: float
    behind: float
    """The chance of winning lost compared with the best turn; 0 if it is as good."""
    gold_behind: float
    """The lead lost, in gold."""


class PuzzleVerdict(TypedDict):
    """What a turn is worth, or how far it has been judged."""

    rounds: int
    """So many rounds of futures have been played out,"""
    of: int
    """of so many."""
    worth: ValuedTurn | None
    """None: not all of them; ask again."""
    solved: bool
    """Whether it is as good as the best turn: what is between them is little, or may be chance."""


class SolutionData(TypedDict):
    """The best turn, what it does and leads to, and tempting turns that are worse."""

    best: ValuedTurn
    others: list[ValuedTurn]
    facts: list[Said]
