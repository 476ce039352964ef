"""The terrain cards (rules S-3, B-1.5, B-2.2).

The draw pile is a count of cards by terrain: a card is drawn at random when it is needed, so there
is no order that anyone could see.
"""

from typing import TYPE_CHECKING

from hexholm.game import Event, roll

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def draw(g: "KingdomBuilder", seat: int) -> bool:
    """Give a seat a card; False when neither deck nor discards have one."""
    deck = g.deck
    total = sum(deck.values())
    if not total:
        g.deck, g.discards = g.discards, dict.fromkeys(deck, 0)
        deck = g.deck
        total = sum(deck.values())
        if not total:
            return False
    g.draws += 1
    rest = roll(g.seed, g.draws, total)
    for terrain, number in deck.items():
        if rest < number:
            deck[terrain] = number - 1
            g.hands[seat] = (terrain,)
            return True
        rest -= number
    raise AssertionError("a card is drawn from a deck that has one")


def discard(g: "KingdomBuilder", seat: int) -> None:
    """Put a seat's cards on the discard pile."""
    for terrain in g.hands[seat]:
        g.discards[terrain] += 1
    g.hands[seat] = ()


def reveal(g: "KingdomBuilder", seat: int) -> None:
    """A seat's first card is the one being played."""
    hand = g.hands[seat]
    g.card_hexes = g.board.grounds[hand[0]] if hand else 0


def keep_usable(g: "KingdomBuilder", seat: int) -> None:
    """Replace the mover's card as long as its terrain is full; such cards leave the game (A-02)."""
    while not g.card_hexes & g.free:
        g.shows_hidden()
        for terrain in g.hands[seat]:
            g.removed[terrain] += 1
            g.events.append(Event("card-removed", seat, terrain))
        g.hands[seat] = ()
        drawn = draw(g, seat)
        reveal(g, seat)
        if not drawn:
            return
        g.events.append(Event("card-drawn", seat, g.hands[seat][0]))
