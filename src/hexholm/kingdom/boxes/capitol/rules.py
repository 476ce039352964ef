"""Capitol: gold for settlements near the capitols (rules Q)."""

from typing import TYPE_CHECKING

from hexholm.hexes import within
from hexholm.kingdom.kinds import Box, Earnings

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def capitols(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at most two hexes away from a capitol, for each capitol (A-43)."""
    own, rest, found = g.settlements[seat], g.setup.capitols, []
    while rest:
        capitol = rest & -rest
        rest ^= capitol
        near = own & within(capitol, 2)
        found.append((near, near.bit_count()))
    return found


BOX = Box("capitol")
