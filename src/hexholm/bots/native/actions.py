"""The actions of a game as rows of numbers: what boxes declare, in the terms that C knows.

C knows mechanisms and not boxes. A tile that builds or moves on hexes that stay the same needs no
word, whichever box it comes from; for what depends on the position C has kinds of places and of
reaches, and a box names them in its knowledge. A game with an action that has no row is left to
Python.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.kinds import Extra, Passive, Where
from hexholm.kingdom.knowledge import known
from hexholm.kingdom.mechanisms.building import Build, Loosen, Reaction
from hexholm.kingdom.mechanisms.choosing import DrawMore, Drawn, Numbers, Repeat
from hexholm.kingdom.mechanisms.moving import FreeMove, Move
from hexholm.kingdom.mechanisms.pieces import LargePiece, Pieces, Scouts, Vehicle, Walls
from hexholm.kingdom.mechanisms.removing import Owe, Strike
from hexholm.kingdom.mechanisms.stepping import Steps
from hexholm.kingdom.registry import BOXES, SHIPPED, core

TILES: Final = tuple(extra.name for extra in core().extras)
ROWS: Final = 32
BONUSES: Final = 17
EVERYBODY: Final = 21
NOMADS: Final = 24
"""Rows: first the tiles of the base game, then those of boxes; from these on other actions."""

HOWS: Final = {
    "unused": (Loosen, Walls, Scouts, Steps, Passive),
    "build": (Build,),
    "move": (Move,),
    "free move": (FreeMove,),
    "drawn": (Drawn,),
    "numbers": (Numbers,),
    "piece": (Pieces, Vehicle),
    "large piece": (LargePiece,),
    "repeat": (Repeat,),
    "strike": (Strike,),
    "reaction": (Reaction,),
    "draw more": (DrawMore,),
    "owe": (Owe,),
}
"""What an action does, and the mechanisms that do so; quick players leave the first ones alone."""
WHERES: Final = (
    *("anywhere", "by card", "beyond lines", "beside three", "near own", "beside others"),
    "quiet",
)
"""On which hexes of its ground it does so; anything but the first depends on the position."""
REACHES: Final = (
    *("none", "two away", "to obstacles", "next", "jumps", "around its area"),
    "from cave to cave",
)
"""How far a settlement moves freely."""
SHIPPED_BOXES: Final = [box for name, box in BOXES.items() if name in SHIPPED]
PIECES: Final = tuple(piece.kind for box in SHIPPED_BOXES for piece in box.pieces)


class Row(NamedTuple):
    """An action in numbers."""

    how: int = 0
    where: int = 0
    reach: int = 0
    times: int = 1
    binds: int = 1
    piece: int = 0
    pieces: int = 0
    pair: int = -1
    ground: Hexset = 0
    other: Hexset = 0


class Unknown(Exception):
    """C doesn't know this."""


class _Still(NamedTuple):
    """All of a game that stays the same while it is played."""

    board: Any
    setup: Any


def rows_of(game: KingdomBuilder) -> dict[int, tuple[str, Row]]:
    """The rows of all actions of a game, with their names; `Unknown` if there is another one."""
    return {row: (name, _row(game, name, row)) for row, name in _named(game)}


def _named(game: KingdomBuilder) -> Iterator[tuple[int, str]]:
    play = game.in_play
    others = [name for name in game.board.locations if name not in TILES]
    yield from ((TILES.index(name), name) for name in game.board.locations if name in TILES)
    yield from _numbered(others, len(TILES), BONUSES)
    yield from _numbered([name for _, name in play.bonuses], BONUSES, EVERYBODY)
    yield from _numbered(play.everybody, EVERYBODY, NOMADS)
    tiles = dict.fromkeys(tile for tile in play.camps.values() if tile not in game.treasures)
    yield from _numbered(sorted(tiles), NOMADS, ROWS)


def _numbered(names: Any, first: int, end: int) -> Iterator[tuple[int, str]]:
    if len(names) > end - first:
        raise Unknown
    return zip(range(first, end), names, strict=False)


def _row(game: KingdomBuilder, name: str, row: int) -> Row:
    extra = game.actions[name]
    how = next((at for at, kinds in enumerate(HOWS.values()) if type(extra) in kinds), None)
    if how is None:
        raise Unknown
    found = Row(how, binds=int(extra.binds), pair=_pair(game, name))
    if isinstance(extra, Build) and type(extra) is not Drawn:
        return _building(game, extra, found)
    if isinstance(extra, Move):
        where, ground, _ = _place(game, extra, (extra.where,))
        reach = _kind(REACHES, known().reach(name)) if isinstance(extra, FreeMove) else 0
        return found._replace(where=where, reach=reach, ground=ground)
    if isinstance(extra, Pieces | LargePiece):
        if extra.kind not in PIECES:
            raise Unknown
        found = found._replace(piece=PIECES.index(extra.kind), pieces=extra.number)
        if isinstance(extra, Pieces):
            where, ground, _ = _place(game, extra, (extra.where,))
            found = found._replace(where=where, ground=ground)
    return found


def _pair(game: KingdomBuilder, name: str) -> int:
    for location, bonus in game.in_play.bonuses:
        if bonus == name:
            return next(row for row, other in _named(game) if other == location)
    return -1


def _building(game: KingdomBuilder, extra: Build, row: Row) -> Row:
    where, ground, other = _place(game, extra, extra.wheres)
    return row._replace(where=where, times=extra.count, ground=ground, other=other)


def _place(
    game: KingdomBuilder, extra: Extra, wheres: tuple[Where, ...]
) -> tuple[int, Hexset, Hexset]:
    """Where an action acts: a kind of place, and its grounds."""
    still: Any = _Still(game.board, game.setup)
    try:
        grounds = [where(still) for where in wheres]
    except AttributeError:  # it depends on the position
        place, board = known().place(extra.name), game.board
        ground = board.grounds[extra.name] if place == "near own" else board.buildable
        other = board.grounds["mountain"] if place == "quiet" else 0
        return _kind(WHERES, place), ground, other
    if len(grounds) > 2:
        raise Unknown
    return 0, grounds[0], grounds[1] if len(grounds) > 1 else 0


def _kind(kinds: tuple[str, ...], name: str) -> int:
    if name not in kinds:
        raise Unknown
    return kinds.index(name)
