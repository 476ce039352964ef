"""What there is to play with, for the page's "New table"."""

from functools import cache
from typing import Any

from hexholm.board import LETTERS, printed_sections
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.setup import BOXES, OPTIONS, PRESETS, SEATS


@cache
def catalog() -> dict[str, Any]:
    """Games, boxes, sections, cards and options."""
    return {
        "games": {KingdomBuilder.name: _kingdom()},
        "letters": dict(LETTERS),
    }


def _kingdom() -> dict[str, Any]:
    return {
        "players": list(SEATS),
        "boxes": list(BOXES),
        "sections": [
            {
                "name": section.name,
                "box": section.box,
                "source": section.source,
                "locations": list(section.locations),
                "rows": list(section.rows),
            }
            for section in printed_sections().values()
            if section.box in BOXES
        ],
        "cards": [
            {"name": card.name, "box": box.name} for box in BOXES.values() for card in box.cards
        ],
        "options": dict(OPTIONS),
        "presets": {
            name: {key: list(names) for key, names in preset.items()}
            for name, preset in PRESETS.items()
        },
    }
