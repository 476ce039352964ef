"""The 8 twists: what each changes is asked where it bites, by these names (rules 8e)."""

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
REPLACED: Final = {KEEP_AWAY: "followers", SEPARATE_LANDS: "royalty"}
"""Twists under which a scoring card is not used."""

MOST_BUILDINGS: Final = 4
"""Overreach: who builds more in a turn loses a house."""
DISCOUNT: Final = 1
"""Bargain: what a purchase costs less."""
