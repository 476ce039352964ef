"""What bots should know about Harvest."""

from typing import Final

from hexholm.hexes import Hexset, beside_at_least, neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Amounts, Card, Knowledge, Location
from hexholm.planes import UNIT, Planes, add
from hexholm.streams import plain_sum

SILO: Final = 4.0
"""Gold for a silo with a settlement beside it."""
ROW: Final = (0.0, 0.0, 0.4, 1.2)
"""Gold for a row that nobody has marked, by one's settlements in it (mayors)."""


def _silos(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return SILO * (near & game.board.grounds["silo"]).bit_count()


def _rangers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    for row in game.board.grid.rows:
        found = row & own
        if not found:
            add(p, row, 2 * UNIT)
        elif found & (found - 1):
            add(p, row, UNIT)


def _mayors(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    marked = 0
    for marks in game.marks:
        marked |= marks
    rows = enumerate(game.board.grid.rows)
    return plain_sum([ROW[min(3, (own & r).bit_count())] for i, r in rows if not marked >> i & 1])


def _chainers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, neighbours(own & ~beside_at_least(own, 2)), UNIT)


def _homesteaders(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    add(p, max(quarters, key=lambda quarter: (own & quarter).bit_count()), UNIT)


KNOWLEDGE = Knowledge(
    locations={
        "bazaar": Location(3.0),
        "water-mill": Location(4.0, overlooked=1.0),
        "mountain-station": Location(4.0, overlooked=1.0),
        "scout-cabin": Location(2.0, overlooked=2.5),
        "cathedral": Location(3.5),
        "watchtower": Location(4.0, overlooked=2.3),
        "university": Location(4.0),
        "palisade": Location(3.0, overlooked=2.0),
    },
    cards={
        "rangers": Card(gain=_rangers, amounts=("rangers: alone", "rangers: not alone")),
        "mayors": Card(
            hope_of=lambda game, seat: _mayors,
            amounts=("mayors: fourth", "mayors: third", "mayors: second"),
        ),
        "chainers": Card(gain=_chainers, amounts=("chainers",)),
        "travellers": Card(lambda g: g.board.grid.edge),
        "homesteaders": Card(gain=_homesteaders, amounts=("homesteaders",)),
        "rovers": Card(amounts=("rovers",)),
    },
    finale=_silos,
    places={"farmland": "near own", "watchtower": "beside others", "cathedral": "by card"},
    reaches={"palisade": "around its area"},
)
