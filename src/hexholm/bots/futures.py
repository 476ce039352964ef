"""Judging whole turns by what may come after them.

All turns are judged in the same futures (hidden cards and luck), so that what differs is the turn.
After some futures the worst are given up, and those that remain are looked at longer.
"""

import random
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from hexholm.bots.bot import Sight
from hexholm.game import Action, Game

Turn = tuple[Action, ...]
Stages = tuple[tuple[int, int], ...]
"""So many of the best turns are looked at in so many futures more, one stage after the other."""

CLEAR: Final = 30
"""A lead of more gold than that counts no more: the game is won."""
TRUST: Final = 8
"""What was thought of a turn before counts like so many futures."""


class Look(Protocol):
    """Plays a turn in a future, and what may come then."""

    played: int
    """The actions it has played so far."""

    def __call__(self, game: Any, turn: Turn, rng: random.Random) -> float:
        """How far the seat is ahead after that."""


class Idea(NamedTuple):
    """A whole turn, and how far the seat is thought to be ahead after it."""

    turn: Turn
    lead: float


class Judged:
    """A turn and how far the seat was ahead in the futures seen behind it."""

    def __init__(self, idea: Idea) -> None:
        self.turn, self.thought = idea.turn, idea.lead
        self.leads: list[float] = []

    def add(self, lead: float) -> None:
        """One more future."""
        self.leads.append(max(-CLEAR, min(CLEAR, lead)))

    @property
    def lead(self) -> float:
        """What the seat is ahead, on average."""
        return (TRUST * self.thought + sum(self.leads)) / (TRUST + len(self.leads))


def margin(totals: Sequence[float], seat: int) -> float:
    """What a seat is ahead of the best other one."""
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def is_last_turn(game: Any, seat: int) -> bool:
    """Whether the game is over when this turn of the seat is."""
    return bool(game.last_round and game.active == seat == game.seats - 1)


def lead_now(game: Game, seat: int) -> float:
    """What a seat is ahead of the best other one, as if the game ended now."""
    return margin([score["total"] for score in game.scores()], seat)


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
    stages: Stages,
    *,
    work: int,
    deadline: float | None = None,
) -> list[Judged]:
    """The turns of the last stage with what may come after them, the best first.

    In long games there are fewer futures: about so many actions are played in all.
    """
    front = [Judged(idea) for idea in ideas]
    share = 0.0  # of the futures; known after the first one
    for width, futures in stages:
        front = front[:width]
        seen = 0
        while seen < max(1, round(futures * share)):
            if len(front) == 1 or is_past(deadline):
                return front
            start, luck = sight.imagine(rng), rng.getrandbits(64)
            for judged in front:
                judged.add(look(start.copy(), judged.turn, random.Random(luck)))
            if not share:
                share = min(1.0, work / _expected(look.played / len(front), stages))
            seen += 1
        front.sort(key=lambda judged: -judged.lead)
    return front


def _expected(actions: float, stages: Stages) -> float:
    """The actions of all stages, when a look plays so many."""
    return actions * sum(width * futures for width, futures in stages)
