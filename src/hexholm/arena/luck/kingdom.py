"""Luck in Kingdom Builder."""

import random
from array import array
from ctypes import CDLL
from typing import Final

from hexholm.advice.kingdom import calibrated
from hexholm.arena.luck import Draw
from hexholm.bots.kingdom.features import time_left
from hexholm.bots.native import Table, fits, library, totals
from hexholm.bots.native.rollout import in_futures
from hexholm.game import END
from hexholm.kingdom import KingdomBuilder

FUTURES: Final = 64
"""After each card that could be drawn."""


class KingdomJudge:
    """What the cards of one game mean."""

    def __init__(self, game: KingdomBuilder, compiled: CDLL) -> None:
        self._table = Table(compiled, game, in_futures(game))
        self._calibration = calibrated(game)

    def draw(self, before: KingdomBuilder) -> Draw | None:
        """The first card that the end of a turn draws.

        What is left out (a draw pile that is made anew, the end of the game) is the same for all
        cards: luck has nothing to do with it.
        """
        seat, weights = before.active, {card: n for card, n in before.deck.items() if n}
        if before.tasks or before.player != seat or before.next_cards or not weights:
            return None
        number = len(before.log)
        afters = {card: _after(before, card, number) for card in weights}
        if any(game.over or game.tasks or game.silo_step for game in afters.values()):
            return None
        came = before.copy()
        came.play(END)
        rng = random.Random(number)
        futures = array("Q", [rng.getrandbits(64) for _ in range(FUTURES)])
        chances = {card: self._chances(game, futures) for card, game in afters.items()}
        return Draw(came.hands[seat][0], weights, chances)

    def _chances(self, game: KingdomBuilder, futures: "array[int]") -> tuple[float, ...]:
        left, reading = time_left(game), self._calibration
        shares = [reading.shares(row, left) for row in totals(self._table, game, futures)]
        means = [sum([one[seat] for one in shares]) / len(shares) for seat in range(game.seats)]
        return reading.chances(means, left)


def _after(before: KingdomBuilder, card: str, number: int) -> KingdomBuilder:
    """The next turn, if this card is drawn; what else is, has nothing to do with what was."""
    game = before.copy()
    game.next_cards, game.seed = (card,), number
    game.play(END)
    return game


def judge(game: KingdomBuilder) -> KingdomJudge | None:
    """Who judges a game; None where the quick players weren't compiled, or don't know it."""
    compiled = library()
    return KingdomJudge(game, compiled) if compiled and fits(game) else None
