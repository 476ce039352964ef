"""What things are worth to the greedy bot, in gold, beyond the gold they bring at once.

What pays off turn by turn is given for a whole game and shrinks with the supply.
"""

from collections.abc import Iterable
from typing import Final

from hexholm.game import Event
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import placed
from hexholm.kingdom.mechanisms.pieces import LargePiece
from hexholm.kingdom.registry import EXTRAS

SETTLEMENT: Final = 0.5
"""A settlement more on the board."""
OWED: Final = 1.1
"""A settlement on a temple: it will stand on the board, where it suits better."""
NUMBER: Final = 1.2
"""A number tile: a settlement for later."""
IN_TIME: Final = 3
"""Of so many settlements in the supply one can be built with a number tile in time."""
CARD: Final = 1.0
"""One more terrain card to choose from in the next turn."""
WALL: Final = 0.3
"""What a stone wall costs: nobody can ever build there."""

LOCATIONS: Final = {
    "oracle": 4.0,
    "farm": 4.0,
    "oasis": 4.0,
    "tower": 3.5,
    "tavern": 4.0,
    "barn": 3.0,
    "harbor": 3.5,
    "paddock": 3.0,
    "quarry": 1.0,
    "caravan": 2.5,
    "village": 4.0,
    "garden": 4.0,
    "lighthouse": 2.5,
    "foresters-lodge": 4.0,
    "barracks": 2.5,
    "crossroads": 3.0,
    "fort": 4.0,
    "monastery": 4.0,
    "wagon": 2.5,
    "temple": 2.0,
    "refuge": 2.5,
    "canoe": 2.5,
    "fountain": 3.5,
    "bazaar": 3.0,
    "water-mill": 4.0,
    "mountain-station": 4.0,
    "scout-cabin": 2.0,
    "cathedral": 3.5,
    "watchtower": 4.0,
    "university": 4.0,
    "palisade": 3.0,
    "ropebridge": 2.5,
    "tree-house": 2.5,
}
"""A location tile, in a whole game."""
OTHER_TILE: Final = 3.0

BONUSES: Final = {"temple": 3.0, "refuge": 2.5, "canoe": 4.0, "fountain": 1.0}
"""What a pair of tiles brings besides, in a whole game."""

SEVEN_HEXES: Final = 7.0
"""A city hall that can still be built."""

NOMADS: Final = {"resettlement": 2.0, "outpost": 1.5, "sword": 2.0, "treasure": 0.0}
DONATION: Final = 4.0
"""A nomad tile, for the next turn; the gold of a treasure counts as gold."""


def of_tiles(game: KingdomBuilder, events: Iterable[Event], seat: int, time_left: float) -> float:
    """What the tiles that a seat has just taken and lost are worth together."""
    worth = 0.0
    for kind, whose, name, *_ in events:
        if whose != seat:
            continue
        if kind == "tile-taken":
            worth += _location(game, seat, name, time_left)
        elif kind == "tile-lost":
            worth -= _location(game, seat, name, time_left)
        elif kind == "bonus-taken":
            worth += time_left * BONUSES[name]
        elif kind == "bonus-lost":
            worth -= time_left * BONUSES[name]
        elif kind == "nomad-taken" and time_left:
            worth += NOMADS.get(name, DONATION)
    return worth


def _location(game: KingdomBuilder, seat: int, name: str, time_left: float) -> float:
    extra = EXTRAS[name]
    if isinstance(extra, LargePiece):
        return 0.0 if placed(game, extra.kind, seat) or not time_left else SEVEN_HEXES
    return time_left * LOCATIONS.get(name, OTHER_TILE)
