"""Connections by themselves, before and below any request: how many, and for how long.

uvicorn waits as long as a client likes for the first byte, for the rest of a header, and for the
client to read. Here each of these ends after a while, and one address can't have them all.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hexholm.table.core.limits import Budgets
from hexholm.table.core.refusal import Refusal
from hexholm.table.http.limits import budget_address, is_proxy

HEADER_SECONDS: Final = 10.0
"""How long a client may take to send the header of a request."""
HEADER_BYTES: Final = 64 * 1024
"""How long that header may be."""
READ_SECONDS: Final = 30.0
"""How long a client may take to read anything of what it was sent."""


class Http(HttpToolsProtocol):
    """A connection that sends requests."""

    _budgets: Budgets | None = None
    _address = ""
    _header: asyncio.TimerHandle | None = None
    _header_bytes = 0
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        state = self.config.app.state  # type: ignore[union-attr]
        host = self.client[0] if self.client else ""
        self._wait_for_header()
        if is_proxy(host, state.settings.proxies):  # all of its clients come from one address
            return
        self._address = budget_address(host)
        try:
            state.hub.budgets.take("connections", self._address)
        except Refusal:
            transport.abort()
        else:
            self._budgets = state.hub.budgets

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a websocket, which is counted as such."""
        self._end()
        super().handle_websocket_upgrade()

    def _end(self) -> None:
        self._header_is_there()
        self._has_read()
        if self._budgets is not None:
            self._budgets.give_back("connections", self._address)
            self._budgets = None

    # --- the header of a request -------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come in."""
        super().data_received(data)
        if self._header is not None:
            self._header_bytes += len(data)
            if self._header_bytes > HEADER_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait_for_header()

    def on_headers_complete(self) -> None:
        """Its header is there."""
        self._header_is_there()
        super().on_headers_complete()

    def _wait_for_header(self) -> None:
        self._header_is_there()
        self._header = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def _header_is_there(self) -> None:
        if self._header is not None:
            self._header.cancel()
            self._header = None
            self._header_bytes = 0

    # --- a client that doesn't read ----------------------------------------------------------

    def pause_writing(self) -> None:
        """Too much is unread."""
        self.flow.pause_writing()
        self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads on."""
        self._has_read()
        self.flow.resume_writing()

    def _has_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Websocket(WebSocketsSansIOProtocol):
    """A websocket; uvicorn pings it, and whoever doesn't answer or read is cut off."""

    _reading: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.close_timeout = 2.0

    async def send(self, message: Any) -> None:
        """Send an event of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # or each refusal would be an error in uvicorn's log

    def pause_writing(self) -> None:
        """Too much is unread."""
        super().pause_writing()
        self._reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads on."""
        self._has_read()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """It hasn't answered: no use in waiting until it reads the rest."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._has_read()
        super().connection_lost(exc)

    def _has_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
