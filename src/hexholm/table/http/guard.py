"""What every request passes: names, limits of size and rate, headers, an access log if wanted."""

import asyncio
import logging
import time
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexholm.table.core.refusal import Refusal
from hexholm.table.http.hosts import READS, Hosts
from hexholm.table.http.limits import BODY_BYTES, BODY_SECONDS, client_address
from hexholm.table.http.writing import write
from hexholm.table.protocol.statuses import status
from hexholm.table.settings import Settings

LOG: Final = logging.getLogger("hexholm.access")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings.hosts)
        self.upload_bytes = settings.limits.upload_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            await self._pass(scope, receive, send)
            return
        if scope["type"] == "websocket":
            try:
                self.hosts.check(Headers(scope=scope), "CONNECT")
            except Refusal as no:
                await refuse(no, send, "websocket.http.response")
                return
            await scope["app"].state.hub.turns.take(client_address(scope))
        await self.app(scope, receive, send)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, path, answered = time.perf_counter(), scope["path"], 0
        is_api = path.startswith("/api/")

        async def answer(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if is_api:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.hosts.check(Headers(scope=scope), scope["method"])
            hub, address = scope["app"].state.hub, client_address(scope)
            hub.budgets.spend("calls", address)
            body = await self._whole(scope, receive)
            await hub.turns.take(address)
            await self.app(scope, body, answer)
        except Refusal as no:
            await refuse(no, answer)
        finally:
            if LOG.isEnabledFor(logging.INFO):  # the path only: no query, no header, no body
                spent = 1000 * (time.perf_counter() - started)
                told = (scope["method"], _printable(path), answered, round(spent))
                about = dict(zip(("method", "path", "status", "ms"), told, strict=True))
                LOG.info("%s %s %d %d ms", *told, extra={"about": about})

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body, as long as it isn't too large and comes in time."""
        if scope["method"] in READS:
            return receive
        limit = self.upload_bytes if scope["path"] == "/api/records" else BODY_BYTES
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await _read(scope, receive, limit)
        except TimeoutError:
            raise Refusal("too-slow") from None


async def _read(scope: Scope, receive: Receive, limit: int) -> Receive:
    too_big = Refusal("too-big", bytes=limit)
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isdecimal() or int(length) > limit:
        raise too_big
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return _again(message)
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise too_big
    return _again({"type": "http.request", "body": bytes(body), "more_body": False}, receive)


def _again(first: Message, rest: Receive | None = None) -> Receive:
    waiting = [first]

    async def receive() -> Message:
        if waiting:
            return waiting.pop()
        return await rest() if rest is not None else first

    return receive


async def refuse(no: Refusal, send: Any, kind: str = "http.response") -> None:
    """Answer with a refusal."""
    told = {"content-type": "application/json", **more_headers(no)}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": f"{kind}.start", "status": status(no.code), "headers": headers})
    await send({"type": f"{kind}.body", "body": write({"error": no.data()})})


def more_headers(no: Refusal) -> dict[str, str]:
    """What else to say with a refusal."""
    code = status(no.code)
    if code in (429, 503):
        return {"Retry-After": str(no.retry)}
    return {401: {"WWW-Authenticate": "Bearer"}, 408: {"Connection": "close"}}.get(code, {})


def _printable(path: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in path[:200])
