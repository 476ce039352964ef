"""The small boxes: Capitol, Caves, Island (rules Q)."""

from typing import TYPE_CHECKING

from hexholm.hexes import Hexset, neighbours, within
from hexholm.kingdom.kinds import Box, Earnings
from hexholm.kingdom.moving import move

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def from_cave_to_cave(g: "KingdomBuilder", hexes: Hexset) -> Hexset:
    """The hexes next to a cave, if one of these is (Q-caves, Q-caves-b)."""
    beside = neighbours(g.setup.caves)
    return beside if hexes & beside else 0


CAVES_MOVE = move(
    "caves",
    lambda g: g.board.buildable,
    reach=from_cave_to_cave,
    back=from_cave_to_cave,
    rule="Q-caves",
)

ISLAND_EXTRAS = (
    move("ropebridge", lambda g: g.board.grounds["canyon"], rule="Q-ropebridge"),
    move("tree-house", lambda g: g.board.grounds["forest"], rule="Q-treehouse"),
)


def capitols(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at most two hexes away from a capitol, for each capitol (A-43)."""
    own, rest, found = g.settlements[seat], g.setup.capitols, []
    while rest:
        capitol = rest & -rest
        rest ^= capitol
        near = own & within(capitol, 2)
        found.append((near, near.bit_count()))
    return found


CAPITOL = Box("capitol")
CAVES = Box("caves", everybody=((lambda board, caves: caves, CAVES_MOVE),))
ISLAND = Box("island", ISLAND_EXTRAS)
