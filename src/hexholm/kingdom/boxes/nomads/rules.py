"""Nomads: 4 locations, 15 nomad tiles, stone walls and 3 red cards (rules N and K-red)."""

from typing import TYPE_CHECKING

from hexholm.boxes import (
    NOMAD_FIELDS,
    Box,
    Build,
    Card,
    Envelope,
    Kinds,
    Loosen,
    Steps,
    Strike,
    Walls,
    build,
    camp_part,
    move,
)
from hexholm.hexes import DIRECTIONS, Hexset, beside_at_least, has_line, neighbours, singles, step

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder


def to_obstacles(g: "KingdomBuilder", piece: Hexset) -> Hexset:
    """In each direction the last hex before an obstacle (A-11)."""
    land, found = g.board.buildable & g.free, 0
    for direction in DIRECTIONS:
        place = piece
        while (ahead := step(place, direction)) & land:
            place = ahead
        found |= place & ~piece
    return found


EXTRAS = (
    Walls("quarry", lambda g: g.card_hexes, 2, rule="N-quarry"),
    move(
        "caravan",
        lambda g: g.board.buildable,
        reach=to_obstacles,
        back=lambda g, targets: neighbours(targets),
        rule="N-caravan",
    ),
    build(
        "village",
        lambda g: g.board.buildable & beside_at_least(g.own, 3),
        adjacent=False,
        rule="N-village",
    ),
    build("garden", lambda g: g.board.grounds["flower-field"], rule="N-garden"),
)


def donation(terrain: str) -> Build:
    """Build three settlements on the terrain of the tile."""
    return Build(
        f"donation-{terrain}", lambda g: g.board.grounds[terrain], count=3, rule="N-donation"
    )


DONATIONS = {
    terrain: donation(terrain)
    for terrain in ("grass", "canyon", "desert", "flower-field", "forest", "water", "mountain")
}
TILES = (
    *DONATIONS.values(),
    Kinds("donation", DONATIONS, "N-donation"),
    Steps("resettlement", lambda g: g.board.buildable, 4, rule="N-resettlement"),
    Loosen("outpost", rule="N-outpost"),
    Strike("sword", "N-sword"),
)
CAMPS = (
    *(tile.name for tile in DONATIONS.values()),
    *(2 * ("resettlement", "outpost", "sword", "treasure")),
)
"""The 15 nomad tiles."""


def families(g: "KingdomBuilder", seat: int, line: Hexset) -> None:
    """2 gold if the three settlements of the mandatory action lie in a line (A-31b)."""
    if line.bit_count() == 3 and has_line(line, 3):
        g.earn(seat, "families", 2)


def shepherds(g: "KingdomBuilder", seat: int, hexes: Hexset) -> None:
    """2 gold for a new settlement with no empty hex of its terrain next to it."""
    if g.silo_step:
        return
    for hex_ in singles(hexes):
        terrain = g.board.grounds[g.board.ground(hex_)]
        if not g.board.grid.around[hex_] & terrain & g.empty:
            g.earn(seat, "shepherds", 2)


def ambassadors(g: "KingdomBuilder", seat: int, hexes: Hexset) -> None:
    """1 gold for a new settlement next to another player's."""
    if g.silo_step:
        return
    others = 0
    for other, own in enumerate(g.settlements):
        if other != seat:
            others |= own
    if visited := hexes & neighbours(others):
        g.earn(seat, "ambassadors", visited.bit_count())


CARDS = (
    Card("families", mandatory=families),
    Card("shepherds", built=shepherds),
    Card("ambassadors", built=ambassadors),
)

BOX = Box(
    "nomads",
    EXTRAS,
    CARDS,
    tiles=TILES,
    camps=CAMPS,
    treasures={"treasure": 3},
    presets={"nomads": {"boxes": ("nomads",)}},
    parts=(camp_part("nomads", "nomads", order=50),),
    fields=NOMAD_FIELDS,
    envelopes=(
        Envelope(("quarry",), "LNNN"),
        Envelope(("caravan",), "LLN"),
        Envelope(("village",), "LLN"),
        Envelope(("garden",), "LLN"),
    ),
    order=10,
)
