"""Seals: whatever is stored of a table is chained, so that damage is noticed and can be named.

The seal of a table covers its set-up and its first seats. The seal of an entry covers the entry and
the seal before it, so nothing in the middle can be changed, swapped or missing.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hexholm.table.core.ports import Damaged, Row, Stored, TableRow


def seal_table(row: TableRow, seats: Iterable[Row]) -> str:
    """The first seal of a chain: what a table starts from."""
    start = [row.id, row.game, row.record, row.salt, bool(row.listed), row.origin, bool(row.hints)]
    if not row.talk:  # tables from before there was any have none of this in their seals
        start.append("no talk")
    if row.pace is not None:
        start.append(row.pace)
    keys = ("seat", "kind", "name", "colour", "level")
    return _digest([start, [[seat[key] for key in keys] for seat in seats]])


def seal_entry(former: str, row: Row) -> str:
    """The next seal of a chain."""
    keys = ("table", "number", "seat", "kind", "data", "at")
    return _digest([former, *(row[key] for key in keys)])


def seal_ratings(ratings: Mapping[str, Any]) -> str:
    """The seal of a finished game's ratings, which stand outside the chain."""
    sealed = [ratings.get("number"), ratings.get("turns")]
    return _digest(sealed + [ratings[key] for key in ("version", "gold") if key in ratings])


def check(stored: Stored) -> Stored:
    """A stored table whose seals are right, without ratings whose seal is not.

    `Damaged` names the first entry that isn't as it was written.
    """
    row = stored.table
    if row.seal != seal_table(row, stored.seats):
        raise Damaged(row.id)
    check_entries(row.seal, 1, stored.entries)
    if row.ratings is not None and row.ratings.get("seal") != seal_ratings(row.ratings):
        return stored._replace(table=row._replace(ratings=None))
    return stored


def check_entries(former: str, first: int, entries: Sequence[Row]) -> None:
    """Entries that must go on after a seal, from a number; `Damaged` if one doesn't."""
    for number, entry in enumerate(entries, first):
        if entry["number"] != number or entry["seal"] != seal_entry(former, entry):
            raise Damaged(entry["table"], number)
        former = entry["seal"]


def _digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), default=repr)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
