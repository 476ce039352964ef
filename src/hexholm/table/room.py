"""One table in memory: its seats, its entries and the game they lead to.

No network and no database here. What somebody wants to do comes in as a call; what comes out is a
`Change`, entries to be stored, or a `Refusal`. `Room.apply` makes a change that has been stored
part of the room, so the room never shows what could still be lost.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

from hexholm.draw.palette import PLAYERS
from hexholm.game import Action, CannotUndo, Event, Game, IllegalAction
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, acted_on
from hexholm.table.limits import clean_name
from hexholm.table.protocol import tables
from hexholm.table.protocol.tables import GameEvent, SeatKind
from hexholm.table.refusal import Refusal

COLOURS: Final = tuple(player.name for player in PLAYERS)
"""The palette, by seat."""

Data = dict[str, Any]


@dataclass
class Seat:
    """Who sits where."""

    kind: SeatKind
    name: str = ""
    colour: str | None = None
    level: str | None = None
    left: bool = False

    @property
    def here(self) -> bool:
        """A person who has not left."""
        return self.kind == "person" and not self.left


class Entry(NamedTuple):
    """Something that happened at a table; its data depends on its kind."""

    number: int
    seat: int | None
    kind: str
    data: Data

    def to_data(self) -> tables.Entry:
        """As clients get it."""
        told = {"number": self.number, "seat": self.seat, "kind": self.kind, **self.data}
        return cast(tables.Entry, told)


class Change(NamedTuple):
    """Entries to be stored, and the game after them where it changes."""

    entries: tuple[Entry, ...]
    game: Game | None = None


@dataclass
class Takeback:
    """A wish to go back, and who has agreed."""

    seat: int
    step: int
    yes: set[int]
    waiting: set[int]


@dataclass
class Vote:
    """A wish to let a bot play for somebody who is gone."""

    level: str
    yes: set[int] = field(default_factory=set)


class Room:
    """A table: the fold of its entries."""

    def __init__(
        self, *, table: str, game: Game, seats: Sequence[Seat], listed: bool = False
    ) -> None:
        self.id = table
        self.game = game
        self.seats = list(seats)
        self.listed = listed
        self.entries: list[Entry] = []
        self.begun = False
        self.moved = 0
        """The last entry that changed the position."""
        self.first = len(game.log)
        """So many actions lie before the first entry."""
        self.plays: list[Entry] = []
        """The actions that count: those not taken back."""
        self.turns: list[int] = [self.first]
        """The step at which each turn began."""
        self.takeback: Takeback | None = None
        self.votes: dict[int, Vote] = {}
        self.rematch: str | None = None

    @classmethod
    def load(
        cls,
        *,
        table: str,
        game: Game,
        seats: Sequence[Seat],
        listed: bool,
        entries: Iterable[Entry],
    ) -> "Room":
        """A stored table: all entries folded."""
        room = cls(table=table, game=game, seats=seats, listed=listed)
        for entry in entries:
            room._fold(entry)
        for play in room.plays:
            game.play(play.data["action"])
        return room

    # --- what is known -----------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0

    @property
    def mover(self) -> int | None:
        """The seat that decides now, once the game has begun."""
        return self.game.player if self.begun else None

    @property
    def step(self) -> int:
        """How many actions the game has."""
        return self.first + len(self.plays)

    def people(self) -> set[int]:
        """The seats of people who have not left."""
        return {seat for seat, who in enumerate(self.seats) if who.here}

    def can_undo(self, seats: Sequence[int]) -> bool:
        """Whether the last action is one of these seats' and can be undone."""
        return self.game.can_undo and bool(self.plays) and self.plays[-1].seat in seats

    # --- playing -----------------------------------------------------------------------------

    def play(self, seat: int, number: int, action: str) -> Change | None:
        """Play an action; None if this very wish was carried out already."""
        wanted = Action.parse(action)
        if self._repeated(seat, number, "play", wanted):
            return None
        self._fresh(number)
        self._begun()
        if self.game.player != seat:
            raise Refusal("not-your-turn", _not_your_turn(self.game.player))
        game = self.game.copy()
        try:
            game.play(wanted)
        except IllegalAction as error:
            raise Refusal("illegal", str(error.reason), reason=error.reason) from None
        data = self._play_data(context(self.game, wanted), wanted, game)
        return self._acted(seat, "play", data, game)

    def undo(self, seat: int, number: int) -> Change | None:
        """Take the last action of this turn back; None if that was done already."""
        if self._repeated(seat, number, "undo"):
            return None
        self._fresh(number)
        self._begun()
        if not self.can_undo((seat,)):
            raise Refusal("cannot-undo", "The last action cannot be undone.")
        game = self.game.copy()
        try:
            game.undo()
        except CannotUndo as error:
            raise Refusal("cannot-undo", f"{error}.") from None
        return self._acted(seat, "undo", {"to": self.step - 1}, game)

    def ask_takeback(self, seat: int, number: int, mine: Iterable[int]) -> Change | None:
        """Ask to go back to the start of a seat's last turn; at once if nobody else is there."""
        self._fresh(number)
        self._begun()
        step = self._last_turn(seat)
        if step is None:
            raise Refusal("nothing-to-take-back", "This seat has not played yet.")
        if self.takeback is not None:
            raise Refusal("no-takeback", "Somebody has already asked to take back.")
        asked = Takeback(seat, step, set(), self.people() - {seat, *mine})
        if not asked.waiting:
            return self._go_back(asked)
        self.takeback = asked
        return None

    def answer(self, mine: Iterable[int], *, yes: bool) -> Change | None:
        """Agree to an open take-back, or refuse it."""
        asked = self.takeback
        seats = set(mine) & asked.waiting if asked is not None else set()
        if asked is None or not seats:
            raise Refusal("no-takeback", "There is no take-back to answer.")
        if not yes:
            self.takeback = None
            return None
        asked.yes |= seats
        asked.waiting -= seats
        return None if asked.waiting else self._go_back(asked)

    def _go_back(self, asked: Takeback) -> Change:
        entry = self._entry(asked.seat, "takeback", to=asked.step)
        return Change((entry,), self.game.at(asked.step))

    def _last_turn(self, seat: int) -> int | None:
        """The step before a seat's last turn, or before it was last asked in another's turn."""
        place = next((n for n in reversed(range(len(self.plays))) if self._is_by(n, seat)), None)
        if place is None:
            return None
        begun = next(step for step in reversed(self.turns) if step <= self.first + place)
        if self._is_by(begun - self.first, seat):
            return begun
        while self._is_by(place - 1, seat):
            place -= 1
        return self.first + place

    def _is_by(self, place: int, seat: int) -> bool:
        return self.plays[place].seat == seat

    # --- coming and going --------------------------------------------------------------------

    def join(self, *, name: str, colour: str | None, seat: int | None) -> Change:
        """A person takes an open seat."""
        name = clean_name(name)
        free = [place for place, who in enumerate(self.seats) if who.kind == "open"]
        if not free:
            raise Refusal("no-open-seat", "No seat is open at this table.")
        if seat is None:
            seat = free[0]
        elif seat not in free:
            raise Refusal("seat-taken", f"Seat {seat} is not open.")
        colour = pick_colour(self.seats, seat, colour)
        entries = [self._entry(seat, "joined", name=name, colour=colour)]
        if len(free) == 1:
            entries.append(self._entry(None, "begun", after=1))
        return Change(tuple(entries))

    def rename(self, seat: int, *, name: str | None, colour: str | None) -> Change | None:
        """A person takes another name or colour; None if nothing is new."""
        who = self.seats[seat]
        name = who.name if name is None else clean_name(name)
        colour = who.colour if colour is None else pick_colour(self.seats, seat, colour)
        if (name, colour) == (who.name, who.colour):
            return None
        return Change((self._entry(seat, "named", name=name, colour=colour),))

    def leave(self, seat: int) -> Change | None:
        """A person leaves; None if they have already."""
        return None if self.seats[seat].left else Change((self._entry(seat, "left"),))

    def come_back(self, seats: Iterable[int]) -> Change | None:
        """People who had left are back; None if none of them had."""
        gone = [seat for seat in sorted(seats) if self.seats[seat].left]
        entries = [self._entry(seat, "back", after=i) for i, seat in enumerate(gone)]
        return Change(tuple(entries)) if entries else None

    def vote(
        self, mine: Iterable[int], whom: int, level: str, *, gone: bool, present: Iterable[int]
    ) -> Change | None:
        """Vote that a bot plays for somebody; gone: has left, or has been away too long."""
        if not 0 <= whom < len(self.seats) or self.seats[whom].kind != "person":
            raise Refusal("bad-message", f"There is no person on seat {whom}.")
        if whom in mine:
            raise Refusal("not-allowed", "Nobody votes on their own seat.")
        if not gone:
            raise Refusal("still-here", "This person has neither left nor been away for long.")
        vote = self.votes.get(whom)
        if vote is None or vote.level != level:
            vote = self.votes[whom] = Vote(level)
        vote.yes |= set(mine)
        return self.count_votes(present)

    def count_votes(self, present: Iterable[int]) -> Change | None:
        """Replace the first person whom all others who are here want replaced."""
        voters = set(present) & self.people()
        for whom, vote in self.votes.items():
            if vote.yes and not voters - {whom} - vote.yes:
                return Change((self._entry(whom, "replaced", level=vote.level),))
        return None

    # --- bots and rematches ------------------------------------------------------------------

    def bot_play(self, seat: int, action: str, failed: str | None = None) -> Change:
        """A bot's action; failed: why it is not the one the bot itself wanted."""
        game = self.game.copy()
        game.play(action)
        wanted = Action.parse(action)
        data = self._play_data(context(self.game, wanted), wanted, game)
        if failed is None:
            return Change((self._entry(seat, "play", **data),), game)
        why = self._entry(seat, "bot-failed", level=self.seats[seat].level, why=failed)
        return Change((why, self._entry(seat, "play", after=1, **data)), game)

    def begin(self, log: Sequence[str] = ()) -> Change:
        """The first entry of a table without open seats, and a log that is already there."""
        game = self.game.copy()
        entries = [self._entry(None, "begun")]
        for action in map(Action.parse, log):
            before, seat = context(game, action), game.player
            game.play(action)
            data = self._play_data(before, action, game, after=len(entries))
            entries.append(self._entry(seat, "play", after=len(entries), **data))
        return Change(tuple(entries), game)

    def set_rematch(self, seat: int, table: str) -> Change:
        """The game is played again at another table."""
        return Change((self._entry(seat, "rematch", table=table),))

    # --- the fold ----------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """Make a stored change part of the room."""
        for entry in change.entries:
            self._fold(entry)
        if change.game is not None:
            self.game = change.game

    def _fold(self, entry: Entry) -> None:
        self.entries.append(entry)
        kind, seat, data = entry.kind, entry.seat, entry.data
        if kind == "play":
            self.plays.append(entry)
            self.moved = entry.number
            if any(event["kind"] == "turn-ended" for event in data["events"]):
                self.turns.append(data["step"])
            if self.takeback is not None and seat is not None and self.seats[seat].here:
                self.takeback = None  # a person plays on instead of answering
        elif kind in ("undo", "takeback"):
            del self.plays[data["to"] - self.first :]
            self.turns = [step for step in self.turns if step <= data["to"]]
            self.moved = entry.number
            self.takeback = None
        elif kind == "begun":
            self.begun = True
        elif kind == "rematch":
            self.rematch = data["table"]
        elif seat is not None:
            self._fold_seat(seat, kind, data)

    def _fold_seat(self, seat: int, kind: str, data: Data) -> None:
        who = self.seats[seat]
        if kind in ("joined", "named"):
            who.kind, who.name, who.colour = "person", data["name"], data["colour"]
        elif kind == "left":
            who.left = True
            for vote in self.votes.values():
                vote.yes.discard(seat)
            if self.takeback is not None:
                self.takeback = None
        elif kind in ("back", "replaced"):
            who.left = False
            self.votes.pop(seat, None)
            if kind == "replaced":
                who.kind, who.level = "bot", data["level"]
                self.takeback = None

    # --- small things ------------------------------------------------------------------------

    def _entry(self, _seat: int | None, _kind: str, *, after: int = 0, **data: Any) -> Entry:
        return Entry(self.number + 1 + after, _seat, _kind, data)

    def _acted(self, seat: int, kind: str, data: Data, game: Game) -> Change:
        """What a seat did; who acts is back."""
        back = self.come_back([seat])
        before = back.entries if back else ()
        return Change((*before, self._entry(seat, kind, after=len(before), **data)), game)

    def _play_data(self, before: Data, action: Action, game: Game, after: int = 1) -> Data:
        return {
            "action": str(action),
            **before,
            "step": self.step + after,
            "events": event_data(game.events),
        }

    def _begun(self) -> None:
        if not self.begun:
            raise Refusal("not-begun", "The game begins when every seat is taken.")

    def _fresh(self, number: int) -> None:
        """Refuse a wish that was made at an older position."""
        if not self.moved <= number <= self.number:
            raise Refusal("stale", "The game has gone on since; look at it again.")

    def _repeated(self, seat: int, number: int, kind: str, action: Action | None = None) -> bool:
        """Whether the first move after that number is this very one."""
        if number >= self.moved or number < 0:
            return False
        for entry in self.entries[number:]:
            if entry.kind in ("play", "undo", "takeback"):
                return (
                    entry.seat == seat
                    and entry.kind == kind
                    and (action is None or entry.data["action"] == str(action))
                )
        return False


