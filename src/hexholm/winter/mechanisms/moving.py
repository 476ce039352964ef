"""How a talent moves a house (W-talents M1 to MT): a reach-function names where it can go."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hexholm.game import FIRST_EDITION
from hexholm.hexes import (
    DIRECTIONS,
    Hexset,
    in_corners,
    neighbours,
    region,
    singles,
    step,
    two_away,
    within,
)
from hexholm.winter.kinds import Reach, Where

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


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
    """Next to one of the seat's buildings."""
    return neighbours(g.own)


def at_own_corner(g: "WinterKingdom") -> Hexset:
    """Next to one of the seat's buildings and to a suitable hex beside both."""
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


def at_tunnels(freely: Callable[["WinterKingdom"], bool]) -> Where:
    """Next to a tunnel; with G2 anywhere."""
    return lambda g: g.board.grid.all if freely(g) else g.board.beside("tunnel")


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

    Ice and mountains can be crossed; castles, villages and tunnels can't, as in a slide (W-11). A
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


def through_tunnels(freely: Callable[["WinterKingdom"], bool]) -> Reach:
    """TUN: from a tunnel to a suitable hex next to another one; with G2 from anywhere (W-14)."""

    def reach(g: "WinterKingdom", house: Hexset) -> Hexset:
        entrance = g.board.grid.around[house] & g.board.grounds["tunnel"]
        if entrance:
            return g.board.exits(entrance) & g.suitable
        return g.board.beside("tunnel") & g.suitable if freely(g) else 0

    return reach


def crossing(terrain: str) -> Move:
    """MA, as a move."""
    return Move(across(terrain), near_crossing(terrain), at(terrain))


def _drive(aims: Reach, sure: Where, maybe: Where) -> Move:
    return Move(over_empty(aims), sure, maybe, aims)


STEP: Final = Move(one_step, near_suitable, nowhere)
TWO_STRAIGHT: Final = Move(two_straight, two_from_suitable, nowhere)
TWO_ANY: Final = Move(two_any, two_from_suitable)
TO_ICE: Final = Move(across_to_ice, near_suitable_ice, at("ice"))
OVER_ITS_TERRAIN: Final = Move(over_its_terrain, maybe=near_empty)
ABOUT_THE_CENTRE: Final = Move(about_the_centre)
BY_ITS_GROUP: Final = _drive(by_its_group, at_own_corner, near_own)
BY_ANY_GROUP: Final = _drive(by_any_group, at_any_corner, near_building)
SLIDE: Final = Move(slide, near_slope, near_empty)
SLIDE_FREELY: Final = Move(slide_freely, near_suitable_slope, near_empty)
