"""What has to be done at a table by itself, and when, though nobody may be there to see it."""

from hexholm.table.core.room import Room


def goes_on(room: Room) -> bool:
    """Whether bots play on though nobody looks: over days they do."""
    people = len(room.people())
    return room.pace.kind == "days" and 0 < people >= room.lates


def due(room: Room) -> int | None:
    """When to look at a table that goes on by itself, in ms since 1970; None: no need to.

    After a whole round without a person playing it rests, until somebody comes.
    """
    mover = room.mover
    if mover is None or not goes_on(room):
        return None
    if room.bot(mover) is not None:
        return room.turn_at
    return clock_end(room) if room.lates < len(room.people()) else None


def clock_end(room: Room) -> int | None:
    """When a bot plays on for the seat to decide, in ms since 1970; None: never."""
    clock = room.pace.clock
    return room.until if clock is not None and clock.end == "bot" else None
