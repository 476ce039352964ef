"""The shortest ways that would link castles or villages."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hexholm.hexes import Hexset, neighbours, region, singles
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
        self._arounds = [board.grid.around[place] for place in singles(board.grounds[kind])]
        self._land = board.card_land

    def ways(self, own: Hexset, free: Hexset) -> Iterator[Way]:
        """From each place that isn't linked to those that are nearest to it."""
        land = self._land & free
        groups = [region(around, own) if around & own else 0 for around in self._arounds]
        firsts = [
            (around | neighbours(group)) & land
            for around, group in zip(self._arounds, groups, strict=True)
        ]
        rings = [_Rings(first, own, land, self._far) for first in firsts]
        linked = [sum(1 for around in self._arounds if group & around) > 1 for group in groups]
        seen = set()
        for place, its_rings in enumerate(rings):
            if linked[place]:
                continue
            for far, other in _nearest(its_rings, firsts, place):
                pair = (place, other) if place < other else (other, place)
                if pair not in seen:
                    seen.add(pair)
                    pays = self._points * (1 if linked[other] else 2)
                    yield Way(far, _between(its_rings.up_to(far), rings[other].up_to(far)), pays)


class _Rings:
    """The hexes on which one house is enough to touch a place, then two in a row ..."""

    __slots__ = ("_far", "_land", "_own", "_seen", "found")

    def __init__(self, first: Hexset, own: Hexset, land: Hexset, far: int) -> None:
        self.found = [first]
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


def _nearest(rings: _Rings, firsts: list[Hexset], place: int) -> list[tuple[int, int]]:
    """How many houses it takes to touch the nearest other places, and which they are."""
    found: list[tuple[int, int]] = []
    others = {other: there for other, there in enumerate(firsts) if other != place}
    aims, houses = _all(others.values()), 1
    while True:
        ring = rings.found[houses - 1]
        if ring & aims:
            for other in [other for other, there in others.items() if ring & there]:
                found.append((houses, other))
                if len(found) == NEAREST:
                    return found
                del others[other]
            aims = _all(others.values())
        if houses == len(rings.found) and not rings.grows():
            return found
        houses += 1


def _all(sets: Iterable[Hexset]) -> Hexset:
    union = 0
    for one in sets:
        union |= one
    return union


def _between(rings: list[Hexset], others: list[Hexset]) -> Hexset:
    """The hexes on the shortest ways between two places, by the rings around both."""
    found = 0
    for ring, other in zip(rings, reversed(others), strict=False):
        found |= ring & other
    return found
