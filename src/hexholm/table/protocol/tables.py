"""A table and what happens at it."""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.board import BoardData, GameName, Said
from hexholm.table.protocol.kingdom import KingdomView
from hexholm.table.protocol.pace import ClockData, DeclinedData, PaceData
from hexholm.table.protocol.picture import Picture
from hexholm.table.protocol.winter import WinterView

SeatKind = TypeAliasType("SeatKind", Literal["person", "bot", "open"])


Talk = TypeAliasType("Talk", Literal["free", "phrases", "off"])
Phrase = TypeAliasType(
    "Phrase",
    Literal[
        "hello",
        "good-luck",
        "nice-move",
        "well-played",
        "thanks",
        "sorry",
        "one-moment",
        "good-game",
        "again",
        "bye",
    ],
)


class Sitter(TypedDict):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str
    """Empty: a bot, nobody yet, or a person who gave none: clients call them by seat or colour."""
    colour: str | None
    level: str | None
    """Of a bot."""


class Seat(Sitter):
    """Who sits in a seat, for those at the table."""

    online: bool
    away: int | None
    """Since when this person has been away, in milliseconds since 1970; null: is there."""
    left: bool
    stands_in: bool
    """A bot that plays for a person, who can take the seat back."""
    lent: bool
    """Whether the caller can take it back."""
    mine: bool
    """Whether the caller acts for it."""


class TakebackData(TypedDict):
    """An open request to go back."""

    seat: int
    step: int
    yes: list[int]
    waiting: list[int]


class VoteData(TypedDict):
    """An open vote to let a bot play for somebody."""

    whom: int
    level: str
    yes: list[int]


class RematchData(TypedDict):
    """Where the game is played again."""

    table: str
    secret: str | None
    """Those of the caller's seats, separated by commas."""
    watch: str | None


class TableData(TypedDict):
    """The table around the game."""

    id: str
    game: GameName
    listed: bool
    begun: bool
    over: bool
    first: int
    """The number of actions before the first entry."""
    seats: list[Seat]
    takeback: TakebackData | None
    declined: DeclinedData | None
    votes: list[VoteData]
    rematch: RematchData | None
    invite: str | None
    watch: str
    hints: bool
    """Whether the player to move can ask for a hint."""
    replaced: list[str]
    """Levels of bots that don't play this game: the one below each does."""
    talk: Talk
    """What people here can say to each other: anything, phrases, or nothing."""
    seed_known: bool
    """Whether the seed was chosen or the game uploaded: somebody may know the cards to come."""
    link: str | None
    """How links of this game begin, once one was made; null: none was."""
    by_turns: bool
    """Whether the people play on devices of their own and send each other links."""
    pace: PaceData
    clock: ClockData | None
    """Of the person to decide, where turns have a clock."""
    late: int | None
    """The seat for which a bot plays to the end of this turn, because time was up."""


class GameEvent(TypedDict):
    """Something an action brought about."""

    kind: str
    seat: int
    what: NotRequired[str]
    where: NotRequired[str]
    amount: NotRequired[int]


class PlayEntry(TypedDict):
    """An action was played."""

    number: int
    seat: int
    kind: Literal["play"]
    action: str
    by: NotRequired[str]
    """The extra action it is a part of."""
    says: NotRequired[Said]
    """What it does, besides who and where; left out where it is only `log-VERB`."""
    step: int
    """The number of actions the game has now."""
    events: NotRequired[list[GameEvent]]


class BackEntry(TypedDict):
    """Actions were taken back."""

    number: int
    seat: int
    kind: Literal["undo", "takeback"]
    to: int
    """The actions beyond this step no longer count."""


class BegunEntry(TypedDict):
    """The last open seat is taken."""

    number: int
    seat: None
    kind: Literal["begun"]


class NameEntry(TypedDict):
    """A person took a seat, or another name or colour."""

    number: int
    seat: int
    kind: Literal["joined", "named"]
    name: str
    colour: str


class PresenceEntry(TypedDict):
    """A person left, is back, took the seat back from a bot, or gave it up before the start."""

    number: int
    seat: int
    kind: Literal["left", "back", "returned", "vacated"]


class FilledEntry(TypedDict):
    """A bot took an open seat."""

    number: int
    seat: int
    kind: Literal["filled"]
    level: str
    colour: str


class SaidEntry(TypedDict):
    """A person said something: a text, or a phrase that each reads in their own language."""

    number: int
    seat: int
    kind: Literal["said"]
    text: NotRequired[str]
    phrase: NotRequired[Phrase]
    at: int
    """Milliseconds since 1970, UTC."""


class LateEntry(TypedDict):
    """Time is up: a bot plays this turn for the seat."""

    number: int
    seat: int
    kind: Literal["late"]


class ReplacedEntry(TypedDict):
    """A bot plays for this seat, until its person takes it back."""

    number: int
    seat: int
    kind: Literal["replaced"]
    level: str


class BotFailedEntry(TypedDict):
    """A bot failed: `easy` plays this turn."""

    number: int
    seat: int
    kind: Literal["bot-failed"]
    level: str
    why: Literal["crashed", "illegal", "too-slow", "unknown"]


class SharedEntry(TypedDict):
    """A link of the game was made, which holds all cards."""

    number: int
    seat: int
    kind: Literal["shared"]
    link: str
    """How all links of this game begin."""


class RematchEntry(TypedDict):
    """The game is played again at another table."""

    number: int
    seat: int
    kind: Literal["rematch"]
    table: str


Entry = TypeAliasType(
    "Entry",
    Annotated[
        PlayEntry
        | BackEntry
        | BegunEntry
        | NameEntry
        | PresenceEntry
        | LateEntry
        | ReplacedEntry
        | BotFailedEntry
        | RematchEntry
        | SharedEntry
        | FilledEntry
        | SaidEntry,
        Field(discriminator="kind", description="Something that happened; numbered from 1."),
    ],
)

View = TypeAliasType(
    "View",
    Annotated[
        KingdomView | WinterView,
        Field(discriminator="game", description="The game as a seat or a spectator may see it."),
    ],
)


class Legal(TypedDict):
    """What can be done now."""

    hexes: dict[str, list[str]]
    """By verb the hexes on which it may be used."""
    others: list[str]
    """Whole actions, such as "use barn" and "end"."""


class Contribution(TypedDict):
    """Hexes that together earn gold."""

    hexes: Sequence[str]
    gold: int


class StateMessage(TypedDict):
    """The table as the caller may see it."""

    type: Literal["state"]
    number: int
    """The last entry."""
    now: NotRequired[int]
    """The server's time, in milliseconds since 1970; comes with the board."""
    table: TableData
    board: NotRequired[BoardData]
    view: View
    picture: Picture
    legal: Legal | None
    """Null: the caller acts for no seat that decides now."""
    can_undo: bool
    contributions: list[dict[str, list[Contribution]]]
    """What earns each seat its gold, by card."""
    entries: list[Entry]


class Moment(TypedDict):
    """The game at a step, as a spectator saw it."""

    view: View
    picture: Picture
    contributions: list[dict[str, list[Contribution]]]
    entries: list[Entry]
    """The action that led there, if there was one."""


class StepData(TypedDict):
    """A moment of the game."""

    step: int
    first: int
    """The first step that can be looked at."""
    steps: int
    """The last one."""
    state: Moment
