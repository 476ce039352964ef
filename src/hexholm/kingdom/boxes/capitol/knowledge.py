"""What bots should know about Capitol."""

from collections.abc import Iterator

from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Knowledge


def _capitols(game: KingdomBuilder) -> Iterator[Hexset]:
    for capitol in singles(game.setup.capitols):
        yield neighbours(capitol) | neighbours(neighbours(capitol))


KNOWLEDGE = Knowledge(gold=_capitols)
