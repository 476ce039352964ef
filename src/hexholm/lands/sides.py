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
from hexholm.lands.drawing import Span, inner, is_in, wrong_number
from hexholm.texts import Message, say

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


def side_faults(side: str | Sequence[str], kind: str) -> list[str]:
    """Every way in which a side (its file, or its rows of letters) is not one of its kind."""
    return [say(fault) for fault in wrongs(side, kind)]


def wrongs(side: str | Sequence[str], kind: str) -> Iterator[Message]:
    """The same as messages, each computed on demand."""
    wanted = SIDES.get(kind)
    if wanted is None:
        yield Message("land-side-unknown", {"got": repr(kind)})
        return
    if isinstance(side, str):
        lines = [line for line in side.splitlines() if line.strip() and not line.startswith("#")]
        head = lines.pop(0) if lines and lines[0].startswith("[") else ""
        if head and f"board={wanted.board}" not in head.split():
            yield Message("land-other-board", {"wanted": wanted.board})
        side = ["".join(line.split()).upper() for line in lines]
    if tuple(map(len, side)) != WIDTHS:
        yield Message("land-rows", {"widths": ", ".join(map(str, WIDTHS))})
        return
    if unknown := sorted(set("".join(side)) - LETTERS.keys()):
        yield Message("land-letters", {"names": " ".join(unknown)})
        return
    sets = dict.fromkeys(LETTERS, 0)
    for line, hexes in zip(side, ROWS, strict=True):
        for letter, h in zip(line, hexes, strict=True):
            sets[letter] |= h
    top, after = side[0], len(wanted.top)
    if not top.startswith(wanted.top) or top[after : after + 1] == wanted.top[-1]:
        yield Message("land-top", {"got": top, "wanted": wanted.top})
    yield from _wrong_sites(sets)
    yield from _wrong_terrain(wanted, sets)
    yield from _wrong_rough(wanted, sets)


def _wrong_sites(sets: dict[str, Hexset]) -> Iterator[Message]:
    for letter, number in Counter(SITES).items():
        if (n := count(sets[letter])) != number:
            yield wrong_number("letter", n, LETTERS[letter], (number, number), letter)
    sites = sum(sets[letter] for letter in set(SITES))
    if sites & RIM:
        yield Message("land-rim")
    if neighbours(sites) & sites:
        yield Message("land-touching")
    if sets["X"] & ~MIDDLE:
        yield Message("land-castle")
    for site in singles(sites):
        if sum(1 for letter in CARDS if neighbours(site) & sets[letter]) < 2:
            yield Message("land-lonely", {"n": 2})


def _wrong_terrain(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[Message]:
    threes = fives = 0
    for letter in CARDS:
        name, sizes = LETTERS[letter], _sizes(sets[letter])
        threes += sizes.count(3)
        fives += sizes.count(5)
        spans = {1: ONE, 2: TWO}.get(len(sizes), (0, 0))
        if not sizes:
            yield Message("land-no-region", {"terrain": name})
        elif not all(is_in(size, spans) for size in sizes) or not is_in(sum(sizes), TERRAIN):
            yield Message("land-regions", {"terrain": name, "sizes": ", ".join(map(str, sizes))})
    if threes < wanted.threes:
        yield Message("land-threes", {"n": threes, "least": wanted.threes})
    many = _FIVES + sum(1 for _, size in wanted.sizes if size == 5)
    if fives > many:
        yield Message("land-fives", {"n": fives, "most": many})
    for letter, size in wanted.sizes:
        if size not in _sizes(sets[letter]):
            yield Message("land-no-size", {"terrain": LETTERS[letter], "n": size})


def _wrong_rough(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[Message]:
    rough = count(sets["I"] | sets["M"])
    if not is_in(rough, ROUGH):
        yield wrong_number("rough", rough, "", ROUGH)
    for letter in "IM":
        hexes, areas = count(sets[letter]), len(_sizes(sets[letter]))
        if not is_in(hexes, wanted.spans[letter]):
            yield wrong_number("terrain", hexes, LETTERS[letter], wanted.spans[letter])
        if not is_in(areas, wanted.areas[letter]):
            yield wrong_number("areas", areas, LETTERS[letter], wanted.areas[letter])
    if wanted.has_range and not any(map(_crosses, regions(sets["M"]))):
        yield Message("land-no-range")
    if wanted.has_ring and not any(map(_encloses, regions(sets["I"]))):
        yield Message("land-no-ring")


def _sizes(s: Hexset) -> list[int]:
    return sorted(count(part) for part in regions(s))


def _crosses(area: Hexset) -> bool:
    """Whether it is long and goes from rim to rim."""
    return count(area) >= _LONG and spread(area & RIM) >= 6


def _encloses(area: Hexset) -> bool:
    """Whether it is long and keeps some land from the rim."""
    dry = ALL & ~area
    return count(area) >= _LONG and region(dry & RIM, dry) != dry
