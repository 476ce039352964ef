"""What the table asks of Kingdom Builder alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from hexholm.board import Section
from hexholm.game import SetupError
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import BOXES, OPTIONS, PARTS, PRESETS, core, printed_sections
from hexholm.kingdom.setup import SEATS, make_setup
from hexholm.lands import kinds, new_section
from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from hexholm.table.protocol.catalog import (
        GameCatalog,
        LandData,
        PlacesData,
        Preset,
        SectionData,
    )


def catalog() -> "GameCatalog":
    """Boxes, sections, cards and options."""
    sections = printed_sections().values()
    return {
        "players": list(SEATS),
        "boxes": list(BOXES),
        "core": core().name,
        "sections": [_section(one) for one in sections if not one.is_island],
        "islands": [_section(one) for one in sections if one.is_island],
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


def again(_: dict[str, Any]) -> set[str]:
    """What of the set-up is kept in a rematch on a new board."""
    return {"boxes", "options"}


def own_boards(game: KingdomBuilder) -> list[dict[str, str]]:
    """The boards that somebody brought to a game."""
    setup = game.setup
    boards = (*setup.sections, *([setup.board.island] if setup.board.island else []))
    return [{"text": one.text} for one in boards if one.is_own]


def _section(section: Section) -> "SectionData":
    """A section to draw."""
    return {
        "name": section.name,
        "box": section.box,
        "source": section.source,
        "locations": list(section.locations),
        "rows": list(section.rows),
    }


def check_land(kind: str) -> None:
    """A kind of land that there is."""
    if kind not in kinds():
        raise Refusal("unknown-land", names=", ".join(kinds()))


@lru_cache(maxsize=512)
def land(kind: str, seed: int) -> "LandData":
    """A new section of a kind, to draw and to set up a table with."""
    section = new_section(kind, seed)
    return {**_section(section), "text": section.text}


def places(
    boxes: Sequence[str] | None, sections: Sequence[Any], own: Sequence[Any] | None = None
) -> "PlacesData":
    """The hexes that can hold what is put there before the game, by section."""
    try:
        setup = make_setup(boxes=boxes, sections=sections, own=own)
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None
    named = setup.board.grid.named
    return {
        part.key: [named(some) for some in part.places(setup)]
        for part in PARTS.values()
        if part.places
    }
