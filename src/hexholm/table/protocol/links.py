"""Games in links: opening one, and making one."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.glances import OneGame
from hexholm.table.protocol.requests import Asked, Colour, Name, SeatNumber
from hexholm.table.protocol.tables import Sitter

MOST_SAME = 10

LinkText = Annotated[
    str,
    Field(min_length=1, max_length=9000, description="What stands behind `#` in a link of a game."),
]


class LinkAsked(Asked):
    """A link, and the tables of whoever opens it that may be the same game."""

    link: LinkText
    games: Annotated[list[OneGame], Field(max_length=MOST_SAME)]
    """Those whose `link` in their state is how this link begins."""


class LinkSeatAsked(Asked):
    """A link, and who plays on here."""

    link: LinkText
    seat: SeatNumber | None = None
    """In a game by turns: the one seat that is played here."""
    name: Name | None = None
    colour: Colour | None = None


class LinkData(TypedDict):
    """The link of a game."""

    link: str


LinkStanding = TypeAliasType("LinkStanding", Literal["new", "here", "older", "other"])


class LinkFound(TypedDict):
    """The game of a link, and where the caller's table of it stands."""

    game: GameName
    seats: list[Sitter]
    """`open`: nobody has taken it yet."""
    by_turns: bool
    """Whether each person plays on a device of their own; if not, all seats are one device's."""
    turn: int | None
    """The seat that decides now; null: the game is over."""
    steps: int
    """How many actions it has."""
    standing: LinkStanding
    """`new`: no table of the caller is this game. `here`: the table stands where the link does, and
    was brought there if need be. `older`: the table has gone on since. `other`: it has gone another
    way."""
    table: str | None
    """Of the caller."""
    table_steps: int
    """How many actions the game has there,"""
    common: int
    """and how many of them are the link's, too."""
