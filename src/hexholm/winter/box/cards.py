"""The 18 scoring cards (W-cards). A house is one of the seat's houses; a fort counts as two."""

from typing import TYPE_CHECKING, Final

from hexholm.hexes import beside_at_least, neighbours, regions, singles
from hexholm.winter.kinds import Card, Earnings
from hexholm.winter.mechanisms.counting import Each, each, linked, majority

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


def _wanderers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each own group."""
    return [(group, points) for group in regions(g.buildings(seat))]


def _followers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house next to another player's building."""
    others = g.everybody & ~g.buildings(seat)
    return each(g, seat, neighbours(others), points)


def _crowd(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For every 2 houses in the largest own group."""
    groups = [(g.houses_on(seat, group), group) for group in regions(g.buildings(seat))]
    size, largest = max(groups, default=(0, 0))
    return [(largest, size // 2 * points)]


def _loners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house with no own building next to it."""
    return each(g, seat, ~neighbours(g.buildings(seat)), points)


def _travellers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each board beyond the second with at least two houses."""
    settled = [part for part in g.board.parts if g.houses_on(seat, part) >= 2]
    own = g.buildings(seat)
    return [(own & part, points) for part in settled[2:]]


def _knights(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house on the best line in the agreed direction."""
    lines = g.board.lines(g.setup.direction)
    best = max(lines, key=lambda line: g.houses_on(seat, line))
    return each(g, seat, best, points)


def _bureaucrats(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each village with at least two houses next to it."""
    around = g.board.grid.around
    villages = singles(g.board.grounds["village"])
    return [(hex_, points) for hex_ in villages if g.houses_on(seat, around[hex_]) >= 2]


def _farmers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each house outside the two strongest boards."""
    parts = sorted(g.board.parts, key=lambda part: g.houses_on(seat, part))
    return each(g, seat, sum(parts[:-2]), points)


def _spelunkers(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each tunnel with a house next to it."""
    reached = neighbours(g.buildings(seat)) & g.board.grounds["tunnel"]
    return [(tunnel, points) for tunnel in singles(reached)]


def _miners(g: "WinterKingdom", seat: int, points: int) -> Earnings:
    """For each mountain area with a house next to it (W-17)."""
    near = neighbours(g.buildings(seat))
    return [(area, points) for area in g.board.areas("mountain") if area & near]


CARDS: Final = (
    Card("wanderers", _wanderers, 1),
    Card("followers", _followers, 1),
    Card("crowd", _crowd, 1),
    Card("loners", _loners, 1, "inferred", first=2),
    Card(
        "mountaineers",
        Each(lambda board, _: beside_at_least(board.grounds["mountain"], 2)),
        1,
        first=2,
    ),
    Card("travellers", _travellers, 4),
    Card("knights", _knights, 2, "inferred", "inferred", mark="direction"),
    Card("bureaucrats", _bureaucrats, 4),
    Card("celebrities", majority("village"), 3, contests="village"),
    Card(
        "nature-lovers",
        Each(lambda board, _: board.beside("forest") & ~board.grounds["forest"]),
        1,
        "inferred",
    ),
    Card("ice-fishers", Each(lambda board, _: board.grounds["ice"]), 2, "inferred", "inferred"),
    Card("pioneers", Each(lambda board, s: board.parts[s.bottom_board]), 1, mark="bottom_board"),
    Card("farmers", _farmers, 1),
    Card("spelunkers", _spelunkers, 3),
    Card("royalty", linked("castle"), 5, "inferred", "inferred"),
    Card("merchants", linked("village"), 4, "inferred", "inferred"),
    Card("scouts", Each(lambda board, _: board.edge), 1),
    Card("miners", _miners, 2, first=3),
)
