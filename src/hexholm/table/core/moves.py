"""What a seat can do in the game: play, undo, take back.

What somebody wants comes in as a call; what comes out is a `Change`, entries to be stored, or a
`Refusal`. None means no change: the request was already carried out, or others must agree first.
"""

from collections.abc import Generator, Iterable, Sequence

from hexholm.game import Action, CannotUndo, Game, IllegalAction
from hexholm.table.core.due import clock_end
from hexholm.table.core.entries import Change, Data, play_data
from hexholm.table.core.people import come_back
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room, Takeback


def play(room: Room, seat: int, number: int, action: str) -> Change | None:
    """Play an action; None if this very request was already carried out."""
    wanted = Action.parse(action)
    if _repeated(room, seat, number, "play", wanted):
        return None
    _check(room, number)
    if room.late == seat:
        raise Refusal("too-late")
    if room.game.player != seat:
        raise Refusal("not-your-turn", "over" if room.game.over else "", seat=room.game.player)
    game = room.game.copy()
    try:
        game.play(wanted)
    except IllegalAction as error:
        raise Refusal("illegal", why=str(error.reason), reason=error.reason) from None
    data = play_data(room.game, wanted, game, room.step + 1)
    return _acted(room, seat, "play", data, game)


def undo(room: Room, seat: int, number: int) -> Change | None:
    """Take the last action of this turn back; None if that was done already."""
    if _repeated(room, seat, number, "undo"):
        return None
    _check(room, number)
    if not room.can_undo((seat,)):
        raise Refusal("cannot-undo")
    game = room.game.copy()
    try:
        game.undo()
    except CannotUndo:
        raise Refusal("cannot-undo", "undo") from None
    return _acted(room, seat, "undo", {"to": room.step - 1}, game)


def ask_takeback(room: Room, seat: int, number: int, mine: Iterable[int]) -> Change | None:
    """Ask to go back to the start of a seat's last turn; at once if nobody else is there."""
    _check(room, number)
    step = _last_turn(room, seat)
    if step is None:
        raise Refusal("nothing-to-take-back")
    if room.by_turns:
        raise Refusal("no-takeback", "takeback-by-turns")
    if room.takeback is not None:
        raise Refusal("no-takeback", "takeback-asked")
    asked = Takeback(seat, step, set(), room.people() - {seat, *mine})
    if not asked.waiting:
        return _go_back(room, asked)
    room.takeback, room.declined = asked, None
    return None


def answer_takeback(room: Room, mine: Iterable[int], *, yes: bool) -> Change | None:
    """Agree to an open take-back, or refuse it."""
    asked = room.takeback
    seats = set(mine) & asked.waiting if asked is not None else set()
    if asked is None or not seats:
        raise Refusal("no-takeback")
    if not yes:
        room.takeback, room.declined = None, (asked.seat, min(seats))
        return None
    asked.yes |= seats
    asked.waiting -= seats
    return None if asked.waiting else _go_back(room, asked)


def agreed(room: Room) -> Change | None:
    """Go back if everybody has agreed, each on their own server."""
    asked = room.takeback
    return _go_back(room, asked) if asked is not None and not asked.waiting else None


def bot_play(room: Room, seat: int, action: str, failed: str | None = None) -> Change:
    """A bot's action; failed: why it isn't the one the bot itself wanted."""
    game, wanted = room.game.copy(), Action.parse(action)
    game.play(wanted)
    data = play_data(room.game, wanted, game, room.step + 1)
    if failed is None:
        return Change((room.entry(seat, "play", **data),), game)
    why = room.entry(seat, "bot-failed", level=room.bot(seat), why=failed)
    return Change((why, room.entry(seat, "play", after=1, **data)), game)


def end_clock(room: Room, now: int) -> Change | None:
    """A bot plays on for whoever has no time left; None if there is time, or nothing happens."""
    end = clock_end(room)
    if end is None or now < end:
        return None
    return Change((room.entry(room.mover, "late"),))


def begin(room: Room, log: Sequence[str] = ()) -> Generator[None, None, Change]:
    """The first entries of a table: those of a log that is already there.

    Without open seats it begins before them, and by turns in any case. It takes a step for each
    action.
    """
    game = room.game
    is_full = room.by_turns or all(seat.kind != "open" for seat in room.seats)
    entries = [room.entry(None, "begun")] if is_full else []
    for step, action in enumerate(map(Action.parse, log), room.step + 1):
        before, seat, game = game, game.player, game.copy()
        game.play(action)
        data = play_data(before, action, game, step)
        entries.append(room.entry(seat, "play", after=len(entries), **data))
        yield
    return Change(tuple(entries), game)


# --- checks and small things -----------------------------------------------------------------


def _check(room: Room, number: int) -> None:
    """Refuse a wish that was made at an older position, or too early."""
    if not room.moved <= number <= room.number:
        raise Refusal("stale")
    if not room.begun:
        raise Refusal("not-begun")


def _repeated(room: Room, seat: int, number: int, kind: str, action: Action | None = None) -> bool:
    """Whether the first move after that number is this very one."""
    if number >= room.moved or number < 0:
        return False
    for entry in room.entries[number:]:
        if entry.kind in ("play", "undo", "takeback"):
            return (
                entry.seat == seat
                and entry.kind == kind
                and (action is None or entry.data["action"] == str(action))
            )
    return False


def _acted(room: Room, seat: int, kind: str, data: Data, game: Game) -> Change:
    """What a seat did; who acts is back."""
    back = come_back(room, [seat])
    before = back.entries if back else ()
    return Change((*before, room.entry(seat, kind, after=len(before), **data)), game)


def _go_back(room: Room, asked: Takeback) -> Change:
    entry = room.entry(asked.seat, "takeback", to=asked.step)
    return Change((entry,), room.game.at(asked.step))


def _last_turn(room: Room, seat: int) -> int | None:
    """The step before a seat's last turn, or before it was last asked in another's turn."""
    is_by = [play.seat == seat for play in room.plays]
    if True not in is_by:
        return None
    place = len(is_by) - 1 - is_by[::-1].index(True)
    begun = next(step for step in reversed(room.turns) if step <= room.first + place)
    if is_by[begun - room.first]:
        return begun
    while is_by[place - 1]:
        place -= 1
    return room.first + place
