"""What the box tells bots of its things, and the terms in which it does (rules W).

Where houses count on some hexes alone, the cards themselves say so (`kinds.Spots`).
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hexholm.winter import WinterKingdom
    from hexholm.winter.knowledge.placement import Placement


class Knowledge(NamedTuple):
    """What the box tells, by the names of its things."""

    gains: "Mapping[str, Callable[[Placement, int], None]]"
    """Adds what one more building gains, for a scoring card's points."""
    links: Mapping[str, str]
    """The kind of places that score when own groups link them, by scoring card."""
    coins: "Mapping[str, Callable[[Placement], None]]"
    """Adds what the coins of an economy card for one more building gain."""
    mandatory: "Mapping[str, Callable[[Placement, WinterKingdom], None]]"
    """The same for the mandatory action."""
