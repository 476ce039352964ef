"""Boards that people draw: what is wrong with one, new ones, and those kept with a profile."""

from typing import TYPE_CHECKING, Any, Final

from hexholm.game import SetupError
from hexholm.library import kind_of
from hexholm.table.core.ports import BoardRow, People
from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from hexholm.table.protocol.boards import BoardChecked, BoardList

MOST: Final = 60
"""Boards that are kept with a profile."""


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


async def listed(people: People, profile: str) -> "BoardList":
    """The boards kept with a profile."""
    rows = await people.boards(profile)
    return {
        "boards": [{"id": row.id, "game": row.game, "text": row.text, "at": row.at} for row in rows]
    }


async def keep(people: People, row: BoardRow) -> None:
    """Keep a board with a profile, or what has become of it; it may be half painted."""
    found = _read(row.game, row.text)
    if found.land is None:
        raise Refusal("bad-board", why=str(found.problems[0]))
    others = [one for one in await people.boards(row.profile) if one.id != row.id]
    if len(others) >= MOST:
        raise Refusal("many-boards", most=MOST)
    await people.keep_board(row._replace(text=found.land.text))
