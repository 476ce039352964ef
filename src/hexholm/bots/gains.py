"""What one more settlement would gain, for all hexes at once.

The gains of all hexes are a number each, kept as bit planes: plane k holds the hexes whose number
has bit k set. Adding a gain to a set of hexes, or finding the hexes with the highest one, takes a
few operations on whole hexsets, however many hexes there are.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from hexholm.bots import worth
from hexholm.hexes import Hexset, beside_at_least, neighbours, regions, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.deck import terrains
from hexholm.kingdom.turn import SETTLEMENTS

UNIT: Final = 4
"""Gains are counted in quarters of a gold."""
_PLANES: Final = 10
_SLOWLY: Final = 4
"""What changes with the time left is worked out anew after so many settlements."""

Planes = list[Hexset]


class Weights(NamedTuple):
    """What things are worth, in quarters of a gold; found by playing many games (opponents.md)."""

    castle: int = 12
    tile: float = 2.0
    """Times what `worth` says of a location tile, times the share of the game that is left."""
    approach: float = 0.2
    """A hex from which the next one reaches a tile or castle: this share of what they gain."""
    freedom: float = 16.0
    """For each terrain that stays untouched, at the beginning of the game."""
    nomad: int = 4
    citizens: int = 2
    link: int = 16
    """A place more, linked by an area (merchants)."""
    first_link: int = 32
    """The second place of an area."""
    way: int = 4
    """A step towards a place."""
    knights: int = 8
    close_row: int = 2
    contest: int = 12
    """A section in which one settlement more changes the majority (lords)."""
    guard: int = 4
    """A section that is led by one or two."""
    chase: int = 2
    farm: int = 12
    """The one section with the fewest (farmers)."""
    farm_tie: int = 8
    farm_near: int = 4
    hermits: int = 4
    discoverers: int = 4
    spots: int = 5
    """Fishermen, miners, workers and the like."""


TUNED: Final = Weights()


def add(planes: Planes, hexes: Hexset, units: int) -> None:
    """Add a number to some hexes."""
    place = 0
    while units:
        if units & 1:
            carry, at = hexes, place
            while carry:
                planes[at], carry = planes[at] ^ carry, planes[at] & carry
                at += 1
        units >>= 1
        place += 1


def best(planes: Planes, hexes: Hexset) -> Hexset:
    """Of some hexes, those with the highest number."""
    for plane in reversed(planes):
        if more := hexes & plane:
            hexes = more
    return hexes


def ranking(planes: Planes, hexes: Hexset, most: int) -> list[Hexset]:
    """Of some hexes, so many with the highest numbers, one by one."""
    found: list[Hexset] = []
    while hexes and len(found) < most:
        top = best(planes, hexes)
        top &= -top
        hexes ^= top
        found.append(top)
    return found


def least(planes: Planes, hexes: Hexset) -> Hexset:
    """Of some hexes, those with the lowest number."""
    for plane in reversed(planes):
        if less := hexes & ~plane:
            hexes = less
    return hexes


def value(planes: Planes, hex_: Hexset) -> int:
    """The number of one hex."""
    return sum([1 << place for place, plane in enumerate(planes) if plane & hex_])


class Gains:
    """What the hexes of one game gain by its cards, castles and locations."""

    def __init__(self, game: KingdomBuilder, weights: Weights = TUNED) -> None:
        board = game.board
        self.weights = weights
        cards = (*game.setup.cards, *game.setup.tasks)
        self.fixed: Planes = [0] * _PLANES
        for card in cards:
            if card in FIXED:
                add(self.fixed, FIXED[card](game), weights.spots)
        for capitol in singles(game.setup.capitols):
            add(self.fixed, neighbours(capitol) | neighbours(neighbours(capitol)), UNIT)
        self.looks = [LOOKS[card] for card in cards if card in LOOKS]
        around = board.grid.around
        self._castles = board.grounds["castle"]
        self.castles = [(castle, around[castle]) for castle in singles(self._castles)]
        self.sites = [
            (site, around[site], worth.LOCATIONS.get(name, worth.OTHER_TILE) * UNIT * weights.tile)
            for site, name in board.site_names.items()
        ]
        self.nomads = [(site, around[site]) for site in game.in_play.camps]
        self.lands = drawn_lands(game)
        self._slow: dict[tuple[int, ...], Planes] = {}

    def __call__(self, game: KingdomBuilder, seat: int) -> Planes:
        """The gains of all hexes for one seat now."""
        own, near, free = game.settlements[seat], game.near[seat], game.free
        left = min(game.supply) // _SLOWLY
        key = (game.stocked & ~game.taken[seat], near & self._castles, left)
        planes = (self._slow.get(key) or self._work_out(key))[:]
        weights = self.weights
        if freedom := int(weights.freedom * left * _SLOWLY / SETTLEMENTS):
            reach, everywhere = near & free, game.board.grid.all
            for land in self.lands:
                if not land & reach:
                    add(planes, everywhere & ~neighbours(land & free), freedom)
        for look in self.looks:
            look(planes, weights, game, seat, own)
        return planes

    def _work_out(self, key: tuple[int, ...]) -> Planes:
        """What changes slowly: castles and tiles."""
        open_, touched, left = key
        planes, weights = self.fixed[:], self.weights
        time_left = (left * _SLOWLY + _SLOWLY / 2) / SETTLEMENTS
        for castle, beside in self.castles:
            if not castle & touched:
                add(planes, beside, weights.castle)
                add(planes, neighbours(beside), int(weights.castle * weights.approach))
        for site, beside, units in self.sites:
            if site & open_:
                add(planes, beside, int(units * time_left))
                add(planes, neighbours(beside), int(units * time_left * weights.approach))
        for site, beside in self.nomads:
            if site & open_:
                add(planes, beside, weights.nomad)
        self._slow[key] = planes
        return planes


def drawn_lands(game: KingdomBuilder) -> list[Hexset]:
    """The terrains that a card may show."""
    drawn = {half for card in game.deck for half in terrains(card)} - {game.setup.removed}
    return [game.board.grounds[terrain] for terrain in sorted(drawn)]


def _coast(game: KingdomBuilder) -> Hexset:
    return game.board.beside("water") & ~game.board.grounds["water"]


def _foot(game: KingdomBuilder) -> Hexset:
    return game.board.beside("mountain") & ~game.board.grounds["mountain"]


def _scouts(game: KingdomBuilder) -> Hexset:
    removed = game.board.grounds[game.setup.removed]
    return neighbours(removed) & ~removed


FIXED: Final[dict[str, Callable[[KingdomBuilder], Hexset]]] = {
    "fishermen": _coast,
    "miners": _foot,
    "workers": lambda game: neighbours(game.board.places),
    "vassals": lambda game: game.board.seams,
    "travellers": lambda game: game.board.grid.edge,
    "scouts": _scouts,
}
"""Hexes that gain one gold, whoever stands where."""

Look = Callable[[Planes, Weights, KingdomBuilder, int, Hexset], None]
"""Adds what hexes gain by one card for a seat with these settlements."""


def _merchants(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    places, around = game.board.places, game.board.grid.around
    links = first_links = ways = 0
    for area in regions(own):
        beside = neighbours(area)
        touched = beside & places
        two_away = neighbours(beside)
        if touched:
            found = 0
            for place in singles(two_away & places & ~touched):
                found |= around[place] & beside
            if touched & (touched - 1):
                links |= found
            else:
                first_links |= found
        for place in singles(neighbours(two_away) & places & ~touched):
            ways |= neighbours(around[place]) & beside
    add(p, links, w.link)
    add(p, first_links, w.first_link)
    add(p, ways, w.way)


def _discoverers(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    empty = 0
    for row in game.board.grid.rows:
        if not row & own:
            empty |= row
    add(p, empty, w.discoverers)


def _hermits(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, game.board.grid.all & ~game.near[seat], w.hermits)


def _citizens(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    largest = max(regions(own), key=int.bit_count, default=0)
    add(p, neighbours(largest) & game.board.grid.all, w.citizens)


def _knights(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    most, fullest, close = 1, 0, 0
    counted = []
    for row in game.board.grid.main_rows:
        if found := own & row:
            number = found.bit_count()
            counted.append((row, number))
            most = max(most, number)
    for row, number in counted:
        if number == most:
            fullest |= row
        elif number >= most - 2:
            close |= row
    add(p, fullest, w.knights)
    add(p, close, w.close_row)


def _lords(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    contested = guarded = chased = 0
    for quarter in game.board.quarters:
        mine, most = (own & quarter).bit_count(), 0
        for theirs in game.settlements:
            if theirs is not own and (number := (theirs & quarter).bit_count()) > most:
                most = number
        lead = mine - most
        if -1 <= lead <= 0:
            contested |= quarter
        elif lead > 0:
            guarded |= quarter if lead < 3 else 0
        else:
            chased |= quarter
    add(p, contested, w.contest)
    add(p, guarded, w.guard)
    add(p, chased, w.chase)


def _farmers(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    counts = [(own & quarter).bit_count() for quarter in quarters]
    fewest = min(counts)
    tie = counts.count(fewest) > 1
    for quarter, number in zip(quarters, counts, strict=True):
        if number == fewest:
            add(p, quarter, w.farm_tie if tie else w.farm)
        elif number == fewest + 1:
            add(p, quarter, w.farm_near)


def _ambassadors(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    rivals = 0
    for other, theirs in enumerate(game.settlements):
        if other != seat:
            rivals |= theirs
    add(p, neighbours(rivals), UNIT)


def _captains(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, beside_at_least(own, 3), UNIT)
    add(p, beside_at_least(own, 2), UNIT // 2)


def _rangers(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    for row in game.board.grid.rows:
        found = row & own
        if not found:
            add(p, row, 2 * UNIT)
        elif found & (found - 1):
            add(p, row, UNIT)


def _homesteaders(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    add(p, max(quarters, key=lambda quarter: (own & quarter).bit_count()), UNIT)


def _chainers(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, neighbours(own & ~beside_at_least(own, 2)), UNIT)


def _messengers(p: Planes, w: Weights, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    largest = max(regions(own), key=int.bit_count, default=0)
    add(p, neighbours(largest & ~beside_at_least(own, 2)), UNIT)


LOOKS: Final[dict[str, Look]] = {
    "merchants": _merchants,
    "discoverers": _discoverers,
    "hermits": _hermits,
    "citizens": _citizens,
    "knights": _knights,
    "lords": _lords,
    "farmers": _farmers,
    "ambassadors": _ambassadors,
    "captains": _captains,
    "rangers": _rangers,
    "homesteaders": _homesteaders,
    "chainers": _chainers,
    "messengers": _messengers,
}
"""Cards by which hexes gain depending on where settlements stand."""
