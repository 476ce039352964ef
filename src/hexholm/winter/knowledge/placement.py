"""A seat's buildings at one moment of its turn, and what one more of them would gain."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.winter.knowledge.moment import Moment, Places

ALL: Final = -1
"""Every hex."""
Taste = Sequence[float]
"""By how little a hex is liked more than another one; by its number, the length of its bits."""


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

    def majority(self, places: Places, points: int) -> None:
        """Points for each place with the most houses around it."""
        m = self.moment
        share, hold = m.share, m.weights.hold * m.time
        alone = places.alone & ~self.near  # most places: nobody is there yet
        self.once(neighbours(alone), float(points))
        for hex_, around, most, holders in places.every:
            if hex_ & alone:
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
        gains = self._summed(self.moment.site.by_house, self.by_house, hexes)
        return {h: gains[h.bit_length()] for h in singles(hexes)}

    def fort_gains(self, hexes: Hexset) -> dict[Hexset, float]:
        """What a fort gains on each of some hexes."""
        gains = self._summed(self.moment.site.by_fort, self.by_fort, hexes)
        return {h: gains[h.bit_length()] for h in singles(hexes)}

    def most_by_house(self, hexes: Hexset) -> float:
        """What a house gains at most on some hexes; nothing if there are none."""
        gains = self._summed(self.moment.site.by_house, self.by_house, hexes)
        return max([gains[h.bit_length()] for h in singles(hexes)], default=0.0)

    def best_house(self, hexes: Hexset, taste: Taste, lifted: Hexset = 0) -> tuple[float, Hexset]:
        """The hex where a house gains most, beyond what it gained where it was lifted."""
        gains = self._summed(self.moment.site.by_house, self.by_house, hexes | lifted)
        gain, h = self._most(gains, hexes, taste)
        return gain - gains[lifted.bit_length()] if lifted else gain, h

    def best_fort(self, hexes: Hexset, taste: Taste) -> tuple[float, Hexset]:
        """The hex where a fort gains most."""
        gains = self._summed(self.moment.site.by_fort, self.by_fort, hexes)
        return self._most(gains, hexes, taste)

    def _summed(
        self, points: list[float], layers: list[tuple[Hexset, float]], hexes: Hexset
    ) -> list[float]:
        """By the number of a hex: the highest bit first, which is quicker than the lowest."""
        gains, single = points.copy(), self.moment.site.single
        for layer, more in layers:
            rest = layer & hexes
            while rest:
                number = rest.bit_length()
                gains[number] += more
                rest ^= single[number]
        return gains

    def _most(self, gains: list[float], hexes: Hexset, taste: Taste) -> tuple[float, Hexset]:
        best, most, single = 0, float("-inf"), self.moment.site.single
        while hexes:
            number = hexes.bit_length()
            if (gain := gains[number] + taste[number]) >= most:
                best, most = number, gain
            hexes ^= single[number]
        return gains[best], single[best]
