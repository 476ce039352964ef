"""Whole turns found step by step: every legal action is tried, and the best partial turns are kept.

Beginnings of the same kind compete: those that have the same left to do. So a turn that
uses a tile first isn't given up because another one has already built.
"""

from collections.abc import Callable, Hashable
from heapq import nlargest
from typing import Any, Final, NamedTuple

from hexholm.bots.search.turns import Candidate, Effort, Turn
from hexholm.game import END

LONGEST: Final = 40
"""No turn has more clicks than this that matter."""
WIDER: Final = 4
"""The factor by which the beam widens from one search to the next."""


class Beginning(NamedTuple):
    """Some actions of a turn and where they lead."""

    lead: float
    actions: Turn
    game: Any


class Beam:
    """The turns of one moment."""

    def __init__(
        self,
        game: Any,
        seat: int,
        *,
        lead: Callable[[Any], float],
        key: Callable[[Any], Hashable],
        kind: Callable[[Any], Hashable],
    ) -> None:
        self.game, self.seat = game, seat
        self._lead, self._key, self._kind = lead, key, kind
        self.found: dict[Hashable, Candidate] = {}
        """Whole turns by where they lead."""
        self.tried = self._most = 0
        """How many steps were tried, and how many may be."""

    def search(self, effort: Effort, most: int) -> list[Candidate]:
        """Turns, the best first; the beam widens until enough steps were tried."""
        width, self._most = effort.width, most
        while not self._search(width, effort) and not self._has_enough(effort):
            width *= WIDER
        return sorted(self.found.values(), key=lambda candidate: -candidate.lead)

    def _search(self, width: int, effort: Effort) -> bool:
        """Find turns; returns whether every possible one was considered."""
        complete, seen = True, {self._key(self.game)}
        front = [Beginning(self._lead(self.game), (), self.game)]
        for _ in range(LONGEST):
            by_kind: dict[Hashable, list[Beginning]] = {}
            for before in front:
                if self._has_enough(effort):
                    return False
                for after in self._steps(before, seen):
                    by_kind.setdefault(self._kind(after.game), []).append(after)
            front = []
            for rivals in by_kind.values():
                complete = complete and len(rivals) <= width
                front += nlargest(width, rivals, key=lambda one: one.lead)
            if not front:
                return complete
        return False

    def _has_enough(self, effort: Effort) -> bool:
        return self.tried >= self._most or effort.over

    def _steps(self, before: Beginning, seen: set[Hashable]) -> list[Beginning]:
        """One action more; a turn that is over then is noted."""
        found = []
        for action in before.game.options:
            actions = (*before.actions, action)
            if action == END and not before.game.tasks:
                self._note(before.game, Candidate(actions, before.lead))
                continue
            game = before.game.copy()
            game.play(action)
            key = self._key(game)
            if key in seen:
                continue
            seen.add(key)
            self.tried += 1
            lead = self._lead(game)
            if game.player != self.seat or not game.can_undo:
                self._note(game, Candidate(actions, lead))
            else:
                found.append(Beginning(lead, actions, game))
        return found

    def _note(self, game: Any, candidate: Candidate) -> None:
        self.found.setdefault((self._key(game), game.player), candidate)
