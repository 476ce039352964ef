"""What bots should know of Fords."""

from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Amounts, Card, Knowledge, Location
from hexholm.planes import UNIT, Planes, add

from .rules import across


def _ferrymen(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, across(game, own), 2 * UNIT)


KNOWLEDGE = Knowledge(
    locations={"ford": Location(4.0), "ferry": Location(2.0)},
    cards={"ferrymen": Card(gain=_ferrymen)},
)
