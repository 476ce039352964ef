"""What the HTTP API answers besides states and the catalog."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.board import GameName, Said
from hexholm.table.protocol.tables import Sitter, StateMessage


class Reason(TypedDict):
    """The rule that forbids an action."""

    rule: str
    """Its id."""
    key: str
    """For translations."""
    text: str
    args: dict[str, str | int | list[str]]


class ErrorData(TypedDict):
    """What is wrong."""

    code: str
    text: str
    about: NotRequired[str]
    """Where the code doesn't tell: the id of the message, and what of the request it is about."""
    reason: NotRequired[Reason]


class ErrorAnswer(TypedDict):
    """A request that was not carried out; a stale one comes with the current state."""

    error: ErrorData
    state: NotRequired[StateMessage]


class SeatSecret(TypedDict):
    """A seat and the secret that acts for it."""

    seat: int
    secret: str


class NewTable(TypedDict):
    """A new table and the secrets of the caller."""

    table: str
    seats: list[SeatSecret]
    invite: str | None
    watch: str


class Joined(TypedDict):
    """The seat taken and its secret."""

    seat: int
    secret: str
    watch: str


class ListedTable(TypedDict):
    """A table that anybody may watch."""

    table: str
    seats: list[Sitter]
    turn: int | None
    watch: str


class ServerInfo(TypedDict):
    """About this server."""

    version: str
    open: bool
    addresses: list[str]
    """Where other devices reach it; empty when only this machine does."""
    games: list[GameName]
    bots: list[str]
    lobby: bool
    """Whether strangers can find each other here."""


class RecordData(TypedDict):
    """A finished game: set-up, seed and actions."""

    format: str
    version: int
    game: GameName
    setup: dict[str, Any]
    start: NotRequired[dict[str, Any]]
    """The position that an edited game starts from."""
    past: NotRequired[list[str]]
    """The actions before it."""
    log: list[str]


Gold = TypeAliasType(
    "Gold",
    Annotated[dict[str, float], Field(description="By card; what is nothing is left out.")],
)


class Suggestion(TypedDict):
    """A whole turn and its results."""

    actions: list[str]
    win: float
    """Chance of winning, from 0 to 1."""
    win_error: float
    """The standard error of that."""
    gold: float
    """Expected gold at the end."""
    gold_error: float
    """The standard error of that."""
    lead: float
    """How far ahead of the best other seat; below 0: behind."""
    behind: float
    """Chance of winning lost compared with the best turn."""
    error: float
    """The standard error of that."""
    gold_behind: float
    """Gold lost on the best other seat, compared with the best turn."""
    gold_behind_error: float
    """The standard error of that."""
    as_good: bool
    """True: what is between it and the best turn may be chance."""
    chances: list[float]
    """Of each seat."""
    futures: int
    """In how many futures it was played out."""
    at_once: dict[str, int]
    """Gold by card that it brings now."""
    reasons: Gold
    """Expected gold by card, minus that of the other turns looked at."""
    rivals: Gold
    """The same for the other players together."""
    versus_best: Gold
    """Expected gold by card, minus that of the best turn."""
    rivals_versus_best: Gold
    """The same for the other players together."""
    tiles: list[str]
    """Tiles it takes, or talents it buys."""
    lost: list[str]
    """Tiles it gives up."""
    whole: bool
    """False: what comes then depends on something hidden."""
    facts: list[Said]
    """What it does and leads to, compared with the other turns."""


class AnalysisData(TypedDict):
    """A position as the seat to move sees it."""

    game: str
    seat: int
    chances: list[float]
    """Of each seat to win."""
    gold: list[float]
    """What each seat can expect at the end."""
    turns: list[Suggestion]
    """The best few turns, the best first."""
    looked_at: int
    """How many different turns were compared."""
    complete: bool
    """False: time was up before all the work was done, so it is less certain."""
    given: Suggestion | None
    """The turn that was asked about, if one was."""
    better: list[Said]
    """What the best turn does and leads to, compared with that."""


class AddedTexts(TypedDict):
    """A Fluent file of a box by others."""

    language: str
    game: str
    text: str


class HintData(TypedDict):
    """What the seat to move could do."""

    number: int
    """The entry after which it is true."""
    seat: int
    analysis: AnalysisData


class BetterTurn(TypedDict):
    """What would have been better."""

    actions: list[str]
    win: float
    gold: float
    facts: list[Said]
    """What it does and leads to, compared with what was played."""


class Rated(TypedDict):
    """What a seat did in one go."""

    number: int
    """The turn of the game, counted from 1."""
    seat: int
    start: int
    stop: int
    mark: Literal["", "!", "?!", "?", "??"]
    uncertain: bool
    """True: it may have deserved a mark, but chance may explain that."""
    loss: float
    """The chance of winning that was lost."""
    gold_loss: float
    """The gold that was lost on the best other seat."""
    chances: list[float]
    gold: float
    """What the seat could expect at the end."""
    best: BetterTurn | None


class Ratings(TypedDict):
    """The turns rated so far; ask again until there are as many as `of` says."""

    of: int
    turns: list[Rated]
    gold: list[list[dict[str, int]]]
    """For every turn of the game what each card pays each seat after it."""
