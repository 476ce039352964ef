"""The base game: 8 locations, 10 Kingdom Builder cards, 25 terrain cards (rules L and K)."""

from typing import TYPE_CHECKING

from hexholm.boxes import Box, Card, Earnings, Envelope, Option, Place, build, move
from hexholm.hexes import beyond_lines, neighbours, regions, singles, two_away

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder

EXTRAS = (
    build("oracle", lambda g: g.card_hexes),
    build("farm", lambda g: g.board.grounds["grass"]),
    build("oasis", lambda g: g.board.grounds["desert"]),
    build("tower", lambda g: g.board.buildable & g.board.grid.edge),
    build("tavern", lambda g: g.board.buildable & beyond_lines(g.own, 3), adjacent=False),
    move("barn", lambda g: g.card_hexes),
    move("harbor", lambda g: g.board.grounds["water"]),
    move(
        "paddock",
        lambda g: g.board.buildable,
        reach=lambda g, piece: two_away(piece),
        back=lambda g, targets: two_away(targets),
    ),
)


def fishermen(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to water, but not on it."""
    coast = g.settlements[seat] & g.board.beside("water") & ~g.board.grounds["water"]
    return [(coast, coast.bit_count())]


def merchants(g: "KingdomBuilder", seat: int) -> Earnings:
    """4 gold for each location, castle ... that one of the seat's areas links with another one."""
    linked = 0
    for area in regions(g.settlements[seat]):
        touched = neighbours(area) & g.board.places
        if touched & (touched - 1):
            linked |= touched
    return [(linked, 4 * linked.bit_count())]


def discoverers(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each row with a settlement."""
    own = g.settlements[seat]
    return [(own & row, 1) for row in g.board.grid.rows if own & row]


def hermits(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each own area."""
    return [(area, 1) for area in regions(g.settlements[seat])]


def citizens(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for every 2 settlements of the largest own area."""
    largest = max(regions(g.settlements[seat]), key=int.bit_count, default=0)
    return [(largest, largest.bit_count() // 2)]


def miners(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to a mountain, but not on one."""
    foot = g.settlements[seat] & g.board.beside("mountain") & ~g.board.grounds["mountain"]
    return [(foot, foot.bit_count())]


def workers(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to a location, castle ..."""
    employed = g.settlements[seat] & neighbours(g.board.places)
    return [(employed, employed.bit_count())]


def knights(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each settlement in the one row that holds the most (the island's: A-01)."""
    grid, own = g.board.grid, g.settlements[seat]
    rows = grid.rows if g.setup.option("island_knights") else grid.main_rows
    best = max([own & row for row in rows], key=int.bit_count)
    return [(best, 2 * best.bit_count())]


def lords(g: "KingdomBuilder", seat: int) -> Earnings:
    """In each section 12 gold for the most settlements, 6 for the second-most number (A-29)."""
    least = 1 if g.setup.option("lords_need_settlement") else 0
    for quarter in g.board.quarters:
        sizes = [(own & quarter).bit_count() for own in g.settlements]
        mine = sizes[seat]
        larger = {size for size in sizes if size > mine}
        if mine >= least and len(larger) < 2:
            yield g.settlements[seat] & quarter, 6 if larger else 12


def farmers(g: "KingdomBuilder", seat: int) -> Earnings:
    """3 gold for each settlement in the one section that holds the fewest."""
    own = g.settlements[seat]
    fewest = min((own & quarter for quarter in g.board.quarters), key=int.bit_count)
    return [(fewest, 3 * fewest.bit_count())]


CARDS = (
    Card("fishermen", fishermen),
    Card("merchants", merchants),
    Card("discoverers", discoverers),
    Card("hermits", hermits),
    Card("citizens", citizens),
    Card("miners", miners),
    Card("workers", workers),
    Card("knights", knights),
    Card("lords", lords, contests=lambda g: [(part, part) for part in g.board.quarters]),
    Card("farmers", farmers),
)

CASTLE_GOLD = 3


def castles(g: "KingdomBuilder", seat: int) -> Earnings:
    """3 gold for each castle with a settlement next to it (B-5)."""
    around, own = g.board.grid.around, g.settlements[seat]
    return [
        (castle, CASTLE_GOLD)
        for castle in singles(g.board.grounds["castle"])
        if around[castle] & own
    ]


OPTIONS = (
    Option("lords_need_settlement", default=False, rule="A-29b"),
    Option(
        "island_knights",
        default=True,
        rule="A-01",
        besides=lambda box: any(part.is_side for part in box.parts),
    ),
)
FIRST_GAME = {  # S-9
    "boxes": ("base",),
    "sections": ("tavern", "paddock", "oasis", "farm"),
    "cards": ("fishermen", "knights", "merchants"),
}

BOX = Box(
    "base",
    EXTRAS,
    CARDS,
    deck=5 * ("grass", "canyon", "desert", "flower-field", "forest"),
    places=(Place("castles", castles),),
    options=OPTIONS,
    presets={"first-game": FIRST_GAME},
    envelopes=(
        Envelope(("oracle",), "LXX"),
        Envelope(("farm",), "LLX"),
        Envelope(("oasis",), "LLX"),
        Envelope(("tower",), "LLX"),
        Envelope(("tavern",), "LLX"),
        Envelope(("barn",), "LLX"),
        Envelope(("harbor",), "LXX"),
        Envelope(("paddock",), "LLX"),
    ),
    order=0,
    is_core=True,
)
