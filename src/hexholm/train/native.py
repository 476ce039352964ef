"""Many base games side by side, compiled: millions of actions per second on one core.

The rules are those of the compiled quick players (`hexholm.bots.native`), which the tests hold to
the engine action by action. Spaces are those of `hexholm.train.kingdom`, but packed: one bit per
cell of a plane and per action.
"""

from collections.abc import Sequence
from ctypes import CDLL, c_int32, c_uint64, c_void_p
from functools import cache
from operator import index
from typing import Any, Final, SupportsIndex
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from hexholm.bots.native import Table, library
from hexholm.bots.native.packing import TERRAINS, position_bytes
from hexholm.game import SetupError
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of, new_game
from hexholm.texts import Told
from hexholm.train.cells import joined
from hexholm.train.given import one_each
from hexholm.train.kingdom import KingdomLayout, layout

BOARDS: Final = 64
Words = NDArray[np.uint32]
Numbers = NDArray[np.int32]


@cache
def _declared() -> CDLL:
    """The compiled library, with what the batch calls in it."""
    found = library()
    if found is None:
        raise SetupError("train-not-compiled")
    pointer, number = c_void_p, c_int32
    found.batch_new.restype = pointer
    found.batch_new.argtypes = [pointer] * 4 + [number] * 4 + [c_uint64]
    found.batch_forget.argtypes, found.batch_forget.restype = [pointer], None
    found.batch_place.argtypes = [pointer, number, number, pointer, pointer]
    found.batch_gold.argtypes = [pointer] * 2
    found.batch_legal.argtypes = found.batch_gains.argtypes = [pointer] * 3
    found.batch_step.argtypes, found.batch_step.restype = [pointer] * 6, number
    found.batch_sample.argtypes = [pointer] * 3
    found.batch_observe.argtypes = [pointer] * 3
    for function in (found.batch_place, found.batch_gold, found.batch_legal, found.batch_gains):
        function.restype = None
    found.batch_sample.restype = found.batch_observe.restype = None
    return found


