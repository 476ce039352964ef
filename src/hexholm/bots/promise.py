"""What a position promises beyond the gold it is worth now, by simple signs.

The cards below pay nothing for long and then much at once; without a sign the greedy bot would not
see them coming. The weights were found by playing many games against the random bot.
"""

from collections.abc import Callable
from typing import Final

from hexholm.bots.gains import drawn_lands
from hexholm.hexes import (
    AXES,
    SOUTH_EAST,
    SOUTH_WEST,
    Hexset,
    beside_at_least,
    lines,
    neighbours,
    step,
)
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.crossroads.rules import TERRAINS

FREEDOM: Final = 4.0
"""Gold for a terrain that no own settlement touches: its card lets one build anywhere (B-3.3)."""

TRADE: Final = 4.0
"""Gold for a location, castle ... two hexes away or nearer; half of it again for three."""

SPREAD: Final = 0.7
"""Gold for a settlement in a section, for up to `ENOUGH` of them."""
ENOUGH: Final = 6

MOUNTAIN: Final = 1.5
"""Gold for a mountain two hexes away or nearer (geologists)."""
PART: Final = 0.7
"""Gold for each settlement that brings a task nearer."""
SIDE: Final = 1.5
"""Gold for a side of the board (compass points)."""
HOME: Final = 3.0
"""Gold for a small terrain area that is nearly one's own (home country)."""
SMALL: Final = 8
"""Hexes of a small area."""
ROW: Final = (0.0, 0.0, 0.4, 1.2)
"""Gold for so many settlements in a row that nobody has marked (mayors)."""
PAIR: Final = 1.0
"""Gold for two settlements of a card that a third can make a line (families)."""

Sign = Callable[[KingdomBuilder, Hexset, Hexset], float]
"""Gold that may come, seen from a seat's settlements and the hexes next to them."""


class Promise:
    """The signs of one game, for one seat."""

    def __init__(self, game: KingdomBuilder, seat: int) -> None:
        self.seat = seat
        cards = (*game.setup.cards, *game.setup.tasks)
        self.signs = [SIGNS[card] for card in cards if card in SIGNS]
        if "home-country" in cards:
            self.signs.append(_home_country(game, seat))
        if "mayors" in cards:
            self.signs.append(_mayors)
        self.lands = drawn_lands(game)

    def __call__(self, game: KingdomBuilder) -> float:
        """Gold that the seat may hope for, when there is a whole game left."""
        own = game.settlements[self.seat]
        near = neighbours(own)
        reachable = near & (game.free | game.scouts)  # scouts leave at the end of the turn
        hope = FREEDOM * sum([not reachable & land for land in self.lands])
        for sign in self.signs:
            hope += sign(game, own, near)
        return hope


def nearly_a_line(game: KingdomBuilder) -> bool:
    """Whether the third settlement of the mandatory action can make a line of the first two."""
    line = game.line
    if game.left != 1 or line.bit_count() != 2:
        return False
    for axis in AXES:
        if second := line & step(line, axis):
            ends = step(second, axis) | step(line ^ second, -axis)
            return bool(ends & game.card_hexes & game.free)
    return False


def _merchants(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    places, two_away = game.board.places, neighbours(near)
    three_away = neighbours(two_away)
    return TRADE * ((two_away & places).bit_count() + (three_away & places).bit_count() / 2)


def _farmers(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return SPREAD * sum([min(ENOUGH, (own & part).bit_count()) for part in game.board.quarters])


def _geologists(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    reach = near | neighbours(near)
    return MOUNTAIN * sum([bool(reach & area) for area in game.board.areas("mountain")])


def _mayors(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    marked = 0
    for marks in game.marks:
        marked |= marks
    rows = enumerate(game.board.grid.rows)
    return sum([ROW[min(3, (own & r).bit_count())] for i, r in rows if not marked >> i & 1])


def _advance(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    sides = [(own & edge).bit_count() for edge in game.board.grid.edges.values()]
    return PART * min(7, max(sides))


def _compass_points(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    edges = game.board.grid.edges.values()
    return SIDE * sum([bool(own & e) + bool(own & neighbours(near) & e) / 2 for e in edges])


def _road(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    length = 1
    while length < 7 and lines(own, length + 1, (SOUTH_EAST, SOUTH_WEST)):
        length += 1
    return PART * length


def _fortress(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return PART * _most_beside(own, own)


def _place_of_refuge(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    grounds = game.board.grounds
    return PART * _most_beside(own, grounds["location"] | grounds["castle"] | grounds["nomad"])


def _most_beside(own: Hexset, hexes: Hexset) -> int:
    """The most own settlements around one of these hexes."""
    number = 0
    while number < 6 and hexes & beside_at_least(own, number + 1):
        number += 1
    return number


def _home_country(game: KingdomBuilder, seat: int) -> Sign:
    spoiled = game.walls
    for other, own in enumerate(game.settlements):
        if other != seat:
            spoiled |= own
    areas = [area for terrain in TERRAINS for area in game.board.areas(terrain)]
    small = [a for a in areas if a.bit_count() <= SMALL and not a & spoiled]

    def sign(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
        shares = [(own & area).bit_count() / area.bit_count() for area in small if own & area]
        return HOME * max(shares, default=0.0)

    return sign


SIGNS: Final[dict[str, Sign]] = {
    "merchants": _merchants,
    "farmers": _farmers,
    "geologists": _geologists,
    "advance": _advance,
    "compass-points": _compass_points,
    "road": _road,
    "fortress": _fortress,
    "place-of-refuge": _place_of_refuge,
}
