"""What no game of Kingdom Builder can lead to."""

from collections.abc import Iterator, Sequence

from hexholm.fields import at
from hexholm.hexes import Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.edits import used
from hexholm.kingdom.mechanisms import figures
from hexholm.kingdom.mechanisms.choosing import repeats
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, SETTLEMENTS
from hexholm.kingdom.mechanisms.removing import Strike
from hexholm.kingdom.registry import ACTIONS, CARDS, EXTRAS, FIELDS, PIECES, SHIPPED, TREASURES
from hexholm.kingdom.scoring import other_gold
from hexholm.kingdom.setup import terrain_cards
from hexholm.possible import Fault, fault, left_out, tiles
from hexholm.possible.lands import Lands, gone, had, lands, lands_of

__all__ = ["besides", "lands", "lands_of", "on_board"]


def on_board(g: KingdomBuilder, by_seat: Sequence[Lands]) -> Iterator[Fault]:
    """Pieces where they can't have come, each seat's by the lands that are open to it."""
    all_ = lands(g)
    for seat, mine in enumerate(by_seat):
        yield from _misplaced(g, seat, SETTLEMENT, "settlements", g.houses(seat), mine, all_)
        for kind, piece in PIECES.items():
            own = figures.placed(g, kind, seat)
            yield from _misplaced(g, seat, kind, piece.key or kind, own, mine, all_)
            if piece.blocks:
                for hex_ in singles(own & figures.ring(g)):
                    # whichever of the two came last was set where nobody may come (X-warrior)
                    yield fault(g, "too-close", seat, piece.key or kind, hex_, piece=kind)
    for field in at(FIELDS, "table"):
        if field.piece:
            kind, hexes = field.piece, field.get(g)
            yield from _misplaced(g, None, kind, field.key, hexes, all_, all_)
            if field.of_mover and hexes and g.over:
                yield fault(g, "one-turn", None, field.key, hexes, piece=kind)


def _misplaced(
    g: KingdomBuilder,
    seat: int | None,
    kind: str,
    key: str,
    hexes: Hexset,
    mine: Lands,
    all_: Lands,
) -> Iterator[Fault]:
    if hexes and kind not in mine:
        yield fault(g, "never-had" if kind in all_ else "never-here", seat, key, hexes, piece=kind)
        return
    for hex_ in singles(hexes & ~mine.get(kind, 0)):
        id_ = "ground-had" if hex_ & all_[kind] else "ground"
        yield fault(g, id_, seat, key, hex_, piece=kind)


def besides(g: KingdomBuilder) -> Iterator[Fault]:
    """Tiles, supplies, gold, cards and the turn."""
    for seat in range(g.seats):
        yield from tiles.of_seat(g, seat)
        yield from _supply(g, seat)
        yield from _without_tile(g, seat)
        yield from _hand(g, seat)
    yield from tiles.nomads(g)
    yield from _gold(g)
    yield from _turn(g)


def _supply(g: KingdomBuilder, seat: int) -> Iterator[Fault]:
    """Settlements never leave the game: there are 40 of each colour (C-1)."""
    n = used(g, seat)
    if n + g.supply[seat] != SETTLEMENTS:
        told = {"n": n, "of": SETTLEMENTS, "left": SETTLEMENTS - n}
        yield fault(g, "supply", seat, "supply", mend=left_out(seat, "supply"), **told)


def _without_tile(g: KingdomBuilder, seat: int) -> Iterator[Fault]:
    """What only the owner of a tile has, or only a card brings."""
    mine = had(g, seat)
    for name, extra in EXTRAS.items():
        for field in extra.fields:
            is_own = field.place == "player" and field.holds == "seats"
            if is_own and name not in mine and field.get(g)[seat]:
                yield fault(g, "without-tile", seat, field.key, tile=name)
    for card in CARDS.values():
        if card.enters and card.name not in g.setup.cards and getattr(g, card.enters)[seat]:
            yield fault(g, "without-card", seat, card.enters, card=card.name)


def _hand(g: KingdomBuilder, seat: int) -> Iterator[Fault]:
    """One card; more with a tile that draws more (B-1.5, X-crossroads, A-23c)."""
    hand = len(g.hands[seat])
    drawing = (g.taken[seat] | g.held[seat]) & g.in_play.drawing
    most = 1 + drawing.bit_count() + (repeats(g) if drawing else 0)
    if hand > most:
        yield fault(g, "hand", seat, "hand", n=hand, most=most)
    if not (hand or g.over or _has_lost_cards(g)):
        yield fault(g, "no-hand", seat, "hand", mend=left_out(seat, "hand"))


def _has_lost_cards(g: KingdomBuilder) -> bool:
    """Whether cards have left the game: a terrain was full, so there may be none left (B-2.2)."""
    return g.removed != terrain_cards(g.setup)[1]


def _gold(g: KingdomBuilder) -> Iterator[Fault]:
    """Gold during play comes from cards and treasures; a box by others may bring more."""
    for card, by_seat in g.earned.items():
        for seat, gold in enumerate(by_seat):
            if gold and card not in g.setup.cards:
                yield fault(g, "earned", seat, "earned", card=card)
    if not set(g.setup.boxes) <= SHIPPED:
        return
    treasures = sum(TREASURES.get(tile, 0) for tile in gone(g))
    for seat in range(g.seats):
        gold = other_gold(g, seat)
        if gold > treasures:
            yield fault(g, "gold", seat, "gold", n=gold, most=treasures)
        treasures -= min(gold, treasures)


def _turn(g: KingdomBuilder) -> Iterator[Fault]:
    """How far the game has come (B-6.1, B-6.2)."""
    if g.begun and g.left and not g.settlements[g.active]:
        yield fault(g, "begun", g.active, "left")
    if 0 in g.supply or any(isinstance(ACTIONS.get(tile), Strike) for tile in gone(g)):
        return
    if g.over:
        if not _has_lost_cards(g):
            yield fault(g, "not-over", key="to_move")
    elif g.last_round:
        yield fault(g, "no-last-round", key="last_round", mend=left_out(None, "last_round"))
