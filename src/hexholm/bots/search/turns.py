"""Whole turns, the futures in which they are played out, and what thinks about them."""

import random
from collections.abc import Hashable, Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hexholm.bots.bot import Sight
from hexholm.game import Action, Game

if TYPE_CHECKING:
    from hexholm.bots.search.chances import Calibration
    from hexholm.bots.search.outcomes import Reached
    from hexholm.bots.search.playing_out import Futures
    from hexholm.texts import Message

Turn = tuple[Action, ...]


class Playout(Protocol):
    """Plays a turn out to the end of the game, for the lead alone. A number is a future."""

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
        for number, action in enumerate(turn):
            if game.player != seat or action not in game.options:
                return game, number
            game.play(action)
        return game, len(turn)


def until(seconds: float | None) -> float | None:
    """When the time is up."""
    return None if seconds is None else monotonic() + seconds


def is_past(deadline: float | None) -> bool:
    """Whether the time is up."""
    return deadline is not None and monotonic() > deadline


class Effort(NamedTuple):
    """How much to think: amounts of work, and the clock as an upper limit."""

    quick: int = 80
    """Quick turns, and as many changes of the best ones."""
    width: int = 3
    """Beginnings of a turn that are kept, of each kind."""
    steps: int = 1500
    """Steps of a turn that are tried one by one."""
    last: int = 8000
    """The same on the last turn of the game, where nothing else matters."""
    part: float = 1.0
    """How much of the expert's own work to do where compiled players do it."""
    deadline: float | None = None
    judged: float | None = None
    """Until then what was found may be judged, where compiled players do it."""

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return is_past(self.deadline)


class Mind(Protocol):
    """Thinks about one kind of game only."""

    trust: float
    """How many futures the first estimate of a turn counts as, at the beginning of a game."""
    cut: bool
    """Whether the clock put an end to finding turns."""
    calibration: "Calibration"
    """How its futures are read as chances of winning."""

    def candidates(self, game: Any, seat: int, effort: Effort, given: Turn = ()) -> list[Candidate]:
        """Turns worth considering, and a given one too, where it can be judged."""

    def compiled(self, reached: "Sequence[Reached]") -> "Futures | None":
        """Compiled players that play all these turns out, where there are any."""

    def play_on(self, game: Any, rng: random.Random) -> Any:
        """The game played out for all seats to its end."""

    @property
    def played(self) -> float:
        """The work done by playing out; an action of a quick player is 1."""

    def shut_out(self, before: Any, after: Any) -> "Iterable[Message]":
        """What a turn has closed to others, in words."""

    def key(self, game: Any) -> Hashable:
        """What makes two positions of one turn the same."""

    def time_left(self, game: Any) -> float:
        """What is left of the game: 1 at its beginning, 0 when somebody's supply is empty."""
