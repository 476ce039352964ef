"""The games of somebody at a glance."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.requests import Asked
from hexholm.table.protocol.tables import Entry, Sitter

MOST_GAMES = 60


class OneGame(Asked):
    """A table, and the secrets somebody has for it."""

    table: Annotated[str, Field(max_length=64, examples=["oak-river-7"])]
    secrets: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=10)]


class GamesAsked(Asked):
    """The games to look at."""

    games: Annotated[list[OneGame], Field(max_length=MOST_GAMES)]


class GlanceSeat(Sitter):
    """Who sits in a seat, for those who may have a secret for it."""

    mine: bool
    """Whether one of the secrets is for it."""


class GameGlance(TypedDict):
    """A game in short, as whoever has these secrets may see it."""

    table: str
    known: bool
    """False: there is no such table, or none of the secrets is valid; the rest is empty then."""
    game: GameName
    seats: list[GlanceSeat]
    begun: bool
    over: bool
    turn: int | None
    """The seat that decides now."""
    scores: list[int]
    winners: list[int]
    """When the game is over."""
    created: int
    """Milliseconds since 1970."""
    moved: int
    """When something last happened."""
    last: list[Entry]
    """The actions of the last turn, or of this one."""
