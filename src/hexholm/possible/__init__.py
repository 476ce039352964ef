"""What no game can lead to: a position may be playable and still be impossible by the rules.

`hexholm.load_game` takes every position that can be played on, since lessons, puzzles and analysis
make some up. Whoever enters a position or a finished game of the real table wants to hear of
mistakes: each game says what they are (`hexholm.possible.kingdom`, `hexholm.possible.winter`).
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hexholm.game import Data, Game
from hexholm.hexes import Hexset
from hexholm.library import kind_of
from hexholm.texts import Message, say

__all__ = ["Fault", "Mend", "fault", "impossible", "left_out", "on_board"]

Mend = Callable[[Data], None]
"""Changes the data of a position so that a fault is gone."""


class Fault(NamedTuple):
    """Something that can't be so in any game."""

    message: Message
    game: str
    seat: int | None = None
    """Whose it is, if it is one player's."""
    key: str = ""
    """The field of saved games that it is about."""
    hexes: tuple[str, ...] = ()
    mend: Mend | None = None
    """What follows from the rest of the position, where that is clear."""

    def __str__(self) -> str:
        return say(self.message, game=self.game)


def impossible(game: Game) -> list[Fault]:
    """Everything in a position that no game can lead to; nothing if a game may have come here.

    >>> from hexholm import Position
    >>> made_up = Position(preset="first-game", seed=1).seat(settlements="g18").seat(tiles="farm")
    >>> for fault in impossible(made_up.game()):
    ...     print(fault)
    Oasis f18: this player is next to it, so they have taken its tile (B-4.1)
    Farm r12: the tile is lost, because this player has nothing next to it (B-4.5)
    """
    return list(_faults(game))


def _faults(game: Game) -> Iterator[Fault]:
    rules = kind_of(game).at("possible")
    yield from rules.on_board(game, rules.lands_of(game))
    yield from rules.besides(game)


def on_board(game: Game) -> list[Fault]:
    """The same of the pieces on the board alone, whatever their owners hold."""
    rules = kind_of(game).at("possible")
    return list(rules.on_board(game, [rules.lands(game)] * game.seats))


def fault(
    game: Game,
    id_: str,
    seat: int | None = None,
    key: str = "",
    hexes: Hexset = 0,
    mend: Mend | None = None,
    **told: Any,
) -> Fault:
    """A fault by the id of its message; the first of its hexes is an argument of it."""
    names = tuple(game.board.grid.named(hexes))
    if names:
        told |= {"hex": names[0], "ground": game.board.ground(hexes & -hexes)}
    return Fault(Message(f"impossible-{id_}", told), game.name, seat, key, names, mend)


def left_out(seat: int | None, key: str) -> Mend:
    """Nothing is said of it any more, so that it follows from the rest."""

    def mend(data: Data) -> None:
        (data if seat is None else data["players"][seat]).pop(key, None)

    return mend
