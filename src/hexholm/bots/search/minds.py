"""What thinks about a game: finds whole turns, and plays them out to the end."""

import random
from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

from hexholm.bots.search.turns import Candidate, Turn, is_past


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

    def candidates(self, game: Any, seat: int, effort: Effort, given: Turn = ()) -> list[Candidate]:
        """Turns worth considering, and a given one too, where it can be judged."""

    def play_on(self, game: Any, rng: random.Random) -> Any:
        """The game played out for all seats to its end."""

    def key(self, game: Any) -> Hashable:
        """What makes two positions of one turn the same."""

    def time_left(self, game: Any) -> float:
        """What is left of the game: 1 at its beginning, 0 when somebody's supply is empty."""
