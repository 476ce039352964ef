"""What has to be done at a table by itself, and when, though nobody may be there to see it."""

from hexholm.table.core.room import Room


def goes_on(room: Room) -> bool:
    """Whether bots play on though nobody looks.

    Over days they do, until a whole round has gone by without a person playing.
    """
    return room.pace.kind == "days" and room.lates < len(room.people())


def due(room: Room) -> int | None:
    """When to look at a table that goes on by itself, in ms since 1970; None: no need to."""
    mover = room.mover
    if mover is None or not goes_on(room):
        return None
    if room.bot(mover) is not None:
        return room.turn_at
    return clock_end(room)


def clock_end(room: Room) -> int | None:
    """When a bot plays on for the seat to decide, in ms since 1970; None: never."""
    clock = room.pace.clock
    return room.until if clock is not None and clock.then == "bot" else None
