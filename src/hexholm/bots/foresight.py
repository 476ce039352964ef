"""How far ahead a turn leads when good players go on, as far as quick players can tell.

Quick players play a turn on to the end of the game. What they make of it is mixed with what the
value says, early in the game more than late, and what they overlook is added: they are no masters
of the tiles that move, and room to choose from helps them less than it helps good players.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from hexholm.bots.futures import Idea, Look, Turn
from hexholm.bots.judging import Depth, judge
from hexholm.bots.learned import learned
from hexholm.bots.signs import time_left
from hexholm.bots.turns import Search

SHARE: Final = "value"
"""How much what the value says counts: a weight without a sign."""


class Foresight:
    """Looks at turns that one search has found."""

    def __init__(
        self, search: Search, ideas: Iterable[Idea], to_the_end: Look, heed: float = 1.0
    ) -> None:
        self._search = search
        self._thought = {idea.turn: idea.lead for idea in ideas}
        self._to_the_end = to_the_end
        share = learned("overlooked.toml")[SHARE].at(time_left(search.game))
        self._share = heed * max(0.0, share)
        self._known: dict[Turn, float] = {}
        """For each turn what is added to what quick players make of it."""

    @property
    def at_once(self) -> int:
        """In so many futures a turn is looked at before the next one is."""
        return self._to_the_end.at_once

    @property
    def played(self) -> int:
        """The actions it has played so far."""
        return self._to_the_end.played

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
        """How far the seat is ahead in each of these futures, after a turn."""
        if turn not in self._known:
            self._known[turn] = self._besides(turn)
        share, known = 1 - self._share, self._known[turn]
        return [share * lead + known for lead in self._to_the_end(turn, futures)]

    def _besides(self, turn: Turn) -> float:
        search = self._search
        overlooked = search.value.overlooked(search.after(turn), search.seat)
        return self._share * self._thought[turn] + overlooked


def foresee(
    search: Search,
    ideas: Sequence[Idea],
    to_the_end: Look,
    depth: Depth,
    deadline: float | None = None,
) -> list[Idea]:
    """The turns that a search has found, judged by such looks, the best first."""
    look = Foresight(search, ideas, to_the_end, depth.heed)
    return judge(ideas, look, search.rng, depth, deadline)
