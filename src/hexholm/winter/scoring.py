"""What scoring cards and castles pay, and why (W-cards)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexholm.chance import check_names
from hexholm.game import Contribution
from hexholm.winter.box import CARDS, POINTS
from hexholm.winter.kinds import Earnings
from hexholm.winter.mechanisms.counting import majority

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

CASTLE_POINTS: Final = 3


def castles(g: "WinterKingdom", seat: int) -> Earnings:
    """3 for each castle with the most houses next to it."""
    return majority(g, seat, "castle", CASTLE_POINTS)


def earnings_of(g: "WinterKingdom", seat: int, name: str) -> Earnings:
    """What one card pays a seat, in play or not."""
    return CARDS[name].earnings(g, seat, POINTS[g.setup.edition][name])


def earnings(g: "WinterKingdom", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their points; computed once per position."""
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
