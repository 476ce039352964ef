"""Comparing what players have around a hex."""

from typing import TYPE_CHECKING, Final

from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Earnings

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

MOST_GOLD: Final = 5


def most_around(g: "KingdomBuilder", seat: int, hexes: Hexset) -> Earnings:
    """5 gold for each of these hexes with the most own settlements around it (M-palace, A-41)."""
    found = []
    for hex_ in singles(hexes):
        around = g.board.grid.around[hex_]
        mine = (around & g.settlements[seat]).bit_count()
        if mine and all((around & own).bit_count() <= mine for own in g.settlements):
            found.append((hex_, MOST_GOLD))
    return found