class NativeBatch:
    """`matches` base games that are played at the same time, each by all its seats.

    They are dealt on `boards` set-ups drawn by the seed (or on those of the games given); a game
    that ends is followed by another at once. Arrays are the batch's own: copy what you keep.
    """

    def __init__(
        self,
        matches: SupportsIndex,
        *,
        players: int = 2,
        seed: SupportsIndex = 0,
        boards: SupportsIndex | Sequence[KingdomBuilder] = BOARDS,
        **setup: Any,
    ) -> None:
        self._library = _declared()
        matches, seed = index(matches), index(seed)
        if isinstance(boards, SupportsIndex):
            deals = [
                new_game(players=players, seed=seed + n, **setup) for n in range(index(boards))
            ]
        else:
            deals = [*boards]
        are_known = all(kind_of(game).at("train").is_compiled(game) for game in deals)
        if not deals or matches < 1 or not are_known:
            raise SetupError("train-native")
        self.games = deals
        """A new game on each of its boards."""
        self.layout: KingdomLayout = layout(deals[0])
        self.players = deals[0].seats
        self.matches = matches
        stills = [self.layout.look(game).layout.still(game) for game in deals]
        self._still = len(stills[0][0])
        self._tables = [Table(self._library, game) for game in deals]
        addresses = np.array([table.address for table in self._tables], np.uintp)
        # Everybody's hand is in the deck, from which it will be dealt.
        first = np.frombuffer(b"".join(position_bytes(game, -1) for game in deals), np.uint8)
        planes = np.frombuffer(
            b"".join(joined(sets, self.layout.cells) for sets, _ in stills), np.uint8
        )
        numbers = np.frombuffer(b"".join(told for _, told in stills), np.uint8)
        self._address = self._library.batch_new(
            *(array.ctypes.data for array in (addresses, first, planes, numbers)),
            *(self._still, len(stills[0][1]), len(deals), matches, seed),
        )
        if self._address is None:
            raise MemoryError
        finalize(self, self._library.batch_forget, self._address)
        words = -(-self.layout.actions // 32)
        self.legal: Words = np.zeros((matches, words), np.uint32)
        """The legal actions of each match: bit n % 32 of word n // 32 is action n."""
        self.player: Numbers = np.zeros(matches, np.int32)
        """The seat that decides in each match."""
        self.over: NDArray[np.uint8] = np.zeros(matches, np.uint8)
        """1 where the last step has ended a game; the match shows the next one already."""
        self.gold: Numbers = np.zeros((matches, self.players), np.int32)
        """Everybody's gold in the last game that ended."""
        rows = self.layout.rows
        self.planes: Words = np.zeros((matches, len(self.layout.planes), rows), np.uint32)
        """What `observe` has seen: a word per row of each plane."""
        self.vector: NDArray[np.uint8] = np.zeros((matches, len(self.layout.vector)), np.uint8)
        self._cards: dict[int, Numbers] = {}
        self._look()

    def _look(self) -> None:
        self._library.batch_legal(self._address, self.legal.ctypes.data, self.player.ctypes.data)

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each match; if one of them is illegal nothing is played at all."""
        given = one_each(actions, self.matches)
        numbers = np.ascontiguousarray(given, np.int32)
        if given.dtype != np.int32:  # what 32 bits can't hold is no action
            numbers = np.where(numbers == given, numbers, np.int32(-1))
        wrong = self._library.batch_step(
            self._address,
            *(a.ctypes.data for a in (numbers, self.legal, self.player, self.over, self.gold)),
        )
        if wrong >= 0:
            raise Told("train-illegal", match=wrong, action=int(given[wrong]))

    def sample(self, out: Numbers | None = None) -> Numbers:
        """One legal action for each match, any as likely as another."""
        found = np.empty(self.matches, np.int32) if out is None else out
        row = found.shape == (self.matches,) and found.dtype == np.int32
        if not (row and found.flags.carray):  # it is written to by C
            raise Told("train-out", matches=self.matches)
        self._library.batch_sample(self._address, self.legal.ctypes.data, found.ctypes.data)
        return found

    def scores(self) -> Numbers:
        """Everybody's gold in each match, as if the games ended now."""
        found = np.empty((self.matches, self.players), np.int32)
        self._library.batch_gold(self._address, found.ctypes.data)
        return found

    def gains(self) -> Numbers:
        """By match and action what it would bring the deciding seat at once, in gold."""
        found = np.empty((self.matches, self.layout.actions), np.int32)
        legal, told = self.legal.ctypes.data, found.ctypes.data
        self._library.batch_gains(self._address, legal, told)
        return found

    def observe(self) -> None:
        """Write what the deciding seats see into `planes` and `vector`."""
        self._library.batch_observe(self._address, self.planes.ctypes.data, self.vector.ctypes.data)

    def unpacked(self, words: Words) -> NDArray[np.uint8]:
        """One number per bit: planes, or masks (with a few zeros behind the last action)."""
        little = np.ascontiguousarray(words, "<u4")
        return np.unpackbits(little.view(np.uint8), axis=-1, bitorder="little").reshape(
            *words.shape, 32
        )

    def masks(self) -> NDArray[np.int8]:
        """`legal` as masks for `gymnasium`."""
        bits = self.unpacked(self.legal).reshape(self.matches, -1)
        return bits[:, : self.layout.actions].view(np.int8)

    def place(self, match: int, board: int, game: KingdomBuilder, cards: Sequence[str]) -> None:
        """Go on in a match from the beginning of a turn, in a game on one of the boards.

        Cards are all that will be drawn until it ends; without any they are drawn by chance.
        """
        boards = self.games
        is_there = 0 <= match < self.matches and 0 <= board < len(boards)
        if not (is_there and game.setup == boards[board].setup):
            raise Told("train-place", match=self.matches - 1, board=len(boards) - 1)
        given = np.array([*map(TERRAINS.index, cards), 0], np.int32)
        self._cards[match] = given  # it is read as the match goes on
        position, told = position_bytes(game, None), given.ctypes.data if cards else None
        self._library.batch_place(self._address, match, board, position, told)
        self._look()
