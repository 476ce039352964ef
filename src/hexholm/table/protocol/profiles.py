"""Profiles: somebody's name, games and results on a server."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.requests import Asked, Colour, Name
from hexholm.table.protocol.tables import Sitter


class ProfileAsked(Asked):
    """How somebody wants to be called."""

    name: Name
    colour: Colour | None = None
    """The one to have where it is free."""
    language: Annotated[str, Field(max_length=16, examples=["de"])] | None = None
    """Null: that of the device."""


class SeatKept(Asked):
    """Seats of a table, by their secrets, with commas between."""

    table: Annotated[str, Field(max_length=64, examples=["oak-river-7"])]
    secret: Annotated[str, Field(max_length=400)]


class SeatsKept(Asked):
    """Seats to be found again by a profile."""

    seats: Annotated[list[SeatKept], Field(max_length=50)]


class NewProfile(TypedDict):
    """A new profile."""

    profile: str
    """Its secret."""


class ProfileGame(TypedDict):
    """A game with seats taken by a profile."""

    table: str
    game: GameName
    seats: list[Sitter]
    mine: list[int]
    """The seats taken,"""
    secrets: list[str]
    """and the secret of each."""
    begun: bool
    over: bool
    mover: int | None
    """The seat that decides now."""
    at: int
    """When something last happened: milliseconds since 1970, UTC."""
    gold: NotRequired[list[int]]
    """Of each seat, when it is over."""
    won: NotRequired[bool]


class GameRecord(TypedDict):
    """How somebody does at a game."""

    game: GameName
    played: int
    won: int
    mean: float
    """Gold at the end."""


class OpponentRecord(TypedDict):
    """How somebody does against a level of bots, or against a person of this name."""

    game: GameName
    name: str
    """Empty: a bot."""
    level: str | None
    played: int
    won: int


class CardMean(TypedDict):
    """What a card has paid somebody."""

    game: GameName
    card: str
    games: int
    mean: float


class BestGame(TypedDict):
    """One of the games with the most gold."""

    game: GameName
    table: str
    gold: int
    at: int


class ResultsData(TypedDict):
    """What all games add up to in which somebody played one seat from start to end.

    Forks, uploads and games with a chosen seed don't count.
    """

    games: list[GameRecord]
    opponents: list[OpponentRecord]
    """Those met most often first."""
    cards: list[CardMean]
    best: list[BestGame]


class ProfileData(TypedDict):
    """All that a profile holds."""

    name: str
    colour: str | None
    language: str | None
    since: int
    """When it was made: milliseconds since 1970, UTC."""
    games: list[ProfileGame]
    """Those under way first, the latest first in each part."""
    results: ResultsData


class Deleted(TypedDict):
    """Nothing of it is left."""

    deleted: bool
