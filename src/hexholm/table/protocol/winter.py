"""A view of Winter Kingdom."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from hexholm.table.protocol.board import Ask, Score, TaskData


class OwnSideData(TypedDict):
    """A board side that somebody brought."""

    text: str
    turns: int


class WinterSetup(TypedDict):
    """The set-up, without the seed."""

    edition: int
    players: int
    boards: list[str | OwnSideData]
    cards: list[str]
    economy: str
    twist: str | list[str]
    """"none", one, or several."""
    direction: str
    top_board: int
    bottom_board: int


class WinterSupply(TypedDict):
    """What can still be built."""

    houses: int
    forts: int


class TalentData(TypedDict):
    """A card that was bought and can be used."""

    name: str
    upgraded: bool
    """Its lower action was bought too."""
    new: bool
    """Bought this turn."""
    upgraded_now: bool
    used: bool


class WinterPlayer(TypedDict):
    """What a player has."""

    houses: list[str]
    forts: list[str]
    supply: WinterSupply
    out: int
    """Houses out of the game."""
    out_forts: int
    coins: int
    hand: list[str] | None
    """Null: hidden from this seat."""
    hand_size: int
    talents: list[str] | None
    """Not bought yet; null: hidden from this seat."""
    talents_size: int
    bought: list[TalentData]
    tunnel_used: bool


class WinterTurn(TypedDict):
    """How far the turn has come."""

    left: int
    begun: bool
    terrain: str
    """Where the card builds, which can be another terrain than the card's."""
    round_built: bool
    """Whether anyone has built in this round."""
    built: int
    """Buildings built in this turn."""
    line: list[str]
    used: list[str]
    """Actions that were used."""
    step: str
    """How far the last part of the turn has come: "", "sell", "buy", "done"."""
    tasks: list[TaskData]


class MarkData(TypedDict):
    """What a card in play needs to be agreed on."""

    top_board: NotRequired[int]
    bottom_board: NotRequired[int]
    direction: NotRequired[str]


class WinterView(TypedDict):
    """A game of Winter Kingdom as a seat or a spectator may see it."""

    game: Literal["winter-kingdom"]
    setup: WinterSetup
    seat: int | None
    """The seat for which it is; null: a spectator."""
    players: list[WinterPlayer]
    discards: dict[str, int]
    to_move: int | None
    """Who decides now."""
    turn: WinterTurn
    last_round: bool
    over: bool
    deck_size: int
    asks: Ask
    prices: dict[str, tuple[int, int]]
    """To buy and to upgrade, by talent."""
    points: dict[str, int]
    """What a scoring card pays for each thing it counts."""
    sources: dict[str, str]
    """Who says what a card says: printed, inferred, house."""
    marks: MarkData
    scores: list[Score]
    winners: list[int]
