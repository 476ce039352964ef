"""Games in links: a table becomes a link, and a link a table, or the next turns of one.

Where people play by turns, each has a table of their own, here or elsewhere, and only the links
connect them. Whoever opens one gives the secrets of their own tables with it: nobody changes
another's table by a link.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexholm import links
from hexholm.game import Action, Game, SaveError
from hexholm.links import LinkSeat
from hexholm.table.core import making
from hexholm.table.core.advice import default_hints
from hexholm.table.core.calls import Caller, made
from hexholm.table.core.entries import Change, Entry, play_data
from hexholm.table.core.hub import Hub
from hexholm.table.core.pace import Pace
from hexholm.table.core.ports import Asker, Failed
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import COLOURS, Seat, clean_name, sitters
from hexholm.table.core.table import Table
from hexholm.table.core.thinking import ask_link
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import NewTable
    from hexholm.table.protocol.links import LinkData, LinkFound, LinkStanding

MARK: Final = 10
"""So many characters all links of a game have in common."""


class Opened(NamedTuple):
    """What a link holds, as far as it was read."""

    mark: str
    start: Game
    log: list[str]
    """The actions after the start."""
    seats: list[Seat]
    by_turns: bool
    turn: int | None

    @property
    def whole(self) -> list[str]:
        """All actions."""
        return [*self.start.log, *self.log]


# --- making one ------------------------------------------------------------------------------


async def link_of(caller: Caller) -> "LinkData":
    """The link of a table's game, as it stands.

    It holds everything, what is hidden too. So of a running game it is for those who play by turns
    anyway, and for whoever plays alone: then all can see that somebody may know the cards.
    """
    room, mine = caller.table.room, caller.table.still(caller.rights).seats
    if not room.begun:
        raise Refusal("not-begun")
    if not room.game.over:
        if not mine:
            raise Refusal("not-allowed", "no-seat")
        if not room.by_turns and not is_alone(room, mine):
            raise Refusal("still-running", "link-others")
        if room.mover is not None and room.bot(room.mover) is not None:
            raise Refusal("bots-play")
        if not room.link:
            mark = links.mark(room.game)
            await caller.hub.change(caller.table, lambda room: _shared(room, mine[0], mark))
    seats = [
        LinkSeat(who.kind, who.name, who.colour or "", who.level or "")
        for who in caller.table.room.seats
    ]
    try:
        return {"link": links.pack(caller.table.room.game, seats, by_turns=room.by_turns)}
    except SaveError as error:
        raise Refusal("no-link", cause=error) from None


def is_alone(room: Room, mine: Collection[int]) -> bool:
    """Whether all people are the caller's; whoever has left or is away can come back."""
    return all(
        place in mine or (who.kind == "bot" and not who.stands_in)
        for place, who in enumerate(room.seats)
    )


def _shared(room: Room, seat: int, mark: str) -> Change | None:
    return None if room.link else Change((room.entry(seat, "shared", link=mark),))


# --- opening one -----------------------------------------------------------------------------


async def open_link(
    hub: Hub, text: str, games: Mapping[str, Sequence[str]], address: str = ""
) -> "LinkFound":
    """What a link holds; a table of the caller that it continues is brought there.

    The caller names tables with the secrets for them. Of several that are this game, the one counts
    that fits best.
    """
    link = await _read(hub, text, address)
    standing: LinkStanding = "new"
    best: Table | None = None
    for name, secrets in games.items():
        table = await _mine(hub, name, secrets, link.mark)
        if table is not None and (best is None or _fit(table, link) > _fit(best, link)):
            best, standing = table, _compare(table.room, link)
    if best is not None and standing == "here":
        await hub.change(best, lambda room: _forward(room, link))
        hub.look(best, address)
    here = [] if best is None else best.room.game.log
    game: Any = link.start.name
    return {
        "game": game,
        "seats": sitters(link.seats),
        "by_turns": link.by_turns,
        "turn": link.turn,
        "steps": len(link.whole),
        "standing": standing,
        "table": None if best is None else best.room.id,
        "table_steps": len(here),
        "common": _common(here, link.whole),
    }


def _fit(table: Table, link: Opened) -> tuple[bool, int]:
    """Rather a table that the link continues, and rather one that has more of it."""
    return _compare(table.room, link) == "here", _common(table.room.game.log, link.whole)


