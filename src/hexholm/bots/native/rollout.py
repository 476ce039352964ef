"""Turns played out to the end of the game by compiled quick players."""

import random
import tomllib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import CDLL, addressof, c_char, c_char_p, c_int32, c_void_p
from functools import cache, partial
from pathlib import Path
from typing import ClassVar, Final
from weakref import finalize

from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import QuickPlayer
from hexholm.bots.native.actions import TILES
from hexholm.bots.native.clicks import Reader, Record
from hexholm.bots.native.loading import library
from hexholm.bots.native.packing import (
    PAYING,
    PLAIN,
    board_bytes,
    fits,
    is_plain,
    position_bytes,
)
from hexholm.bots.search.turns import Turn
from hexholm.game import END, Action
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

BITS: Final = 5
"""The most bits of noise in the gains of quick players that propose turns."""
CLICKS: Final = 128
DEEDS: Final = 64
"""No turn has more."""


@cache
def box_factors() -> Mapping[str, float]:
    """The same with boxes in play, for gains that can't be learned from the base game."""
    with (Path(__file__).parent / "boxes.toml").open("rb") as file:
        return tomllib.load(file)


def in_futures(game: KingdomBuilder) -> Mapping[str, float]:
    """What gains are multiplied by in the futures of a game."""
    if is_plain(game):
        return IN_FUTURES
    others = {n: f * IN_FUTURES.get(n.partition(": ")[0], 1.0) for n, f in box_factors().items()}
    return IN_FUTURES | others


After = Callable[[Turn], KingdomBuilder]
"""Gives the position at the end of a turn, before the next card is drawn."""


class Table:
    """A board in the library's own memory, which is given back when it is no longer used."""

    def __init__(
        self, library: CDLL, game: KingdomBuilder, counting: Mapping[str, float] = PLAIN
    ) -> None:
        self.library = library
        self.address: int | None = library.native_table(board_bytes(game, counting))
        self.mind: int | None = None
        """A player that has learned, if futures are played by it."""
        if self.address is None:
            raise MemoryError("no memory for the compiled quick players")
        finalize(self, library.native_forget, self.address)

    def learn(self, weights: bytes, width: int = 1) -> None:
        """Let futures be played by players that have learned."""
        self._weights = weights  # the library doesn't copy them
        self.mind = self.library.native_mind(self.address, weights, width)
        if self.mind is None:
            raise MemoryError("no memory for the compiled quick players")
        finalize(self, self.library.native_forget_mind, self.mind)


class NativeRollout:
    """Says how far a seat is ahead at the end of the game, when all go on as quick players."""

    at_once: ClassVar[int] = 8

    def __init__(self, table: Table, seat: int, after: After) -> None:
        self._table, self._seat, self._after = table, seat, after
        self._positions: dict[Turn, bytes] = {}
        """For each turn the position at its end."""
        self.played = 0

    def proposals(self, game: KingdomBuilder, rng: random.Random, number: int) -> Iterator[Turn]:
        """Different turns that players who have learned may play, from the beginning of a turn.

        With tiles used after the card or before it; the first two are what they like best.
        """
        table, position = self._table, position_bytes(game, self._seat)
        deeds, known = array("i", bytes(4 * 3 * DEEDS)), set[bytes]()
        for each in range(number):
            heat, luck = (1.0 if each > 1 else 0.0), rng.getrandbits(64)
            told = (position, luck, heat, each % 2, deeds.buffer_info()[0], DEEDS)
            done = table.library.native_turn(table.address, table.mind, *told)
            some = deeds[: 3 * done]
            if (key := some.tobytes()) not in known and (turn := _as_turn(game, some)):
                yield turn
            known.add(key)

    def quick_proposals(
        self, game: KingdomBuilder, rng: random.Random, number: int
    ) -> Iterator[Callable[[KingdomBuilder], Iterator[Action]]]:
        """Different turns that quick players may play, from the beginning of a turn.

        They know the cards and tasks of boxes better than those in Python do. What each of them
        does is told a game that plays it.
        """
        table, position = self._table, position_bytes(game, self._seat)
        reader, known = Reader(game), set[bytes]()
        end = (c_char * len(position))()
        for each in range(number):
            record = Record.of(CLICKS)
            told = (position, rng.getrandbits(64), each % (BITS + 1))
            table.library.native_proposal(table.address, *told, addressof(record), addressof(end))
            if (key := bytes(end)) not in known:
                known.add(key)
                yield partial(reader.actions, clicks=record.read())

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[int]:
        """How far the seat is ahead in each of these futures, after a turn."""
        seeds, leads = array("Q", futures), array("i", bytes(4 * len(futures)))
        table = self._table
        self.played += table.library.native_futures(
            table.address,
            table.mind,
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
            end = _at_its_end(self._after(turn))
            position = self._positions[turn] = position_bytes(end, self._seat)
        return position


def totals(table: Table, game: KingdomBuilder, futures: "array[int]") -> list[list[int]]:
    """What each seat has in the end in each future, from the beginning of a turn.

    Nothing is hidden: everybody has the cards of the game.
    """
    found, seats = array("i", bytes(4 * game.seats * len(futures))), game.seats
    native_totals = table.library.native_totals
    native_totals.argtypes = [c_void_p, c_char_p, c_void_p, c_int32, c_void_p]
    native_totals.restype = None
    native_totals(
        table.address,
        position_bytes(game, None),
        futures.buffer_info()[0],
        len(futures),
        found.buffer_info()[0],
    )
    return [found[n : n + seats].tolist() for n in range(0, len(found), seats)]


def _at_its_end(game: KingdomBuilder) -> KingdomBuilder:
    """A turn in which others have to decide, or what comes after that: played to its end."""
    if game.player is None or _may_end(game):
        return game
    game, player = game.copy(), QuickPlayer(Placement(game), random.Random(0))
    while game.player is not None and not _may_end(game):
        game.play(player.action(game))
    return game


def _may_end(game: KingdomBuilder) -> bool:
    return game.player == game.active and not game.tasks and END in game.options


def _as_turn(game: KingdomBuilder, deeds: Sequence[int]) -> Turn:
    """What was done, as actions; () where that can't be played here."""
    game, actions = game.copy(), list[Action]()

    def play(action: Action) -> bool:
        if game.active != game.player or action not in game.options:
            return False
        actions.append(action)
        game.play(action)
        return True

    def on(number: int) -> bool:
        options, hex_ = game.options, 1 << number
        verbs = [verb for verb, hexes in options.hexes if hexes & hex_]
        return bool(verbs) and play(options.on(verbs[0], hex_))

    for tile, start, end in zip(deeds[::3], deeds[1::3], deeds[2::3], strict=True):
        if tile >= 0 and not play(Action("use", TILES[tile])):
            return ()
        if (start >= 0 and not on(start)) or not on(end):
            return ()
    return (*actions, END) if END in game.options else ()


def native_rollout(
    game: KingdomBuilder,
    seat: int,
    after: After,
    weights: bytes | None = None,
    width: int = 1,
) -> NativeRollout | None:
    """Such a rollout, where the players were compiled and can play this game.

    With weights it is played by players that have learned, and take the best of some turns.
    """
    found = library()
    if not found or game.active != seat or game.silo_step or not fits(game):
        return None
    table = Table(found, game, PLAIN if weights else in_futures(game))
    if weights:
        table.learn(weights, width)
    return NativeRollout(table, seat, after)
