"""The shortest ways that would link castles or villages."""

from collections.abc import Iterator
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
        rings = [
            _rings((around | neighbours(group)) & land, own, land, self._far)
            for around, group in zip(self._arounds, groups, strict=True)
        ]
        linked = [sum(1 for around in self._arounds if group & around) > 1 for group in groups]
        firsts = [its_rings[0] for its_rings in rings]
        seen = set()
        for place, its_rings in enumerate(rings):
            if linked[place]:
                continue
            for far, other in _nearest(its_rings, firsts, place):
                pair = (place, other) if place < other else (other, place)
                if pair not in seen:
                    seen.add(pair)
                    pays = self._points * (1 if linked[other] else 2)
                    yield Way(far, _between(its_rings, rings[other], far), pays)


def _rings(ring: Hexset, own: Hexset, land: Hexset, far: int) -> list[Hexset]:
    """The hexes on which one house is enough to touch a place, then two in a row ..."""
    rings, seen = [ring], ring
    while ring and len(rings) < far:
        near = neighbours(ring)
        if near & own:
            near |= neighbours(region(near, own))
        ring = near & land & ~seen
        seen |= ring
        rings.append(ring)
    return rings


def _nearest(rings: list[Hexset], firsts: list[Hexset], place: int) -> list[tuple[int, int]]:
    """How many houses it takes to touch the nearest other places, and which they are."""
    found: list[tuple[int, int]] = []
    others = [(there, other) for other, there in enumerate(firsts) if other != place]
    for houses, ring in enumerate(rings, start=1):
        rest = []
        for there, other in others:
            if ring & there:
                found.append((houses, other))
                if len(found) == NEAREST:
                    return found
            else:
                rest.append((there, other))
        others = rest
    return found


def _between(rings: list[Hexset], others: list[Hexset], houses: int) -> Hexset:
    """The hexes on the shortest ways between two places that take this many houses."""
    found = 0
    for ring, other in zip(rings[:houses], reversed(others[:houses]), strict=False):
        found |= ring & other
    return found
