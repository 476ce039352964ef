"""The door: the requests of the page, its connections, and the other tabs."""

import logging
from collections.abc import Awaitable
from typing import Final
from urllib.parse import parse_qsl

from hexholm.table.clock import SystemClock
from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.thinking import offered_bots
from hexholm.table.pocket import browser, keeping
from hexholm.table.pocket.bodies import Given, checked
from hexholm.table.pocket.browser import Channel, Locks, Workers
from hexholm.table.pocket.bus import TabBus
from hexholm.table.pocket.routes import JSON, ROUTES, Ask, Reply, Route
from hexholm.table.pocket.socket import Close, Send, Socket
from hexholm.table.pocket.store import BrowserStore, agreed_key
from hexholm.table.pocket.thinkers import PocketThinkers
from hexholm.table.pocket.writing import write
from hexholm.table.protocol.statuses import status
from hexholm.table.storage.keyed import KeyedStorage
from hexholm.texts import LANGUAGE, known_language

LOG: Final = logging.getLogger("hexholm.table")

UNWATCHED: Final = 2.0
"""Seconds after which bots stop playing: whoever leaves a screen is gone at once."""

Answer = tuple[int, str, str]
"""A status, the type of what follows, and that."""


async def open_pocket(
    store: browser.Store, workers: Workers, channel: Channel, locks: Locks
) -> "Pocket":
    """Open the table of this browser, in one of its tabs."""
    storage = KeyedStorage(BrowserStore(store))
    key = await agreed_key(storage.store)
    bus = TabBus(channel, locks)
    thinkers = PocketThinkers(offered_bots(), workers)
    hub = Hub(storage, thinkers, SystemClock(), key, TableSettings(unwatched=UNWATCHED), bus)
    await bus.open()
    return Pocket(hub, storage, bus, key)


class Pocket:
    """A table inside a browser; its methods are for JavaScript."""

    def __init__(self, hub: Hub, storage: KeyedStorage, bus: TabBus, key: bytes) -> None:
        self._hub = hub
        self._storage = storage
        self._key = key
        self.heard = bus.heard
        """Another tab has posted a text."""

    # --- requests ----------------------------------------------------------------------------

    async def call(self, method: str, path: str, secret: str, body: str, language: str) -> Answer:
        """The answer to a request, as a server gives it."""
        token = LANGUAGE.set(known_language(language))
        try:
            return await self._answer(method, path, secret, body)
        except Refusal as no:
            self._hub.meter.refused[no.code] += 1
            return _error(no)
        except Exception:
            self._hub.meter.failures += 1
            LOG.exception("%s %s", method, path.partition("?")[0])
            return _error(Refusal("server-error", "pocket-error"), 500)
        finally:
            LANGUAGE.reset(token)

    async def _answer(self, method: str, path: str, secret: str, body: str) -> Answer:
        most = self._hub.settings.limits.upload_bytes
        if len(body.encode(errors="replace")) > most:
            raise Refusal("too-big", bytes=most)
        path, _, query = path.partition("?")
        route, names = _route(method, path)
        given = Given(dict(parse_qsl(query, keep_blank_values=True)))
        asked = checked(route.body, body) if route.body else None
        found = route.answer(Ask(self._hub, names, given, body, asked, secret))
        if isinstance(found, Awaitable):
            found = await found
        if isinstance(found, Reply):
            return found.status, JSON, write(found.data)
        return route.status, route.kind, write(found) if route.kind == JSON else found

    # --- connections -------------------------------------------------------------------------

    def connect(self, table: str, send: Send, close: Close, language: str) -> Socket:
        """A connection of the page to a table."""
        return Socket(self._hub, table, send, close, known_language(language))

    # --- all games ---------------------------------------------------------------------------

    async def backup(self) -> str:
        """All games, as a text to be kept elsewhere."""
        return write(await keeping.backup(self._storage))

    async def restore(self, text: str) -> int:
        """Add the games of such a text that aren't here yet; how many were added."""
        return await keeping.restore(self._storage, self._hub.tables, text)

    async def games(self) -> str:
        """All games with their secrets, as a list of `NewTable`."""
        return write(await keeping.games(self._storage, self._hub.tables, self._key))

    async def close(self) -> None:
        """End it; everything is stored already."""
        await self._hub.close()


def _route(method: str, path: str) -> tuple[Route, Given]:
    known = [(one, names) for one in ROUTES if (names := one.match(path)) is not None]
    if not known:
        raise Refusal("not-found")
    for one, names in known:
        if one.method == method:
            return one, names
    raise Refusal("method-not-allowed")


def _error(no: Refusal, code: int = 0) -> Answer:
    return code or status(no.code), JSON, write({"error": no.data()})
