"""The 18 scoring cards and the castles (rules 8b). A fort counts as two houses."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hexholm.chance import check_names
from hexholm.game import Contribution
from hexholm.hexes import Hexset, beside_at_least, neighbours, regions, singles

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

Earnings = Iterable[tuple[Hexset, int]]
CASTLE_POINTS: Final = 3


class Card(NamedTuple):
    """A scoring card: groups of hexes and the points of each group."""

    name: str
    earnings: Callable[["WinterKingdom", int], Earnings]
    source: str = "house"


def _each(g: "WinterKingdom", seat: int, hexes: Hexset, points: int) -> Earnings:
    """Points for each house on some hexes."""
    scoring = g.buildings(seat) & hexes
    return [(scoring, points * g.houses_on(seat, scoring))]


def _majority(g: "WinterKingdom", seat: int, kind: str, points: int) -> Earnings:
    """Points for each hex of a kind with the most houses around it; ties all, nobody none."""
    found = []
    for hex_ in singles(g.board.grounds[kind]):
        around = g.board.grid.around[hex_]
        mine = g.houses_on(seat, around)
        if mine and all(g.houses_on(other, around) <= mine for other in range(g.seats)):
            found.append((hex_, points))
    return found


def _linked(g: "WinterKingdom", seat: int, kind: str, points: int) -> Earnings:
    """Points for each hex of a kind that an own group links with another one."""
    linked = 0
    for group in regions(g.buildings(seat)):
        touched = neighbours(group) & g.board.grounds[kind]
        if touched & (touched - 1):
            linked |= touched
    return [(hex_, points) for hex_ in singles(linked)]


def wanderers(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each own group."""
    return [(group, 1) for group in regions(g.buildings(seat))]


def followers(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each house next to another player's building."""
    others = g.everybody & ~g.buildings(seat)
    return _each(g, seat, neighbours(others), 1)


def crowd(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for every 2 houses in the largest own group."""
    groups = [(g.houses_on(seat, group), group) for group in regions(g.buildings(seat))]
    size, largest = max(groups, default=(0, 0))
    return [(largest, size // 2)]


def loners(g: "WinterKingdom", seat: int) -> Earnings:
    """2 for each house with no own building next to it."""
    return _each(g, seat, ~neighbours(g.buildings(seat)), 2)


def mountaineers(g: "WinterKingdom", seat: int) -> Earnings:
    """2 for each house next to at least two mountain hexes."""
    return _each(g, seat, beside_at_least(g.board.grounds["mountain"], 2), 2)


def travellers(g: "WinterKingdom", seat: int) -> Earnings:
    """4 for each board beyond the second with at least two houses."""
    settled = [part for part in g.board.parts if g.houses_on(seat, part) >= 2]
    own = g.buildings(seat)
    return [(own & part, 4) for part in settled[2:]]


def knights(g: "WinterKingdom", seat: int) -> Earnings:
    """2 for each house on the best line in the agreed direction."""
    lines = g.board.lines(g.setup.direction)
    best = max(lines, key=lambda line: g.houses_on(seat, line))
    return _each(g, seat, best, 2)


def bureaucrats(g: "WinterKingdom", seat: int) -> Earnings:
    """4 for each village with at least two houses next to it."""
    around = g.board.grid.around
    villages = singles(g.board.grounds["village"])
    return [(hex_, 4) for hex_ in villages if g.houses_on(seat, around[hex_]) >= 2]


def celebrities(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each village with the most houses next to it."""
    return _majority(g, seat, "village", 3)


def nature_lovers(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each house next to forest, but not on it."""
    return _each(g, seat, g.board.beside("forest") & ~g.board.grounds["forest"], 1)


def ice_fishers(g: "WinterKingdom", seat: int) -> Earnings:
    """2 for each house on ice."""
    return _each(g, seat, g.board.grounds["ice"], 2)


def pioneers(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each house on the bottom board."""
    return _each(g, seat, g.board.parts[g.setup.bottom_board], 1)


def farmers(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each house outside the two strongest boards."""
    parts = sorted(g.board.parts, key=lambda part: g.houses_on(seat, part))
    weaker = sum(parts[:-2])
    return _each(g, seat, weaker, 1)


def spelunkers(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each tunnel with a house next to it."""
    reached = neighbours(g.buildings(seat)) & g.board.grounds["tunnel"]
    return [(tunnel, 3) for tunnel in singles(reached)]


def royalty(g: "WinterKingdom", seat: int) -> Earnings:
    """5 for each castle linked to another one by an own group."""
    return _linked(g, seat, "castle", 5)


def merchants(g: "WinterKingdom", seat: int) -> Earnings:
    """4 for each village linked to another one by an own group."""
    return _linked(g, seat, "village", 4)


def scouts(g: "WinterKingdom", seat: int) -> Earnings:
    """1 for each house on the outer edge of the whole board."""
    return _each(g, seat, g.board.edge, 1)


def miners(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each mountain area with a house next to it (W-17)."""
    near = neighbours(g.buildings(seat))
    return [(area, 3) for area in g.board.areas("mountain") if area & near]


def castles(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each castle with the most houses next to it."""
    return _majority(g, seat, "castle", CASTLE_POINTS)


CARDS: Final = {
    card.name: card
    for card in (
        Card("wanderers", wanderers),
        Card("followers", followers),
        Card("crowd", crowd),
        Card("loners", loners, "inferred"),
        Card("mountaineers", mountaineers),
        Card("travellers", travellers),
        Card("knights", knights, "inferred"),
        Card("bureaucrats", bureaucrats),
        Card("celebrities", celebrities),
        Card("nature-lovers", nature_lovers, "inferred"),
        Card("ice-fishers", ice_fishers, "inferred"),
        Card("pioneers", pioneers),
        Card("farmers", farmers),
        Card("spelunkers", spelunkers),
        Card("royalty", royalty, "inferred"),
        Card("merchants", merchants, "inferred"),
        Card("scouts", scouts),
        Card("miners", miners),
    )
}


def earnings(g: "WinterKingdom", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their points; worked out once a position."""
    found: dict[str, Earnings] | None = g._earned.get(seat)
    if found is None:
        found = {name: list(CARDS[name].earnings(g, seat)) for name in g.setup.cards}
        found["castles"] = castles(g, seat)
        g._earned[seat] = found
    return found


def score(g: "WinterKingdom", seat: int) -> dict[str, int]:
    """Points by card and in total."""
    result = {name: sum(points for _, points in all_) for name, all_ in earnings(g, seat).items()}
    result["total"] = sum(result.values())
    return result


def score_by(g: "WinterKingdom", cards: Sequence[str]) -> list[dict[str, int]]:
    """What these cards and the castles pay every seat, whether they are in play or not."""
    pays = {name: card.earnings for name, card in CARDS.items()} | {"castles": castles}
    names = check_names("cards", cards, pays)
    found = []
    for seat in range(g.seats):
        points = {name: sum(points for _, points in pays[name](g, seat)) for name in names}
        found.append({**points, "total": sum(points.values())})
    return found


def contributions(g: "WinterKingdom", seat: int) -> dict[str, list[Contribution]]:
    """By card: what earns the points, by the names of the hexes."""
    named = g.board.grid.named
    return {
        name: [
            Contribution(tuple(named(s & g.board.grid.all)), points) for s, points in all_ if points
        ]
        for name, all_ in earnings(g, seat).items()
    }
