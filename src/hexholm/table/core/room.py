"""One table in memory: its seats, its entries and the game they lead to.

No network and no database here, and nobody decides anything: `moves` and `people` make changes of
what somebody wants. `Room.apply` makes a change that has been stored part of the room, so the room
never shows what could still be lost.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from hexholm.bots.guard import STAND_IN
from hexholm.game import Action, Game
from hexholm.table.core.entries import Change, Data, Entry, deed_data
from hexholm.table.core.pace import Pace
from hexholm.table.core.ports import Damaged
from hexholm.table.core.seats import Seat

CLOCK_BOT: Final = "normal"
"""The bot that plays the turn of somebody whose time is up."""
_RESTARTS: Final = ("begun", "takeback", "replaced", "returned")
"""What lets the clock of the seat to decide start anew."""


@contextmanager
def _damage(table: str, entry: Entry) -> Iterator[None]:
    """Whatever goes wrong with a stored entry was damaged before it had a seal."""
    try:
        yield
    except Exception as error:
        raise Damaged(table, entry.number) from error


def _play(game: Game, entry: Entry) -> Game:
    """The game after a stored action, whose entry learns how it is told."""
    action = Action.parse(entry.data["action"])
    entry.data.update(deed_data(game, action))
    after = game.copy()
    after.play(action)
    return after


@dataclass
class Takeback:
    """A request to go back, and who has agreed."""

    seat: int
    step: int
    yes: set[int]
    waiting: set[int]


@dataclass
class Vote:
    """A vote to let a bot play for somebody who is gone."""

    level: str
    yes: set[int] = field(default_factory=set)


class Room:
    """A table: the fold of its entries."""

    def __init__(
        self,
        *,
        table: str,
        game: Game,
        seats: Sequence[Seat],
        listed: bool = False,
        hints: bool = False,
        talk: bool = True,
        seal: str = "",
        is_seed_known: bool = False,
        pace: Pace | None = None,
        link: str = "",
        by_turns: bool = False,
    ) -> None:
        self.id = table
        self.seal = seal
        """Of the last entry that is stored, or of the table where there is none."""
        self.game = game
        self.seats = list(seats)
        self.listed = listed
        self.hints = hints
        self.talk = talk
        self.said: list[Entry] = []
        """What the people here have said to each other."""
        self.is_seed_known = is_seed_known
        """Whether somebody chose the seed or brought the game along, and may know all cards."""
        self.link = link
        """How links of this game begin, once there is one."""
        self.by_turns = by_turns
        """Whether its people play elsewhere, too, and send each other links."""
        self.pace = pace or Pace()
        self.entries: list[Entry] = []
        self.begun = False
        self.moved = 0
        """The last entry that changed the position."""
        self.first = len(game.log)
        """The number of actions before the first entry."""
        self.plays: list[Entry] = []
        """The actions that count: those not taken back."""
        self.turns: list[int] = [self.first]
        """The step at which each turn began."""
        self.turn_at = 0
        """Since when the seat to decide has been asked, in ms since 1970."""
        self.late: int | None = None
        """The seat for which a bot plays to the end of the turn, because time was up."""
        self.lates = 0
        """How many turns in a row were played so, without anybody playing in between."""
        self.takeback: Takeback | None = None
        self.declined: tuple[int, int] | None = None
        """Who asked for a take-back in vain, and who said no, until the game goes on."""
        self.votes: dict[int, Vote] = {}
        self.asked_at = 0
        """When what is asked of the players (take-back and votes) last changed, in ms."""
        self.rematch: str | None = None

    def load(self, entries: Iterable[Entry]) -> Generator[None, None, None]:
        """Fold all entries of a stored table, one at a time; `Damaged` if one can't have happened.

        Actions that were taken back are played too, for how they are told depends on the game.
        """
        games = [self.game]
        for entry in entries:
            with _damage(self.id, entry):
                if entry.kind == "play":
                    games.append(_play(games[-1], entry))
                elif entry.kind in ("undo", "takeback"):
                    del games[entry.data["to"] - self.first + 1 :]
                self.apply(Change((entry,), games[-1]))
            yield

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
        last = self.plays[-1].seat if self.plays else None
        return self.game.can_undo and last in seats and last != self.late

    def bot(self, seat: int) -> str | None:
        """The bot that plays for a seat now; None: a person does."""
        if seat == self.late:
            return CLOCK_BOT
        who = self.seats[seat]
        return (who.level or STAND_IN) if who.kind == "bot" else None

    @property
    def until(self) -> int | None:
        """When the time of the seat to decide is up, in ms since 1970; None: no clock runs."""
        mover, clock = self.mover, self.pace.clock
        if mover is None or clock is None or self.bot(mover) is not None:
            return None
        return self.turn_at + 1000 * clock.seconds

    def entry(self, _seat: int | None, _kind: str, *, after: int = 0, **data: Any) -> Entry:
        """The next entry, or a later one: as many come before it as `after` says."""
        return Entry(self.number + 1 + after, _seat, _kind, data)

    # --- the fold ----------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """Make a stored change part of the room."""
        mover, turns = self.mover, len(self.turns)
        for entry in change.entries:
            self._fold(entry)
        if change.game is not None:
            self.game = change.game
        is_new = len(self.turns) != turns or any(
            entry.kind in _RESTARTS and entry.seat in (None, self.mover) for entry in change.entries
        )
        if is_new:
            self.late = None
        if is_new or self.mover != mover:  # also when somebody is asked in another's turn
            self.turn_at = change.entries[-1].at

    def follow(self, entries: Iterable[Entry]) -> None:
        """Make entries that another server has stored part of the room; `Damaged` as in `load`."""
        for entry in entries:
            with _damage(self.id, entry):
                game = None
                if entry.kind == "play":
                    game = _play(self.game, entry)
                elif entry.kind in ("undo", "takeback"):
                    game = self.game.at(entry.data["to"])
                self.apply(Change((entry,), game))

    def _fold(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._settle(entry)
        kind, seat, data = entry.kind, entry.seat, entry.data
        if kind == "play":
            self.plays.append(entry)
            self.moved = entry.number
            if seat != self.late and seat is not None and self.seats[seat].here:
                self.lates = 0
            if any(event["kind"] == "turn-ended" for event in data.get("events", ())):
                self.turns.append(data["step"])
        elif kind in ("undo", "takeback"):
            del self.plays[data["to"] - self.first :]
            self.turns = [step for step in self.turns if step <= data["to"]]
            self.moved = entry.number
        elif kind == "begun":
            self.begun = True
        elif kind == "late":
            self.late = seat
            self.lates += 1
        elif kind == "rematch":
            self.rematch = data["table"]
        elif kind == "said":
            self.said.append(entry)
        elif kind == "shared":
            self.link, self.is_seed_known = data["link"], True
        elif seat is not None:
            self._fold_seat(seat, kind, data)

    def _fold_seat(self, seat: int, kind: str, data: Data) -> None:
        who = self.seats[seat]
        if kind in ("joined", "named"):
            who.kind, who.name, who.colour = "person", data["name"], data["colour"]
        elif kind == "left":
            who.left = True
        elif kind == "vacated":
            self.seats[seat] = Seat("open", vacated=who.vacated + 1)
        elif kind == "filled":
            who.kind, who.level, who.colour = "bot", data["level"], data["colour"]
        elif kind in ("back", "replaced", "returned"):
            who.left = False
            if kind == "replaced":
                who.kind, who.level, who.stands_in = "bot", data["level"], True
            elif kind == "returned":
                who.kind, who.level, who.stands_in = "person", None, False

    # --- what is asked of the players --------------------------------------------------------

    def _settle(self, entry: Entry) -> None:
        """What an entry means for an open take-back and open votes."""
        kind, seat = entry.kind, entry.seat
        by_person = False
        if kind == "play" and seat is not None and seat != self.late:
            by_person = self.seats[seat].here
        if by_person or kind in ("undo", "takeback", "left", "replaced"):
            asked, self.declined = self.takeback, None
            if asked is not None and by_person and seat is not None and seat != asked.seat:
                self.declined = asked.seat, seat  # who plays on says no
            self.takeback = None
        if kind == "left" and seat is not None:
            for vote in self.votes.values():
                vote.yes.discard(seat)
        elif kind in ("back", "replaced") and seat is not None:
            self.votes.pop(seat, None)

    def asked(self, at: int) -> Data:
        """What is asked of the players, for other servers; at: when it changed, in ms."""
        self.asked_at = max(at, self.asked_at + 1)  # later than what it answers, by any clock
        back = self.takeback
        return {
            "at": self.asked_at,
            "takeback": back and [back.seat, back.step, sorted(back.yes), sorted(back.waiting)],
            "votes": [[whom, vote.level, sorted(vote.yes)] for whom, vote in self.votes.items()],
            "declined": self.declined,
        }

    def ask(self, number: int, asked: Data) -> bool:
        """Take over what was asked on another server after an entry; whether it is new.

        What players of several servers have agreed to at the same time adds up.
        """
        if asked["at"] <= self.asked_at or number > self.number:
            return False
        self.asked_at = asked["at"]
        mine, votes = self.takeback, self.votes
        self.takeback, self.votes = None, {}
        if asked["takeback"] is not None:
            seat, step, yes, waiting = asked["takeback"]
            self.takeback = Takeback(seat, step, set(yes), set(waiting))
            if mine is not None and (mine.seat, mine.step) == (seat, step):
                self.takeback.yes |= mine.yes
                self.takeback.waiting &= mine.waiting
        declined = asked.get("declined")
        self.declined = None if declined is None else (declined[0], declined[1])
        for whom, level, yes in asked["votes"]:
            vote = self.votes[whom] = Vote(level, set(yes))
            if whom in votes and votes[whom].level == level:
                vote.yes |= votes[whom].yes
        for entry in self.entries[number:]:
            self._settle(entry)
        return True
