"""A room of one person, without storage: for lessons and puzzles.

Nothing is kept between two calls: a client sends what was done so far, and the room is played up to
there again. So it can be left and resumed anywhere, and costs nobody a table. What is asked and
answered are the messages of a connection (`messages.Client`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexholm.game import Action, Game
from hexholm.table.core.entries import Change, play_data
from hexholm.table.core.ports import Message
from hexholm.table.core.room import Room
from hexholm.table.core.seats import COLOURS, Seat
from hexholm.table.core.states import Teller, There, legal_data, preview_data

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import Reason
    from hexholm.table.protocol.tables import Legal

BACK: Final = "back"

Data = dict[str, Any]


class Solo(ABC):
    """Somebody alone in a room, and what they have done there."""

    def __init__(self, name: str, game: Game) -> None:
        assert game.player is not None
        self.seat: int = game.player
        """Theirs; nobody sits on the others."""
        self.room = _room(name, game, self.seat)
        self.done: list[str] = []
        self._teller = Teller({"invite": "", "watch": ""})
        self._states: list[Message] = []

    def redo(self, done: Sequence[str]) -> None:
        """Do what was done before, as far as it still fits."""
        for one in done:
            if self.refused(one) is not None:
                break
            self._do(one)

    def hear(self, message: Data) -> list[Message]:
        """The answers to a message; its door has checked its shape."""
        self._states = []
        match message:
            case {"type": "play", "action": action}:
                return self._try(action)
            case {"type": "undo"}:
                return self._try(BACK)
            case {"type": "why", "action": action}:
                return [{"type": "why", "action": action, "reason": self.why_not(action)}]
            case {"type": "previews", "actions": actions}:
                return [self._previews(actions)]
        return [self._state(None, board=True)]

    # --- what may be done --------------------------------------------------------------------

    @abstractmethod
    def is_meant(self, action: Action) -> bool:
        """Whether a legal action may be played here."""

    @abstractmethod
    def why_not(self, action: str) -> "Reason | None":
        """Why an action may not be played."""

    @abstractmethod
    def refused(self, wish: str) -> "Reason | None":
        """The same of anything that can be done, such as going back."""

    @abstractmethod
    def do(self, wish: str, *, tells: bool) -> None:
        """Do what isn't refused; `tells` collects the states."""

    def meant(self) -> "Legal":
        """The legal actions that may be played here."""
        if self.room.game.player != self.seat:
            return {"hexes": {}, "others": []}
        legal = legal_data(self.room.game)
        hexes = {
            verb: [hex_ for hex_ in some if self.is_meant(Action(verb, hex_))]
            for verb, some in legal["hexes"].items()
        }
        return {
            "hexes": {verb: some for verb, some in hexes.items() if some},
            "others": [one for one in legal["others"] if self.is_meant(Action.parse(one))],
        }

    # --- going on ----------------------------------------------------------------------------

    def _try(self, wish: str) -> list[Message]:
        reason = self.refused(wish)
        if reason is not None:
            return [
                {"type": "refused", "code": "illegal", "text": reason["text"], "reason": reason}
            ]
        before = self.room.number
        self._do(wish, tells=True)
        return self._states or [self._state(before)]

    def _do(self, wish: str, *, tells: bool = False) -> None:
        self.done.append(wish)
        self.do(wish, tells=tells)

    def play(self, action: Action, *, tells: bool) -> None:
        """Play an action of whoever is to move."""
        room = self.room
        seat, game = room.game.player, room.game.copy()
        game.play(action)
        entry = room.entry(seat, "play", **play_data(room.game, action, game, room.step + 1))
        self._apply(Change((entry,), game), tells=tells)

    def go_back(self, step: int, *, tells: bool) -> None:
        """Take back what was played since."""
        room = self.room
        if step != room.step:
            entry = room.entry(self.seat, "undo", to=step)
            self._apply(Change((entry,), room.game.at(step)), tells=tells)

    def _apply(self, change: Change, *, tells: bool) -> None:
        before = self.room.number
        self.room.apply(change)
        if tells:
            self._states.append(self._state(before))

    # --- what is told ------------------------------------------------------------------------

    def board(self) -> Data:
        """The board as it is shown."""
        return dict(self.room.game.board_data())

    def _state(self, since: int | None, *, board: bool = False) -> Message:
        room = self.room
        told: Data = dict(
            self._teller.state(room, (self.seat,), since=since, there=There((self.seat,)))
        )
        if board:
            told["board"] = self.board()
        told["legal"] = self.meant() if room.mover == self.seat else None
        told["can_undo"] = bool(room.plays)
        return told

    def _previews(self, asked: Sequence[str]) -> Message:
        game, legal = self.room.game, self.meant()
        known = {f"{verb} {hex_}" for verb, some in legal["hexes"].items() for hex_ in some}
        previews = {one: preview_data(game, one) for one in asked if one in known}
        return {"type": "previews", "number": self.room.number, "previews": previews}


def _room(name: str, game: Game, mine: int) -> Room:
    seats = [
        Seat("person" if seat == mine else "bot", "", colour)
        for seat, colour in enumerate(COLOURS[: game.seats])
    ]
    room = Room(table=name, game=game, seats=seats)
    room.apply(Change((room.entry(None, "begun"),)))
    return room
