"""What a position is worth: the gold a seat can hope for at the end.

The weights were found by least squares: 12,000 positions after a turn, with what came of each when
it was played on three times by `Quick` (docs/opponents.md). They change with the time that is left:
1 at the beginning of the game, 0 when somebody has no settlement left.
"""

from typing import Final, NamedTuple

from hexholm.bots import worth
from hexholm.bots.gains import UNIT, Gains, best, value
from hexholm.hexes import Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.scoring import earnings
from hexholm.kingdom.turn import SETTLEMENTS


class Trend(NamedTuple):
    """A weight at the end of the game, and what it has more at the beginning."""

    end: float
    more: float = 0.0


GOLD: Final = {
    "castles": Trend(0.84, -0.10),
    "citizens": Trend(0.92, -0.58),
    "discoverers": Trend(0.98, -0.89),
    "farmers": Trend(0.86, 0.26),
    "fishermen": Trend(1.0),
    "hermits": Trend(0.89, 0.43),
    "knights": Trend(1.06, -0.80),
    "lords": Trend(0.87, -0.70),
    "merchants": Trend(0.96, -0.68),
    "miners": Trend(0.92, 0.68),
    "workers": Trend(1.06, -0.18),
}
"""What a gold of today is worth: some is easily lost again, some shows that more will come."""
OTHER_GOLD: Final = Trend(1.0, -0.3)

TILES: Final = {
    "barn": Trend(0.74, 0.90),
    "farm": Trend(12.51, -3.81),
    "harbor": Trend(5.04, 3.69),
    "oasis": Trend(11.96, -3.55),
    "oracle": Trend(15.13, -8.09),
    "paddock": Trend(0.0, 2.78),
    "tavern": Trend(13.08, -7.37),
    "tower": Trend(9.28, -5.17),
}
"""A location tile, times the time left."""
BUILDS_MORE: Final = Trend(12.5, -5.5)
"""A tile that builds, for each gold of what `worth` says of it, over four."""
STEP: Final = 4.0

FREE: Final = Trend(-5.55, 1.16)
FREE_PAIR: Final = -0.27
"""Terrains that no own settlement touches, times the time left (most of it is in `PROSPECTS`)."""
PROSPECTS: Final = (Trend(1.48, 0.62), Trend(0.48, -0.30), Trend(0.27, -0.47))
"""What the best, second and third hex gain, on average of the terrains that may be drawn."""
SUPPLY: Final = Trend(0.26, 1.06)
"""A settlement that is still to be built."""


class Value:
    """Worth of the positions of one game."""

    def __init__(self, gains: Gains, game: KingdomBuilder) -> None:
        self._gains = gains
        self._is_base = game.in_play.is_base
        self._share = 1 / (len(gains.lands) * UNIT)
        names = game.board.site_names
        self._tiles = {site: _tile(name) for site, name in names.items()}

    def lead(self, game: KingdomBuilder, seat: int) -> float:
        """What a seat is ahead of the best other one."""
        others = [self(game, other) for other in range(game.seats) if other != seat]
        return self(game, seat) - max(others)

    def __call__(self, game: KingdomBuilder, seat: int) -> float:
        """The gold that a seat can hope for, give or take the same for all seats."""
        time = min(game.supply) / SETTLEMENTS
        total = 0.0
        for name, groups in earnings(game, seat).items():
            end, more = GOLD.get(name, OTHER_GOLD)
            total += (end + more * time) * sum([gold for _, gold in groups])
        for site in singles(game.held[seat]):
            end, more = self._tiles[site]
            total += (end + more * time) * time
        total += (SUPPLY.end + SUPPLY.more * time) * game.supply[seat]
        total += self._prospects(game, seat, time)
        return total if self._is_base else total + self._stored(game, seat, time)

    def _prospects(self, game: KingdomBuilder, seat: int, time: float) -> float:
        """What the next turns may bring."""
        planes = self._gains(game, seat)
        free, near = game.free, game.near[seat]
        untouched, found = 0, [0, 0, 0]
        for land in self._gains.lands:
            hexes: Hexset = land & free
            if reach := hexes & near:
                hexes = reach
            else:
                untouched += 1
            for place in range(3):
                if hexes:
                    top = best(planes, hexes)
                    top &= -top
                    hexes ^= top
                    found[place] += value(planes, top)
        total = time * (FREE.end + FREE.more * time + FREE_PAIR * untouched) * untouched
        for (end, more), units in zip(PROSPECTS, found, strict=True):
            total += (end + more * time) * units * self._share
        return total

    def _stored(self, game: KingdomBuilder, seat: int, time: float) -> float:
        """What the boxes add: gold of the play, temples, number tiles, nomad tiles."""
        paid = sum(by_seat[seat] for name, by_seat in game.earned.items())
        kept: float = game.gold[seat] - paid
        kept += worth.OWED * game.owed[seat]
        if numbers := game.numbers[seat]:
            kept += worth.NUMBER * min(numbers, game.supply[seat] // worth.IN_TIME)
        if seat == game.active:
            kept += worth.CARD * game.extra_cards
        for name in game.new_nomads[seat]:
            kept += worth.NOMADS.get(name, worth.DONATION) if time else 0.0
        return kept


def _tile(name: str) -> Trend:
    if name in TILES:
        return TILES[name]
    share = worth.LOCATIONS.get(name, worth.OTHER_TILE) / STEP
    return Trend(BUILDS_MORE.end * share, BUILDS_MORE.more * share)
