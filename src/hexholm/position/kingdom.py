"""Positions of Kingdom Builder."""

from collections.abc import Mapping
from typing import Final

from hexholm.board import LETTERS, Section, load_section
from hexholm.fields import Field
from hexholm.game import Data, SetupError
from hexholm.grid import SIDE, SQUARE
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.registry import ACTIONS, BOXES, EXTRAS, FIELDS, PIECES, used_as
from hexholm.kingdom.setup import terrain_cards
from hexholm.position.land import Spots, file_of, kinds_of
from hexholm.reading import a_number, split

BOARDS: Final = "sections"
_SITES: Final = "LK"
_GROUNDS: Final = {name: letter for letter, name in LETTERS.items() if letter not in _SITES}
_TILE_STATES: Final[Mapping[str, Data]] = {
    "tiles": {"ready": True},
    "used": {"ready": False},
    "new": {"ready": False, "new": True},
}


def land(fill: str, spots: Spots) -> list[Section]:
    """The sections of Kingdom Builder; a section can hold hexes of two locations."""
    kinds = kinds_of(fill, spots, SQUARE, (*_GROUNDS, *EXTRAS))
    sections = []
    for quarter in range(4):
        top, left = quarter // 2 * SIDE, quarter % 2 * SIDE
        rows = [
            [kinds[SQUARE.names[SQUARE.cells[top + row, left + column]]] for column in range(SIDE)]
            for row in range(SIDE)
        ]
        places = list(dict.fromkeys(kind for row in rows for kind in row if kind in EXTRAS))
        if len(places) > len(_SITES):
            raise SetupError("land-locations", names=places)
        letters = _GROUNDS | dict(zip(places, _SITES, strict=False))
        head = f"[plain-{quarter}]" + (f" locations={','.join(places)}" if places else "")
        text = file_of(head, (map(letters.__getitem__, row) for row in rows))
        sections.append(load_section(text))
    return sections


def fields(game: KingdomBuilder) -> list[Field]:
    """The fields that mean something in a game: what its boxes, locations and tiles bring."""
    common = game.in_play
    names = {*game.board.locations, *common.everybody, *common.camps.values()}
    names |= {name for _, name in common.bonuses} | {used_as(name) for name in names}
    actions = [ACTIONS[name] for name in names if name in ACTIONS]
    kinds = {action.kind for action in actions}
    known = {field.name for action in actions for field in action.fields}
    known |= {field.name for box in game.setup.boxes for field in BOXES[box].fields}
    known |= {piece.key or piece.kind for piece in PIECES.values() if piece.kind in kinds}
    others = {field.name for action in ACTIONS.values() for field in action.fields}
    others |= {field.name for box in BOXES.values() for field in box.fields}
    others |= {piece.key or piece.kind for piece in PIECES.values()}
    return [
        field
        for field in FIELDS
        if field.name not in others - known or (field.holds and field.is_filled(game))
    ]


def dealt(setup: Data, seats: list[Data]) -> tuple[Data, list[Data]]:
    """What the set-up needs to know of the seats: nothing."""
    return setup, seats


def fill(game: KingdomBuilder, data: Data, seats: list[Data], deck: Data | None) -> None:
    """Write down what the players and the draw pile hold."""
    data["players"] = _seats(game, seats)
    stock, data["removed"] = terrain_cards(game.setup)
    if deck is not None:
        data["removed"] |= _rest(stock, deck, data)


def _rest(stock: Mapping[str, int], deck: Mapping[str, int], data: Data) -> dict[str, int]:
    """The terrain cards that are neither in a hand nor in a pile."""
    hands = [player.get("hand") or () for player in data["players"]]
    rest = {}
    for card in deck:
        if card not in stock:
            told = {"got": repr(card), "names": ", ".join(stock)}
            raise SetupError("save-unknown-terrain", what="deck", **told)
        a_number(deck, card, 0, "deck")
    for card, number in stock.items():
        held = sum(list(hand).count(card) for hand in hands)
        rest[card] = number - held - data["discards"].get(card, 0) - deck.get(card, 0)
        if rest[card] < 0:
            raise SetupError("position-deck-cards", number=number, terrain=card)
    return {card: number for card, number in rest.items() if number}


def _seats(game: KingdomBuilder, seats: list[Data]) -> list[Data]:
    takers: dict[str, int] = {}
    players = []
    for seat in seats:
        player = {key: value for key, value in seat.items() if key not in _TILE_STATES}
        tiles: list[Data] = []
        for key, state in _TILE_STATES.items():
            for tile in split(seat.get(key, ())):
                tiles.append(_tile(game, seat, tile, state, tiles, takers))
                if where := tiles[-1].get("from"):
                    takers[where] = takers.get(where, 0) + 1
        if "nomads" in seat:
            player["nomads"] = [
                {"name": tile} if isinstance(tile, str) else tile for tile in split(seat["nomads"])
            ]
        players.append({**player, "tiles": tiles})
    return players


def _tile(
    game: KingdomBuilder,
    seat: Data,
    tile: str | Data,
    state: Data,
    tiles: list[Data],
    takers: Mapping[str, int],
) -> Data:
    """A tile by its name: from a hex that has one left, beside own settlements if possible."""
    if not isinstance(tile, str):
        return tile
    name, _, where = tile.partition("@")
    if where:
        return {"name": name, "from": where, **state}
    grid, mine = game.board.grid, {one.get("from") for one in tiles}
    sites = [
        site
        for site in grid.named(game.board.locations.get(name, 0))
        if site not in mine and takers.get(site, 0) < TILES_PER_HEX
    ]
    own = set(seat.get("settlements", ()))
    beside = [site for site in sites if own & set(grid.named(grid.around[grid.hexes[site]]))]
    return {"name": name, "from": next(iter(beside or sites), None), **state}
