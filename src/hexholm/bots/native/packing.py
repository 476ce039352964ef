"""A board and a position as bytes, laid out like `Board` and `Position` in game.h."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from struct import pack
from typing import Any, Final

from hexholm.board import BUILDABLE
from hexholm.bots.kingdom.placement import PHASE, Amounts, amounts
from hexholm.bots.kingdom.rollout import HELD_TOGETHER, LOTS, MOVE
from hexholm.bots.native import actions
from hexholm.bots.native.actions import (
    BONUSES,
    EVERYBODY,
    NOMADS,
    PIECES,
    SHIPPED_BOXES,
    TILES,
    Row,
    rows_of,
)
from hexholm.grid import SQUARE, WITH_ISLAND
from hexholm.hexes import ROW, Hexset, singles, within
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.base.rules import CASTLE_GOLD
from hexholm.kingdom.boxes.marshlands.rules import MOST_GOLD
from hexholm.kingdom.knowledge import known
from hexholm.kingdom.mechanisms.choosing import FULL_ROW
from hexholm.kingdom.mechanisms.choosing import NUMBERS as STOCK_OF_NUMBERS
from hexholm.kingdom.mechanisms.deck import BUILDS, SWAMP, SWAMP_BUILDS, terrains
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, SETTLEMENTS
from hexholm.kingdom.mechanisms.moving import SILO_PIECES
from hexholm.kingdom.registry import core
from hexholm.kingdom.scoring import GOLD
from hexholm.planes import PLANES, UNIT

SEATS: Final = 5
CASTLES: Final = 8
SITES: Final = 12
CAMPS: Final = 8
PLACES: Final = 32
MOUNTAINS: Final = 32
SILOS: Final = 4
HAND: Final = 4
SPOTS: Final = 8
"""There is room for this many of them."""
_ROWS: Final = 20
_MARGIN: Final = bytes(2 * ROW // 8)
"""A hexset has two empty rows before it and after it."""
_ISLAND_ROW: Final = 15
_ISLAND_BITS: Final = 22 * ROW
_ISLAND_PLACE: Final = _ISLAND_ROW * ROW + 16
"""The island lies in the last rows, right of the board, far enough from it."""

BASE: Final = core()
TERRAINS: Final = tuple(dict.fromkeys(BASE.deck))
LANDS: Final = (*BUILDABLE, "water", "mountain")
PILE: Final = (*TERRAINS, *(f"{SWAMP}-{terrain}" for terrain in TERRAINS))
CARDS: Final = tuple(card.name for card in BASE.cards)
ALSO_PAYING: Final = (
    *(place.name for place in BASE.places),
    *(
        name
        for box in SHIPPED_BOXES
        if box is not BASE
        for name in [one.name for one in (*box.cards, *box.tasks)] + [p.name for p in box.places]
    ),
    GOLD,
)
PAYING: Final = (*CARDS, *ALSO_PAYING)
EARNING: Final = tuple(
    card.name for box in SHIPPED_BOXES for card in box.cards if card.pays_in_play
)
SPOT_CARDS: Final = {card: spots for card in PAYING if (spots := known().card(card).spots)}
"""Cards that pay for the settlements on some hexes, and these hexes."""
AMOUNTS: Final = (
    *("freedom", "castle", "near a castle", "near a tile", "towards a tile"),
    *(amount for card in CARDS for amount in known().card(card).amounts),
    *(f"spot: {card}" for card in SPOT_CARDS if card in CARDS),
    *(f"near a spot: {card}" for card in SPOT_CARDS if card in CARDS),
    *("spot", "near a spot"),
    *(amount for name in ALSO_PAYING for amount in known().card(name).amounts),
    *("camp", "silo"),
)
"""What gains: the names of `placement.toml`."""
NUMBERS: Final = {
    "SEATS": SEATS,
    "SETTLEMENTS": SETTLEMENTS,
    "BUILDS": BUILDS,
    "SWAMP_BUILDS": SWAMP_BUILDS,
    "CASTLES": CASTLES,
    "CASTLE_GOLD": CASTLE_GOLD,
    "SITES": SITES,
    "CAMPS": CAMPS,
    "PLACES": PLACES,
    "MOUNTAINS": MOUNTAINS,
    "PHASES": len(amounts()),
    "PHASE": PHASE,
    "PLANES": PLANES,
    "UNIT": UNIT,
    "MOVE": MOVE,
    "HELD_TOGETHER": HELD_TOGETHER,
    "LOTS": LOTS,
    "HAND": HAND,
    "ACTIONS": actions.ROWS,
    "BONUSES": BONUSES,
    "EVERYBODY": EVERYBODY,
    "NOMADS": NOMADS,
    "STOCK_OF_NUMBERS": STOCK_OF_NUMBERS,
    "FULL_ROW": FULL_ROW,
    "SILO_PIECES": SILO_PIECES,
    "SILOS": SILOS,
    "MOST_GOLD": MOST_GOLD,
    "ISLAND_ROW": _ISLAND_ROW,
    "SPOTS": SPOTS,
}

PLAIN: Final[Mapping[str, float]] = {}
"""Every gain counts as it does in Python."""

_SET: Final = _ROWS * ROW // 8 + 2 * len(_MARGIN)
_BOARD_SETS: Final = (
    (2 + len(LANDS) + 2 + SPOTS + 4 + 4)
    + (CASTLES + SITES + CAMPS + PLACES + MOUNTAINS + 3 + SILOS)
    + 2 * actions.ROWS
)
_BOARD_NUMBERS: Final = (
    (7 + SITES + 2 * CAMPS + 9 * actions.ROWS + len(PAYING) + 7)
    + len(amounts()) * (len(AMOUNTS) + actions.ROWS)
)  # fmt: skip
BOARD_SIZE: Final = _BOARD_SETS * _SET + 4 * _BOARD_NUMBERS
POSITION_SIZE: Final = (SEATS * (1 + len(PIECES)) + 2) * _SET + 4 * (
    4 + SEATS * (1 + HAND + 4 + 5 + 1 + len(EARNING)) + 2 * len(PILE) + 4
)
"""Bytes of each: a library that was compiled for other ones isn't used."""


