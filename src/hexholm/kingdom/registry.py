"""Everything the boxes bring, by name.

The tables are filled when a box is added and stay the same objects: `from … import CARDS` sees a
box that comes later. Boxes are in the order of their numbers, whenever they were added.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from hexholm.board import ENVELOPES, Board, Section
from hexholm.fields import Field
from hexholm.game import Action, SetupError
from hexholm.kingdom.kinds import Box, Card, Extra, Finale, Option, Part, Piece, Place
from hexholm.kingdom.mechanisms.camps import Kinds
from hexholm.kingdom.mechanisms.figures import piece_field
from hexholm.kingdom.mechanisms.tiles import GIVE_UP

BOXES: Final[dict[str, Box]] = {}
SECTIONS: Final[dict[str, Section]] = {}
"""The sections of all boxes and the sides of the island, by name."""
EXTRAS: Final[dict[str, Extra]] = {}
"""The actions of the locations."""
CARDS: Final[dict[str, Card]] = {}
TASKS: Final[dict[str, Card]] = {}
PLACES: Final[dict[str, Place]] = {}
"""What pays without being a card."""
BONUSES: Final[dict[str, str]] = {}
"""Locations of which a pair brings a bonus, and the bonus action."""
EVERYBODY: Final[dict[str, Callable[[Board, Any], object]]] = {}
"""Actions that need no tile, and what brings them into play."""
CAMPS: Final[list[str]] = []
"""The nomad tiles."""
TREASURES: Final[dict[str, int]] = {}
"""Those that are nothing but gold."""
NOMADS_USED: Final[dict[str, None]] = {}
"""The names under which nomad tiles are used."""
ACTIONS: Final[dict[str, Extra]] = {}
"""Everything a task can be about."""
USES: Final[dict[str, Action]] = {}
"""The action that begins it."""
FINALES: Final[list[Finale]] = []
PIECES: Final[dict[str, Piece]] = {}
OPTIONS: Final[dict[str, Option]] = {}
PRESETS: Final[dict[str, Mapping[str, tuple[str, ...]]]] = {}
PARTS: Final[dict[str, Part]] = {}
"""What set-ups decide, in the order of saved games."""
DRAWN: Final[list[Part]] = []
"""The same, a further board before all else."""
SHIPPED: Final[set[str]] = set()
"""The boxes that come with hexholm."""
FIELDS: Final[list[Field]] = []
"""What a position remembers, in the order of saved games."""

_KIND_OF: Final[dict[str, str]] = {}
_SECTIONS_OF: Final[dict[str, Sequence[Section]]] = {}
_core: Final[list[Box]] = []
_core_fields: Final[list[Field]] = []
_watchers: Final[list[Callable[[], None]]] = []


class BoxError(SetupError):
    """A box that can't be added; the message says why in one line."""


def used_as(tile: str) -> str:
    """The name under which a nomad tile is used: those that come in kinds have one for all."""
    return _KIND_OF.get(tile, tile)


def usable() -> list[str]:
    """The names that can stand after ``use``."""
    begun = {extra.name for box in BOXES.values() for extra in box.actions} | {GIVE_UP.name}
    return sorted({used_as(name) for name in ACTIONS if name not in begun})


def core() -> Box:
    """The box that belongs to every game."""
    return _core[0]


def printed_sections() -> Mapping[str, Section]:
    """The sections of all boxes, by name."""
    return MappingProxyType(SECTIONS)


def watch(look: Callable[[], None]) -> None:
    """Call this now, and whenever a box has been added."""
    _watchers.append(look)
    look()


def declare(fields: Iterable[Field]) -> None:
    """The fields that every game has."""
    _core_fields.extend(fields)
    _fill()


def add(*boxes: tuple[Any, Sequence[Section]]) -> None:
    """Add boxes with their sections, or none of them if one is faulty."""
    before, sections = dict(BOXES), dict(_SECTIONS_OF)
    try:
        for box, own in boxes:
            if not isinstance(box, Box):
                raise BoxError("box-not-declared", got=repr(box))
            if box.name in BOXES:
                raise BoxError("box-known", name=box.name)
            BOXES[box.name], _SECTIONS_OF[box.name] = box, own
        _fill()
        for box, _ in boxes:
            _check(box)
    except BoxError:
        for table, old in ((BOXES, before), (_SECTIONS_OF, sections)):
            table.clear()
            table.update(old)  # type: ignore[arg-type] # each its own
        _fill()
        raise


