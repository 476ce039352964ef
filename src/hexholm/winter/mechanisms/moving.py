"""How a talent moves a house (W-talents M1 to MT): a reach-function names where it can go."""

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


def _near_empty(g: "WinterKingdom") -> Hexset:
    """Next to empty land, whether a move may end there or not."""
    return neighbours(g.board.land & g.free)


def _at_corner(buildings: Where) -> Where:
    """Next to one of these buildings and to a suitable hex beside both."""

    def where(g: "WinterKingdom") -> Hexset:
        if g.setup.edition == FIRST_EDITION:
            return neighbours(buildings(g) & neighbours(g.suitable))  # no path was needed
        return in_corners(g.suitable, buildings(g))

    return where


def _across(g: "WinterKingdom", house: Hexset, terrain: str) -> Hexset:
    """The empty hexes of a terrain that can be crossed from a house on or next to it."""
    open_hexes = g.board.grounds[terrain] & (g.free | house)
    return region(within(house, 1), open_hexes) & ~house


def crossing(terrain: str) -> Move:
    """MA: across the terrain to a suitable hex next to a crossed one, or on crossed ice (W-12)."""

    def reach(g: "WinterKingdom", house: Hexset) -> Hexset:
        crossed = _across(g, house, terrain)
        return (crossed | neighbours(crossed)) & g.suitable

    return Move(
        reach,
        lambda g: neighbours(g.board.grounds[terrain] & g.free & neighbours(g.suitable)),
        lambda g: g.board.beside(terrain),
    )


def _over_its_terrain(g: "WinterKingdom", house: Hexset) -> Hexset:
    terrain = g.board.grounds[g.board.ground(house)]
    return region(house, terrain & (g.free | house)) & g.suitable


def _over_empty(aims: Reach) -> Reach:
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


def _by_group(buildings: Where) -> Move:
    """Next to what remains of the group of these buildings that a house belonged to (W-15)."""

    def aims(g: "WinterKingdom", house: Hexset) -> Hexset:
        return neighbours(region(house, buildings(g)) & ~house) & g.suitable

    near = _at_corner(buildings)
    return Move(_over_empty(aims), near, lambda g: neighbours(buildings(g)), aims)


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


def _near_slope(g: "WinterKingdom") -> Hexset:
    """Next to empty land to slide on; where the twist keeps one away from some of it, nowhere."""
    return neighbours(g.board.card_land & g.free) if g.open == g.free else 0


STEP: Final = Move(
    lambda g, house: g.board.grid.around[house] & g.suitable,
    lambda g: neighbours(g.suitable),
    lambda g: 0,
)
"""M1, MB: a neighbouring hex."""
TWO_STRAIGHT: Final = Move(
    lambda g, house: two_away(house) & g.suitable, lambda g: two_away(g.suitable), lambda g: 0
)
"""M2s: two hexes in a straight line, over anything."""
TWO_ANY: Final = Move(
    lambda g, house: within(house, 2) & ~within(house, 1) & g.suitable,
    lambda g: two_away(g.suitable),
)
"""M2a: exactly two hexes away (W-16)."""
TO_ICE: Final = Move(
    lambda g, house: _across(g, house, "ice") & g.suitable,
    lambda g: neighbours(g.board.grounds["ice"] & g.suitable),
    lambda g: g.board.beside("ice"),
)
"""MC: across the ice, ending on it."""
OVER_ITS_TERRAIN: Final = Move(_over_its_terrain, maybe=_near_empty)
"""MT: any distance over the terrain it stands on (W-13)."""
ABOUT_THE_CENTRE: Final = Move(
    lambda g, house: region(house, g.board.parts[0] & (g.free | house)) & g.suitable
)
"""MD: anywhere on the centre board over hexes without a building (W-16)."""
BY_ITS_GROUP: Final = _by_group(lambda g: g.own)
"""ME: next to what remains of its own group."""
BY_ANY_GROUP: Final = _by_group(lambda g: g.everybody)
"""MF: the same with the connected buildings of all players."""
SLIDE: Final = Move(lambda g, house: _slides(g, house, to_the_end=True), _near_slope, _near_empty)
"""MG: straight to just before an obstacle (W-11)."""
SLIDE_FREELY: Final = Move(
    lambda g, house: _slides(g, house, to_the_end=False),
    lambda g: neighbours(g.board.card_land & g.suitable),
    _near_empty,
)
"""MH: straight as far as wanted."""
