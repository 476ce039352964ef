"""QR codes (ISO/IEC 18004), as far as a link needs them: bytes, error correction level L.

The page has its own writer (web/src/screens/share/encode.ts): it draws without asking anybody.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import Final

Matrix = list[list[bool]]
"""The dark modules, row by row, without the quiet zone."""

_ECC: Final = (
    *(7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22),
    *(24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30),
)
"""By version: codewords of error correction in a block,"""
_BLOCKS: Final = (
    *(1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6),
    *(6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15),
)
"""and the number of blocks."""
_LEVEL: Final = 1
_MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)

_EXP: Final = [1]
while len(_EXP) < 255:
    _EXP.append(_EXP[-1] << 1 ^ (0x11D if _EXP[-1] & 128 else 0))
_LOG: Final = {value: power for power, value in enumerate(_EXP)}


def code(text: str) -> Matrix | None:
    """The code of a text, unless it is too long for one."""
    data = text.encode()
    for version, ecc in enumerate(_ECC, 1):
        sizes = _sizes(version, ecc)
        length = 8 if version < 10 else 16
        if 4 + length + 8 * len(data) <= 8 * sum(sizes):
            return _drawn(version, list(_codewords(data, length, sizes, ecc)))
    return None


# --- the codewords ---------------------------------------------------------------------------


def _sizes(version: int, ecc: int) -> list[int]:
    """The data codewords of each block, the shorter ones first."""
    count, centres = _BLOCKS[version - 1], len(_centres(version))
    aligned = (25 * centres - 10) * centres - 55 if centres else 0
    bits = (16 * version + 128) * version + 64 - aligned - (36 if version >= 7 else 0)
    short, long = divmod(bits // 8, count)
    return [short - ecc + (at >= count - long) for at in range(count)]


def _codewords(data: bytes, length: int, sizes: Sequence[int], ecc: int) -> Iterator[int]:
    room = 8 * sum(sizes)
    bits = "0100" + f"{len(data):0{length}b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[at % 2] for at in range(room // 8 - len(words))]
    rest = iter(words)
    blocks = [[next(rest) for _ in range(size)] for size in sizes]
    for some in (blocks, [_correction(block, ecc) for block in blocks]):
        for row in zip_longest(*some):
            yield from (word for word in row if word is not None)


def _times(a: int, b: int) -> int:
    return _EXP[(_LOG[a] + _LOG[b]) % 255] if a and b else 0


def _correction(block: Sequence[int], degree: int) -> list[int]:
    """The remainder of a block, divided by the generator polynomial."""
    poly = [1]
    for power in range(degree):
        shifted = [_times(one, _EXP[power]) for one in poly]
        poly = [a ^ b for a, b in zip([*poly, 0], [0, *shifted], strict=True)]
    rest = [0] * degree
    for word in block:
        factor = word ^ rest[0]
        rest = [a ^ _times(b, factor) for a, b in zip([*rest[1:], 0], poly[1:], strict=True)]
    return rest


# --- the matrix ------------------------------------------------------------------------------


def _centres(version: int) -> list[int]:
    """Of the alignment patterns: evenly spaced from the far end, but for the first."""
    if version == 1:
        return []
    number = version // 7 + 2
    step = 2 * ((8 * version + 3 * number + 5) // (4 * number - 4))
    return [6, *(4 * version + 10 - step * at for at in reversed(range(number - 1)))]


def _drawn(version: int, words: Sequence[int]) -> Matrix:
    size = 17 + 4 * version
    fixed = _patterns(version, size)
    bits = [word >> bit & 1 for word in words for bit in range(7, -1, -1)]
    free = [place for place in _way(size) if place not in fixed]
    data = dict(zip(free, [*bits, *[0] * (len(free) - len(bits))], strict=True))
    found: list[Matrix] = []
    for number, mask in enumerate(_MASKS):
        dark = {**fixed, **{at: bit ^ (not mask(*at)) for at, bit in data.items()}}
        dark |= _format(number, size)
        found.append([[bool(dark[x, y]) for x in range(size)] for y in range(size)])
    return min(found, key=_penalty)


def _patterns(version: int, size: int) -> dict[tuple[int, int], int]:
    """What is there for the reader; the place of the format is kept free."""
    found: dict[tuple[int, int], int] = {}
    for at in range(size):
        found[6, at] = found[at, 6] = 1 - at % 2
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        found |= _square(x, y, 4, (2, 4), size)
    centres = _centres(version)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for x, y in ((x, y) for x in centres for y in centres if (x, y) not in corners):
        found |= _square(x, y, 2, (1,), size)
    if version >= 7:
        bits = version << 12 | _remainder(version, 12, 0x1F25)
        for at in range(18):
            a, b = size - 11 + at % 3, at // 3
            found[a, b] = found[b, a] = bits >> at & 1
    return found | _format(0, size)


def _square(
    cx: int, cy: int, radius: int, light: Sequence[int], size: int
) -> dict[tuple[int, int], int]:
    around = range(-radius, radius + 1)
    places = [(dx, dy) for dx in around for dy in around]
    return {
        (cx + dx, cy + dy): max(abs(dx), abs(dy)) not in light
        for dx, dy in places
        if 0 <= cx + dx < size and 0 <= cy + dy < size
    }


def _format(mask: int, size: int) -> dict[tuple[int, int], int]:
    data = _LEVEL << 3 | mask
    bits = (data << 10 | _remainder(data, 10, 0x537)) ^ 0x5412
    rows = (0, 1, 2, 3, 4, 5, 7, 8)
    one = [*((8, y) for y in rows), (7, 8), *((14 - at, 8) for at in range(9, 15))]
    other = [
        *((size - 1 - at, 8) for at in range(8)),
        *((8, size - 15 + at) for at in range(8, 15)),
    ]
    found = {place: bits >> at & 1 for places in (one, other) for at, place in enumerate(places)}
    return {**found, (8, size - 8): 1}


def _remainder(data: int, degree: int, poly: int) -> int:
    """Of a division of bit polynomials."""
    for _ in range(degree):
        data = data << 1 ^ (data >> degree - 1) * poly
    return data


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two, from the right; the sixth column is left out."""
    is_up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in reversed(range(size)) if is_up else range(size):
            yield from ((right, y), (right - 1, y))
        is_up = not is_up


def _penalty(dark: Matrix) -> int:
    """How hard a reader finds it: long runs, blocks, what looks like a corner, too much of one."""
    size, points = len(dark), 0
    for line in (*dark, *zip(*dark, strict=True)):
        text = "".join("1" if one else "0" for one in line)
        for run in text.replace("01", "0 1").replace("10", "1 0").split():
            points += len(run) - 2 if len(run) >= 5 else 0
        for corner in ("10111010000", "00001011101"):
            points += 40 * sum(text.startswith(corner, at) for at in range(size - 10))
    for above, below in pairwise(dark):
        for at in range(size - 1):
            points += 3 * (above[at] == above[at + 1] == below[at] == below[at + 1])
    share = sum(map(sum, dark)) * 20 / size**2
    return points + 10 * int(abs(share - 10))