def _fill() -> None:
    boxes = sorted(BOXES.values(), key=lambda box: box.order)
    locations = {e.name: e for box in boxes for e in box.extras}
    tiles = {e.name: e for box in boxes for e in box.tiles}
    bonuses = {place: extra for box in boxes for place, extra in box.bonuses}
    everybody = {extra.name: (where, extra) for box in boxes for where, extra in box.everybody}
    _KIND_OF.clear()
    for tile in tiles.values():
        if isinstance(tile, Kinds):
            _KIND_OF.update({kind.name: tile.name for kind in tile.kinds.values()})
    actions = {
        **locations,
        **tiles,
        **{extra.name: extra for extra in bonuses.values()},
        **{name: extra for name, (_, extra) in everybody.items()},
        GIVE_UP.name: GIVE_UP,
        **{extra.name: extra for box in boxes for extra in box.actions},
    }
    pieces = {piece.kind: piece for box in boxes for piece in box.pieces}
    fields = {field.name: field for field in _core_fields}
    fields |= {field.name: field for extra in actions.values() for field in extra.fields}
    fields |= {field.name: field for box in boxes for field in box.fields}
    fields |= {piece.key or piece.kind: piece_field(piece) for piece in pieces.values()}
    sections = [section for box in boxes for section in _SECTIONS_OF[box.name]]
    tables: list[tuple[dict[str, Any], dict[str, Any]]] = [
        (BOXES, {box.name: box for box in boxes}),
        (SECTIONS, {s.name: s for s in sorted(sections, key=lambda s: s.name)}),
        (EXTRAS, locations),
        (CARDS, {card.name: card for box in boxes for card in box.cards}),
        (TASKS, {card.name: card for box in boxes for card in box.tasks}),
        (PLACES, {place.name: place for box in boxes for place in box.places}),
        (BONUSES, {place: extra.name for place, extra in bonuses.items()}),
        (EVERYBODY, {name: where for name, (where, _) in everybody.items()}),
        (TREASURES, {name: gold for box in boxes for name, gold in box.treasures.items()}),
        (NOMADS_USED, dict.fromkeys(map(used_as, tiles))),
        (ACTIONS, actions),
        (USES, {name: Action("use", name) for name in actions}),
        (PIECES, pieces),
        (OPTIONS, {option.name: option for box in boxes for option in _options(box, boxes)}),
        (PRESETS, {name: preset for box in boxes for name, preset in box.presets.items()}),
        (PARTS, {part.key: part for box in boxes for part in box.parts}),
        (
            ENVELOPES,
            {e.locations[0]: replace(e, box=box.name) for box in boxes for e in box.envelopes},
        ),
    ]
    for table, found in tables:
        table.clear()
        table.update(found)
    PRESETS["everything"] = {"boxes": tuple(BOXES)}
    ordered = sorted(PARTS.items(), key=lambda item: item[1].order)
    PARTS.clear()
    PARTS.update(ordered)
    DRAWN[:] = sorted(PARTS.values(), key=lambda part: not part.is_side)
    _core[:] = [box for box in boxes if box.is_core]
    CAMPS[:] = [tile for box in boxes for tile in box.camps]
    FINALES[:] = [finale for box in boxes for finale in box.finales]
    FIELDS[:] = sorted(fields.values(), key=lambda field: field.order)
    for look in _watchers:
        look()


def _options(box: Box, boxes: list[Box]) -> Iterator[Option]:
    for option in box.options:
        beside = [other for other in boxes if option.besides and option.besides(other)][:1]
        needed = [one for one in boxes if one in beside or (one is box and not box.is_core)]
        yield option._replace(boxes=tuple(one.name for one in needed))


def _check(box: Box) -> None:
    """Whether a box fits in with the others."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", box.name):
        raise BoxError("box-name", name=box.name)
    for what, names_of in _NAMES.items():
        count = Counter(name for one in BOXES.values() for name in names_of(one))
        for name in names_of(box):
            if count[name] > 1:
                raise BoxError("box-twice", name=box.name, what=what, thing=name)
    for section in _SECTIONS_OF[box.name]:
        if section.box != box.name:
            raise BoxError("box-section", name=box.name, section=section.name, got=section.box)
        for name in section.locations:
            if name not in EXTRAS:
                raise BoxError("box-location", name=box.name, section=section.name, got=name)


_NAMES: Final[Mapping[str, Callable[[Box], Iterable[str]]]] = {
    "sections": lambda box: [section.name for section in _SECTIONS_OF[box.name]],
    "actions": lambda box: [
        extra.name
        for extra in (
            *(*box.extras, *box.tiles, *box.actions),
            *(extra for _, extra in (*box.bonuses, *box.everybody)),
        )
    ],
    "cards": lambda box: [one.name for one in (*box.cards, *box.tasks, *box.places)],
    "pieces": lambda box: [piece.kind for piece in box.pieces],
    "options": lambda box: [option.name for option in box.options],
    "presets": lambda box: box.presets,
    "parts": lambda box: [part.key for part in box.parts],
    "fields": lambda box: [field.name for field in box.fields],
}
