"""A seat's buildings at one moment of its turn, and what one more of them would gain."""

from functools import cached_property

from hexholm.bots.winter.moment import Moment
from hexholm.hexes import Hexset, neighbours, regions, singles


class Stand:
    """What a building on each hex gains, as layers: hexes that gain the same.

    A layer is worked out for all hexes at once; nothing is built to find out what it brings.
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
