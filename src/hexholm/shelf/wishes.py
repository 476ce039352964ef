"""What somebody owns, and how they would like a set-up to be."""

from collections.abc import Mapping
from typing import NamedTuple


class Owned(NamedTuple):
    """What is on the shelf."""

    boxes: tuple[str, ...] = ()
    """By name; a game that is all one box needs none."""
    sections: tuple[str, ...] | None = None
    """Only these sections or sides, of any box; None: all those of the boxes."""
    own: tuple[str, ...] = ()
    """Boards of one's own, as the texts of their files; they replace others of the same name."""


class Wishes(NamedTuple):
    """How a set-up should be; all of it holds, but for `fresh` where there isn't enough."""

    never: tuple[str, ...] = ()
    """Sections, locations, cards, tiles, boxes … by name."""
    always: tuple[str, ...] = ()
    at_least: Mapping[str, int] = {}
    """So many sections of a box."""
    fresh: int = 0
    """Nothing that was there in the last so many set-ups."""
    balanced: bool = False
    """Cards that pay for what the land has (`hexholm.shelf.balance`)."""
