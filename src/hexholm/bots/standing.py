"""What a position is worth to a seat, as the greedy bot sees it."""

from collections.abc import Callable
from typing import Final

from hexholm.bots import worth
from hexholm.bots.promise import PAIR, Promise, nearly_a_line
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.kinds import Earnings
from hexholm.kingdom.registry import CARDS, PLACES
from hexholm.kingdom.scoring import earnings

SUPPLY: Final = 40
"""Settlements of a player when the game begins."""

Pays = Callable[[KingdomBuilder, int], Earnings]

RIVALRY: Final = ("lords", "noblewomen")
"""Cards by which one player's settlements change another's gold."""


def gold(game: KingdomBuilder, seat: int) -> int:
    """All gold of a seat, as if the game ended now."""
    total = game.gold[seat]
    for name, groups in earnings(game, seat).items():
        total += sum([amount for _, amount in groups])
        if name in game.earned:  # what it has paid is among both
            total -= game.earned[name][seat]
    return total


class Standing:
    """Worth of the positions that a seat can come to from one moment on."""

    def __init__(self, game: KingdomBuilder, seat: int) -> None:
        self.seat = seat
        self.time_left = 0.0 if game.silo_step else min(game.supply) / SUPPLY
        self.settlement = 0.0 if game.silo_step else worth.SETTLEMENT
        self.promise = Promise(game, seat)
        self.is_base = game.in_play.is_base
        paying = [CARDS[card].earnings for card in game.setup.cards if card in RIVALRY]
        self.shared: list[Pays] = [pays for pays in paying if pays]
        if game.board.grounds["palace"]:
            self.shared.append(PLACES["palaces"].earnings)
        self.rivals = [other for other in range(game.seats) if other != seat]

    def __call__(self, game: KingdomBuilder) -> float:
        """Gold, and what promises some."""
        seat = self.seat
        own = gold(game, seat) + self.settlement * game.settlements[seat].bit_count()
        if self.time_left:
            own += self.time_left * self.promise(game)
            if not self.is_base:
                own += self._stored(game)
        if game.line and nearly_a_line(game):
            own += PAIR
        if self.shared:
            own -= sum([self._rivals_gold(game, other) for other in self.rivals]) / len(self.rivals)
        return own

    def _stored(self, game: KingdomBuilder) -> float:
        """What is kept for later: temples, number tiles, cards; and what walls cost."""
        seat = self.seat
        kept = worth.OWED * len(game.owed[seat]) + worth.CARD * game.extra_cards
        if numbers := game.numbers[seat]:
            kept += worth.NUMBER * min(numbers, game.supply[seat] // worth.IN_TIME)
        return kept - worth.WALL * game.walls.bit_count()

    def _rivals_gold(self, game: KingdomBuilder, seat: int) -> int:
        """The gold of another seat, as far as this one can change it by building."""
        return sum([amount for pays in self.shared for _, amount in pays(game, seat)])

    def tiles(self, game: KingdomBuilder) -> float:
        """What the tiles taken and lost by the last action are worth."""
        return worth.of_tiles(game, game.events, self.seat, self.time_left)
