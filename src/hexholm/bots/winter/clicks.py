"""The clicks of one seat in one turn, and what each of them gains."""

import random
from typing import Final

from hexholm.bots.winter.levels import Skill
from hexholm.bots.winter.placement import moment, survey
from hexholm.game import Action
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.winter import WinterKingdom
from hexholm.winter.inplay import ACTIONS
from hexholm.winter.knowledge.placement import ALL, Placement
from hexholm.winter.mechanisms.moving import Move
from hexholm.winter.mechanisms.using import LOWER, Use
from hexholm.winter.scoring import earnings

GUEST: Final = 0.3
"""Hospitality: a hex that the mandatory action can still build on."""


def card_of(use: Action) -> str:
    """The card of a use, upper or lower."""
    return use.arg.removesuffix(LOWER)


class Clicks:
    """What a seat can build and move, as far as it sees that."""

    def __init__(self, game: WinterKingdom, seat: int, skill: Skill, rng: random.Random) -> None:
        self.game, self.seat, self.skill, self.rng = game, seat, skill, rng
        self.moment = moment(game, seat, skill.weights)
        self.surveys = 0
        self._position = (0, 0, 0)
        self._seen: dict[Hexset, Placement] = {}
        """What was looked at in this position, by what is lifted."""

    def placement(self, game: WinterKingdom, lifted: Hexset = 0, *, pays: bool = True) -> Placement:
        """The seat's buildings, maybe without a house that is lifted."""
        seat, free = self.seat, game.free | lifted
        self.surveys += 1 + len(self.moment.links)  # ways take at least as long as all the rest
        return survey(self.moment, game.houses[seat] & ~lifted, game.forts[seat], free, pays=pays)

    def survey_of(self, game: WinterKingdom, lifted: Hexset = 0) -> Placement:
        """What a building gains, looked at once as long as nothing changes."""
        position = game.houses[self.seat], game.forts[self.seat], game.free
        if self._position != position:
            self._position, self._seen = position, {}
        found = self._seen.get(lifted)
        if found is None:
            found = self._seen[lifted] = self.placement(game, lifted)
        return found

    def misjudged(self) -> float:
        """By how much the seat errs about a click."""
        return self.skill.noise * (2 * self.rng.random() - 1)

    def placings(self, game: WinterKingdom) -> list[tuple[float, Action]]:
        """Every house and fort that can be built now."""
        m, weights, options = self.moment, self.moment.weights, game.options
        p = self.gains_now(game)
        found = []
        for verb, hexes in options.hexes:
            if not hexes or verb not in ("build", "fort"):
                continue
            gains = p.house_gains(hexes) if verb == "build" else p.fort_gains(hexes)
            kept = weights.piece if verb == "build" else weights.piece - m.fort
            for h, gain in gains.items():
                found.append((gain + kept + self.misjudged(), options.on(verb, h)))
        return found

    def gains_now(self, game: WinterKingdom) -> Placement:
        """What the next building gains, by what it is built."""
        m, task = self.moment, game.tasks[-1] if game.tasks else None
        p = self.placement(game, pays=not task or ACTIONS[task.by].pays(game, task))
        if m.site.mandatory and not game.tasks:
            m.site.mandatory(p, game)
        if game.tasks and game.left and game.begun:  # a guest need not take what the card builds on
            p.once(m.board.grounds[game.terrain], -GUEST)
        return p

    def moves(self, game: WinterKingdom) -> list[tuple[float, Action, Action]]:
        """Houses that can best be spared, and where each of them can go."""
        takes = dict(game.options.hexes)["take"]
        houses = self._spare(game, takes, self.skill.pieces)
        return [move for house in houses for move in self._moves_of(game, house, ALL)]

    def freeing(self, game: WinterKingdom) -> list[tuple[float, Action, Action]]:
        """Moves of the one house that binds the mandatory action (W-2), to where it doesn't."""
        land = game.terrain_hexes(game.terrain)
        binding = game.buildings(self.seat) & neighbours(land)
        if not binding & dict(game.options.hexes)["take"] or binding & (binding - 1):
            return []
        return self._moves_of(game, binding, ~neighbours(land))

    def _moves_of(
        self, game: WinterKingdom, house: Hexset, where: Hexset
    ) -> list[tuple[float, Action, Action]]:
        use, options = ACTIONS[game.tasks[-1].by], game.options
        assert isinstance(use, Use)
        assert isinstance(use.act, Move)
        p = self.placement(game, house)
        now, take = p.house_gains(house)[house], options.on("take", house)
        return [
            (gain - now + self.misjudged(), take, options.on("put", h))
            for h, gain in p.house_gains(use.act.reach(game, house) & where).items()
        ]

    def _spare(self, game: WinterKingdom, houses: Hexset, number: int) -> list[Hexset]:
        """The houses that seem to earn least where they stand."""
        shares = self.shares(game, houses)
        return sorted(shares, key=lambda h: shares[h])[:number]

    def shares(self, game: WinterKingdom, houses: Hexset) -> dict[Hexset, float]:
        """What each of some houses seems to earn where it stands."""
        own = game.buildings(self.seat)
        shares = dict.fromkeys(singles(houses), 0.0)
        for groups in earnings(game, self.seat).values():
            for hexes, points in groups:
                scoring = hexes & own or neighbours(hexes) & own
                share = points / max(1, scoring.bit_count())
                for h in singles(scoring & houses):
                    shares[h] += share
        return shares

    def losses(
        self, game: WinterKingdom, houses: Hexset, number: int
    ) -> list[tuple[float, Hexset]]:
        """What it costs to lose each of the houses that can best be spared, least first."""
        found = []
        for house in self._spare(game, houses, number):
            found.append((self.placement(game, house).house_gains(house)[house], house))
        return sorted(found)
