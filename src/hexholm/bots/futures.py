"""Judging whole turns by what may come after them.

All turns are judged in the same futures (hidden cards and luck), so that what differs is the turn.
After some futures the worst are given up, and those that remain are looked at longer.
"""

import random
from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.game import Action, Game

Turn = tuple[Action, ...]
Look = Callable[[Any, Turn, random.Random], float]
"""Plays a turn in a future, and what may come then: how far the seat is ahead after that."""

CLEAR: Final = 30
"""A lead of more gold than that counts no more: the game is won."""
BATCH: Final = 3
"""After so many futures it is looked which turns have fallen behind."""
FIRST: Final = 6
"""The futures that each turn gets."""
BEHIND: Final = 1.6
"""A turn that is so many standard errors behind the best one is given up."""


class Idea(NamedTuple):
    """A whole turn, and how far the seat is thought to be ahead after it."""

    turn: Turn
    lead: float


class Judged:
    """A turn and how far the seat was ahead in the futures seen behind it."""

    def __init__(self, idea: Idea) -> None:
        self.turn = idea.turn
        self.leads: list[float] = []

    def add(self, lead: float) -> None:
        """One more future."""
        self.leads.append(max(-CLEAR, min(CLEAR, lead)))

    @property
    def lead(self) -> float:
        """What the seat is ahead, on average."""
        return sum(self.leads) / len(self.leads) if self.leads else 0.0

    def is_behind(self, best: "Judged") -> bool:
        """Whether another turn, seen in the same futures, is better for all we can tell."""
        gaps = [ahead - lead for ahead, lead in zip(best.leads, self.leads, strict=True)]
        number = len(gaps)
        mean = sum(gaps) / number
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (number - 1)
        return mean > BEHIND * sqrt(variance / number)


def margin(totals: Sequence[float], seat: int) -> float:
    """What a seat is ahead of the best other one."""
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def play_turn(game: Game, seat: int, turn: Turn) -> int:
    """Play a turn that was found in another future; how many of its actions fit here."""
    for number, action in enumerate(turn):
        if game.player != seat or action not in game.options:
            return number
        game.play(action)
    return len(turn)


def until(seconds: float | None) -> float | None:
    """When the time is up."""
    return None if seconds is None else monotonic() + seconds


def is_past(deadline: float | None) -> bool:
    """Whether the time is up."""
    return deadline is not None and monotonic() > deadline


def judge(
    sight: Sight,
    ideas: Sequence[Idea],
    look: Look,
    rng: random.Random,
    futures: int,
    deadline: float | None = None,
) -> list[Judged]:
    """The turns with what may come after them, the best first; each in so many futures at most."""
    front, behind = [Judged(idea) for idea in ideas], []
    for number in range(1, futures + 1):
        if len(front) == 1 or is_past(deadline):
            break
        start = sight.imagine(rng)
        luck = rng.getrandbits(64)
        for judged in front:
            judged.add(look(start.copy(), judged.turn, random.Random(luck)))
        if number >= FIRST and number % BATCH == 0:
            front.sort(key=lambda judged: -judged.lead)
            behind += [judged for judged in front[1:] if judged.is_behind(front[0])]
            front = [judged for judged in front if judged not in behind]
    front.sort(key=lambda judged: -judged.lead)
    behind.sort(key=lambda judged: -judged.lead)
    return front + behind
