"""A view of Kingdom Builder. What the boxes bring is left out where there is none of it."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from hexholm.table.protocol.board import Ask, Score, TaskData


class OwnSectionData(TypedDict):
    """A section that somebody brought."""

    text: str
    turned: bool


class KingdomSetup(TypedDict):
    """The set-up, without the seed."""

    edition: int
    players: int
    boxes: list[str]
    sections: list[str | OwnSectionData]
    cards: list[str]
    options: dict[str, bool | int]
    tasks: NotRequired[list[str]]
    island: NotRequired[str | OwnSectionData]
    capitols: NotRequired[list[str]]
    caves: NotRequired[list[str]]
    nomads: NotRequired[dict[str, str]]
    removed: NotRequired[str]
    """The terrain whose cards are out of the game."""


_TileFrom = TypedDict(
    "_TileFrom",
    {
        "from": Annotated[
            str | None,
            Field(description="Its location hex; null where an edited position names none."),
        ]
    },
)


class TileData(_TileFrom):
    """A location tile."""

    name: str
    ready: bool
    new: bool


class PassingTile(TypedDict):
    """A tile that is held for one turn."""

    name: str
    ready: bool
    """False: taken this turn, usable in the next."""


class KingdomPlayer(TypedDict):
    """What a player has."""

    settlements: list[str]
    supply: int
    gold: int
    hand: list[str] | None
    """Null: hidden from this seat."""
    hand_size: int
    tiles: list[TileData]
    lost: list[str]
    """Location hexes whose tile was taken and lost again."""
    warriors: NotRequired[list[str]]
    wagon: NotRequired[str]
    ship: NotRequired[str]
    city_hall: NotRequired[str]
    """Its centre."""
    owed: NotRequired[int]
    """Settlements taken off the board, to be built in the next turn."""
    owed_pieces: NotRequired[list[str]]
    """The same of other pieces, by kind."""
    numbers: NotRequired[int]
    """The value of the number tiles."""
    marks: NotRequired[list[str]]
    """Rows, such as "7" or "i.3"."""
    nomads: NotRequired[list[PassingTile]]
    earned: NotRequired[dict[str, int]]
    """Of the gold, how much came from which card during the game."""


class KingdomTurn(TypedDict):
    """How far the turn has come."""

    left: int
    begun: bool
    """Whether the first settlement of the mandatory action is built."""
    built: bool
    """Whether anyone has built in this round."""
    card: str
    """The terrain being played; empty while it isn't chosen."""
    tasks: list[TaskData]
    seat: NotRequired[int]
    """Whose turn it is, when another seat decides just now."""
    due: NotRequired[int]
    """Settlements of the last turn that are still to be built in this one."""
    due_pieces: NotRequired[list[str]]
    """Other pieces, by kind, that are built after them."""
    spent: NotRequired[list[str]]
    """Extra actions without a location tile that were used this turn."""
    extra_cards: NotRequired[int]
    roved: NotRequired[list[int]]
    """Sections built in this turn."""
    line: NotRequired[list[str]]
    """The settlements of this turn's card."""
    free: NotRequired[bool]
    """The next settlement can be set anywhere."""


class KingdomView(TypedDict):
    """A game of Kingdom Builder as a seat or a spectator may see it."""

    game: Literal["kingdom-builder"]
    setup: KingdomSetup
    seat: int | None
    """The seat for which it is; null: a spectator."""
    players: list[KingdomPlayer]
    discards: dict[str, int]
    removed: dict[str, int]
    to_move: int | None
    """Who decides now."""
    turn_of: int | None
    """Whose turn it is."""
    turn: KingdomTurn
    last_round: bool
    over: bool
    deck_size: int
    walls: NotRequired[list[str]]
    walls_left: NotRequired[int]
    """Where there is a quarry."""
    scouts: NotRequired[list[str]]
    blocked: NotRequired[list[str]]
    """Hexes on which warriors let nobody build."""
    nomads: NotRequired[dict[str, str]]
    """Nomad tiles that still lie there, by hex."""
    tiles_left: NotRequired[dict[str, int]]
    """Location hexes that have fewer tiles than the players have taken."""
    capitols: NotRequired[list[str]]
    caves: NotRequired[list[str]]
    silo_step: NotRequired[bool]
    asks: Ask
    scores: list[Score]
    winners: list[int]
