"""Gold: what cards, castles, palaces and the play so far are worth to a seat (rules B-5, B-7)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexholm.chance import check_names
from hexholm.game import Contribution, SetupError
from hexholm.kingdom.kinds import Earnings
from hexholm.kingdom.registry import CARDS, PLACES, TASKS

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

GOLD = "gold"
"""What was collected in play apart from the cards: treasures."""


def earnings(g: "KingdomBuilder", seat: int) -> dict[str, Earnings]:
    """By card: the groups of hexes and their gold; computed once per position."""
    found: dict[str, Earnings] | None = g._earned.get(seat)
    if found is None:
        found = g._earned[seat] = work_out(g, seat)
    return found


def work_out(g: "KingdomBuilder", seat: int) -> dict[str, Earnings]:
    """What a seat earns in this position, recomputed."""
    found: dict[str, Earnings] = {}
    for name, pays in g.in_play.paying:
        found[name] = list(pays(g, seat)) if pays else _paid(g, seat, name)
    return found


def _paid(g: "KingdomBuilder", seat: int, card: str) -> Earnings:
    """What a card has paid during play."""
    return [(0, g.earned[card][seat])] if card in g.earned else []


def score(g: "KingdomBuilder", seat: int) -> dict[str, int]:
    """Gold by card and in total, with the same keys for every seat and moment of a game."""
    result = {name: sum([gold for _, gold in groups]) for name, groups in earnings(g, seat).items()}
    if g.in_play.gold:
        result[GOLD] = other_gold(g, seat)
    result["total"] = sum(result.values())
    return result


def other_gold(g: "KingdomBuilder", seat: int) -> int:
    """Gold collected in play that no card in play has paid."""
    cards = g.setup.cards
    return g.gold[seat] - sum(by_seat[seat] for name, by_seat in g.earned.items() if name in cards)


def contributions(g: "KingdomBuilder", seat: int) -> dict[str, list[Contribution]]:
    """By card: what earns the gold, by the names of the hexes."""
    named = g.board.grid.named
    found = dict(earnings(g, seat))
    if g.in_play.gold:
        found[GOLD] = [(0, other_gold(g, seat))]
    return {
        name: [Contribution(tuple(named(s)), gold) for s, gold in groups if gold]
        for name, groups in found.items()
    }


def score_by(g: "KingdomBuilder", cards: Sequence[str]) -> list[dict[str, int]]:
    """What these cards, tasks and places pay every seat, whether they are in play or not."""
    names = check_names("cards", cards, (*CARDS, *TASKS, *PLACES))
    return [_total({name: _pay(g, seat, name) for name in names}) for seat in range(g.seats)]


def _pay(g: "KingdomBuilder", seat: int, name: str) -> int:
    if name in PLACES:
        return sum(gold for _, gold in PLACES[name].earnings(g, seat))
    card = CARDS.get(name) or TASKS[name]
    if card.earnings is None:
        if name not in g.setup.cards:
            raise SetupError("score-in-play-only", name=name)
        return sum(gold for _, gold in _paid(g, seat, name))
    if card.needs and not getattr(g.setup, card.needs):
        raise SetupError("score-needs", name=name, key=card.needs)
    return sum(gold for _, gold in card.earnings(g, seat))


def _total(gold: dict[str, int]) -> dict[str, int]:
    return {**gold, "total": sum(gold.values())}
