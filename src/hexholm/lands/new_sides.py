"""Drawing new sides for the boards of Winter Kingdom, from a seed.

>>> text = new_side("2i3g", seed=5)
>>> text.splitlines()[:2]
['[2i3g-5] board=A source=house', 'I I G G G']
"""

from random import Random
from typing import ClassVar, Final

from hexholm.hexes import Hexset, count, neighbours, region, regions, singles, within
from hexholm.lands.drawing import Land, Span, is_in
from hexholm.lands.sides import (
    CARDS,
    INNER,
    LETTERS,
    MIDDLE,
    ONE,
    RIM,
    ROUGH,
    ROWS,
    SIDES,
    SITES,
    TERRAIN,
    TWO,
    SideKind,
    wrongs,
)
from hexholm.texts import Told

_SHAPES: Final = ((6,), (7,), (7,), (8,), (8,), (3, 3), (3, 4), (4, 3), (4, 4), (4, 4))
"""The regions of a terrain, as they are wished for."""
_THREES: Final = tuple(shape for shape in _SHAPES if 3 in shape)


def new_side(kind: str, seed: int, name: str | None = None) -> str:
    """The file of a side of a kind, named ``3fe-5`` or as you say; the same seed, the same side."""
    wanted = SIDES.get(kind)
    if wanted is None:
        raise Told("land-no-side", got=repr(kind), names=", ".join(SIDES))
    if seed < 0:
        raise Told("seed-negative", got=repr(seed))
    name = name or f"{kind}-{seed}"
    if not all(part.isalnum() and part == part.lower() for part in name.split("-")):
        raise Told("bad-name", got=repr(name))
    rng = Random(f"{kind} {seed}")
    while True:
        rows = _Side(wanted, rng).drawn()
        if rows and not any(wrongs(rows, kind)):
            head = f"[{name}] board={wanted.board} source=house"
            return "\n".join([head, *map(" ".join, rows), ""])


class _Side(Land):
    """One try: ice and mountains first, sites beside them, then the regions on what is left."""

    OVERGROWTH: ClassVar[float] = 1e-5

    def __init__(self, wanted: SideKind, rng: Random) -> None:
        super().__init__(ROWS, LETTERS, rng)
        self.wanted = wanted
        self.top: dict[str, Hexset] = {}
        """What the top row begins with."""
        for letter, h in zip(wanted.top, ROWS[0], strict=False):
            self.top[letter] = self.top.get(letter, 0) | h

    def drawn(self) -> tuple[str, ...] | None:
        """The rows of letters, or None where the side doesn't come out."""
        if not self.rough() or not self.sites():
            return None
        return self.letters if any(self.land() for _ in range(20)) else None

    def rough(self) -> bool:
        """Areas of ice and of mountain, the one with the more hexes first."""
        hexes = {letter: self.rng.randint(*span) for letter, span in self.wanted.spans.items()}
        if not is_in(sum(hexes.values()), ROUGH):
            return False
        begun = sum(self.top.values())
        self.free &= ~begun
        for letter in sorted(hexes, key=hexes.__getitem__, reverse=True):
            if not self.areas(letter, hexes[letter]):
                return False
        rough = self.sets["I"] | self.sets["M"]
        self.free |= begun & ~rough
        return is_in(count(rough), ROUGH)

    def areas(self, letter: str, hexes: int) -> bool:
        """A number of hexes of ice or mountain, in as many areas as allowed."""
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
        room = self.free & (RIM if self.wanted.has_range or self.rng.random() < 0.6 else INNER)
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
        land, size = self.any_of(within(start, 3) & INNER), self.rng.randint(4, 7)
        while count(land) < size:
            land |= self.next(land, neighbours(land) & INNER & ~land, 1)
        ice = neighbours(land) & ~land | start
        if ice & ~start & ~self.free or region(start, ice) != ice:
            return False
        self.put("I", ice)
        if count(ice) < hexes:
            shore = neighbours(ice) & self.free & ~land
            self.grow("I", self.any_of(shore), hexes - count(ice), 0)
        return is_in(count(self.sets["I"]), self.wanted.ice)

    def sites(self) -> bool:
        """The castle in the middle, the others around it; most by ice, the tunnel by a mountain."""
        taken = 0
        for letter in SITES:
            room = MIDDLE if letter == "X" else INNER
            room &= self.free & ~within(taken, self.rng.choice((1, 2, 2, 2)))
            if self.rng.random() < 0.85:
                room = room & neighbours(self.sets["M" if letter == "N" else "I"]) or room
            if not room:
                return False
            site = self.any_of(room)
            self.put(letter, site)
            taken |= site
        beside = min(count(neighbours(site) & self.free) for site in singles(taken))
        return beside > 2 and all(count(part) >= TWO[0] for part in regions(self.free))

    def land(self) -> bool:
        """Regions grown side by side over all the land, then a terrain for each."""
        wishes = self.wishes()
        if not wishes:
            return False
        letter, _ = wishes[0]
        (first, _), *pairs = self.grown(wishes, (self.top[letter],))
        sizes = [count(first), *(count(patch) for patch, _ in pairs)]
        large = sum(1 for size in sizes if size > TWO[1])
        if min(sizes) < TWO[0] or max(sizes) > ONE[1] or len(sizes) + large != 2 * len(CARDS):
            return False  # not one large or two small ones for each terrain
        given = {letter: first}
        for known, size in self.wanted.sizes:
            fitting = [pair for pair in pairs if count(pair[0]) == size]
            if known in CARDS and not fitting:
                return False
            if known in CARDS:
                pairs.remove(pair := min(fitting, key=lambda pair: pair[1] != known))
                given[known] = pair[0]
        pairs.sort(key=lambda pair: count(pair[0]), reverse=True)
        spans = dict.fromkeys(CARDS, TERRAIN)
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
                shapes[letter] = ((size,),) if size > TWO[1] else ((size, 3), (size, 4))
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
        return is_in(size, TWO) and count(old) <= TWO[1] if old else is_in(size, (TWO[0], ONE[1]))
