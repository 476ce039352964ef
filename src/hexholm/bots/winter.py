"""The greedy way to play Winter Kingdom: whole plans, judged by the points they bring now."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.game import END, Action
from hexholm.hexes import neighbours
from hexholm.winter import WinterKingdom
from hexholm.winter.acts import Build
from hexholm.winter.boards import TERRAINS
from hexholm.winter.scoring import score
from hexholm.winter.talents import TALENTS

# All values are in points; those of things that pay off later shrink with the supply.

TIE: Final = 0.01
HOUSE: Final = 0.6
"""A building more on the board, beyond the points it brings at once."""
FORT_HELD: Final = 2.0
"""A fort in the supply: it is worth more on a good hex later."""
COIN: Final = 0.7
"""A coin, as long as there is something to buy."""
LAST_COINS: Final = 6
"""More coins than that are worth nothing."""
BUILD_TALENT: Final = 7.0
MOVE_TALENT: Final = 4.0
"""A talent, for a whole game."""
UPGRADE: Final = 0.35
"""What an upgrade adds, of a talent's value."""
FREEDOM: Final = 3.0
"""A terrain that no own building touches: its card lets one build anywhere (W-2)."""

BEAM: Final = 6
"""The beginnings of a mandatory action that are thought through to its end."""
PIECES: Final = 5
"""The houses tried for a move."""


class Plan(NamedTuple):
    """Actions that belong together, and what they gain for each building."""

    actions: tuple[Action, ...]
    game: WinterKingdom
    gain: float = 0.0


def best(sight: Sight, rng: random.Random) -> tuple[Action, ...]:
    """The actions of the most promising plan."""
    return _Outlook(sight, rng).best()


class _Outlook:
    """A moment seen by one seat."""

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        game = sight.imagine(rng)
        assert isinstance(game, WinterKingdom)
        self.game, self.seat, self.rng = game, sight.seat, rng
        supply = [game.house_supply[seat] + game.fort_supply[seat] for seat in range(game.seats)]
        self.time_left = 0.0 if game.last_round else min(supply) / 36
        self.now = self._standing(game)

    def best(self) -> tuple[Action, ...]:
        start = Plan((), self.game)
        if self.game.tasks:
            return self._complete(start).actions
        plans = [plan for plan in self._deeds(start) if plan.gain > TIE or self.game.demands]
        return max(plans or self._purchases(start), key=lambda plan: plan.gain).actions

    def _deeds(self, start: Plan) -> Iterator[Plan]:
        """The mandatory action and the talents."""
        demands = self.game.demands
        if demands:
            yield self._mandatory(start)
        for action in self.game.options.others:
            if action.verb == "use":
                yield from self._use(start, action, demands=demands)

    def _purchases(self, start: Plan) -> Iterator[Plan]:
        """The purchase step, after which no talent can be used (W-4), and the end."""
        for action in self.game.options.others:
            if action == END:
                yield Plan((END,), self.game, TIE)
            elif action.verb == "repeat":
                yield self._complete(self._after(start, action))
            elif action.verb in ("buy", "upgrade"):
                after = self._judged(self._after(start, action))
                at_once = self._complete(after).gain - after.gain if after.game.tasks else 0.0
                yield after._replace(gain=self._worth(action) + at_once)

    def _use(self, start: Plan, action: Action, *, demands: bool) -> Iterator[Plan]:
        """A use to its end; moves wait for the end of the mandatory action."""
        begun = self._after(start, action)
        if not begun.game.tasks:  # the terrain to the right: judged by what can be built there
            best = self._mandatory(begun)
            yield best
            return
        verbs = {verb for verb, s in begun.game.options.hexes if s}
        if "take" in verbs and demands:
            return
        yield self._complete(begun)

    def _mandatory(self, start: Plan) -> Plan:
        """The mandatory action as a whole, by a beam search; its gain is that of one building."""
        front, builds = [start], 0
        done: list[Plan] = []
        while front:
            steps: dict[frozenset[Action], Plan] = {}
            for plan in front:
                for action in plan.game.options:
                    key = frozenset((*plan.actions, action))
                    if action.verb in ("build", "fort") and key not in steps:
                        steps[key] = self._judged(self._complete(self._after(plan, action)))
            builds += 1
            front = sorted(steps.values(), key=lambda plan: plan.gain)[-BEAM:]
            done += [p._replace(gain=p.gain / builds) for p in front if not p.game.demands]
            front = [plan for plan in front if plan.game.demands]
        return max(done, key=lambda plan: plan.gain, default=start)

    def _complete(self, plan: Plan) -> Plan:
        """Go on with an open task, always the best next click, to its end."""
        asked = len(plan.game.tasks)
        while (
            plan.game.tasks and plan.game.player == self.seat and len(plan.game.tasks) >= asked > 0
        ):
            actions = list(plan.game.options)
            takes = [action for action in actions if action.verb == "take"]
            if takes:
                plan = self._move(plan, takes)
                continue
            nexts = [self._judged(self._after(plan, action)) for action in actions]
            ends = [p for p in nexts if p.actions[-1] == END]
            others = [self._finished(p) for p in nexts if p.actions[-1] != END]
            best = max(others, key=lambda p: p.gain, default=None)
            if best is None or (ends and ends[0].gain + TIE >= best.gain):
                plan = ends[0] if ends else plan
                if not ends:
                    break
            else:
                plan = best
        return self._judged(plan)

    def _finished(self, plan: Plan) -> Plan:
        """A use inside another task is judged when it is done."""
        if plan.actions[-1].verb != "use":
            return plan
        return self._complete(plan)

    def _move(self, plan: Plan, takes: list[Action]) -> Plan:
        """The houses that can best be spared, each put where it does best."""
        shares: dict[str, float] = {}
        for contributions in plan.game.contributions(self.seat).values():
            for hexes, points in contributions:
                for name in hexes:
                    shares[name] = shares.get(name, 0) + points / len(hexes)
        takes.sort(key=lambda take: shares.get(take.arg, 0))
        found = []
        for take in takes[:PIECES]:
            lifted = self._after(plan, take)
            puts = [action for action in lifted.game.options if action.verb == "put"]
            if puts:
                found += [self._judged(self._after(lifted, put)) for put in puts]
            else:
                found.append(self._judged(lifted))
        return max(found, key=lambda p: p.gain)

    def _after(self, plan: Plan, action: Action) -> Plan:
        game = plan.game.copy()
        game.play(action)
        return Plan((*plan.actions, action), game)

    def _judged(self, plan: Plan) -> Plan:
        gain = self._standing(plan.game) - self.now + TIE * self.rng.random()
        return plan._replace(gain=gain)

    def _worth(self, action: Action) -> float:
        """What a purchase gains beyond its price."""
        talent = TALENTS[action.arg]
        value = BUILD_TALENT if isinstance(talent.upper, Build) else MOVE_TALENT
        share = 1.0
        if action.verb == "upgrade":
            share = UPGRADE
        price = self.game.price(action.arg, upgrade=action.verb == "upgrade")
        return self.time_left * (share * value - COIN * price)

    def _standing(self, game: WinterKingdom) -> float:
        """What the position is worth: points, and what promises some."""
        seat = self.seat
        value: float = score(game, seat)["total"]
        own = game.buildings(seat)
        value += HOUSE * own.bit_count()
        value += FORT_HELD * self.time_left * game.fort_supply[seat]
        value += COIN * self.time_left * min(LAST_COINS, game.coins[seat])
        reachable = neighbours(own) & game.free
        untouched = sum(not reachable & game.board.grounds[terrain] for terrain in TERRAINS)
        return value + FREEDOM * self.time_left * untouched
