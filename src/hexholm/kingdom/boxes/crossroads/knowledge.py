"""What bots should know about Crossroads."""

from typing import Final

from hexholm.hexes import SOUTH_EAST, SOUTH_WEST, Hexset, beside_at_least, lines, neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.crossroads.rules import CITY_HALL, TERRAINS
from hexholm.kingdom.knowledge import Card, Hope, Knowledge, Location
from hexholm.kingdom.mechanisms.figures import placed

SEVEN_HEXES: Final = 7.0
"""Gold for a city hall that can still be built."""
PART: Final = 0.7
"""Gold for each settlement that brings a task nearer."""
SIDE: Final = 1.5
"""Gold for a side of the board (compass points)."""
HOME: Final = 3.0
"""Gold for a small terrain area that is nearly one's own (home country)."""
SMALL: Final = 8
"""Hexes of a small area."""


def _city_hall(game: KingdomBuilder, seat: int) -> float:
    return 0.0 if placed(game, CITY_HALL.kind, seat) else SEVEN_HEXES


def _home_country(game: KingdomBuilder, seat: int) -> Hope:
    spoiled = game.walls
    for other, own in enumerate(game.settlements):
        if other != seat:
            spoiled |= own
    areas = [area for terrain in TERRAINS for area in game.board.areas(terrain)]
    small = [a for a in areas if a.bit_count() <= SMALL and not a & spoiled]

    def hope(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
        shares = [(own & area).bit_count() / area.bit_count() for area in small if own & area]
        return HOME * max(shares, default=0.0)

    return hope


def _fortress(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return PART * _most_beside(own, own)


def _road(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    length = 1
    while length < 7 and lines(own, length + 1, (SOUTH_EAST, SOUTH_WEST)):
        length += 1
    return PART * length


def _place_of_refuge(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    grounds = game.board.grounds
    return PART * _most_beside(own, grounds["location"] | grounds["castle"] | grounds["nomad"])


def _most_beside(own: Hexset, hexes: Hexset) -> int:
    """The most own settlements around one of these hexes."""
    number = 0
    while number < 6 and hexes & beside_at_least(own, number + 1):
        number += 1
    return number


def _advance(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    sides = [(own & edge).bit_count() for edge in game.board.grid.edges.values()]
    return PART * min(7, max(sides))


def _compass_points(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    edges = game.board.grid.edges.values()
    return SIDE * sum([bool(own & e) + bool(own & neighbours(near) & e) / 2 for e in edges])


KNOWLEDGE = Knowledge(
    locations={
        "lighthouse": Location(2.5, overlooked=1.0),
        "foresters-lodge": Location(4.0, overlooked=1.0),
        "barracks": Location(2.5, overlooked=2.5),
        "crossroads": Location(3.0, overlooked=3.0),
        CITY_HALL.kind: Location(once=_city_hall),
        "fort": Location(4.0),
        "monastery": Location(4.0, overlooked=1.0),
        "wagon": Location(2.5, overlooked=1.0),
    },
    cards={
        "home-country": Card(hope_of=_home_country, amounts=("home-country",)),
        "fortress": Card(hope=_fortress, amounts=("fortress",)),
        "road": Card(hope=_road, amounts=("road",)),
        "place-of-refuge": Card(hope=_place_of_refuge, amounts=("place-of-refuge",)),
        "advance": Card(hope=_advance, amounts=("advance",)),
        "compass-points": Card(hope=_compass_points, amounts=("compass-points",)),
    },
)
