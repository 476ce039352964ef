"""What there is of Kingdom Builder on a shelf, and what of it is in a set-up."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from hexholm.board import Section, load_section
from hexholm.chance import Draw
from hexholm.game import Data
from hexholm.kingdom import KingdomBuilder, registry
from hexholm.kingdom.kinds import Part
from hexholm.kingdom.picture import picture
from hexholm.kingdom.registry import BOXES, CARDS, PARTS, SECTIONS, TASKS
from hexholm.kingdom.setup import section_data, terrain_cards
from hexholm.shelf.boards import owned_boards
from hexholm.shelf.pools import Pool, ShelfError
from hexholm.shelf.sheet import Item, Laid, Sheet, Shown, Things, piece_items, terrain_items
from hexholm.shelf.wishes import Owned, Wishes


class Shelf:
    """Boxes, sections and boards of one's own."""

    game = KingdomBuilder.name
    scored = "cards"
    """The pool of the cards that pay at the end."""

    def __init__(self, owned: Owned, wishes: Wishes) -> None:
        self.owned = owned
        core = registry.core().name
        for name in (*owned.boxes, *wishes.at_least):
            if name not in BOXES:
                raise ShelfError("shelf-unknown", got=repr(name))
        if core not in owned.boxes:
            raise ShelfError("shelf-no-core", box=core)
        boxes = [name for name in owned.boxes if name not in wishes.never]
        self._all = _boards(owned)
        self._boards = {name: one for name, one in self._all.items() if one.box not in wishes.never}
        self.cards = [card.name for name in boxes for card in BOXES[name].cards]
        self.wishes = self._plain(wishes)
        self.pools = self._pools(boxes)
        in_play = {*boxes, *(one.box for one in self._boards.values())}
        self.always: Data = {"boxes": [name for name in BOXES if name in in_play] or [core]}
        self.groups = _groups()

    def _pools(self, boxes: Iterable[str]) -> list[Pool]:
        boards = self._boards.values()
        sections = {one.name: one.box for one in boards if not one.is_island}
        islands = {one.name: one.box for one in boards if one.is_island}
        sides = [part.key for part in PARTS.values() if part.is_side and islands]
        cards = {card.name: name for name in boxes for card in BOXES[name].cards}
        return [
            Pool("sections", sections, 4),
            *(Pool(key, islands, 1) for key in sides),
            Pool(self.scored, cards, 3),
        ]

    # --- wishes ------------------------------------------------------------------------------

    def _plain(self, wishes: Wishes) -> Wishes:
        """Wishes about what is drawn: a location comes with its section, a tile with its box."""
        never = [meant for name in wishes.never for meant in self._meant(name)]
        always, least = [], dict(wishes.at_least)
        for name in wishes.always:
            meant = self._meant(name)[0]
            box = self._all[meant].box if meant in self._all else _box_of(name)
            if meant not in self._all and box not in self.owned.boxes:
                raise ShelfError("shelf-not-owned", things=[name])
            if meant in never or box in wishes.never:
                raise ShelfError("shelf-both", things=[name])
            always.append(meant)
            if meant not in self._all and meant not in CARDS and self._has_sections(box):
                least[box] = max(1, least.get(box, 0))
        return wishes._replace(never=tuple(never), always=tuple(always), at_least=least)

    def _has_sections(self, box: str) -> bool:
        return any(one.box == box and not one.is_island for one in self._boards.values())

    def _meant(self, name: str) -> list[str]:
        """What is drawn by this name: for a location, the sections with it."""
        if name in self._all or name in BOXES:
            return [name]
        found = [one.name for one in self._all.values() if name in one.locations]
        if not found and not _box_of(name):
            raise ShelfError("shelf-unknown", got=repr(name))
        return found or [name]

    # --- drawing -----------------------------------------------------------------------------

    def laid(self, key: str, names: Sequence[str], draw: Draw) -> Any:
        """What was picked, as an argument of a set-up: sections may be turned."""
        if key == self.scored:
            return names
        boards = [self._boards[name] for name in names]
        if key == "sections":
            return [section_data(one.turned() if draw.below(2) else one) for one in boards]
        return section_data(boards[0])

    def mended(self, game: KingdomBuilder, stay: Collection[str]) -> Data:
        """Parts of a set-up in which what must be there is put for something else."""
        data, mended = game.setup_data(), Data()
        for key, part in PARTS.items():
            names = _part_names(game, key)
            wanted = [name for name in self.wishes.always if name in _names_of(part)]
            lacking = [name for name in wanted if name not in names]
            if not lacking or not names or key in stay or part.places:
                continue
            free = [place for place, name in enumerate(names) if name not in wanted]
            for place, name in zip(free, lacking, strict=False):
                names[place] = name
            given = data[key]
            mended[key] = dict(zip(given, names, strict=True)) if isinstance(given, dict) else names
        return mended

    def is_sound(self, _: KingdomBuilder) -> bool:
        """Whether what was drawn goes together: here everything does."""
        return True


