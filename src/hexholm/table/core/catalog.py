"""What there is to play with, for the page's "New table"."""

from functools import cache
from typing import TYPE_CHECKING, cast

from hexholm.board import LETTERS
from hexholm.library import KINDS

if TYPE_CHECKING:
    from hexholm.table.protocol.catalog import Catalog


@cache
def catalog() -> "Catalog":
    """Games, boxes, sections, cards and options."""
    games = {name: kind.at("table.core").catalog() for name, kind in KINDS.items()}
    return cast("Catalog", {"games": games, "letters": dict(LETTERS)})