def pick_colour(seats: Sequence[Seat], seat: int, wanted: str | None) -> str:
    """A colour that nobody else has."""
    taken = {who.colour for place, who in enumerate(seats) if place != seat}
    if wanted is None:
        palette = (COLOURS[seat % len(COLOURS)], *COLOURS)
        return next(colour for colour in palette if colour not in taken)
    if wanted not in COLOURS:
        raise Refusal("bad-colour", f"There is no such colour; there are: {', '.join(COLOURS)}.")
    if wanted in taken:
        raise Refusal("colour-taken", f"Somebody else is {wanted}.")
    return wanted


def event_data(events: Iterable[Event]) -> list[GameEvent]:
    """Events as plain data."""
    return [
        {
            "kind": event.kind,
            "seat": event.seat,
            "what": event.what,
            "where": event.where,
            "amount": event.amount,
        }
        for event in events
    ]


def context(game: Game, action: Action) -> Data:
    """The extra action that this one will be a part of, and its piece if it is no settlement."""
    told: Data = {"by": game.tasks[-1].by if game.tasks else None}
    if isinstance(game, KingdomBuilder) and (kind := acted_on(game, action)) != SETTLEMENT:
        told["piece"] = kind
    return told


def _not_your_turn(player: int | None) -> str:
    return "The game is over." if player is None else f"It is the turn of seat {player}."
