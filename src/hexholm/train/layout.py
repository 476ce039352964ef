"""What a game looks like to a learner: planes over the board, a vector, and numbered actions.

A `Layout` is fixed by the game, its boxes and the number of players. Everything is seen from one
seat: seat 0 of an observation is the seat that looks, seat 1 the next one, and so on. A plane has
one cell per bit of a hexset (`hexholm.hexes`): 32 columns, each row skewed by half a hex, so that
the neighbours of a cell are at the same six offsets everywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, Self, TypeVar

import numpy as np
from gymnasium import spaces

from hexholm.fields import Field
from hexholm.game import Action, Game, SetupError
from hexholm.hexes import ROW, Hexset
from hexholm.train.actions import Actions
from hexholm.train.look import Look
from hexholm.train.parts import MOST, Part
from hexholm.train.sheet import Sheet, watching

G = TypeVar("G", bound=Game)

STEPS: Final = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The six neighbours of a cell, clockwise from the east: rows down and columns to the right."""


class Layout(Actions, ABC, Generic[G]):
    """The spaces of a kind of game, and how a position is written into them."""

    def __init__(
        self,
        *,
        players: int,
        rows: int,
        verbs: Sequence[str],
        others: Iterable[Action],
        still_planes: Sequence[str],
        planes: Sequence[Part],
        still_numbers: Sequence[str],
        numbers: Sequence[Part],
        fields: Iterable[Field],
    ) -> None:
        super().__init__(rows, verbs, others)
        self.players = players
        self.plane_sheet = Sheet(still_planes, planes, 0, self.cells)
        self.number_sheet = Sheet(still_numbers, numbers, self.plane_sheet.end, 1)
        self.planes = self.plane_sheet.names
        """What each plane shows."""
        self.vector = self.number_sheet.names
        """What each number of the vector says."""
        self.shape = (len(self.planes), rows, ROW)
        """Of the planes of an observation."""
        self.memory = self.number_sheet.end + 1
        """How many bytes all planes and numbers take; the last one stays 0."""
        self.watch, self.blanks = watching((*planes, *numbers), fields)
        seats, nothing = range(players), self.number_sheet.size
        self.turned = [self.plane_sheet.chosen(seat, seat, nothing) for seat in seats]
        """The planes that each seat sees."""
        self.told = [
            [self.number_sheet.chosen(seat, shown, nothing) for shown in (*seats, -1)]
            for seat in seats
        ]
        """The numbers that each seat is told while a seat's hand lies open, or (-1) nobody's."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # it never changes

    @abstractmethod
    def still(self, game: G) -> tuple[list[Hexset], bytes]:
        """The planes and numbers that stay the same for a whole game; they come first."""

    @abstractmethod
    def shown(self, game: G) -> int:
        """The seat whose hand everybody sees; -1: nobody's."""

    @abstractmethod
    def fits(self, game: G) -> bool:
        """Whether there is a place for everything on a game's board."""

    def look(self, game: G) -> Look[G]:
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
