"""What the HTTP API takes; checked, since anybody can send anything."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from typing_extensions import TypeAliasType

from hexholm.bots import BOTS
from hexholm.table.protocol import JSON_INTEGER, MOST_BOARDS
from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.pace import ClockEnd, PaceKind
from hexholm.table.protocol.tables import Phrase

Colour = TypeAliasType("Colour", Literal["blue", "orange", "green", "purple", "red"])
Name = Annotated[str, Field(min_length=1, max_length=200, description="1 to 24 characters")]
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

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


Slug = Annotated[str, Field(max_length=40)]
"""The name of a box, card, section, hex or tile."""
MOST_HEXES = 16
"""More hexes than any set-up has to name."""


BoardText = Annotated[str, Field(max_length=4000)]


class OwnSection(Asked):
    """A board section of your own, as the text of a section file."""

    text: BoardText
    turned: bool = False


class SideAsked(Asked):
    """A board side of your own, as the text of a side file."""

    text: BoardText


class BoardAsked(Asked):
    """A board that is being edited, as the text of its file; empty hexes are dots."""

    game: GameName
    text: BoardText


class OwnBoard(Asked):
    """A board of your own, as the text of its file."""

    text: BoardText


OwnBoards = Annotated[list[OwnBoard], Field(max_length=MOST_BOARDS)]


class LessonMessage(Asked):
    """A message as on the websocket of a table; what a lesson doesn't need of it is ignored."""

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello", "play", "undo", "previews", "why"]
    """`undo` goes one step back."""
    action: ActionText = "next"
    """To `play`, or to ask `why` about; `next` reads on."""
    actions: Annotated[list[ActionText], Field(max_length=32)] = []
    """To ask for `previews` of."""


class LessonAsked(Asked):
    """What somebody in a lesson says, with all they have done there."""

    done: Annotated[list[ActionText], Field(max_length=300)] = []
    """Actions, `next` and `back`."""
    message: LessonMessage


class PuzzleTried(Asked):
    """A whole turn of somebody at a puzzle."""

    done: Annotated[list[ActionText], Field(max_length=300)] = []
    """What they have done so far: actions and `back`."""


class PuzzleAsked(PuzzleTried):
    """What somebody at a puzzle says, as in a lesson, with all they have done there."""

    message: LessonMessage


class OwnSide(SideAsked):
    """The same, turned by this many sixths."""

    turns: Annotated[Integer, Field(ge=0, le=5)] = 0


OuterBoard = Annotated[Integer, Field(ge=1, le=6, description="clockwise from the top")]


def _few(examples: Any, most: int = 16) -> Any:
    return Field(max_length=most, examples=[examples])


class SetupAsked(Asked):
    """How to set up. What is left out is drawn by the seed; `GET /api/catalog` lists the names."""

    players: Integer | None = None
    """2 to 5; as many as there are seats."""
    boxes: (
        Annotated[list[Slug], Field(min_length=1, max_length=16, examples=[["base", "nomads"]])]
        | None
    ) = None
    sections: Annotated[list[Slug | OwnSection], _few(["tavern", "farm:turned"])] | None = None
    """Four: names, or texts of section files; `GET /api/lands/{kind}?seed=N` makes new ones."""
    cards: Annotated[list[Slug], _few(["lords"])] | None = None
    """Three scoring cards."""
    tasks: Annotated[list[Slug], _few(["fortress"])] | None = None
    """One task card for each section of Crossroads."""
    capitols: Annotated[list[Slug], _few(["d4"], MOST_HEXES)] | None = None
    """Castle hexes on which they stand; `POST /api/places` lists the possible ones."""
    caves: Annotated[list[Slug], _few(["c7"], MOST_HEXES)] | None = None
    """Mountain hexes in which they are; `POST /api/places` lists the possible ones."""
    island: Slug | OwnSection | None = None
    """`"ropebridge"`, `"tree-house"`, or an island of your own as a text."""
    nomads: Annotated[dict[Slug, Slug], _few({"c4": "sword"}, MOST_HEXES)] | None = None
    """Which tile lies on which nomad hex."""
    removed: Slug | None = None
    """The terrain that the Scouts card takes out of the game."""
    boards: Annotated[list[Slug | OwnSide], _few(["3fe:2"])] | None = None
    """Winter Kingdom: seven sides, the centre first."""
    economy: Slug | None = None
    """Winter Kingdom: the economy card."""
    twist: (
        Annotated[Slug, Field(examples=["keep-away", "none"])]
        | Annotated[list[Slug], _few(["bargain", "long-tunnels"])]
        | None
    ) = None
    """Winter Kingdom: a name, a list of several, or `"none"`."""
    direction: Slug | None = None
    """Winter Kingdom: the direction of the Knights' lines."""
    top_board: OuterBoard | None = None
    """Winter Kingdom: the top board, for Fur."""
    bottom_board: OuterBoard | None = None
    """Winter Kingdom: the bottom board, for the Pioneers."""
    options: Annotated[dict[Slug, bool | int], Field(max_length=16)] | None = None
    """Rules to read differently: 1 or 2 for `capitols`, true or false for the others."""
    preset: Slug | None = None
    """A set-up by name, instead of boxes, sections and cards."""
    own: OwnBoards | None = None
    """Boards of your own: each takes the place of the one with its name, drawn or named; one with a
    new name can be named."""
    seed: Number | None = None
    """The same number deals the same game; everybody at the table is told that it was chosen."""


