"""How the game may end after a turn: who wins, and what every card pays."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any, Final, NamedTuple

from hexholm.bots.search.turns import Turn, margin
from hexholm.game import END

SCALE: Final = 8.0
"""A good lead, in gold."""


class Ending(NamedTuple):
    """How a game may end."""

    scores: Sequence[dict[str, int]]
    winners: Sequence[int]

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other one."""
        return margin([score["total"] for score in self.scores], seat)

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Reached(NamedTuple):
    """Where a turn leads in the imagined game in which it was found."""

    turn: Turn
    game: Any
    """Before the next seat decides; what is drawn at the end of the turn doesn't count."""
    whole: bool
    tiles: tuple[str, ...]
    lost: tuple[str, ...]
    ending: Ending | None
    """Where the turn ends the game, all there is to know."""


def reach(game: Any, seat: int, turn: Turn) -> Reached:
    """Where a turn leads, cut off where something hidden is revealed."""
    game, played = game.copy(), 0
    tiles: list[str] = []
    lost: list[str] = []
    for action in turn:
        played += 1
        if action == END and not game.tasks and played == len(turn):
            after = game.copy()  # what it draws isn't known yet
            after.play(END)
            return Reached(turn, game, True, tuple(tiles), tuple(lost), _ending(after))
        game.play(action)
        for event in game.events:
            if event.seat == seat and event.kind in _TAKEN:
                tiles.append(event.what)
            elif event.seat == seat and event.kind in _LOST:
                lost.append(event.what)
        if game.player != seat or not game.can_undo:
            break
    ending = _ending(game)
    return Reached(turn[:played], game, ending is not None, tuple(tiles), tuple(lost), ending)


_TAKEN: Final = {"tile-taken", "nomad-taken", "bonus-taken", "bought", "upgraded"}
_LOST: Final = {"tile-lost", "bonus-lost"}


def _ending(game: Any) -> Ending | None:
    return Ending(game.scores(), game.winners) if game.over else None


class Judged:
    """A turn and the futures seen behind it."""

    def __init__(self, reached: Reached, seat: int, prior: float, trust: float) -> None:
        self.reached, self.seat = reached, seat
        self.prior, self.trust = prior, trust
        """The first estimate of its lead; it counts as `trust` futures."""
        self.endings: list[Ending] = []
        self._sum = 0.0
        self.settled = reached.ending is not None
        """Whether the game ends with it, so that one future is all there is."""
        if reached.ending is not None:
            self.add(reached.ending)

    def add(self, ending: Ending) -> None:
        """One more future."""
        self.endings.append(ending)
        self._sum += (ending.share(self.seat) + _good(ending.lead(self.seat))) / 2

    @property
    def value(self) -> float:
        """How good the turn is, from 0 to 1: by winning and, with half the weight, by the lead."""
        if self.settled:
            return self._sum
        return (self.trust * _good(self.prior) + self._sum) / (self.trust + len(self.endings))

    def first(self, number: int) -> Sequence[Ending]:
        """Those of the first futures; where the game is over all are the same."""
        return self.endings * number if self.settled else self.endings[:number]


@cache
def _good(lead: float) -> float:
    return 1 / (1 + exp(-max(-200.0, min(200.0, lead)) / SCALE))
