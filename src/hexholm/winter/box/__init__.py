"""Everything that comes in the box, by name: talents, economy cards, twists, scoring cards."""

from collections.abc import Mapping
from typing import Final

from hexholm.game import EDITION, FIRST_EDITION
from hexholm.winter.box.cards import CARDS as _CARDS
from hexholm.winter.box.economy import ECONOMY as _ECONOMY
from hexholm.winter.box.talents import TALENTS as _TALENTS
from hexholm.winter.box.talents import TUNNEL
from hexholm.winter.box.twists import TWISTS as _TWISTS

TALENTS: Final = {talent.name: talent for talent in _TALENTS}
COMMON: Final = TUNNEL
"""The card that everybody has from the first turn on."""
ECONOMY: Final = {card.name: card for card in _ECONOMY}
TWISTS: Final = {twist.name: twist for twist in _TWISTS}
CARDS: Final = {card.name: card for card in _CARDS}
PRICES: Final[Mapping[int, Mapping[str, tuple[int, int]]]] = {
    FIRST_EDITION: {t.name: t.first or (t.cost, t.upgrade) for t in _TALENTS},
    EDITION: {t.name: (t.cost, t.upgrade) for t in _TALENTS},
}
"""What each talent costs, to buy and to upgrade, by the edition of the rules."""
POINTS: Final[Mapping[int, Mapping[str, int]]] = {
    FIRST_EDITION: {card.name: card.first or card.points for card in _CARDS},
    EDITION: {card.name: card.points for card in _CARDS},
}
"""What each card pays for a thing it counts, by the edition of the rules."""
