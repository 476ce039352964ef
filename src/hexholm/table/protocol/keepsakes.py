"""What people keep with a profile, to have it on every device."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.requests import Asked, Number

KeepsakeKind = TypeAliasType("KeepsakeKind", Literal["board", "result", "shelf", "setup"])
"""A board that was drawn; a game of the real table that was counted; what somebody owns and wishes
for a game; a set-up that was drawn."""


class KeepsakeAsked(Asked):
    """Something to be kept with a profile, or what has become of it."""

    game: GameName
    text: Annotated[str, Field(max_length=20_000)]
    """The file of a board, which may be half painted; a JSON object of anything else."""
    at: Number
    """When it was last changed: milliseconds since 1970, UTC."""


class Keepsake(TypedDict):
    """Something kept with a profile."""

    id: Annotated[str, Field(examples=["b7k2"])]
    game: GameName
    text: str
    at: int
    """When it was last changed: milliseconds since 1970, UTC."""


class KeepsakeList(TypedDict):
    """All of a kind, the oldest change first."""

    kept: list[Keepsake]
