"""The features by which a position is evaluated: amounts that say what a seat can hope for.

Each has a name; its weight stands in `features.toml` beside this file.
"""

from collections.abc import Iterator
from typing import Final

from hexholm.bots.kingdom.placement import Placement
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Feature, known
from hexholm.kingdom.mechanisms.building import Build
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.kingdom.scoring import earnings
from hexholm.planes import UNIT, ranking, value

BEST: Final = ("best", "second best", "third best")
FEW: Final = 3
"""Fewer hexes in reach on a terrain are soon built on: the next settlement goes anywhere."""
MANY: Final = 6
"""More hexes in reach on a terrain aren't any better."""


def time_left(game: KingdomBuilder) -> float:
    """1 at the beginning of the game, 0 when somebody has no settlement left."""
    return min(game.supply) / SETTLEMENTS


class Features:
    """Finds the features of the positions of one game."""

    def __init__(self, placement: Placement, game: KingdomBuilder) -> None:
        self._placement = placement
        self._share = 1 / (len(placement.lands) * UNIT)
        names = game.board.site_names
        self._names = names
        self._builders: Hexset = sum(
            site for site, name in names.items() if isinstance(game.actions.get(name), Build)
        )
        self._by_card = [
            card.features for card in map(known().card, game.setup.cards) if card.features
        ]

    def turns_left(self, game: KingdomBuilder) -> float:
        """After how many turns somebody has no settlement left, if all go on as they can now."""
        return min([game.supply[seat] / self._pace(game, seat) for seat in range(game.seats)])

    def _pace(self, game: KingdomBuilder, seat: int) -> int:
        """The settlements of a turn."""
        return BUILDS + (game.held[seat] & self._builders).bit_count()

    def __call__(self, game: KingdomBuilder, seat: int, turns: float) -> Iterator[Feature]:
        """The features of one seat, by the turns that are left."""
        time = time_left(game)
        yield from self.standing(game, seat, turns)
        yield from self._places(game, seat, time)
        yield from self._prospects(game, seat, time)
        yield from self.by_card(game, seat)

    def standing(self, game: KingdomBuilder, seat: int, turns: float) -> Iterator[Feature]:
        """Those of what it has: they are found fast."""
        supply, time = game.supply[seat], time_left(game)
        to_come = min(supply, turns * self._pace(game, seat))
        yield "supply", supply
        for card, groups in earnings(game, seat).items():
            yield f"gold: {card}", sum([gold for _, gold in groups])
            yield f"to come: {card}", to_come
        for site in singles(game.held[seat]):
            yield f"tile: {self._names[site]}", time

    def by_card(self, game: KingdomBuilder, seat: int) -> Iterator[Feature]:
        """What else its cards depend on."""
        for features in self._by_card:
            yield from features(game, seat)

    def _prospects(self, game: KingdomBuilder, seat: int, time: float) -> Iterator[Feature]:
        """What the next cards may bring."""
        planes = self._placement(game, seat)
        free, near = game.free, game.near[seat]
        untouched = narrow = room = 0
        found = [0, 0, 0]
        for land in self._placement.lands:
            hexes: Hexset = land & free
            if reach := hexes & near:
                hexes = reach
                number = reach.bit_count()
                room += min(number, MANY)
                narrow += number < FEW
            else:
                untouched += 1
            for place, top in enumerate(ranking(planes, hexes, len(BEST))):
                found[place] += value(planes, top)
        for name, units in zip(BEST, found, strict=True):
            yield name, units * self._share
        yield "untouched", untouched * time
        yield "untouched squared", untouched * untouched * time
        yield "narrow", narrow
        yield "room", room / 5
        yield "reach", (free & near).bit_count() / 10

    def _places(self, game: KingdomBuilder, seat: int, time: float) -> Iterator[Feature]:
        """Castles and tiles two and three steps away."""
        near = game.near[seat]
        two = neighbours(near & game.free) | near
        three = neighbours(two) & ~two
        castles = game.board.grounds["castle"] & ~near
        yield "castle two away", (castles & two).bit_count()
        yield "castle three away", (castles & three).bit_count()
        sites = game.stocked & ~game.taken[seat]
        close = sites & two & ~near
        yield "tile two away", close.bit_count() * time
        yield "tile three away", (sites & three).bit_count() * time
        yield "builder two away", (close & self._builders).bit_count() * time
