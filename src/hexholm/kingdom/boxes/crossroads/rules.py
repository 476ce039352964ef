"""Crossroads: 8 locations, warriors, wagons, ships, city halls, and 6 task cards (rules X, T)."""

from typing import TYPE_CHECKING

from hexholm.boxes import (
    Box,
    Card,
    DrawMore,
    Drawn,
    Earnings,
    Envelope,
    LargePiece,
    Option,
    Piece,
    Pieces,
    Vehicle,
    build,
    halves,
    task_part,
)
from hexholm.hexes import SOUTH_EAST, SOUTH_WEST, beside_at_least, lines, singles, step

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder

MOVE = "pieces_move_as_settlements"
"""The option with which moves lift warriors, wagons and ships too (A-12c)."""
WAGON = Piece("wagon", "X-wagon", moves_with=MOVE)
SHIP = Piece("ship", "X-ship", moves_with=MOVE)
CITY_HALL = Piece(
    "city-hall", "X-cityhall", key="city_hall", is_large=True, stays="city-hall-stays"
)
WARRIOR = Piece("warrior", "X-warrior", number=2, key="warriors", blocks=True, moves_with=MOVE)

EXTRAS = (
    Vehicle("lighthouse", SHIP, lambda g: g.board.grounds["water"], 3),
    build("foresters-lodge", lambda g: g.board.grounds["forest"], rule="X-forester"),
    Pieces("barracks", WARRIOR, lambda g: g.board.buildable),
    DrawMore("crossroads", "X-crossroads"),
    LargePiece("city-hall", CITY_HALL),
    Drawn("fort", "X-fort"),
    build("monastery", lambda g: g.board.grounds["canyon"], rule="X-monastery"),
    Vehicle("wagon", WAGON, lambda g: g.board.buildable | g.board.grounds["mountain"], 3),
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
    """5 gold for a terrain area with one of the seat's settlements on every hex."""
    own = g.settlements[seat]
    areas = (area for terrain in TERRAINS for area in g.board.areas(terrain))
    return [(area, 5) for area in areas if not area & ~own][:1]


def fortress(g: "KingdomBuilder", seat: int) -> Earnings:
    """6 gold for a settlement with the seat's own all around it."""
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


def removed_terrain(g: "KingdomBuilder", hand: tuple[str, ...]) -> list[str]:
    """Two cards of one terrain stand for the removed one too (X-crossroads-scouts, A-25)."""
    if not (g.setup.removed and g.setup.option("crossroads_removed_terrain")):
        return []
    plain = {halves(card)[-1] for card in hand}
    return [g.setup.removed] if len(plain) < len(hand) else []


OPTIONS = (
    Option(
        "crossroads_removed_terrain",
        default=True,
        rule="A-25",
        besides=lambda box: any(part.key == "removed" for part in box.parts),
    ),
    Option(MOVE, default=False, rule="A-12c"),
)

BOX = Box(
    "crossroads",
    EXTRAS,
    tasks=TASKS,
    terrains=removed_terrain,
    pieces=(WAGON, SHIP, CITY_HALL, WARRIOR),
    options=OPTIONS,
    presets={"crossroads": {"boxes": ("crossroads",)}},
    parts=(task_part("crossroads", "tasks", order=10),),
    envelopes=(
        Envelope(("lighthouse", "foresters-lodge"), "LKX"),
        Envelope(("barracks", "crossroads"), "LKX"),
        Envelope(("city-hall", "fort"), "LKX"),
        Envelope(("monastery", "wagon"), "LKX"),
    ),
    order=20,
)
