"""What scoring cards count: houses on some hexes, majorities, links."""

from typing import TYPE_CHECKING

from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.winter.kinds import Earnings, Pays, Spots

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


def each(g: "WinterKingdom", seat: int, hexes: Hexset, points: int) -> Earnings:
    """Points for each house on some hexes."""
    scoring = g.buildings(seat) & hexes
    return [(scoring, points * g.houses_on(seat, scoring))]


class Each:
    """The same on hexes that the board and the set-up name."""

    def __init__(self, spots: Spots) -> None:
        self.spots = spots

    def __call__(self, g: "WinterKingdom", seat: int, points: int) -> Earnings:
        """The points of a seat."""
        return each(g, seat, self.spots(g.board, g.setup), points)


def majority(kind: str) -> Pays:
    """Points for each hex of a kind with the most houses around it; ties all, nobody none."""

    def earnings(g: "WinterKingdom", seat: int, points: int) -> Earnings:
        found = []
        for hex_ in singles(g.board.grounds[kind] & neighbours(g.buildings(seat))):
            around = g.board.grid.around[hex_]
            mine = g.houses_on(seat, around)
            if all(g.houses_on(other, around) <= mine for other in range(g.seats)):
                found.append((hex_, points))
        return found

    return earnings


def linked(kind: str) -> Pays:
    """Points for each hex of a kind that one of the seat's groups links with another one."""

    def earnings(g: "WinterKingdom", seat: int, points: int) -> Earnings:
        found = 0
        for group in regions(g.buildings(seat)):
            touched = neighbours(group) & g.board.grounds[kind]
            if touched & (touched - 1):
                found |= touched
        return [(hex_, points) for hex_ in singles(found)]

    return earnings
