"""The rules at hand."""

from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName


class GuidePoint(TypedDict):
    """A question about a thing, and the answer."""

    ask: str
    """Empty where a box by others states a fact instead."""
    text: str
    rules: list[str]
    """The ids of the rules it stands on."""
    picture: str
    """The name of a picture of its own: `/api/guide/GAME/NAME.svg`; mostly empty."""
    caption: str


class GuideEntry(TypedDict):
    """What there is to know about a thing, or about how the game works."""

    name: str
    box: str
    """The box it comes from; empty for what belongs to the game as a whole."""
    group: str
    title: str
    names: list[str]
    """What it and the things it is about are called besides, in every language."""
    sign: str
    """A symbol of the sprite, or the thing it is about."""
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