class PlacesAsked(Asked):
    """The board whose places are asked for."""

    boxes: Annotated[list[Slug], Field(min_length=1, max_length=16)] | None = None
    sections: Annotated[list[Slug | OwnSection], Field(max_length=16)]
    own: OwnBoards | None = None
    """Boards of your own, as for a new table."""


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


SeatAsked = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class ClockAsked(Asked):
    """How long a turn may take."""

    seconds: Annotated[Integer, Field(ge=5, le=30 * 24 * 3600)]
    """Over days at least 3600."""
    end: ClockEnd = "bot"
    """What happens when time is up: a bot plays the turn, or nothing."""


class PaceAsked(Asked):
    """How the table is played."""

    kind: PaceKind = "live"
    """Over days nobody is replaced for being away, and bots play on though nobody looks."""
    away: Annotated[Integer, Field(ge=10, le=24 * 3600)] | None = None
    """Live: seconds after which the others can let a bot play for somebody away."""
    clock: ClockAsked | None = None


class TableAsked(Asked):
    """A new table."""

    game: GameName = "kingdom-builder"
    setup: SetupAsked = SetupAsked()
    seats: Annotated[list[SeatAsked], Field(min_length=2, max_length=5)]
    listed: bool = False
    """Whether anybody may watch, and join where the server has a lobby."""
    hints: bool | None = None
    """Whether to give hints; left out: if at most one person plays."""
    talk: bool = True
    """Whether people can talk: freely, or by phrases at a listed table."""
    pace: PaceAsked = PaceAsked()
    by_turns: bool = False
    """Whether the people play on devices of their own and send each other links; then it isn't
    listed, nobody talks here, and it has no other pace."""


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


class FillAsked(Asked):
    """Let a bot take each open seat, or only one of them."""

    level: Level = "normal"
    seat: SeatNumber | None = None


class SayAsked(Asked):
    """Say a text of at most 200 characters, or a phrase."""

    text: Annotated[str, Field(max_length=2000)] | None = None
    phrase: Phrase | None = None


class PlayAsked(Asked):
    """An action, and the number of the last entry that was known when it was chosen."""

    number: Number
    action: ActionText


class UndoAsked(Asked):
    """Undo the last action of this turn."""

    number: Number


class ForkAsked(Asked):
    """Play on after this many actions."""

    step: Number
    seats: Annotated[list[SeatAsked], Field(min_length=2, max_length=5)] | None = None
    """Who sits where; left out: the same bots, and all other seats are the caller's."""


class RematchAsked(Asked):
    """Once more: on the same board, or a new one."""

    board: Literal["same", "new"] = "same"
    own: OwnBoards | None = None
    """Boards of your own, of which a new board can be drawn."""
