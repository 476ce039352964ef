"""What the views of both games have in common."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm import GAMES

GameName = TypeAliasType(
    "GameName",
    Annotated[str, Field(json_schema_extra={"enum": list(GAMES)}, description="A game, by name.")],
)

Score = TypeAliasType(
    "Score", Annotated[dict[str, int], Field(description="Gold by card, with the total.")]
)


class HexData(TypedDict):
    """A hex of the board."""

    name: str
    x: int
    """In half hexes."""
    y: int
    """In rows."""
    ground: str
    section: int
    """Which of the joined boards it is printed on."""
    part: NotRequired[str]
    """The board it lies on, if not on the main one."""


class BoardData(TypedDict):
    """The board to draw."""

    hexes: list[HexData]
    width: int
    height: int


class Said(TypedDict):
    """A message and its arguments; `seat` and `seats` among them stand for people."""

    id: str
    """Several are separated by spaces; the first that exists is used."""
    args: dict[str, str | int | list[str] | list[int]]


class Ask(TypedDict):
    """What is asked of the seat that decides."""

    kind: str
    by: NotRequired[str]
    """The extra action it is a part of."""
    seat: NotRequired[int]
    """Who decides."""
    terrain: NotRequired[str | list[str]]
    """One, or those of a card with two."""
    left: NotRequired[int]
    begun: NotRequired[bool]
    choices: NotRequired[list[str]]
    free: NotRequired[bool]
    """The next settlement can be set anywhere."""
    due: NotRequired[int]
    """Pieces of the last turn that are still to be built."""
    due_pieces: NotRequired[list[str]]
    """Of these, by kind, those that aren't settlements."""
    then: NotRequired[bool]
    """The first part of an action is done, a second may follow."""
    step: NotRequired[str]
    """How far the last part of the turn has come."""
    says: list[Said]
    """What the seat for which the view is reads of it, the details last."""
    labels: NotRequired[dict[str, Said]]
    """What is called how that can be chosen."""


_From = TypedDict(
    "_From", {"from": NotRequired[Annotated[str, Field(description="A hex, or a location.")]]}
)


class TaskData(_From):
    """An action of several clicks that was begun. What is empty is left out."""

    task: str
    seat: int
    left: NotRequired[int]
    lifted: NotRequired[str]
    done: NotRequired[list[str]]
    note: NotRequired[str]
