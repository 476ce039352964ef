"""The gold that the greedy bot expects of things, beyond the gold they bring at once.

What pays off turn by turn is given for a whole game and shrinks with the supply.
"""

from collections.abc import Iterable
from typing import Final

from hexholm.game import Event
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import known

SETTLEMENT: Final = 0.5
"""A settlement more on the board."""
OWED: Final = 1.1
"""A settlement on a temple: it will stand on the board, where it suits better."""
NUMBER: Final = 1.2
"""A number tile: a settlement for later."""
IN_TIME: Final = 3
"""One in this many settlements of the supply can be built with a number tile in time."""
CARD: Final = 1.0
"""One more terrain card to choose from in the next turn."""
WALL: Final = 0.3
"""What a stone wall costs: nobody can ever build there."""


def changed(game: KingdomBuilder, events: Iterable[Event], seat: int, time_left: float) -> float:
    """The gold of the tiles that a seat has just taken and lost, together."""
    gold = 0.0
    for kind, whose, name, *_ in events:
        if whose != seat:
            continue
        if kind == "tile-taken":
            gold += location(game, seat, name, time_left)
        elif kind == "tile-lost":
            gold -= location(game, seat, name, time_left)
        elif kind == "bonus-taken":
            gold += time_left * known().location(name).pair
        elif kind == "bonus-lost":
            gold -= time_left * known().location(name).pair
        elif kind == "nomad-taken" and time_left:
            gold += known().nomad(name).value
    return gold


def location(game: KingdomBuilder, seat: int, name: str, time_left: float) -> float:
    """The gold of a location tile."""
    it = known().location(name)
    if it.once:
        return it.once(game, seat) if time_left else 0.0
    return time_left * it.value
