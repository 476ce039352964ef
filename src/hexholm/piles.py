"""A draw pile and a discard pile of cards, as counts by name.

A card is drawn at random when it is needed, so there is no order that anyone could see. Only an
edited position can fix which cards come next.
"""

from typing import Protocol

from hexholm.streams import Seed, roll


class Piles(Protocol):
    """A game with a draw pile."""

    deck: dict[str, int]
    discards: dict[str, int]
    seed: Seed
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
