"""The value of a position: how far a seat can hope to be ahead at the end.

It is a sum of features, each times its weight. The weights change with the time that is left: 1 at
the beginning of the game, 0 when somebody has no settlement left. How they were found:
docs/opponents.md.
"""

from itertools import chain
from typing import Final

from hexholm.bots.kingdom.features import Features, time_left
from hexholm.bots.kingdom.greedy_value import CARD, IN_TIME, NUMBER, OWED
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.weights import Trend, learned
from hexholm.bots.search.turns import is_last_turn, lead_now, margin
from hexholm.hexes import neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Hope, Location, known
from hexholm.kingdom.registry import CARDS
from hexholm.streams import plain_sum

MOVED: Final = "moved"
"""To have just moved: a weight without a feature."""
KEPT: Final = Trend(1.0, 0.0)
"""The weight of gold that nobody can lose."""
SUPPLY: Final = "supply"
LIKE_SPOTS: Final = "gold: workers"
"""All cards that pay for settlements on some hexes are like this one."""
UNKNOWN: Final = "other"
"""Cards and tiles of which no games were played to learn their weights."""


class Value:
    """The value of the positions of one game."""

    def __init__(
        self, placement: Placement, game: KingdomBuilder, *, is_hopeful: bool = False
    ) -> None:
        """A hopeful one sees what the cards of boxes may still bring, and keep."""
        self._features = Features(placement, game)
        self._is_base = game.in_play.is_base
        self._weights = learned("features.toml").copy()
        self._overlooked = learned("overlooked.toml").copy()
        if not self._is_base:
            self._overlook(game)
        self._hopes = list[tuple[Hope, ...]]()
        self._finales = known().finales() if is_hopeful and game.in_play.finales else []
        if is_hopeful:
            for name in (*game.setup.cards, *game.setup.tasks):
                if f"gold: {name}" not in self._weights:
                    self._hope_for(game, name)

    def _overlook(self, game: KingdomBuilder) -> None:
        """What is overlooked with boxes: their tiles, and no longer the supply."""
        del self._overlooked[SUPPLY]
        for tile in game.board.locations:
            weight = Trend(known().location(tile).overlooked, 0.0)
            self._overlooked.setdefault(f"tile: {tile}", weight)

    def _hope_for(self, game: KingdomBuilder, name: str) -> None:
        """By a card or a task of a box."""
        card = known().card(name)
        if name in CARDS and CARDS[name].pays_in_play:
            self._weights[f"gold: {name}"] = KEPT
        elif card.spots:
            self._weights[f"gold: {name}"] = self._weights[LIKE_SPOTS]
        if card.hope:
            self._hopes.append((card.hope,) * game.seats)
        if card.hope_of:
            self._hopes.append(tuple([card.hope_of(game, seat) for seat in range(game.seats)]))

    def lead(self, game: KingdomBuilder, seat: int) -> float:
        """How far a seat that ends its turn is ahead of the best other one."""
        if game.over or game.silo_step or is_last_turn(game, seat):
            return lead_now(game, seat)
        time, turns = time_left(game), self._features.turns_left(game)
        totals = [self._value(game, each, time, turns) for each in range(game.seats)]
        return margin(totals, seat) + self._weights[MOVED].at(time)

    def overlooked(self, game: KingdomBuilder, seat: int) -> float:
        """How far a seat that ends its turn is ahead, beyond what quick players make of it."""
        if game.over or game.silo_step or is_last_turn(game, seat):
            return 0.0
        time, turns = time_left(game), self._features.turns_left(game)
        weights, totals = self._overlooked, [0.0] * game.seats
        for each in range(game.seats):
            standing = self._features.standing(game, each, turns)
            for name, amount in chain(standing, self._features.by_card(game, each)):
                if name in weights:
                    totals[each] += weights[name].at(time) * amount
            for tile in game.new_nomads[each]:
                totals[each] += known().nomad(tile).overlooked
        return margin(totals, seat)

    def _value(self, game: KingdomBuilder, seat: int, time: float, turns: float) -> float:
        """The gold a seat can hope for, up to an amount that is the same for all seats."""
        known, total = self._weights, 0.0
        for name, amount in self._features(game, seat, turns):
            if amount:
                total += (known.get(name) or self._unknown(name)).at(time) * amount
        if self._is_base:
            return total
        return total + _stored(game, seat, time) + self._hope(game, seat, time)

    def _hope(self, game: KingdomBuilder, seat: int, time: float) -> float:
        """What it may get at once, later, as greedy players see it; and after the last turn."""
        own = game.settlements[seat]
        near = neighbours(own)
        later = plain_sum(hopes[seat](game, own, near) for hopes in self._hopes)
        return time * later + plain_sum(finale(game, own, near) for finale in self._finales)

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
