"""A websocket client that takes next to no processor time, so that a bench measures the server.

It speaks only what our server does: whole messages, uncompressed.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class RawSocket(asyncio.Protocol):
    """One connection; `hear` gets each message."""

    def __init__(self, hear: Callable[["RawSocket", bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, url: str, hear: Callable[["RawSocket", bytes], None]) -> "RawSocket":
        """Connect to `ws://host:port/path`."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: cls(hear), str(parts.hostname), parts.port or 80
        )
        socket._transport.write(
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: aGV4aG9sbSBiZW5jaGVzLg==\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Send a message; clients must mask, and zeros are a mask."""
        if self._transport.is_closing():
            return
        size = len(data)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for waited in (self.opened, self.closed):
            if not waited.done():
                waited.set_exception(exc or ConnectionError("the server has hung up"))
        self.closed.exception()  # who waits for it is told; nobody has to

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:16]:
                self.opened.set_exception(ConnectionError(bytes(head[:80]).decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self._hear(self, text)
            elif kind == PING:
                self.send(text, PONG)
            elif kind == CLOSE:
                self.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        kind, text = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, text
