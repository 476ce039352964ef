"""Whole turns and what may come after them: what the ways to judge a turn have in common."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple, Protocol

from hexholm.game import Action, Game

Turn = tuple[Action, ...]


class Look(Protocol):
    """Plays a turn in some futures, and what may come then. A number is a future."""

    @property
    def at_once(self) -> int:
        """In so many futures it looks at a turn before it looks at the next one."""

    @property
    def played(self) -> int:
        """The actions it has played so far."""

    def __call__(self, turn: Turn, futures: Sequence[int]) -> Sequence[float]:
        """How far the seat is ahead after that, in each of them."""


class Idea(NamedTuple):
    """A whole turn, and how far the seat is thought to be ahead after it."""

    turn: Turn
    lead: float


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
