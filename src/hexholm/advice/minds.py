"""What thinks about a game: finds whole turns, and plays on to the end."""

import random
from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

from hexholm.bots.bot import Sight
from hexholm.bots.futures import Idea, Turn, is_past
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.winter import WinterKingdom
from hexholm.winter.turn import HOUSES

AnyGame = KingdomBuilder | WinterKingdom


class Effort(NamedTuple):
    """How much is thought: amounts of work, and the clock as an upper cap."""

    quick: int = 80
    """Quick turns, and as many changes of the best ones."""
    width: int = 3
    """Beginnings of a turn that are kept, of each kind."""
    steps: int = 1500
    """Steps of a turn that are tried one by one."""
    last: int = 8000
    """The same in the last turn of the game, where nothing else has to be thought of."""
    deadline: float | None = None
    judged: float | None = None
    """Until then what was found may be judged, where compiled players do it."""

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return is_past(self.deadline)


class Mind(Protocol):
    """Thinks about one kind of game, and about no other."""

    trust: float
    """At the beginning of a game what is thought of a turn counts like so many futures."""

    def ideas(self, game: Any, seat: int, effort: Effort, given: Turn = ()) -> list[Idea]:
        """Turns that are worth a thought; one that is given too, where there is any telling."""

    def play_on(self, game: Any, rng: random.Random) -> Any:
        """The game played on for all seats to its end."""

    def key(self, game: Any) -> Hashable:
        """What makes two positions of one turn the same."""


def imagined(sight: Sight, rng: random.Random) -> AnyGame:
    """A game as it may be."""
    game: Any = sight.imagine(rng)
    return game  # type: ignore[no-any-return] # there are no other games


def time_left(game: AnyGame) -> float:
    """What is left of the game: 1 at its beginning, 0 when somebody's supply is empty."""
    if isinstance(game, KingdomBuilder):
        return min(game.supply) / SETTLEMENTS
    return min(game.house_supply) / HOUSES
