"""All the plans that are worth a thought at one moment."""

from collections.abc import Iterable, Iterator
from typing import Final

from hexholm.bots.moving import PIECES, moves, steps
from hexholm.bots.outlook import TIE, Outlook, Plan
from hexholm.bots.special import scouts, strikes
from hexholm.game import END, Action
from hexholm.kingdom.kinds import Extra
from hexholm.kingdom.mechanisms.choosing import Numbers, Repeat
from hexholm.kingdom.mechanisms.loosening import Loosen
from hexholm.kingdom.mechanisms.moving import Move
from hexholm.kingdom.mechanisms.pieces import LargePiece, Pieces, Scouts, Vehicle, Walls
from hexholm.kingdom.mechanisms.removing import Owe, Strike
from hexholm.kingdom.mechanisms.stepping import Steps
from hexholm.kingdom.mechanisms.tiles import GivingUp

WAITING: Final = (Move, Steps, Pieces, Walls, Owe, Strike, Repeat, Numbers)
"""What waits for the end of the mandatory action: it can be judged better then."""

OUTPOST: Final = 0.3
"""What it must gain to build away from one's others with a tile that is then gone."""


def best(o: Outlook) -> tuple[Action, ...]:
    """The actions of the most promising plan."""
    return max(plans(o), key=lambda plan: plan.gain / plan.pieces).actions


def plans(o: Outlook) -> Iterator[Plan]:
    """What can be done now, each plan to its end."""
    game, start = o.game, o.start
    if game.tasks:
        yield from carry_out(o, start)
        return
    options = game.options
    if any(verb == "build" for verb, _ in options.hexes):
        yield o.builds(start)
    choices = [o.after(start, action) for action in options.others if action.verb == "choose"]
    if choices:
        yield from _terrain(o, choices)
    yield from _uses(o, start)
    if END in options:
        yield Plan((END,), game, gain=TIE)


def _terrain(o: Outlook, choices: Iterable[Plan]) -> Iterator[Plan]:
    """The terrain of the turn: the one on which all settlements together gain most."""
    if o.game.left or o.game.due:
        yield max((o.builds(chosen) for chosen in choices), key=lambda plan: plan.gain)
    else:
        for chosen in choices:
            yield from _uses(o, chosen)


def _uses(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """The extra actions that can be begun."""
    options = plan.game.options
    for action in options.others:
        if action.verb != "use":
            continue
        extra = plan.game.actions[action.arg]
        if isinstance(extra, Loosen):
            loosened = o.builds(o.after(plan, action))
            cost = 0.0 if extra.first_only else OUTPOST
            yield loosened._replace(gain=loosened.gain - cost)
        elif END in options or not _waits(extra, plan):
            yield from _known(o.after(plan, action), o)


def _waits(extra: Extra, plan: Plan) -> bool:
    """Whether it is too early; scouts are of use before the mandatory action alone."""
    if isinstance(extra, Scouts):
        return not (plan.game.card and plan.game.left)
    return isinstance(extra, WAITING)


def _known(begun: Plan, o: Outlook) -> Iterator[Plan]:
    """The ways to carry out what was begun; only as far as no card is drawn for it (fort)."""
    drawn = any(event.kind == "card-drawn" for event in begun.game.events)
    length = len(begun.actions) if drawn else None
    if not begun.game.tasks or begun.game.player != o.seat:
        yield o.judged(begun)
        return
    for plan in carry_out(o, begun):
        yield plan._replace(actions=plan.actions[:length])


def carry_out(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """The ways to finish the action on top of the stack, or to come as far as can be known."""
    game = plan.game
    match game.actions[game.tasks[-1].by]:
        case GivingUp():  # the tile that is ready stays
            yield o.done(plan, game.options[0])
        case Strike():
            yield from strikes(o, plan)
        case Scouts():
            yield from scouts(o, plan)
        case Owe():
            for take in o.spare(game.options)[: 2 * PIECES]:
                yield o.done(plan, take)
        case Vehicle() | Steps():
            yield from _direct(o, plan)
            yield from steps(o, plan)
        case Pieces() | LargePiece():
            yield from _direct(o, plan)
        case _:
            yield from _generic(o, plan)


def _direct(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Setting a piece and taking one back are done with one click."""
    by = plan.game.tasks[-1].by
    for action in plan.game.options:
        is_back = action.verb == "take" and isinstance(plan.game.actions[by], Pieces)
        if action.verb == "build" or is_back:
            yield o.done(plan, action)
        elif action.verb == "use":
            yield from _loosened(o, plan, action)


def _generic(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Whatever the options say: builds, moves, choices, the end."""
    options = plan.game.options
    verbs = {verb for verb, hexes in options.hexes if hexes}
    if "build" in verbs:
        yield o.builds(plan)
    if "take" in verbs:
        yield from moves(o, plan)
    for action in options:
        if action.verb == "put":
            yield o.done(plan, action)
        elif action.verb == "choose":
            yield from _known(o.after(plan, action), o)
        elif action == END:
            ended = o.done(plan, END)
            yield ended._replace(gain=ended.gain + TIE)
        elif action.verb == "use":
            yield from _loosened(o, plan, action)


def _loosened(o: Outlook, plan: Plan, action: Action) -> Iterator[Plan]:
    """The same with an outpost."""
    for better in carry_out(o, o.after(plan, action)):
        yield better._replace(gain=better.gain - OUTPOST)
