"""Caves: settlements move from cave to cave (rules Q)."""

from typing import TYPE_CHECKING

from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom.kinds import Box
from hexholm.kingdom.mechanisms.moving import move

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def from_cave_to_cave(g: "KingdomBuilder", hexes: Hexset) -> Hexset:
    """The hexes next to a cave, if one of these is (Q-caves, Q-caves-b)."""
    beside = neighbours(g.setup.caves)
    return beside if hexes & beside else 0


MOVE = move(
    "caves",
    lambda g: g.board.buildable,
    reach=from_cave_to_cave,
    back=from_cave_to_cave,
    rule="Q-caves",
)

BOX = Box("caves", everybody=((lambda board, caves: caves, MOVE),))
