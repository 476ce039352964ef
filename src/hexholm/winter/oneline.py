"""A position of Winter Kingdom as one line of text: set-up and position, packed."""

from typing import TYPE_CHECKING, Final

from hexholm.game import Data, SaveError
from hexholm.packing import pack, unpack

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

TAG: Final = "wk1"


def write(g: "WinterKingdom") -> str:
    """The position text."""
    return f"{TAG}:{pack({'setup': g.setup_data(), **g.position()})}"


def read(text: str) -> Data:
    """The set-up and position of a text, as plain data."""
    tag, _, packed = text.strip().partition(":")
    data = unpack(packed) if tag == TAG else None
    if data is None:
        raise SaveError("text-packed", tag=TAG)
    return data
