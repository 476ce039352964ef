"""How far ahead a turn leads when quick players go on."""

import random
from collections.abc import Sequence
from typing import ClassVar

from hexholm.bots.bot import Sight
from hexholm.bots.search.turns import Future, Turn, lead_now, margin
from hexholm.bots.winter.levels import Skill
from hexholm.bots.winter.placement import moment
from hexholm.bots.winter.purchases import OTHER, talents
from hexholm.bots.winter.quick import QuickTurn, Taste
from hexholm.streams import plain_sum
from hexholm.winter import WinterKingdom
from hexholm.winter.knowledge.moment import Moment
from hexholm.winter.knowledge.weights import Weights


class Rollout:
    """Says how far a seat is ahead at the end of the game, when all go on as quick players."""

    at_once: ClassVar[int] = 1

    def __init__(self, sight: Sight, skill: Skill, heed: float=0.0, thought: dict[Turn, float] = {}, rounds: int = 99) -> None:
        self._sight, self._skill = sight, skill
        self._rounds = rounds
        self._heed, self._thought = heed, thought
        self._futures: dict[int, Future] = {}
        self._tastes: dict[int, Taste] = {}
        self.played = 0

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
        """How far the seat is ahead in each of these futures, after a turn."""
        known = self._heed * self._thought.get(turn, 0.0)
        return [(1 - self._heed) * self._lead(turn, number) + known for number in futures]

    def _lead(self, turn: Turn, number: int) -> float:
        if number not in self._futures:
            self._futures[number] = Future.imagined(self._sight, random.Random(number))
        future, seat = self._futures[number], self._sight.seat
        game, _ = future.after(seat, turn)
        if number not in self._tastes:
            luck = random.Random(future.luck).random
            self._tastes[number] = {h: 0.01 * luck() for h in game.board.grid.names}
        taste, turns = self._tastes[number], self._rounds * game.seats
        while game.player is not None and turns:
            self.played += QuickTurn(game, self._skill, taste).play()
            turns -= 1
        return lead_now(game, seat) if game.over else _lead(game, seat, self._skill.weights)


def _lead(game: WinterKingdom, seat: int, weights: Weights) -> float:
    """How far a seat is ahead in the middle of a game."""
    scores = game.scores()
    values = [
        scores[one]["total"] + _hopes(game, one, moment(game, one, weights))
        for one in range(game.seats)
    ]
    return margin(values, seat)


def _hopes(game: WinterKingdom, seat: int, m: Moment) -> float:
    """What a seat has besides points."""
    time, known = min(1.0, m.turns / m.weights.span), talents()
    cards = [known.get(name, OTHER)[0] for name in game.bought[seat]]
    cards += [m.weights.upgrade * known.get(name, OTHER)[1] for name in game.upgraded[seat]]
    built = game.buildings(seat).bit_count()
    return (
        m.coin * game.coins[seat]
        + m.fort * game.fort_supply[seat]
        + m.weights.piece * built
        + m.weights.talent * time * plain_sum(cards)
    )
