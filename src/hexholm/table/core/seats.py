"""Who sits where: kinds of seats, names and colours."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hexholm.draw.palette import PLAYERS
from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from hexholm.table.protocol.tables import SeatKind, Sitter

COLOURS: Final = tuple(player.name for player in PLAYERS)
"""The palette, by seat."""
NAME_LENGTH: Final = 24

_JOINERS: Final = "\u200c\u200d"  # needed to write some languages


@dataclass
class Seat:
    """Who sits where."""

    kind: "SeatKind"
    name: str = ""
    colour: str | None = None
    level: str | None = None
    left: bool = False
    vacated: int = 0
    """How many people have given it up before the game began; each had a secret of their own."""
    stands_in: bool = False
    """A bot that plays for a person, who can take the seat back."""

    @property
    def here(self) -> bool:
        """A person who has not left."""
        return self.kind == "person" and not self.left


def sitters(seats: Iterable[Seat]) -> "list[Sitter]":
    """Who sits where, as everybody may know."""
    return [
        {
            "seat": place,
            "kind": who.kind,
            "name": who.name,
            "colour": who.colour,
            "level": who.level,
        }
        for place, who in enumerate(seats)
    ]


def visible(text: str) -> str:
    """A text on one line, without what can't be seen or turns its direction."""
    kept = "".join(
        " " if c.isspace() else c
        for c in text
        if c in _JOINERS or c.isspace() or not unicodedata.category(c).startswith("C")
    )
    clean = " ".join(kept.split())
    return clean if clean.strip(_JOINERS) else ""


def clean_name(name: object) -> str:
    """A person's name: 1 to 24 characters, nothing invisible."""
    if not isinstance(name, str):
        raise Refusal("bad-name")
    clean = visible(name[:1000])
    if not clean or len(clean) > NAME_LENGTH:
        raise Refusal("bad-name")
    return clean


def pick_colour(seats: Sequence[Seat], seat: int, wanted: str | None) -> str:
    """A colour that nobody else has."""
    taken = {who.colour for place, who in enumerate(seats) if place != seat}
    if wanted is None:
        palette = (COLOURS[seat % len(COLOURS)], *COLOURS)
        return next(colour for colour in palette if colour not in taken)
    if wanted not in COLOURS:
        raise Refusal("bad-colour", names=", ".join(COLOURS))
    if wanted in taken:
        raise Refusal("colour-taken", colour=wanted)
    return wanted
