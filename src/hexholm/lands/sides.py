"""New sides for the boards of Winter Kingdom, made from a seed.

A side is a hexagon of 61 hexes. Nobody outside the publisher has written the 14 printed ones down
hex by hex, but it is known how each top row begins, which gave them their names (``2i3g``: two
ice, three grassland), and a thing or two about most of them. So every name is a kind here, and a
new side of a kind has what is known of the printed one, and what all of them share.

    >>> text = new_side("2i3g", seed=5)
    >>> text.splitlines()[:2], side_faults(text, "2i3g")
    (['[2i3g-5] board=A source=house', 'I I G G G'], [])
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final

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
from hexholm.lands.drawing import Land, Span, inner

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
"""The special hexes of every side, a letter a hex."""
WIDTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""Hexes of each row."""

_ROWS: Final = [
    [hex_at(r, abs(4 - r) // 2 + c) for c in range(width)] for r, width in enumerate(WIDTHS)
]
_ALL: Final[Hexset] = sum(h for row in _ROWS for h in row)
_INNER: Final = inner(_ALL)
_MIDDLE: Final = within(_ROWS[4][4], 2)
_RIM: Final = _ALL & ~_INNER

_TERRAIN: Final[Span] = (6, 10)  # hexes of a card terrain
_ONE: Final[Span] = (6, 9)  # which lie in one region
_TWO: Final[Span] = (3, 5)  # or in two
_ROUGH: Final[Span] = (9, 15)  # hexes of ice and mountain
_LONG: Final = 11  # hexes of the great range and of the ring
_FIVES: Final = 1  # regions of 5 are rare: not more of them than are known of a side, and one
_SHAPES: Final = ((6,), (7,), (7,), (8,), (8,), (3, 3), (3, 4), (4, 3), (4, 4), (4, 4))
_THREES: Final = tuple(shape for shape in _SHAPES if 3 in shape)


@dataclass(frozen=True)
class SideKind:
    """What is known of a side, as far as it is not known of all."""

    board: str
    top: str
    """How the top row begins; the hex after that is of another letter."""
    ice: Span = (4, 9)
    mountain: Span = (2, 7)
    areas: Mapping[str, Span] = field(default_factory=lambda: {"I": (1, 2), "M": (1, 2)})
    """How many areas of ice and of mountain."""
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


def _areas(ice: Span, mountain: Span) -> Mapping[str, Span]:
    return MappingProxyType({"I": ice, "M": mountain})


SIDES: Final[Mapping[str, SideKind]] = MappingProxyType(
    {
        "3fe": SideKind(
            "A",
            "EEE",
            ice=(1, 4),
            mountain=(_LONG, 13),
            areas=_areas((1, 1), (1, 1)),
            has_range=True,
        ),
        "2i3g": SideKind(
            "A",
            "IIGGG",
            ice=(_LONG, 14),
            mountain=(1, 3),
            areas=_areas((1, 1), (1, 1)),
            sizes=(("S", 5), ("E", 5)),
            threes=5,
            has_ring=True,
        ),
        "3fo": SideKind("B", "TTT"),
        "2g": SideKind("B", "GG", sizes=(("U", 9),)),
        "4fe": SideKind("C", "EEEE"),
        "1m3fo": SideKind("C", "MTTT", ice=(0, 0), mountain=(9, 13), areas=_areas((0, 0), (2, 3))),
        "3fl": SideKind("D", "FFF", sizes=(("U", 8),)),
        "1g": SideKind("D", "G"),
        "3t": SideKind("E", "UUU", sizes=(("G", 8), ("S", 5))),
        "1fo": SideKind("E", "T"),
        "2i3s": SideKind("F", "IISSS", ice=(9, 14), mountain=(0, 0), areas=_areas((1, 2), (0, 0))),
        "1s": SideKind("F", "S", areas=_areas((2, 3), (2, 3)), sizes=(("I", 1), ("M", 1))),
        "1m4t": SideKind("G", "MUUUU"),
        "1fl": SideKind(
            "G", "F", areas=_areas((2, 3), (2, 3)), sizes=(("I", 1), ("M", 1), ("M", 2))
        ),
    }
)
"""A kind of side -> what it must be like."""


def new_side(kind: str, seed: int, name: str | None = None) -> str:
    """The file of a side of a kind, named ``3fe-5`` or as you say; the same seed, the same side."""
    wanted = SIDES.get(kind)
    if wanted is None:
        raise ValueError(f"there is no kind of side {kind!r}; there are: {', '.join(SIDES)}")
    if seed < 0:
        raise ValueError(f"the seed must be 0 or more, not {seed}")
    rng = Random(f"{kind} {seed}")
    while True:
        rows = _Side(wanted, rng).drawn()
        if rows and not side_faults(rows, kind):
            head = f"[{name or f'{kind}-{seed}'}] board={wanted.board} source=house"
            return "\n".join([head, *map(" ".join, rows), ""])


# --- the check -------------------------------------------------------------------------------


def side_faults(side: str | Sequence[str], kind: str) -> list[str]:
    """Every way in which a side (its file, or its rows of letters) is not one of its kind."""
    wanted = SIDES.get(kind)
    if wanted is None:
        return [f"no kind of side is named {kind!r}"]
    found = []
    if isinstance(side, str):
        lines = [line for line in side.splitlines() if line.strip() and not line.startswith("#")]
        if f"board={wanted.board}" not in lines[0].split():
            found.append(f"the board is not {wanted.board}")
        side = ["".join(line.split()) for line in lines[1:]]
    if tuple(map(len, side)) != WIDTHS:
        return [*found, f"the rows must have {', '.join(map(str, WIDTHS))} hexes"]
    if unknown := sorted(set("".join(side)) - LETTERS.keys()):
        return [*found, f"unknown letters {' '.join(unknown)}"]
    sets = dict.fromkeys(LETTERS, 0)
    for line, hexes in zip(side, _ROWS, strict=True):
        for letter, h in zip(line, hexes, strict=True):
            sets[letter] |= h
    found += _wrong_top(wanted, side[0])
    found += _wrong_sites(sets)
    found += _wrong_terrain(wanted, sets)
    found += _wrong_rough(wanted, sets)
    return found


def _wrong_top(wanted: SideKind, top: str) -> Iterator[str]:
    after = len(wanted.top)
    if not top.startswith(wanted.top) or top[after : after + 1] == wanted.top[-1]:
        yield f"the top row is {top} and does not begin with just {wanted.top}"


def _wrong_sites(sets: dict[str, Hexset]) -> Iterator[str]:
    for letter, number in Counter(SITES).items():
        if count(sets[letter]) != number:
            yield f"{count(sets[letter])} hexes {letter} ({LETTERS[letter]}) instead of {number}"
    sites = sum(sets[letter] for letter in set(SITES))
    if sites & _RIM:
        yield "a special hex on the rim"
    if neighbours(sites) & sites:
        yield "two special hexes next to each other"
    if sets["X"] & ~_MIDDLE:
        yield "the castle is not in the middle"
    for site in singles(sites):
        if sum(1 for letter in CARDS if neighbours(site) & sets[letter]) < 2:
            yield "a special hex that touches fewer than 2 terrains"


def _wrong_terrain(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[str]:
    threes = fives = 0
    for letter in CARDS:
        sizes = _sizes(sets[letter])
        threes += sizes.count(3)
        fives += sizes.count(5)
        spans = {1: _ONE, 2: _TWO}.get(len(sizes), (0, 0))
        if not all(_in(size, spans) for size in sizes) or not _in(sum(sizes), _TERRAIN):
            yield f"{LETTERS[letter]} in regions of {', '.join(map(str, sizes)) or 'none'}"
    if threes < wanted.threes:
        yield f"{threes} regions of 3 instead of {wanted.threes} or more"
    many = _FIVES + sum(1 for _, size in wanted.sizes if size == 5)
    if fives > many:
        yield f"{fives} regions of 5 instead of {many} or fewer"
    for letter, size in wanted.sizes:
        if size not in _sizes(sets[letter]):
            yield f"no {LETTERS[letter]} of {size}"


def _wrong_rough(wanted: SideKind, sets: dict[str, Hexset]) -> Iterator[str]:
    rough = count(sets["I"] | sets["M"])
    if not _in(rough, _ROUGH):
        yield f"{rough} hexes of ice and mountain instead of {_ROUGH[0]} to {_ROUGH[1]}"
    for letter in "IM":
        hexes, (least, most) = count(sets[letter]), wanted.spans[letter]
        if not least <= hexes <= most:
            yield f"{hexes} hexes of {LETTERS[letter]} instead of {least} to {most}"
        areas, (few, many) = len(_sizes(sets[letter])), wanted.areas[letter]
        if not few <= areas <= many:
            yield f"{areas} areas of {LETTERS[letter]} instead of {few} to {many}"
    if wanted.has_range and not any(map(_crosses, regions(sets["M"]))):
        yield "no long mountain range across the board"
    if wanted.has_ring and not any(map(_encloses, regions(sets["I"]))):
        yield "no long river of ice in a ring"


def _sizes(s: Hexset) -> list[int]:
    return sorted(count(part) for part in regions(s))


def _in(number: int, span: Span) -> bool:
    return span[0] <= number <= span[1]


def _crosses(area: Hexset) -> bool:
    """Whether it is long and goes from rim to rim."""
    return count(area) >= _LONG and spread(area & _RIM) >= 6


def _encloses(area: Hexset) -> bool:
    """Whether it is long and keeps some land from the rim."""
    dry = _ALL & ~area
    return count(area) >= _LONG and region(dry & _RIM, dry) != dry


# --- the drawing -----------------------------------------------------------------------------


class _Side(Land):
    """One try: ice and mountains first, sites beside them, then the regions on what is left."""

    OVERGROWTH: ClassVar[float] = 1e-5

    def __init__(self, wanted: SideKind, rng: Random) -> None:
        super().__init__(_ROWS, LETTERS, rng)
        self.wanted = wanted
        self.top: dict[str, Hexset] = {}
        """What the top row begins with."""
        for letter, h in zip(wanted.top, _ROWS[0], strict=False):
            self.top[letter] = self.top.get(letter, 0) | h

    def drawn(self) -> tuple[str, ...] | None:
        """The rows of letters, or None where the side does not come out."""
        if not self.rough() or not self.sites():
            return None
        return self.letters if any(self.land() for _ in range(20)) else None

    # ice and mountains

    def rough(self) -> bool:
        """Areas of ice and of mountain, the one with the more hexes first."""
        hexes = {letter: self.rng.randint(*span) for letter, span in self.wanted.spans.items()}
        if not _in(sum(hexes.values()), _ROUGH):
            return False
        begun = sum(self.top.values())
        self.free &= ~begun
        for letter in sorted(hexes, key=hexes.__getitem__, reverse=True):
            if not self.areas(letter, hexes[letter]):
                return False
        rough = self.sets["I"] | self.sets["M"]
        self.free |= begun & ~rough
        return _in(count(rough), _ROUGH)

    def areas(self, letter: str, hexes: int) -> bool:
        """So many hexes of ice or mountain, in as many areas as there may be."""
        wanted = self.wanted
        if letter == "I" and wanted.has_ring:
            return self.ring(hexes)
        small = [size for other, size in wanted.sizes if other == letter]
        number, left = self.rng.randint(*wanted.areas[letter]) - len(small), hexes - sum(small)
        if number < 0 or left < 2 * number or bool(left) != bool(number):
            return False
        cuts = sorted(self.rng.choices(range(2, left - 1), k=number - 1)) if number > 1 else []
        large = [b - a for a, b in zip([0, *cuts], [*cuts, left], strict=True)] if number else []
        if min(large, default=2) < 2:
            return False
        return all(self.area(letter, size) for size in sorted(large, reverse=True) + small)

    def area(self, letter: str, size: int) -> bool:
        """One area: of ice a river, mostly from the rim; of mountain a range or a round one."""
        apart = ~within(self.sets[letter], 1)
        kept, self.free = self.free, self.free & apart
        start = self.top.get(letter, 0) & apart
        room = self.free & (_RIM if self.wanted.has_range or self.rng.random() < 0.6 else _INNER)
        if not start and not room:
            return False
        *begun, source = singles(start or self.any_of(room))
        self.put(letter, sum(begun))
        left = size - len(begun)
        if letter == "I" or self.wanted.has_range or self.rng.random() < 0.5:
            left -= self.river(letter, source, left)
        else:
            left -= self.grow(letter, source, left, 0.5)
        if left and (shore := neighbours(region(source, self.sets[letter])) & self.free):
            left -= self.grow(letter, self.any_of(shore), left, 1)
        self.free = kept & ~self.sets[letter]
        return not left

    def ring(self, hexes: int) -> bool:
        """A river around a piece of land, which touches the ice of the top row."""
        start = self.top["I"]
        land, size = self.any_of(within(start, 3) & _INNER), self.rng.randint(4, 7)
        while count(land) < size:
            land |= self.next(land, neighbours(land) & _INNER & ~land, 1)
        ice = neighbours(land) & ~land | start
        if ice & ~start & ~self.free or region(start, ice) != ice:
            return False
        self.put("I", ice)
        if count(ice) < hexes:
            shore = neighbours(ice) & self.free & ~land
            self.grow("I", self.any_of(shore), hexes - count(ice), 0)
        return _in(count(self.sets["I"]), self.wanted.ice)

    def sites(self) -> bool:
        """The castle in the middle, the others around it; most by ice, the tunnel by a mountain."""
        taken = 0
        for letter in SITES:
            room = _MIDDLE if letter == "X" else _INNER
            room &= self.free & ~within(taken, self.rng.choice((1, 2, 2, 2)))
            if self.rng.random() < 0.85:
                room = room & neighbours(self.sets["M" if letter == "N" else "I"]) or room
            if not room:
                return False
            site = self.any_of(room)
            self.put(letter, site)
            taken |= site
        beside = min(count(neighbours(site) & self.free) for site in singles(taken))
        return beside > 2 and all(count(part) >= _TWO[0] for part in regions(self.free))

    # terrain

    def land(self) -> bool:
        """Regions grown side by side over all the land, then a terrain for each."""
        wishes = self.wishes()
        if not wishes:
            return False
        letter, _ = wishes[0]
        (first, _), *pairs = self.grown(wishes, (self.top[letter],))
        given = {letter: first}
        for known, size in self.wanted.sizes:
            fitting = [pair for pair in pairs if count(pair[0]) == size]
            if known in CARDS and not fitting:
                return False
            if known in CARDS:
                pairs.remove(pair := min(fitting, key=lambda pair: pair[1] != known))
                given[known] = pair[0]
        pairs.sort(key=lambda pair: count(pair[0]), reverse=True)
        spans = dict.fromkeys(CARDS, _TERRAIN)
        terrains = self.terrains(pairs, spans, given, [100])
        for terrain, s in (terrains or {}).items():
            self.put(terrain, s)
        return terrains is not None

    def wishes(self) -> list[tuple[str, int]]:
        """Which regions there should be, and how large; the first begins in the top row."""
        land = count(self.free)
        first = next(letter for letter in self.wanted.top if letter in CARDS)
        choice = _SHAPES + _THREES * 3 if self.wanted.threes else _SHAPES
        shapes = dict.fromkeys(first + CARDS.replace(first, ""), choice)
        for letter, size in self.wanted.sizes:
            if letter in CARDS:
                shapes[letter] = ((size,),) if size > _TWO[1] else ((size, 3), (size, 4))
        for _ in range(200):
            picked = [(letter, self.rng.choice(some)) for letter, some in shapes.items()]
            wishes = [(letter, size) for letter, shape in picked for size in shape]
            threes = sum(1 for _, size in wishes if size == 3)
            if sum(size for _, size in wishes) == land and threes >= self.wanted.threes:
                return wishes
        return []

    def fits(self, patch: Hexset, old: Hexset, span: Span) -> bool:
        """One large region of a terrain, or two small ones."""
        size = count(patch)
        return _in(size, _TWO) and count(old) <= _TWO[1] if old else _in(size, (_TWO[0], _ONE[1]))
