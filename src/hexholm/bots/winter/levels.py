"""How well each level plays Winter Kingdom: what it sees, how far it looks, how much it tries."""

from typing import Final, NamedTuple

from hexholm.bots.search.judging import Depth
from hexholm.winter.knowledge.weights import Weights


class Skill(NamedTuple):
    """The knobs of a level. They are amounts of work, so the same seed gives the same choices."""

    weights: Weights = Weights()
    noise: float = 0.005
    """How far the gain of a click is misjudged; a little of it breaks ties."""
    forgets: float = 0.0
    """How often a talent is overlooked in a turn."""
    width: int = 1
    """The beginnings of a mandatory action that are thought through to its end."""
    beam: int = 0
    """The beginnings of a turn that are thought through to its end; 0: one step after the other."""
    ways: int = 1
    """The ways to carry out each step of a turn that are pursued."""
    pieces: int = 4
    """The houses tried for a move."""
    finals: int = 0
    """The whole turns whose prospects are looked at; 0: none."""
    surveys: int = 100_000
    """After this many surveys of the board the turn is brought to an end."""
    depth: Depth = Depth()
    """In how many futures the best turns are played on; they aren't, as a rule."""
    rounds: int = 2
    """How many rounds they are played on, after the one that has begun."""


NOW: Final = Weights(foresight=0.0, rival=0.0)
"""Points now, coins and talents."""
PLAIN: Final = Weights(
    fort=2.0,
    coin=0.7,
    rival=0.0,
    freedom=2.0,
    talent=1.0,
    group=0.0,
    settled=0.0,
    lodger=0.0,
    room=0.0,
    near=0.0,
    link=0.0,
    hold=0.0,
)
"""Points now, and freedom from adjacency."""
KEEN: Final = Weights(piece=0.8, fort=1.9, coin=1.8, purse=6.0, context=0.5, prospect=0.6)
"""The expert's: all weights changed at once in 1,800 pairs of games showed which way to go."""
SKILLS: Final[dict[str, Skill]] = {
    "beginner": Skill(NOW._replace(coin=0.3), noise=2.5, forgets=0.6, pieces=2),
    "easy": Skill(NOW, noise=0.3, forgets=0.1),
    "greedy": Skill(PLAIN, width=6, pieces=5),
    "normal": Skill(width=3, pieces=8),
    "hard": Skill(width=4, beam=5, ways=2, pieces=6, finals=20, surveys=1_200),
    "expert": Skill(
        KEEN,
        width=12,
        beam=16,
        ways=4,
        pieces=24,
        finals=60,
        surveys=6_000,
        depth=Depth(((32, 2), (16, 3), (8, 6), (4, 10)), work=8_000, late=2.0, finding=1),
    ),
}
FORWARD: Final = Skill(KEEN._replace(far=3), pieces=2)
"""The quick players in futures."""
