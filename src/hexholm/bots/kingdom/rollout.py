"""The quick way to play Kingdom Builder: always the hex that gains most, found in no time.

It plays a whole game in a few milliseconds, so that a stronger bot can play a turn out to the end
of the game, many times.
"""

import random
from collections.abc import Sequence
from typing import ClassVar, Final

from hexholm.bots.bot import Sight
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.search.turns import Future, Turn, lead_now
from hexholm.game import END, Action, Options
from hexholm.hexes import Hexset, beside_at_least
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.kinds import Extra
from hexholm.kingdom.mechanisms.building import Build
from hexholm.kingdom.mechanisms.choosing import Numbers
from hexholm.kingdom.mechanisms.moving import FreeMove, Move
from hexholm.kingdom.mechanisms.pieces import LargePiece
from hexholm.planes import Planes, add, best, least, value

NOISE: Final = 4
"""The most bits of noise of a player that searches."""
MOVE: Final = 2
"""What a move must gain, in units of `Placement`."""
HELD_TOGETHER: Final = 4
"""One with several neighbours: others hang together by it."""
EARLY: Final = 0.3
"""How often a searching player uses a tile before the mandatory action."""
CURIOUS: Final = 0.5
"""How often it tries what a quick one leaves alone."""
LOTS: Final = 8
"""How often lots are drawn among hexes that gain the same; then the first one is taken."""


