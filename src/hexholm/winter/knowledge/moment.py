"""What stays the same: in all games with the same boards and cards, and within one turn."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final, NamedTuple

from hexholm.hexes import Hexset, beside_at_least, neighbours, singles, within
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import TERRAINS, Snowflake
from hexholm.winter.box import CARDS, ECONOMY, POINTS, TALENTS
from hexholm.winter.knowledge import Knowledge
from hexholm.winter.knowledge.links import Links
from hexholm.winter.knowledge.weights import AIMED, Weights
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.mechanisms.counting import Each
from hexholm.winter.setup import Setup

PLACED: Final = 3.0
"""Buildings of a turn without talents."""
BY_TALENT: Final = 0.85
"""How many a talent that builds adds."""


class Place(NamedTuple):
    """A hex for which the most houses around it pay: castle, village."""

    hex: Hexset
    around: Hexset
    most: int
    """The most houses any other player has there."""
    holders: int
    """How many others have as many."""


class Places(NamedTuple):
    """All of a kind."""

    every: tuple[Place, ...]
    alone: Hexset
    """Those with none of the others' houses, and no hex beside two of them."""


def builders(game: WinterKingdom, seat: int) -> int:
    """How many talents that build a seat has."""
    return sum(isinstance(TALENTS[name].upper, Build) for name in game.bought[seat])


def turns_left(game: WinterKingdom) -> float:
    """About how many turns come after this one."""
    if game.last_round:
        return 0.0
    lasts = [
        (game.house_supply[seat] + game.fort_supply[seat])
        / (PLACED + BY_TALENT * builders(game, seat))
        for seat in range(game.seats)
    ]
    return max(0.0, min(lasts) - 1)


class Site:
    """Hexsets and points that the cards in play ask for again and again."""

    def __init__(self, board: Snowflake, setup: Setup, aim: str, told: Knowledge) -> None:
        grid, here = board.grid, POINTS[setup.edition]
        pays = {name: here[name] * (AIMED if name == aim else 1) for name in setup.cards}
        self.board = board
        self.castles, self.villages = board.grounds["castle"], board.grounds["village"]
        self.around = {h: grid.around[h] for h in singles(self.castles | self.villages)}
        self.tunnels = self._reach(singles(board.grounds["tunnel"]))
        self.areas = self._reach(board.areas("mountain"))
        """The hexes beside each tunnel and mountain area, and those within two steps of it."""
        self.beside = {t: neighbours(board.grounds[t]) & grid.all for t in TERRAINS}
        """The hexes next to each terrain of the cards."""
        cards = [(CARDS[name].earnings, points) for name, points in pays.items()]
        paying = [(on.spots(board, setup), n) for on, n in cards if isinstance(on, Each)]
        size = grid.all.bit_length()
        self.single = [0, *(1 << number for number in range(size))]
        """The hexes by the length of their bits."""
        self.by_house = [float(sum(n for s, n in paying if s & h)) for h in self.single]
        self.by_fort = [2 * points for points in self.by_house]
        """The points of a building on each of them by the cards that look at nothing else."""
        where = ECONOMY[setup.economy].spots
        self.pays: Hexset = where(board, setup) if where else 0
        """Where every house is paid for."""
        self.coins = told.coins.get(setup.economy)
        self.mandatory = told.mandatory.get(setup.economy)
        """What else the economy card pays for."""
        self.gains = [(told.gains[name], n) for name, n in pays.items() if name in told.gains]
        """What other cards make of a building, and their points."""
        self._linked = [(kind, pays[name]) for name, kind in told.links.items() if name in pays]
        """The kinds of places that pay when they are linked, and their points."""
        self._links: dict[int, list[Links]] = {}

    def links(self, far: int) -> list[Links]:
        """The ways that would link places, of no more houses than that."""
        if far not in self._links:
            self._links[far] = [Links(self.board, kind, n, far) for kind, n in self._linked]
        return self._links[far]

    def _reach(self, things: Iterable[Hexset]) -> tuple[tuple[Hexset, Hexset], ...]:
        every = self.board.grid.all
        return tuple((neighbours(thing) & every, within(thing, 2) & every) for thing in things)


class Moment:
    """A turn of a seat: the others' buildings, the time that is left and what follows from it."""

    def __init__(self, game: WinterKingdom, seat: int, weights: Weights, site: Site) -> None:
        self._game, self.seat, self.weights, self.site = game, seat, weights, site
        self.board = site.board
        self.turns = turns_left(game)
        self.time = min(1.0, self.turns / weights.span) * weights.foresight
        self.coin = weights.coin * min(1.0, self.turns / weights.purse)
        self.fort = weights.fort * self.time
        self.rivals = [other for other in range(game.seats) if other != seat]
        self.share = weights.rival / len(self.rivals)
        others = 0
        for other in self.rivals:
            others |= game.houses[other] | game.forts[other]
        self.others = others
        self.castles = self._places(site.castles)
        self.chances = self._chances(game)
        self.links = site.links(weights.far)

    def _places(self, kind: Hexset) -> Places:
        near, around = neighbours(self.others), self.site.around
        alone, found = kind & ~near & ~within(beside_at_least(kind, 2), 1), []
        for h in singles(kind):
            if not h & near:
                found.append(Place(h, around[h], 0, 0))
                continue
            counts = [self._game.houses_on(other, around[h]) for other in self.rivals]
            most = max(counts)
            found.append(Place(h, around[h], most, counts.count(most)))
        return Places(tuple(found), alone)

    @cached_property
    def villages(self) -> Places:
        """The villages, and who holds them."""
        return self._places(self.site.villages)

    @cached_property
    def near_others(self) -> Hexset:
        """The hexes next to the others' buildings."""
        return neighbours(self.others)

    @cached_property
    def alone(self) -> tuple[tuple[Hexset, Hexset], ...]:
        """The others' houses and forts that stand next to nobody else's building."""
        found = []
        for other in self.rivals:
            theirs = self._game.buildings(other)
            apart = ~neighbours(self._game.everybody & ~theirs)
            found.append((self._game.houses[other] & apart, self._game.forts[other] & apart))
        return tuple(found)

    @cached_property
    def lines(self) -> tuple[Hexset, ...]:
        """The lines in the agreed direction."""
        return self.board.lines(self._game.setup.direction)

    @cached_property
    def rooms(self) -> list[float]:
        """What the room on each of them promises."""
        weight, land = self.weights.room * self.time, self.board.land & self._game.free
        return [weight * (line & land).bit_count() for line in self.lines]

    def _chances(self, game: WinterKingdom) -> dict[str, float]:
        """How likely each terrain is on the next card."""
        unseen = dict(game.deck)
        for other in self.rivals:
            for card in game.hands[other]:
                unseen[card] += 1
        if sum(unseen.values()) < len(TERRAINS):
            unseen = dict.fromkeys(TERRAINS, 1)
        total = sum(unseen.values())
        return {terrain: number / total for terrain, number in unseen.items()}
