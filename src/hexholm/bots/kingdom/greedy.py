"""The greedy way to play Kingdom Builder: the line of actions that gains most now."""

from collections.abc import Iterable, Iterator
from typing import Final

from hexholm.bots.kingdom.lines import TIE, Line, Trial
from hexholm.bots.kingdom.ways import PIECES, moves, scouts, steps, strikes
from hexholm.game import END, Action
from hexholm.kingdom.kinds import Extra
from hexholm.kingdom.mechanisms.building import Loosen
from hexholm.kingdom.mechanisms.choosing import Numbers, Repeat
from hexholm.kingdom.mechanisms.moving import Move
from hexholm.kingdom.mechanisms.pieces import LargePiece, Pieces, Scouts, Vehicle, Walls
from hexholm.kingdom.mechanisms.removing import Owe, Strike
from hexholm.kingdom.mechanisms.stepping import Steps
from hexholm.kingdom.mechanisms.tiles import GivingUp

WAITING: Final = (Move, Steps, Pieces, Walls, Owe, Strike, Repeat, Numbers)
"""What waits for the end of the mandatory action: it can be judged better then."""

LOOSENED: Final = 0.3
"""What it must gain to build away from one's others with a tile that is then used up."""


def best(t: Trial) -> tuple[Action, ...]:
    """The actions of the most promising line."""
    return max(lines(t), key=lambda line: line.gain / line.pieces).actions


def lines(t: Trial) -> Iterator[Line]:
    """What can be done now, each line to its end."""
    game, start = t.game, t.start
    if game.tasks:
        yield from carry_out(t, start)
        return
    options = game.options
    if any(verb == "build" for verb, _ in options.hexes):
        yield t.builds(start)
    choices = [t.after(start, action) for action in options.others if action.verb == "choose"]
    if choices:
        yield from _terrain(t, choices)
    yield from _uses(t, start)
    if END in options:
        yield Line((END,), game, gain=TIE)


def _terrain(t: Trial, choices: Iterable[Line]) -> Iterator[Line]:
    """The terrain of the turn: the one on which all settlements together gain most."""
    if t.game.left or t.game.due:
        yield max((t.builds(chosen) for chosen in choices), key=lambda line: line.gain)
    else:
        for chosen in choices:
            yield from _uses(t, chosen)


def _uses(t: Trial, line: Line) -> Iterator[Line]:
    """The extra actions that can be begun."""
    options = line.game.options
    for action in options.others:
        if action.verb != "use":
            continue
        extra = line.game.actions[action.arg]
        if isinstance(extra, Loosen):
            loosened = t.builds(t.after(line, action))
            cost = LOOSENED if extra.interrupts else 0.0
            yield loosened._replace(gain=loosened.gain - cost)
        elif END in options or not _waits(extra, line):
            yield from _known(t.after(line, action), t)


def _waits(extra: Extra, line: Line) -> bool:
    """Whether it is too early; scouts are of use before the mandatory action alone."""
    if isinstance(extra, Scouts):
        return not (line.game.card and line.game.left)
    return isinstance(extra, WAITING)


def _known(begun: Line, t: Trial) -> Iterator[Line]:
    """The ways to carry out what was begun; only as far as no card is drawn for it (fort)."""
    drawn = any(event.kind == "card-drawn" for event in begun.game.events)
    length = len(begun.actions) if drawn else None
    if not begun.game.tasks or begun.game.player != t.seat:
        yield t.judged(begun)
        return
    for line in carry_out(t, begun):
        yield line._replace(actions=line.actions[:length])


def carry_out(t: Trial, line: Line) -> Iterator[Line]:
    """The ways to finish the action on top of the stack, or to come as far as can be known."""
    game = line.game
    match game.actions[game.tasks[-1].by]:
        case GivingUp():  # the tile that is ready stays
            yield t.done(line, game.options[0])
        case Strike():
            yield from strikes(t, line)
        case Scouts():
            yield from scouts(t, line)
        case Owe():
            for take in t.spare(game.options)[: 2 * PIECES]:
                yield t.done(line, take)
        case Vehicle() | Steps():
            yield from _direct(t, line)
            yield from steps(t, line)
        case Pieces() | LargePiece():
            yield from _direct(t, line)
        case _:
            yield from _generic(t, line)


def _direct(t: Trial, line: Line) -> Iterator[Line]:
    """Setting a piece and taking one back are done with one click."""
    by = line.game.tasks[-1].by
    for action in line.game.options:
        is_back = action.verb == "take" and isinstance(line.game.actions[by], Pieces)
        if action.verb == "build" or is_back:
            yield t.done(line, action)
        elif action.verb == "use":
            yield from _loosened(t, line, action)


def _generic(t: Trial, line: Line) -> Iterator[Line]:
    """Whatever the options say: builds, moves, choices, the end."""
    options = line.game.options
    verbs = {verb for verb, hexes in options.hexes if hexes}
    if "build" in verbs:
        yield t.builds(line)
    if "take" in verbs:
        yield from moves(t, line)
    for action in options:
        if action.verb == "put":
            yield t.done(line, action)
        elif action.verb == "choose":
            yield from _known(t.after(line, action), t)
        elif action == END:
            ended = t.done(line, END)
            yield ended._replace(gain=ended.gain + TIE)
        elif action.verb == "use":
            yield from _loosened(t, line, action)


def _loosened(t: Trial, line: Line, action: Action) -> Iterator[Line]:
    """The same, loosened."""
    for better in carry_out(t, t.after(line, action)):
        yield better._replace(gain=better.gain - LOOSENED)
