"""Turns played out to the end of the game by compiled quick players."""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import CDLL
from typing import ClassVar, Final
from weakref import finalize

from hexholm.bots.native.loading import library
from hexholm.bots.native.packing import PAYING, PLAIN, board_bytes, fits, position_bytes
from hexholm.bots.search.turns import Turn
from hexholm.kingdom import KingdomBuilder

IN_FUTURES: Final = {
    "tile": 1.25,
    "near a castle": 0.8,
    "near a spot": 0.8,
    "near a tile": 0.8,
    "towards a tile": 0.8,
    "freedom": 0.8,
}
"""What these gains are multiplied by in futures: such players tell better which turn is good."""

After = Callable[[Turn], KingdomBuilder]
"""Gives the position at the end of a turn, before the next card is drawn."""


class Table:
    """A board in the library's own memory, which is given back when it is no longer used."""

    def __init__(
        self, library: CDLL, game: KingdomBuilder, counting: Mapping[str, float] = PLAIN
    ) -> None:
        self.library = library
        self.address: int | None = library.native_table(board_bytes(game, counting))
        if self.address is None:
            raise MemoryError("no memory for the compiled quick players")
        finalize(self, library.native_forget, self.address)


class NativeRollout:
    """Says how far a seat is ahead at the end of the game, when all go on as quick players."""

    at_once: ClassVar[int] = 8

    def __init__(self, table: Table, seat: int, after: After) -> None:
        self._table, self._seat, self._after = table, seat, after
        self._positions: dict[Turn, bytes] = {}
        """For each turn the position at its end."""
        self.played = 0

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[int]:
        """How far the seat is ahead in each of these futures, after a turn."""
        seeds, leads = array("Q", futures), array("i", bytes(4 * len(futures)))
        table = self._table
        self.played += table.library.native_futures(
            table.address,
            self._position(turn),
            self._seat,
            seeds.buffer_info()[0],
            len(seeds),
            leads.buffer_info()[0],
        )
        return leads.tolist()

    def endings(
        self, turn: Turn, futures: Sequence[int], seats: int
    ) -> Iterator[list[dict[str, int]]]:
        """What everything pays each seat at the end, in each of these futures."""
        seeds = array("Q", futures)
        paid = array("i", bytes(4 * len(PAYING) * seats * len(futures)))
        table = self._table
        self.played += table.library.native_endings(
            table.address,
            self._position(turn),
            seeds.buffer_info()[0],
            len(seeds),
            paid.buffer_info()[0],
        )
        for future in range(len(futures)):
            rows = [(future * seats + seat) * len(PAYING) for seat in range(seats)]
            yield [
                dict(zip(PAYING, paid[row : row + len(PAYING)].tolist(), strict=True))
                for row in rows
            ]

    def _position(self, turn: Turn) -> bytes:
        position = self._positions.get(turn)
        if position is None:
            position = self._positions[turn] = position_bytes(self._after(turn), self._seat)
        return position


def native_rollout(game: KingdomBuilder, seat: int, after: After) -> NativeRollout | None:
    """Such a rollout, where the players were compiled and can play this game."""
    found = library()
    if not (found and fits(game)):
        return None
    return NativeRollout(Table(found, game, IN_FUTURES), seat, after)
