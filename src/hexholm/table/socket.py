"""The websocket of a table."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hexholm.table.hub import Connection, Hub, Table
from hexholm.table.limits import MESSAGE_BYTES, Bucket
from hexholm.table.protocol.messages import Preview, Previews, Why
from hexholm.table.refusal import Refusal
from hexholm.table.states import preview_data, why_data

SECRETS: Final = 10
BREATH: Final = 8
"""So many previews are worked out before other tables get their turn."""

Data = dict[str, Any]
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """One client at one table, from its hello to its end."""
    hub: Hub = websocket.app.state.hub
    await websocket.accept()
    try:
        async with asyncio.timeout(hub.settings.hello):
            hello = _read(await websocket.receive())
        found = await hub.table(table)
        connection = _greet(hub, found, hello)
        await hub.connect(found, connection)
    except TimeoutError:
        await _turn_away(websocket, Refusal("bad-message", "The first message is missing."))
        return
    except Refusal as no:
        await _turn_away(websocket, no)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(_send_on(websocket, connection))
    try:
        await _Client(hub, found, connection).listen(websocket)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await hub.disconnect(found, connection)


async def _turn_away(websocket: WebSocket, no: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(_refused(no).decode())
        await websocket.close(4000 + no.status, no.code)


def _greet(hub: Hub, table: Table, hello: Data) -> Connection:
    if hello.get("type") != "hello":
        raise Refusal("bad-message", "The first message must be a hello.")
    given, since = hello.get("secrets"), hello.get("since")
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise Refusal("bad-message", "secrets must be a list of texts.")
    if since is not None and (type(since) is not int or since < 0):
        raise Refusal("bad-message", "since must be a number from 0 on, or null.")
    rights = table.rights(given[:SECRETS])
    return Connection(rights, Bucket(hub.settings.message_rate), sent=since or 0)


async def _send_on(websocket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox, as fast as the client reads it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await connection.ready.wait()
            connection.ready.clear()
            while connection.outbox and not connection.closed:
                await websocket.send_text(connection.outbox.popleft().decode())
            if connection.closed:
                await websocket.close(1012 if connection.closed == "server stops" else 1013)
                return


def _read(event: Any) -> Data:
    """A message from the client."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1000)
    raw = event.get("text") or event.get("bytes") or ""
    if len(raw) > MESSAGE_BYTES:
        raise Refusal("too-big", f"A message has at most {MESSAGE_BYTES} bytes.")
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Refusal("bad-message", "A message must be JSON.") from None
    if not isinstance(message, dict):
        raise Refusal("bad-message", "A message must be a JSON object.")
    return message


def _refused(no: Refusal, message: Data | None = None) -> bytes:
    data: Data = {"type": "refused", **no.data()}
    if message is not None:
        data["to"] = str(message.get("type"))[:20]
    return orjson.dumps(data)


