"""The things of Kingdom Builder that the guide speaks of."""

from collections.abc import Iterator

from hexholm.game import Contribution, Data
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import SETTLEMENT
from hexholm.kingdom.registry import BOXES, TASKS


def things() -> Iterator[tuple[str, str, str]]:
    """Each with its box and its group."""
    yield "", "pieces", f"piece-{SETTLEMENT}"
    yield "", "places", "terrain-location"
    for name, box in BOXES.items():
        for extra in (*box.extras, *(extra for _, extra in (*box.bonuses, *box.everybody))):
            yield name, "locations", f"location-{extra.name}"
            for field in extra.fields:
                if field.piece:
                    yield name, "pieces", f"piece-{field.piece}"
        for tile in dict.fromkeys((*(tile.name for tile in box.tiles), *box.camps)):
            yield name, "tiles", f"location-{tile}"
        for card in box.cards:
            yield name, "cards", f"card-{card.name}"
        for task in box.tasks:
            yield name, "tasks", f"card-{task.name}"
        for place in box.places:
            yield name, "places", f"card-{place.name}"
        for part in box.parts:
            if part.shows:
                yield name, "places", f"site-{part.shows}"
        for piece in box.pieces:
            yield name, "pieces", f"piece-{piece.kind}"
        for option in box.options:
            yield name, "rules", f"option-{option.name}"


def paid(game: KingdomBuilder, seat: int, name: str) -> list[Contribution]:
    """What earns a seat the gold of a card or place, in play or not."""
    told = game.contributions(seat)
    if name in told or name not in TASKS:
        return told.get(name, [])
    pays = TASKS[name].earnings
    groups = pays(game, seat) if pays else ()
    return [Contribution(tuple(game.board.grid.named(hexes)), gold) for hexes, gold in groups]


def earned(game: KingdomBuilder, seat: int, name: str) -> int:
    """What a card or place has paid a seat so far, or would pay now."""
    if name in TASKS:
        return sum(one.gold for one in paid(game, seat, name))
    return game.scores()[seat][name]


def facts(thing: str) -> Data:
    """What the texts about a thing are filled with: nothing."""
    return {}
