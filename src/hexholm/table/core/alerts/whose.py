"""Whose an alert is: it ends with whoever gives up the seat before the game has begun.

A letter holds the seat's link, which then belongs to somebody else.
"""

import hashlib

from hexholm.table.core.alerts.ports import Alert, Kind
from hexholm.table.core.table import Table


def id_at(table: Table, seat: int, kind: Kind, address: str) -> str:
    """The id of an alert of whoever has a seat now."""
    vacated = table.room.seats[seat].vacated
    place = f"{seat}.{vacated}" if vacated else f"{seat}"
    told = f"{table.row.id} {place} {kind} {address}"
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def is_theirs(alert: Alert, table: Table) -> bool:
    """Whether whoever asked for an alert still has the seat."""
    return alert.id == id_at(table, alert.seat, alert.kind, alert.address)
