"""A seat's buildings at one moment of its turn, and what one more of them would gain."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.winter.knowledge.moment import Moment, Place

ALL: Final = -1
"""Every hex."""


class Placement:
    """What a building on each hex gains, as layers: hexes that gain the same.

    A layer is computed for all hexes at once; nothing is built to find out what it brings.
    """

    def __init__(self, moment: Moment, houses: Hexset, forts: Hexset, free: Hexset) -> None:
        self.moment = moment
        self.houses, self.forts, self.free = houses, forts, free
        self.own = houses | forts
        self.near = neighbours(self.own)
        self.by_house: list[tuple[Hexset, float]] = []
        self.by_fort: list[tuple[Hexset, float]] = []

    @cached_property
    def groups(self) -> list[Hexset]:
        """The connected own buildings."""
        return list(regions(self.own))

    def count(self, hexes: Hexset) -> int:
        """Houses on some hexes, a fort counts as two."""
        return (self.houses & hexes).bit_count() + 2 * (self.forts & hexes).bit_count()

    def each(self, hexes: Hexset, points: float) -> None:
        """Points for every house: a fort is two."""
        if hexes:
            self.by_house.append((hexes, points))
            self.by_fort.append((hexes, 2 * points))

    def once(self, hexes: Hexset, points: float) -> None:
        """Points for a building, whatever it is."""
        if hexes:
            self.by_house.append((hexes, points))
            self.by_fort.append((hexes, points))

    def split(self, hexes: Hexset, house: float, fort: float) -> None:
        """Points for a house, and for a fort."""
        if house:
            self.by_house.append((hexes, house))
        if fort:
            self.by_fort.append((hexes, fort))

    def majority(self, places: Iterable[Place], points: int) -> None:
        """Points for each place with the most houses around it."""
        share, hold = self.moment.share, self.moment.weights.hold * self.moment.time
        own, first = self.own, float(points)
        for around, most, holders in places:
            if not most and not around & own:  # most places: nobody is there yet
                self.by_house.append((around, first))
                self.by_fort.append((around, first))
                continue
            mine = self.count(around)
            if mine > most + 1:
                continue
            gains = [0.0, 0.0]
            for more in (1, 2):
                now = mine + more
                if now >= most and not (mine and mine >= most):
                    gains[more - 1] += points
                if most and now > most >= mine:
                    gains[more - 1] += points * share * holders
                if most or mine:
                    gains[more - 1] += hold * more
            self.split(around, *gains)

    def house_gains(self, hexes: Hexset) -> dict[Hexset, float]:
        """What a house gains on each of some hexes."""
        points = self.moment.site.points
        gains = {h: points[h] for h in singles(hexes)}
        return _sum(gains, self.by_house, hexes)

    def fort_gains(self, hexes: Hexset) -> dict[Hexset, float]:
        """What a fort gains on each of some hexes."""
        points = self.moment.site.points
        gains = {h: 2 * points[h] for h in singles(hexes)}
        return _sum(gains, self.by_fort, hexes)


def _sum(
    gains: dict[Hexset, float], layers: list[tuple[Hexset, float]], hexes: Hexset
) -> dict[Hexset, float]:
    for layer, points in layers:
        rest = layer & hexes
        while rest:
            h = rest & -rest
            gains[h] += points
            rest ^= h
    return gains
