"""How a talent builds (W-talents T1 to T12): a where-function names the hexes it is about."""

from typing import TYPE_CHECKING, NamedTuple

from hexholm.hexes import Hexset, beyond_lines, neighbours, regions
from hexholm.winter.kinds import Where

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


class Build(NamedTuple):
    """Build a house or fort on one of some hexes."""

    where: Where
    adjacent: bool = True
    """Next to one of the seat's buildings if possible (W-2)."""

    def can(self, g: "WinterKingdom") -> bool:
        """Whether there is a building left, and a hex for it."""
        return g.can_build(g.mover) and bool(self.where(g))


def exactly(where: Where) -> Build:
    """Build at a position that the action names, next to own buildings or not (W-2)."""
    return Build(where, adjacent=False)


class Rebuild(NamedTuple):
    """T12: build on the hex that the moved house has just left."""


def on(terrain: str) -> Where:
    """T2: the terrain shown."""
    return lambda g: g.terrain_hexes(terrain)


def beside(kind: str) -> Where:
    """T4: a suitable hex next to a kind of hex."""
    return lambda g: g.suitable & g.board.beside(kind)


def beside_group_at(kind: str) -> Where:
    """T3: a suitable hex next to a group of own buildings that touches a kind of hex."""

    def where(g: "WinterKingdom") -> Hexset:
        near = 0
        for group in regions(g.own):
            around = neighbours(group)
            if around & g.board.grounds[kind]:
                near |= around
        return g.suitable & near

    return where


def beyond_other_rows(g: "WinterKingdom") -> Hexset:
    """T6: the hex at the end of a row of at least three buildings of one other player."""
    found = 0
    for seat in range(g.seats):
        if seat != g.mover:
            found |= beyond_lines(g.buildings(seat), 3)
    return g.suitable & found