def description() -> str:
    """What the C must have been compiled for, a line each, as native.c tells it."""
    named: dict[str, Iterable[str]] = {
        "terrain": LANDS,
        "card": CARDS,
        "also pays": ALSO_PAYING,
        "tile": TILES,
        "pays in play": EARNING,
        "piece": PIECES,
        "how": actions.HOWS,
        "where": actions.WHERES,
        "reach": actions.REACHES,
        "amount": AMOUNTS,
    }
    lines = [f"{name} {number}" for name, number in NUMBERS.items()]
    lines += [f"{kind} {name}" for kind, names in named.items() for name in names]
    return "".join(f"{line}\n" for line in lines)


def fits(game: KingdomBuilder) -> bool:
    """Whether C knows everything that is in play, and there is room for it."""
    board, play = game.board, game.in_play
    try:
        rows_of(game)
    except actions.Unknown:
        return False
    nomads = {*play.camps.values()}
    return (
        {name for name, _ in play.paying} <= set(PAYING)
        and game.deck.keys() <= set(PILE)
        and not play.pieces_move
        and len(play.terrains) <= 1
        and len(play.finales) == bool(board.grounds["silo"])
        and len(game.taken) == game.seats <= SEATS
        and not any(held & ~board.sites for held in game.held)
        and all(len(hand) <= HAND for hand in game.hands)
        and all({*mine} <= nomads for mine in (*game.nomads, *game.new_nomads))
        and {SETTLEMENT}.issuperset(kind for owed in (*game.owed, game.due) for kind in owed)
        and board.grounds["castle"].bit_count() <= CASTLES
        and board.grounds["silo"].bit_count() <= SILOS
        and len(board.site_names) <= SITES
        and len(play.camps) <= CAMPS
        and board.places.bit_count() <= PLACES
        and len(board.areas("mountain")) <= MOUNTAINS
        and game.setup.capitols.bit_count() <= SPOTS - len(SPOT_CARDS)
    )


def is_plain(game: KingdomBuilder) -> bool:
    """Whether a game is the base game, with nothing else in play."""
    setup = game.setup
    return (
        game.in_play.is_base
        and game.board.grid is SQUARE
        and set(setup.cards) <= set(CARDS)
        and not (setup.tasks or setup.capitols or setup.removed or game.board.grounds["palace"])
        and game.deck.keys() == set(TERRAINS)
        and not (game.has_more or any(game.gold))
    )


