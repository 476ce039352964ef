"""Crossroads: 8 locations, warriors, wagons, ships, city halls, and 6 task cards (rules X, T)."""

from typing import TYPE_CHECKING

from hexholm.hexes import SOUTH_EAST, SOUTH_WEST, beside_at_least, lines, singles, step
from hexholm.kingdom.kinds import Box, Card, Earnings
from hexholm.kingdom.mechanisms.building import build
from hexholm.kingdom.mechanisms.choosing import DrawMore, Drawn
from hexholm.kingdom.mechanisms.figures import CITY_HALL, WARRIOR, WARRIORS
from hexholm.kingdom.mechanisms.pieces import CityHall, Pieces, Vehicle

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

EXTRAS = (
    Vehicle("lighthouse", "ship", lambda g: g.board.grounds["water"], 3, rule="X-ship"),
    build("foresters-lodge", lambda g: g.board.grounds["forest"], rule="X-forester"),
    Pieces("barracks", WARRIOR, WARRIORS, lambda g: g.board.buildable, rule="X-warrior"),
    DrawMore("crossroads", "X-crossroads"),
    CityHall(CITY_HALL, "X-cityhall"),
    Drawn("fort", "X-fort"),
    build("monastery", lambda g: g.board.grounds["canyon"], rule="X-monastery"),
    Vehicle(
        "wagon",
        "wagon",
        lambda g: g.board.buildable | g.board.grounds["mountain"],
        3,
        rule="X-wagon",
    ),
)

TERRAINS = (
    "grass",
    "canyon",
    "desert",
    "flower-field",
    "forest",
    "swamp",
    "farmland",
    "water",
    "mountain",
)
"""Grounds whose areas can be a home country (A-16b)."""


def home_country(g: "KingdomBuilder", seat: int) -> Earnings:
    """5 gold for a terrain area with an own settlement on every hex."""
    own = g.settlements[seat]
    areas = (area for terrain in TERRAINS for area in g.board.areas(terrain))
    return [(area, 5) for area in areas if not area & ~own][:1]


def fortress(g: "KingdomBuilder", seat: int) -> Earnings:
    """6 gold for a settlement with own ones all around it."""
    own = g.settlements[seat]
    inner = own & beside_at_least(own, 6)
    return [(h | g.board.grid.around[h], 6) for h in singles(inner)][:1]


def road(g: "KingdomBuilder", seat: int) -> Earnings:
    """7 gold for seven settlements in an unbroken diagonal line."""
    for axis in (SOUTH_EAST, SOUTH_WEST):
        ends = lines(g.settlements[seat], 7, (axis,))
        if ends:
            line = place = ends & -ends
            for _ in range(6):
                place = step(place, -axis)
                line |= place
            return [(line, 7)]
    return []


def place_of_refuge(g: "KingdomBuilder", seat: int) -> Earnings:
    """8 gold for a location, castle or nomad hex with own settlements all around it (A-15)."""
    grounds = g.board.grounds
    places = grounds["location"] | grounds["castle"] | grounds["nomad"]
    closed = places & beside_at_least(g.settlements[seat], 6)
    return [(h | g.board.grid.around[h], 8) for h in singles(closed)][:1]


def advance(g: "KingdomBuilder", seat: int) -> Earnings:
    """9 gold for seven settlements at one edge of the board."""
    sides = [g.settlements[seat] & edge for edge in g.board.grid.edges.values()]
    return [(side, 9) for side in sides if side.bit_count() >= 7][:1]


def compass_points(g: "KingdomBuilder", seat: int) -> Earnings:
    """10 gold for a settlement at each of the four edges of the board."""
    sides = [g.settlements[seat] & edge for edge in g.board.grid.edges.values()]
    return [(sides[0] | sides[1] | sides[2] | sides[3], 10)] if all(sides) else []


TASKS = (
    Card("home-country", home_country, rule="T-home"),
    Card("fortress", fortress, rule="T-fortress"),
    Card("road", road, rule="T-road"),
    Card("place-of-refuge", place_of_refuge, rule="T-refuge"),
    Card("advance", advance, rule="T-advance"),
    Card("compass-points", compass_points, rule="T-compass"),
)

BOX = Box("crossroads", EXTRAS, tasks=TASKS)
