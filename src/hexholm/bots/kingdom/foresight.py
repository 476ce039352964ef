"""How far ahead a turn leads when good players go on, as far as quick players can tell.

Quick players play a turn out to the end of the game. What they make of it is mixed with what the
value says, early in the game more than late, and what they overlook is added: they aren't masters
of the tiles that move, and room to choose from helps them less than it helps good players.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.features import time_left
from hexholm.bots.kingdom.weights import learned
from hexholm.bots.search.judging import Depth, judge
from hexholm.bots.search.turns import Candidate, Playout, Turn

NOWHERE: Final = Depth()
SHARE: Final = "value"
"""How much what the value says counts: a weight without a feature."""


class Foresight:
    """Plays on turns that one search has found."""

    def __init__(
        self,
        search: Search,
        candidates: Iterable[Candidate],
        rollout: Playout,
        depth: Depth = NOWHERE,
    ) -> None:
        self._search = search
        self._thought = {candidate.turn: candidate.lead for candidate in candidates}
        self._rollout = rollout
        share = learned("overlooked.toml")[SHARE].at(time_left(search.game))
        self._share = depth.heed * max(0.0, share)
        self._overlooked = depth.overlooked
        self._known: dict[Turn, float] = {}
        """For each turn what is added to what quick players make of it."""

    @property
    def at_once(self) -> int:
        """The number of futures in which a turn is played before the next one is."""
        return self._rollout.at_once

    @property
    def played(self) -> int:
        """The actions it has played so far."""
        return self._rollout.played

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
        """How far the seat is ahead in each of these futures, after a turn."""
        if turn not in self._known:
            known = self._share * self._thought[turn]
            if self._overlooked:
                after = self._search.after(turn)
                known += self._overlooked * self._search.value.overlooked(after, self._search.seat)
            self._known[turn] = known
        share, known = 1 - self._share, self._known[turn]
        return [share * lead + known for lead in self._rollout(turn, futures)]


def foresee(
    search: Search,
    candidates: Sequence[Candidate],
    rollout: Playout,
    depth: Depth,
    deadline: float | None = None,
) -> list[Candidate]:
    """The turns that a search has found, judged by such playouts, the best first."""
    foresight = Foresight(search, candidates, rollout, depth)
    return judge(candidates, foresight, search.rng, depth, deadline)
