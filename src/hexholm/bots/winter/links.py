"""Royalty and Merchants: what promises to link castles or villages."""

from typing import Final

from hexholm.bots.winter.worth import LINKED
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.winter.boards import Snowflake

FAR: Final = len(LINKED) - 1
"""A way of more houses promises nothing."""


class Links:
    """How many houses each hex is away from each castle (or village), over empty land."""

    def __init__(self, board: Snowflake, kind: str, points: int, land: Hexset) -> None:
        self.points = points
        self.grounds = board.grounds[kind]
        self.rings: dict[Hexset, list[Hexset]] = {}
        """A castle -> the hexes on which one house is enough to touch it, then two ..."""
        for place in singles(self.grounds):
            ring = seen = board.grid.around[place] & land
            rings = [ring]
            for _ in range(FAR - 1):
                ring = neighbours(ring) & land & ~seen
                seen |= ring
                rings.append(ring)
            self.rings[place] = rings
        self._beginnings: list[tuple[Hexset, float]] | None = None

    @property
    def beginnings(self) -> list[tuple[Hexset, float]]:
        """Where a first house touches a castle, with another one not far away."""
        if self._beginnings is None:
            found, seen = [], 0
            for far in range(1, FAR):
                here = 0
                for place, rings in self.rings.items():
                    here |= rings[far] & neighbours(self.grounds ^ place)
                if here & ~seen:
                    found.append((here & ~seen, 2 * self.points * LINKED[far]))
                    seen |= here
            self._beginnings = found
        return self._beginnings
