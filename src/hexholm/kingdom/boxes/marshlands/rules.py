"""Marshlands: 4 locations with a bonus for a pair, swamp cards, palaces, 6 cards (rules M, K)."""

from typing import TYPE_CHECKING

from hexholm.hexes import (
    DIRECTIONS,
    Hexset,
    ahead,
    beside_at_least,
    neighbours,
    regions,
    spread,
    step,
)
from hexholm.kingdom.counting import most_around
from hexholm.kingdom.kinds import Box, Card, Earnings, Passive
from hexholm.kingdom.mechanisms.building import Reaction, build
from hexholm.kingdom.mechanisms.loosening import Loosen
from hexholm.kingdom.mechanisms.moving import move
from hexholm.kingdom.mechanisms.removing import Owe

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def quiet_places(g: "KingdomBuilder") -> Hexset:
    """Next to exactly one own settlement and no other; with the bonus mountains too."""
    own, land = g.own, g.board.buildable
    if g.holds_pair(g.mover, "fountain"):
        land |= g.board.grounds["mountain"]
    return land & neighbours(own) & ~beside_at_least(own, 2) & ~neighbours(g.rivals)


def jumps(g: "KingdomBuilder", piece: Hexset) -> Hexset:
    """In each direction the first empty buildable hex, whatever lies between."""
    targets, land, found = g.board.buildable & g.free & ~piece, g.board.grid.all, 0
    for direction in DIRECTIONS:
        place = step(piece, direction)
        while place & land and not place & targets:
            place = step(place, direction)
        found |= place & targets
    return found


def jump_offs(g: "KingdomBuilder", targets: Hexset) -> Hexset:
    """The hexes from which one of these lies in a straight line."""
    found = 0
    for direction in DIRECTIONS:
        found |= ahead(targets, direction, g.board.grid.all)
    return found


EXTRAS = (
    Owe("temple", "M-temple"),
    move(
        "refuge",
        lambda g: g.board.buildable,
        reach=lambda g, piece: neighbours(piece),
        back=lambda g, targets: neighbours(targets),
        rule="M-refuge",
    ),
    Reaction(
        "canoe",
        lambda g: g.board.grounds["swamp"],
        lambda g: g.board.grounds["water"],
        rule="M-canoe",
    ),
    build("fountain", quiet_places, adjacent=False, rule="M-fountain"),
)

BONUSES = (
    ("temple", Loosen("temple-bonus", first_only=True, rule="M-temple-bonus")),
    (
        "refuge",
        move(
            "refuge-bonus",
            lambda g: g.board.buildable,
            reach=jumps,
            back=jump_offs,
            rule="M-refuge-bonus",
        ),
    ),
    (
        "canoe",
        build(
            "canoe-bonus",
            lambda g: g.board.grounds["swamp"],
            lambda g: g.board.grounds["water"],
            rule="M-canoe-bonus",
        ),
    ),
    ("fountain", Passive("fountain-bonus", "M-fountain-bonus")),
)


def geologists(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each mountain that an own area links with another one."""
    mountains, linked = g.board.areas("mountain"), 0
    for area in regions(g.settlements[seat]):
        touched = (area | neighbours(area)) & g.board.grounds["mountain"]
        found = [mountain for mountain in mountains if mountain & touched]
        if len(found) > 1:
            linked |= sum(found)
    return [(mountain, 2) for mountain in mountains if mountain & linked]


def messengers(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each hex of a way between the two ends of the widest own area."""
    areas = [area for area in regions(g.settlements[seat]) if area & (area - 1)]
    widest = max(areas, key=spread, default=0)
    return [(widest, 2 * (spread(widest) + 1))] if widest else []


def noblewomen(g: "KingdomBuilder", seat: int) -> Earnings:
    """5 gold for each location, castle and nomad hex with the most own settlements around it."""
    return most_around(g, seat, g.board.places & ~g.board.grounds["palace"])


def vassals(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at the border between two sections."""
    border = g.settlements[seat] & g.board.seams
    return [(border, border.bit_count())]


def captains(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to at least three own ones."""
    own = g.settlements[seat]
    close = own & beside_at_least(own, 3)
    return [(close, close.bit_count())]


def scouts(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to the removed terrain, but not on it."""
    removed = g.board.grounds[g.setup.removed]
    beside = g.settlements[seat] & neighbours(removed) & ~removed
    return [(beside, beside.bit_count())]


CARDS = (
    Card("geologists", geologists),
    Card("messengers", messengers),
    Card("noblewomen", noblewomen),
    Card("vassals", vassals),
    Card("captains", captains),
    Card("scouts", scouts),
)

BOX = Box(
    "marshlands",
    EXTRAS,
    CARDS,
    deck=("swamp-grass", "swamp-canyon", "swamp-desert", "swamp-flower-field", "swamp-forest"),
    bonuses=BONUSES,
)
