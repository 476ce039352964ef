"""Judging whole turns by what may come after them: each is played on to the end, many times.

All turns are judged in the same futures (hidden cards and luck), so that what differs
is the turn. After some futures the worst are given up, and those that remain are looked at longer.
"""

import random
from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from hexholm.bots.bot import Sight
from hexholm.game import Action, Game

Turn = tuple[Action, ...]

CLEAR: Final = 30
"""A lead of more gold than that counts no more: the game is won."""
BATCH: Final = 4
"""After so many futures it is looked which turns have fallen behind."""
FIRST: Final = 8
"""The futures that each turn gets."""
BEHIND: Final = 1.6
"""A turn that is so many standard errors behind the best one is given up."""


class Idea(NamedTuple):
    """A whole turn, and how far the seat is thought to be ahead after it."""

    turn: Turn
    lead: float


class Player(Protocol):
    """Who plays on."""

    rng: random.Random

    def action(self, game: Any) -> Action:
        """What the seat that decides does now, in a game that it knows how to play."""


class Future(NamedTuple):
    """How a game may end."""

    scores: list[dict[str, int]]
    winners: list[int]

    def lead(self, seat: int) -> int:
        """What a seat is ahead of the best other one."""
        totals = [score["total"] for score in self.scores]
        return totals[seat] - max([t for other, t in enumerate(totals) if other != seat])


class Judged:
    """A turn and the futures seen behind it."""

    def __init__(self, idea: Idea) -> None:
        self.turn = idea.turn
        self.futures: list[Future] = []
        self.leads: list[int] = []

    def add(self, future: Future, seat: int) -> None:
        """One more future."""
        self.futures.append(future)
        self.leads.append(max(-CLEAR, min(CLEAR, future.lead(seat))))

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


def until(seconds: float | None) -> float | None:
    """When the time is up."""
    return None if seconds is None else monotonic() + seconds


def judge(
    sight: Sight,
    ideas: Sequence[Idea],
    player: Player,
    rng: random.Random,
    futures: int,
    deadline: float | None = None,
) -> list[Judged]:
    """The turns with what may come after them, the best first; each in so many futures at most."""
    front, behind = [Judged(idea) for idea in ideas], []
    for number in range(1, futures + 1):
        if len(front) == 1 or (deadline is not None and monotonic() > deadline):
            break
        start = sight.imagine(rng)
        luck = rng.getrandbits(64)
        for judged in front:
            player.rng = random.Random(luck)
            judged.add(play_on(start.copy(), sight.seat, judged.turn, player), sight.seat)
        if number >= FIRST and number % BATCH == 0:
            front.sort(key=lambda judged: -judged.lead)
            behind += [judged for judged in front[1:] if judged.is_behind(front[0])]
            front = [judged for judged in front if judged not in behind]
    front.sort(key=lambda judged: -judged.lead)
    behind.sort(key=lambda judged: -judged.lead)
    return front + behind


def play_on(game: Game, seat: int, turn: Turn, player: Player) -> Future:
    """Play a turn as far as it goes, and then on to the end of the game."""
    for action in turn:
        if game.player != seat or action not in game.options:
            break
        game.play(action)
    while game.player is not None:
        game.play(player.action(game))
    return Future(game.scores(), game.winners)
