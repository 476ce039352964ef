"""The 18 scoring cards and the castles (W-cards). A fort counts as two houses."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hexholm.chance import check_names
from hexholm.game import EDITION, FIRST_EDITION, Contribution
from hexholm.hexes import Hexset, beside_at_least, neighbours, regions, singles
from hexholm.winter.editions import FIRST_POINTS

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

Earnings = Iterable[tuple[Hexset, int]]
CASTLE_POINTS: Final = 3


class Card(NamedTuple):
    """A scoring card: groups of hexes and the points of each group."""

    name: str
    earnings: Callable[["WinterKingdom", int, int], Earnings]
    """Of a seat, for so many points a thing counted."""
    points: int
    source: str = "house"
    points_source: str = "house"


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


def wanderers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each own group."""
    return [(group, points) for group in regions(g.buildings(seat))]


def followers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to another player's building."""
    others = g.everybody & ~g.buildings(seat)
    return _each(g, seat, neighbours(others), points)


def crowd(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For every 2 houses in the largest own group."""
    groups = [(g.houses_on(seat, group), group) for group in regions(g.buildings(seat))]
    size, largest = max(groups, default=(0, 0))
    return [(largest, size // 2 * points)]


def loners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house with no own building next to it."""
    return _each(g, seat, ~neighbours(g.buildings(seat)), points)


def mountaineers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to at least two mountain hexes."""
    return _each(g, seat, beside_at_least(g.board.grounds["mountain"], 2), points)


def travellers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each board beyond the second with at least two houses."""
    settled = [part for part in g.board.parts if g.houses_on(seat, part) >= 2]
    own = g.buildings(seat)
    return [(own & part, points) for part in settled[2:]]


def knights(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the best line in the agreed direction."""
    lines = g.board.lines(g.setup.direction)
    best = max(lines, key=lambda line: g.houses_on(seat, line))
    return _each(g, seat, best, points)


def bureaucrats(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village with at least two houses next to it."""
    around = g.board.grid.around
    villages = singles(g.board.grounds["village"])
    return [(hex_, points) for hex_ in villages if g.houses_on(seat, around[hex_]) >= 2]


def celebrities(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village with the most houses next to it."""
    return _majority(g, seat, "village", points)


def nature_lovers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to forest, but not on it."""
    return _each(g, seat, g.board.beside("forest") & ~g.board.grounds["forest"], points)


def ice_fishers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on ice."""
    return _each(g, seat, g.board.grounds["ice"], points)


def pioneers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the bottom board."""
    return _each(g, seat, g.board.parts[g.setup.bottom_board], points)


def farmers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house outside the two strongest boards."""
    parts = sorted(g.board.parts, key=lambda part: g.houses_on(seat, part))
    weaker = sum(parts[:-2])
    return _each(g, seat, weaker, points)


def spelunkers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each tunnel with a house next to it."""
    reached = neighbours(g.buildings(seat)) & g.board.grounds["tunnel"]
    return [(tunnel, points) for tunnel in singles(reached)]


def royalty(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each castle linked to another one by an own group."""
    return _linked(g, seat, "castle", points)


def merchants(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village linked to another one by an own group."""
    return _linked(g, seat, "village", points)


def scouts(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the outer edge of the whole board."""
    return _each(g, seat, g.board.edge, points)


def miners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each mountain area with a house next to it (W-17)."""
    near = neighbours(g.buildings(seat))
    return [(area, points) for area in g.board.areas("mountain") if area & near]


def castles(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each castle with the most houses next to it."""
    return _majority(g, seat, "castle", CASTLE_POINTS)


CARDS: Final = {
    card.name: card
    for card in (
        Card("wanderers", wanderers, 1),
        Card("followers", followers, 1),
        Card("crowd", crowd, 1),
        Card("loners", loners, 1, "inferred"),
        Card("mountaineers", mountaineers, 1),
        Card("travellers", travellers, 4),
        Card("knights", knights, 2, "inferred", "inferred"),
        Card("bureaucrats", bureaucrats, 4),
        Card("celebrities", celebrities, 3),
        Card("nature-lovers", nature_lovers, 1, "inferred"),
        Card("ice-fishers", ice_fishers, 2, "inferred", "inferred"),
        Card("pioneers", pioneers, 1),
        Card("farmers", farmers, 1),
        Card("spelunkers", spelunkers, 3),
        Card("royalty", royalty, 5, "inferred", "inferred"),
        Card("merchants", merchants, 4, "inferred", "inferred"),
        Card("scouts", scouts, 1),
        Card("miners", miners, 2),
    )
}

POINTS: Final[Mapping[int, Mapping[str, int]]] = {
    FIRST_EDITION: FIRST_POINTS,
    EDITION: {card.name: card.points for card in CARDS.values()},
}
"""What each card pays for a thing it counts, by the edition of the rules."""


def earnings_of(g: "WinterKingdom", seat: int, name: str) -> Earnings:
    """What one card pays a seat, in play or not."""
    return CARDS[name].earnings(g, seat, POINTS[g.setup.edition][name])


def earnings(g: "WinterKingdom", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their points; worked out once a position."""
    found: dict[str, Earnings] | None = g._earned.get(seat)
    if found is None:
        found = {name: list(earnings_of(g, seat, name)) for name in g.setup.cards}
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
    names = check_names("cards", cards, (*CARDS, "castles"))
    found = []
    for seat in range(g.seats):
        all_ = {n: castles(g, seat) if n == "castles" else earnings_of(g, seat, n) for n in names}
        points = {name: sum(points for _, points in groups) for name, groups in all_.items()}
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
