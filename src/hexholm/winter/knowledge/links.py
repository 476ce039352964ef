"""The shortest ways that would link castles or villages."""

from collections.abc import Iterator
from typing import NamedTuple

from hexholm.hexes import Hexset, neighbours, region, singles, within
from hexholm.winter.boards import Snowflake
from hexholm.winter.knowledge.weights import FAR, NEAREST


class Way(NamedTuple):
    """The shortest ways between two places that no own group links yet."""

    houses: int
    """How many houses one of them still takes."""
    hexes: Hexset
    """Where one of these houses could stand."""
    points: int
    """What the link would pay."""


class Links:
    """The places of a kind, and what linking one of them pays."""

    def __init__(self, board: Snowflake, kind: str, points: int, far: int = FAR) -> None:
        self._points, self._far = points, far
        places = list(singles(board.grounds[kind]))
        self._arounds = [board.grid.around[place] for place in places]
        self._zones = [within(place, far + 1) for place in places]
        """Where a building, or none, makes a difference to the ways to a place nobody is at."""
        self._land = board.card_land
        self._known: list[tuple[Hexset, _Rings] | None] = [None] * len(places)
        """The rings around such places, and the land there for which they were found."""

    def ways(self, own: Hexset, free: Hexset) -> Iterator[Way]:
        """From each place that isn't linked to those that are nearest to it."""
        land, arounds = self._land & free, self._arounds
        rings = [self._rings(place, own, land) for place in range(len(arounds))]
        once = twice = 0
        for one in rings:
            first = one.found[0]
            twice |= once & first
            once |= first
        linked = [
            bool(one.group) and sum([1 for around in arounds if one.group & around]) > 1
            for one in rings
        ]
        seen = set()
        for place, its_rings in enumerate(rings):
            if linked[place]:
                continue
            for far, other in _nearest(rings, place, once, twice):
                pair = (place, other) if place < other else (other, place)
                if pair not in seen:
                    seen.add(pair)
                    pays = self._points * (1 if linked[other] else 2)
                    yield Way(far, _between(its_rings.up_to(far), rings[other].up_to(far)), pays)

    def _rings(self, place: int, own: Hexset, land: Hexset) -> "_Rings":
        around, zone = self._arounds[place], self._zones[place]
        if own & zone:
            group = region(around, own) if around & own else 0
            return _Rings((around | neighbours(group)) & land, own, land, self._far, group)
        here, known = land & zone, self._known[place]
        if known is None or known[0] != here:
            rings = _Rings(around & land, 0, here, self._far)
            rings.up_to(self._far)  # all of them: games in other threads may share these
            known = self._known[place] = here, rings
        return known[1]


class _Rings:
    """The hexes on which one house is enough to touch a place, then two in a row ..."""

    __slots__ = ("_far", "_land", "_own", "_seen", "found", "group")

    def __init__(
        self, first: Hexset, own: Hexset, land: Hexset, far: int, group: Hexset = 0
    ) -> None:
        self.found, self.group = [first], group
        self._own, self._land, self._far, self._seen = own, land, far, first

    def grows(self) -> bool:
        """Find one ring more, if there is one."""
        if not self.found[-1] or len(self.found) >= self._far:
            return False
        near, own = neighbours(self.found[-1]), self._own
        if near & own:
            near |= neighbours(region(near, own))
        ring = near & self._land & ~self._seen
        self._seen |= ring
        self.found.append(ring)
        return True

    def up_to(self, houses: int) -> list[Hexset]:
        """The first rings, as many as there are of them."""
        while len(self.found) < houses and self.grows():
            pass
        return self.found[:houses]


def _nearest(rings: list[_Rings], place: int, once: Hexset, twice: Hexset) -> list[tuple[int, int]]:
    """How many houses it takes to touch the nearest other places, and which they are.

    `once` are the hexes from which one house touches a place, `twice` those from which it touches
    several.
    """
    found: list[tuple[int, int]] = []
    its_rings, known, houses, aims = rings[place], {place}, 1, twice
    while True:
        ring = its_rings.found[houses - 1]
        if ring & aims:
            for other, there in enumerate(rings):
                if ring & there.found[0] and other not in known:
                    found.append((houses, other))
                    if len(found) == NEAREST:
                        return found
                    known.add(other)
        if houses == len(its_rings.found) and not its_rings.grows():
            return found
        houses, aims = houses + 1, once


def _between(rings: list[Hexset], others: list[Hexset]) -> Hexset:
    """The hexes on the shortest ways between two places, by the rings around both."""
    found = 0
    for ring, other in zip(rings, reversed(others), strict=False):
        found |= ring & other
    return found
