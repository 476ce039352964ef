"""What a new table starts from: seats, forks, records, rematches."""

import random
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal
from urllib.parse import unquote

import hexholm
from hexholm.game import Game, SaveError, SetupError
from hexholm.library import KINDS, kind_of
from hexholm.links import Linked, unpack
from hexholm.position.cases import unpack_draft
from hexholm.position.editing import said, written
from hexholm.table.core.pace import Pace
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import Seat, clean_name, pick_colour
from hexholm.table.protocol import JSON_INTEGER

GAMES: Final = hexholm.GAMES
"""The games that the page can show."""
_ADDRESS: Final = re.compile(r"https?://\S+$")
BY_TURNS: Final = Pace("days")
"""The pace where people send each other links: nobody waits here for anybody."""


def check_game(name: str) -> None:
    """A game that can be played at the table."""
    if name not in GAMES:
        raise SetupError("unknown-game", got=repr(name), names=", ".join(GAMES))


def new_seats(asked: Sequence[Mapping[str, Any]], bots: Collection[str] = ()) -> list[Seat]:
    """Checked seats, with bots of those offered; without a choice of colour a free one."""
    seats = [_seat(one, bots) for one in asked]
    for place, seat in enumerate(seats):
        if seat.colour is not None:
            pick_colour(seats, place, seat.colour)
    for place, seat in enumerate(seats):
        if seat.colour is None and seat.kind != "open":
            seat.colour = pick_colour(seats, place, None)
    return seats


def _seat(asked: Mapping[str, Any], bots: Collection[str]) -> Seat:
    kind, colour = asked["kind"], asked.get("colour")
    if kind == "open":
        return Seat("open")
    if kind == "bot":
        level = asked.get("level")
        if level not in bots:
            raise Refusal("bad-setup", "unknown-bot", names=", ".join(bots))
        return Seat("bot", "", colour, level)
    name = asked.get("name")
    return Seat("person", clean_name(name) if name else "", colour)


def fork_seats(
    seats: Sequence[Seat], bots: Collection[str], asked: Sequence[Mapping[str, Any]] | None
) -> list[Seat]:
    """Who plays on: as the caller asks, else the same bots, names and colours."""
    if asked is None:
        return new_seats([again(who) if who.level in bots else _person(who) for who in seats], bots)
    if len(asked) != len(seats):
        raise Refusal("bad-setup", "seats")
    return new_seats(asked, bots)


def rematch_seats(seats: Iterable[Seat], bots: Collection[str]) -> list[Seat]:
    """The same people and bots again; those who had left are asked again."""
    return new_seats([again(who) for who in seats], bots)


def again(who: Seat) -> dict[str, Any]:
    """A seat as it is asked for."""
    return {"kind": who.kind, "name": who.name, "colour": who.colour, "level": who.level}


def _person(who: Seat) -> dict[str, Any]:
    return {"kind": "person", "name": who.name, "colour": who.colour}


def fork_game(room: Room, step: int, mine: Sequence[int]) -> tuple[Game, list[str]]:
    """The game to play on from a step, and the actions that lead there.

    A finished game is taken as it was. Of a running one the caller gets no more than they know. The
    cards that come after the step are others in any case.
    """
    then = room.game.at(step)
    if not room.game.over:
        seat = None
        if mine:
            seat = then.player if then.player in mine else mine[0]
        then = then.imagine(seat, random.SystemRandom())
    then.redraw(hexholm.fair_seed())
    return from_its_start(then)


def from_its_start(game: Game) -> tuple[Game, list[str]]:
    """A game where its log begins, and the log."""
    log = game.record()["log"]
    return game.at(len(game.log) - len(log)), log


def read_record(data: Any) -> tuple[Game, list[str]]:
    """The start of an uploaded game and its actions; `SaveError` if it can't be read."""
    _check_numbers(data)
    with reading():
        return from_its_start(hexholm.load_game(data))


def read_link(text: str) -> tuple[tuple[Game, list[str]], Linked]:
    """The same of a link, and all it holds."""
    with reading():
        linked = unpack(text)
        return from_its_start(linked.game), linked


def read_position(given: Any) -> dict[str, Any]:
    """The position of anything that holds one: data, a position text, a draft, a link."""
    with reading():
        if not isinstance(given, str):
            _check_numbers(given)
            return written(hexholm.load_game(given)) | said(given)
        text = _behind(given.strip())
        if (data := unpack_draft(text)) is not None:
            return data
        return written(read_text(text))


def _behind(text: str) -> str:
    """What a whole address holds, after its last #; any other text as it is."""
    return unquote(text.rpartition("#")[2]) if _ADDRESS.match(text) else text


def read_text(text: str) -> Game:
    """The game of a position text, or of a link."""
    given = text.strip()
    if any(given.startswith(kind.tag) and ":" in given for kind in KINDS.values()):
        return hexholm.from_text(given)
    if " " in given:
        raise SaveError("position-none")
    try:
        return unpack(given).game
    except SaveError as error:
        if error.message.id == "link-none":
            raise SaveError("position-none") from None
        raise


@contextmanager
def reading() -> Iterator[None]:
    """Whatever is wrong with what a stranger sends is a `SaveError`."""
    try:
        yield
    except SaveError:
        raise
    except SetupError as error:
        raise SaveError("save-setup", why=str(error)) from None
    except Exception as error:  # whatever else a stranger's data may bring about
        raise SaveError("record-unreadable", why=type(error).__name__) from None


def _check_numbers(data: Any) -> None:
    """Refuse numbers that not every JSON reader reads exactly."""
    rest = [data]
    while rest:
        match rest.pop():
            case dict() as mapping:
                rest.extend(mapping.values())
            case list() as several:
                rest.extend(several)
            case int() | float() as number if not -JSON_INTEGER <= number <= JSON_INTEGER:
                raise SaveError("record-number", got=str(number), most=str(JSON_INTEGER))


def link_origin(mark: str, by_turns: Iterable[int] | None = None) -> dict[str, Any]:
    """What a table remembers whose game is in links; by turns, which seats are played here."""
    return {"link": mark, **({} if by_turns is None else {"by_turns": list(by_turns)})}


def rematch_game(
    game: Game, board: Literal["same", "new"], own: Sequence[Mapping[str, Any]] = ()
) -> Game:
    """The same again with other cards dealt, on the same board or a new one.

    What chance put on the board (nomad tiles, the removed terrain) or dealt is drawn again, and the
    newest edition of the rules is played; a game without a twist, or with several, stays that way.
    A new board is drawn with the caller's own boards, and those that were in the game.
    """
    setup = game.setup_data()
    drawn = {"edition", "seed", "nomads", "removed", "talents"}
    keys = set(setup) - drawn
    again = {key: setup[key] for key in keys}
    if board == "new":
        core = kind_of(game).at("table.core")
        kept = {"players", *core.again(setup)}
        again = {key: value for key, value in again.items() if key in kept}
        again["own"] = with_own(core.own_boards(game), own)
    try:
        return hexholm.new_game(game.name, seed=hexholm.fair_seed(), **again)
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None


def with_own(
    boards: Iterable[Mapping[str, str]], own: Iterable[Mapping[str, Any]]
) -> list[Mapping[str, Any]]:
    """Boards of a game and somebody's own, by the headers of their texts; their own count more."""
    found = {_header(one["text"]): one for one in (*boards, *own)}
    return list(found.values())


def _header(text: str) -> str:
    """The name in the header of a board's text, or what stands there."""
    lines = (line for line in text.splitlines() if line.startswith("["))
    return next(lines, text)[1:].partition("]")[0].strip().lower()
