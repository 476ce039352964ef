"""What can be asked of thinkers: a bot's turn, a hint, the rating of a turn, a round of a puzzle,
and to read what strangers send.

A request is plain data, so that it can go to another process, and so is its answer. The game in it
never tells more than the seat knows: whatever is hidden from it is dealt again first.
"""

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import hexholm
from hexholm import advice
from hexholm.bots import BOTS, Sight, make_bot
from hexholm.bots.guard import crash, refusal, trouble
from hexholm.bots.search.turns import Turn
from hexholm.game import Action, Game, SaveError, SetupError
from hexholm.links import LinkSeat
from hexholm.puzzles import puzzles, read
from hexholm.puzzles.judging import Round, play_round
from hexholm.table.core.drawing import drawing
from hexholm.table.core.kingdom import land
from hexholm.table.core.making import read_link, read_position, read_record
from hexholm.table.core.ports import ANYBODY, Asker, Failed, Row, Thinkers
from hexholm.table.core.winter import side
from hexholm.texts import LANGUAGE

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import AnalysisData, Rated

LONGEST_NAME: Final = 40
_RANDOM: Final = random.SystemRandom()


def offered_bots(others: Iterable[str] = ()) -> dict[str, str]:
    """The bots that can be asked for at a table: by name, how they are found.

    Besides the built-in ones there are those that the owner of the server has named, as an entry
    point or by `package.module:Class`; each is offered under the name it has itself.
    """
    offered = {name: name for name in BOTS}
    for spec in others:
        name = spec if spec in BOTS else make_bot(spec, seed=0).name
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise SetupError("bot-name-length", bot=spec, most=LONGEST_NAME)
        if offered.setdefault(name, spec) != spec:
            raise SetupError("bot-name-taken", bot=spec, name=repr(name), other=offered[name])
    return offered


# --- asking ----------------------------------------------------------------------------------


async def ask_plan(
    thinkers: Thinkers,
    level: str,
    game: Game,
    seat: int,
    seconds: float,
    asker: Asker = ANYBODY,
) -> list[str]:
    """What a bot does from now on, to the end of its turn or until something hidden shows.

    `Failed` if it crashes, takes too long or does nothing legal.
    """
    if level not in thinkers.offered:
        raise Failed(*trouble("unknown", "bot-not-offered"))
    actions: list[str] = await thinkers.ask(
        {
            "do": "plan",
            "bot": thinkers.offered[level],
            "data": _as_known(game, seat),
            "seat": seat,
            "seed": _RANDOM.getrandbits(53),
            "seconds": seconds,
        },
        asker,
    )
    if (reason := game.why_not(actions[0])) is not None:
        raise Failed(*trouble("illegal", "bot-illegal", action=actions[0], why=str(reason)))
    return actions


async def ask_hint(
    thinkers: Thinkers, game: Game, seat: int, seconds: float, asker: Asker = ANYBODY
) -> "AnalysisData":
    """The best turns of a seat."""
    request = {"do": "hint", "data": _as_known(game, seat), "seat": seat, "seconds": seconds}
    found: AnalysisData = await thinkers.ask(request, asker)
    return found


async def ask_rating(
    thinkers: Thinkers,
    turn: advice.Played,
    before: Game,
    work: float,
    asker: Asker = ANYBODY,
) -> "Rated":
    """What a turn of a finished game was worth."""
    request = {
        "do": "rate",
        "data": before.to_dict(),
        "number": turn.number,
        "seat": turn.seat,
        "start": turn.start,
        "actions": [str(action) for action in turn.actions],
        "work": work,
    }
    found: Rated = await thinkers.ask(request, asker)
    return found


async def ask_round(
    thinkers: Thinkers, puzzle: str | Row, turn: Turn, number: int, asker: Asker = ANYBODY
) -> Round:
    """What a turn at a puzzle, by name or as data, brings in the futures of one round."""
    actions = [str(action) for action in turn]
    request = {"do": "round", "puzzle": puzzle, "actions": actions, "number": number}
    return Round(*await thinkers.ask(request, asker))


async def ask_reading(thinkers: Thinkers, data: Any, asker: Asker) -> tuple[Game, list[str]]:
    """The start of an uploaded game and its actions; `Failed` if it can't be read.

    Strangers send what they like, so it is read elsewhere; what comes back is known to be good.
    """
    found: Row = await thinkers.ask(_to_read("read", data=data), asker)
    return hexholm.replay(found["start"]), found["log"]


