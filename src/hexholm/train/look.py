"""A game as its seats see it."""

from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from hexholm.game import Action, Data, Game
from hexholm.hexes import ROW
from hexholm.library import load_game
from hexholm.texts import Told
from hexholm.train.cells import joined, unpacked

if TYPE_CHECKING:
    from hexholm.train.layout import Layout

G = TypeVar("G", bound=Game)

Observation = dict[str, Any]
"""The arrays ``planes``, ``vector`` and ``action_mask``."""


class Look(Generic[G]):
    """One game to look at from any seat.

    What all seats can see together is kept as it was when one of them last looked.
    """

    __slots__ = ("_actions", "_legal", "_memory", "_numbers", "_planes", "_seen", "game", "layout")

    def __init__(self, layout: "Layout[G]", game: G) -> None:
        self.layout = layout
        self.game = game
        self._actions = layout.listed(game.board.grid)
        self._legal = np.zeros(layout.packed_size, np.uint8)
        memory = np.zeros(layout.memory, np.uint8)
        self._memory, self._seen = memory.data, [*layout.blanks]
        sets, numbers = layout.still(game)
        memory[: len(sets) * layout.cells] = unpacked(joined(sets, layout.cells))
        cut = layout.plane_sheet.end
        memory[cut : cut + len(numbers)] = np.frombuffer(numbers, np.uint8)
        self._planes, self._numbers = memory[:cut].reshape(-1, layout.rows, ROW), memory[cut:]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Look[G]":
        return Look(self.layout, deepcopy(self.game, memo))

    def __reduce__(self) -> Any:
        return _again, (self.layout, self.game.to_dict())

    def observe(self, seat: int) -> Observation:
        """What a seat sees; a seat that doesn't decide now has no legal action."""
        layout, game = self.layout, self.game
        layout.watch(game, self._memory, self._seen)
        legal = self._legal
        layout.pack(game.options if game.player == seat else None, legal.data)
        return {
            "planes": self._planes.take(layout.turned[seat], 0),
            "vector": self._numbers.take(layout.told[seat][layout.shown(game)]),
            "action_mask": np.unpackbits(legal, None, layout.actions, "little").view(np.int8),
        }

    def action(self, number: int) -> Action | None:
        """The action with a number; None where a cell isn't a hex of the board."""
        if not 0 <= number < len(self._actions):
            raise Told("train-no-action", got=str(number), last=str(len(self._actions) - 1))
        return self._actions[index(number)]

    def number(self, action: Action) -> int:
        """The number of an action."""
        return self.layout.number(self.game.board.grid, action)


def _again(layout: "Layout[Any]", data: Data) -> Look[Any]:
    """A look that was sent to another process."""
    return layout.look(load_game(data))
