"""Planes in memory: a byte per cell of each, 1 where there is a hex of a set."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hexholm.hexes import Hexset, singles

_FEW: Final = 4
"""Up to this many hexes of a plane are changed one by one."""


def joined(sets: Iterable[Hexset], cells: int) -> bytes:
    """Planes one after the other, a bit per cell."""
    return b"".join([s.to_bytes(cells // 8, "little") for s in sets])


def unpacked(packed: bytes) -> NDArray[np.uint8]:
    """A byte for each bit."""
    return np.unpackbits(np.frombuffer(packed, np.uint8), None, None, "little")


def paint(memory: memoryview, offset: int, cells: int, old: Hexset, new: Hexset) -> None:
    """Turn the plane of a set into that of another one."""
    changed = old ^ new
    number = changed.bit_count()
    if number == 1:
        memory[offset + changed.bit_length() - 1] = new > old
    elif number > _FEW:
        memory[offset : offset + cells] = unpacked(new.to_bytes(cells // 8, "little")).data
    else:
        for hex_ in singles(changed):
            memory[offset + hex_.bit_length() - 1] ^= 1
