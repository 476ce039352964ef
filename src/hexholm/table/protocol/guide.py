"""The rules at hand."""

from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName


class GuidePoint(TypedDict):
    """A point of an entry."""

    text: str
    rules: list[str]
    """The ids of the rules it stands on."""


class GuideEntry(TypedDict):
    """What there is to know about a thing, or about how the game works."""

    name: str
    box: str
    """The box it comes from; empty for what belongs to the game as a whole."""
    group: str
    title: str
    text: str
    price: str
    """What a talent costs; empty for everything else."""
    rules: list[str]
    points: list[GuidePoint]
    picture: bool
    """Whether there is one: `/api/guide/GAME/NAME.svg`, also by the ids of things."""
    caption: str
    """What is to be seen in it."""


class GuideData(TypedDict):
    """The guide to a game in one language."""

    game: GameName
    groups: dict[str, str]
    """What the groups of entries are called, in the order in which they are shown."""
    entries: list[GuideEntry]
    things: dict[str, str]
    """The entry of each thing, by the id of the message with its name: `card-lords`."""
    rules: dict[str, str]
    """The entry of each rule, by its id."""
