"""Fords: two locations and two cards about crossing rivers (README.md has the rules)."""

from typing import TYPE_CHECKING

from hexholm.boxes import Box, Card, Earnings, Envelope, build, move
from hexholm.hexes import AXES, DIRECTIONS, Hexset, count, regions, step

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder


def across(g: "KingdomBuilder", hexes: Hexset) -> Hexset:
    """The hexes that face some of these across one water hex (F-1)."""
    water, found = g.board.grounds["water"], 0
    for direction in DIRECTIONS:
        found |= step(step(hexes, direction) & water, direction)
    return found


def far_banks(g: "KingdomBuilder", piece: Hexset) -> Hexset:
    """Where a ferry lands: straight over water, on the first hex beyond it (F-3)."""
    water, found = g.board.grounds["water"], 0
    for direction in DIRECTIONS:
        boat = step(piece, direction) & water
        while boat & water:
            boat = step(boat, direction)
        found |= boat
    return found


EXTRAS = (
    build("ford", lambda g: g.board.buildable & across(g, g.own), adjacent=False, rule="F-2"),
    move("ferry", lambda g: g.board.buildable, reach=far_banks, rule="F-3"),
)


def ferrymen(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each water hex between two facing settlements (F-4)."""
    own, crossed = g.settlements[seat], 0
    for axis in AXES:
        crossed |= step(own, axis) & step(own, -axis)
    crossed &= g.board.grounds["water"]
    return [(crossed, 2 * count(crossed))]


def bridge_builders(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each area of settlements that faces another one (F-5)."""
    own = g.settlements[seat]
    return [(area, 2) for area in regions(own) if across(g, area) & own & ~area]


BOX = Box(
    "fords",
    EXTRAS,
    cards=(
        Card("ferrymen", ferrymen, rule="F-4"),
        Card("bridge-builders", bridge_builders, rule="F-5"),
    ),
    presets={
        "fords": {
            "boxes": ("base", "fords"),
            "sections": ("ford", "harbor", "tavern", "paddock"),
            "cards": ("ferrymen", "bridge-builders", "knights"),
        }
    },
    envelopes=(Envelope(("ford", "ferry"), "LKX", water=(14, 24)),),
)
