"""Many games at a glance; who only glances isn't there, and wakes no bots."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import sitters
from hexholm.table.core.table import Table

if TYPE_CHECKING:
    from hexholm.table.protocol.glances import GameGlance


async def glance(
    hub: Hub, asked: Mapping[str, Sequence[str]], address: str = ""
) -> "list[GameGlance]":
    """Games by their names and the secrets for them, in the same order."""
    found: dict[str, tuple[Table, tuple[int, ...]]] = {}
    for name, secrets in asked.items():
        await hub.turns.take(address)
        try:
            table = await hub.tables.find(name)
            found[name] = table, table.rights(secrets).seats
        except Refusal as no:
            if no.code == "not-stored":
                raise
    tables = [table for table, _ in found.values()]
    await hub.others.refresh(*tables)
    dates = await hub.storage.dates(list(found))
    return [
        _glance(*found[name], dates[name]) if name in dates else _unknown(name) for name in asked
    ]


def _glance(table: Table, mine: Sequence[int], dates: tuple[int, int]) -> "GameGlance":
    room = table.room
    game: Any = room.game.name
    is_over = room.begun and room.game.over
    return {
        "table": room.id,
        "known": True,
        "game": game,
        "seats": [{**one, "mine": one["seat"] in mine} for one in sitters(room.seats)],
        "begun": room.begun,
        "over": is_over,
        "turn": room.mover,
        "scores": [score["total"] for score in room.game.scores()] if is_over else [],
        "winners": list(room.game.winners) if is_over else [],
        "created": dates[0],
        "moved": dates[1],
        "last": _last(room),
    }


def _last(room: Room) -> list[Any]:
    """What was done in the last turn in which something was done."""
    starts = [step for step in room.turns if step < room.step]
    first = starts[-1] - room.first if starts else 0
    return [entry.to_data() for entry in room.plays[first:]]


def _unknown(name: str) -> "GameGlance":
    return {
        "table": name,
        "known": False,
        "game": "kingdom-builder",
        "seats": [],
        "begun": False,
        "over": False,
        "turn": None,
        "scores": [],
        "winners": [],
        "created": 0,
        "moved": 0,
        "last": [],
    }
