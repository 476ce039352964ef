"""Ways to carry out what isn't simply built: moves at one go or step by step, strikes, scouts."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

from hexholm.bots.kingdom.greedy_value import gold
from hexholm.bots.kingdom.lines import Line, Trial, builds_of
from hexholm.game import END, Action
from hexholm.hexes import Hexset
from hexholm.kingdom.knowledge import Location
from hexholm.kingdom.mechanisms.removing import Strike

PIECES: Final = 6
"""The pieces tried for a move: those that seem to earn least where they stand."""
FEW: Final = 6
"""This many targets are tried for every piece: one in each direction."""
TARGETS: Final = 4
"""Of more targets, those best for the first piece are tried for the others."""
MOVES: Final = 3
"""How many moves of a series are thought through to the next."""
WAYS: Final = 12
"""How many ways are thought through to the next step."""
SCOUTED: Final = 4
"""The places for a scout that are thought through."""
NARROW: Final = 3
"""The beginnings of builds that are thought through, behind scouts."""


def moves(t: Trial, line: Line) -> Iterator[Line]:
    """Take and put; where more may follow (silo), several."""
    front = [line]
    while front:
        found = [moved for before in front for moved in _moves(t, before)]
        yield from found
        found = [after for after in found if t.goes_on(after.game, line)]
        front = sorted(found, key=lambda after: after.gain)[-MOVES:]


def _moves(t: Trial, line: Line) -> Iterator[Line]:
    """The pieces that can best be spared, put where the first of them does best."""
    takes = t.spare(action for action in line.game.options if action.verb == "take")
    favourites: list[Action] = []
    for take in takes[:PIECES]:
        lifted = t.after(line, take)
        options = [action for action in lifted.game.options if action.verb == "put"]
        few = len(options) <= FEW
        puts = options if few or not favourites else [p for p in favourites if p in options]
        found = [t.done(lifted, put) for put in puts]
        yield from found
        if not few and not favourites:
            found.sort(key=lambda after: -after.gain)
            favourites = [after.actions[-1] for after in found[:TARGETS]]


def steps(t: Trial, line: Line) -> Iterator[Line]:
    """Step by step, by one piece or several (resettlement), or by a wagon or ship.

    A line ends with a step; whether it goes on or ends is thought over again when it is there.
    """
    front = [line]
    seen = {_place(t, line)}
    if END in line.game.options:
        yield t.done(line, END)
    while front:
        found = []
        for before in front:
            for after in _steps(t, before):
                place = _place(t, after)
                if place in seen:
                    continue
                seen.add(place)
                if t.goes_on(after.game, line):
                    gain = t.done(after, END).gain
                    found.append(after._replace(gain=gain))
                    yield found[-1]
                else:
                    yield t.judged(after)
        front = sorted(found, key=lambda after: after.gain)[-WAYS:]


def _place(t: Trial, line: Line) -> tuple[Hexset, Hexset]:
    """What steps have led to: a piece may come back with the tile it has fetched (A-06c)."""
    return line.game.settlements[t.seat], line.game.stocked


def _steps(t: Trial, line: Line) -> Iterator[Line]:
    """One step more, by the same piece or another one."""
    options = line.game.options
    takes = t.spare(action for action in options if action.verb == "take")
    for action in options:
        if action.verb == "put":
            yield t.after(line, action)
    for take in takes[:PIECES]:
        lifted = t.after(line, take)
        for action in lifted.game.options:
            if action.verb == "put":
                yield t.after(lifted, action)


def strikes(t: Trial, line: Line) -> Iterator[Line]:
    """Strike each of the others where it hurts most."""
    while line.game.tasks and isinstance(line.game.actions[line.game.tasks[-1].by], Strike):
        if line.game.player != t.seat:
            break
        found = [_strike(t, line, take) for take in line.game.options if take.verb == "take"]
        line = max(found, key=lambda after: after.bonus)
    yield t.judged(line)


def _strike(t: Trial, line: Line, take: Action) -> Line:
    hex_ = line.game.board.grid.hexes[take.arg]
    victim = next(seat for seat in t.value.rivals if line.game.settlements[seat] & hex_)
    after = t.after(line, take)
    hurt: float = gold(line.game, victim) - gold(after.game, victim)
    lost = (line.game.held[victim] & ~after.game.held[victim]).bit_count()
    hurt += lost * t.value.time_left * Location().value
    return after._replace(bonus=after.bonus + hurt / len(t.value.rivals))


def scouts(t: Trial, line: Line) -> Iterator[Line]:
    """Scouts that open a way to better hexes, and the builds of the card behind them."""
    game = line.game
    ranked: list[Action] = []
    if game.left and not game.begun and game.card_hexes & game.free & game.near[t.seat]:
        found = [(_opened(t, line, place), place) for place in builds_of(game)]
        ranked = [place for gain, place in sorted(found, reverse=True) if gain > -inf]
    for place in ranked[:SCOUTED]:
        yield t.builds(_placed(t, line, [place, *ranked]), NARROW)
    if not ranked:  # nothing to look for: anywhere will do
        yield t.judged(_placed(t, line, ranked))


def _opened(t: Trial, line: Line, place: Action) -> float:
    """What the best hex gains that a scout on this place opens."""
    game = line.game
    around = game.board.grid.around[game.board.grid.hexes[place.arg]]
    new = game.board.grid.named(around & game.card_hexes & game.free & ~game.near[t.seat])
    if not new:
        return -inf
    placed = _placed(t, line, [place])
    builds = [Action("build", name) for name in new]
    return max((t.done(placed, b).gain for b in builds if b in placed.game.options), default=-inf)


def _placed(t: Trial, line: Line, places: Sequence[Action]) -> Line:
    """All scouts placed: on the first of these that are possible, else anywhere."""
    placed = line
    while t.goes_on(placed.game, line):
        options = placed.game.options
        place = next((place for place in places if place in options), options[0])
        placed = t.after(placed, place)
    return placed
