"""Sides of Winter Kingdom's boards: what they share, and what is known of each.

A side is a hexagon of 61 hexes. Nobody outside the publisher has written the 14 printed ones down
hex by hex, but it is known how each top row begins, which gave them their names (``2i3g``: two
ice, three grassland), and a thing or two about most of them. So every name is a kind here, and a
good side of a kind has what is known of the printed one, and what all of them share.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hexholm.hexes import (
    Hexset,
    count,
    hex_at,
    neighbours,
    region,
    regions,
    singles,
    spread,
    within,
)
from hexholm.lands.drawing import Fault, Span, fault, inner, is_in, letter_sets, wrong_number
from hexholm.texts import say

LETTERS: Final = MappingProxyType(
    {
        "F": "flower-field",
        "G": "grassland",
        "U": "tundra",
        "E": "fell-field",
        "S": "snowscape",
        "T": "forest",
        "I": "ice",
        "M": "mountain",
        "N": "tunnel",
        "V": "village",
        "X": "castle",
    }
)
CARDS: Final = "FGUEST"
"""The letters of the six terrains that are on cards."""
SITES: Final = "XNVV"
"""The special hexes of every side, one letter per hex."""
WIDTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""Hexes of each row."""

ROWS: Final = [
    [hex_at(r, abs(4 - r) // 2 + c) for c in range(width)] for r, width in enumerate(WIDTHS)
]
"""Its hexes, row by row."""
ALL: Final[Hexset] = sum(h for row in ROWS for h in row)
INNER: Final = inner(ALL)
RIM: Final = ALL & ~INNER
MIDDLE: Final = within(ROWS[4][4], 2)
"""Where the castle stands."""

TERRAIN: Final[Span] = (6, 10)
"""Hexes of a card terrain."""
ONE: Final[Span] = (6, 9)
"""Hexes of its region, where it has one."""
TWO: Final[Span] = (3, 5)
"""Hexes of each region, where it has two."""
ROUGH: Final[Span] = (9, 15)
"""Hexes of ice and mountain."""
_FIVES: Final = 1  # regions of 5 are rare: one, and those that are known of a side
_LONG: Final = 11  # hexes of the great range and of the ring


@dataclass(frozen=True)
class SideKind:
    """What is known of a side, as far as it isn't known of all."""

    board: str
    top: str
    """How the top row begins; the hex after that is of another letter."""
    ice: Span = (4, 9)
    mountain: Span = (2, 7)
    ice_areas: Span = (1, 2)
    mountain_areas: Span = (1, 2)
    sizes: tuple[tuple[str, int], ...] = ()
    """Regions and areas that must be there: letter, hexes."""
    threes: int = 0
    """Least number of regions of three hexes."""
    has_range: bool = False
    """A long mountain range crosses it."""
    has_ring: bool = False
    """A long river of ice flows around some land."""

    @property
    def spans(self) -> dict[str, Span]:
        """How much ice and how much mountain."""
        return {"I": self.ice, "M": self.mountain}

    @property
    def areas(self) -> dict[str, Span]:
        """In how many areas they lie."""
        return {"I": self.ice_areas, "M": self.mountain_areas}


SIDES: Final[Mapping[str, SideKind]] = MappingProxyType(
    {
        "3fe": SideKind(
            "A",
            "EEE",
            ice=(1, 4),
            mountain=(_LONG, 13),
            ice_areas=(1, 1),
            mountain_areas=(1, 1),
            has_range=True,
        ),
        "2i3g": SideKind(
            "A",
            "IIGGG",
            ice=(_LONG, 14),
            mountain=(1, 3),
            ice_areas=(1, 1),
            mountain_areas=(1, 1),
            sizes=(("S", 5), ("E", 5)),
            threes=5,
            has_ring=True,
        ),
        "3fo": SideKind("B", "TTT"),
        "2g": SideKind("B", "GG", sizes=(("U", 9),)),
        "4fe": SideKind("C", "EEEE"),
        "1m3fo": SideKind(
            "C", "MTTT", ice=(0, 0), mountain=(9, 13), ice_areas=(0, 0), mountain_areas=(2, 3)
        ),
        "3fl": SideKind("D", "FFF", sizes=(("U", 8),)),
        "1g": SideKind("D", "G"),
        "3t": SideKind("E", "UUU", sizes=(("G", 8), ("S", 5))),
        "1fo": SideKind("E", "T"),
        "2i3s": SideKind(
            "F", "IISSS", ice=(9, 14), mountain=(0, 0), ice_areas=(1, 2), mountain_areas=(0, 0)
        ),
        "1s": SideKind(
            "F", "S", ice_areas=(2, 3), mountain_areas=(2, 3), sizes=(("I", 1), ("M", 1))
        ),
        "1m4t": SideKind("G", "MUUUU"),
        "1fl": SideKind(
            "G", "F", ice_areas=(2, 3), mountain_areas=(2, 3), sizes=(("I", 1), ("M", 1), ("M", 2))
        ),
    }
)
"""A kind of side -> what it must be like."""


OTHER: Final = SideKind(
    "", "", ice=(0, 14), mountain=(0, 13), ice_areas=(0, 3), mountain_areas=(0, 3)
)
"""What is known of all sides alone."""


def side_faults(side: str | Sequence[str], kind: str) -> list[str]:
    """Every way in which a side (its file, or its rows of letters) is not one of its kind."""
    return [say(one.message) for one in wrongs(side, kind)]


def wrongs(side: str | Sequence[str], kind: str) -> Iterator[Fault]:
    """The same, each with its hexes and computed on demand."""
    wanted = SIDES.get(kind)
    if wanted is None:
        yield fault("land-side-unknown", got=repr(kind))
        return
    if isinstance(side, str):
        lines = [line for line in side.splitlines() if line.strip() and not line.startswith("#")]
        head = lines.pop(0) if lines and lines[0].startswith("[") else ""
        if head and f"board={wanted.board}" not in head.split():
            yield fault("land-other-board", wanted=wanted.board)
        side = ["".join(line.split()).upper() for line in lines]
    if tuple(map(len, side)) != WIDTHS:
        yield fault("land-rows", widths=", ".join(map(str, WIDTHS)))
        return
    if unknown := sorted(set("".join(side)) - LETTERS.keys()):
        yield fault("land-letters", names=" ".join(unknown))
        return
    yield from wrong_rows(side, wanted)


def wrong_rows(rows: Sequence[str], wanted: SideKind) -> Iterator[Fault]:
    """What is wrong with the land of a side; some hexes may be empty."""
    sets = letter_sets(rows, ROWS, LETTERS)
    top, after = rows[0], len(wanted.top)
    if not top.startswith(wanted.top) or top[after : after + 1] == wanted.top[-1:]:
        first = sum(ROWS[0][: after + 1])
        yield fault("land-top", first, is_open=True, got=top, wanted=wanted.top)
    yield from _wrong_sites(sets)
    yield from _wrong_terrain(wanted, sets)
    yield from _wrong_rough(wanted, sets)


def _wrong_sites(sets: dict[str, Hexset]) -> Iterator[Fault]:
    for letter, number in Counter(SITES).items():
        if (n := count(sets[letter])) != number:
            span = (number, number)
            yield wrong_number("letter", n, LETTERS[letter], span, sets[letter], letter)
    sites = sum(sets[letter] for letter in set(SITES))
    if sites & RIM:
        yield fault("land-rim", sites & RIM)
    if touching := neighbours(sites) & sites:
        yield fault("land-touching", touching)
    if away := sets["X"] & ~MIDDLE:
        yield fault("land-castle", away)
    for site in singles(sites):
        if sum(1 for letter in CARDS if neighbours(site) & sets[letter]) < 2:
            yield fault("land-lonely", site, is_open=True, n=2)


def _wrong_terrain(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[Fault]:
    threes = fives = 0
    for letter in CARDS:
        name, sizes = LETTERS[letter], _sizes(sets[letter])
        threes += sizes.count(3)
        fives += sizes.count(5)
        spans = {1: ONE, 2: TWO}.get(len(sizes), (0, 0))
        if not sizes:
            yield fault("land-no-region", is_open=True, terrain=name)
        elif not all(is_in(size, spans) for size in sizes) or not is_in(sum(sizes), TERRAIN):
            there = ", ".join(map(str, sizes))
            yield fault("land-regions", sets[letter], is_open=True, terrain=name, sizes=there)
    if threes < wanted.threes:
        yield fault("land-threes", is_open=True, n=threes, least=wanted.threes)
    many = _FIVES + sum(1 for _, size in wanted.sizes if size == 5)
    if fives > many:
        yield fault("land-fives", is_open=True, n=fives, most=many)
    for letter, size in wanted.sizes:
        if size not in _sizes(sets[letter]):
            yield fault("land-no-size", is_open=True, terrain=LETTERS[letter], n=size)


def _wrong_rough(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[Fault]:
    rough = sets["I"] | sets["M"]
    if not is_in(count(rough), ROUGH):
        yield wrong_number("rough", count(rough), "", ROUGH, rough)
    for letter in "IM":
        name, hexes = LETTERS[letter], sets[letter]
        areas = len(_sizes(hexes))
        if not is_in(count(hexes), wanted.spans[letter]):
            yield wrong_number("terrain", count(hexes), name, wanted.spans[letter], hexes)
        if not is_in(areas, wanted.areas[letter]):
            yield wrong_number("areas", areas, name, wanted.areas[letter], hexes)
    if wanted.has_range and not any(map(_crosses, regions(sets["M"]))):
        yield fault("land-no-range", sets["M"], is_open=True)
    if wanted.has_ring and not any(map(_encloses, regions(sets["I"]))):
        yield fault("land-no-ring", sets["I"], is_open=True)


def _sizes(s: Hexset) -> list[int]:
    return sorted(count(part) for part in regions(s))


def _crosses(area: Hexset) -> bool:
    """Whether it is long and goes from rim to rim."""
    return count(area) >= _LONG and spread(area & RIM) >= 6


def _encloses(area: Hexset) -> bool:
    """Whether it is long and keeps some land from the rim."""
    dry = ALL & ~area
    return count(area) >= _LONG and region(dry & RIM, dry) != dry
