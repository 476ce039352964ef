"""How far ahead a turn leads when quick players go on for some rounds.

To the end of the game would take twice as long, and most of what it adds is luck.
"""

import random
from collections.abc import Hashable, Sequence
from typing import ClassVar, Final

from hexholm.bots.bot import Sight
from hexholm.bots.search.judging import judge
from hexholm.bots.search.turns import Candidate, Future, Turn, lead_now, margin
from hexholm.bots.winter.evaluate import prospects
from hexholm.bots.winter.levels import FORWARD, Skill
from hexholm.bots.winter.lines import Line, Search
from hexholm.bots.winter.placement import moment, survey
from hexholm.bots.winter.purchases import talent_points
from hexholm.bots.winter.quick import QuickTurn, taste
from hexholm.streams import plain_sum
from hexholm.winter import WinterKingdom
from hexholm.winter.knowledge.moment import Moment
from hexholm.winter.knowledge.placement import Taste

WITH_WAYS: Final = 20
"""Royalty, Merchants: looking for ways takes time, so no more turns than these are played on."""
LESS: Final = 0.75
"""In such games turns are found more slowly, too: this part of the futures fits into the time."""
PART: Final = 0.5
"""Of what one turn seems to gain more than another, what comes of it."""
ASSETS: Final = 0.5
"""The same of what coins, talents, the pace and the next turn seem to be worth between rounds."""


def foresee(
    search: Search, lines: Sequence[Line], sight: Sight, deadline: float | None = None
) -> list[Line]:
    """The different turns of a search, judged by where they lead, the best first."""
    skill, seat = search.skill, search.seat
    links, most = len(search.moment.links), len(lines)
    depth = skill.depth.after(search.surveys)
    if links:
        most, depth = WITH_WAYS // links, depth._replace(work=round(LESS * depth.work))
    different: dict[Hashable, Line] = {}
    for line in lines:
        different.setdefault(_reached(line, seat), line)
    by_turn = {line.turn: line for line in list(different.values())[:most]}
    if len(by_turn) == 1:
        return list(by_turn.values())
    found = [Candidate(turn, PART * line.gain) for turn, line in by_turn.items()]
    rollout = Rollout(sight, FORWARD, skill.rounds)
    judged = judge(found, rollout, search.rng, depth, deadline)
    return [by_turn[one.turn]._replace(gain=one.lead) for one in judged]


def _reached(line: Line, seat: int) -> Hashable:
    """What makes two turns the same."""
    game = line.game
    cards = frozenset(game.bought[seat]), frozenset(game.upgraded[seat])
    return game.houses[seat], game.forts[seat], game.coins[seat], cards, line.end


class Rollout:
    """Says how far a seat is ahead after a turn and some rounds of quick players."""

    at_once: ClassVar[int] = 1

    def __init__(self, sight: Sight, skill: Skill, rounds: int) -> None:
        self._sight, self._skill, self._rounds = sight, skill, rounds
        self._futures: dict[int, tuple[Future, Taste]] = {}
        self.played = 0
        """The surveys of the board that took so far."""

    def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
        """How far the seat is ahead in each of these futures."""
        return [self._lead(turn, number) for number in futures]

    def _lead(self, turn: Turn, number: int) -> float:
        if number not in self._futures:
            future = Future.imagined(self._sight, random.Random(number))
            self._futures[number] = future, taste(future.game, random.Random(future.luck))
        (future, likes), seat = self._futures[number], self._sight.seat
        game, _ = future.after(seat, turn)
        leads, left = list[float](), game.seats - 1 - seat  # so that all had as many turns
        for _ in range(self._rounds):
            left += game.seats
            while game.player is not None and left:
                self.played += QuickTurn(game, self._skill, likes).play()
                left -= 1
            leads.append(self._lead_between(game) if not game.over else lead_now(game, seat))
        return plain_sum(leads) / len(leads)

    def _lead_between(self, game: WinterKingdom) -> float:
        """How far the seat is ahead between two rounds: by points, and what else they have."""
        scores, totals = game.scores(), list[float]()
        for seat in range(game.seats):
            m = moment(game, seat, self._skill.weights)
            self.played += 1 + len(m.links)
            totals.append(scores[seat]["total"] + _assets(game, m))
        return margin(totals, self._sight.seat)


def _assets(game: WinterKingdom, m: Moment) -> float:
    """What coins, forts in the supply, the pace, talents and the next turn are worth to a seat."""
    seat, weights = m.seat, m.weights
    cards = [talent_points(name, weights, upgrade=False) for name in game.bought[seat]]
    cards += [talent_points(name, weights, upgrade=True) for name in game.upgraded[seat]]
    now = survey(m, game.houses[seat], game.forts[seat], game.free)
    return m.fort * game.fort_supply[seat] + ASSETS * (
        m.coin * game.coins[seat]
        + weights.piece * game.buildings(seat).bit_count()
        + min(1.0, m.turns) * prospects(m, now)
        + min(1.0, m.turns / weights.span) * plain_sum(cards)
    )
