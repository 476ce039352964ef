"""What compiled players do, click by click, as actions of the rules engine."""

from collections.abc import Iterable, Iterator
from ctypes import Structure, addressof, c_char, c_int32, c_void_p
from itertools import islice
from typing import Final

from hexholm.bots.native.actions import rows_of
from hexholm.bots.native.packing import LANDS, hexes_by_number, hexset_bytes
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.camps import Kinds

VERBS: Final = (
    *("build", "take", "put", "use", "mark a row", "terrain", "tile", "number", "give up", "end"),
    "drawn",
)
"""Clicks, and cards that are drawn; as in game.h."""
ON_HEXES: Final = VERBS[:3]
_SET: Final = len(hexset_bytes(0))

Click = tuple[str, int, bytes]
"""Its verb, what it is about, and the hexes that could have been clicked."""


class _Click(Structure):
    _fields_ = (("verb", c_int32), ("what", c_int32), ("legal", c_char * _SET))


class Record(Structure):
    """Where C writes them down, and how the game stands whenever a turn ends."""

    _fields_ = (
        ("clicks", c_void_p),
        ("turns", c_void_p),
        ("clicks_room", c_int32),
        ("turns_room", c_int32),
        ("number", c_int32),
        ("ended", c_int32),
    )

    @classmethod
    def of(cls, clicks: int, positions: object = None, turns: int = 0) -> "Record":
        """One with room for some clicks, and for the positions at the end of some turns."""
        paper = (_Click * clicks)()
        at = None if positions is None else addressof(positions)  # type: ignore[arg-type]
        record = cls(addressof(paper), at, clicks, turns, 0, 0)
        record.paper = paper  # C doesn't copy it
        return record

    def read(self) -> list[Click]:
        """What was written down."""
        return [
            (VERBS[one.verb], one.what, bytes(bytearray(one)[8 : 8 + _SET]))
            for one in islice(self.paper, self.number)
        ]


class Reader:
    """Reads the clicks of one game."""

    def __init__(self, game: KingdomBuilder) -> None:
        self._names = {row: name for row, (name, _) in rows_of(game).items()}

    def actions(self, game: KingdomBuilder, clicks: Iterable[Click]) -> Iterator[Action]:
        """The actions, one after the other; each is played before the next one is asked for."""
        for verb, what, _ in clicks:
            if verb in ON_HEXES:
                yield Action(verb, game.board.grid.names[hexes_by_number()[what]])
            elif verb == "use":
                yield from self._use(game, self._names[what])
            elif verb == "end":
                yield END
            elif verb != "drawn":
                yield Action("choose", self._choice(game, verb, what))

    def _use(self, game: KingdomBuilder, name: str) -> Iterator[Action]:
        """Nomad tiles that come in kinds are used by another name."""
        used = game.used_as(name)
        yield Action("use", used)
        kinds = game.actions[used]
        if isinstance(kinds, Kinds) and game.tasks and game.tasks[-1].by == used:
            choice = next(choice for choice, one in kinds.kinds.items() if one.name == name)
            yield Action("choose", choice)

    def _choice(self, game: KingdomBuilder, verb: str, what: int) -> str:
        if verb == "terrain":
            return LANDS[what]
        if verb == "mark a row":
            return game.board.grid.row_names[what]
        if verb == "tile":
            return self._names[what]
        if verb == "give up":
            return game.tasks[-1].note if what and game.tasks else "ready"
        return "number"
