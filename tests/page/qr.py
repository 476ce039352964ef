"""Reading a QR code off the page, as a phone does (ISO/IEC 18004), as long as it is clean."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

# Level L, by version: error-correction codewords a block, and how many blocks.
ECC = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30]
BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9]
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


def read_code(code: Locator) -> str:
    """The text of a code that the page draws as one path."""
    quiet = -int(float((code.get_attribute("viewBox") or "").split()[0]))
    size = int(float((code.get_attribute("viewBox") or "").split()[2])) - 2 * quiet
    dark = [[False] * size for _ in range(size)]
    path = code.locator("path").get_attribute("d") or ""
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)", path):
        for at in range(int(x), int(x) + int(run)):
            dark[int(y)][at] = True
    return text_of(dark)


def text_of(dark: list[list[bool]]) -> str:
    """The text of a code, by its dark modules."""
    return _text(_codewords(dark), (len(dark) - 17) // 4)


def _centres(version: int) -> list[int]:
    if version == 1:
        return []
    number = version // 7 + 2
    step = 2 * ((8 * version + 3 * number + 5) // (4 * number - 4))
    return [6, *(4 * version + 10 - step * at for at in reversed(range(number - 1)))]


def _is_pattern(x: int, y: int, size: int, version: int) -> bool:
    """Whether a module is there for the reader and holds no data."""
    near, far = 9, size - 8
    if (x < near and y < near) or (x >= far and y < near) or (x < near and y >= far):
        return True
    if 6 in (x, y):
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    last = size - 7
    return any(
        abs(x - cx) <= 2 and abs(y - cy) <= 2
        for cx in _centres(version)
        for cy in _centres(version)
        if (cx, cy) not in ((6, 6), (6, last), (last, 6))
    )


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two, from the right; the sixth column is left out."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for step in range(size):
            y = size - 1 - step if up else step
            yield right, y
            yield right - 1, y
        up = not up


def _codewords(dark: list[list[bool]]) -> bytes:
    size = len(dark)
    version = (size - 17) // 4
    format_bits = [dark[8][x] for x in (0, 1, 2, 3, 4)]
    number = int("".join(map(str, map(int, format_bits))), 2) ^ 0b10101
    mask = MASKS[number & 7]
    bits = [
        dark[y][x] ^ (mask(x, y) == 0)
        for x, y in _path(size)
        if not _is_pattern(x, y, size, version)
    ]
    whole = len(bits) // 8
    return bytes(
        int("".join("1" if bit else "0" for bit in bits[8 * at : 8 * at + 8]), 2)
        for at in range(whole)
    )


def _text(words: bytes, version: int) -> str:
    ecc, count = ECC[version - 1], BLOCKS[version - 1]
    short, long = divmod(len(words), count)
    sizes = [short - ecc + (at >= count - long) for at in range(count)]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for row in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if row < size:
                block.append(next(rest))
    data = bytes(word for block in blocks for word in block)
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100", "bytes"
    wide = 16 if version > 9 else 8
    length = int(bits[4 : 4 + wide], 2)
    start = 4 + wide
    return bytes(int(bits[start + 8 * at :][:8], 2) for at in range(length)).decode()
