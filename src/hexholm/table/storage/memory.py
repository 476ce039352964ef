"""Tables in memory alone: they are gone when the program ends.

For tests. What is stored is copied, as a database would.
"""

from collections import defaultdict

from hexholm.table.storage.keyed import KeyedStorage
from hexholm.table.storage.store import Changes, Taken, written


class MemoryStore:
    """A `Store` in dictionaries."""

    def __init__(self) -> None:
        self._kinds: defaultdict[str, dict[str, str]] = defaultdict(dict)

    async def get(self, kind: str, key: str) -> str | None:
        """One text."""
        return self._kinds[kind].get(key)

    async def all(self, kind: str, first: str = "", last: str = "") -> list[str]:
        """Those of a range of keys, in the order of the keys; without a range, of all."""
        found = sorted(self._kinds[kind].items())
        return [text for key, text in found if first <= key and (not last or key <= last)]

    async def write(self, changes: Changes) -> None:
        """Write all that changes, or nothing; `Taken` if a key to be added is there."""
        if any(key in self._kinds[kind] for kind, key in changes.adds):
            raise Taken
        for (kind, key), data in (*changes.adds.items(), *changes.puts.items()):
            self._kinds[kind][key] = written(data)
        for kind, key in changes.deletes:
            self._kinds[kind].pop(key, None)


class MemoryStorage(KeyedStorage):
    """`Storage` in memory."""

    def __init__(self) -> None:
        super().__init__(MemoryStore())
