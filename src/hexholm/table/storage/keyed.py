"""Tables in a plain store of texts by kind and key: memory, or what a browser keeps.

What is stored of a table is never changed, only added to; what changes with its entries (`Last`) is
written with them, all or nothing. So two tabs of a browser can use one store.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from hexholm.table.core.ports import Conflict, Damaged, KeptSeat, Row, Stored, TableRow, Turn
from hexholm.table.storage.keyed_people import KeyedPeople
from hexholm.table.storage.store import Changes, Store, Taken, Where, readable

ENTRY_KEYS: Final = frozenset(("table", "number", "seat", "kind", "data", "at", "seal"))


class Last(NamedTuple):
    """How far a table has come."""

    table: str
    created: int
    number: int
    """Of its last entry,"""
    at: int
    """and when that was."""
    begun: bool
    over: bool

    def after(self, entries: Sequence[Row], *, over: bool | None) -> "Last":
        """The same after more entries."""
        begun = self.begun or any(one["kind"] == "begun" for one in entries)
        number, at = (entries[-1]["number"], entries[-1]["at"]) if entries else self[2:4]
        over = self.over if over is None else over
        return Last(self.table, self.created, number, at, begun, over)


class KeyedStorage:
    """`Storage` in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = KeyedPeople(store, self._seat)
        self._known: dict[str, Last] = {}
        """As far as we have written; another tab may have written more."""

    async def create(
        self, table: TableRow, seats: Sequence[Row], entries: Sequence[Row], *, over: bool, at: int
    ) -> None:
        """Store a new table; `Conflict` if its name is taken."""
        last = Last(table.id, at, 0, at, False, over).after(entries, over=over)
        row = table._replace(ratings=None)._asdict()
        adds: dict[Where, Any] = {("tables", table.id): {"table": row, "seats": seats}}
        adds |= {_place(one): one for one in entries}
        puts: dict[Where, Any] = {("meta", f"last/{table.id}"): last}
        if table.listed:
            puts["meta", f"listed/{table.id}"] = table.id
        if table.ratings is not None:
            puts["ratings", table.id] = table.ratings
        try:
            await self.store.write(Changes(puts, adds))
        except Taken:
            raise Conflict(table.id) from None
        self._known[table.id] = last

    async def append(
        self, entries: Sequence[Row], *, over: bool | None = None, turn: Turn | None = None
    ) -> None:
        """Add entries to a table; `Conflict` if one of their numbers is taken.

        Nobody asks to be told of a turn: there are no alerts beside it.
        """
        name, first = entries[0]["table"], entries[0]["number"]
        last = self._known.get(name)
        if last is None or last.number + 1 != first:
            last = await self._last(name)
        if last is None or first <= last.number:
            raise Conflict(f"{name} {first}")
        last = last.after(entries, over=over)
        adds = {_place(one): one for one in entries}
        try:
            await self.store.write(Changes({("meta", f"last/{name}"): last}, adds))
        except Taken:
            self._known.pop(name, None)
            raise Conflict(f"{name} {first}") from None
        self._known[name] = last

    async def set_ratings(self, table: str, ratings: Row) -> None:
        """Keep the ratings of a finished game's turns."""
        await self.store.write(Changes({("ratings", table): ratings}))

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries, or None; `Damaged` if one can't even be read."""
        text = await self.store.get("tables", table)
        if text is None:
            return None
        try:
            kept = json.loads(text)
            row, seats = TableRow(**kept["table"]), list(kept["seats"])
        except (ValueError, TypeError, LookupError):
            raise Damaged(table) from None
        ratings = next(readable([await self.store.get("ratings", table)], dict), None)
        return Stored(row._replace(ratings=ratings), seats, await self.entries(table, 0))

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after a number; `Damaged` if one can't be read."""
        first, last = f"{table}/{after + 1:06}", f"{table}/999999"
        found = await self.store.all("entries", first, last)
        return [_entry(table, number, text) for number, text in enumerate(found, after + 1)]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables, 0 if there is none."""
        return {name: last.number for name, last in (await self._lasts(tables)).items()}

    async def dates(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was created, and when something last happened there, in ms."""
        return {name: (one.created, one.at) for name, one in (await self._lasts(tables)).items()}

    async def set_due(self, table: str, at: int | None) -> None:
        """Keep when to look at a table that goes on by itself, in ms since 1970; None: never."""
        where = ("meta", f"due/{table}")
        changes = Changes(deletes=[where]) if at is None else Changes({where: [at, table]})
        await self.store.write(changes)

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables to look at by now, the longest due first."""
        found = sorted(readable(await self._meta("due"), list))
        return [table for at, table in found if at <= now][:limit]

    async def listed(self, limit: int) -> list[str]:
        """The newest listed tables that have begun and aren't over."""
        return [one.table for one in await self._listed() if one.begun and not one.over][:limit]

    async def waiting(self, limit: int) -> list[str]:
        """The newest listed tables that haven't begun."""
        return [one.table for one in await self._listed() if not one.begun][:limit]

    async def close(self) -> None:
        """There is nothing to finish."""

    # --- how far tables have come ------------------------------------------------------------

    async def tables(self) -> list[Last]:
        """All tables, in the order in which they were made."""
        found = readable(await self.store.all("tables"), dict)
        names = [one["table"]["id"] for one in found if "table" in one]
        return sorted((await self._lasts(names)).values(), key=lambda one: one.created)

    async def _listed(self) -> list[Last]:
        found = (await self._lasts([*readable(await self._meta("listed"), str)])).values()
        return sorted(found, key=lambda one: one.created, reverse=True)

    async def _meta(self, what: str) -> Sequence[str]:
        return await self.store.all("meta", f"{what}/", f"{what}/\uffff")

    async def _lasts(self, tables: Sequence[str]) -> dict[str, Last]:
        found = {name: await self._last(name) for name in tables}
        return {name: last for name, last in found.items() if last is not None}

    async def _last(self, table: str) -> Last | None:
        """How far a table has come, if there is one; where that can't be read, by its entries."""
        text = await self.store.get("meta", f"last/{table}")
        if text is None:
            return None
        with suppress(TypeError):
            return Last(*next(readable([text], list), ()))
        entries = await self.entries(table, 0)
        created = entries[0]["at"] if entries else 0
        return Last(table, created, 0, created, False, False).after(entries, over=None)

    async def _seat(
        self, table: str, seat: int, vacated: int, result: Row | None
    ) -> KeptSeat | None:
        """A seat taken with a profile, as it stands; None where its table is gone."""
        last, stored = await self._last(table), await self.load(table)
        if last is None or stored is None:
            return None
        salt = stored.table.salt
        return KeptSeat(table, seat, vacated, salt, last.over, last.number, last.at, result)


def _place(entry: Row) -> Where:
    return "entries", f"{entry['table']}/{entry['number']:06}"


def _entry(table: str, number: int, text: str) -> Row:
    try:
        found: Row = json.loads(text)
        if found.keys() >= ENTRY_KEYS:
            return found
    except (ValueError, AttributeError):
        pass
    raise Damaged(table, number)
