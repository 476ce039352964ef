"""The 18 scoring cards (W-cards). A house is one of the seat's houses; a fort counts as two."""

from typing import TYPE_CHECKING, Final

from hexholm.hexes import beside_at_least, neighbours, regions, singles
from hexholm.winter.kinds import Card, Earnings
from hexholm.winter.mechanisms.counting import each, linked, majority

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


def wanderers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each own group."""
    return [(group, points) for group in regions(g.buildings(seat))]


def followers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to another player's building."""
    others = g.everybody & ~g.buildings(seat)
    return each(g, seat, neighbours(others), points)


def crowd(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For every 2 houses in the largest own group."""
    groups = [(g.houses_on(seat, group), group) for group in regions(g.buildings(seat))]
    size, largest = max(groups, default=(0, 0))
    return [(largest, size // 2 * points)]


def loners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house with no own building next to it."""
    return each(g, seat, ~neighbours(g.buildings(seat)), points)


def mountaineers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to at least two mountain hexes."""
    return each(g, seat, beside_at_least(g.board.grounds["mountain"], 2), points)


def travellers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each board beyond the second with at least two houses."""
    settled = [part for part in g.board.parts if g.houses_on(seat, part) >= 2]
    own = g.buildings(seat)
    return [(own & part, points) for part in settled[2:]]


def knights(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the best line in the agreed direction."""
    lines = g.board.lines(g.setup.direction)
    best = max(lines, key=lambda line: g.houses_on(seat, line))
    return each(g, seat, best, points)


def bureaucrats(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village with at least two houses next to it."""
    around = g.board.grid.around
    villages = singles(g.board.grounds["village"])
    return [(hex_, points) for hex_ in villages if g.houses_on(seat, around[hex_]) >= 2]


def celebrities(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village with the most houses next to it."""
    return majority(g, seat, "village", points)


def nature_lovers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to forest, but not on it."""
    return each(g, seat, g.board.beside("forest") & ~g.board.grounds["forest"], points)


def ice_fishers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on ice."""
    return each(g, seat, g.board.grounds["ice"], points)


def pioneers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the bottom board."""
    return each(g, seat, g.board.parts[g.setup.bottom_board], points)


def farmers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house outside the two strongest boards."""
    parts = sorted(g.board.parts, key=lambda part: g.houses_on(seat, part))
    weaker = sum(parts[:-2])
    return each(g, seat, weaker, points)


def spelunkers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each tunnel with a house next to it."""
    reached = neighbours(g.buildings(seat)) & g.board.grounds["tunnel"]
    return [(tunnel, points) for tunnel in singles(reached)]


def royalty(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each castle linked to another one by one of the seat's groups."""
    return linked(g, seat, "castle", points)


def merchants(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village linked to another one by one of the seat's groups."""
    return linked(g, seat, "village", points)


def scouts(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the outer edge of the whole board."""
    return each(g, seat, g.board.edge, points)


def miners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each mountain area with a house next to it (W-17)."""
    near = neighbours(g.buildings(seat))
    return [(area, points) for area in g.board.areas("mountain") if area & near]


CARDS: Final = (
    Card("wanderers", wanderers, 1),
    Card("followers", followers, 1),
    Card("crowd", crowd, 1),
    Card("loners", loners, 1, "inferred", first=2),
    Card("mountaineers", mountaineers, 1, first=2),
    Card("travellers", travellers, 4),
    Card("knights", knights, 2, "inferred", "inferred", mark="direction"),
    Card("bureaucrats", bureaucrats, 4),
    Card("celebrities", celebrities, 3),
    Card("nature-lovers", nature_lovers, 1, "inferred"),
    Card("ice-fishers", ice_fishers, 2, "inferred", "inferred"),
    Card("pioneers", pioneers, 1, mark="bottom_board"),
    Card("farmers", farmers, 1),
    Card("spelunkers", spelunkers, 3),
    Card("royalty", royalty, 5, "inferred", "inferred"),
    Card("merchants", merchants, 4, "inferred", "inferred"),
    Card("scouts", scouts, 1),
    Card("miners", miners, 2, first=3),
)
