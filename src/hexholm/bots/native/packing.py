"""A board and a position as bytes, laid out like `Board` and `Position` in game.h."""

from collections.abc import Iterable, Mapping, Sequence
from struct import pack
from typing import Final

from hexholm.bots.kingdom.placement import PHASE, amounts
from hexholm.bots.kingdom.rollout import HELD_TOGETHER, LOTS, MOVE
from hexholm.grid import SQUARE
from hexholm.hexes import ROW, Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.base.rules import CASTLE_GOLD
from hexholm.kingdom.knowledge import known
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.figures import SETTLEMENTS
from hexholm.kingdom.registry import core
from hexholm.planes import PLANES, UNIT

SEATS: Final = 5
CASTLES: Final = 8
SITES: Final = 8
PLACES: Final = 32
"""There is room for this many of them."""
_ROWS: Final = 20
_MARGIN: Final = bytes(2 * ROW // 8)
"""A hexset has two empty rows before it and after it."""

BASE: Final = core()
TERRAINS: Final = tuple(dict.fromkeys(BASE.deck))
TILES: Final = tuple(extra.name for extra in BASE.extras)
CARDS: Final = tuple(card.name for card in BASE.cards)
ALSO_PAYING: Final = tuple(place.name for place in BASE.places)
PAYING: Final = (*CARDS, *ALSO_PAYING)
SPOTS: Final = {card: spots for card in CARDS if (spots := known().card(card).spots)}
AMOUNTS: Final = (
    *("freedom", "castle", "near a castle", "near a tile", "towards a tile"),
    *(amount for card in CARDS for amount in known().card(card).amounts),
    *(f"spot: {card}" for card in SPOTS),
    *(f"near a spot: {card}" for card in SPOTS),
    *(f"tile: {tile}" for tile in TILES),
)
"""What gains: the names of `placement.toml`."""
NUMBERS: Final = {
    "SEATS": SEATS,
    "SETTLEMENTS": SETTLEMENTS,
    "BUILDS": BUILDS,
    "CASTLES": CASTLES,
    "CASTLE_GOLD": CASTLE_GOLD,
    "SITES": SITES,
    "PLACES": PLACES,
    "PHASES": len(amounts()),
    "PHASE": PHASE,
    "PLANES": PLANES,
    "UNIT": UNIT,
    "MOVE": MOVE,
    "HELD_TOGETHER": HELD_TOGETHER,
    "LOTS": LOTS,
}

PLAIN: Final[Mapping[str, float]] = {}
"""Every gain counts as it does in Python."""

_SET: Final = _ROWS * ROW // 8 + 2 * len(_MARGIN)
_BOARD_SETS: Final = 1 + len(TERRAINS) + 3 + len(SPOTS) + 4 + CASTLES + SITES + PLACES
_BOARD_NUMBERS: Final = 4 + SITES + len(TILES) + len(CARDS) + 1 + len(amounts()) * len(AMOUNTS)
BOARD_SIZE: Final = _BOARD_SETS * _SET + 4 * _BOARD_NUMBERS
POSITION_SIZE: Final = SEATS * _SET + 4 * (4 + 5 * SEATS + 2 * len(TERRAINS) + 2)
"""Bytes of each: a library that was compiled for other ones isn't used."""


def description() -> str:
    """What the C must have been compiled for, a line each, as native.c tells it."""
    named = {"terrain": TERRAINS, "card": CARDS, "also pays": ALSO_PAYING, "tile": TILES}
    named["amount"] = AMOUNTS
    lines = [f"{name} {number}" for name, number in NUMBERS.items()]
    lines += [f"{kind} {name}" for kind, names in named.items() for name in names]
    return "".join(f"{line}\n" for line in lines)


def fits(game: KingdomBuilder) -> bool:
    """Whether a game is the base game, with nothing else in play, on a board there is room for."""
    board, setup = game.board, game.setup
    return (
        game.in_play.is_base
        and board.grid is SQUARE
        and set(setup.cards) <= set(CARDS)
        and not (setup.tasks or setup.capitols or setup.removed or board.grounds["palace"])
        and game.deck.keys() == set(TERRAINS)
        and not (game.has_more or any(game.gold))
        and game.seats <= SEATS
        and board.grounds["castle"].bit_count() <= CASTLES
        and len(board.site_names) <= SITES
        and board.places.bit_count() <= PLACES
    )


def hexset_bytes(s: Hexset) -> bytes:
    """One hexset."""
    return _MARGIN + s.to_bytes(_ROWS * ROW // 8, "little") + _MARGIN


def board_bytes(game: KingdomBuilder, counting: Mapping[str, float] = PLAIN) -> bytes:
    """What stays the same for a whole game; some gains may count more or less than they do."""
    board, grounds, here = game.board, game.board.grounds, game.setup.cards
    castles, sites = list(singles(grounds["castle"])), sites_of(game)
    places = list(singles(board.places))
    sets = [board.grid.all, *(grounds[terrain] for terrain in TERRAINS), grounds["water"]]
    sets += [
        board.buildable,
        board.grid.edge,
        *(spots(game) & board.grid.all for spots in SPOTS.values()),
    ]
    sets += [*board.quarters, *_filled(castles, CASTLES), *_filled(sites, SITES)]
    sets += _filled(places, PLACES)
    numbers = [len(castles), len(sites), len(places), len(board.locations)]
    numbers += _filled([TILES.index(board.site_names[site]) for site in sites], SITES)
    numbers += _filled([TILES.index(name) for name in board.locations], len(TILES))
    numbers += [int(card in here) for card in CARDS]
    numbers.append(int(game.setup.option("lords_need_settlement")))
    factors = [counting.get(name.partition(": ")[0], 1.0) for name in AMOUNTS]
    for amount in amounts():
        numbers += [round(f * amount[name]) for name, f in zip(AMOUNTS, factors, strict=True)]
    return _joined(sets, numbers)


def position_bytes(game: KingdomBuilder, seat: int | None) -> bytes:
    """A position between two actions; the hands of the others will be dealt again.

    Without a seat all hands stay as they are.
    """
    sites = sites_of(game)
    hidden = [s for s in range(game.seats) if seat is not None and s != seat and game.hands[s]]
    hands = [TERRAINS.index(hand[0]) if hand else -1 for hand in game.hands]
    deck = [game.deck[terrain] for terrain in TERRAINS]
    for other in hidden:
        deck[hands[other]] += 1
    numbers = [game.seats, game.active, int(game.built), int(game.last_round)]
    numbers += [*_filled(game.supply, SEATS), *_filled(hands, SEATS)]
    for tiles in (game.taken, game.held, game.ready):
        numbers += _filled([_bits(sites, held) for held in tiles], SEATS)
    numbers += [*deck, *(game.discards[terrain] for terrain in TERRAINS)]
    numbers += [_bits(sites, game.stocked), sum(1 << other for other in hidden)]
    return _joined(_filled(game.settlements, SEATS), numbers)


def sites_of(game: KingdomBuilder) -> list[Hexset]:
    """The location hexes; a tile is known by the place of its hex in this list."""
    return sorted(game.board.site_names)


def _filled(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


def _bits(sites: Sequence[Hexset], some: Hexset) -> int:
    return sum(1 << place for place, site in enumerate(sites) if site & some)


def _joined(sets: Iterable[Hexset], numbers: Sequence[int]) -> bytes:
    return b"".join(map(hexset_bytes, sets)) + pack(f"={len(numbers)}i", *numbers)
