"""What a position promises beyond the gold it is worth now, by simple signs.

The cards below pay nothing for long and then much at once; without a sign the greedy bot would not
see them coming. The weights were found by playing many games against the random bot.
"""

from collections.abc import Callable
from typing import Final

from hexholm.board import BUILDABLE
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom import KingdomBuilder

FREEDOM: Final = 4.0
"""Gold for a terrain that no own settlement touches: its card lets one build anywhere (B-3.3)."""

TRADE: Final = 4.0
"""Gold for a location, castle ... two hexes away or nearer; half of it again for three."""

SPREAD: Final = 0.7
"""Gold for a settlement in a section, for up to `ENOUGH` of them."""
ENOUGH: Final = 6


def promise(game: KingdomBuilder, seat: int) -> float:
    """Gold that a seat may hope for, when there is a whole game left."""
    own = game.settlements[seat]
    near = neighbours(own)
    reachable = near & game.free
    grounds = game.board.grounds
    hope = FREEDOM * sum([not reachable & grounds[terrain] for terrain in BUILDABLE])
    for card, sign in SIGNS.items():
        if card in game.setup.cards:
            hope += sign(game, own, near)
    return hope


def _merchants(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    places, two_away = game.board.places, neighbours(near)
    three_away = neighbours(two_away)
    return TRADE * ((two_away & places).bit_count() + (three_away & places).bit_count() / 2)


def _farmers(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return SPREAD * sum([min(ENOUGH, (own & part).bit_count()) for part in game.board.quarters])


SIGNS: Final[dict[str, Callable[[KingdomBuilder, Hexset, Hexset], float]]] = {
    "merchants": _merchants,
    "farmers": _farmers,
}