class _Client:
    """What a connected client can ask for."""

    def __init__(self, hub: Hub, table: Table, connection: Connection) -> None:
        self.hub = hub
        self.table = table
        self.connection = connection
        self.handlers: dict[str, Callable[[Data], Awaitable[None]]] = {
            "play": self.play,
            "undo": self.undo,
            "takeback": self.takeback,
            "answer": self.answer,
            "leave": self.leave,
            "replace": self.replace,
            "name": self.name,
            "previews": self.previews,
            "why": self.why,
        }

    async def listen(self, websocket: WebSocket) -> None:
        """Carry out one message after the other."""
        while True:
            event = await websocket.receive()
            message = None
            try:
                message = _read(event)
                if not self.connection.bucket.take():
                    raise Refusal("too-fast", "Too many messages; wait a moment and try again.")
                kind = message.get("type")
                handler = self.handlers.get(kind) if isinstance(kind, str) else None
                if handler is None:
                    known = ", ".join(self.handlers)
                    raise Refusal("unknown", f"Unknown type of message; there are: {known}.")
                await handler(message)
            except Refusal as no:
                self.connection.post(_refused(no, message))
                if no.code == "stale":
                    self.hub.send_state(self.table, self.connection)

    # --- playing -----------------------------------------------------------------------------

    async def play(self, message: Data) -> None:
        """Play an action."""
        seat, number, action = self._seat(message), _number(message), _text(message, "action")
        async with self.table.lock:
            change = self.table.room.play(seat, number, action)
            if change is None:
                self.hub.send_state(self.table, self.connection)
            else:
                await self.hub.commit(self.table, change)

    async def undo(self, message: Data) -> None:
        """Undo the last action."""
        seat, number = self._seat(message), _number(message)
        async with self.table.lock:
            change = self.table.room.undo(seat, number)
            if change is None:
                self.hub.send_state(self.table, self.connection)
            else:
                await self.hub.commit(self.table, change)

    async def takeback(self, message: Data) -> None:
        """Ask to go back."""
        seat, number = self._seat(message), _number(message)
        async with self.table.lock:
            change = self.table.room.ask_takeback(seat, number, self.connection.seats)
            await self.hub.commit(self.table, change)

    async def answer(self, message: Data) -> None:
        """Answer somebody who wants to go back."""
        self._seat(message)
        yes = message.get("yes")
        if not isinstance(yes, bool):
            raise Refusal("bad-message", "yes must be true or false.")
        async with self.table.lock:
            await self.hub.commit(
                self.table, self.table.room.answer(self.connection.seats, yes=yes)
            )

    # --- coming and going --------------------------------------------------------------------

    async def leave(self, message: Data) -> None:
        """Leave the table."""
        seat = self._seat(message)
        async with self.table.lock:
            change = self.table.room.leave(seat)
            if change is not None:
                await self.hub.commit(self.table, change)

    async def replace(self, message: Data) -> None:
        """Vote that a bot plays for somebody who is gone."""
        self._seat(message)
        whom, level = message.get("whom"), _text(message, "level")
        seats = range(len(self.table.room.seats))
        if type(whom) is not int or whom not in seats:
            raise Refusal("bad-message", "whom must be a seat.")
        bots = self.hub.pool.offered
        if level not in bots:
            raise Refusal("bad-message", f"There is no such bot; there are: {', '.join(bots)}.")
        away = self.hub.settings.away
        async with self.table.lock:
            change = self.table.room.vote(
                self.connection.seats,
                whom,
                level,
                gone=self.table.is_gone(whom, away),
                present=self.table.online(away),
            )
            await self.hub.commit(self.table, change)

    async def name(self, message: Data) -> None:
        """Take another name or colour."""
        seat = self._seat(message)
        name, colour = message.get("name"), message.get("colour")
        if not isinstance(name, str | None) or not isinstance(colour, str | None):
            raise Refusal("bad-message", "name and colour must be texts.")
        async with self.table.lock:
            change = self.table.room.rename(seat, name=name, colour=colour)
            if change is not None:
                await self.hub.commit(self.table, change)

    # --- asking ------------------------------------------------------------------------------

    async def previews(self, _message: Data) -> None:
        """What each legal action would bring; nothing when somebody else decides."""
        room, teller = self.table.room, self.table.teller
        number, game = room.moved, room.game
        if room.mover not in self.connection.seats:
            self.connection.post(_previews(room.number, {}))
            return
        if teller.previews is None or teller.previews[0] != number:
            previews: dict[str, Preview] = {}
            for count, action in enumerate(game.options, start=1):
                previews[str(action)] = preview_data(game, str(action))
                if count % BREATH == 0:
                    await asyncio.sleep(0)
                    if self.table.room.game is not game:
                        return  # nobody wants to know any more
            teller.previews = number, _previews(room.number, previews)
        self.connection.post(teller.previews[1])

    async def why(self, message: Data) -> None:
        """Why an action is not legal; only who decides may ask, for it can tell what they hold."""
        action = _text(message, "action")
        if self.table.room.mover not in self.connection.seats:
            raise Refusal("not-your-turn", "Only who is to move can ask why.")
        reason = why_data(self.table.room.game, action)
        answer = Why(type="why", action=action, reason=reason)
        self.connection.post(orjson.dumps(answer))

    def _seat(self, message: Data) -> int:
        seat = message.get("seat")
        if type(seat) is not int:
            raise Refusal("bad-message", "seat must be a number.")
        if seat not in self.connection.seats:
            raise Refusal("not-your-seat", "This connection does not act for that seat.")
        return seat


def _previews(number: int, previews: dict[str, Preview]) -> bytes:
    return orjson.dumps(Previews(type="previews", number=number, previews=previews))


def _number(message: Data) -> int:
    number = message.get("number")
    if type(number) is not int:
        raise Refusal("bad-message", "number must be the number of an entry.")
    return number


def _text(message: Data, key: str) -> str:
    text = message.get(key)
    if not isinstance(text, str) or not 0 < len(text) <= 100:
        raise Refusal("bad-message", f"{key} must be a short text.")
    return text
