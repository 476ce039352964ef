"""Harvest: 8 locations, the farmland action, silos, 6 cards (rules H, K)."""

from typing import TYPE_CHECKING

from hexholm.boxes import (
    Box,
    Card,
    Earnings,
    Envelope,
    Field,
    Finale,
    Numbers,
    Repeat,
    Rows,
    SaveError,
    Scouts,
    Silo,
    Source,
    build,
    move,
)
from hexholm.hexes import Hexset, beside_at_least, neighbours, region, regions

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder


def around_its_area(g: "KingdomBuilder", piece: Hexset) -> Hexset:
    """The hexes next to what remains of the area a piece belongs to (A-26)."""
    return neighbours(region(piece, g.own) & ~piece)


def with_area_beside(g: "KingdomBuilder", hexes: Hexset) -> Hexset:
    """The mover's pieces without which their area is still next to one of some hexes."""
    found, beside = 0, g.own & neighbours(hexes)
    for area in regions(g.own):
        touching = area & beside
        if touching & (touching - 1):
            found |= area
        elif touching:
            found |= area ^ touching
    return found


EXTRAS = (
    Repeat("bazaar", "H-bazaar"),
    build("water-mill", lambda g: g.board.buildable & g.board.beside("water"), rule="H-mill"),
    build(
        "mountain-station",
        lambda g: g.board.buildable & g.board.beside("mountain"),
        rule="H-station",
    ),
    Scouts("scout-cabin", "H-scouts"),
    Numbers("cathedral", lambda g: g.card_hexes, rule="H-cathedral"),
    build("watchtower", lambda g: g.board.buildable & neighbours(g.rivals), rule="H-watchtower"),
    build(
        "university", lambda g: g.board.buildable & neighbours(g.board.special), rule="H-university"
    ),
    move(
        "palisade",
        lambda g: g.board.buildable,
        reach=around_its_area,
        back=with_area_beside,
        rule="H-palisade",
    ),
)

FARMLAND = build(
    "farmland",
    lambda g: g.board.grounds["farmland"] & g.near[g.mover],
    adjacent=False,
    rule="H-farmland",
)

ROWS = Rows("row", "mayors", "K-mayors")
SILO = Silo("silo", "H-silo")


def rangers(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each row with exactly one settlement."""
    rows = [g.settlements[seat] & row for row in g.board.grid.rows]
    return [(row, 2) for row in rows if row and not row & (row - 1)]


def mayors(g: "KingdomBuilder", seat: int) -> Earnings:
    """4 gold for each marked row."""
    rows, own = g.board.grid.rows, g.settlements[seat]
    return [(own & row, 4) for index, row in enumerate(rows) if g.marks[seat] >> index & 1]


def chainers(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to exactly two others of the seat's."""
    own = g.settlements[seat]
    links = own & beside_at_least(own, 2) & ~beside_at_least(own, 3)
    return [(links, links.bit_count())]


def travellers(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at the edge of the board."""
    edge = g.settlements[seat] & g.board.grid.edge
    return [(edge, edge.bit_count())]


def homesteaders(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement in the section that holds the most."""
    parts = [g.settlements[seat] & quarter for quarter in g.board.quarters]
    most = max(parts, key=int.bit_count)
    return [(most, most.bit_count())]


def write_roved(g: "KingdomBuilder", seat: int) -> list[int]:
    """By the numbers of the sections."""
    return [index for index in range(len(g.board.quarters)) if ROVED.get(g) >> index & 1]


def read_roved(g: "KingdomBuilder", source: Source) -> int:
    """The same."""
    roved = 0
    for index in source.list(len(g.board.quarters)):
        if type(index) is not int or index not in range(len(g.board.quarters)):
            raise SaveError("save-quarter", what=source.path, got=repr(index))
        roved |= 1 << index
    return roved


ROVED = Field(name="roved", place="turn", write=write_roved, read=read_roved, order=14, ends=True)
"""Sections in which the mover has built this turn, one bit each."""


def rovers(g: "KingdomBuilder", seat: int, hexes: Hexset) -> None:
    """1 gold for each section in which the mover builds in this turn (A-22b)."""
    if seat != g.active or g.silo_step:
        return
    roved = ROVED.get(g)
    for index, quarter in enumerate(g.board.quarters):
        if hexes & quarter and not roved >> index & 1:
            roved |= 1 << index
            ROVED.set(g, roved)
            g.earn(seat, "rovers", 1)


CARDS = (
    Card("rangers", rangers),
    Card("mayors", mayors, arrived=ROWS.watch, enters="marks"),
    Card("chainers", chainers),
    Card("travellers", travellers),
    Card("homesteaders", homesteaders),
    Card("rovers", built=rovers),
)


def envelope(first: str, second: str, caves: int) -> Envelope:
    """A section with a silo and farmland."""
    return Envelope(
        (first, second),
        "LKO",
        basic=(11, 16),
        extra="A",
        extra_hexes=(6, 10),
        extra_patches=(2, 4),
        caves=caves,
    )


BOX = Box(
    "harvest",
    EXTRAS,
    CARDS,
    everybody=((lambda board, setup: board.grounds["farmland"], FARMLAND),),
    actions=(ROWS, SILO),
    finales=(Finale(lambda board: board.grounds["silo"], SILO.begin_all),),
    presets={"harvest": {"boxes": ("harvest",)}},
    fields=(ROVED,),
    envelopes=(
        envelope("bazaar", "water-mill", caves=6),
        envelope("mountain-station", "scout-cabin", caves=2),
        envelope("cathedral", "watchtower", caves=1),
        envelope("university", "palisade", caves=3),
    ),
    order=40,
)
