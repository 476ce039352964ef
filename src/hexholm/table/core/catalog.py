"""What there is to play with, for the page's "New table"."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from hexholm.board import LETTERS, Section, SectionError
from hexholm.game import SetupError
from hexholm.kingdom.registry import BOXES, OPTIONS, PARTS, PRESETS, core, printed_sections
from hexholm.kingdom.setup import SEATS, make_setup
from hexholm.lands import kinds, new_section
from hexholm.lands.sides import LETTERS as WINTER_LETTERS
from hexholm.table.core.refusal import Refusal
from hexholm.winter import setup as winter
from hexholm.winter.boards import DIRECTIONS, PLACES, Side, house_sides, load_side
from hexholm.winter.box import CARDS, COMMON, ECONOMY, TALENTS, TWISTS
from hexholm.winter.kinds import Talent

if TYPE_CHECKING:
    from hexholm.table.protocol.catalog import (
        Catalog,
        GameCatalog,
        LandData,
        PlacesData,
        Preset,
        SectionData,
        SideData,
        TalentInfo,
        WinterCatalog,
    )


@cache
def catalog() -> "Catalog":
    """Games, boxes, sections, cards and options."""
    return {
        "games": {"kingdom-builder": _kingdom(), "winter-kingdom": _winter()},
        "letters": dict(LETTERS),
    }


def section_data(section: Section) -> "SectionData":
    """A section to draw."""
    return {
        "name": section.name,
        "box": section.box,
        "source": section.source,
        "locations": list(section.locations),
        "rows": list(section.rows),
    }


@lru_cache(maxsize=512)
def land(kind: str, seed: int) -> "LandData":
    """A new section of a kind, to draw and to set up a table with."""
    if kind not in kinds():
        raise Refusal("unknown-land", names=", ".join(kinds()))
    section = new_section(kind, seed)
    return {**section_data(section), "text": section.text}


def side_data(side: Side) -> "SideData":
    """A side of a board of Winter Kingdom, to draw."""
    return {
        "name": side.name,
        "board": side.board,
        "source": side.source,
        "rows": list(side.rows),
    }


def own_side(text: str) -> "SideData":
    """A user's own side from the text of its file, to draw and to set up a table with."""
    try:
        side = load_side(f"{text}\n")  # with a line break it is never taken for a path
    except SectionError as error:
        raise Refusal("bad-side", why=str(error)) from None
    return {**side_data(side), "text": side.text}


def places(boxes: Sequence[str] | None, sections: Sequence[Any]) -> "PlacesData":
    """The hexes that can hold what is put there before the game, by section."""
    try:
        setup = make_setup(boxes=boxes, sections=sections)
    except SetupError as error:
        raise Refusal("bad-setup", why=str(error)) from None
    named = setup.board.grid.named
    return {
        part.key: [named(some) for some in part.places(setup)]
        for part in PARTS.values()
        if part.places
    }


def _kingdom() -> "GameCatalog":
    sections = printed_sections().values()
    return {
        "players": list(SEATS),
        "boxes": list(BOXES),
        "core": core().name,
        "sections": [section_data(one) for one in sections if not one.is_island],
        "islands": [section_data(one) for one in sections if one.is_island],
        "lands": list(kinds()),
        "cards": [
            {"name": card.name, "box": box.name} for box in BOXES.values() for card in box.cards
        ],
        "tasks": [
            {"name": task.name, "box": box.name} for box in BOXES.values() for task in box.tasks
        ],
        "spots": [
            {"name": part.key, "box": box.name}
            for box in BOXES.values()
            for part in box.parts
            if part.places
        ],
        "options": {
            name: {
                "default": option.default,
                "boxes": list(option.boxes),
                "choices": list(option.choices),
            }
            for name, option in OPTIONS.items()
        },
        "presets": {
            name: cast("Preset", {key: list(names) for key, names in preset.items()})
            for name, preset in PRESETS.items()
        },
    }


def _winter() -> "WinterCatalog":
    return {
        "players": list(winter.SEATS),
        "letters": dict(WINTER_LETTERS),
        "places": list(PLACES),
        "sides": [side_data(side) for side in house_sides().values()],
        "cards": [
            {
                "name": card.name,
                "source": card.source,
                "points": card.points,
                "points_source": card.points_source,
                "mark": card.mark,
            }
            for card in CARDS.values()
        ],
        "economy": [
            {"name": card.name, "source": card.source, "mark": card.mark}
            for card in ECONOMY.values()
        ],
        "twists": [
            {
                "name": twist.name,
                "source": twist.source,
                "replaces": twist.replaces,
                "avoids": twist.avoids,
                "excludes": winter.excluded_by(twist.name),
            }
            for twist in TWISTS.values()
        ],
        "directions": list(DIRECTIONS),
        "talents": [_talent(talent) for talent in (COMMON, *TALENTS.values())],
        "presets": {name: {"twist": winter.NO_TWIST} for name in winter.PRESETS},
    }


def _talent(talent: Talent) -> "TalentInfo":
    return {
        "name": talent.name,
        "combine": talent.combine if talent.lower else None,
        "cost": talent.cost,
        "upgrade": talent.upgrade,
        "source": talent.source,
        "cost_source": talent.cost_source,
        "upgrade_source": talent.upgrade_source,
    }
