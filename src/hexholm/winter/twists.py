"""The 8 twists: what each changes is asked where it bites, by these names (W-twists)."""

from collections.abc import Sequence
from typing import Final

OVERREACH: Final = "overreach"
KEEP_AWAY: Final = "keep-away"
LONG_REACH: Final = "long-reach"
QUICK_STUDY: Final = "quick-study"
HOSPITALITY: Final = "hospitality"
LONG_TUNNELS: Final = "long-tunnels"
SEPARATE_LANDS: Final = "separate-lands"
BARGAIN: Final = "bargain"

SOURCES: Final = {
    OVERREACH: "inferred",
    KEEP_AWAY: "inferred",
    LONG_REACH: "house",
    QUICK_STUDY: "inferred",
    HOSPITALITY: "inferred",
    LONG_TUNNELS: "inferred",
    SEPARATE_LANDS: "printed",
    BARGAIN: "inferred",
}
"""Every twist, and whether its rule is printed, follows from the rulebook's example, or is ours."""
TWISTS: Final = tuple(SOURCES)
NO_TWIST: Final = "none"
CONTRADICTIONS: Final = {
    (OVERREACH, HOSPITALITY): "one punishes buildings beyond four, the other hands them out",
}
"""Twists that cannot be in one game, and why."""
REPLACED: Final = {KEEP_AWAY: "followers", SEPARATE_LANDS: "royalty"}
"""Twists under which a scoring card is not used."""
POINTLESS: Final = {
    KEEP_AWAY: "nobody stands next to another player",
    SEPARATE_LANDS: "no group reaches from one castle to another",
}
"""Why not: what makes that card pointless."""
AVOIDED: Final = {**REPLACED, LONG_REACH: "loners"}
"""The scoring card that is not drawn with a twist: it is not used, or pays far too much."""

MOST_BUILDINGS: Final = 4
"""Overreach: who builds more in a turn loses a house."""
DISCOUNT: Final = 1
"""Bargain: what a purchase costs less."""


def excluded_by(twist: str) -> list[str]:
    """The twists that cannot be in one game with another one."""
    return [one for pair in CONTRADICTIONS if twist in pair for one in pair if one != twist]


def twists_of(data: str | Sequence[str]) -> tuple[str, ...]:
    """The twists of a set-up as data: ``"none"``, a name, or a list of names."""
    if isinstance(data, str):
        return () if data == NO_TWIST else (data,)
    return tuple(data)


def twist_data(twists: Sequence[str]) -> str | list[str]:
    """The same the other way round."""
    return list(twists) if len(twists) > 1 else next(iter(twists), NO_TWIST)
