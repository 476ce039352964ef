"""Counting a game of Kingdom Builder: what the boxes in play let players have."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hexholm.counting.things import Entered, Thing
from hexholm.game import Data
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.kinds import Piece
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, SETTLEMENTS
from hexholm.kingdom.registry import (
    CAMPS,
    CARDS,
    PARTS,
    PIECES,
    PLACES,
    PRESETS,
    TASKS,
    TREASURES,
)
from hexholm.possible.kingdom import lands

SHARED: Final = "B-7.5"
SUPPLY: Final = "settlements"


def things(g: KingdomBuilder) -> list[Thing]:
    """Settlements, the pieces of the locations, and what cards and tiles paid during play."""
    land = lands(g)
    return [
        Thing(
            SUPPLY,
            "hexes",
            "piece",
            SETTLEMENT,
            "house",
            SETTLEMENTS,
            where=land[SETTLEMENT],
            ends=True,
        ),
        *(_piece(PIECES[kind], land[kind]) for kind in land if kind in PIECES),
        *_of_cards(g),
        *(_treasure(g, name) for name in TREASURES if g.in_play.camps),
    ]


def _piece(piece: Piece, where: Hexset) -> Thing:
    return Thing(
        piece.key or piece.kind,
        "hexes",
        "piece",
        piece.kind,
        f"piece-{piece.kind}",
        piece.number,
        is_large=piece.is_large,
        where=where,
    )


def _of_cards(g: KingdomBuilder) -> Iterator[Thing]:
    """What the board doesn't show of the cards in play."""
    rows = g.board.grid.row_names
    for card in map(CARDS.__getitem__, g.setup.cards):
        name = card.name
        if card.enters:
            yield Thing(card.enters, "rows", "card", name, "house", supply=SUPPLY, choices=rows)
        if card.pays_in_play:
            yield Thing(name, "number", "card", name, "coin", goes="earned")


def _treasure(g: KingdomBuilder, name: str) -> Thing:
    most, gold = min(CAMPS.count(name), len(g.in_play.camps)), TREASURES[name]
    art = f"nomad-{name}"
    return Thing(name, "number", "tile", name, art, most, most, goes="gold", worth=gold)


def is_special(g: KingdomBuilder, hex_: Hexset) -> bool:
    """Whether nothing ever stands on a hex."""
    return bool(hex_ & g.board.special)


def player(things: Sequence[Thing], entered: Entered) -> Data:
    """What a seat has, as saved games say it."""
    found: Data = {"gold": 0, "earned": {}}
    for thing in things:
        if thing.is_piece:
            places = entered.places[thing.key]
            found[thing.key] = places if thing.holds == "rows" or thing.most > 1 else None
            if thing.most == 1 and places:
                found[thing.key] = places[0]
            continue
        gold = entered.numbers[thing.key] * thing.worth
        found["gold"] += gold
        if gold and thing.goes == "earned":
            found["earned"][thing.key] = gold
    return found


def missing(g: KingdomBuilder, setup: Mapping[str, Any]) -> list[str]:
    """What of the set-up nobody has said, though gold depends on it."""
    given = {*setup, *PRESETS.get(setup.get("preset", ""), ())}
    keys = [part.key for part in PARTS.values() if part.scores and part.data(g.setup)]
    return [key for key in ("sections", "cards", *keys) if key not in given]


def choices(g: KingdomBuilder) -> dict[str, list[str]]:
    """Parts of the set-up that are one of a few names, by key."""
    parts = [part for part in PARTS.values() if part.scores and part.data(g.setup)]
    return {part.key: list(part.choices(g.setup)) for part in parts if part.choices}


def pieces(g: KingdomBuilder, seat: int) -> Hexset:
    """All that counts as a seat's settlements."""
    return g.settlements[seat]


def counted(g: KingdomBuilder, seat: int, hexes: Hexset) -> int:
    """How many of them stand on some hexes."""
    return (g.settlements[seat] & hexes).bit_count()


def contests(g: KingdomBuilder) -> Iterator[tuple[str, list[tuple[Hexset, Hexset]]]]:
    """By card: what is fought over, and the hexes that count."""
    for name, _ in g.in_play.paying:
        paying = CARDS.get(name) or TASKS.get(name) or PLACES[name]
        if paying.contests:
            yield name, list(paying.contests(g))
