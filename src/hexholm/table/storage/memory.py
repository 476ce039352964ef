"""Tables in memory alone: they are gone when the program ends.

For a table in a browser's own Python, and for tests. What is stored is copied, as a database would.
"""

from collections.abc import Sequence
from copy import deepcopy

from hexholm.table.core.ports import Conflict, Row, Stored, TableRow


class MemoryStorage:
    """`Storage` in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, Stored] = {}
        self._over: dict[str, bool] = {}
        self._due: dict[str, int] = {}

    async def create(
        self, table: TableRow, seats: Sequence[Row], entries: Sequence[Row], *, over: bool, at: int
    ) -> None:
        """Store a new table; `Conflict` if its name is taken."""
        if table.id in self._tables:
            raise Conflict(table.id)
        self._tables[table.id] = deepcopy(Stored(table, list(seats), list(entries)))
        self._over[table.id] = over

    async def append(self, entries: Sequence[Row], *, over: bool | None = None) -> None:
        """Add entries to a table; `Conflict` if one of their numbers is taken."""
        name = entries[0]["table"]
        known = self._tables[name].entries
        if known and entries[0]["number"] <= known[-1]["number"]:
            raise Conflict(f"{name} {entries[0]['number']}")
        known += deepcopy(list(entries))
        if over is not None:
            self._over[name] = over

    async def set_ratings(self, table: str, ratings: Row) -> None:
        """Keep the ratings of a finished game's turns."""
        stored = self._tables[table]
        self._tables[table] = stored._replace(
            table=stored.table._replace(ratings=deepcopy(ratings))
        )

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries, or None."""
        return deepcopy(self._tables.get(table))

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after a number."""
        return deepcopy([row for row in self._tables[table].entries if row["number"] > after])

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables, 0 if there is none."""
        known = {name: self._tables[name].entries for name in tables if name in self._tables}
        return {name: rows[-1]["number"] if rows else 0 for name, rows in known.items()}

    async def set_due(self, table: str, at: int | None) -> None:
        """Keep when to look at a table that goes on by itself."""
        self._due.pop(table, None)
        if at is not None:
            self._due[table] = at

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables to look at by now, the longest due first."""
        return sorted(
            (name for name, at in self._due.items() if at <= now), key=self._due.__getitem__
        )[:limit]

    async def listed(self, limit: int) -> list[str]:
        """The newest listed tables that have begun and aren't over."""
        names = [
            name
            for name, stored in self._tables.items()
            if stored.table.listed and any(one["kind"] == "begun" for one in stored.entries)
        ]
        return [name for name in reversed(names) if not self._over[name]][:limit]

    async def close(self) -> None:
        """There is nothing to finish."""
