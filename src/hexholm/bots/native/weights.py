"""What quick players have learned: a file of numbers beside this one, small enough for a browser.

Most of them are in rows, each number in a byte and a factor for the row; the rest follow as they
are, and at the end there is a check of the whole.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Final
from zlib import crc32

from hexholm.bots.native.loading import LOG, library

ROW: Final = 32
_HEAD: Final = Struct("<II")
_ROW: Final = Struct(f"<f{ROW}b")
_NUMBER: Final = Struct("<f")
_CHECK: Final = Struct("<I")
_MOST: Final = 127


@cache
def learned_weights(name: str) -> bytes | None:
    """What the file has, as the library takes it; None where it's missing, damaged or too old."""
    if not (found := library()):
        return None
    file = Path(__file__).with_name(name)
    weights = unpacked(file.read_bytes()) if file.is_file() else b""
    if len(weights) == found.native_weights_size():
        return weights
    fault = "damaged or of another version" if file.is_file() else "missing"
    LOG.warning("%s is %s", name, fault)
    return None


def packed(numbers: Sequence[float], rows: int) -> bytes:
    """The contents of such a file."""
    whole = bytearray(_HEAD.pack(rows, len(numbers) - rows * ROW))
    for row in range(rows):
        some = numbers[row * ROW : (row + 1) * ROW]
        factor = max(map(abs, some)) / _MOST
        whole += _ROW.pack(factor, *(round(number / factor) if factor else 0 for number in some))
    for number in numbers[rows * ROW :]:
        whole += _NUMBER.pack(number)
    return bytes(whole + _CHECK.pack(crc32(whole)))


def unpacked(data: bytes) -> bytes:
    """The numbers of such a file; none where it's damaged."""
    whole, check = data[: -_CHECK.size], data[-_CHECK.size :]
    if len(whole) < _HEAD.size or _CHECK.pack(crc32(whole)) != check:
        return b""
    rows, rest = _HEAD.unpack_from(whole)
    middle = _HEAD.size + rows * _ROW.size
    if len(whole) != middle + rest * _NUMBER.size:
        return b""
    numbers = array("f")
    for factor, *row in _ROW.iter_unpack(whole[_HEAD.size : middle]):
        numbers.extend([factor * number for number in row])
    return numbers.tobytes() + whole[middle:]
