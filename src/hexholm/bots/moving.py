"""Plans of the greedy bot for moving pieces: at one go, or step by step."""

from collections.abc import Iterator
from typing import Final

from hexholm.bots.outlook import Outlook, Plan
from hexholm.game import END, Action
from hexholm.hexes import Hexset

PIECES: Final = 6
"""The pieces tried for a move: those that seem to earn least where they stand."""
FEW: Final = 6
"""So many targets are tried for every piece: one in each direction."""
TARGETS: Final = 4
"""Of more targets, those best for the first piece are tried for the others."""
MOVES: Final = 3
"""How many moves of a series are thought through to the next."""
WAYS: Final = 12
"""How many ways are thought through to the next step."""


def moves(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Take and put; where more may follow (silo), several."""
    front = [plan]
    while front:
        found = [moved for before in front for moved in _moves(o, before)]
        yield from found
        found = [after for after in found if o.goes_on(after.game, plan)]
        front = sorted(found, key=lambda after: after.gain)[-MOVES:]


def _moves(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """The pieces that can best be spared, put where the first of them does best."""
    takes = o.spare(action for action in plan.game.options if action.verb == "take")
    favourites: list[Action] = []
    for take in takes[:PIECES]:
        lifted = o.after(plan, take)
        options = [action for action in lifted.game.options if action.verb == "put"]
        few = len(options) <= FEW
        puts = options if few or not favourites else [p for p in favourites if p in options]
        found = [o.done(lifted, put) for put in puts]
        yield from found
        if not few and not favourites:
            found.sort(key=lambda after: -after.gain)
            favourites = [after.actions[-1] for after in found[:TARGETS]]


def steps(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Step by step, by one piece or several (resettlement), or by a wagon or ship.

    A plan ends with a step; whether it goes on or ends is thought over again when it is there.
    """
    front = [plan]
    seen = {_place(o, plan)}
    if END in plan.game.options:
        yield o.done(plan, END)
    while front:
        found = []
        for before in front:
            for after in _steps(o, before):
                place = _place(o, after)
                if place in seen:
                    continue
                seen.add(place)
                if o.goes_on(after.game, plan):
                    gain = o.done(after, END).gain
                    found.append(after._replace(gain=gain))
                    yield found[-1]
                else:
                    yield o.judged(after)
        front = sorted(found, key=lambda after: after.gain)[-WAYS:]


def _place(o: Outlook, plan: Plan) -> tuple[Hexset, Hexset]:
    """What steps have led to: a piece may come back with the tile it has fetched (A-06c)."""
    return plan.game.settlements[o.seat], plan.game.stocked


def _steps(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """One step more, by the same piece or another one."""
    options = plan.game.options
    takes = o.spare(action for action in options if action.verb == "take")
    for action in options:
        if action.verb == "put":
            yield o.after(plan, action)
    for take in takes[:PIECES]:
        lifted = o.after(plan, take)
        for action in lifted.game.options:
            if action.verb == "put":
                yield o.after(lifted, action)
