"""The terrain cards (rules S-3, B-1.5, B-2.2, M-2, A-02).

A swamp card has two halves, swamp and another terrain.
"""

from typing import TYPE_CHECKING, Final

from hexholm.game import Event
from hexholm.piles import draw_card

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

SWAMP: Final = "swamp"
_HALF: Final = SWAMP + "-"
BUILDS: Final = 3
"""Settlements of the mandatory action."""
SWAMP_BUILDS: Final = 2
"""The same on swamp."""


def terrains(card: str) -> tuple[str, ...]:
    """The terrain of a card, or both of a swamp card; the last one is never swamp."""
    return (SWAMP, card.removeprefix(_HALF)) if card.startswith(_HALF) else (card,)


def draw(g: "KingdomBuilder", seat: int) -> bool:
    """Give a seat a card; False when there is none."""
    card = draw_card(g)
    if card:
        g.hands[seat] += (card,)
    return bool(card)


def discard(g: "KingdomBuilder", seat: int) -> None:
    """Put a seat's cards on the discard pile."""
    for card in g.hands[seat]:
        g.discards[card] += 1
    g.hands[seat] = ()


def reveal(g: "KingdomBuilder", seat: int) -> None:
    """A single card with one terrain is played; of others a terrain is yet to be chosen."""
    hand = g.hands[seat]
    if len(hand) == 1 and hand[0] in g.board.grounds:
        g.card = hand[0]
        g.card_hexes = g.board.grounds[hand[0]]
    else:
        set_card(g, "")


def all_terrains(g: "KingdomBuilder", seat: int) -> set[str]:
    """The terrains that a seat's cards can stand for, with empty hexes or without."""
    hand = g.hands[seat]
    return {name for card in hand for name in terrains(card)} | set(_more_terrains(g, hand))


def _more_terrains(g: "KingdomBuilder", hand: tuple[str, ...]) -> list[str]:
    """What several cards stand for besides the terrains they show."""
    if len(hand) < 2:
        return []
    return [terrain for more in g.in_play.terrains for terrain in more(g, hand)]


def choices(g: "KingdomBuilder", seat: int) -> list[str]:
    """The terrains with an empty hex that a seat's cards allow."""
    hand, grounds, free = g.hands[seat], g.board.grounds, g.free
    found = [name for card in hand for name in terrains(card) if grounds[name] & free]
    if len(hand) > 1:
        found += [name for name in _more_terrains(g, hand) if grounds[name] & free]
    return list(dict.fromkeys(found))


def keep_usable(g: "KingdomBuilder", seat: int) -> None:
    """The mover has no card terrain with an empty hex: find one, or ask, or draw (A-02)."""
    halves = [name for name in _other_halves(g, seat) if g.board.grounds[name] & g.free]
    if len(halves) == 1:
        set_card(g, halves[0])  # A-02c: the number of builds stays as it was
        return
    usable = choices(g, seat)
    while not usable:
        g.shows_hidden()
        for card in g.hands[seat]:
            g.removed[card] += 1
            g.events.append(Event("card-removed", seat, card))
        g.hands[seat] = ()
        if not draw(g, seat):
            set_card(g, "")
            return
        g.events.append(Event("card-drawn", seat, g.hands[seat][0]))
        usable = choices(g, seat)
    if len(usable) == 1:
        choose(g, seat, usable[0])
    else:
        set_card(g, "")


def _other_halves(g: "KingdomBuilder", seat: int) -> list[str]:
    return [
        name
        for card in g.hands[seat]
        if g.card and g.card in terrains(card)
        for name in terrains(card)
        if name != g.card
    ]


def choose(g: "KingdomBuilder", seat: int, terrain: str) -> None:
    """Play this terrain; it decides how many settlements the mandatory action has."""
    set_card(g, terrain)
    if not g.begun and g.supply[seat]:
        g.left = SWAMP_BUILDS if terrain == SWAMP else BUILDS


def set_card(g: "KingdomBuilder", terrain: str) -> None:
    """The card terrain from now on."""
    g.card = terrain
    g.card_hexes = g.board.grounds[terrain] if terrain else 0
