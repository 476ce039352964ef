"""What bots should know about Nomads."""

from typing import Final

from hexholm.hexes import AXES, Hexset, neighbours, step
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.nomads.rules import DONATIONS
from hexholm.kingdom.knowledge import Amounts, Card, Knowledge, Location, Nomad
from hexholm.planes import UNIT, Planes, add

PAIR: Final = 1.0
"""Gold for two settlements of the mandatory action that a third can make a line (families)."""


def _ambassadors(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    rivals = 0
    for other, theirs in enumerate(game.settlements):
        if other != seat:
            rivals |= theirs
    add(p, neighbours(rivals), UNIT)


def _families(game: KingdomBuilder) -> float:
    line = game.line
    if game.left != 1 or line.bit_count() != 2:
        return 0.0
    for axis in AXES:
        if second := line & step(line, axis):
            ends = step(second, axis) | step(line ^ second, -axis)
            return PAIR if ends & game.card_hexes & game.free else 0.0
    return 0.0


KNOWLEDGE = Knowledge(
    locations={
        "quarry": Location(1.0, overlooked=1.0),
        "caravan": Location(2.5, overlooked=2.0),
        "village": Location(4.0, overlooked=-2.0),
        "garden": Location(4.0),
    },
    nomads={
        **{tile.name: Nomad(4.0, overlooked=1.2) for tile in DONATIONS.values()},
        "resettlement": Nomad(2.0, overlooked=2.0),
        "outpost": Nomad(1.5, overlooked=2.0),
        "sword": Nomad(2.0, overlooked=2.5),
        "treasure": Nomad(0.0),  # its gold counts as gold
    },
    cards={
        "families": Card(soon=_families, amounts=("families: line", "families: half a line")),
        "shepherds": Card(amounts=("shepherds",)),
        "ambassadors": Card(gain=_ambassadors, amounts=("ambassadors",)),
    },
    places={"village": "beside three"},
    reaches={"caravan": "to obstacles"},
)
