"""Positions that somebody edits: how they are drawn, what is wrong with them, and what follows.

Nothing is kept here: a client sends the whole position each time.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, cast

import hexholm
from hexholm.draw.svg import svg
from hexholm.game import Action, Game, SaveError, SetupError
from hexholm.library import kind_of
from hexholm.position.cases import open_case
from hexholm.position.editing import MADE_UP, Edited, edits, look_at, written
from hexholm.puzzles import Puzzle, Valued, read
from hexholm.puzzles.judging import is_little
from hexholm.table.core import making
from hexholm.table.core.advice import HINT_SECONDS, default_hints
from hexholm.table.core.calls import Caller, made
from hexholm.table.core.hub import Hub
from hexholm.table.core.links import is_alone
from hexholm.table.core.ports import Asker, Failed
from hexholm.table.core.puzzles import answer_at, judge_at
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.thinking import ask_hint, ask_position
from hexholm.texts import Message, say

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import AnalysisData, NewTable
    from hexholm.table.protocol.positions import (
        EditData,
        OwnPuzzleMade,
        PositionAdvice,
        PositionData,
        PositionPicture,
    )
    from hexholm.table.protocol.puzzles import PuzzleAnswer, PuzzleVerdict

OWN: Final = "own"
"""The set of the puzzles that people make."""
TEMPTING: Final = 3
"""So many other turns a puzzle tells of."""


# --- looking at one --------------------------------------------------------------------------


async def position(
    hub: Hub,
    *,
    data: Mapping[str, Any] | None,
    text: str | None,
    game: str,
    setup: Mapping[str, Any],
    address: str = "",
) -> "PositionData":
    """A position by its data or a text of it; without either, the beginning of a game."""
    await hub.turns.take(address)
    if data is None and text is None:
        try:
            new = hexholm.new_game(game, **{"seed": hexholm.fair_seed(), **setup})
        except SetupError as error:
            raise Refusal("bad-setup", cause=error) from None
        return _shown(written(new))
    if data is not None:
        with _opening():
            data = open_case(data)
    if data is None or "players" not in data or data.get("log"):
        data = await _read(hub, data if text is None else text.strip(), address)
    return _shown(data)


async def at_table(caller: Caller, step: int | None) -> "PositionData":
    """A position of a table's game: of a finished one, or of one that is the caller's alone.

    Of a running game the caller gets no more than they know.
    """
    room, mine = caller.table.room, caller.table.still(caller.rights).seats
    if not room.begun:
        raise Refusal("not-begun")
    if not room.game.over and not (mine and is_alone(room, mine)):
        raise Refusal("still-running", "position-others")
    then = caller.at(room.step if step is None else step)
    if not room.game.over:
        seat = then.player if then.player in mine else mine[0]
        then = then.imagine(seat, random.SystemRandom())
    return _shown(written(then))


async def _read(hub: Hub, given: Any, address: str) -> Mapping[str, Any]:
    hub.budgets.spend("uploads", address)
    try:
        return await ask_position(hub.thinkers, given, Asker(address))
    except Failed as error:
        why = str(error) if error.kind == "unreadable" else say("record-unread")
        raise Refusal("bad-position", "unread-position", why=why) from None


@contextmanager
def _opening() -> Iterator[None]:
    """What holds no position is refused."""
    try:
        with making.reading():
            yield
    except SaveError as error:
        raise Refusal("bad-position", "unread-position", cause=error) from None


def _looked_at(data: Mapping[str, Any]) -> Edited:
    with _opening():
        return look_at(data)


def _shown(data: Mapping[str, Any]) -> "PositionData":
    found = _looked_at(data)
    game, is_made_up = found.game, bool(found.data.get(MADE_UP))
    asked = {} if game.player is None else game.view(game.player)["asks"]
    shown: dict[str, Any] = {
        "game": game.name,
        "data": found.data,
        "text": found.text,
        "made_up": is_made_up,
        "mended": found.mended,
        "problems": [
            {"text": one.text, "seat": one.seat, "key": one.key, "hexes": list(one.hexes)}
            for one in found.problems
        ],
        "board": game.board_data(),
        "picture": kind_of(game).picture(game),
        "edits": [_labelled(one, game.name) for one in edits(game, made_up=is_made_up)],
        "scores": game.scores(),
        "says": asked.get("says", []),
        "to_move": game.player,
        "deck": sum(game.deck.values()),  # type: ignore[attr-defined] # every game has one
    }
    return cast("PositionData", shown)


def _labelled(edit: Mapping[str, Any], game: str) -> "EditData":
    """With words instead of messages, in the language of whoever asks."""
    found: dict[str, Any] = {}
    for key, value in edit.items():
        if key == "says":
            found["label"] = say(Message(value["id"], value["args"]), game=game)
        elif key in ("names", "choices", "states"):
            found[key] = [_labelled(one, game) for one in value]
        else:
            found[key] = value
    return cast("EditData", found)


# --- going on from one -----------------------------------------------------------------------


async def advice(hub: Hub, data: Mapping[str, Any], address: str = "") -> "PositionAdvice":
    """What the player to move could do, as far as they see the position."""
    game = _possible(data)
    return {"seat": game.mover, "analysis": await _analysis(hub, game, address)}


async def _analysis(hub: Hub, game: Game, address: str) -> "AnalysisData":
    if game.player is None:
        raise Refusal("not-your-turn", "position-over")
    hub.budgets.spend("hints", address)
    try:
        return await ask_hint(
            hub.thinkers, game, game.player, HINT_SECONDS, Asker(address, "position")
        )
    except Failed:
        raise Refusal("no-hint") from None


async def table(
    hub: Hub, data: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], address: str = ""
) -> "NewTable":
    """A new table that plays on from a position; the cards that come are drawn anew."""
    game = _possible(data)
    if len(seats) != game.seats:
        raise Refusal("bad-setup", "seats")
    game.redraw(hexholm.fair_seed())
    game, log = making.from_its_start(game)
    who = making.new_seats(seats, hub.thinkers.offered)
    hub.check_bots(who, address)
    new = await hub.tables.create(
        game, who, log=log, origin={"upload": True}, hints=default_hints(who), address=address
    )
    hub.look(new, address)
    return made(new, [place for place, one in enumerate(who) if one.kind == "person"])


def picture(data: Mapping[str, Any]) -> "PositionPicture":
    """A drawing of a position."""
    return {"svg": svg(_possible(data))}


def _possible(data: Mapping[str, Any]) -> Game:
    found = _looked_at(data)
    if found.problems:
        raise Refusal("bad-position", why=found.problems[0].text)
    return found.game


# --- puzzles ---------------------------------------------------------------------------------


async def puzzle(hub: Hub, data: Mapping[str, Any], address: str = "") -> "OwnPuzzleMade":
    """A position as a puzzle: its best turn, by advice, and what else is tempting."""
    game = _possible(data)
    analysis = await _analysis(hub, game, address)
    turns = [
        Valued(tuple(map(Action.parse, one["actions"])), *(one[key] for key in _VALUES))
        for one in analysis["turns"]
    ]
    others = [
        turn
        for turn, one in zip(turns[1:], analysis["turns"][1:], strict=True)
        if not (one["as_good"] or is_little(one["behind"], one["gold_behind"]))
    ]
    best = turns[0]._replace(behind=0.0, gold_behind=0.0)
    facts = tuple(Message(one["id"], one["args"]) for one in analysis["turns"][0]["facts"])
    made_of = (OWN, OWN, game.name, 1, game.text(), best, tuple(others[:TEMPTING]), facts)
    as_good = len(turns) - 1 - len(others)
    return cast("OwnPuzzleMade", {"puzzle": Puzzle(*made_of).to_dict(), "as_good": as_good})


_VALUES: Final = ("win", "gold", "behind", "gold_behind")


def try_puzzle(
    data: Mapping[str, Any], done: Sequence[str], message: dict[str, Any]
) -> "PuzzleAnswer":
    """What is said to somebody at a puzzle of their own."""
    return answer_at(_puzzle(data), done, message)


async def judge_puzzle(
    hub: Hub, data: Mapping[str, Any], done: Sequence[str], address: str = ""
) -> "PuzzleVerdict":
    """How good their turn is."""
    return await judge_at(hub, _puzzle(data), done, address)


def _puzzle(data: Mapping[str, Any]) -> Puzzle:
    try:
        found = read(data)._replace(name=OWN)
        with making.reading():
            is_over = found.start().player is None
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("bad-puzzle", why=str(error)) from None
    if is_over:
        raise Refusal("not-your-turn", "position-over")
    return found