async def ask_position(thinkers: Thinkers, given: Any, asker: Asker) -> Row:
    """The position of a save, record, text or link, as data; `Failed` if it can't be read."""
    found: Row = await thinkers.ask(_to_read("position", given=given), asker)
    return found


class LinkRead(NamedTuple):
    """The game of a link, and who plays it."""

    start: Game
    log: list[str]
    seats: list[LinkSeat]
    by_turns: bool
    turn: int | None


async def ask_link(thinkers: Thinkers, text: str, asker: Asker) -> LinkRead:
    """What a link holds; `Failed` if it can't be read."""
    found: Row = await thinkers.ask(_to_read("link", text=text), asker)
    seats = [LinkSeat(*one) for one in found["seats"]]
    start = hexholm.replay(found["start"])
    return LinkRead(start, found["log"], seats, found["by_turns"], found["turn"])


def _to_read(what: str, **given: Any) -> Row:
    """A request whose answer may be words: in the language of whoever asks."""
    return {"do": what, "language": LANGUAGE.get(), **given}


def _as_known(game: Game, seat: int) -> Row:
    return game.imagine(seat, random.Random(_RANDOM.getrandbits(64))).to_dict()


# --- answering -------------------------------------------------------------------------------


def answer(request: Row) -> Any:
    """What a thinker says to a request; `Failed` if nothing came of it."""
    do, given = request["do"], {key: request[key] for key in request if key != "do"}
    if do == "plan":
        return _plan(**given)
    if do in _READING:
        token = LANGUAGE.set(given.pop("language", ""))
        try:
            return _READING[do](**given)
        finally:
            LANGUAGE.reset(token)
    try:
        return _ADVICE[do](**given)
    except Exception as error:
        raise Failed(*crash(error)) from error


def _plan(bot: str, data: Row, seat: int, seed: int, seconds: float) -> list[str]:
    """What a bot does in a game imagined from what its seat knows.

    What would show there isn't what is true, so the plan ends where something hidden shows.
    """
    game = hexholm.load_game(data)
    try:
        thinker = make_bot(bot, seed=seed)
    except SetupError as error:
        raise Failed(*trouble("crashed", "bot-crashed", why=str(error))) from error
    sight = Sight(game, seat, seconds)
    actions: list[str] = []
    while game.player == seat:
        try:
            action = _next(thinker.choose, sight)
        except Failed:
            if not actions:
                raise
            break  # what it has chosen before is good; it will fail again when its turn goes on
        game.play(action)
        actions.append(str(action))
        if not game.can_undo:
            break
    return actions


def _next(choose: Any, sight: Sight) -> Action:
    try:
        chosen = choose(sight)
    except (Exception, SystemExit) as error:
        raise Failed(*crash(error)) from error
    action = Action.parse(chosen) if isinstance(chosen, str) else chosen
    if action not in sight.options:
        raise Failed(*refusal(sight, chosen))
    assert isinstance(action, Action)
    return action


def _read(data: Any) -> Row:
    try:
        start, log = read_record(data)
    except SaveError as error:
        raise Failed("unreadable", str(error)) from error
    return {"start": start.record(), "log": log}


def _link(text: str) -> Row:
    try:
        (start, log), linked = read_link(text)
    except SaveError as error:
        raise Failed("unreadable", str(error)) from error
    return {
        "start": start.record(),
        "log": log,
        "seats": [list(seat) for seat in linked.seats],
        "by_turns": linked.by_turns,
        "turn": linked.game.player,
    }


def _position(given: Any) -> Row:
    try:
        return read_position(given)
    except SaveError as error:
        raise Failed("unreadable", str(error)) from error


_READING: Final[dict[str, Callable[..., Row]]] = {
    "read": _read,
    "link": _link,
    "position": _position,
    "draw": drawing,
}


def _hint(data: Row, seat: int, seconds: float) -> Row:
    return advice.analyse(hexholm.load_game(data), seat, seconds).to_dict()


def _rate(data: Row, number: int, seat: int, start: int, actions: list[str], work: float) -> Row:
    turn = advice.Played(number, seat, start, tuple(map(Action.parse, actions)))
    return advice.rate(hexholm.load_game(data), turn, work).in_short()


def _round(puzzle: str | Row, actions: list[str], number: int) -> list[Any]:
    found = puzzles()[puzzle] if isinstance(puzzle, str) else read(puzzle)
    return list(play_round(found, tuple(map(Action.parse, actions)), number))


_ADVICE: Final[dict[str, Callable[..., Any]]] = {
    "hint": _hint,
    "rate": _rate,
    "round": _round,
    "land": land,
    "side": side,
}
