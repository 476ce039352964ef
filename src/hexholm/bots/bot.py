"""What a bot is, and what it can see."""

import random
from collections.abc import Callable
from typing import Any, Protocol

from hexholm.game import Action, Data, Game, Options


class Sight:
    """What one seat may see of a game, at any moment.

    One is made for each seat when a game begins. It holds no game, only functions that ask the game
    in the seat's name, so a bot can't read a hidden card by accident; to look ahead it plays on an
    imagined game.
    """

    __slots__ = ("_imagine", "_options", "_view", "game_name", "seat", "seconds")

    game_name: str
    """The name of the game that is played."""
    seat: int
    """The seat that looks."""
    seconds: float | None
    """How long the bot may think about a whole turn; None: as long as it normally does."""
    _options: Callable[[], Options]
    _view: Callable[[], Data]
    _imagine: Callable[[random.Random], Game]

    def __init__(self, game: Game, seat: int, seconds: float | None = None) -> None:
        self.game_name, self.seat, self.seconds = game.name, seat, seconds
        self._options = lambda: game.options
        self._view = lambda: game.view(seat)
        self._imagine = lambda rng: game.imagine(seat, rng)

    @property
    def options(self) -> Options:
        """The legal actions of the moment as a lazy sequence."""
        return self._options()

    def legal_actions(self) -> list[Action]:
        """The legal actions of the moment as a list."""
        return list(self._options())

    def view(self) -> Data:
        """What the seat may know, as plain data."""
        return self._view()

    def imagine(self, rng: random.Random) -> Game:
        """A full game consistent with all the seat knows; what is hidden is dealt again."""
        return self._imagine(rng)

    def __reduce__(self) -> Any:
        raise TypeError("a sight belongs to one game and cannot be copied or saved")


class Bot(Protocol):
    """A player made of code."""

    name: str

    def choose(self, sight: Sight) -> Action:
        """One of the legal actions; asked whenever the bot's seat has to decide."""
