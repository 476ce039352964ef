"""What happens at a table, as it is stored and reported."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from hexholm.game import Action, Event, Game
from hexholm.library import kind_of
from hexholm.table.core.ports import Row
from hexholm.table.core.seals import seal_entry
from hexholm.telling import message

if TYPE_CHECKING:
    from hexholm.table.protocol import tables

Data = dict[str, Any]


class Entry(NamedTuple):
    """Something that happened at a table; its data depends on its kind."""

    number: int
    seat: int | None
    kind: str
    data: Data
    at: int = 0
    """When it was stored, in milliseconds since 1970."""

    def to_data(self) -> "tables.Entry":
        """As clients get it."""
        told = {"number": self.number, "seat": self.seat, "kind": self.kind, **self.data}
        return cast("tables.Entry", told)


class Change(NamedTuple):
    """Entries to be stored, and the game after them where it changes."""

    entries: tuple[Entry, ...]
    game: Game | None = None

    def stamped(self, at: int) -> "Change":
        """The same at this time, in milliseconds since 1970."""
        return Change(tuple(entry._replace(at=at) for entry in self.entries), self.game)


def entry_rows(table: str, entries: Iterable[Entry], seal: str) -> list[Row]:
    """Entries as they are stored, after a seal; how they are told isn't stored."""
    rows: list[Row] = [{"table": table, **entry._asdict()} for entry in entries]
    for row in rows:
        row["data"] = {key: value for key, value in row["data"].items() if key != "says"}
        seal = row["seal"] = seal_entry(seal, row)
    return rows


def entry_of(row: Row) -> Entry:
    """A stored entry; earlier versions also stored that an action was part of no other."""
    data = {key: value for key, value in row["data"].items() if (key, value) != ("by", None)}
    return Entry(row["number"], row["seat"], row["kind"], data, row["at"])


def play_data(before: Game, action: Action, after: Game, step: int) -> Data:
    """An action that was played, between two positions, as the data of its entry."""
    told = {"action": str(action), **deed_data(before, action), "step": step}
    return told | ({"events": event_data(after.events)} if after.events else {})


def deed_data(game: Game, action: Action) -> Data:
    """The extra action that a legal action is a part of, and the message of what it does.

    The message is left out where it is only that of the verb: of most actions.
    """
    told: Data = {"by": game.tasks[-1].by} if game.tasks else {}
    says = kind_of(game).deed(game, action)
    return told if says == message(f"log-{action.verb}") else {**told, "says": says}


def event_data(events: Iterable[Event]) -> "list[tables.GameEvent]":
    """Events as plain data; what is empty is left out."""
    told: list[Any] = [
        {key: value for key, value in event._asdict().items() if value or key == "seat"}
        for event in events
    ]
    return told
