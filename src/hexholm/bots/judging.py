"""Judging whole turns by what may come after them.

All turns are judged in the same futures (hidden cards and luck), so that what differs is the turn.
Stage by stage those that are believed to be the best are looked at longer.
"""

import random
from collections.abc import Sequence
from typing import Final

from hexholm.bots.beliefs import Beliefs
from hexholm.bots.bot import Sight
from hexholm.bots.futures import Idea, Look, is_past

Stages = tuple[tuple[int, int], ...]
"""So many of the best turns are looked at in so many futures more, one stage after the other."""

CLEAR: Final = 30
"""A lead of more gold than that counts no more: the game is won."""
LATE: Final = 3.0
"""Where games are soon over, there are up to so many times the futures."""


def judge(
    sight: Sight,
    ideas: Sequence[Idea],
    look: Look,
    rng: random.Random,
    stages: Stages,
    *,
    work: int,
    deadline: float | None = None,
) -> list[Idea]:
    """The turns of the last stage with what is believed of them then, the best first.

    About so many actions are played in all: fewer futures in long games, more in short ones.
    """
    beliefs = Beliefs(ideas)
    share = 0.0  # of the futures; known after the first one
    for width, futures in stages:
        front = beliefs.best(width)
        seen = 0
        while seen < max(1, round(futures * share)) and not is_past(deadline):
            start, luck = sight.imagine(rng), rng.getrandbits(64)
            leads = [look(start.copy(), ideas[turn].turn, random.Random(luck)) for turn in front]
            beliefs.see(front, [max(-CLEAR, min(CLEAR, lead)) for lead in leads])
            if not share:
                share = min(LATE, work / (look.played / len(front) * _looks(len(ideas), stages)))
            seen += 1
        beliefs.think()
    return [Idea(ideas[turn].turn, beliefs.lead(turn)) for turn in beliefs.best(width)]


def _looks(turns: int, stages: Stages) -> int:
    """How many looks all stages take, when there are so many turns."""
    return sum([min(width, turns) * futures for width, futures in stages])