async def table_of(
    hub: Hub,
    text: str,
    *,
    seat: int | None = None,
    name: str | None = None,
    colour: str | None = None,
    address: str = "",
) -> "NewTable":
    """A new table that plays on where a link stands.

    By turns one seat is the caller's, any that no bot has; else all seats of people are.
    """
    link = await _read(hub, text, address)
    seats = link.seats
    mine = [place for place, who in enumerate(seats) if who.kind == "person"]
    if link.by_turns:
        mine = _sit_down(seats, seat, name, colour, is_over=link.turn is None)
    seats = making.new_seats([making.again(who) for who in seats], hub.thinkers.offered)
    hub.check_bots(seats, address)
    table = await hub.tables.create(
        link.start,
        seats,
        log=link.log,
        origin=making.link_origin(link.mark, mine if link.by_turns else None),
        hints=default_hints(seats),
        talk=not link.by_turns,
        pace=making.BY_TURNS if link.by_turns else Pace.asked(None, hub.settings.away),
        address=address,
    )
    hub.look(table, address)
    return made(table, mine)


async def _read(hub: Hub, text: str, address: str) -> Opened:
    hub.budgets.spend("uploads", address)
    try:
        found = await ask_link(hub.thinkers, text, Asker(address))
    except Failed as error:
        why = str(error) if error.kind == "unreadable" else say("record-unread")
        raise Refusal("bad-link", why=why) from None
    seats = [
        Seat(one.kind, one.name, one.colour if one.colour in COLOURS else None, one.level or None)
        for one in found.seats
    ] or [Seat("person") for _ in range(found.start.seats)]
    if len(seats) != found.start.seats:
        raise Refusal("bad-link", why=say("link-altered"))
    mark = "".join(text.split())[:MARK]
    return Opened(mark, found.start, found.log, seats, found.by_turns, found.turn)


async def _mine(hub: Hub, name: str, secrets: Sequence[str], mark: str) -> Table | None:
    """A table of the caller that is the game of a link; None where it isn't."""
    try:
        table = await hub.tables.find(name)
        seats = table.rights(secrets).seats
    except Refusal as no:
        if no.code == "not-stored":
            raise
        return None
    await hub.others.refresh(table)
    room = table.room
    is_mine = bool(seats) and (room.by_turns or is_alone(room, seats))
    return table if is_mine and room.link == mark else None


def _compare(room: Room, link: Opened) -> "LinkStanding":
    here, there = room.game.log, link.whole
    common = _common(here, there)
    if common == len(here):
        return "here"
    return "older" if common == len(there) else "other"


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


def _forward(room: Room, link: Opened) -> Change | None:
    """Who has come meanwhile, and what was played; None if all of it is known."""
    if _compare(room, link) != "here":  # it has just changed
        raise Refusal("stale")
    entries: list[Entry] = []
    taken = {who.colour for who in room.seats}
    for place, (here, there) in enumerate(zip(room.seats, link.seats, strict=True)):
        if there.kind == "person" and here.kind == "open":
            free = [colour for colour in (there.colour, *COLOURS) if colour not in taken]
            taken.add(free[0])
            name = clean_name(there.name) if there.name else ""
            told = {"name": name, "colour": free[0]}
            entries.append(room.entry(place, "joined", after=len(entries), **told))
    game = room.game
    for step, action in enumerate(link.whole[len(game.log) :], room.step + 1):
        before, seat, game = game, game.player, game.copy()
        game.play(action)
        data = play_data(before, Action.parse(action), game, step)
        entries.append(room.entry(seat, "play", after=len(entries), **data))
    return Change(tuple(entries), game) if entries else None


def _sit_down(
    seats: list[Seat], seat: int | None, name: str | None, colour: str | None, *, is_over: bool
) -> list[int]:
    """Somebody takes a seat of a link; a finished game can be looked at without one."""
    if seat is None and is_over:
        return []
    if seat is None or seat >= len(seats) or seats[seat].kind == "bot":
        raise Refusal("no-open-seat", "link-seat")
    who = seats[seat]
    who.kind, who.name = "person", clean_name(name) if name else who.name
    taken = {one.colour for one in seats if one is not who}
    if colour is not None and colour not in taken:
        who.colour = colour
    return [seat]
