"""Set-ups for people who own the game: what they own and wish, what is drawn, what to lay out."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol import MOST_BOARDS
from hexholm.table.protocol.board import BoardData, GameName
from hexholm.table.protocol.links import LinkText
from hexholm.table.protocol.picture import Picture
from hexholm.table.protocol.requests import (
    Asked,
    BoardText,
    Integer,
    Name,
    Number,
    SetupAsked,
    Slug,
)

MOST_NAMED = 100
MOST_HAD = 20

Slugs = Annotated[list[Slug], Field(max_length=MOST_NAMED)]


class WishesAsked(Asked):
    """How a set-up should be. All of it holds, but for `fresh` where there isn't enough."""

    never: Slugs = []
    """Names of `GET /api/shelf`; locations too."""
    always: Slugs = []
    at_least: Annotated[
        dict[Slug, Annotated[Integer, Field(ge=0, le=4)]], Field(max_length=16)
    ] = {}
    """So many sections of a box."""
    fresh: Annotated[Integer, Field(ge=0, le=MOST_HAD)] = 0
    """Nothing that was there in the last so many set-ups of `had`."""
    balanced: bool = False
    """Cards that pay for what the land has."""


class DrawAsked(Asked):
    """What somebody owns, and how they would like a set-up to be."""

    game: GameName
    players: Annotated[Integer, Field(ge=2, le=5)]
    seed: Number
    """The same seed, shelf and wishes give the same set-up."""
    boxes: Slugs = []
    """Those that are owned."""
    sections: Slugs | None = None
    """Only these sections or sides; null: all those of the boxes."""
    own: Annotated[list[BoardText], Field(max_length=MOST_BOARDS)] = []
    """Boards of one's own, as the texts of their files."""
    wishes: WishesAsked = WishesAsked()
    had: Annotated[list[LinkText], Field(max_length=MOST_HAD)] = []
    """Links of earlier set-ups, the last one first."""
    names: Annotated[list[Name], Field(max_length=5)] = []
    """Of those who play, as they sit: one of them is drawn to begin."""
    kept: LinkText | None = None
    """A set-up of which everything stays,"""
    again: Slugs = []
    """but for these of its `groups`."""


class DrawnAsked(Asked):
    """A set-up that was drawn."""

    link: LinkText


class ThingsData(TypedDict):
    """Things that wishes can be about."""

    key: str
    kind: str
    """How the messages of their names begin."""
    names: dict[str, str]
    """Each with its box."""
    called: dict[str, list[str]]
    """What it is called by, if not by its name: the locations of a section."""


class ShelfOfGame(TypedDict):
    """What can be owned of a game."""

    players: list[int]
    things: list[ThingsData]


class ShelfData(TypedDict):
    """What can be owned and wished for, by game."""

    games: dict[str, ShelfOfGame]


class LaidData(TypedDict):
    """A board as it is laid down."""

    names: list[str]
    """Its locations, by which it is known; without any, or of a side, its name."""
    place: int
    """Its place, as in the message `place-N`; -1: beside the others."""
    turns: int
    """In sixths of a full turn, clockwise; 3: upside down."""
    source: str
    is_own: bool


class ShownData(TypedDict):
    """A card that lies beside the board."""

    kind: str
    name: str
    group: str
    """What to draw again for another one."""


class ItemData(TypedDict):
    """What else to take out of the box."""

    kind: str
    name: str
    number: int
    art: str
    is_each: bool
    """Whether each player gets so many."""
    hexes: list[str]
    """Where it goes, if it lies on the board."""
    by_turn: list[int]
    """How many each player gets, if it depends on the order of play."""


class DrawnData(TypedDict):
    """A set-up to lay out."""

    link: str
    game: GameName
    players: int
    names: list[str]
    first: int
    """Of these, who begins."""
    boards: list[LaidData]
    cards: list[ShownData]
    items: list[ItemData]
    groups: list[str]
    """What can be drawn again by itself."""
    setup: SetupAsked
    """To play it here."""
    points: dict[str, int]
    """Of cards, where these depend on the game."""
    board: BoardData
    picture: Picture
    missed: list[str]
    """Wishes that couldn't hold, in words."""
