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


Earned = list[tuple[str, int]]
"""Gold by card."""


def facts(start: Any, one: Judged, others: Sequence[Judged], mind: Mind) -> tuple[Message, ...]:
    """What can be said of a turn: what it does at once, and what it brings beyond other turns."""
    earned = _earned(start, one)[:CARDS]
    found = [*_at_once(start, one, earned), *mind.shut_out(start, one.reached.game)]
    found += _later(one, others, [card for card, _ in earned])
    return tuple(found[:MOST])


def _at_once(start: Any, one: Judged, earned: Earned) -> Iterator[Message]:
    reached = one.reached
    if reached.ending is not None:
        yield Message("fact-ends")
    elif reached.game.last_round and not start.last_round:
        yield Message("fact-last-round")
    for tile in reached.tiles:
        yield Message("fact-takes", {"tile": tile})
    for tile in reached.lost:
        yield Message("fact-gives-up", {"tile": tile})
    for card, gold in earned:
        yield Message(f"fact-earns-{card} fact-earns", {"card": card, "n": gold})


def _earned(start: Any, one: Judged) -> Earned:
    """What it brings now, as if the game ended after it."""
    before, after = start.scores()[one.seat], one.reached.game.scores()[one.seat]
    gained = [(card, after[card] - before.get(card, 0)) for card in after if card != "total"]
    return sorted([gain for gain in gained if gain[1] > 0], key=lambda gain: -gain[1])


def _later(one: Judged, others: Sequence[Judged], told: Sequence[str]) -> Iterator[Message]:
    """What it leads to at the end of the game, compared with other turns."""
    for card, gold in _whole(by_card(one, others, [one.seat]))[:CARDS]:
        if gold < 0 or card not in told:
            yield Message("fact-more" if gold > 0 else "fact-less", {"card": card, "n": abs(gold)})
    seats = range(len(one.endings[0].scores))
    theirs = [
        (abs(gold), gold, seat, card)
        for seat in seats
        if seat != one.seat
        for card, gold in _whole(by_card(one, others, [seat]))
    ]
    for amount, gold, seat, card in sorted(theirs, reverse=True)[:CARDS]:
        id_ = "fact-feeds" if gold > 0 else "fact-denies"
        yield Message(id_, {"seat": seat, "card": card, "n": amount})


def _whole(gold: dict[str, float]) -> Earned:
    """In whole gold; less than one isn't mentioned."""
    return [(card, round(amount)) for card, amount in gold.items() if round(amount)]