def hexset_bytes(s: Hexset) -> bytes:
    """One hexset."""
    if island := s >> _ISLAND_BITS:
        s ^= island << _ISLAND_BITS
        s |= island << _ISLAND_PLACE
    return _MARGIN + s.to_bytes(_ROWS * ROW // 8, "little") + _MARGIN


@cache
def hexes_by_number() -> Mapping[int, Hexset]:
    """The hexes by their numbers in C: a row has 32."""
    placed = {one: int.from_bytes(hexset_bytes(one), "little") for one in WITH_ISLAND.names}
    first = 8 * len(_MARGIN) + 1
    return {place.bit_length() - first: one for one, place in placed.items()}


def board_bytes(game: KingdomBuilder, counting: Mapping[str, float] = PLAIN) -> bytes:
    """What stays the same for a whole game; some gains may count more or less than they do."""
    rows = rows_of(game)
    table = [rows[row][1] if row in rows else Row() for row in range(actions.ROWS)]
    return _joined(_board_sets(game, table), _board_numbers(game, rows, table, counting))


def _board_sets(game: KingdomBuilder, table: Sequence[Row]) -> Iterable[Hexset]:
    board, grounds = game.board, game.board.grounds
    yield from (board.grid.all, board.grid.island)
    yield from (grounds[land] for land in LANDS)
    yield from (board.buildable, board.grid.edge)
    yield from _filled(_spots(game), SPOTS)
    yield from board.quarters
    yield from board.grid.edges.values()
    yield from _filled(list(singles(grounds["castle"])), CASTLES)
    yield from _filled(sites_of(game), SITES)
    yield from _filled(list(game.in_play.camps), CAMPS)
    yield from _filled(list(singles(board.places)), PLACES)
    yield from _filled(board.areas("mountain"), MOUNTAINS)
    refuges = grounds["location"] | grounds["castle"] | grounds["nomad"]
    yield from (grounds["palace"], refuges, game.setup.caves)
    yield from _filled(list(singles(grounds["silo"])), SILOS)
    yield from (row.ground for row in table)
    yield from (row.other for row in table)


def _spots(game: KingdomBuilder) -> list[Hexset]:
    """The hexes that pay by card, then those near capitols."""
    base, here, land = set(CARDS), game.setup.cards, game.board.grid.all
    found = [
        spots(game) & land if card in base or card in here else 0
        for card, spots in SPOT_CARDS.items()
    ]
    return [*found, *(within(capitol, 2) & land for capitol in singles(game.setup.capitols))]


def _board_numbers(
    game: KingdomBuilder,
    rows: Mapping[int, tuple[str, Row]],
    table: Sequence[Row],
    counting: Mapping[str, float],
) -> list[int]:
    board, setup, camps = game.board, game.setup, game.in_play.camps
    names = {name: row for row, (name, _) in rows.items()}
    sites, order = sites_of(game), _order(game, names, table)
    numbers = [board.grounds["castle"].bit_count(), len(sites), len(camps)]
    numbers += [board.places.bit_count(), len(board.areas("mountain"))]
    numbers += [board.grounds["silo"].bit_count(), len(order)]
    numbers += _filled([names[board.site_names[site]] for site in sites], SITES)
    numbers += _filled([names.get(tile, -1) for tile in camps.values()], CAMPS)
    numbers += _filled([game.treasures.get(tile, 0) for tile in camps.values()], CAMPS)
    numbers += _filled(order, actions.ROWS)
    for column in zip(*(row[:8] for row in table), strict=True):
        numbers += column
    paying = {name for name, _ in game.in_play.paying}
    numbers += [int(name in paying) for name in PAYING]
    drawn = {half for card in game.deck for half in terrains(card)} - {setup.removed}
    numbers += [int(not is_plain(game)), int(bool(game.in_play.reactions))]
    numbers.append(sum(1 << at for at, land in enumerate(LANDS) if land in drawn))
    stands_in = setup.removed and setup.option("crossroads_removed_terrain")
    numbers.append(LANDS.index(setup.removed) if stands_in else -1)
    options = ("lords_need_settlement", "island_knights", "canoe_own")
    numbers += [int(setup.option(option)) for option in options]
    factors = [_factor(counting, name) for name in AMOUNTS]
    for amount in amounts():
        numbers += [round(f * amount[name]) for name, f in zip(AMOUNTS, factors, strict=True)]
    for amount in amounts():
        numbers += [
            _gain(game, amount, row, *rows[row], counting) if row in rows else 0
            for row in range(actions.ROWS)
        ]
    return numbers


def _factor(counting: Mapping[str, float], name: str) -> float:
    """What a gain is multiplied by: alone, or with all of its kind."""
    return counting.get(name, counting.get(name.partition(": ")[0], 1.0))


def _gain(
    game: KingdomBuilder,
    amount: Amounts,
    row: int,
    name: str,
    action: Row,
    counting: Mapping[str, float],
) -> int:
    """What a tile gains; nothing if quick players leave it alone."""
    if not action.how:
        return 0
    if row >= NOMADS:
        return round(UNIT * _factor(counting, f"camp: {name}") * known().nomad(name).value)
    if row >= BONUSES:
        return 0
    location = known().location(name)
    once = round(UNIT * location.once(game, 0)) if location.once else 0
    return round(_factor(counting, f"tile: {name}") * max(once, amount[f"tile: {name}"]))


def _order(game: KingdomBuilder, names: Mapping[str, int], table: Sequence[Row]) -> list[int]:
    """The rows in the order in which they are used: those that repeat others come last."""
    places = [names[name] for name in game.board.locations]
    others = sorted(set(names.values()) - set(places), reverse=True)
    repeat = list(actions.HOWS).index("repeat")
    return sorted([*others, *places], key=lambda row: table[row].how == repeat)


def position_bytes(game: KingdomBuilder, seat: int | None) -> bytes:
    """A position between two actions; the hands of the others will be dealt again.

    Without a seat all hands stay as they are.
    """
    sites, seats = sites_of(game), range(game.seats)
    hidden = [s for s in seats if seat is not None and s != seat and game.hands[s]]
    hands = [[PILE.index(card) for card in hand] for hand in game.hands]
    deck = [game.deck.get(card, 0) for card in PILE]
    for other in hidden:
        for card in hands[other]:
            deck[card] += 1
    numbers = [game.seats, game.active, int(game.built), int(game.last_round)]
    numbers += _filled(game.supply, SEATS)
    for hand in _filled(hands, SEATS, []):
        numbers += _filled(hand, HAND, -1)
    for tiles in (game.taken, game.held, game.ready, game.fresh):
        numbers += _filled([_bits(sites, held) for held in tiles], SEATS)
    camps = game.in_play.camps
    nomads = sorted({tile for tile in camps.values() if tile not in game.treasures})
    for held in (game.nomads, game.new_nomads):
        numbers += _filled([_counted(nomads, tiles) for tiles in held], SEATS)
    owed = [len(game.owed[s]) + (len(game.due) if s == game.active else 0) for s in seats]
    for amount in (owed, game.numbers, game.marks, game.gold):
        numbers += _filled(amount, SEATS)
    earned = [[game.earned[c][s] if c in game.earned else 0 for c in EARNING] for s in seats]
    for paid in _filled(earned, SEATS, [0] * len(EARNING)):
        numbers += paid
    numbers += [*deck, *(game.discards.get(card, 0) for card in PILE)]
    numbers += [_bits(sites, game.stocked), _bits(list(camps), game.stocked), game.extra_cards]
    numbers.append(sum(1 << other for other in hidden))
    return _joined(_position_sets(game), numbers)


def _position_sets(game: KingdomBuilder) -> Iterable[Hexset]:
    yield from _filled(game.settlements, SEATS)
    for kind in PIECES:
        yield from _filled(game.pieces.get(kind, ()), SEATS)
    yield from (game.walls, game.scouts)


def sites_of(game: KingdomBuilder) -> list[Hexset]:
    """The location hexes; a tile is known by the place of its hex in this list."""
    return sorted(game.board.site_names)


def _counted(kinds: Sequence[str], tiles: Sequence[str]) -> int:
    """How many there are of each kind, four bits each."""
    return sum(tiles.count(kind) << 4 * place for place, kind in enumerate(kinds))


def _filled(numbers: Sequence[Any], size: int, blank: Any = 0) -> list[Any]:
    return [*numbers, *[blank] * (size - len(numbers))]


def _bits(sites: Sequence[Hexset], some: Hexset) -> int:
    return sum(1 << place for place, site in enumerate(sites) if site & some)


def _joined(sets: Iterable[Hexset], numbers: Sequence[int]) -> bytes:
    return b"".join(map(hexset_bytes, sets)) + pack(f"={len(numbers)}i", *numbers)
