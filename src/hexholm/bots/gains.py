"""What one more settlement would gain, for all hexes at once.

The gains of all hexes are a number each, kept as bit planes: plane k holds the hexes whose number
has bit k set. Adding a gain to a set of hexes, or finding the hexes with the highest one, takes a
few operations on whole hexsets, however many hexes there are.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from hexholm.board import Board
from hexholm.bots import worth
from hexholm.bots.learned import learned
from hexholm.hexes import Hexset, beside_at_least, neighbours, regions, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.base.rules import CASTLE_GOLD
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS

UNIT: Final = 4
"""Gains are counted in quarters of a gold."""
LIKE_OTHERS: Final = 1.6
"""So much more than to the greedy bot the tiles of the base game turned out to be worth."""
_PLANES: Final = 10
_SLOWLY: Final = 4
"""What changes with the time left is worked out anew after so many settlements."""

Planes = list[Hexset]


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


class Amounts(dict[str, int]):
    """What things gain when so much of the game is left, in units; they are learned."""

    def __init__(self, time: float) -> None:
        weights = learned("gains.toml").items()
        super().__init__({name: max(0, round(UNIT * trend.at(time))) for name, trend in weights})
        self.time = time

    def __missing__(self, name: str) -> int:
        """A tile or a card of a box, of which no games were played to learn its weight."""
        kind, _, thing = name.partition(": ")
        if kind == "tile":
            gold = LIKE_OTHERS * worth.LOCATIONS.get(thing, worth.OTHER_TILE)
            self[name] = round(UNIT * gold * self.time)
        else:
            self[name] = self[kind]
        return self[name]


@cache
def amounts() -> list[Amounts]:
    """The amounts for each number of settlements that are left, in steps of some."""
    steps = range(SETTLEMENTS // _SLOWLY + 1)
    return [Amounts((step + 0.5) * _SLOWLY / SETTLEMENTS) for step in steps]


class Gains:
    """What the hexes of one game gain by its cards, castles and locations."""

    def __init__(self, game: KingdomBuilder) -> None:
        board = game.board
        self.width = board.grid.all.bit_length()
        """The bits of a hexset of this board."""
        cards = (*game.setup.cards, *game.setup.tasks)
        spots = [(card, FIXED[card](game)) for card in cards if card in FIXED]
        self._spots = [(card, hexes, neighbours(hexes)) for card, hexes in spots]
        self._capitols: Planes = [0] * _PLANES
        for capitol in singles(game.setup.capitols):
            add(self._capitols, neighbours(capitol) | neighbours(neighbours(capitol)), UNIT)
        self.looks = [LOOKS[card] for card in cards if card in LOOKS]
        self._area_looks = [AREA_LOOKS[card] for card in cards if card in AREA_LOOKS]
        self._areas: list[tuple[Hexset, list[Hexset]]] = [(0, [])] * game.seats
        """For each seat its settlements when it was last looked at, and their areas."""
        around = board.grid.around
        self._castles = board.grounds["castle"]
        self.castles = [(castle, around[castle]) for castle in singles(self._castles)]
        self.once = [(beside, CASTLE_GOLD * UNIT) for _, beside in self.castles]
        """Hexes among which the first settlement pays, and how much."""
        if "discoverers" in cards:
            self.once += [(row, UNIT) for row in board.grid.rows]
        sites = board.site_names.items()
        self.sites = [(site, around[site], f"tile: {n}") for site, n in sites if site in around]
        self.nomads = [(site, around[site]) for site in game.in_play.camps]
        self.lands = drawn_lands(game)
        self.amounts = amounts()
        self._slow: dict[tuple[int, ...], Planes] = {}

    def __call__(self, game: KingdomBuilder, seat: int) -> Planes:
        """The gains of all hexes for one seat now."""
        own, near, free = game.settlements[seat], game.near[seat], game.free
        left = min(game.supply) // _SLOWLY
        key = (game.stocked & ~game.taken[seat], near & self._castles, left)
        planes = (self._slow.get(key) or self._work_out(key))[:]
        amount = self.amounts[left]
        if freedom := amount["freedom"]:
            reach, everywhere = near & free, game.board.grid.all
            for land in self.lands:
                if not land & reach:
                    add(planes, everywhere & ~neighbours(land & free), freedom)
        for look in self.looks:
            look(planes, amount, game, seat, own)
        if self._area_looks:
            areas = self._areas_of(seat, own)
            for area_look in self._area_looks:
                area_look(planes, amount, game, areas)
        return planes

    def _areas_of(self, seat: int, own: Hexset) -> list[Hexset]:
        """The areas of a seat; mostly it has built one settlement since it was last looked at."""
        before, areas = self._areas[seat]
        if own == before:
            return areas
        new = own & ~before
        if before & ~own or new & (new - 1):
            areas = list(regions(own))
        else:
            beside, apart, joined = neighbours(new), [], new
            for area in areas:
                if area & beside:
                    joined |= area
                else:
                    apart.append(area)
            areas = [*apart, joined]
        self._areas[seat] = own, areas
        return areas

    def _work_out(self, key: tuple[int, ...]) -> Planes:
        """What changes slowly: spots, castles and tiles."""
        open_, touched, left = key
        planes, amount = self._capitols[:], self.amounts[left]
        for card, hexes, beside in self._spots:
            add(planes, hexes, amount[f"spot: {card}"])
            add(planes, beside, amount[f"near a spot: {card}"])
        for castle, beside in self.castles:
            if not castle & touched:
                add(planes, beside, amount["castle"])
                add(planes, neighbours(beside), amount["near a castle"])
        for site, beside, tile in self.sites:
            if site & open_:
                two = neighbours(beside)
                add(planes, beside, amount[tile])
                add(planes, two, amount["near a tile"])
                add(planes, neighbours(two), amount["towards a tile"])
        for site, beside in self.nomads:
            if site & open_:
                add(planes, beside, UNIT)
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

Look = Callable[[Planes, Amounts, KingdomBuilder, int, Hexset], None]
"""Adds what hexes gain by one card for a seat with these settlements."""


def _discoverers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    empty = 0
    for row in game.board.grid.rows:
        if not row & own:
            empty |= row
    add(p, empty, a["discoverers"])


def _hermits(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, game.board.grid.all & ~game.near[seat], a["hermits"])


def _knights(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    most, counted = 1, []
    for row in game.board.grid.main_rows:
        if found := own & row:
            number = found.bit_count()
            counted.append((row, number))
            most = max(most, number)
    behind = [0, 0, 0]
    for row, number in counted:
        if number >= most - 2:
            behind[most - number] |= row
    add(p, behind[0], a["knights: fullest"])
    add(p, behind[1], a["knights: one behind"])
    add(p, behind[2], a["knights: two behind"])


def _lords(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    for quarter in game.board.quarters:
        mine, most = (own & quarter).bit_count(), 0
        for theirs in game.settlements:
            if theirs is not own and (number := (theirs & quarter).bit_count()) > most:
                most = number
        add(p, quarter, a[f"lords: {max(-4, min(3, mine - most)):+}"])


def _farmers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    counts = [(own & quarter).bit_count() for quarter in quarters]
    fewest = min(counts)
    tie = counts.count(fewest)
    for quarter, number in zip(quarters, counts, strict=True):
        if number == fewest:
            add(p, quarter, a[f"farmers: fewest of {tie}"])
        elif number <= fewest + 2:
            add(p, quarter, a[f"farmers: {number - fewest} more"])


def _ambassadors(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    rivals = 0
    for other, theirs in enumerate(game.settlements):
        if other != seat:
            rivals |= theirs
    add(p, neighbours(rivals), UNIT)


def _captains(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, beside_at_least(own, 3), UNIT)
    add(p, beside_at_least(own, 2), UNIT // 2)


def _rangers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    for row in game.board.grid.rows:
        found = row & own
        if not found:
            add(p, row, 2 * UNIT)
        elif found & (found - 1):
            add(p, row, UNIT)


def _homesteaders(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    add(p, max(quarters, key=lambda quarter: (own & quarter).bit_count()), UNIT)


def _chainers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, neighbours(own & ~beside_at_least(own, 2)), UNIT)


LOOKS: Final[dict[str, Look]] = {
    "discoverers": _discoverers,
    "hermits": _hermits,
    "knights": _knights,
    "lords": _lords,
    "farmers": _farmers,
    "ambassadors": _ambassadors,
    "captains": _captains,
    "rangers": _rangers,
    "homesteaders": _homesteaders,
    "chainers": _chainers,
}
"""Cards by which hexes gain depending on where settlements stand."""

AreaLook = Callable[[Planes, Amounts, KingdomBuilder, Sequence[Hexset]], None]
"""Adds what hexes gain by one card for a seat with these areas of settlements."""


def _merchants(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    links = first_links = ways = 0
    for area in areas:
        touches, linked, way = _trade(game.board, area)
        if touches > 1:
            links |= linked
        else:
            first_links |= linked
        ways |= way
    add(p, links, a["merchants: link"])
    add(p, first_links, a["merchants: first link"])
    add(p, ways, a["merchants: way"])


@lru_cache(maxsize=20_000)
def _trade(board: Board, area: Hexset) -> tuple[int, Hexset, Hexset]:
    """How many places an area touches, where one settlement links another, and the ways to some."""
    places, around = board.places, board.grid.around
    beside = neighbours(area)
    touched = beside & places
    two_away = neighbours(beside)
    linked = way = 0
    if touched:
        for place in singles(two_away & places & ~touched):
            linked |= around[place] & beside
    for place in singles(neighbours(two_away) & places & ~touched):
        way |= neighbours(around[place]) & beside
    return touched.bit_count(), linked, way


def _citizens(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    largest = max(areas, key=int.bit_count, default=0)
    others = 0
    for area in areas:
        others |= area
    beside = neighbours(largest) & game.board.grid.all
    add(p, beside, a["citizens"])
    add(p, beside & neighbours(others ^ largest), a["citizens: join"])


def _messengers(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    largest = max(areas, key=int.bit_count, default=0)
    add(p, neighbours(largest & ~beside_at_least(largest, 2)), UNIT)


AREA_LOOKS: Final[dict[str, AreaLook]] = {
    "merchants": _merchants,
    "citizens": _citizens,
    "messengers": _messengers,
}
"""Cards by which hexes gain depending on the areas of settlements."""
