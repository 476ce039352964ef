"""Tables in memory alone: they are gone when the program ends.

For a table in a browser's own Python, and for tests. What is stored is copied, as a database would.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy

from hexholm.table.core.ports import Conflict, KeptSeat, ProfileRow, Row, Stored, TableRow, Turn


class MemoryPeople:
    """`People` in dictionaries; how a seat stands is found out by `look`."""

    def __init__(self, look: Callable[[str, int, int, Row | None], KeptSeat]) -> None:
        self._look = look
        self._rows: dict[str, ProfileRow] = {}
        self._kept: dict[tuple[str, int], tuple[str, int]] = {}
        """By table and seat: the profile, and how often the seat had been given up."""
        self._results: dict[tuple[str, int], Row] = {}

    async def create(self, row: ProfileRow) -> None:
        """Store a new profile; `Conflict` if its id is taken."""
        if row.id in self._rows:
            raise Conflict(row.id)
        self._rows[row.id] = row

    async def find(self, profile: str) -> ProfileRow | None:
        """A profile by its id."""
        return self._rows.get(profile)

    async def change(self, row: ProfileRow) -> None:
        """Store what has changed."""
        self._rows[row.id] = row

    async def delete(self, profile: str) -> None:
        """Forget a profile and which seats were taken with it."""
        self._rows.pop(profile, None)
        for place in [place for place, (whose, _) in self._kept.items() if whose == profile]:
            self._kept.pop(place)
            self._results.pop(place, None)

    async def keep(self, profile: str, table: str, seat: int, vacated: int) -> None:
        """A seat is taken with a profile; where it was with another before, it stays with that."""
        known = self._kept.get((table, seat))
        if known is None or known[1] < vacated:
            self._kept[table, seat] = profile, vacated
            self._results.pop((table, seat), None)

    async def kept(self, profile: str) -> list[KeptSeat]:
        """The seats taken with a profile, those where something has happened last first."""
        found = [
            self._look(*place, vacated, deepcopy(self._results.get(place)))
            for place, (whose, vacated) in self._kept.items()
            if whose == profile
        ]
        return sorted(found, key=lambda one: (-one.at, one.table, one.seat))

    async def set_result(self, table: str, seat: int, result: Row) -> None:
        """Keep how a game ended for a seat."""
        self._results[table, seat] = deepcopy(result)


class MemoryStorage:
    """`Storage` in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, Stored] = {}
        self._over: dict[str, bool] = {}
        self._created: dict[str, int] = {}
        self.people = MemoryPeople(self._seat)
        self._due: dict[str, int] = {}

    async def create(
        self, table: TableRow, seats: Sequence[Row], entries: Sequence[Row], *, over: bool, at: int
    ) -> None:
        """Store a new table; `Conflict` if its name is taken."""
        if table.id in self._tables:
            raise Conflict(table.id)
        self._tables[table.id] = deepcopy(Stored(table, list(seats), list(entries)))
        self._over[table.id] = over
        self._created[table.id] = at

    async def append(
        self, entries: Sequence[Row], *, over: bool | None = None, turn: Turn | None = None
    ) -> None:
        """Add entries to a table; `Conflict` if one of their numbers is taken.

        Nobody asks to be told of a turn: there are no alerts beside it.
        """
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

    async def dates(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """When each of these tables was created, and when something last happened there."""
        found = {}
        for name in tables:
            if name in self._tables:
                created, rows = self._created[name], self._tables[name].entries
                found[name] = created, rows[-1]["at"] if rows else created
        return found

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
        return [name for name in self._listed(begun=True) if not self._over[name]][:limit]

    async def waiting(self, limit: int) -> list[str]:
        """The newest listed tables that haven't begun."""
        return self._listed(begun=False)[:limit]

    def _listed(self, *, begun: bool) -> list[str]:
        return [
            name
            for name, stored in reversed(self._tables.items())
            if stored.table.listed
            and any(one["kind"] == "begun" for one in stored.entries) == begun
        ]

    def _seat(self, table: str, seat: int, vacated: int, result: Row | None) -> KeptSeat:
        """A seat taken with a profile, as it stands."""
        stored = self._tables[table]
        last = stored.entries[-1] if stored.entries else {"number": 0, "at": self._created[table]}
        salt, over = stored.table.salt, self._over[table]
        return KeptSeat(table, seat, vacated, salt, over, last["number"], last["at"], result)

    async def close(self) -> None:
        """There is nothing to finish."""
