"""Sets of hexes as integers.

A `Hexset` is one Python int with one bit per hex. The hexes lie on an axial grid: bit
``ROW * row + column``, where the column is skewed by half a hex per row, so that each of the six
directions is the same shift for every hex. A row has 32 bits and never uses all of them; the unused
ones are padding that catches what is shifted over the rim, so a shifted set only needs a mask
(``& board.all``) before its bits are used.

    >>> a, b = hex_at(3, 4), hex_at(3, 5)
    >>> step(a, EAST) == b, distance(a, hex_at(5, 4)), count(a | b)
    (True, 2, 2)
"""

from collections.abc import Iterator
from struct import unpack

Hexset = int

ROW = 32
"""Bits per row."""

_ROW_MASK = (1 << ROW) - 1
_FEW = 6  # up to this many hexes are faster counted one by one
_MARGIN = 10  # column of a hex in the first column of row 0: leaves room for the skew of 20 rows

EAST, SOUTH_EAST, SOUTH_WEST = 1, ROW, ROW - 1
WEST, NORTH_WEST, NORTH_EAST = -EAST, -SOUTH_EAST, -SOUTH_WEST
DIRECTIONS = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)
"""The six directions, clockwise from east; each is the number of bits to shift."""

AXES = (EAST, SOUTH_EAST, SOUTH_WEST)
"""One direction for each of the three straight lines through a hex."""


def hex_at(row: int, column: int, top: int = 0) -> Hexset:
    """The hex of an offset grid (odd rows shifted right); `top` moves the grid down by rows."""
    return 1 << (ROW * (top + row) + _MARGIN + column - row // 2)


def offset(rows: int, columns: int) -> int:
    """How far to shift a hexset so that it moves down by an even number of rows, and right."""
    return ROW * rows + columns - rows // 2


def step(s: Hexset, direction: int) -> Hexset:
    """Every hex of the set moved by one in a direction."""
    return s << direction if direction > 0 else s >> -direction


def neighbours(s: Hexset) -> Hexset:
    """Every hex next to a hex of the set (unmasked; hexes of the set itself may be among them)."""
    right = s << 1
    both = s | right  # one shift for two directions
    return right | s >> 1 | both << 31 | both >> 32


def count(s: Hexset) -> int:
    """How many hexes are in the set."""
    return s.bit_count()


def singles(s: Hexset) -> Iterator[Hexset]:
    """The hexes of the set one by one, row by row from the top left."""
    while s:
        rest = s & (s - 1)
        yield s ^ rest
        s = rest


def nth(s: Hexset, n: int) -> Hexset:
    """The hex with n others before it in the set."""
    if n > _FEW:  # look only into the half where it is
        width = s.bit_length() >> 1
        lower = s & ((1 << width) - 1)
        number = lower.bit_count()
        return nth(lower, n) if n < number else nth(s >> width, n - number) << width
    while n:
        s &= s - 1
        n -= 1
    return s & -s


def words(s: Hexset, rows: int) -> tuple[int, ...]:
    """The set as one 32-bit word per row."""
    return unpack(f"<{rows}I", s.to_bytes(4 * rows, "little"))


def row(index: int) -> Hexset:
    """All bits of a row."""
    return _ROW_MASK << (ROW * index)


def region(start: Hexset, within: Hexset) -> Hexset:
    """All hexes of `within` that are connected with `start` through hexes of `within`."""
    fresh = start & within
    rest = within ^ fresh
    while fresh:
        fresh = neighbours(fresh) & rest
        rest ^= fresh
    return within ^ rest


def regions(s: Hexset) -> Iterator[Hexset]:
    """The connected parts of the set."""
    while s:
        part = region(s & -s, s)
        yield part
        s ^= part


def beyond_lines(s: Hexset, length: int) -> Hexset:
    """The hexes directly beyond either end of a straight unbroken line of at least `length`."""
    ends = 0
    for direction in DIRECTIONS:
        line, moved = s, s
        for _ in range(length - 1):
            moved = moved << direction if direction > 0 else moved >> -direction
            line &= moved
        if line:
            ends |= line << direction if direction > 0 else line >> -direction
    return ends & ~s


def beside_at_least(s: Hexset, number: int) -> Hexset:
    """Every hex next to at least `number` hexes of the set (unmasked)."""
    counted = [0] * number  # the hexes next to at least 1, 2 ... of those looked at so far
    for moved in (s << 1, s >> 1, s << 32, s >> 32, s << 31, s >> 31):
        for more in range(number - 1, 0, -1):
            counted[more] |= counted[more - 1] & moved
        counted[0] |= moved
    return counted[-1]


def in_corners(a: Hexset, b: Hexset) -> Hexset:
    """Every hex next to one of each set that touch each other (unmasked)."""
    east, west, south_east, north_west = b << 1, b >> 1, b << 32, b >> 32
    south_west, north_east = b << 31, b >> 31
    return (
        a << 1 & (north_east | south_east)
        | a >> 1 & (south_west | north_west)
        | a << 32 & (east | south_west)
        | a >> 32 & (west | north_east)
        | a << 31 & (south_east | west)
        | a >> 31 & (north_west | east)
    )


def has_line(s: Hexset, length: int, axes: tuple[int, ...] = AXES) -> bool:
    """Whether `length` hexes of the set lie in one straight unbroken line."""
    return bool(lines(s, length, axes))


def lines(s: Hexset, length: int, axes: tuple[int, ...] = AXES) -> Hexset:
    """The last hexes of all straight unbroken lines of that length."""
    ends = 0
    for direction in axes:
        line = moved = s
        for _ in range(length - 1):
            moved <<= direction
            line &= moved
        ends |= line
    return ends


def ahead(s: Hexset, direction: int, land: Hexset) -> Hexset:
    """All hexes from which a hex of the set lies ahead on a straight line over land."""
    found = fresh = s
    while fresh:
        fresh = step(fresh, -direction) & land & ~found
        found |= fresh
    return step(found, -direction) & land


def two_away(s: Hexset) -> Hexset:
    """Every hex exactly two away from a hex of the set in a straight line."""
    return s << 2 | s >> 2 | s << 64 | s >> 64 | s << 62 | s >> 62


def within(s: Hexset, steps: int) -> Hexset:
    """Every hex at most `steps` away from a hex of the set (unmasked)."""
    for _ in range(steps):
        s |= neighbours(s)
    return s


def spread(s: Hexset) -> int:
    """The largest distance between two hexes of the set (0 for none)."""
    places = [divmod(h.bit_length() - 1, ROW) for h in singles(s)]
    if not places:
        return 0
    rows, columns = zip(*places, strict=True)
    diagonals = [row + column for row, column in places]
    return max(max(line) - min(line) for line in (rows, columns, diagonals))


def distance(a: Hexset, b: Hexset) -> int:
    """Steps between two single hexes."""
    row_a, column_a = divmod(a.bit_length() - 1, ROW)
    row_b, column_b = divmod(b.bit_length() - 1, ROW)
    down, right = row_a - row_b, column_a - column_b
    return max(abs(down), abs(right), abs(down + right))
