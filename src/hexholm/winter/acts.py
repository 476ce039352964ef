"""What a talent lets one do: build somewhere, or move a house somewhere.

The ids are those of the rules (W-talents): T for building, M for moving. A where-function names
the hexes an action is about; a reach-function names where a house can go.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from hexholm.game import FIRST_EDITION
from hexholm.hexes import (
    DIRECTIONS,
    Hexset,
    beside_at_least,
    beyond_lines,
    in_corners,
    neighbours,
    region,
    regions,
    singles,
    step,
    two_away,
    within,
)

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

Where = Callable[["WinterKingdom"], Hexset]
Reach = Callable[["WinterKingdom", Hexset], Hexset]


class Build(NamedTuple):
    """Build a house or fort on one of some hexes."""

    where: Where
    adjacent: bool = True
    """Next to an own building if possible (W-2)."""

    def can(self, g: "WinterKingdom") -> bool:
        """Whether there is a building left, and a hex for it."""
        return g.can_build(g.mover) and bool(self.where(g))


class Move(NamedTuple):
    """Move a house; forts never move (W-3)."""

    reach: Reach
    sure: Where | None = None
    """Hexes from which a house can move for sure: there is no need to ask `reach`."""
    maybe: Where | None = None
    """The other hexes from which one may be able to; None: any."""
    aims: Reach | None = None
    """Where a house could go if the way were free; None: no way is needed."""

    def can(self, g: "WinterKingdom") -> bool:
        """Whether one of the mover's houses can go somewhere."""
        houses = g.houses[g.mover]
        if not houses:
            return False
        if self.sure and houses & self.sure(g):
            return True
        if self.maybe:
            houses &= self.maybe(g)
        while houses:  # one by one, without a generator: this is asked all the time
            house = houses & -houses
            if self.reach(g, house):
                return True
            houses ^= house
        return False

    def movable(self, g: "WinterKingdom") -> Hexset:
        """The mover's houses that can go somewhere."""
        houses = g.houses[g.mover]
        found = houses & self.sure(g) if self.sure else 0
        houses ^= found
        if self.maybe:
            houses &= self.maybe(g)
        return found | sum(house for house in singles(houses) if self.reach(g, house))


class Rebuild(NamedTuple):
    """T12: build on the hex that the moved house has just left."""


class Widen(NamedTuple):
    """An action that only changes another one (G2, X2)."""


Act = Build | Move | Rebuild | Widen


# --- building ----------------------------------------------------------------------------------


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
    """T4: a suitable hex next to an own fort."""
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


# --- moving ------------------------------------------------------------------------------------


def nowhere(g: "WinterKingdom") -> Hexset:
    """No hex."""
    return 0


def near_suitable(g: "WinterKingdom") -> Hexset:
    """Next to a suitable hex."""
    return neighbours(g.suitable)


def near_empty(g: "WinterKingdom") -> Hexset:
    """Next to empty land, whether a move may end there or not."""
    return neighbours(g.board.land & g.free)


def two_from_suitable(g: "WinterKingdom") -> Hexset:
    """Two hexes in a straight line from a suitable one."""
    return two_away(g.suitable)


def at(terrain: str) -> Where:
    """Next to a terrain."""
    return lambda g: g.board.beside(terrain)


def near_crossing(terrain: str) -> Where:
    """Next to an empty hex of a terrain beyond which lies a suitable one."""
    return lambda g: neighbours(g.board.grounds[terrain] & g.free & neighbours(g.suitable))


def near_suitable_ice(g: "WinterKingdom") -> Hexset:
    """Next to ice where a move may end."""
    return neighbours(g.board.grounds["ice"] & g.suitable)


def near_own(g: "WinterKingdom") -> Hexset:
    """Next to an own building."""
    return neighbours(g.own)


def at_own_corner(g: "WinterKingdom") -> Hexset:
    """Next to an own building and to a suitable hex beside both."""
    return _at_corner(g, g.own)


def near_building(g: "WinterKingdom") -> Hexset:
    """Next to any building."""
    return neighbours(g.everybody)


def at_any_corner(g: "WinterKingdom") -> Hexset:
    """Next to any building and to a suitable hex beside both."""
    return _at_corner(g, g.everybody)


def _at_corner(g: "WinterKingdom", buildings: Hexset) -> Hexset:
    if g.setup.edition == FIRST_EDITION:
        return neighbours(buildings & neighbours(g.suitable))  # no path was needed
    return in_corners(g.suitable, buildings)


