"""Lessons: the list of them, and one step after the other."""

from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.messages import ServerMessage


class LessonData(TypedDict):
    """A lesson; what it is called is in the texts, `lesson-NAME-title` and `lesson-NAME-about`."""

    name: str
    game: GameName
    box: str
    """The box it comes with; empty: the game has no boxes."""
    minutes: int
    steps: int
    art: str
    """The id of a symbol of GET /api/art."""


class LessonList(TypedDict):
    """All lessons, in the order in which they are best taken."""

    lessons: list[LessonData]
    texts: dict[str, str]
    """By language: what the lessons say, as one Fluent file. English is always there."""


class LessonStep(TypedDict):
    """What the learner is told now, and what is pointed at."""

    number: int
    """From 0; as many as there are: the lesson is over."""
    of: int
    entry: int
    """The entry after which it is told."""
    text: str
    """The end of the message's id: `lesson-NAME-TEXT`. Empty: the lesson is over."""
    left: int
    """How many more actions it takes."""
    reads: bool
    """Whether the learner only reads, and goes on with `next`."""
    light: list[str]
    """Hexes that stand out."""
    show: str
    """A part of the page (hand, tiles, cards, end), or `card NAME` or `tile NAME`."""


class LessonAnswer(TypedDict):
    """How far the learner is, and the answers to their message."""

    done: list[str]
    """What they have done; to be sent with the next message."""
    step: LessonStep
    messages: list[ServerMessage]
