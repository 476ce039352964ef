"""Numbers of the first edition that were set anew for the second; its games go on under them."""

from collections.abc import Mapping
from typing import Final

FIRST_PRICES: Final[Mapping[str, tuple[int, int]]] = {
    "pasture": (3, 1),
    "sawmill": (3, 1),
    "garden": (3, 1),
    "monastery": (3, 1),
    "hot-springs": (3, 1),
    "hunting-lodge": (3, 1),
    "port": (3, 1),
    "mine": (3, 2),
    "market": (2, 1),
    "farm": (2, 2),
    "barracks": (2, 1),
    "tavern": (2, 2),
    "outpost": (3, 1),
    "tower": (3, 1),
    "homestead": (3, 1),
    "crossroads": (3, 2),
    "caravan": (2, 3),
    "mule": (1, 1),
    "toboggan": (1, 2),
    "horse": (2, 2),
    "guide": (1, 2),
    "dog-sled": (1, 2),
    "wagon": (2, 2),
    "sleigh": (2, 1),
    "carriage": (2, 1),
}
"""What a talent costs: to buy and to upgrade."""
FIRST_POINTS: Final[Mapping[str, int]] = {
    "wanderers": 1,
    "followers": 1,
    "crowd": 1,
    "loners": 2,
    "mountaineers": 2,
    "travellers": 4,
    "knights": 2,
    "bureaucrats": 4,
    "celebrities": 3,
    "nature-lovers": 1,
    "ice-fishers": 2,
    "pioneers": 1,
    "farmers": 1,
    "spelunkers": 3,
    "royalty": 5,
    "merchants": 4,
    "scouts": 1,
    "miners": 3,
}
"""What a scoring card pays for each thing it counts."""
