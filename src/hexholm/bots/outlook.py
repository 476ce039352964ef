"""What a seat can do with its next few pieces, and what that gains at once."""

import random
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.bots.promise import promise
from hexholm.game import END, Action, Event
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.scoring import score

# All values are in gold. Those of things that pay off later shrink with the supply.

SUPPLY: Final = 40
"""Settlements of a player when the game begins."""

SETTLEMENT: Final = 0.5
"""A settlement more on the board, beyond the gold it earns at once."""

TILES: Final = {
    "oracle": 4.0,
    "farm": 4.0,
    "oasis": 4.0,
    "tower": 3.5,
    "tavern": 4.0,
    "barn": 3.0,
    "harbor": 3.5,
    "paddock": 3.0,
}
OTHER_TILE: Final = 3.0
"""A location tile."""

TIE: Final = 0.01
"""Ties are broken at random by less than this."""

# How much is looked at.

BEAM: Final = 8
"""The beginnings of a mandatory action that are thought through to its end."""
PIECES: Final = 6
"""The pieces tried for a move: those that seem to earn least where they stand."""
TARGETS: Final = 4
"""The targets, best for the first piece, that are tried for the other pieces."""


class Plan(NamedTuple):
    """Actions that belong together, and what they lead to."""

    actions: tuple[Action, ...]
    game: KingdomBuilder
    """The position after them."""
    bonus: float = 0.0
    """What they gain besides the standing."""
    gain: float = 0.0
    """What a piece gains altogether, on average."""


class Outlook:
    """The plans of a seat at one moment, tried out on an imagined game."""

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        game = sight.imagine(rng)
        assert isinstance(game, KingdomBuilder)
        self.game, self.seat, self.rng = game, sight.seat, rng
        view = sight.view()
        players, cards = view["players"], view["setup"]["cards"]
        self.time_left = min(player["supply"] for player in players) / SUPPLY
        # Only the lords make one player's settlements change another's gold.
        self.rivals = [
            seat for seat in range(len(players)) if seat != self.seat and "lords" in cards
        ]
        self.now = self._standing(game)

    def best(self) -> tuple[Action, ...]:
        """The actions of the most promising plan."""
        return max(self._plans(), key=lambda plan: plan.gain).actions

    def _plans(self) -> Iterator[Plan]:
        """All that is worth a thought, at least one."""
        start, options = Plan((), self.game), self.game.options
        verbs = {action.verb for action in options}
        if "build" in verbs:
            yield self._builds(start)
        if "take" in verbs:
            yield from self._moves(start)
        for action in options:
            if action.verb == "use":
                yield from self._uses(self._begun(start, action), may_move=END in options)
            elif action.verb == "end":
                yield Plan((END,), self.game, gain=TIE)
            elif action.verb in ("put", "choose"):
                yield self._done(start, action)

    def _builds(self, start: Plan) -> Plan:
        """The mandatory action as a whole (or what is left of it), by a beam search."""
        front = [start]
        while True:
            steps: dict[frozenset[Action], Plan] = {}  # the order of the builds is all one
            for plan in front:
                for action in plan.game.options:
                    key = frozenset((*plan.actions, action))
                    if action.verb == "build" and key not in steps:
                        steps[key] = self._done(plan, action)
            front = sorted(steps.values(), key=lambda plan: plan.gain)[-BEAM:]
            # Builds come first among the options: if the last is one, there is nothing else.
            if not all(plan.game.options[-1].verb == "build" for plan in front):
                best = front[-1]
                return best._replace(gain=best.gain / len(best.actions))

    def _uses(self, begun: Plan, *, may_move: bool) -> Iterator[Plan]:
        """The ways to go on using a location; moves wait for the end of the mandatory action."""
        options = begun.game.options
        if options[0].verb != "take":
            for action in options:
                yield self._done(begun, action)
        elif may_move:
            yield from self._moves(begun)

    def _moves(self, begun: Plan) -> Iterator[Plan]:
        """The pieces that can best be spared, put where the first of them does best."""
        takes = sorted(begun.game.options, key=lambda take: self._earnings.get(take.arg, 0))
        favourites: list[Action] = []
        for take in takes[:PIECES]:
            lifted = self._begun(begun, take)
            options = lifted.game.options
            few = len(options) <= TARGETS
            puts = options if few or not favourites else [p for p in favourites if p in options]
            plans = [self._done(lifted, put) for put in puts]
            yield from plans
            if not few and not favourites:
                plans.sort(key=lambda plan: -plan.gain)
                favourites = [plan.actions[-1] for plan in plans[:TARGETS]]

    def _begun(self, plan: Plan, action: Action) -> Plan:
        """The plan with one more action, after which it is not yet to be judged."""
        game = plan.game.copy()
        game.play(action)
        return Plan((*plan.actions, action), game, plan.bonus)

    def _done(self, plan: Plan, action: Action) -> Plan:
        """The plan with one more action, and what it then gains."""
        actions, game, bonus, _ = self._begun(plan, action)
        bonus += self._tiles(game.events) + TIE * self.rng.random()
        if action.verb == "build":
            bonus += SETTLEMENT
        elif action.verb == "choose":
            bonus += len(game.options)  # the choice that leaves the most to do
        return Plan(actions, game, bonus, self._standing(game) - self.now + bonus)

    def _tiles(self, events: list[Event]) -> float:
        """What the tiles taken and lost are worth."""
        worth = 0.0
        for kind, seat, name, *_ in events:
            if seat == self.seat and kind in ("tile-taken", "tile-lost"):
                value = self.time_left * TILES.get(name, OTHER_TILE)
                worth += value if kind == "tile-taken" else -value
        return worth

    def _standing(self, game: KingdomBuilder) -> float:
        """What the position is worth: gold and what promises some."""
        own: float = score(game, self.seat)["total"]
        own += self.time_left * promise(game, self.seat)
        if self.rivals:
            own -= sum(score(game, seat)["total"] for seat in self.rivals) / len(self.rivals)
        return own

    @cached_property
    def _earnings(self) -> dict[str, float]:
        """Own hexes and roughly what the piece there earns: an equal share of each contribution."""
        shares: dict[str, float] = {}
        for contributions in self.game.contributions(self.seat).values():
            for hexes, gold in contributions:
                for name in hexes:
                    shares[name] = shares.get(name, 0) + gold / len(hexes)
        return shares
