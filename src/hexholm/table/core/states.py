"""What clients are told: the state of a table as one message.

Everything about the game comes from `Game.view`, so what is hidden from a seat is removed there.
The parts that several connections share are written once per position.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexholm.bots import playing, replaced
from hexholm.game import Board, Game
from hexholm.library import kind_of
from hexholm.table.core import talk
from hexholm.table.core.entries import event_data
from hexholm.table.core.ports import Message, Part
from hexholm.table.core.refusal import reason_data
from hexholm.table.core.room import Room
from hexholm.table.core.seats import sitters

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import Reason
    from hexholm.table.protocol.messages import Preview
    from hexholm.table.protocol.tables import Contribution, Legal, Moment, RematchData, TableData

BOARDS: Final = 64


class There(NamedTuple):
    """Who is at a table, and since when each of the others is away."""

    online: Collection[int] = ()
    away: Sequence[int | None] = ()


NOBODY: Final = There()


class Teller:
    """Writes the state messages of one table."""

    def __init__(self, secrets: Mapping[str, str]) -> None:
        self._secrets = secrets
        self.rematch_secrets: Mapping[str, str] = {}
        self._game: Game | None = None
        self._parts: dict[Any, Part] = {}

    def state(
        self,
        room: Room,
        seats: Sequence[int],
        *,
        since: int | None,
        now: int | None = None,
        there: There = NOBODY,
        lent: Collection[int] = (),
    ) -> Message:
        """The state as these seats see it, with the entries after `since`.

        With the time comes the board; lent: the seats they can take back from bots.
        """
        perspective = _perspective(room.game, seats)
        if self._game is not room.game or perspective not in self._parts:
            self.prepare(room.game, (seats,))
        mover = room.mover
        message: dict[str, Any] = {
            "type": "state",
            "number": room.number,
            "table": self._table(room, seats, there, lent),
        }
        if now is not None:
            message["now"] = now
            message["board"] = _board(room.game)
        message["view"] = self._parts[perspective]
        message["picture"] = self._picture(room.game)
        is_asked = mover in seats and mover != room.late
        message["legal"] = self._legal(room.game) if is_asked else None
        message["can_undo"] = room.begun and room.can_undo(seats)
        message["contributions"] = self._contributions(room.game)
        message["entries"] = [entry.to_data() for entry in room.entries[since or 0 :]]
        return message

    # --- parts -------------------------------------------------------------------------------

    def _table(
        self, room: Room, seats: Sequence[int], there: There, lent: Collection[int]
    ) -> "TableData":
        secrets = self._secrets
        asked, declined = room.takeback, room.declined
        mover, until = room.mover, room.until
        away = dict(enumerate(there.away))
        return {
            "id": room.id,
            "game": room.game.name,
            "listed": room.listed,
            "begun": room.begun,
            "over": room.game.over,
            "first": room.first,
            "seats": [
                {
                    **sitter,
                    "level": who.level and playing(who.level, room.game),
                    "online": who.kind == "bot" or seat in there.online,
                    "away": away.get(seat),
                    "left": who.left,
                    "stands_in": who.stands_in,
                    "lent": seat in lent,
                    "mine": seat in seats,
                }
                for seat, (who, sitter) in enumerate(
                    zip(room.seats, sitters(room.seats), strict=True)
                )
            ],
            "takeback": None
            if asked is None
            else {
                "seat": asked.seat,
                "step": asked.step,
                "yes": sorted(asked.yes),
                "waiting": sorted(asked.waiting),
            },
            "declined": None if declined is None else {"seat": declined[0], "by": declined[1]},
            "votes": [
                {"whom": whom, "level": vote.level, "yes": sorted(vote.yes)}
                for whom, vote in room.votes.items()
            ],
            "rematch": self._rematch(room, seats),
            "invite": secrets["invite"] if seats and not room.by_turns else None,
            "watch": secrets["watch"],
            "hints": room.hints,
            "replaced": replaced(room.game),
            "talk": talk.mode(room),
            "seed_known": room.is_seed_known,
            "link": room.link or None,
            "by_turns": room.by_turns,
            "pace": room.pace.told(),
            "late": room.late,
            "clock": None if until is None or mover is None else {"seat": mover, "until": until},
        }

    def _rematch(self, room: Room, seats: Sequence[int]) -> "RematchData | None":
        if room.rematch is None:
            return None
        known = self.rematch_secrets
        mine = [known[f"seat-{seat}"] for seat in seats if f"seat-{seat}" in known]
        return {
            "table": room.rematch,
            "secret": ",".join(mine) or None,
            "watch": known.get("watch"),
        }

    def prepare(self, game: Game, several: Iterable[Sequence[int]]) -> None:
        """Write the views that these connections (each the seats it acts for) will need."""
        if self._game is not game:
            self._game = game
            self._parts = {}
        missing = {_perspective(game, seats) for seats in several} - self._parts.keys()
        if missing:
            keys = list(missing)
            for key, view in zip(keys, game.views([sees for sees, _ in keys]), strict=True):
                self._parts[key] = Part(view_data(view) | {"seat": key[1]})

    def _legal(self, game: Game) -> Part:
        part = self._parts.get("legal")
        if part is None:
            part = self._parts["legal"] = Part(legal_data(game))
        return part

    def _picture(self, game: Game) -> Part:
        part = self._parts.get("picture")
        if part is None:
            part = self._parts["picture"] = Part(kind_of(game).picture(game))
        return part

    def _contributions(self, game: Game) -> Part:
        part = self._parts.get("contributions")
        if part is None:
            part = self._parts["contributions"] = Part(contribution_data(game))
        return part


_boards: dict[Board, Part] = {}


def _board(game: Game) -> Part:
    """The board to draw; the last ones are remembered."""
    part = _boards.get(game.board)
    if part is None:
        while len(_boards) >= BOARDS:
            del _boards[next(iter(_boards))]
        part = _boards[game.board] = Part(game.board_data())
    return part


def _perspective(game: Game, seats: Sequence[int]) -> tuple[int | None, int | None]:
    """As whom a connection sees the game, and the seat for which it acts.

    That is the one to decide, else its first. Of several people at one screen nobody sees the hand
    of another: while none of them decides, they see what a spectator sees.
    """
    if not seats:
        return None, None
    if game.player in seats:
        return game.player, game.player
    return (seats[0] if len(seats) == 1 else None), seats[0]


def view_data(view: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat may know, less what everybody sees in the picture."""
    players = [
        {key: value for key, value in player.items() if key != "pieces"}
        for player in view["players"]
    ]
    told = {key: value for key, value in view.items() if key not in ("locations", "log")}
    return told | {"players": players}