def _boards(owned: Owned) -> dict[str, Section]:
    """Sections and islands by name."""
    usual = (name for name, one in SECTIONS.items() if one.box in owned.boxes)
    return owned_boards(owned, SECTIONS, usual, load_section)


def things() -> list[Things]:
    """What wishes can be about."""
    boxes, tiles = BOXES.values(), dict[str, str]()
    for box in boxes:
        tiles.update(dict.fromkeys(box.camps, box.name))
    sides = {name: one.box for name, one in SECTIONS.items() if one.is_island}
    sections = {name: one.box for name, one in SECTIONS.items() if not one.is_island}
    called = {name: SECTIONS[name].locations for name in sections}
    return [
        Things("sections", "location", sections, called),
        Things("sides", "location", sides),
        Things("cards", "card", {card.name: box.name for box in boxes for card in box.cards}),
        Things("tasks", "card", {task.name: box.name for box in boxes for task in box.tasks}),
        Things("tiles", "location", tiles),
        Things("boxes", "box", {box.name: box.name for box in boxes}),
    ]


def _box_of(name: str) -> str:
    """The box of a section, location, card, tile or part; empty if nothing is named so."""
    for found in things():
        if name in found.names:
            return found.names[name]
    for box in BOXES.values():
        shown = [part.shows for part in box.parts if part.shows]
        if name in (*shown, *(extra.name for extra in box.extras)):
            return box.name
    return ""


def _names_of(part: Part) -> set[str]:
    """What a part can bring, by name."""
    box = next(box for box in BOXES.values() if part in box.parts)
    return {*box.camps, *(task.name for task in box.tasks)}


def _groups() -> dict[str, set[str]]:
    """What can be drawn again by itself, and the arguments of a set-up that it stands for."""
    needed = {card.needs for card in CARDS.values() if card.needs}
    parts = [key for key in PARTS if key not in needed]
    return {
        "land": {"sections", *parts},
        "cards": {"cards", *needed},
        **{key: {key} for key in parts},
    }


# --- what is in a set-up ---------------------------------------------------------------------


def contents(game: KingdomBuilder) -> dict[str, Collection[str]]:
    """Sections, locations, cards, what the parts bring, and the boxes of all that."""
    setup = game.setup
    found: dict[str, Collection[str]] = {
        "sections": [one.name for one in setup.sections],
        "locations": [name for one in setup.sections for name in one.locations],
        "cards": list(setup.cards),
    }
    for key in PARTS:
        found[key] = _part_names(game, key)
    boxes = [one.box for one in setup.sections]
    boxes += [_box_of(name) for kind, some in found.items() if kind != "sections" for name in some]
    return {**found, "boxes": dict.fromkeys(filter(None, boxes))}


def _part_names(game: KingdomBuilder, key: str) -> list[str]:
    """The names of what a part brings; of what only has a place, what lies there."""
    part, value = PARTS[key], getattr(game.setup, key)
    if part.places:
        return [part.shows] if value else []
    if isinstance(value, Section):
        return [value.name]
    if isinstance(value, str):
        return [value] if value else []
    return [one if isinstance(one, str) else one[1] for one in value or ()]


# --- what to lay out -------------------------------------------------------------------------


def sheet(game: KingdomBuilder) -> Sheet:
    """Boards, cards, and what else comes out of the box."""
    setup, seen = game.setup, picture(game)
    sides = [getattr(setup, part.key) for part in PARTS.values() if part.is_side]
    boards = [_laid(one, place) for place, one in enumerate(setup.sections)]
    boards += [_laid(one, -1) for one in sides if one]
    cards = [Shown("card", name, "cards") for name in setup.cards]
    for key in PARTS:
        cards += [Shown("card", name, key) for name in _part_names(game, key) if name in TASKS]
    stock = [(one["kind"], one["n"], one["art"]) for one in seen["stock"][0]]
    common = [Item("piece", one["kind"], one["n"], one["art"]) for one in seen["common"]]
    items = (
        *piece_items([("settlement", game.supply[0], "house"), *stock]),
        *_places(seen["places"]),
        *common,
        *terrain_items(*terrain_cards(setup)),
    )
    data = setup.data(0)
    del data["seed"]
    return Sheet(tuple(boards), tuple(cards), items, data, tuple(_groups()))


def _laid(section: Section, place: int) -> Laid:
    turns = 3 if section.is_turned else 0
    names = section.locations or (section.name,)
    return Laid(names, place, turns, section.source, section.is_own)


def _places(places: Iterable[Mapping[str, Any]]) -> list[Item]:
    """Tiles beside the board, and what lies on it."""
    tiles = Counter[str]()
    for one in places:
        tiles[one["what"]] += one.get("tiles", 1)
    found = {one["what"]: one for one in places}
    hexes = {
        name: tuple(one["hex"] for one in places if one["what"] == name and "tiles" not in one)
        for name in found
    }
    return [
        Item(
            "location" if "tiles" in one or "under" in one else "site",
            name,
            tiles[name],
            one["art"],
            hexes=hexes[name],
        )
        for name, one in found.items()
    ]
