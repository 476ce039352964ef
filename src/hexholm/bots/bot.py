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

    __slots__ = ("_imagine", "_name", "_options", "_seat", "_seconds", "_view")

    _name: Callable[[], str]
    _seat: Callable[[], int]
    _options: Callable[[], Options]
    _view: Callable[[], Data]
    _imagine: Callable[[random.Random], Game]
    _seconds: float | None

    def __init__(self, game: Game, seat: int, seconds: float | None = None) -> None:
        name = game.name
        self._name = lambda: name
        self._seat = lambda: seat
        self._options = lambda: game.options
        self._view = lambda: game.view(seat)
        self._imagine = lambda rng: game.imagine(seat, rng)
        self._seconds = seconds

    @property
    def game_name(self) -> str:
        """The name of the game that is played."""
        return self._name()

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self._seat()

    @property
    def seconds(self) -> float | None:
        """How long the bot may think about a whole turn; None: as long as it normally does."""
        return self._seconds

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
