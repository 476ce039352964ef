"""Caves: settlements move from cave to cave (rules Q)."""

from typing import TYPE_CHECKING

from hexholm.boxes import FIRST_EDITION, Box, move, one_in_each_section
from hexholm.hexes import Hexset, neighbours, within

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder, Setup

DISTANCE = 3
"""Hexes from a cave to the nearest location, castle or nomad hex."""


def places(setup: "Setup") -> list[Hexset]:
    """For each section the mountains that can hold its cave (S-Q2, S-Q2c)."""
    board, grounds = setup.board, setup.board.grounds
    apart = grounds["location"] | grounds["castle"] | grounds["nomad"]
    if setup.edition == FIRST_EDITION:
        apart = board.special  # S-Q2b
    mountains = grounds["mountain"] & ~within(apart, DISTANCE - 1)
    return [mountains & quarter for quarter in board.quarters]


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

BOX = Box(
    "caves",
    everybody=((lambda board, setup: setup.caves, MOVE),),
    parts=(one_in_each_section("caves", "caves", places, order=40, shows="cave"),),
    order=60,
)
