"""Where a talent builds (W-talents T1 to T12): a where-function names the hexes it is about."""

from typing import TYPE_CHECKING, NamedTuple

from hexholm.game import FIRST_EDITION
from hexholm.hexes import Hexset, beside_at_least, beyond_lines, neighbours, region, regions
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


def on_card_terrain(g: "WinterKingdom") -> Hexset:
    """T1: the terrain of the card that is played."""
    return g.terrain_hexes(g.card)


def on(terrain: str) -> Where:
    """T2: the terrain shown."""
    return lambda g: g.terrain_hexes(terrain)


def on_the_right(g: "WinterKingdom") -> Hexset:
    """T11: the terrain to the right of the card's."""
    return g.terrain_hexes(g.right_of(g.card))


def beside(kind: str) -> Where:
    """T4: a suitable hex next to a kind of hex."""
    return lambda g: g.suitable & g.board.beside(kind)


def beside_own_fort(g: "WinterKingdom") -> Hexset:
    """T4: a suitable hex next to one of the seat's forts."""
    return g.suitable & neighbours(g.forts[g.mover])


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


def beside_group_with_fort(g: "WinterKingdom") -> Hexset:
    """T3: a suitable hex next to a group of own buildings with a fort in it."""
    return g.suitable & neighbours(region(g.forts[g.mover], g.own))


def beyond_own_rows(g: "WinterKingdom") -> Hexset:
    """T5: the hex at the end of a row of at least three own buildings."""
    return g.suitable & beyond_lines(g.own, 3)


def beyond_other_rows(g: "WinterKingdom") -> Hexset:
    """T6: the same with the buildings of one other player."""
    found = 0
    for seat in range(g.seats):
        if seat != g.mover:
            found |= beyond_lines(g.buildings(seat), 3)
    return g.suitable & found


def touching_one(g: "WinterKingdom") -> Hexset:
    """T7: a suitable hex that touches exactly one own building."""
    return g.suitable & neighbours(g.own) & ~beside_at_least(g.own, 2)


def touching_up_to_three(g: "WinterKingdom") -> Hexset:
    """T8: a suitable hex that touches at most three own buildings (W-16b; at first 1 to 3)."""
    found = g.suitable & ~beside_at_least(g.own, 4)
    return found & neighbours(g.own) if g.setup.edition == FIRST_EDITION else found


def at_the_edge(g: "WinterKingdom") -> Hexset:
    """T9: the outer edge of the whole board, on one of the six card terrains."""
    return g.suitable & g.board.edge & g.board.card_land


def in_the_centre(g: "WinterKingdom") -> Hexset:
    """T10: the board in the middle."""
    return g.suitable & g.board.parts[0]
