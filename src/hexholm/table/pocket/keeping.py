"""All games of this browser in one file, and the way back."""

import logging
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core import secrets
from hexholm.table.core.ports import Conflict, Damaged, Stored, TableRow
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.tables import Tables
from hexholm.table.pocket.writing import read
from hexholm.table.storage.keyed import KeyedStorage

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import NewTable

LOG: Final = logging.getLogger("hexholm.table")
FORMAT: Final = "hexholm games"
VERSION: Final = 1


async def backup(storage: KeyedStorage) -> dict[str, Any]:
    """Every game that can be read."""
    games = []
    for last in await storage.tables():
        try:
            stored = await storage.load(last.table)
        except Damaged as damage:
            LOG.warning("not in the backup: %s", damage)
            continue
        if stored is not None:
            told = {**stored._asdict(), "table": stored.table._asdict()}
            games.append({**told, "created": last.created})
    return {"format": FORMAT, "version": VERSION, "games": games}


async def restore(storage: KeyedStorage, tables: Tables, text: str) -> int:
    """Add the games of a backup that aren't here yet; how many were added.

    Anybody may have written it: what isn't a whole game, sealed and playable, is left out.
    """
    try:
        data = read(text)
        known = (data["format"], data["version"]) == (FORMAT, VERSION)
        games = list(data["games"])
    except (ValueError, TypeError, LookupError):
        known = False
    if not known:
        raise Refusal("bad-backup")
    return sum([await _add(storage, tables, one) for one in games])


async def _add(storage: KeyedStorage, tables: Tables, game: Any) -> bool:
    try:
        row, seats, entries = TableRow(**game["table"]), list(game["seats"]), list(game["entries"])
        if await storage.numbers([row.id]):
            return False
        room, row = await tables.play_again(Stored(row, seats, entries))
        over, at = room.game.over, int(game["created"])
        await storage.create(row, seats, entries, over=over, at=at)
    except Conflict:
        return False
    except Exception as error:  # whatever a stranger's file may bring about
        LOG.warning("a game of the backup is left out: %r", error)
        return False
    return True


async def games(storage: KeyedStorage, tables: Tables, key: bytes) -> "list[NewTable]":
    """All games with the secrets of one's seats: those of all people, but by turns one's own."""
    found: list[NewTable] = []
    for last in await storage.tables():
        try:
            known = await tables.load_room(last.table)
        except Refusal:  # damaged
            continue
        if known is not None:
            room, row = known
            told = secrets.of_table(key, row, [seat.vacated for seat in room.seats])
            people = [place for place, seat in enumerate(room.seats) if seat.kind == "person"]
            mine = (row.origin or {}).get("by_turns")
            seats = [one for one in people if one in mine] if isinstance(mine, list) else people
            found.append(
                {
                    "table": row.id,
                    "seats": [{"seat": one, "secret": told[f"seat-{one}"]} for one in seats],
                    "invite": None,
                    "watch": told["watch"],
                }
            )
    return found
