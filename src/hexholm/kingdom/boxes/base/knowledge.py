"""What bots should know about the base game."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from hexholm.board import Board
from hexholm.hexes import Hexset, neighbours, regions, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.knowledge import Amounts, Card, Feature, Knowledge, Location
from hexholm.planes import Planes, add

CLEAR: Final = 4
"""A majority of more settlements isn't any safer (lords)."""
TRADE: Final = 4.0
"""Gold for a location, castle ... two hexes away or nearer; half of it again for three."""
SPREAD: Final = 0.7
"""Gold for a settlement in a section, for up to `ENOUGH` of them (farmers)."""
ENOUGH: Final = 6


def _discoverers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    empty = 0
    for row in game.board.grid.rows:
        if not row & own:
            empty |= row
    add(p, empty, a["discoverers"])


def _hermits(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    add(p, game.board.grid.all & ~game.near[seat], a["hermits"])


def _knights(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    most, counted = 1, []
    for row in game.board.grid.main_rows:
        if found := own & row:
            number = found.bit_count()
            counted.append((row, number))
            most = max(most, number)
    behind = [0, 0, 0]
    for row, number in counted:
        if number >= most - 2:
            behind[most - number] |= row
    add(p, behind[0], a["knights: fullest"])
    add(p, behind[1], a["knights: one behind"])
    add(p, behind[2], a["knights: two behind"])


def _lords(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    for quarter in game.board.quarters:
        mine, most = (own & quarter).bit_count(), 0
        for theirs in game.settlements:
            if theirs is not own and (number := (theirs & quarter).bit_count()) > most:
                most = number
        add(p, quarter, a[f"lords: {max(-4, min(3, mine - most)):+}"])


def _lords_features(game: KingdomBuilder, seat: int) -> Iterator[Feature]:
    own, reach = game.settlements[seat], game.near[seat] & game.free
    others = game.settlements[:seat] + game.settlements[seat + 1 :]
    for quarter in game.board.quarters:
        most = max([(theirs & quarter).bit_count() for theirs in others])
        lead = max(-CLEAR, min(CLEAR, (own & quarter).bit_count() - most))
        yield f"lords: {lead:+}", 1
        if reach & quarter and lead < CLEAR - 1:
            yield "lords: reach", 1


def _farmers(p: Planes, a: Amounts, game: KingdomBuilder, seat: int, own: Hexset) -> None:
    quarters = game.board.quarters
    counts = [(own & quarter).bit_count() for quarter in quarters]
    fewest = min(counts)
    tie = counts.count(fewest)
    for quarter, number in zip(quarters, counts, strict=True):
        if number == fewest:
            add(p, quarter, a[f"farmers: fewest of {tie}"])
        elif number <= fewest + 2:
            add(p, quarter, a[f"farmers: {number - fewest} more"])


def _farmers_features(game: KingdomBuilder, seat: int) -> Iterator[Feature]:
    own, quarters = game.settlements[seat], game.board.quarters
    counts = [(own & quarter).bit_count() for quarter in quarters]
    ordered = sorted(counts)
    yield "farmers: second", ordered[1]
    yield "farmers: third", ordered[2]
    fewest = [q for q, number in zip(quarters, counts, strict=True) if number == ordered[0]]
    yield "farmers: tie", len(fewest)
    reach = game.near[seat] & game.free
    yield "farmers: reach", sum([bool(reach & quarter) for quarter in fewest]) / len(fewest)


def _farmers_hope(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    return SPREAD * sum([min(ENOUGH, (own & part).bit_count()) for part in game.board.quarters])


def _merchants(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    links = first_links = ways = 0
    for area in areas:
        touches, linked, way = _trade(game.board, area)
        if touches > 1:
            links |= linked
        else:
            first_links |= linked
        ways |= way
    add(p, links, a["merchants: link"])
    add(p, first_links, a["merchants: first link"])
    add(p, ways, a["merchants: way"])


@lru_cache(maxsize=20_000)
def _trade(board: Board, area: Hexset) -> tuple[int, Hexset, Hexset]:
    """How many places an area touches, where one settlement links another, and the ways to some."""
    places, around = board.places, board.grid.around
    beside = neighbours(area)
    touched = beside & places
    two_away = neighbours(beside)
    linked = way = 0
    if touched:
        for place in singles(two_away & places & ~touched):
            linked |= around[place] & beside
    for place in singles(neighbours(two_away) & places & ~touched):
        way |= neighbours(around[place]) & beside
    return touched.bit_count(), linked, way


def _merchants_hope(game: KingdomBuilder, own: Hexset, near: Hexset) -> float:
    places, two_away = game.board.places, neighbours(near)
    three_away = neighbours(two_away)
    return TRADE * ((two_away & places).bit_count() + (three_away & places).bit_count() / 2)


def _citizens(p: Planes, a: Amounts, game: KingdomBuilder, areas: Sequence[Hexset]) -> None:
    largest = max(areas, key=int.bit_count, default=0)
    others = 0
    for area in areas:
        others |= area
    beside = neighbours(largest) & game.board.grid.all
    add(p, beside, a["citizens"])
    add(p, beside & neighbours(others ^ largest), a["citizens: join"])


def _citizens_features(game: KingdomBuilder, seat: int) -> Iterator[Feature]:
    areas = sorted(regions(game.settlements[seat]), key=int.bit_count, reverse=True)
    if areas:
        beside = neighbours(areas[0]) & game.free
        yield "citizens: room", beside.bit_count() / 10
        if len(areas) > 1:
            size = areas[1].bit_count()
            yield "citizens: second area", size
            if beside & neighbours(areas[1]):
                yield "citizens: gap", size


KNOWLEDGE = Knowledge(
    locations={
        "oracle": Location(4.0),
        "farm": Location(4.0),
        "oasis": Location(4.0),
        "tower": Location(3.5),
        "tavern": Location(4.0),
        "barn": Location(3.0),
        "harbor": Location(3.5),
        "paddock": Location(3.0),
    },
    cards={
        "fishermen": Card(lambda g: g.board.beside("water") & ~g.board.grounds["water"]),
        "merchants": Card(
            area_gain=_merchants,
            amounts=(
                *("merchants: link", "merchants: first link", "merchants: way"),
                *(f"merchants: way of {length}" for length in range(3, 7)),
            ),
            hope=_merchants_hope,
        ),
        "discoverers": Card(
            gain=_discoverers, amounts=("discoverers",), once=lambda g: g.board.grid.rows
        ),
        "hermits": Card(gain=_hermits, amounts=("hermits",)),
        "citizens": Card(
            area_gain=_citizens, amounts=("citizens", "citizens: join"), features=_citizens_features
        ),
        "miners": Card(lambda g: g.board.beside("mountain") & ~g.board.grounds["mountain"]),
        "workers": Card(lambda g: neighbours(g.board.places)),
        "knights": Card(
            gain=_knights,
            amounts=("knights: fullest", "knights: one behind", "knights: two behind"),
        ),
        "lords": Card(
            gain=_lords,
            amounts=tuple(f"lords: {lead:+}" for lead in range(-4, 4)),
            features=_lords_features,
            is_contested=True,
        ),
        "farmers": Card(
            gain=_farmers,
            amounts=(
                *(f"farmers: fewest of {tie}" for tie in range(1, 5)),
                "farmers: 1 more",
                "farmers: 2 more",
            ),
            features=_farmers_features,
            hope=_farmers_hope,
        ),
    },
    places={"oracle": "by card", "barn": "by card", "tavern": "beyond lines"},
    reaches={"paddock": "two away"},
)
