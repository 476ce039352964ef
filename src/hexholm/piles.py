"""A draw pile and a discard pile of cards, as counts by name.

A card is drawn at random when it is needed, so there is no order that anyone could see. Only an
edited position can fix which cards come next.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from hexholm.game import SaveError, roll
from hexholm.reading import a_list


class Piles(Protocol):
    """A game with a draw pile."""

    deck: dict[str, int]
    discards: dict[str, int]
    seed: int
    draws: int
    next_cards: tuple[str, ...]
    """Cards of the deck that come first, if an edited position says so."""


def draw_card(g: Piles) -> str:
    """Draw a card; an empty text when neither deck nor discards have one."""
    deck = g.deck
    if g.next_cards:
        card = g.next_cards[0]
        g.next_cards = g.next_cards[1:]
        deck[card] -= 1
        return card
    total = sum(deck.values())
    if not total:
        g.deck, g.discards = g.discards, dict.fromkeys(deck, 0)
        deck = g.deck
        total = sum(deck.values())
        if not total:
            return ""
    g.draws += 1
    rest = roll(g.seed, g.draws, total)
    for card, number in deck.items():
        if rest < number:
            deck[card] = number - 1
            return card
        rest -= number
    raise AssertionError("a card is drawn from a deck that has one")


def take_out(g: Piles, card: Any, number: int, what: str) -> None:
    """Cards that somebody holds, or that lie elsewhere, are not in the deck."""
    if not isinstance(card, str) or card not in g.deck:
        raise SaveError(f"{what}: unknown terrain {card!r}; there are: {', '.join(g.deck)}")
    if g.deck[card] < number:
        raise SaveError(f"{what}: more {card} cards than there are")
    g.deck[card] -= number


def read_next(g: Piles, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The next cards of an edited position, out of the deck until the hands are dealt."""
    cards = a_list(data, "next_cards")
    for card in cards:
        take_out(g, card, 1, "next_cards")
    return tuple(cards)


def lay_on_top(g: Piles, cards: tuple[str, ...]) -> None:
    """They are the next ones."""
    g.next_cards = cards
    for card in cards:
        g.deck[card] += 1
