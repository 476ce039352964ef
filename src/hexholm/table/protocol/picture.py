"""What there is to see of a position, by symbols of the sprite: clients know no name of a thing."""

from typing import NotRequired

from typing_extensions import TypedDict

from hexholm.table.protocol.board import Said


class PieceSet(TypedDict):
    """The pieces of one kind and owner on the board."""

    kind: str
    art: str
    """The symbol that shows them."""
    seat: int | None
    """Null: nobody's."""
    at: list[str]
    """Their hexes, or the rows beside which they stand."""
    covers: NotRequired[list[list[str]]]
    """All hexes of each, where it lies flat on several."""
    beside: NotRequired[bool]
    """They stand beside rows."""


class PlaceData(TypedDict):
    """Something on a hex of its own."""

    hex: str
    what: str
    art: str
    """The symbol that shows it."""
    under: NotRequired[str]
    """The symbol that lies under it."""
    tiles: NotRequired[int]
    """How many tiles lie under it, where it is a location."""


class PieceLook(TypedDict):
    """A piece that isn't on the board yet."""

    art: str
    seat: int | None
    """Null: nobody's."""


class BoardMark(TypedDict):
    """A board or a direction that a card in play speaks of."""

    kind: str
    says: str
    """The id of the card's name."""
    where: int | str
    """The number of the board, or the direction."""


class ExtraData(TypedDict):
    """An extra action of a seat."""

    name: str
    action: str
    """What follows `use`."""
    state: str
    """How it stands as long as it can neither be used nor was begun."""
    hex: NotRequired[str]
    """Where its tile comes from."""


class StockItem(TypedDict):
    """What a seat has besides settlements and tiles."""

    kind: str
    n: int
    art: str
    says: list[Said]


class Picture(TypedDict):
    """What everybody sees."""

    pieces: list[PieceSet]
    places: list[PlaceData]
    blocked: list[str]
    """Hexes on which nobody may build just now."""
    sets: dict[str, PieceLook]
    """By verb the piece that a click sets down."""
    marks: list[BoardMark]
    actions: list[str]
    """What can follow `use` in this game, whoever has it."""
    extras: list[list[ExtraData]]
    """By seat."""
    stock: list[list[StockItem]]
    """By seat."""
    common: list[StockItem]
    """What is there for all players together."""
