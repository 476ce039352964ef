"""Gold: what cards, castles, palaces and the play so far are worth to a seat (rules B-5, B-7)."""

from typing import TYPE_CHECKING

from hexholm.game import Contribution
from hexholm.hexes import singles
from hexholm.kingdom.counting import most_around
from hexholm.kingdom.kinds import Earnings
from hexholm.kingdom.queenies import capitols
from hexholm.kingdom.setup import CARDS, TASKS

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
    found: dict[str, Earnings] = {}
    for name in g.setup.cards:
        pays = CARDS[name].earnings
        found[name] = list(pays(g, seat)) if pays else _paid(g, seat, name)
    for name in g.setup.tasks:
        pays = TASKS[name].earnings
        assert pays
        found[name] = pays(g, seat)
    found["castles"] = castles(g, seat)
    if g.board.grounds["palace"]:
        found["palaces"] = most_around(g, seat, g.board.grounds["palace"])
    if g.setup.capitols:
        found["capitols"] = capitols(g, seat)
    return found


def _paid(g: "KingdomBuilder", seat: int, card: str) -> Earnings:
    """What a card has paid during play."""
    return [(0, g.earned[card][seat])] if card in g.earned else []


def score(g: "KingdomBuilder", seat: int) -> dict[str, int]:
    """Gold by card and in total; ``gold`` is what else was collected in play, if anything was."""
    result = {name: sum([gold for _, gold in groups]) for name, groups in earnings(g, seat).items()}
    if any(g.gold):
        others = [_other_gold(g, each, result) for each in range(g.seats)]
        if any(others):
            result["gold"] = others[seat]
    result["total"] = sum(result.values())
    return result


def _other_gold(g: "KingdomBuilder", seat: int, cards: dict[str, int]) -> int:
    """Gold collected in play that no card in play has paid."""
    paid = sum(by_seat[seat] for name, by_seat in g.earned.items() if name in cards)
    return g.gold[seat] - paid


def contributions(g: "KingdomBuilder", seat: int) -> dict[str, list[Contribution]]:
    """By card: what earns the gold, by the names of the hexes."""
    named = g.board.grid.named
    return {
        name: [Contribution(tuple(named(s)), gold) for s, gold in groups if gold]
        for name, groups in earnings(g, seat).items()
    }
