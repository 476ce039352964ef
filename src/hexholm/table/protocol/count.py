"""Counting a finished game of the real table."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol.board import BoardData, GameName
from hexholm.table.protocol.requests import Asked, Number, SetupAsked, Slug
from hexholm.table.protocol.tables import Moment

_HEXES = 500


class CountSeat(Asked):
    """What one player has; `things` of the answer says what there is to enter."""

    pieces: Annotated[
        dict[Slug, Annotated[list[Slug], Field(max_length=_HEXES)]],
        Field(max_length=16, examples=[{"settlements": ["a1", "b1"]}]),
    ]
    """Hexes, or rows that are marked."""
    numbers: Annotated[dict[Slug, Number], Field(max_length=16, examples=[{"coins": 3}])]


class CountAsked(Asked):
    """A finished game: how it was set up, and what everybody has at the end."""

    game: GameName = "kingdom-builder"
    setup: SetupAsked
    seats: Annotated[list[CountSeat], Field(min_length=2, max_length=5)]


class CountThing(TypedDict):
    """Something to enter for each player."""

    key: str
    holds: Literal["hexes", "rows", "number"]
    names: str
    """What kind of thing it is, for its name: piece, card or tile;"""
    name: str
    """and which one."""
    art: str
    """Its symbol."""
    most: int
    """How many a player can have."""
    supply: str
    """The key of the thing from whose supply it comes, if that is another one."""
    large: bool
    """It covers seven hexes and is entered by the middle one."""
    choices: list[str]
    """The rows to choose from."""
    where: list[str]
    """The hexes on which it can stand."""
    worth: int
    """What each of a number brings."""
    scores: bool
    """Whether it matters for the result."""


class CountProblem(TypedDict):
    """A mistake, or something that may be one."""

    seat: int | None
    key: str
    hexes: list[str]
    text: str
    wrong: bool
    """False: it is possible, but unlikely."""


class CountContest(TypedDict):
    """Where all players' pieces are compared."""

    at: list[str]
    """What is fought over: a hex, or a whole section."""
    hexes: list[str]
    """The pieces that count there,"""
    counts: list[int]
    """and how much each seat has."""


class CountData(TypedDict):
    """The finished game, counted: without what can't stand where it was entered."""

    board: BoardData
    state: Moment
    things: list[CountThing]
    left: list[dict[str, int]]
    """By seat: how many of each piece are left."""
    problems: list[CountProblem]
    missing: list[str]
    """Keys of the set-up on which the result depends and that were left to chance."""
    choices: dict[str, list[str]]
    """Keys of the set-up that are one of these names."""
    contests: dict[str, list[CountContest]]
    """By card."""
    rule: str
    """The rule by which players with the same score share the victory."""