def near_slope(g: "WinterKingdom") -> Hexset:
    """Next to empty land to slide on; where the twist keeps one away from some of it, nowhere."""
    return neighbours(g.board.card_land & g.free) if g.open == g.free else 0


def near_suitable_slope(g: "WinterKingdom") -> Hexset:
    """Next to land to slide on where a move may end."""
    return neighbours(g.board.card_land & g.suitable)


def at_tunnels(g: "WinterKingdom") -> Hexset:
    """Next to a tunnel; with G2 anywhere."""
    return g.board.grid.all if g.has_lower(g.mover, "guide") else g.board.beside("tunnel")


def one_step(g: "WinterKingdom", house: Hexset) -> Hexset:
    """M1, MB: a neighbouring hex."""
    return g.board.grid.around[house] & g.suitable


def two_straight(g: "WinterKingdom", house: Hexset) -> Hexset:
    """M2s: two hexes in a straight line, over anything."""
    return two_away(house) & g.suitable


def two_any(g: "WinterKingdom", house: Hexset) -> Hexset:
    """M2a: exactly two hexes away (W-16)."""
    return within(house, 2) & ~within(house, 1) & g.suitable


def _across(g: "WinterKingdom", house: Hexset, terrain: str) -> Hexset:
    """The empty hexes of a terrain that can be crossed from a house on or next to it."""
    open_hexes = g.board.grounds[terrain] & (g.free | house)
    return region(within(house, 1), open_hexes) & ~house


def across(terrain: str) -> Reach:
    """MA: across the terrain to a suitable hex next to a crossed one, or on crossed ice (W-12)."""

    def reach(g: "WinterKingdom", house: Hexset) -> Hexset:
        crossed = _across(g, house, terrain)
        return (crossed | neighbours(crossed)) & g.suitable

    return reach


def across_to_ice(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MC: across the ice, ending on it."""
    return _across(g, house, "ice") & g.suitable


def over_its_terrain(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MT: any distance over the terrain it stands on (W-13)."""
    terrain = g.board.grounds[g.board.ground(house)]
    return region(house, terrain & (g.free | house)) & g.suitable


def about_the_centre(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MD: anywhere on the centre board over hexes without a building (W-16)."""
    return region(house, g.board.parts[0] & (g.free | house)) & g.suitable


def by_its_group(g: "WinterKingdom", house: Hexset) -> Hexset:
    """ME: next to what remains of the group it belonged to (W-15)."""
    return neighbours(region(house, g.own) & ~house) & g.suitable


def by_any_group(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MF: the same with the connected buildings of all players."""
    return neighbours(region(house, g.everybody) & ~house) & g.suitable


def over_empty(aims: Reach) -> Reach:
    """Those of the hexes aimed at to which a path of empty hexes leads (W-15b).

    Ice and mountains can be crossed; castles, villages and tunnels cannot, as in a slide (W-11). A
    twist that keeps one away forbids to end there, not to pass.
    """

    def reach(g: "WinterKingdom", house: Hexset) -> Hexset:
        aimed = aims(g, house)
        if g.setup.edition == FIRST_EDITION:
            return aimed
        fresh, rest = house, (g.board.land | g.board.grounds["mountain"]) & g.free
        while fresh and aimed & rest:
            fresh = neighbours(fresh) & rest
            rest ^= fresh
        return aimed & ~rest

    return reach


def _slides(g: "WinterKingdom", house: Hexset, *, to_the_end: bool) -> Hexset:
    land, found = g.board.card_land & g.free, 0
    for direction in DIRECTIONS:
        place = house
        while (ahead := step(place, direction)) & land:
            place = ahead
            if not to_the_end:
                found |= place
        found |= place
    return found & g.suitable


def slide(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MG: straight to just before an obstacle (W-11)."""
    return _slides(g, house, to_the_end=True)


def slide_freely(g: "WinterKingdom", house: Hexset) -> Hexset:
    """MH: straight as far as wanted."""
    return _slides(g, house, to_the_end=False)


def through_a_tunnel(g: "WinterKingdom", house: Hexset) -> Hexset:
    """TUN: from a tunnel to a suitable hex next to another one; with G2 from anywhere (W-14)."""
    entrance = g.board.grid.around[house] & g.board.grounds["tunnel"]
    if entrance:
        return g.board.exits(entrance) & g.suitable
    return g.board.beside("tunnel") & g.suitable if g.has_lower(g.mover, "guide") else 0
