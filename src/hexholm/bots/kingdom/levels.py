"""How well each level plays Kingdom Builder: how much it looks at."""

from typing import Final, NamedTuple

from hexholm.bots.search.judging import Depth

LEARNED: Final = "master.weights"
"""What the players in the master's futures have learned (bots/native)."""
WITH_BOXES: Final = 0.25
"""With boxes an action takes longer: this part of the work fits into the time."""


class Skill(NamedTuple):
    """The knobs of a level. They are amounts of work, so the same seed gives the same choices."""

    noise: int = 0
    """Bits by which the gain of a hex is misjudged; only where no turns are compared."""
    forgets: float = 0.0
    """How often an extra action is overlooked."""
    turns: int = 0
    """The quick turns that are compared; 0: one action after the other."""
    is_thorough: bool = True
    """Whether a greedy turn is among them."""
    refined: int = 0
    """Random changes of the best of them."""
    climbs: int = 0
    """How many times every change of a single action of the best one is tried."""
    is_hopeful: bool = False
    """Whether it sees what the cards of boxes may still bring."""
    depth: Depth = Depth()
    """How far the best turns are played out to the end of the game; they aren't, as a rule."""
    native: Depth = Depth()
    """The same where compiled players do it."""
    boxed: Depth = Depth()
    """And with boxes in play, where an action takes them longer."""

    def again(self, times: int) -> "Skill":
        """The same where a turn was thought about already, and is half over."""
        less = 1 + 2 * times
        return self._replace(
            turns=max(min(self.turns, 2), self.turns // (1 + times)),
            refined=self.refined // (1 + times),
            climbs=max(0, self.climbs - times),
            depth=self.depth.part(less),
            native=self.native.part(less),
            boxed=self.boxed.part(less),
        )

    def with_boxes(self) -> "Skill":
        """The same where an action takes longer: fewer turns are found and played out."""
        depth = self.depth
        less = depth._replace(stages=depth.stages[1:], work=round(depth.work * WITH_BOXES))
        return self._replace(climbs=min(self.climbs, 1), depth=less, native=self.boxed)


SKILLS: Final = {
    "beginner": Skill(noise=4, forgets=0.5),
    "easy": Skill(noise=2, forgets=0.2),
    "normal": Skill(turns=2, is_thorough=False),
    "hard": Skill(turns=20, refined=10),
    "expert": Skill(
        turns=40,
        refined=30,
        climbs=3,
        is_hopeful=True,
        depth=Depth(((48, 3), (24, 4), (12, 4), (6, 8)), work=18_000, late=3.0),
        native=Depth(
            ((200, 16), (64, 32), (24, 64), (12, 128), (6, 256)), work=500_000, late=2.0, heed=0.4
        ),
        boxed=Depth(
            ((320, 8), (64, 24), (24, 48), (12, 96), (6, 192)),
            work=360_000,
            late=2.0,
            heed=0.4,
            proposed=640,
            finding=8,
        ),
    ),
}
SKILLS["master"] = SKILLS["expert"]._replace(
    native=Depth(
        ((160, 6), (48, 16), (16, 48), (8, 96), (4, 160)),
        work=280_000,
        late=1.5,
        heed=0.4,
        overlooked=0.0,
        learned=LEARNED,
        proposed=64,
        finding=8,
    ),
)
