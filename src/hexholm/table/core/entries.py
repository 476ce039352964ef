"""What happens at a table, as it is stored and told."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from hexholm.game import Action, Event, Game
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, acted_on
from hexholm.table.core.ports import Row

if TYPE_CHECKING:
    from hexholm.table.protocol import tables

Data = dict[str, Any]


class Entry(NamedTuple):
    """Something that happened at a table; its data depends on its kind."""

    number: int
    seat: int | None
    kind: str
    data: Data

    def to_data(self) -> "tables.Entry":
        """As clients get it."""
        told = {"number": self.number, "seat": self.seat, "kind": self.kind, **self.data}
        return cast("tables.Entry", told)


class Change(NamedTuple):
    """Entries to be stored, and the game after them where it changes."""

    entries: tuple[Entry, ...]
    game: Game | None = None


def entry_rows(table: str, entries: Iterable[Entry], at: int) -> list[Row]:
    """Entries as they are stored, with the time."""
    return [{"table": table, **entry._asdict(), "at": at} for entry in entries]


def play_data(before: Game, action: Action, after: Game, step: int) -> Data:
    """An action that was played, between two positions, as the data of its entry.

    It tells the extra action that it was a part of, and its piece if that isn't a settlement.
    """
    told: Data = {"action": str(action), "by": before.tasks[-1].by if before.tasks else None}
    if isinstance(before, KingdomBuilder) and (kind := acted_on(before, action)) != SETTLEMENT:
        told["piece"] = kind
    return {**told, "step": step, "events": event_data(after.events)}


def event_data(events: Iterable[Event]) -> "list[tables.GameEvent]":
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
