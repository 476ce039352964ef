"""The signs by which a position is judged: amounts that say what a seat can hope for.

Each has a name; what it is worth stands in `weights.toml` beside this file.
"""

from collections.abc import Iterator
from typing import Final

from hexholm.bots.gains import UNIT, Gains, ranking, value
from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.building import Build
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.kingdom.scoring import earnings

Sign = tuple[str, float]

BEST: Final = ("best", "second best", "third best")
FEW: Final = 3
"""So few hexes in reach on a terrain are soon built on: the next settlement goes anywhere."""
MANY: Final = 6
"""More hexes in reach on a terrain are no better."""
CLEAR: Final = 4
"""A majority of more settlements is no safer."""


def time_left(game: KingdomBuilder) -> float:
    """1 at the beginning of the game, 0 when somebody has no settlement left."""
    return min(game.supply) / SETTLEMENTS


class Signs:
    """Reads the signs of the positions of one game."""

    def __init__(self, gains: Gains, game: KingdomBuilder) -> None:
        self._gains = gains
        self._share = 1 / (len(gains.lands) * UNIT)
        names = game.board.site_names
        self._names = names
        self._builders: Hexset = sum(
            site for site, name in names.items() if isinstance(game.actions.get(name), Build)
        )
        self._by_card = [BY_CARD[card] for card in game.setup.cards if card in BY_CARD]

    def turns_left(self, game: KingdomBuilder) -> float:
        """After how many turns somebody has no settlement left, if all go on as they can now."""
        return min([game.supply[seat] / self._pace(game, seat) for seat in range(game.seats)])

    def _pace(self, game: KingdomBuilder, seat: int) -> int:
        """The settlements of a turn."""
        return BUILDS + (game.held[seat] & self._builders).bit_count()

    def __call__(self, game: KingdomBuilder, seat: int, turns: float) -> Iterator[Sign]:
        """The signs of one seat, when so many turns are left."""
        supply, time = game.supply[seat], time_left(game)
        to_come = min(supply, turns * self._pace(game, seat))
        yield "supply", supply
        for card, groups in earnings(game, seat).items():
            yield f"gold: {card}", sum([gold for _, gold in groups])
            yield f"to come: {card}", to_come
        for site in singles(game.held[seat]):
            yield f"tile: {self._names[site]}", time
        yield from self._places(game, seat, time)
        yield from self._prospects(game, seat, time)
        for look in self._by_card:
            yield from look(game, seat)

    def _prospects(self, game: KingdomBuilder, seat: int, time: float) -> Iterator[Sign]:
        """What the next cards may bring."""
        planes = self._gains(game, seat)
        free, near = game.free, game.near[seat]
        untouched = narrow = room = 0
        found = [0, 0, 0]
        for land in self._gains.lands:
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

    def _places(self, game: KingdomBuilder, seat: int, time: float) -> Iterator[Sign]:
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


def _citizens(game: KingdomBuilder, seat: int) -> Iterator[Sign]:
    areas = sorted(regions(game.settlements[seat]), key=int.bit_count, reverse=True)
    if areas:
        beside = neighbours(areas[0]) & game.free
        yield "citizens: room", beside.bit_count() / 10
        if len(areas) > 1:
            size = areas[1].bit_count()
            yield "citizens: second area", size
            if beside & neighbours(areas[1]):
                yield "citizens: gap", size


def _lords(game: KingdomBuilder, seat: int) -> Iterator[Sign]:
    own, reach = game.settlements[seat], game.near[seat] & game.free
    others = game.settlements[:seat] + game.settlements[seat + 1 :]
    for quarter in game.board.quarters:
        most = max([(theirs & quarter).bit_count() for theirs in others])
        lead = max(-CLEAR, min(CLEAR, (own & quarter).bit_count() - most))
        yield f"lords: {lead:+}", 1
        if reach & quarter and lead < CLEAR - 1:
            yield "lords: reach", 1


def _farmers(game: KingdomBuilder, seat: int) -> Iterator[Sign]:
    own, quarters = game.settlements[seat], game.board.quarters
    counts = [(own & quarter).bit_count() for quarter in quarters]
    ordered = sorted(counts)
    yield "farmers: second", ordered[1]
    yield "farmers: third", ordered[2]
    fewest = [q for q, number in zip(quarters, counts, strict=True) if number == ordered[0]]
    yield "farmers: tie", len(fewest)
    reach = game.near[seat] & game.free
    yield "farmers: reach", sum([bool(reach & quarter) for quarter in fewest]) / len(fewest)


BY_CARD: Final = {"citizens": _citizens, "lords": _lords, "farmers": _farmers}
"""What some cards depend on besides their gold."""
