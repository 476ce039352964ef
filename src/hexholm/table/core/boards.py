"""Boards that people draw: what is wrong with one."""

from typing import TYPE_CHECKING, Any

from hexholm.game import SetupError
from hexholm.library import kind_of
from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from hexholm.table.protocol.boards import BoardChecked


def checked(game: str, text: str) -> "BoardChecked":
    """What is wrong with a board that is being edited, in words and with its hexes."""
    found = _read(game, text)
    return {
        "text": None if found.land is None else found.land.text,
        "playable": found.is_playable,
        "problems": [
            {
                "id": one.message.id,
                "text": str(one),
                "hexes": list(one.hexes),
                "refused": one.is_refused,
            }
            for one in found.problems
        ],
    }


def _read(game: str, text: str) -> Any:
    try:
        return kind_of(game).check(text)
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None


def read(game: str, text: str) -> str:
    """The file of a board, which may be half painted; a board that can't be read is refused."""
    found = _read(game, text)
    if found.land is None:
        raise Refusal("bad-board", why=str(found.problems[0]))
    return str(found.land.text)
