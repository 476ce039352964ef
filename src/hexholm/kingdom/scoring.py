"""Gold: what each card, the castles and the play so far are worth to a seat (rules B-5, B-7)."""

from typing import TYPE_CHECKING

from hexholm.game import Contribution
from hexholm.hexes import singles
from hexholm.kingdom.kinds import Earnings
from hexholm.kingdom.setup import CARDS

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

CASTLE_GOLD = 3


def castles(g: "KingdomBuilder", seat: int) -> Earnings:
    """3 gold for each castle with a settlement next to it (B-5)."""
    around, own = g.board.grid.around, g.settlements[seat]
    return [
        (castle, CASTLE_GOLD)
        for castle in singles(g.board.grounds["castle"])
        if around[castle] & own
    ]


def earnings(g: "KingdomBuilder", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their gold; worked out once a position."""
    found: dict[str, Earnings] | None = g._earned.get(seat)
    if found is None:
        found = g._earned[seat] = work_out(g, seat)
    return found


def work_out(g: "KingdomBuilder", seat: int) -> dict[str, Earnings]:
    """What a seat earns in this position, worked out anew."""
    found: dict[str, Earnings] = {
        name: list(CARDS[name].earnings(g, seat)) for name in g.setup.cards
    }
    found["castles"] = castles(g, seat)
    return found


def score(g: "KingdomBuilder", seat: int) -> dict[str, int]:
    """Gold by card and in total; ``gold`` is what was collected during play, if anything was."""
    result = {name: sum([gold for _, gold in groups]) for name, groups in earnings(g, seat).items()}
    if any(g.gold):
        result["gold"] = g.gold[seat]
    result["total"] = sum(result.values())
    return result


def contributions(g: "KingdomBuilder", seat: int) -> dict[str, list[Contribution]]:
    """By card: what earns the gold, by the names of the hexes."""
    named = g.board.grid.named
    return {
        name: [Contribution(tuple(named(s)), gold) for s, gold in groups if gold]
        for name, groups in earnings(g, seat).items()
    }
