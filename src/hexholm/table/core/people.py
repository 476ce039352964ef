"""Coming and going: what people can do at a table besides playing.

As in `moves`, what comes out is a `Change`, None or a `Refusal`.
"""

from collections.abc import Iterable

from hexholm.table.core.entries import Change, Entry
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room, Vote
from hexholm.table.core.seats import Seat, clean_name, pick_colour


def join(room: Room, *, name: str, colour: str | None, seat: int | None) -> Change:
    """A person takes an open seat."""
    name = clean_name(name)
    free = [place for place, who in enumerate(room.seats) if who.kind == "open"]
    if not free or room.begun:
        raise Refusal("no-open-seat")
    if seat is None:
        seat = free[0]
    elif seat not in free:
        raise Refusal("seat-taken", seat=str(seat))
    colour = pick_colour(room.seats, seat, colour)
    entries = [room.entry(seat, "joined", name=name, colour=colour)]
    if len(free) == 1:
        entries.append(room.entry(None, "begun", after=1))
    return Change(tuple(entries))


def rename(room: Room, seat: int, *, name: str | None, colour: str | None) -> Change | None:
    """A person takes another name or colour; None if nothing is new."""
    who = room.seats[seat]
    name = who.name if name is None else clean_name(name)
    colour = who.colour if colour is None else pick_colour(room.seats, seat, colour)
    if (name, colour) == (who.name, who.colour):
        return None
    return Change((room.entry(seat, "named", name=name, colour=colour),))


def leave(room: Room, seat: int) -> Change | None:
    """A person leaves; None if they have already. Before the game has begun, the seat is free."""
    if room.seats[seat].left:
        return None
    return Change((room.entry(seat, "left" if room.begun else "vacated"),))


def fill(room: Room, level: str, seat: int | None = None) -> Change:
    """Bots take the open seats, or only one of them."""
    free = [place for place, who in enumerate(room.seats) if who.kind == "open"]
    if not free or room.begun:
        raise Refusal("no-open-seat")
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=str(seat))
    wanted = free if seat is None else [seat]
    seats = list(room.seats)
    entries: list[Entry] = []
    for place in wanted:
        colour = pick_colour(seats, place, None)
        seats[place] = Seat("bot", "", colour, level)
        entry = room.entry(place, "filled", after=len(entries), level=level, colour=colour)
        entries.append(entry)
    if wanted == free:
        entries.append(room.entry(None, "begun", after=len(entries)))
    return Change(tuple(entries))


def come_back(room: Room, seats: Iterable[int]) -> Change | None:
    """People who had left are back; None if none of them had."""
    gone = [seat for seat in sorted(seats) if room.seats[seat].left]
    entries = [room.entry(seat, "back", after=i) for i, seat in enumerate(gone)]
    return Change(tuple(entries)) if entries else None


def sit_down(room: Room, seat: int) -> Change | None:
    """A person takes their seat back from the bot that stands in for them; None if they have."""
    who = room.seats[seat]
    if who.kind == "person":
        return None
    if not who.stands_in:
        raise Refusal("not-your-seat")
    return Change((room.entry(seat, "returned"),))


def vote(
    room: Room,
    mine: Iterable[int],
    whom: int,
    level: str,
    *,
    gone: bool,
    present: Iterable[int],
) -> Change | None:
    """Vote that a bot plays for somebody; gone: has left, or has been away too long."""
    if not 0 <= whom < len(room.seats) or room.seats[whom].kind != "person":
        raise Refusal("bad-message", "nobody", seat=str(whom))
    if whom in mine:
        raise Refusal("not-allowed", "own-seat")
    if not gone:
        raise Refusal("still-here")
    ballot = room.votes.get(whom)
    if ballot is None or ballot.level != level:
        ballot = room.votes[whom] = Vote(level)
    ballot.yes |= set(mine)
    return count_votes(room, present)


def count_votes(room: Room, present: Iterable[int]) -> Change | None:
    """Replace the first person whom all others who are here want replaced."""
    voters = set(present) & room.people()
    for whom, ballot in room.votes.items():
        if ballot.yes and not voters - {whom} - ballot.yes:
            return Change((room.entry(whom, "replaced", level=ballot.level),))
    return None
