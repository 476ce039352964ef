"""What a turn does and leads to, as messages: each is a sentence of its own."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hexholm.advice.measure import by_card
from hexholm.bots.search.outcomes import Judged
from hexholm.bots.search.turns import Mind
from hexholm.texts import Message

MOST: Final = 5
"""The number of sentences; the rest matters less."""
CARDS: Final = 2
"""The number of cards mentioned, of each kind of sentence."""
LEAST: Final = 1.5
"""Less expected gold isn't mentioned."""
ENOUGH: Final = 16
"""Fewer futures say nothing about single cards, unless the turn ends the game."""


def facts(start: Any, one: Judged, others: Sequence[Judged], mind: Mind) -> tuple[Message, ...]:
    """What can be said of a turn: what it does at once, and what it brings beyond other turns."""
    earned = _earned(start, one)
    found = [*_deeds(start, one), *earned.values(), *mind.shut_out(start, one.reached.game)]
    found += [message for card, message in _own(one, others) if card not in earned]
    return tuple([*found, *_rivals(one, others)][:MOST])


def compared(start: Any, one: Judged, other: Judged, mind: Mind) -> tuple[Message, ...]:
    """The same of a turn beside one other: what is between them comes first."""
    own = dict(_own(one, [other]))
    found = [*_deeds(start, one), *own.values(), *_rivals(one, [other])]
    found += mind.shut_out(start, one.reached.game)
    found += [message for card, message in _earned(start, one).items() if card not in own]
    return tuple(found[:MOST])


def _deeds(start: Any, one: Judged) -> Iterator[Message]:
    reached = one.reached
    if reached.ending is not None:
        yield Message("fact-ends")
    elif reached.game.last_round and not start.last_round:
        yield Message("fact-last-round")
    for tile in dict.fromkeys(reached.tiles):  # bought and upgraded in one turn: told once
        yield Message("fact-takes", {"tile": tile})
    for tile in reached.lost:
        yield Message("fact-gives-up", {"tile": tile})


def _earned(start: Any, one: Judged) -> dict[str, Message]:
    """By card what it brings now, as if the game ended after it; the most first."""
    before, after = start.scores()[one.seat], one.reached.game.scores()[one.seat]
    gained = {card: after[card] - before.get(card, 0) for card in after if card != "total"}
    most = sorted([card for card in gained if gained[card] > 0], key=lambda card: -gained[card])
    return {
        card: Message(f"fact-earns-{card} fact-earns-any", {"card": card, "n": gained[card]})
        for card in most[:CARDS]
    }


def _own(one: Judged, others: Sequence[Judged]) -> Iterator[tuple[str, Message]]:
    """By card what it leads to at the end of the game, compared with other turns."""
    for card, gold in list(_expected(one, others, one.seat).items())[:CARDS]:
        if abs(gold) >= LEAST:
            id_ = "fact-more" if gold > 0 else "fact-less"
            yield card, Message(id_, {"card": card, "n": round(abs(gold))})


def _rivals(one: Judged, others: Sequence[Judged]) -> Iterator[Message]:
    """The same for everybody else."""
    seats = [seat for seat in range(len(one.endings[0].scores)) if seat != one.seat]
    amounts = [
        (gold, seat, card) for seat in seats for card, gold in _expected(one, others, seat).items()
    ]
    for gold, seat, card in sorted(amounts, key=lambda amount: -abs(amount[0]))[:CARDS]:
        if abs(gold) >= LEAST:
            id_ = "fact-feeds" if gold > 0 else "fact-denies"
            yield Message(id_, {"seat": seat, "card": card, "n": round(abs(gold))})


def _expected(one: Judged, others: Sequence[Judged], seat: int) -> dict[str, float]:
    is_known = one.settled or len(one.endings) >= ENOUGH
    return by_card(one, others, [seat]) if is_known else {}
