"""The websocket of a table."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hexholm.table.core.hub import Hub
from hexholm.table.core.messages import Client, greet
from hexholm.table.core.ports import Message
from hexholm.table.core.refusal import Refusal
from hexholm.table.http.guard import refuse
from hexholm.table.http.limits import MESSAGE_BYTES, client_address
from hexholm.table.http.writing import write
from hexholm.table.protocol.statuses import status

UNREAD: Final = 256
UNREAD_BYTES: Final = 1024 * 1024
"""A client with this many unread messages or bytes is cut off; it comes back with `since`."""

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """One client at one table, from its handshake to its end."""
    hub: Hub = websocket.app.state.hub
    address = client_address(websocket.scope)
    try:
        hub.budgets.spend("handshakes", address)
    except Refusal as no:
        await _refuse(websocket, hub, address, no)
        return
    try:
        with hub.budgets.hold("sockets", address):
            await websocket.accept()
            await _serve(websocket, hub, table, address)
    except Refusal as no:
        await _refuse(websocket, hub, address, no)


async def _refuse(websocket: WebSocket, hub: Hub, address: str, no: Refusal) -> None:
    """Say why there is no socket: to a page by the socket itself, unless too many ask."""
    try:
        hub.budgets.spend("refusals", address)
    except Refusal:
        await refuse(no, websocket.send, "websocket.http.response")
    else:
        await websocket.accept()
        await _turn_away(websocket, no)


async def _serve(websocket: WebSocket, hub: Hub, table: str, address: str) -> None:
    """From its hello on."""
    outbox = Outbox()
    try:
        async with asyncio.timeout(websocket.app.state.settings.hello):
            hello = _read(await websocket.receive())
        await hub.turns.take(address)
        found = await hub.tables.find(table)
        connection = greet(hub, found, outbox, hello, address)
        await hub.connect(found, connection)
    except TimeoutError:
        await _turn_away(websocket, Refusal("bad-message", "no-hello"))
        return
    except Refusal as no:
        await _turn_away(websocket, no)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(outbox.send_on(websocket))
    client = Client(hub, found, connection)
    try:
        while True:
            event = await websocket.receive()
            try:
                message = _read(event)
            except Refusal as no:
                client.refuse(no)
            else:
                await client.carry_out(message)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await hub.disconnect(found, connection)


class Outbox:
    """The `Transport` of a websocket: what is to be sent, as fast as the client reads it."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._closed = ""

    def send(self, message: Message) -> None:
        """Send something, soon."""
        if self._closed:
            return
        if len(self._waiting) >= UNREAD or self._bytes >= UNREAD_BYTES:
            self.close("too slow")
            self._waiting.clear()
        else:
            written = write(message)
            self._waiting.append(written)
            self._bytes += len(written)
            self._ready.set()

    def close(self, why: str) -> None:
        """End it."""
        self._closed = self._closed or why
        self._ready.set()

    async def send_on(self, websocket: WebSocket) -> None:
        """Send until it is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._ready.wait()
                self._ready.clear()
                while self._waiting and not self._closed:
                    written = self._waiting.popleft()
                    self._bytes -= len(written)
                    await websocket.send_text(written.decode())
                if self._closed:
                    await websocket.close(1012 if self._closed == "server stops" else 1013)
                    return


async def _turn_away(websocket: WebSocket, no: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(write({"type": "refused", **no.data()}).decode())
        await websocket.close(4000 + status(no.code), no.code)


def _read(event: Any) -> Any:
    """A message from the client."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1000)
    raw = event.get("text") or event.get("bytes") or ""
    if len(raw) > MESSAGE_BYTES:
        raise Refusal("too-big", "message-too-big", bytes=MESSAGE_BYTES)
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Refusal("bad-message", "not-json") from None
