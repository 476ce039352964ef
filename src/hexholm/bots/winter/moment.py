"""What holds for all positions a seat can come to within one turn."""

from typing import Final, NamedTuple

from hexholm.bots.winter.links import Links
from hexholm.bots.winter.site import site_of
from hexholm.bots.winter.worth import Worth
from hexholm.hexes import Hexset, neighbours
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import TALENTS
from hexholm.winter.mechanisms.building import Build

WHOLE_GAME: Final = 10.0
"""Turns of a usual game."""
COINS_PAY: Final = 5.0
"""A coin with fewer turns left than that is worth less."""
PLACED: Final = 3.0
"""Buildings of a turn without talents."""
BY_TALENT: Final = 0.85
"""How many a talent that builds adds."""


class Place(NamedTuple):
    """A hex for which the most houses around it pay: castle, village."""

    around: Hexset
    most: int
    """The most houses any other player has there."""
    holders: int
    """How many others have so many."""


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


class Moment:
    """A turn of a seat: the others' buildings, the time that is left and what follows from it."""

    def __init__(self, game: WinterKingdom, seat: int, worth: Worth) -> None:
        self.seat, self.worth = seat, worth
        site = self.site = site_of(game, worth.aim)
        self.board = site.board
        self.setup = game.setup
        self.turns = turns_left(game)
        self.time = min(1.0, self.turns / WHOLE_GAME) * worth.foresight
        self.coin = worth.coin * min(1.0, self.turns / COINS_PAY)
        self.fort = worth.fort * self.time
        self.rivals = [other for other in range(game.seats) if other != seat]
        self.share = worth.rival / len(self.rivals)
        others = 0
        for other in self.rivals:
            others |= game.houses[other] | game.forts[other]
        self.others = others
        self.near_others = neighbours(others) if "followers" in site.cards else 0
        self.castles = self._places(game, site.castles)
        celebrated = "celebrities" in site.cards
        self.villages = self._places(game, site.villages) if celebrated else ()
        self.alone = self._alone(game) if "followers" in site.cards else ()
        self.chances = self._chances(game)
        self.links = [
            Links(site.board, kind, site.pays_for[card])
            for card, kind in (("royalty", "castle"), ("merchants", "village"))
            if card in site.cards
        ]
        self.lines = self._lines(game) if "knights" in site.cards else ()

    def _places(self, game: WinterKingdom, arounds: tuple[Hexset, ...]) -> tuple[Place, ...]:
        found = []
        for around in arounds:
            if not around & self.others:
                found.append(Place(around, 0, 0))
                continue
            counts = [game.houses_on(other, around) for other in self.rivals]
            most = max(counts)
            found.append(Place(around, most, counts.count(most)))
        return tuple(found)

    def _alone(self, game: WinterKingdom) -> tuple[tuple[Hexset, Hexset], ...]:
        """The others' houses and forts that stand next to nobody else's building (Followers)."""
        everybody = game.everybody
        found = []
        for other in self.rivals:
            theirs = game.buildings(other)
            apart = ~neighbours(everybody & ~theirs)
            found.append((game.houses[other] & apart, game.forts[other] & apart))
        return tuple(found)

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

    def _lines(self, game: WinterKingdom) -> tuple[tuple[Hexset, float], ...]:
        """Knights: each line and what its room promises."""
        weight, land = self.worth.room * self.time, self.board.land & game.free
        lines = self.board.lines(self.setup.direction)
        return tuple((line, weight * (line & land).bit_count()) for line in lines)
