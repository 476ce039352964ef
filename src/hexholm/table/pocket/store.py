"""What the browser keeps, as the core's storage uses it."""

import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from hexholm.table.pocket import browser
from hexholm.table.storage.store import Changes, Store, Taken, written

KEY: Final = ("meta", "key")
KEY_BYTES: Final = 32


class BrowserStore:
    """A `Store` in the browser's own.

    Where that is refused or full, JavaScript goes on in memory, and says so to the page.
    """

    def __init__(self, kept: browser.Store) -> None:
        self._kept = kept

    async def get(self, kind: str, key: str) -> str | None:
        """One text."""
        found = await self._kept.get(kind, key)
        return found if isinstance(found, str) else None  # what isn't there has many names

    async def all(self, kind: str, first: str = "", last: str = "") -> Sequence[str]:
        """Those of a range of keys, in the order of the keys; without a range, of all."""
        return [*await self._kept.all(kind, first, last)]

    async def write(self, changes: Changes) -> None:
        """Write all that changes, or nothing; `Taken` if a key to be added is there."""
        puts, adds = (
            [[*where, written(data)] for where, data in some.items()]
            for some in (changes.puts, changes.adds)
        )
        asked = {"puts": puts, "adds": adds, "deletes": [[*where] for where in changes.deletes]}
        try:
            await self._kept.write(json.dumps(asked))
        except Exception as error:
            if str(getattr(error, "message", error)).startswith("exists"):
                raise Taken from None
            raise


async def agreed_key(store: Store) -> bytes:
    """The key from which all secrets are derived: of all tabs, made by the first of them.

    Where it can't be read any more, old links are dead; `Pocket.games` gives new ones.
    """
    with suppress(Taken):
        await store.write(Changes(adds={KEY: secrets.token_hex(KEY_BYTES)}))
    with suppress(ValueError, TypeError):
        key = bytes.fromhex(json.loads(await store.get(*KEY) or "null"))
        if len(key) == KEY_BYTES:
            return key
    key = secrets.token_bytes(KEY_BYTES)
    await store.write(Changes({KEY: key.hex()}))
    return key
