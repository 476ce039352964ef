"""A connection of the page to a table: what a websocket is at a server."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from hexholm.table.core.hub import Hub
from hexholm.table.core.messages import Client, greet
from hexholm.table.core.ports import Message
from hexholm.table.core.refusal import Refusal
from hexholm.table.pocket.writing import read, write
from hexholm.table.protocol.statuses import status
from hexholm.texts import LANGUAGE

LOG: Final = logging.getLogger("hexholm.table")

Send = Callable[[str], None]
Close = Callable[[int, str], None]


class Socket:
    """One client at one table; its messages are carried out one after another."""

    def __init__(self, hub: Hub, table: str, send: Send, close: Close, language: str) -> None:
        self._hub = hub
        self._name = table
        self._send = send
        self._close = close
        self._language = language
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        """What was said, and None when nothing comes any more."""
        self._is_closed = False
        self._task = asyncio.create_task(self._serve(), name=f"socket of {table}")

    # --- for JavaScript ----------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """The page says something."""
        self._inbox.put_nowait(text)

    def closed(self) -> None:
        """The page has hung up; what it said before is still carried out."""
        self._is_closed = True
        self._inbox.put_nowait(None)

    # --- for the table -----------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """As a `Transport`: tell the page something."""
        if not self._is_closed:
            self._send(write(message))

    def close(self, why: str) -> None:
        """As a `Transport`: end it; the page may come back."""
        self._hang_up(1012 if why == "server stops" else 1013, why)

    def _hang_up(self, code: int, why: str) -> None:
        if not self._is_closed:
            self.closed()
            self._close(code, why)

    # --- its life ----------------------------------------------------------------------------

    async def _serve(self) -> None:
        LANGUAGE.set(self._language)
        try:
            await self._listen()
        except Refusal as no:
            self.send({"type": "refused", **no.data()})
            self._hang_up(4000 + status(no.code), no.code)
        except Exception:
            LOG.exception("a socket of %s", self._name)
            self._hang_up(1011, "server-error")

    async def _listen(self) -> None:
        """From its hello on."""
        hello = await self._inbox.get()
        if hello is None:
            return
        table = await self._hub.tables.find(self._name)
        connection = greet(self._hub, table, self, _message(hello))
        await self._hub.connect(table, connection)
        client = Client(self._hub, table, connection)
        try:
            while (text := await self._inbox.get()) is not None:
                try:
                    message = _message(text)
                except Refusal as no:
                    client.refuse(no)
                else:
                    await client.carry_out(message)
        finally:
            await self._hub.disconnect(table, connection)


def _message(text: str) -> object:
    try:
        return read(text)
    except ValueError:
        raise Refusal("bad-message", "not-json") from None