class QuickPlayer:
    """Chooses one action after the other by the gains of the moment.

    With noise it chooses differently each time, so that it finds many different turns.
    """

    def __init__(self, placement: Placement, rng: random.Random, noise: int = 0) -> None:
        self.placement = placement
        self.rng = rng
        self.noise = noise
        self.lots = [rng.getrandbits(placement.width) for _ in range(LOTS)]
        """Hexes that win a draw. They stay the same for a whole game: what is played in one future
        after two different turns differs by what they change, and less by chance."""
        self._spared: Hexset = 0
        """The settlement that the move it has chosen takes."""

    def action(self, game: KingdomBuilder) -> Action:
        """What it does now."""
        options, seat = game.options, game.mover
        others = options.others
        is_early = self.noise and others and self.rng.random() < EARLY
        if is_early and (early := self._use(game, seat, others)):
            return early
        for verb, hexes in options.hexes:
            if hexes and verb != "take":
                return self._on(options, verb, self._best(game, seat, hexes))
            if hexes and END not in others:
                return self._on(options, verb, self._taken(game, seat, hexes))
        if len(others) > 1:
            if use := self._use(game, seat, others):
                return use
            if others[0].verb == "choose":
                return self._choice(game, seat, others)
        return END if END in others else options[0]

    def play_on(self, game: KingdomBuilder) -> int:
        """Play for all seats to the end of the game; gives the number of actions."""
        number = 0
        while game.player is not None:
            game.play(self.action(game))
            number += 1
        return number

    def _on(self, options: Options, verb: str, hexes: Hexset) -> Action:
        for lot in self.lots:
            if not hexes & (hexes - 1):
                return options.on(verb, hexes)
            hexes = hexes & lot or hexes
        return options.on(verb, hexes & -hexes)

    def _best(self, game: KingdomBuilder, seat: int, hexes: Hexset) -> Hexset:
        if not hexes & (hexes - 1):
            return hexes
        return best(self._planes(game, seat), hexes)

    def _planes(self, game: KingdomBuilder, seat: int) -> Planes:
        planes = self.placement(game, seat)
        for bit in range(self.noise):
            add(planes, self.rng.getrandbits(self.placement.width), 1 << bit)
        return planes

    def _taken(self, game: KingdomBuilder, seat: int, hexes: Hexset) -> Hexset:
        """The settlements to move: the one that was thought of, or those best spared."""
        if thought_of := self._spared & hexes:
            return thought_of
        lost = self.losses(game, seat, self._planes(game, seat))
        return least(lost, self.sparable(game, seat, hexes))

    def sparable(self, game: KingdomBuilder, seat: int, hexes: Hexset) -> Hexset:
        """Of some settlements those that alone hold no tile, if there are any."""
        return hexes & ~self._holding(game, seat) or hexes

    def losses(self, game: KingdomBuilder, seat: int, gains: Planes) -> Planes:
        """Roughly what is lost with a settlement: what one more would gain in its place."""
        planes, own = gains[:], game.settlements[seat]
        for hexes, units in self.placement.once:
            only = own & hexes
            if only and not only & (only - 1):
                add(planes, only, units)
        add(planes, beside_at_least(own, 2), HELD_TOGETHER)
        return planes

    def _holding(self, game: KingdomBuilder, seat: int) -> Hexset:
        held, holding = game.held[seat], 0
        for site, beside, _ in self.placement.sites:
            if site & held:
                there = beside & game.settlements[seat]
                if not there & (there - 1):
                    holding |= there
        return holding

    def _use(self, game: KingdomBuilder, seat: int, others: tuple[Action, ...]) -> Action | None:
        for action in others:
            if action[0] == "use" and self._is_wanted(game, seat, game.actions[action[1]]):
                return action
        return None

    def _is_wanted(self, game: KingdomBuilder, seat: int, extra: Extra) -> bool:
        if isinstance(extra, Numbers):
            return False
        if isinstance(extra, Build | LargePiece):
            return True
        if isinstance(extra, Move):
            return self._pays(game, seat, extra)
        return bool(self.noise) and self.rng.random() < CURIOUS

    def _pays(self, game: KingdomBuilder, seat: int, extra: Move) -> bool:
        """Whether a move gains enough, seen roughly."""
        planes = self._planes(game, seat)
        lost = self.losses(game, seat, planes)
        movable = self.sparable(game, seat, extra.movable(game))
        if isinstance(extra, FreeMove):
            self._spared = self.best_jump(game, extra, movable, planes, lost)
            return bool(self._spared)
        self._spared = 0
        targets = game.prefer_adjacent(extra.where(game) & game.free)
        if not targets:
            return False
        spared = least(lost, movable)
        return _most(planes, targets) - value(lost, spared & -spared) >= MOVE

    def best_jump(
        self, game: KingdomBuilder, extra: FreeMove, movable: Hexset, gains: Planes, lost: Planes
    ) -> Hexset:
        """The settlement whose move within its reach gains most, if any gains enough."""
        found, most = 0, MOVE - 1
        top = _most(gains, extra.targets(game, movable))
        while movable:
            spare = least(lost, movable)
            spare &= -spare
            cost = value(lost, spare)
            if top - cost <= most:
                break  # the others lose even more
            movable ^= spare
            targets = extra.targets(game, spare)
            if targets and (more := _most(gains, targets) - cost) > most:
                found, most = spare, more
        return found

    def _choice(self, game: KingdomBuilder, seat: int, others: tuple[Action, ...]) -> Action:
        """A terrain: the one with the best hex; anything else at random."""
        if game.tasks or self.noise:
            return self.rng.choice([action for action in others if action[0] == "choose"])
        planes, grounds = self.placement(game, seat), game.board.grounds

        def most(action: Action) -> int:
            if action[0] != "choose" or action[1] not in grounds:
                return -1
            return _most(planes, game.prefer_adjacent(grounds[action[1]] & game.free))

        return max(others, key=most)


def _most(planes: Planes, hexes: Hexset) -> int:
    """The highest number of some hexes."""
    top = best(planes, hexes)
    return value(planes, top & -top)


class Rollout:
    """Says how far a seat is ahead at the end of the game, when all go on as quick players."""

    at_once: ClassVar[int] = 1

    def __init__(self, sight: Sight, placement: Placement) -> None:
        self._sight, self._placement = sight, placement
        self._futures: dict[int, Future] = {}
        self.played = 0

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
        """How far the seat is ahead in each of these futures, after a turn."""
        return [self._lead(turn, number) for number in futures]

    def _lead(self, turn: Turn, number: int) -> float:
        if number not in self._futures:
            self._futures[number] = Future.imagined(self._sight, random.Random(number))
        future, seat = self._futures[number], self._sight.seat
        game, played = future.after(seat, turn)
        player = QuickPlayer(self._placement, random.Random(future.luck))
        self.played += played + player.play_on(game)
        return lead_now(game, seat)
