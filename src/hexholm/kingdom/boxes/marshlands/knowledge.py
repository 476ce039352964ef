"""What bots should know about Marshlands."""

from collections.abc import Sequence
from typing import Final

from hexholm.hexes import Hexset, beside_at_least, neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Amounts, Card, Knowledge, Location
from hexholm.planes import UNIT, Planes, add

MOUNTAIN: Final = 1.5
"""Gold for a mountain two hexes away or nearer (geologists)."""


def _geologists(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    reach = near | neighbours(near)
    return MOUNTAIN * sum([bool(reach & area) for area in game.board.areas("mountain")])


def _messengers(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    largest = max(areas, key=int.bit_count, default=0)
    add(p, neighbours(largest & ~beside_at_least(largest, 2)), UNIT)


def _captains(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, beside_at_least(own, 3), UNIT)
    add(p, beside_at_least(own, 2), UNIT // 2)


def _scouts(game: KingdomBuilder) -> Hexset:
    removed = game.board.grounds[game.setup.removed]
    return neighbours(removed) & ~removed


KNOWLEDGE = Knowledge(
    locations={
        "temple": Location(2.0, pair=3.0, overlooked=3.0),
        "refuge": Location(2.5, pair=2.5, overlooked=3.5),
        "canoe": Location(2.5, pair=4.0),
        "fountain": Location(3.5, pair=1.0, overlooked=3.5),
    },
    cards={
        "geologists": Card(
            hope=_geologists, amounts=("geologists: first link", "geologists: link")
        ),
        "messengers": Card(area_gain=_messengers, amounts=("messengers",)),
        "noblewomen": Card(
            is_contested=True,
            amounts=tuple(f"majority: {place}" for place in ("equal", "first", "ahead", "behind")),
        ),
        "vassals": Card(lambda g: g.board.seams),
        "captains": Card(gain=_captains, amounts=("captains: third", "captains: second")),
        "scouts": Card(_scouts),
    },
    places={"fountain": "quiet"},
    reaches={"refuge": "next", "refuge-bonus": "jumps"},
)
