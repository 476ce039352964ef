"""What a connected client can ask for, message by message."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core import moves, people
from hexholm.table.core.hub import Hub
from hexholm.table.core.limits import Bucket
from hexholm.table.core.ports import Transport
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.states import preview_data, why_data
from hexholm.table.core.table import Connection, Table
from hexholm.texts import LANGUAGE, known_language

if TYPE_CHECKING:
    from hexholm.table.protocol.messages import Preview

PREVIEWS: Final = 32
"""The most actions that can be asked about at once."""
PREVIEWS_AT_ONCE: Final = 4
"""How many of them are found out before others have their turn."""

Data = dict[str, Any]


def greet(
    hub: Hub, table: Table, transport: Transport, hello: Any, address: str = ""
) -> Connection:
    """A connection for the sender of this first message; `Hub.connect` opens it."""
    message = _object(hello)
    if message.get("type") != "hello":
        raise Refusal("bad-message", "no-hello")
    given, since = message.get("secrets"), message.get("since")
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise Refusal("bad-message", "texts", key="secrets")
    if since is not None and (type(since) is not int or since < 0):
        raise Refusal("bad-message", "since")
    language = _language(message) if "language" in message else LANGUAGE.get()
    rights = table.rights(given)
    bucket = Bucket(hub.settings.message_rate, hub.clock)
    front = message.get("front") is True
    return Connection(rights, transport, bucket, address, since or 0, language, front)


class Client:
    """Carries out the messages of one connection."""

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
            "return": self.sit_down,
            "name": self.name,
            "fill": self.fill,
            "say": self.say,
            "phrase": self.phrase,
            "previews": self.previews,
            "why": self.why,
            "speak": self.speak,
            "front": self.front,
            "stop": self.stop,
        }

    async def carry_out(self, message: Any) -> None:
        """Do what a message asks for, or refuse it."""
        token = LANGUAGE.set(self.connection.language)
        try:
            told = _object(message)
            address = self.connection.address
            if not self.connection.bucket.take():
                raise Refusal("too-fast")
            self.hub.budgets.spend("messages", address)
            await self.hub.turns.take(address)
            kind = told.get("type")
            handler = self.handlers.get(kind) if isinstance(kind, str) else None
            if handler is None:
                raise Refusal("unknown", names=", ".join(self.handlers))
            await handler(told)
        except Refusal as no:
            self.refuse(no, message)
        finally:
            LANGUAGE.reset(token)

    def refuse(self, no: Refusal, message: Any = None) -> None:
        """Say no to a message."""
        self.hub.meter.refused[no.code] += 1
        to = {"to": str(message.get("type"))[:20]} if isinstance(message, dict) else {}
        self.connection.transport.send({"type": "refused", **no.data(), **to})
        if no.code == "stale":
            self.hub.send_state(self.table, self.connection)

    async def speak(self, message: Data) -> None:
        """Speak another language from now on."""
        self.connection.language = _language(message)
        self.hub.send_state(self.table, self.connection)

    # --- playing -----------------------------------------------------------------------------

    async def play(self, message: Data) -> None:
        """Play an action."""
        seat, number, action = self._seat(message), _number(message), _text(message, "action")
        await self._move(lambda room: moves.play(room, seat, number, action))

    async def undo(self, message: Data) -> None:
        """Undo the last action."""
        seat, number = self._seat(message), _number(message)
        await self._move(lambda room: moves.undo(room, seat, number))

    async def _move(self, wish: Any) -> None:
        if await self.hub.change(self.table, wish) is None:  # it was carried out before
            self.hub.send_state(self.table, self.connection)

    async def takeback(self, message: Data) -> None:
        """Ask to go back."""
        seat, number, mine = self._seat(message), _number(message), self.connection.seats
        await self.hub.change(
            self.table, lambda room: moves.ask_takeback(room, seat, number, mine), show=True
        )

    async def answer(self, message: Data) -> None:
        """Answer somebody who wants to go back."""
        self._seat(message)
        yes, mine = message.get("yes"), self.connection.seats
        if not isinstance(yes, bool):
            raise Refusal("bad-message", "yes")
        await self.hub.change(
            self.table, lambda room: moves.answer_takeback(room, mine, yes=yes), show=True
        )

    async def stop(self, message: Data) -> None:
        """Have a bot play now, or give up a hint."""
        self._seat(message)
        connection = self.connection
        self.hub.stop_thinking(self.table, connection.seats, connection.address)

    # --- coming and going --------------------------------------------------------------------

    async def leave(self, message: Data) -> None:
        """Leave the table."""
        seat = self._seat(message)
        await self.hub.change(self.table, lambda room: people.leave(room, seat))

    async def replace(self, message: Data) -> None:
        """Vote that a bot plays for somebody who is gone."""
        self._seat(message)
        whom, level = message.get("whom"), _text(message, "level")
        table, calling, mine = self.table, self.hub.settings.calling, self.connection.seats
        if type(whom) is not int or whom not in range(len(table.room.seats)):
            raise Refusal("bad-message", "seat", key="whom")
        bots = self.hub.thinkers.offered
        if level not in bots:
            raise Refusal("bad-message", "unknown-bot", names=", ".join(bots))
        await self.hub.change(
            table,
            lambda room: people.vote(
                room,
                mine,
                whom,
                level,
                gone=table.is_gone(whom, calling),
                present=table.online(calling),
            ),
            show=True,
        )

    async def sit_down(self, message: Data) -> None:
        """Take one's seat back from a bot."""
        seat = message.get("seat")
        if type(seat) is not int:
            raise Refusal("bad-message", "seat", key="seat")
        await self.hub.sit_down(self.table, self.connection.rights, seat)

    async def name(self, message: Data) -> None:
        """Take another name or colour."""
        seat = self._seat(message)
        name, colour = message.get("name"), message.get("colour")
        if not isinstance(name, str | None) or not isinstance(colour, str | None):
            raise Refusal("bad-message", "name-and-colour")
        await self.hub.change(
            self.table, lambda room: people.rename(room, seat, name=name, colour=colour)
        )

    async def fill(self, message: Data) -> None:
        """Let bots take the open seats, or one of them."""
        self._seat(message)
        whom, level = message.get("whom"), _text(message, "level")
        if whom is not None and type(whom) is not int:
            raise Refusal("bad-message", "seat", key="whom")
        await self.hub.fill(self.table, level, whom, self.connection.address)

    async def say(self, message: Data) -> None:
        """Say something to the others."""
        seat, text = self._seat(message), message.get("text")
        if not isinstance(text, str):
            raise Refusal("bad-message", "short-text", key="text")
        await self.hub.say(self.table, seat, text=text)

    async def phrase(self, message: Data) -> None:
        """Say one of a few phrases."""
        await self.hub.say(self.table, self._seat(message), phrase=_text(message, "phrase"))

    async def front(self, message: Data) -> None:
        """The page comes to the front, or is hidden."""
        yes = message.get("yes")
        if not isinstance(yes, bool):
            raise Refusal("bad-message", "yes")
        self.connection.front = yes
        self.hub.note_seen(self.table)

    # --- asking ------------------------------------------------------------------------------

    async def previews(self, message: Data) -> None:
        """What some legal actions would bring; nothing when somebody else decides."""
        asked, room = message.get("actions"), self.table.room
        if not isinstance(asked, list) or not all(isinstance(one, str) for one in asked):
            raise Refusal("bad-message", "texts", key="actions")
        previews: dict[str, Preview] = {}
        number, game = room.number, room.game
        if room.mover in self.connection.seats:
            for place, action in enumerate(asked[:PREVIEWS], 1):
                if game.why_not(action) is None:
                    previews[action] = preview_data(game, action)
                if place % PREVIEWS_AT_ONCE == 0:
                    await self.hub.turns.take(self.connection.address)
        self.connection.transport.send({"type": "previews", "number": number, "previews": previews})

    async def why(self, message: Data) -> None:
        """Why an action isn't legal; only who decides may ask, for it can tell what they hold."""
        action, room = _text(message, "action"), self.table.room
        if room.mover not in self.connection.seats:
            raise Refusal("not-your-turn", "why-not-yours")
        reason = why_data(room.game, action)
        self.connection.transport.send({"type": "why", "action": action, "reason": reason})

    def _seat(self, message: Data) -> int:
        seat = message.get("seat")
        if type(seat) is not int:
            raise Refusal("bad-message", "seat", key="seat")
        if seat not in self.connection.seats:
            raise Refusal("not-your-seat")
        return seat


def _object(message: Any) -> Data:
    if not isinstance(message, dict):
        raise Refusal("bad-message", "not-object")
    return message


def _number(message: Data) -> int:
    number = message.get("number")
    if type(number) is not int:
        raise Refusal("bad-message", "number")
    return number


def _language(message: Data) -> str:
    """A language that is spoken here, or the server's."""
    return known_language(_text(message, "language"))


def _text(message: Data, key: str) -> str:
    text = message.get(key)
    if not isinstance(text, str) or not 0 < len(text) <= 100:
        raise Refusal("bad-message", "short-text", key=key)
    return text
