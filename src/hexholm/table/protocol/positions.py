"""Positions that somebody edits."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.answers import AnalysisData
from hexholm.table.protocol.board import BoardData, GameName, Said, Score
from hexholm.table.protocol.picture import Picture
from hexholm.table.protocol.puzzles import PuzzleData, SolutionData
from hexholm.table.protocol.requests import (
    Asked,
    Integer,
    LessonMessage,
    Number,
    PuzzleTried,
    SeatAsked,
    SetupAsked,
)

EditKind = TypeAliasType(
    "EditKind",
    Literal["paint", "number", "flag", "amounts", "cards", "some", "entries", "things", "choice"],
)


class PositionAsked(Asked):
    """A position: its data, or a text of it, or nothing but a set-up to begin from."""

    data: dict[str, Any] | None = None
    """As in a saved game; a record or a case will do too."""
    text: Annotated[str, Field(max_length=20_000)] | None = None
    """A position text, or what stands behind `#` in a link of a game."""
    game: GameName = "kingdom-builder"
    setup: SetupAsked = SetupAsked()


class PositionSeatsAsked(Asked):
    """A position, and who plays on from there."""

    data: dict[str, Any]
    seats: Annotated[list[SeatAsked], Field(min_length=2, max_length=5)]


class StepAsked(Asked):
    """A step of a table's game; left out: as it stands."""

    step: Number | None = None


class OwnPuzzleTried(PuzzleTried):
    """A whole turn of somebody at a puzzle of their own."""

    puzzle: dict[str, Any]
    """As `POST /api/positions/puzzle` gave it."""


class OwnPuzzleAsked(OwnPuzzleTried):
    """What somebody at a puzzle of their own says."""

    message: LessonMessage


class ProblemData(TypedDict):
    """Why a position can't be."""

    text: str
    seat: int | None
    """Whose it is, if it is one player's."""
    key: str
    """The key of saved games that it is about."""
    hexes: list[str]


class EditName(TypedDict):
    """One thing of a field."""

    name: str
    label: str
    most: NotRequired[int]
    auto: NotRequired[int]
    """How many there are where nothing is said."""
    value: NotRequired[str]
    """What stands at this name, where it isn't a number."""


class EditOption(TypedDict):
    """One of several to choose from."""

    label: str
    sets: dict[str, Any]
    """What it writes into the data."""
    art: NotRequired[str]
    """The symbol that shows it."""
    is_many: NotRequired[bool]
    """Whether it can be there more than once."""


class EditData(TypedDict):
    """A field that can be edited: where it stands in the data, and what its value can be."""

    place: Literal["player", "turn", "table"]
    key: str
    seat: int | None
    kind: EditKind
    label: str
    most: NotRequired[int | None]
    auto: NotRequired[int]
    """Its value where nothing is said."""
    art: NotRequired[str]
    """`paint`: the symbol of the pieces,"""
    piece: NotRequired[str]
    """and their kind in the picture."""
    is_one: NotRequired[bool]
    """`paint`: the value is one hex, or null."""
    is_large: NotRequired[bool]
    """`paint`: it lies on seven hexes, and the value is the one in the middle."""
    names: NotRequired[list[EditName]]
    """`amounts`, `cards`, `some`, `entries`: what there is."""
    choices: NotRequired[list[EditOption]]
    """`things`, `choice`: what there is."""
    states: NotRequired[list[EditOption]]
    """`things`: how each of them can stand."""
    now: NotRequired[int | None]
    """`choice`: which one is so."""
    on: NotRequired[bool]
    """`flag`: whether it is so, where nothing is said."""


class PositionData(TypedDict):
    """A position as somebody has edited it."""

    game: GameName
    data: dict[str, Any]
    """What follows from the rest is left out."""
    text: str
    """In one line, for a link."""
    problems: list[ProblemData]
    """Empty: it can be played, and some game can lead to it unless it is made up."""
    made_up: bool
    """Whether the data says so (`made_up`): then no game has to lead to it."""
    mended: dict[str, Any] | None
    """The data with what follows from the board, such as tiles; null where that mends nothing."""
    board: BoardData
    picture: Picture
    """Without what the problems are about."""
    edits: list[EditData]
    scores: list[Score]
    says: list[Said]
    """What is asked of the player to move."""
    to_move: int | None
    deck: Annotated[Integer, Field(description="Cards in the draw pile.")]


class PositionAdvice(TypedDict):
    """What the player to move could do."""

    seat: int
    analysis: AnalysisData


class OwnPuzzle(SolutionData, PuzzleData):
    """A position that somebody made a puzzle of."""

    position: str


class OwnPuzzleMade(TypedDict):
    """A puzzle of a position, and whether it has one best turn."""

    puzzle: OwnPuzzle
    as_good: Integer
    """So many other turns are as good as the best one: 0 where it is clear."""


class PositionPicture(TypedDict):
    """A drawing of a position."""

    svg: str
