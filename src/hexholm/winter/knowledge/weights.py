"""The weights by which bots evaluate Winter Kingdom: points beyond those of the moment.

Promises are given for a whole game to come and shrink with the turns that are left.
"""

from typing import Final, NamedTuple

AIMED: Final = 4
"""How many times the card counts that is aimed at."""
TIE: Final = 0.02
"""What gains less isn't worth doing."""


class Weights(NamedTuple):
    """They were found by self-play."""

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
    talent: float = 3.5
    """By this the points of talents are multiplied."""
    upgrade: float = 1.0
    """By this those of upgrades are multiplied besides."""
    context: float = 0.0
    """How much of a talent's worth is what it would build now."""
    span: float = 10.0
    """Turns of a usual game."""
    purse: float = 5.0
    """With fewer turns left than this a coin is worth less."""
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
    """Miners, Spelunkers: a house two steps from an area or tunnel that isn't reached yet."""
    link: float = 1.5
    """Royalty, Merchants: by this the promise of a way to the next one is multiplied."""
    far: int = 9
    """Royalty, Merchants: a link that needs more houses promises nothing."""
    hold: float = 0.3
    """Castles, Celebrities: one more house beside a place that is held or contested."""
    aim: str = ""
    """A scoring card that counts several times."""


NEAREST: Final = 3
"""Royalty, Merchants: the places to which a link is thought of, from each place."""
FAR: Final = 9
"""A link that needs more houses promises nothing."""
LINKED: Final = (*(0.75**houses for houses in range(FAR)), 0.0)
"""The chance of a link, by the houses it still needs."""
