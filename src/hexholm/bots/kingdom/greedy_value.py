"""The value of a position to a seat, as the greedy bot sees it: gold, and what promises some.

Some cards pay nothing for a long time and then a lot at once; boxes say what makes them promising.
What pays off turn by turn is given for a whole game and shrinks with the supply.
The weights were found by playing many games against the random bot.
"""

from collections.abc import Callable
from typing import Final

from hexholm.bots.kingdom.placement import drawn_lands
from hexholm.hexes import neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.kinds import Earnings
from hexholm.kingdom.knowledge import known
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.kingdom.registry import CARDS, PLACES
from hexholm.kingdom.scoring import earnings

SETTLEMENT: Final = 0.5
"""A settlement more on the board."""
OWED: Final = 1.1
"""A settlement on a temple: it will stand on the board, where it suits better."""
NUMBER: Final = 1.2
"""A number tile: a settlement for later."""
IN_TIME: Final = 3
"""One in this many settlements of the supply can be built with a number tile in time."""
CARD: Final = 1.0
"""One more terrain card to choose from in the next turn."""
WALL: Final = 0.3
"""What a stone wall costs: nobody can ever build there."""
FREEDOM: Final = 4.0
"""Gold for a terrain that no own settlement touches: its card lets one build anywhere (B-3.3)."""

Pays = Callable[[KingdomBuilder, int], Earnings]


def gold(game: KingdomBuilder, seat: int) -> int:
    """All gold of a seat, as if the game ended now."""
    total = game.gold[seat]
    for name, groups in earnings(game, seat).items():
        total += sum([amount for _, amount in groups])
        if name in game.earned:  # what it has paid is among both
            total -= game.earned[name][seat]
    return total


class GreedyValue:
    """The value of the positions that a seat can come to from one moment on."""

    def __init__(self, game: KingdomBuilder, seat: int) -> None:
        self.seat = seat
        self.time_left = 0.0 if game.silo_step else min(game.supply) / SETTLEMENTS
        self.settlement = 0.0 if game.silo_step else SETTLEMENT
        self.is_base = game.in_play.is_base
        self.lands = drawn_lands(game)
        cards, tasks = [[*map(known().card, n)] for n in (game.setup.cards, game.setup.tasks)]
        self.hopes = [card.hope for card in (*cards, *tasks) if card.hope]
        self.hopes += [card.hope_of(game, seat) for card in (*tasks, *cards) if card.hope_of]
        self.soon = [card.soon for card in cards if card.soon]
        contested = [name for name in game.setup.cards if known().card(name).is_contested]
        paying = [CARDS[name].earnings for name in contested]
        self.shared: list[Pays] = [pays for pays in paying if pays]
        self.shared += [
            place.earnings
            for place in PLACES.values()
            if place.is_contested and place.exists(game.board, game.setup)
        ]
        self.rivals = [other for other in range(game.seats) if other != seat]

    def __call__(self, game: KingdomBuilder) -> float:
        """Gold, and what promises some."""
        seat = self.seat
        own = gold(game, seat) + self.settlement * game.settlements[seat].bit_count()
        if self.time_left:
            own += self.time_left * self._hope(game)
            if not self.is_base:
                own += self._stored(game)
        for soon in self.soon:
            own += soon(game)
        if self.shared:
            theirs = [pays(game, other) for other in self.rivals for pays in self.shared]
            own -= sum([gold for paid in theirs for _, gold in paid]) / len(self.rivals)
        return own

    def _hope(self, game: KingdomBuilder) -> float:
        """Gold that the seat may hope for, when there is a whole game left."""
        own = game.settlements[self.seat]
        near = neighbours(own)
        reachable = near & (game.free | game.scouts)  # scouts leave at the end of the turn
        total = FREEDOM * sum([not reachable & land for land in self.lands])
        for hope in self.hopes:
            total += hope(game, own, near)
        return total

    def _stored(self, game: KingdomBuilder) -> float:
        """What is kept for later: temples, number tiles, cards; and what walls cost."""
        seat = self.seat
        kept = OWED * len(game.owed[seat]) + CARD * game.extra_cards
        if numbers := game.numbers[seat]:
            kept += NUMBER * min(numbers, game.supply[seat] // IN_TIME)
        return kept - WALL * game.walls.bit_count()

    def tiles(self, game: KingdomBuilder) -> float:
        """The gold of the tiles taken and lost by the last action."""
        gold, time = 0.0, self.time_left
        for kind, whose, name, *_ in game.events:
            if whose != self.seat:
                continue
            if kind == "tile-taken":
                gold += self._location(game, name)
            elif kind == "tile-lost":
                gold -= self._location(game, name)
            elif kind == "bonus-taken":
                gold += time * known().location(name).pair
            elif kind == "bonus-lost":
                gold -= time * known().location(name).pair
            elif kind == "nomad-taken" and time:
                gold += known().nomad(name).value
        return gold

    def _location(self, game: KingdomBuilder, name: str) -> float:
        """The gold of a location tile."""
        it = known().location(name)
        if it.once:
            return it.once(game, self.seat) if self.time_left else 0.0
        return self.time_left * it.value
