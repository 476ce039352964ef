"""What a game looks like to a learner: planes over the board, a vector, and numbered actions.

A `Layout` is fixed by the game, its boxes and the number of players. Everything is seen from one
seat: seat 0 of an observation is the seat that looks, seat 1 the next one, and so on. A plane has
one cell per bit of a hexset (`hexholm.hexes`): 32 columns, each row skewed by half a hex, so that
the neighbours of a cell are at the same six offsets everywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hexholm.game import Action, Game, SetupError, Task
from hexholm.grid import HexGrid
from hexholm.hexes import ROW, Hexset
from hexholm.texts import Told

G = TypeVar("G", bound=Game)

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
"""The arrays ``planes``, ``vector`` and ``action_mask``."""

MOST: Final = 255
"""No number of the vector is greater."""
NO_TASK: Final = Task("", 0, 0)
STEPS: Final = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The six neighbours of a cell, clockwise from the east: rows down and columns to the right."""


class Layout(ABC, Generic[G]):
    """The spaces of a kind of game, and how a position is written into them."""

    def __init__(
        self,
        *,
        players: int,
        rows: int,
        verbs: Sequence[str],
        others: Iterable[Action],
        planes: Sequence[str],
        vector: Sequence[str],
    ) -> None:
        self.players = players
        self.rows = rows
        self.verbs = tuple(verbs)
        """The verbs that act on a hex: each has one action per cell of a plane."""
        self.others = tuple(dict.fromkeys(others))
        """All other actions, numbered after those."""
        self.planes = tuple(planes)
        """What each plane shows."""
        self.vector = tuple(vector)
        """What each number of the vector says."""
        self.cells = rows * ROW
        self.actions = len(verbs) * self.cells + len(self.others)
        """How many actions there are, most of them never legal at the same time."""
        self.set_size = self.cells // 8
        self._first = {verb: place * self.cells for place, verb in enumerate(verbs)}
        others_first = len(verbs) * self.cells
        self._number = {action: others_first + n for n, action in enumerate(self.others)}
        self._bit = {action: 1 << number for action, number in self._number.items()}
        self.mask_size = (self.actions + 7) // 8
        self.shape = (len(self.planes), rows, ROW)
        """Of the planes of an observation."""
        self._cut = len(self.planes) * self.cells
        self._on_hexes = lru_cache(maxsize=64)(self._list_actions)

    @abstractmethod
    def still(self, game: G) -> tuple[list[Hexset], bytes]:
        """The planes and numbers that stay the same for a whole game; they come first."""

    @abstractmethod
    def moving(self, game: G, seat: int) -> tuple[list[Hexset], bytes]:
        """All others, as a seat sees them."""

    @abstractmethod
    def fits(self, game: G) -> bool:
        """Whether there is a place for everything on a game's board."""

    def look(self, game: G) -> "Look[G]":
        """A game to look at from any seat."""
        if not self.fits(game):
            raise SetupError("train-misfit", players=self.players)
        return Look(self, game)

    def observation_space(self) -> spaces.Dict:
        """The space of an observation."""
        return spaces.Dict(
            {
                "planes": spaces.Box(0, 1, self.shape, np.uint8),
                "vector": spaces.Box(0, MOST, (len(self.vector),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The space of actions."""
        return spaces.Discrete(self.actions)

    def number(self, grid: HexGrid, action: Action) -> int:
        """The number of an action."""
        first = self._first.get(action.verb)
        if first is None:
            return self._number[action]
        return first + grid.hexes[action.arg].bit_length() - 1

    def listed(self, grid: HexGrid) -> list[Action | None]:
        """The actions by number; None where a cell isn't a hex of the board."""
        return self._on_hexes(grid)

    def _list_actions(self, grid: HexGrid) -> list[Action | None]:
        found: list[Action | None] = [None] * self.actions
        for hex_, name in grid.names.items():
            for verb, first in self._first.items():
                found[first + hex_.bit_length() - 1] = Action(verb, name)
        found[len(self.verbs) * self.cells :] = self.others
        return found

    def legal(self, game: G) -> bytes:
        """Which actions are legal, one bit each."""
        options = game.options
        first, bit, legal = self._first, self._bit, 0
        for verb, s in options.hexes:
            legal |= s << first[verb]
        for action in options.others:
            legal |= bit[action]
        return legal.to_bytes(self.mask_size, "little")

    def unpacked(self, packed: bytes) -> tuple[Bytes, Mask]:
        """Planes and mask out of bits, the legal actions behind the hexsets of the planes."""
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        cut = self._cut
        return bits[:cut].reshape(self.shape), bits[cut : cut + self.actions].view(np.int8)


class Look(Generic[G]):
    """One game as its seats see it."""

    __slots__ = ("_actions", "_numbers", "_planes", "game", "layout")

    def __init__(self, layout: Layout[G], game: G) -> None:
        self.layout = layout
        self.game = game
        sets, self._numbers = layout.still(game)
        self._planes = joined(sets, layout.set_size)
        self._actions = layout.listed(game.board.grid)

    def observe(self, seat: int) -> Observation:
        """What a seat sees; a seat that doesn't decide now has no legal action."""
        layout, game = self.layout, self.game
        size = layout.set_size
        sets, numbers = layout.moving(game, seat)
        legal = layout.legal(game) if game.player == seat else bytes(layout.mask_size)
        shown = [s.to_bytes(size, "little") for s in sets]
        planes, mask = layout.unpacked(b"".join([self._planes, *shown, legal]))
        vector = np.frombuffer(bytearray(self._numbers + numbers), np.uint8)
        return {"planes": planes, "vector": vector, "action_mask": mask}

    def action(self, number: int) -> Action | None:
        """The action with a number; None where a cell isn't a hex of the board."""
        if not 0 <= number < len(self._actions):
            raise Told("train-no-action", got=str(number), last=str(len(self._actions) - 1))
        return self._actions[number]

    def number(self, action: Action) -> int:
        """The number of an action."""
        return self.layout.number(self.game.board.grid, action)


def joined(sets: Iterable[Hexset], size: int) -> bytes:
    """Hexsets one after the other."""
    return b"".join([s.to_bytes(size, "little") for s in sets])


def one_hot(place: int | None, size: int) -> bytes:
    """A 1 at a place, or nowhere."""
    return bytes([number == place for number in range(size)])


class Tally(dict[tuple[str, ...], bytes]):
    """How often each of some names is in a tuple: counted once for each tuple there is."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._names = names

    def __missing__(self, some: tuple[str, ...]) -> bytes:
        found = self[some] = bytes([some.count(name) for name in self._names])
        return found


def by_seat(players: int, names: Iterable[str]) -> list[str]:
    """Each of these names for all seats, beginning with the one that looks."""
    return [f"{name}, seat {seat}" for name in names for seat in range(players)]
