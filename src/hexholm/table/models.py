"""What the HTTP API takes and gives, as the OpenAPI document shows it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from hexholm.bots import BOTS
from hexholm.table.limits import JSON_INTEGER
from hexholm.table.making import GAMES

Colour = Literal["blue", "orange", "green", "purple", "red"]
Name = Annotated[str, Field(min_length=1, max_length=200, description="1 to 24 characters")]
GameName = Annotated[str, Field(json_schema_extra={"enum": list(GAMES)})]
Level = Annotated[str, Field(description="a bot of GET /api/server", examples=list(BOTS))]
ActionText = Annotated[str, Field(min_length=1, max_length=100, examples=["build c4"])]


def _whole(value: Any) -> Any:
    """For JSON 7.0 is the whole number 7."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Integer = Annotated[int, BeforeValidator(_whole)]
Number = Annotated[int, Field(ge=0, le=JSON_INTEGER), BeforeValidator(_whole)]
SeatNumber = Annotated[int, Field(ge=0, le=4), BeforeValidator(_whole)]


class Asked(BaseModel):
    """A request body: no unknown keys, no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


Slug = Annotated[str, Field(max_length=40)]
"""The name of a box, card, section, hex or tile."""
MOST_HEXES = 16
"""More hexes than any set-up has to name."""


class OwnSection(Asked):
    """A board section of your own, as the text of a section file."""

    text: Annotated[str, Field(max_length=4000)]
    turned: bool = False


class SideAsked(Asked):
    """A board side of your own, as the text of a side file."""

    text: Annotated[str, Field(max_length=4000)]


class OwnSide(SideAsked):
    """The same, turned by so many sixths."""

    turns: Annotated[Integer, Field(ge=0, le=5)] = 0


OuterBoard = Annotated[Integer, Field(ge=1, le=6, description="clockwise from the top")]


def _few(most: int, what: str, examples: list[Any]) -> Any:
    return Field(max_length=most, description=what, examples=examples)


class SetupAsked(Asked):
    """How to set up; what is left out is drawn at random. Each game has its own keys."""

    players: Integer | None = None
    boxes: Annotated[list[Slug], Field(min_length=1, max_length=16)] | None = None
    sections: (
        Annotated[list[Slug | OwnSection], _few(16, "four of them", [["tavern", "farm:turned"]])]
        | None
    ) = None
    cards: Annotated[list[Slug], _few(16, "three of them", [["lords"]])] | None = None
    tasks: (
        Annotated[list[Slug], _few(16, "one for each section of Crossroads", [["fortress"]])] | None
    ) = None
    capitols: Annotated[list[Slug], _few(MOST_HEXES, "hexes of castles", [["d4"]])] | None = None
    caves: Annotated[list[Slug], _few(MOST_HEXES, "hexes of mountains", [["c7"]])] | None = None
    island: Slug | OwnSection | None = None
    nomads: (
        Annotated[dict[Slug, Slug], _few(MOST_HEXES, "tiles by hex", [{"c4": "sword"}])] | None
    ) = None
    removed: Slug | None = None
    boards: (
        Annotated[list[Slug | OwnSide], _few(16, "seven sides, the centre first", [["3fe:2"]])]
        | None
    ) = None
    economy: Slug | None = None
    twist: (
        Annotated[Slug, Field(examples=["keep-away", "none"])]
        | Annotated[list[Slug], _few(16, "several at once", [["bargain", "long-tunnels"]])]
        | None
    ) = None
    direction: Slug | None = None
    top_board: OuterBoard | None = None
    bottom_board: OuterBoard | None = None
    options: Annotated[dict[Slug, bool | int], Field(max_length=16)] | None = None
    preset: Slug | None = None
    seed: Number | None = None


class PlacesAsked(Asked):
    """The board whose places are asked for."""

    boxes: Annotated[list[Slug], Field(min_length=1, max_length=16)] | None = None
    sections: Annotated[list[Slug | OwnSection], Field(max_length=16)]


class PersonSeat(Asked):
    """A seat for the caller: its secret is in the answer."""

    kind: Literal["person"]
    name: Name | None = None
    colour: Colour | None = None


class BotSeat(Asked):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level = "normal"
    colour: Colour | None = None


class OpenSeat(Asked):
    """A seat for whoever gets the invitation."""

    kind: Literal["open"]


class TableAsked(Asked):
    """A new table."""

    game: GameName = "kingdom-builder"
    setup: SetupAsked = SetupAsked()
    seats: Annotated[
        list[Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]],
        Field(min_length=2, max_length=5),
    ]
    listed: bool = False
    hints: Annotated[
        bool | None,
        Field(description="whether to give hints; left out: if at most one person plays"),
    ] = None


class RecordAsked(BaseModel):
    """A record, or a saved game with further keys."""

    model_config = ConfigDict(extra="allow")

    format: Literal["hexholm"]
    version: Literal[1]
    game: GameName
    setup: dict[str, Any]


class JoinAsked(Asked):
    """Who takes an open seat."""

    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None


class PlayAsked(Asked):
    """An action, and the number of the last entry that was known when it was chosen."""

    number: Number
    action: ActionText


class UndoAsked(Asked):
    """Undo the last action of this turn."""

    number: Number


class ForkAsked(Asked):
    """Play on from so many actions."""

    step: Number


class RematchAsked(Asked):
    """Once more: on the same board, or a new one."""

    board: Literal["same", "new"] = "same"


# --- answers ---------------------------------------------------------------------------------


class ReasonGiven(BaseModel):
    """The rule that forbids an action."""

    rule: str
    key: str
    text: str
    args: dict[str, str]


class ErrorGiven(BaseModel):
    """What is wrong."""

    code: str
    text: str
    reason: ReasonGiven | None = None


class ErrorAnswer(BaseModel):
    """A request that was not carried out; a stale one comes with the current state."""

    error: ErrorGiven
    state: dict[str, Any] | None = None


class SeatSecret(BaseModel):
    """A seat and the secret that acts for it."""

    seat: int
    secret: str


class TableMade(BaseModel):
    """A new table and the secrets of the caller."""

    table: str
    seats: list[SeatSecret]
    invite: str | None
    watch: str


class Joined(BaseModel):
    """The seat taken and its secret."""

    seat: int
    secret: str
    watch: str


class ListedTable(BaseModel):
    """A table that anybody may watch."""

    table: str
    names: list[str]
    turn: int | None
    watch: str


class ServerAnswer(BaseModel):
    """About this server."""

    version: str
    open: bool
    addresses: list[str]
    games: list[str]
    bots: list[str]


class CatalogAnswer(BaseModel):
    """What there is to play with."""

    games: dict[str, Any]
    letters: dict[str, str]


class LandAnswer(BaseModel):
    """A new section: its land, and its text for a set-up."""

    name: str
    box: str
    source: str
    locations: list[str]
    rows: list[str]
    text: str


class SideAnswer(BaseModel):
    """A board side of your own: its land, and its text for a set-up."""

    name: str
    board: str
    source: str
    rows: list[str]
    text: str


class PlacesAnswer(BaseModel):
    """For each section the hexes that can hold a capitol or a cave."""

    capitols: list[list[str]]
    caves: list[list[str]]


class SeatState(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: Colour | None
    level: str | None
    online: bool
    left: bool
    mine: bool


class TakebackState(BaseModel):
    """An open wish to go back."""

    seat: int
    step: int
    yes: list[int]
    waiting: list[int]


class VoteState(BaseModel):
    """An open vote to let a bot play for somebody."""

    whom: int
    level: str
    yes: list[int]


class RematchState(BaseModel):
    """Where the game is played again."""

    table: str
    secret: str | None
    watch: str | None


class TableState(BaseModel):
    """The table around the game."""

    id: str
    game: str
    listed: bool
    begun: bool
    over: bool
    first: int
    seats: list[SeatState]
    takeback: TakebackState | None
    votes: list[VoteState]
    rematch: RematchState | None
    invite: str | None
    watch: str
    hints: bool


class Legal(BaseModel):
    """What can be done now: hexes by verb, and the other actions."""

    hexes: dict[str, list[str]]
    others: list[str]


class ContributionState(BaseModel):
    """Hexes that together earn gold."""

    hexes: list[str]
    gold: int


class EntryState(BaseModel):
    """Something that happened; further keys depend on the kind."""

    model_config = ConfigDict(extra="allow")

    number: int
    seat: int | None
    kind: str


class StateAnswer(BaseModel):
    """The table as the caller may see it."""

    type: Literal["state"]
    number: int
    table: TableState
    board: dict[str, Any] | None = None
    view: dict[str, Any]
    legal: Legal | None
    can_undo: bool
    contributions: list[dict[str, list[ContributionState]]]
    entries: list[EntryState]


class Moment(BaseModel):
    """The game at a step, as a spectator saw it."""

    view: dict[str, Any]
    contributions: list[dict[str, list[ContributionState]]]
    entries: list[EntryState]


class StepAnswer(BaseModel):
    """A moment of the game."""

    step: int
    first: int
    steps: int
    state: Moment


class RecordAnswer(BaseModel):
    """A finished game: set-up, seed and actions."""

    model_config = ConfigDict(extra="allow")

    format: str
    version: int
    game: str
    setup: dict[str, Any]
    log: list[str]


class HintAnswer(BaseModel):
    """What the seat to move could do, at the position after an entry."""

    number: int
    seat: int
    analysis: dict[str, Any]


class RatedTurn(BaseModel):
    """What a seat did at one go, and what would have been better."""

    number: int
    seat: int
    start: int
    stop: int
    mark: Literal["", "!", "?!", "?", "??"]
    loss: float
    chances: list[float]
    best: dict[str, Any] | None


class RatingsAnswer(BaseModel):
    """The turns rated so far; ask again until there are as many as `of` says."""

    of: int
    turns: list[RatedTurn]
