"""What people keep with a profile: boards, counted results, what they own, and their set-ups."""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexholm.table.core import boards
from hexholm.table.core.ports import KeepsakeRow, People
from hexholm.table.core.refusal import Refusal
from hexholm.table.protocol import MOST_BOARDS

if TYPE_CHECKING:
    from hexholm.table.protocol.keepsakes import Keepsake, KeepsakeList


class _Kind(NamedTuple):
    most: int
    """How many of them a profile keeps."""
    read: Callable[[str, str], str]
    """By the game and the text: the text as it is kept."""


def _as_it_is(game: str, text: str) -> str:
    """Whoever keeps it knows what it holds; here it only has to be an object."""
    try:
        if isinstance(json.loads(text), dict):
            return text
    except (ValueError, RecursionError):
        pass
    raise Refusal("bad-keepsake")


KINDS: Final[Mapping[str, _Kind]] = {
    "board": _Kind(MOST_BOARDS, boards.read),
    "result": _Kind(500, _as_it_is),
    "shelf": _Kind(10, _as_it_is),
    "setup": _Kind(50, _as_it_is),
}


def _kind(name: str) -> _Kind:
    if name not in KINDS:
        raise Refusal("bad-keepsake")
    return KINDS[name]


async def listed(people: People, profile: str, kind: str) -> "KeepsakeList":
    """All of a kind."""
    _kind(kind)
    rows = await people.keepsakes(profile)
    return {"kept": [_told(row) for row in rows if row.kind == kind]}


def _told(row: KeepsakeRow) -> "Keepsake":
    told: Any = {"id": row.id, "game": row.game, "text": row.text, "at": row.at}
    found: Keepsake = told
    return found


async def keep(people: People, row: KeepsakeRow) -> "Keepsake":
    """Keep something, or what has become of it; it is the answer, as it is kept."""
    kind = _kind(row.kind)
    text = kind.read(row.game, row.text)
    rows = [one for one in await people.keepsakes(row.profile) if one.kind == row.kind]
    if len([one for one in rows if one.id != row.id]) >= kind.most:
        raise Refusal("many-keepsakes", most=kind.most)
    row = row._replace(text=text)
    await people.keep_keepsake(row)
    return _told(row)
