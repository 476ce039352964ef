"""What things are worth to a bot in Winter Kingdom, in points, beyond the points they bring now.

Promises are given for a whole game to come and shrink with the turns that are left.
"""

from typing import Final, NamedTuple

TIE: Final = 0.02
"""What gains less is not worth doing."""


class Worth(NamedTuple):
    """The weights of the evaluation; the values here were found by self-play."""

    foresight: float = 1.0
    """Whether promises count: 1, or 0 for points now alone."""
    piece: float = 0.6
    """A building more on the board: the supply race."""
    fort: float = 2.2
    """A fort kept in the supply: it is worth more on a good hex later."""
    coin: float = 1.5
    """A coin, as long as there is something to buy."""
    rival: float = 0.5
    """A point that the others lose, shared among them."""
    freedom: float = 0.6
    """A terrain that no own building touches: its card lets one build anywhere (W-2)."""
    talent: float = 1.3
    """By this the table of talents is multiplied."""
    prospect: float = 0.7
    """Of the points that the next turn promises."""
    group: float = 0.15
    """Crowd: a house in another group than the largest one."""
    settled: float = 1.5
    """Travellers: each of the first two boards with two houses."""
    lodger: float = 1.2
    """Travellers, Bureaucrats: the first of two houses."""
    room: float = 0.15
    """Knights: an empty hex on a line."""
    near: float = 0.3
    """Miners, Spelunkers: a house two steps from an area or tunnel that is not reached yet."""
    link: float = 1.5
    """Royalty, Merchants: by this the promise of a way to the next one is multiplied."""
    hold: float = 0.3
    """Castles, Celebrities: one more house beside a place that is held or contested."""


NEAREST: Final = 3
"""Royalty, Merchants: the places to which a link is thought of, from each place."""
FAR: Final = 9
"""A link that needs more houses promises nothing."""
LINKED: Final = (*(0.75**houses for houses in range(FAR)), 0.0)
"""The chance of a link that still needs so many houses."""

USES: Final[dict[str, float]] = {
    "outpost": 2.6,
    "horse": 2.2,
    "mine": 2.0,
    "homestead": 2.0,
    "farm": 1.95,
    "crossroads": 1.9,
    "sleigh": 1.9,
    "market": 1.8,
    "caravan": 1.7,
    "sawmill": 1.5,
    "garden": 1.5,
    "pasture": 1.5,
    "hunting-lodge": 1.5,
    "hot-springs": 1.5,
    "monastery": 1.5,
    "tower": 1.5,
    "mule": 1.5,
    "wagon": 1.5,
    "dog-sled": 1.45,
    "barracks": 1.4,
    "toboggan": 1.35,
    "tavern": 1.3,
    "port": 1.3,
    "guide": 1.2,
    "carriage": 1.0,
}
"""One use of a talent: what it gained in games of the bots among themselves."""
UPGRADES: Final[dict[str, float]] = {
    "port": 0.9,
    "mine": 0.5,
    "homestead": 0.5,
    "caravan": 0.5,
    "barracks": 0.5,
    "carriage": 0.5,
    "wagon": 0.4,
    "mule": 0.1,
    "horse": 0.1,
    "outpost": 0.1,
    "dog-sled": 0.15,
    "sleigh": 0.15,
}
"""What the lower action adds to a use."""
OTHER_UPGRADE: Final = 0.3
