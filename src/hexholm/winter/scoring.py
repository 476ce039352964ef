"""What scoring cards and castles pay, and why (W-cards)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hexholm.chance import check_names
from hexholm.game import Contribution
from hexholm.winter.box import CARDS, POINTS
from hexholm.winter.kinds import Earnings
from hexholm.winter.mechanisms.counting import majority

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

CASTLE_POINTS: Final = 3


_castles: Final = majority("castle")


def _paid(g: "WinterKingdom", seat: int, name: str) -> Earnings:
    """What a card pays a seat, in play or not, or the castles with the most houses around them."""
    if name == "castles":
        return _castles(g, seat, CASTLE_POINTS)
    return CARDS[name].earnings(g, seat, POINTS[g.setup.edition][name])


def earnings(g: "WinterKingdom", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their points; computed once per position."""
    found: dict[str, Earnings] | None = g._earned.get(seat)
    if found is None:
        names = (*g.setup.cards, "castles")
        found = g._earned[seat] = {name: list(_paid(g, seat, name)) for name in names}
    return found


def scores(g: "WinterKingdom") -> list[dict[str, int]]:
    """Points by card and in total, one dict per seat, as if the game ended now."""
    return [_total(earnings(g, seat)) for seat in range(g.seats)]


def score_by(g: "WinterKingdom", cards: Sequence[str]) -> list[dict[str, int]]:
    """What these cards and the castles pay every seat, whether they are in play or not."""
    names = check_names("cards", cards, (*CARDS, "castles"))
    return [_total({name: _paid(g, seat, name) for name in names}) for seat in range(g.seats)]


def _total(paid: Mapping[str, Earnings]) -> dict[str, int]:
    points = {name: sum(points for _, points in groups) for name, groups in paid.items()}
    return {**points, "total": sum(points.values())}


def contributions(g: "WinterKingdom", seat: int) -> dict[str, list[Contribution]]:
    """By card: what earns the points, by the names of the hexes."""
    named = g.board.grid.named
    return {
        name: [
            Contribution(tuple(named(s & g.board.grid.all)), points) for s, points in all_ if points
        ]
        for name, all_ in earnings(g, seat).items()
    }
