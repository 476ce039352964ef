"""The actions of a game by number: one per verb and cell of a plane, then all others."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from hexholm.game import Action, Options
from hexholm.grid import HexGrid
from hexholm.hexes import ROW


class Actions:
    """Numbers of actions; most of them are never legal at the same time."""

    def __init__(self, rows: int, verbs: Sequence[str], others: Iterable[Action]) -> None:
        self.rows = rows
        self.verbs = tuple(verbs)
        """The verbs that act on a hex: each has one action per cell of a plane."""
        self.others = tuple(dict.fromkeys(others))
        """All other actions, numbered after those."""
        self.cells = rows * ROW
        first_other = len(verbs) * self.cells
        self.actions = first_other + len(self.others)
        """How many actions there are."""
        self._first = {verb: place * self.cells for place, verb in enumerate(verbs)}
        self._number = {action: first_other + n for n, action in enumerate(self.others)}
        self._set_size = self.cells // 8
        self._bytes = {verb: place * self._set_size for place, verb in enumerate(verbs)}
        self._bit = {action: 1 << n for n, action in enumerate(self.others)}
        self._others_at, self._others_size = first_other // 8, -(-len(self.others) // 8)
        self._none = bytes(self._others_at + self._others_size)
        self._on_hexes = lru_cache(maxsize=64)(self._list_actions)

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

    @property
    def packed_size(self) -> int:
        """How many bytes a mask takes with one bit per action."""
        return len(self._none)

    def pack(self, options: Options | None, bits: memoryview) -> None:
        """Write a bit for each action, 1 if it is among these; None: no action is."""
        bits[:] = self._none
        if options is None:
            return
        size = self._set_size
        for verb, s in options.hexes:
            if s:
                at = self._bytes[verb]
                bits[at : at + size] = s.to_bytes(size, "little")
        if others := options.others:
            bit, found = self._bit, 0
            for action in others:
                found |= bit[action]
            bits[self._others_at :] = found.to_bytes(self._others_size, "little")
