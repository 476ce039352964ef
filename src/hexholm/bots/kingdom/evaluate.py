"""The value of a position: how far a seat can hope to be ahead at the end.

It is a sum of features, each times its weight. The weights change with the time that is left: 1 at
the beginning of the game, 0 when somebody has no settlement left. How they were found:
docs/opponents.md.
"""

from typing import Final

from hexholm.bots.kingdom.features import Features, time_left
from hexholm.bots.kingdom.greedy_value import CARD, IN_TIME, NUMBER, OWED
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.weights import Trend, learned
from hexholm.bots.search.turns import is_last_turn, lead_now, margin
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Location, known

MOVED: Final = "moved"
"""To have just moved: a weight without a feature."""
UNKNOWN: Final = "other"
"""Cards and tiles of which no games were played to learn their weights."""


class Value:
    """The value of the positions of one game."""

    def __init__(self, placement: Placement, game: KingdomBuilder) -> None:
        self._features = Features(placement, game)
        self._is_base = game.in_play.is_base
        self._weights = learned("features.toml").copy()
        self._overlooked = learned("overlooked.toml")

    def lead(self, game: KingdomBuilder, seat: int) -> float:
        """How far a seat that ends its turn is ahead of the best other one."""
        if game.over or is_last_turn(game, seat):
            return lead_now(game, seat)
        time, turns = time_left(game), self._features.turns_left(game)
        totals = [self._value(game, each, time, turns) for each in range(game.seats)]
        return margin(totals, seat) + self._weights[MOVED].at(time)

    def overlooked(self, game: KingdomBuilder, seat: int) -> float:
        """How far a seat that ends its turn is ahead, beyond what quick players make of it."""
        if game.over or is_last_turn(game, seat):
            return 0.0
        time, turns = time_left(game), self._features.turns_left(game)
        weights, totals = self._overlooked, [0.0] * game.seats
        for each in range(game.seats):
            for name, amount in self._features(game, each, turns):
                if name in weights:
                    totals[each] += weights[name].at(time) * amount
        return margin(totals, seat)

    def _value(self, game: KingdomBuilder, seat: int, time: float, turns: float) -> float:
        """The gold a seat can hope for, up to an amount that is the same for all seats."""
        known, total = self._weights, 0.0
        for name, amount in self._features(game, seat, turns):
            if amount:
                total += (known.get(name) or self._unknown(name)).at(time) * amount
        return total if self._is_base else total + _stored(game, seat, time)

    def _unknown(self, name: str) -> Trend:
        """The weight of a card or a tile of a box."""
        kind, colon, thing = name.partition(": ")
        found = self._weights[f"{kind}{colon}{UNKNOWN}"]
        if kind == "tile":
            share = known().location(thing).value / Location().value
            found = Trend(found.end * share, found.more * share)
        self._weights[name] = found
        return found


def _stored(game: KingdomBuilder, seat: int, time: float) -> float:
    """What the boxes add: gold of the play, temples, number tiles, nomad tiles."""
    paid = sum(by_seat[seat] for name, by_seat in game.earned.items())
    kept: float = game.gold[seat] - paid
    kept += OWED * len(game.owed[seat])
    if numbers := game.numbers[seat]:
        kept += NUMBER * min(numbers, game.supply[seat] // IN_TIME)
    if seat == game.active:
        kept += CARD * game.extra_cards
    for name in game.new_nomads[seat]:
        kept += known().nomad(name).value if time else 0.0
    return kept
