"""What one more settlement would gain, for all hexes at once (`hexholm.planes`)."""

from functools import cache
from typing import Final

from hexholm.bots.kingdom.weights import learned
from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.base.rules import CASTLE_GOLD
from hexholm.kingdom.knowledge import known
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.planes import PLANES, UNIT, Planes, add

LIKE_OTHERS: Final = 1.6
"""The tiles of the base game turned out to gain this many times what the greedy bot thinks."""
PHASE: Final = 4
"""What changes with the time left stays the same for this many settlements."""


class Amounts(dict[str, int]):
    """What things gain, in units, by the part of the game that is left; they are learned."""

    def __init__(self, time: float) -> None:
        weights = learned("placement.toml").items()
        super().__init__({name: max(0, round(UNIT * trend.at(time))) for name, trend in weights})
        self.time = time

    def __missing__(self, name: str) -> int:
        """A tile or a card of a box, of which no games were played to learn its weight."""
        kind, _, thing = name.partition(": ")
        if kind == "tile":
            gold = LIKE_OTHERS * known().location(thing).value
            self[name] = round(UNIT * gold * self.time)
        else:
            self[name] = self[kind] if thing else UNIT
        return self[name]


@cache
def amounts() -> list[Amounts]:
    """The amounts for each number of settlements that are left, in steps of some."""
    steps = range(SETTLEMENTS // PHASE + 1)
    return [Amounts((step + 0.5) * PHASE / SETTLEMENTS) for step in steps]


class Placement:
    """What the hexes of one game gain by its cards, castles and locations."""

    def __init__(self, game: KingdomBuilder) -> None:
        board = game.board
        self.width = board.grid.all.bit_length()
        """The bits of a hexset of this board."""
        names = (*game.setup.cards, *game.setup.tasks)
        cards = [known().card(name) for name in names]
        spots = [(n, card.spots(game)) for n, card in zip(names, cards, strict=True) if card.spots]
        self._spots = [(name, hexes, neighbours(hexes)) for name, hexes in spots]
        self._gold: Planes = [0] * PLANES
        for hexes in known().gold(game):
            add(self._gold, hexes, UNIT)
        self._gains = [card.gain for card in cards if card.gain]
        self._area_gains = [card.area_gain for card in cards if card.area_gain]
        self._areas: list[tuple[Hexset, list[Hexset]]] = [(0, [])] * game.seats
        """For each seat its settlements when it was last looked at, and their areas."""
        around = board.grid.around
        self._castles = board.grounds["castle"]
        self.castles = [(castle, around[castle]) for castle in singles(self._castles)]
        self.once = [(beside, CASTLE_GOLD * UNIT) for _, beside in self.castles]
        """Hexes among which the first settlement pays, and how much."""
        for card in cards:
            if card.once:
                self.once += [(hexes, UNIT) for hexes in card.once(game)]
        sites = board.site_names.items()
        self.sites = [(site, around[site], f"tile: {n}") for site, n in sites if site in around]
        self.nomads = [(site, around[site]) for site in game.in_play.camps]
        self.lands = drawn_lands(game)
        self.amounts = amounts()
        self._slow: dict[tuple[int, ...], Planes] = {}

    def __call__(self, game: KingdomBuilder, seat: int) -> Planes:
        """The gains of all hexes for one seat now."""
        own, near, free = game.settlements[seat], game.near[seat], game.free
        left = min(game.supply) // PHASE
        key = (game.stocked & ~game.taken[seat], near & self._castles, left)
        planes = (self._slow.get(key) or self._work_out(key))[:]
        amount = self.amounts[left]
        if freedom := amount["freedom"]:
            reach, everywhere = near & free, game.board.grid.all
            for land in self.lands:
                if not land & reach:
                    add(planes, everywhere & ~neighbours(land & free), freedom)
        for gain in self._gains:
            gain(planes, amount, game, seat, own)
        if self._area_gains:
            areas = self._areas_of(seat, own)
            for area_gain in self._area_gains:
                area_gain(planes, amount, game, areas)
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
        planes, amount = self._gold[:], self.amounts[left]
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
