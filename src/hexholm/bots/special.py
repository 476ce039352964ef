"""Plans of the greedy bot for what is neither built nor moved: the sword, the scouts."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

from hexholm.bots import worth
from hexholm.bots.outlook import Outlook, Plan, builds_of
from hexholm.bots.standing import gold
from hexholm.game import Action
from hexholm.kingdom.mechanisms.removing import Strike

WAYS: Final = 4
"""The places for a scout that are thought through."""
NARROW: Final = 3
"""The beginnings of builds that are thought through, behind scouts."""


def strikes(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Strike each of the others where it hurts most."""
    while plan.game.tasks and isinstance(plan.game.actions[plan.game.tasks[-1].by], Strike):
        if plan.game.player != o.seat:
            break
        found = [_strike(o, plan, take) for take in plan.game.options if take.verb == "take"]
        plan = max(found, key=lambda after: after.bonus)
    yield o.judged(plan)


def _strike(o: Outlook, plan: Plan, take: Action) -> Plan:
    hex_ = plan.game.board.grid.hexes[take.arg]
    victim = next(seat for seat in o.standing.rivals if plan.game.settlements[seat] & hex_)
    after = o.after(plan, take)
    hurt: float = gold(plan.game, victim) - gold(after.game, victim)
    lost = (plan.game.held[victim] & ~after.game.held[victim]).bit_count()
    hurt += lost * o.standing.time_left * worth.OTHER_TILE
    return after._replace(bonus=after.bonus + hurt / len(o.standing.rivals))


def scouts(o: Outlook, plan: Plan) -> Iterator[Plan]:
    """Scouts that open a way to better hexes, and the builds of the card behind them."""
    game = plan.game
    ranked: list[Action] = []
    if game.left and not game.begun and game.card_hexes & game.free & game.near[o.seat]:
        found = [(_opened(o, plan, place), place) for place in builds_of(game)]
        ranked = [place for gain, place in sorted(found, reverse=True) if gain > -inf]
    for place in ranked[:WAYS]:
        yield o.builds(_placed(o, plan, [place, *ranked]), NARROW)
    if not ranked:  # nothing to look for: anywhere will do
        yield o.judged(_placed(o, plan, ranked))


def _opened(o: Outlook, plan: Plan, place: Action) -> float:
    """What the best hex gains that a scout on this place opens."""
    game = plan.game
    around = game.board.grid.around[game.board.grid.hexes[place.arg]]
    new = game.board.grid.named(around & game.card_hexes & game.free & ~game.near[o.seat])
    if not new:
        return -inf
    placed = _placed(o, plan, [place])
    builds = [Action("build", name) for name in new]
    return max((o.done(placed, b).gain for b in builds if b in placed.game.options), default=-inf)


def _placed(o: Outlook, plan: Plan, places: Sequence[Action]) -> Plan:
    """All scouts placed: on the first of these that are possible, else anywhere."""
    placed = plan
    while o.goes_on(placed.game, plan):
        options = placed.game.options
        place = next((place for place in places if place in options), options[0])
        placed = o.after(placed, place)
    return placed
