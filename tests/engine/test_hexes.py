"""Hexsets against plain coordinates: the neighbour formula of the section files, naively."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from hexholm import hexes
from hexholm.grid import SQUARE, WITH_ISLAND

CELLS = [(r, c) for r in range(20) for c in range(20)]
cells = st.sampled_from(CELLS)
sets = st.sets(cells, max_size=40)


def around(cell: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Odd rows are shifted half a hex to the right."""
    r, c = cell
    d = r % 2
    for row, column in (
        (r, c - 1),
        (r, c + 1),
        (r - 1, c - 1 + d),
        (r - 1, c + d),
        (r + 1, c - 1 + d),
        (r + 1, c + d),
    ):
        if 0 <= row < 20 and 0 <= column < 20:
            yield row, column


def bits(some: set[tuple[int, int]]) -> hexes.Hexset:
    return sum(hexes.hex_at(r, c) for r, c in some)


def steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    seen, number = {a}, 0
    while b not in seen:
        seen |= {other for cell in seen for other in around(cell)}
        number += 1
    return number


def test_c_7_1_the_board_has_400_hexes_named_a1_to_t20() -> None:
    """C-7.1: 20 rows of 20."""
    assert SQUARE.all.bit_count() == 400
    assert SQUARE.names[hexes.hex_at(0, 0)] == "a1"
    assert SQUARE.names[hexes.hex_at(19, 19)] == "t20"
    assert SQUARE.hexes["c4"] == hexes.hex_at(3, 2)


def test_c_7_2_neighbours_of_every_hex() -> None:
    """C-7.2: up to six neighbours, across section borders too."""
    for cell in CELLS:
        assert SQUARE.around[hexes.hex_at(*cell)] == bits(set(around(cell)))


def test_c_7_4_edges() -> None:
    """C-7.4: first and last row and column; a corner belongs to two edges."""
    assert SQUARE.edges["top"] == bits({(0, c) for c in range(20)})
    assert SQUARE.edges["bottom"] == bits({(19, c) for c in range(20)})
    assert SQUARE.edges["left"] == bits({(r, 0) for r in range(20)})
    assert SQUARE.edges["right"] == bits({(r, 19) for r in range(20)})
    assert SQUARE.edge.bit_count() == 76


@given(sets)
def test_neighbours_of_a_set(some: set[tuple[int, int]]) -> None:
    expected = {other for cell in some for other in around(cell)}
    assert hexes.neighbours(bits(some)) & SQUARE.all == bits(expected)


@given(sets)
def test_listing(some: set[tuple[int, int]]) -> None:
    s = bits(some)
    listed = list(hexes.singles(s))
    in_order = [hexes.hex_at(r, c) for r, c in sorted(some)]
    assert listed == in_order
    assert [hexes.nth(s, n) for n in range(len(some))] == in_order
    assert hexes.count(s) == len(some)
    assert sum(word.bit_count() for word in hexes.words(s, 20)) == len(some)


@given(sets)
def test_regions(some: set[tuple[int, int]]) -> None:
    parts = list(hexes.regions(bits(some)))
    assert sum(parts) == bits(some)
    for part in parts:
        assert hexes.region(part & -part, bits(some)) == part
        assert not hexes.neighbours(part) & bits(some) & ~part
    for cell in some:
        mine = next(part for part in parts if part & hexes.hex_at(*cell))
        for other in some.intersection(around(cell)):
            assert mine & hexes.hex_at(*other)


@given(cells, cells)
def test_distance(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert hexes.distance(hexes.hex_at(*a), hexes.hex_at(*b)) == steps(a, b)
    near = hexes.within(hexes.hex_at(*a), 3) & hexes.hex_at(*b)
    assert bool(near) == (steps(a, b) <= 3)


@given(cells)
def test_six_directions_are_six_lines(cell: tuple[int, int]) -> None:
    """Two steps one way are a hex at distance two whose only middle is the first step."""
    start = hexes.hex_at(*cell)
    steps = {direction: hexes.step(start, direction) for direction in hexes.DIRECTIONS}
    lines = [(direction, one, hexes.step(one, direction)) for direction, one in steps.items()]
    inside = [line for line in lines if line[1] & SQUARE.all and line[2] & SQUARE.all]
    assert inside
    for direction, one, two in inside:
        assert SQUARE.around[start] & SQUARE.around[two] == one
        assert hexes.step(one, -direction) == start
    assert hexes.two_away(start) == sum(two for _, _, two in lines)


@given(sets)
def test_what_lies_beyond_lines_of_three(some: set[tuple[int, int]]) -> None:
    expected = set()
    for cell in CELLS:
        if cell in some:
            continue
        for direction in hexes.DIRECTIONS:
            line, here = [], hexes.hex_at(*cell)
            for _ in range(3):
                here = hexes.step(here, direction)
                line.append(bool(here & bits(some)))
            if all(line):
                expected.add(cell)
    assert hexes.beyond_lines(bits(some), 3) & SQUARE.all == bits(expected)


@given(sets, st.integers(1, 6))
def test_next_to_so_many(some: set[tuple[int, int]], number: int) -> None:
    expected = {cell for cell in CELLS if len(some & set(around(cell))) >= number}
    assert hexes.beside_at_least(bits(some), number) & SQUARE.all == bits(expected)


@given(sets, st.integers(2, 4))
def test_straight_lines(some: set[tuple[int, int]], length: int) -> None:
    own = bits(some)
    for axis in hexes.AXES:
        found = False
        for cell in some:
            line = place = hexes.hex_at(*cell)
            for _ in range(length - 1):
                place = hexes.step(place, axis)
                line |= place
            found |= not line & ~own
        assert hexes.has_line(own, length, (axis,)) == found


@given(sets, st.sampled_from(hexes.DIRECTIONS))
def test_what_lies_ahead(some: set[tuple[int, int]], direction: int) -> None:
    targets = bits(some)
    expected = 0
    for cell in CELLS:
        place = hexes.step(hexes.hex_at(*cell), direction)
        while place & SQUARE.all and not place & targets:
            place = hexes.step(place, direction)
        expected |= hexes.hex_at(*cell) if place & targets & SQUARE.all else 0
    assert hexes.ahead(targets, direction, SQUARE.all) == expected


@given(sets)
def test_the_largest_distance(some: set[tuple[int, int]]) -> None:
    places = [hexes.hex_at(*cell) for cell in some]
    expected = max((hexes.distance(a, b) for a in places for b in places), default=0)
    assert hexes.spread(bits(some)) == expected


def test_the_island_touches_nothing_else() -> None:
    """Q-island: a separate board of five rows."""
    grid = WITH_ISLAND
    assert [row.bit_count() for row in grid.rows[20:]] == [4, 5, 6, 5, 4]
    assert grid.main == SQUARE.all
    assert not hexes.within(grid.main, 2) & grid.island
    assert grid.named(grid.around[grid.hexes["i.a1"]]) == ["i.b1", "i.a2", "i.b2"]
    assert grid.named(grid.around[grid.hexes["i.a3"]]) == ["i.a2", "i.b3", "i.a4"]
    inner = grid.around[grid.hexes["i.c3"]]
    assert inner.bit_count() == 6
    assert not grid.hexes["i.c3"] & grid.shore
    assert [grid.row_of(grid.hexes[name]) for name in ("a1", "t20", "i.a1", "i.d5")] == [
        0,
        19,
        20,
        24,
    ]
    assert grid.row_names[19:21] == ("20", "i.1")
