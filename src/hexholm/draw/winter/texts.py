"""One sentence on every card of Winter Kingdom, in our own words."""

from typing import Final

_STEP: Final = "Then move that house one hex."
_TWO: Final = "Move a house two hexes in a straight line, over anything."

TALENTS: Final = {
    "pasture": ("Build one more on grassland.", _STEP),
    "sawmill": ("Build one more in a forest.", _STEP),
    "garden": ("Build one more on a flower field.", _STEP),
    "monastery": ("Build one more on a fell field.", _STEP),
    "hot-springs": ("Build one more on tundra.", _STEP),
    "hunting-lodge": ("Build one more on a snowscape.", _STEP),
    "port": ("Build one more on the terrain of your card.", "Build one more on ice."),
    "mine": ("Build one more next to a mountain.", "Build one more on a mountain."),
    "market": (
        "Build one more next to a castle.",
        "Build one more next to a group of yours that touches a castle.",
    ),
    "farm": (
        "Build one more next to a village.",
        "Build one more next to a group of yours that touches a village.",
    ),
    "barracks": (
        "Build one more next to a fort of yours.",
        "Build one more next to a group of yours with a fort in it.",
    ),
    "tavern": (
        "Build one more at the end of a straight line of three or more of yours.",
        "Build one more at the end of a straight line of three or more of another player.",
    ),
    "outpost": (
        "Build one more where it touches exactly one building of yours.",
        "Build one more where it touches at most three buildings of yours.",
    ),
    "tower": ("Build one more at the outer edge of the whole board, not on ice.", _STEP),
    "homestead": (
        "Build one more on the board in the centre.",
        "Then move that house anywhere on the board in the centre.",
    ),
    "crossroads": (
        "Build one more on the terrain to the right of your card's.",
        "Build the three of your card on the terrain to its right instead.",
    ),
    "caravan": (_TWO, "Then build on the hex it left."),
    "mule": ("Move a house one hex.", "Then move it one hex further."),
    "toboggan": ("Move a house one hex.", _TWO),
    "horse": (_TWO, "Move a house exactly two hexes away, straight or bent, over anything."),
    "guide": (
        "Move a house across the mountains it stands next to.",
        "The tunnel card also takes a house that is not next to a tunnel.",
    ),
    "dog-sled": (
        "Move a house across the ice to another hex of it.",
        "Move a house across the ice to a hex on or next to it.",
    ),
    "wagon": (
        "Move a house over empty hexes to another hex next to its group.",
        "Move a house over empty hexes to another hex next to its group, all players' included.",
    ),
    "sleigh": (
        "Slide a house straight on until something stops it.",
        "Slide a house straight on as far as you like.",
    ),
    "carriage": (
        "Move a house any distance over the terrain it stands on.",
        "Then move it one hex further.",
    ),
    "tunnel": ("Move a house from beside a tunnel to beside another tunnel.", ""),
}
"""What a talent's upper and lower action do; everybody has the tunnel card, which has only one."""

COMBINE: Final = {
    "choose": "one of the two each turn",
    "arrow": "the second may follow the first",
    "free": "both each turn",
}
"""How the two actions go together once a talent is upgraded."""

CARDS: Final = {
    "wanderers": "{points} for each separate group of yours.",
    "followers": "{points} for each house next to a building of another player.",
    "crowd": "{points} for every two houses in your largest group.",
    "loners": "{points} for each house with no building of yours beside it.",
    "mountaineers": "{points} for each house next to two or more mountain hexes.",
    "travellers": "{points} for each board beyond the second on which you have two or more houses.",
    "knights": "{points} for each house on your fullest line in the direction agreed on.",
    "bureaucrats": "{points} for each village with two or more houses of yours beside it.",
    "celebrities": "{points} for each village where you have most houses beside it; ties count.",
    "nature-lovers": "{points} for each house next to a forest, but not in one.",
    "ice-fishers": "{points} for each house on ice.",
    "pioneers": "{points} for each house on the bottom board.",
    "farmers": "{points} for each house outside your two strongest boards.",
    "spelunkers": "{points} for each tunnel with a house of yours beside it.",
    "royalty": "{points} for each castle that a group of yours links to another castle.",
    "merchants": "{points} for each village that a group of yours links to another village.",
    "scouts": "{points} for each house at the outer edge of the whole board.",
    "miners": "{points} for each mountain area with a house of yours beside it.",
}
"""What each scoring card pays for, with its points left open; a fort counts as two houses."""

CASTLES: Final = "3 points for each castle beside which you have the most houses; ties count."

ECONOMY: Final = {
    "agriculture": "1 coin for each building next to a village.",
    "weapons": "1 coin for each building next to another fort of yours.",
    "fur": "1 coin for each building on the top board.",
    "export": "1 coin for each building at the outer edge of the whole board.",
    "cattle": "1 coin for each building with no empty hex of its terrain beside it.",
    "hunting": "1 coin for each building with no other building of yours beside it.",
    "marble": "2 coins when the three buildings of your terrain card stand in one unbroken line.",
    "salvage": "Before you buy, take buildings off the board: 1 coin for a house, 2 for a fort.",
}
"""What brings coins, at once; a fort brings two."""

TWISTS: Final = {
    "none": "No twist: the rules as they are.",
    "overreach": "Who builds more than four in a turn takes a house out of the game at its end.",
    "keep-away": "Nobody builds or ends a move next to another player's building.",
    "long-reach": "Two hexes away counts as adjacent for the buildings of your terrain card.",
    "quick-study": "A talent that you buy or upgrade may be used once, at once.",
    "hospitality": "Each building of your terrain card next to a village lets you build one more.",
    "long-tunnels": "After a tunnel move that house may go one hex further.",
    "separate-lands": "The seven boards do not touch each other; only tunnels join them.",
    "bargain": "Talents and upgrades cost a coin less, and you may buy several in a turn.",
}


SOURCES: Final = {"printed": "printed", "inferred": "worked out", "house": "ours"}
"""Who says what a card says: the rulebook, what follows from it, or this edition."""

BOARDS: Final = (
    "in the centre",
    "at the top",
    "at the upper right",
    "at the lower right",
    "at the bottom",
    "at the lower left",
    "at the upper left",
)
"""Where each of the seven boards lies."""

DIRECTIONS: Final = {
    "horizontal": "along the rows",
    "falling": "from the upper left to the lower right",
    "rising": "from the lower left to the upper right",
}
"""How the lines of Knights run."""
