"""Which of many turns leads furthest ahead: stage by stage fewer of them, in more futures.

All turns are played out in the same futures (hidden cards and luck), so that what differs is the
turn.
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from hexholm.bots.search.beliefs import Beliefs
from hexholm.bots.search.turns import Candidate, Playout, is_past

CLEAR: Final = 45
"""A larger lead than this counts no more: the game is won."""


BEYOND: Final = 1.25
"""No more than this many times the work is done, where the first future was a short one."""


class Depth(NamedTuple):
    """How far turns are played out."""

    stages: tuple[tuple[int, int], ...] = ()
    """A number of the best turns, and of further futures for each, one stage after another."""
    work: int = 0
    """Roughly the total number of actions: fewer futures in long games, more in short ones."""
    late: float = 1.0
    """Short games get up to this many times the futures."""
    heed: float = 1.0
    """How much the value counts besides them: less where there are many futures."""
    overlooked: float = 1.0
    """How much what the players in the futures overlook counts."""
    learned: str = ""
    """The file with what those players have learned, if they have."""
    width: int = 1
    """How many turns they compare."""
    proposed: int = 0
    """How many turns they propose themselves."""
    finding: int = 0
    """How many of their actions one counts for that was played to find turns."""

    def part(self, less: int) -> "Depth":
        """The same for a fraction of the work."""
        return self._replace(work=self.work // less, proposed=self.proposed // less)

    def after(self, found: int) -> "Depth":
        """What is left when so many actions were played to find turns: at least half."""
        return self._replace(work=max(self.work // 2, self.work - self.finding * found))

    def share(self, turns: int, played: float) -> float:
        """How much of the futures fits, by the number of turns and the actions of a playout."""
        looks = sum([min(width, turns) * futures for width, futures in self.stages])
        return min(self.late, self.work / (max(1.0, played) * looks))


def judge(
    candidates: Sequence[Candidate],
    playout: Playout,
    rng: random.Random,
    depth: Depth,
    deadline: float | None = None,
) -> list[Candidate]:
    """The turns with what is believed of them after the last stage, the best first."""
    beliefs = Beliefs(candidates)
    share = 0.0  # of the futures; known after the first one
    for width, futures in depth.stages:
        front = beliefs.best(width)
        seen = 0
        while seen < (wanted := max(1, round(futures * share))) and not is_past(deadline):
            if seen and playout.played > BEYOND * depth.work:
                break
            some = [rng.getrandbits(64) for _ in range(min(playout.at_once, wanted - seen))]
            leads: list[Sequence[float]] = []
            for turn in front:
                leads.append(playout(candidates[turn].turn, some))
                if is_past(deadline):
                    break
            if len(leads) < len(front):
                break  # the time was up before every turn was seen in these futures
            beliefs.see(front, [[max(-CLEAR, min(CLEAR, lead)) for lead in row] for row in leads])
            if not share:
                share = depth.share(len(candidates), playout.played / len(front))
            seen += len(some)
        beliefs.think()
    return [
        Candidate(candidates[turn].turn, beliefs.lead(turn))
        for turn in beliefs.best(len(candidates))
    ]