def legal_data(game: Game) -> "Legal":
    """The legal actions: hexes by verb, and the others as text."""
    options = game.options
    return {
        "hexes": {verb: options.grid.named(hexes) for verb, hexes in options.hexes if hexes},
        "others": [str(action) for action in options.others],
    }


def contribution_data(game: Game) -> "list[dict[str, list[Contribution]]]":
    """What earns each seat its gold: by card, hexes and gold."""
    return [
        {
            card: [{"hexes": one.hexes, "gold": one.gold} for one in some]
            for card, some in game.contributions(seat).items()
        }
        for seat in range(game.seats)
    ]


def step_data(room: Room, step: int, game: Game) -> "Moment":
    """A moment of the game as a spectator saw it."""
    view: Any = view_data(game.view(None))
    picture: Any = kind_of(game).picture(game)
    place = step - room.first
    entries = [room.plays[place - 1].to_data()] if place > 0 else []
    return {
        "view": view,
        "picture": picture,
        "contributions": contribution_data(game),
        "entries": entries,
    }


def preview_data(game: Game, action: str) -> "Preview":
    """What an action would bring."""
    preview = game.preview(action)
    return {"gold": preview.gold, "events": event_data(preview.events)}


def why_data(game: Game, action: str) -> "Reason | None":
    """Why an action isn't legal; None if it is."""
    reason = game.why_not(action)
    return None if reason is None else reason_data(reason)
