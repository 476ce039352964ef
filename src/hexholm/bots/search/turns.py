"""Whole turns, and the futures in which they are played out."""

import random
from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple, Protocol

from hexholm.bots.bot import Sight
from hexholm.game import Action, Game

Turn = tuple[Action, ...]


class Playout(Protocol):
    """Plays a turn out to the end of the game, in some futures. A number is a future."""

    @property
    def at_once(self) -> int:
        """How many futures it plays a turn in before the next one."""

    @property
    def played(self) -> int:
        """The actions it has played so far."""

    def __call__(self, turn: Turn, futures: Sequence[int]) -> Sequence[float]:
        """How far the seat is ahead after that, in each of them."""


class Candidate(NamedTuple):
    """A whole turn, and how far the seat is thought to be ahead after it."""

    turn: Turn
    lead: float


def margin(totals: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def is_last_turn(game: Any, seat: int) -> bool:
    """Whether the game is over when this turn of the seat is."""
    return bool(game.last_round and game.active == seat == game.seats - 1)


def lead_now(game: Game, seat: int) -> float:
    """How far a seat is ahead of the best other one, as if the game ended now."""
    return margin([score["total"] for score in game.scores()], seat)


def play_turn(game: Game, seat: int, turn: Turn) -> int:
    """Play a turn that was found in another future; how many of its actions fit here."""
    for number, action in enumerate(turn):
        if game.player != seat or action not in game.options:
            return number
        game.play(action)
    return len(turn)


class Future(NamedTuple):
    """A game as it may be, and a seed for the luck in it."""

    game: Any
    luck: int

    @classmethod
    def imagined(cls, sight: Sight, rng: random.Random) -> "Future":
        """One consistent with all that a seat knows."""
        return cls(sight.imagine(rng), rng.getrandbits(64))

    def after(self, seat: int, turn: Turn) -> tuple[Any, int]:
        """The game after a turn of a seat, and how many of its actions fit here."""
        game = self.game.copy()
        return game, play_turn(game, seat, turn)


def until(seconds: float | None) -> float | None:
    """When the time is up."""
    return None if seconds is None else monotonic() + seconds


def is_past(deadline: float | None) -> bool:
    """Whether the time is up."""
    return deadline is not None and monotonic() > deadline
