"""What a position is worth: the gold a seat can hope for at the end.

The weights were found by least squares: 11,000 positions after a turn, with what came of each in
1,300 games of bots that compare whole turns by such a value (docs/opponents.md). They change with
the time that is left: 1 at the beginning of the game, 0 when somebody has no settlement left.
"""

from typing import Final, NamedTuple

from hexholm.bots import worth
from hexholm.bots.futures import margin
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
    "castles": Trend(0.73, -0.16),
    "citizens": Trend(1.02, -0.56),
    "discoverers": Trend(0.81, -0.56),
    "farmers": Trend(0.86, 0.16),
    "fishermen": Trend(0.91, -0.50),
    "hermits": Trend(0.93, -1.54),
    "knights": Trend(0.98, -0.88),
    "lords": Trend(0.51, -0.44),
    "merchants": Trend(0.94, -0.82),
    "miners": Trend(0.89, -0.27),
    "workers": Trend(1.05, -0.95),
}
"""What a gold of today is worth: some is easily lost again, some shows that more will come."""
OTHER_GOLD: Final = Trend(1.0, -0.3)

TILES: Final = {
    "barn": Trend(6.64, -1.60),
    "farm": Trend(10.21, -3.66),
    "harbor": Trend(17.45, -9.99),
    "oasis": Trend(6.71, -1.01),
    "oracle": Trend(16.49, -10.85),
    "paddock": Trend(1.82, 3.39),
    "tavern": Trend(14.41, -12.22),
    "tower": Trend(9.52, -4.77),
}
"""A location tile, times the time left."""
BUILDS_MORE: Final = Trend(12.5, -5.5)
"""A tile that builds, for each gold of what `worth` says of it, over four."""
STEP: Final = 4.0

FREE: Final = Trend(-0.25, -2.40)
FREE_PAIR: Final = 0.07
"""Terrains that no own settlement touches, times the time left (most of it is in `PROSPECTS`)."""
PROSPECTS: Final = (Trend(1.23, -0.05), Trend(0.10, 0.35), Trend(-0.21, -0.33))
"""What the best, second and third hex gain, on average of the terrains that may be drawn."""
REACH: Final = Trend(0.064, 0.346)
"""A free hex next to own settlements."""
SUPPLY: Final = Trend(0.50, 1.33)
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
        return margin([self(game, each) for each in range(game.seats)], seat)

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
        reach = (free & near).bit_count()
        total = (REACH.end + REACH.more * time) * reach
        total += time * (FREE.end + FREE.more * time + FREE_PAIR * untouched) * untouched
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
