"""New sections: natural-looking land, made from a seed.

Every section belongs to a kind, named after its first location (`tavern`, `temple`, `ropebridge`),
and every kind has an `Envelope`: what stands on it and how much of each terrain there is. The
printed sections keep to theirs, so a new one can lie beside them on the board.

    >>> section = new_section("tavern", seed=5)
    >>> section.name, section.locations, faults(section)
    ('tavern-5', ('tavern',), [])
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from math import fsum
from random import Random
from typing import Final

from hexholm.board import BUILDABLE, ENVELOPES, LETTERS, Envelope, Section, load_section
from hexholm.hexes import Hexset, count, neighbours, regions, singles, within
from hexholm.lands.drawing import (
    Fault,
    Land,
    Span,
    fault,
    inner,
    is_in,
    letter_sets,
    wrong_number,
)
from hexholm.texts import Told, say

BASIC: Final = "GCDFT"
"""The letters of the five basic terrains."""


def envelopes() -> Mapping[str, Envelope]:
    """What every kind of section must be like, by kind; the game's boxes tell."""
    import_module("hexholm.kingdom")
    return ENVELOPES


def kinds(box: str | None = None) -> tuple[str, ...]:
    """The kinds of section, of one box or of all."""
    return tuple(kind for kind, e in envelopes().items() if box in (None, e.box))


def boxes() -> tuple[str, ...]:
    """The boxes that have sections."""
    return tuple(dict.fromkeys(envelope.box for envelope in envelopes().values()))


def new_section(kind: str, seed: int, name: str | None = None) -> Section:
    """A section of a kind, named ``tavern-5`` or as you say; the same seed gives the same land."""
    envelope = envelopes().get(kind)
    if envelope is None:
        raise Told("land-no-kind", got=repr(kind), names=", ".join(kinds()))
    if seed < 0:
        raise Told("seed-negative", got=repr(seed))
    rng = Random(f"{kind} {seed}")
    while True:
        rows = _Section(envelope, rng).drawn()
        if rows is None:
            continue
        named = name or f"{kind}-{seed}"
        section = Section(named, envelope.box, envelope.locations, "house", rows)
        if not any(wrongs(section)):
            return load_section(section.text)


def faults(section: Section) -> list[str]:
    """Every way in which a section breaks the envelope of its kind; none when it is a good one."""
    return [say(one.message) for one in wrongs(section)]


def wrongs(section: Section) -> Iterator[Fault]:
    """The same, each with its hexes and computed on demand."""
    kind = section.locations[0] if section.locations else ""
    envelope = envelopes().get(kind)
    if envelope is None:
        yield fault("land-kind-unknown", got=repr(kind))
        return
    if tuple(map(len, section.rows)) != envelope.widths:
        yield fault("land-rows", widths=", ".join(map(str, envelope.widths)))
        return
    if section.box != envelope.box:
        yield fault("land-other-box", got=section.box, wanted=envelope.box)
    if section.locations != envelope.locations:
        there, wanted = (" + ".join(names) for names in (section.locations, envelope.locations))
        yield fault("land-other-locations", got=there, wanted=wanted)
    sets = letter_sets(section.rows, envelope.rows, LETTERS)
    yield from _wrong_counts(envelope, sets)
    yield from _wrong_patches(envelope, sets)
    yield from _wrong_sites(envelope, sets)


def _wrong_counts(envelope: Envelope, sets: dict[str, Hexset]) -> Iterator[Fault]:
    wanted = Counter(envelope.special)
    spans = {letter: (wanted[letter], wanted[letter]) for letter in LETTERS}
    spans |= dict.fromkeys(BASIC, envelope.basic)
    spans |= {"W": envelope.water, "M": envelope.mountain}
    if envelope.extra:
        spans[envelope.extra] = envelope.extra_hexes
    for letter, span in spans.items():
        if not is_in(n := count(sets[letter]), span):
            yield wrong_number("letter", n, LETTERS[letter], span, sets[letter], letter)


def _wrong_patches(envelope: Envelope, sets: dict[str, Hexset]) -> Iterator[Fault]:
    for letter, hexes in sets.items():
        name = LETTERS[letter]
        if name not in BUILDABLE:
            continue
        patches = list(regions(hexes))
        for patch in patches:
            if not is_in(count(patch), envelope.patch):
                yield wrong_number("patch", count(patch), name, envelope.patch, patch)
        if letter == envelope.extra and not is_in(len(patches), envelope.extra_patches):
            yield wrong_number("patches", len(patches), name, envelope.extra_patches, hexes)


def _wrong_sites(envelope: Envelope, sets: dict[str, Hexset]) -> Iterator[Fault]:
    everywhere = sum(h for row in envelope.rows for h in row)
    sites = sum(sets[letter] for letter in set(envelope.special))
    if on_rim := sites & ~inner(everywhere):
        yield fault("land-rim", on_rim)
    near = sum(s for s in singles(sites) if within(s, envelope.apart - 1) & sites & ~s)
    if near:
        yield fault("land-apart", near, n=envelope.apart)
    land = [sets[letter] for letter, kind in LETTERS.items() if kind in BUILDABLE]
    for site in singles(sites):
        wanted = 2 if site & (sets["L"] | sets["K"]) else 1
        if sum(1 for terrain in land if terrain & neighbours(site)) < wanted:
            yield fault("land-lonely", site, is_open=True, n=wanted)
    caves = sets["M"] & ~within(sites, 2)
    if envelope.caves not in (None, count(caves)):
        yield fault("land-caves", caves, is_open=True, n=count(caves), wanted=envelope.caves)


class _Section(Land):
    """One try: sites first, then rivers, mountains, and patches of terrain on what is left."""

    def __init__(self, envelope: Envelope, rng: Random) -> None:
        super().__init__(envelope.rows, LETTERS, rng)
        self.envelope = envelope

    def drawn(self) -> tuple[str, ...] | None:
        """The rows of letters, or None where the land doesn't come out."""
        parts = (self.sites, self.rivers, self.mountains, self.patches)
        return self.letters if all(part() for part in parts) else None

    def sites(self) -> bool:
        """Special hexes: off the rim, mostly in the third ring, far from each other."""
        second = self.inner
        third = inner(second)
        rest = inner(third)
        rings = (second & ~third, third & ~rest, rest)
        taken = 0
        for letter in self.envelope.special:
            apart = self.envelope.apart
            room = second & ~within(taken, apart - 1)
            far = room & ~within(taken, apart - 1 + self.rng.randrange(3))
            ring = self.rng.choices(rings, (1, 6, 2))[0]
            room = ring & far or far or room
            if not room:
                return False
            site = self.any_of(room)
            self.put(letter, site)
            taken |= site
        return True

    def rivers(self) -> bool:
        """A river from the rim, then branches, lakes and ponds with the water that is left."""
        least, most = self.envelope.water
        left = round(self.rng.triangular(least, min(most, 26))) if most else 0
        if left > 5:
            left -= self.river("W", self.any_of(self.free & ~self.inner), left)
        while left > 0:
            shore = neighbours(self.sets["W"]) & self.free
            dry = self.free & ~shore
            size = min(left, self.rng.choices((1, 2, 3, 5), (4, 2, 2, 1))[0])
            way = self.rng.random()
            if left > 2 and way < 0.5:
                left -= self.river("W", self.any_of(shore & self.inner or dry), left)
            elif way < 0.8:
                left -= self.grow("W", self.any_of(dry or shore), size, 0)
            else:
                left -= self.grow("W", self.any_of(shore or dry), left, 1)
        return True

    def mountains(self) -> bool:
        """Ranges of one to seven, until as many caves as the kind has find their place."""
        envelope, free = self.envelope, self.free
        near = within(self.all & ~free & ~self.sets["W"], 2)
        least, most = envelope.mountain
        least = max(least, envelope.caves or 0)
        for _ in range(100):
            left = round(self.rng.triangular(least, most, min(most, least + 5)))
            while left > 0:
                size = min(left, self.rng.choices(range(1, 8), (6, 5, 4, 2, 1, 1, 1))[0])
                left -= self.grow("M", self.any_of(self.free), size, 0.5)
            caves = count(self.sets["M"] & ~near)
            if envelope.caves in (None, caves) and all(count(r) > 1 for r in regions(self.free)):
                return True
            self.sets["M"], self.free = 0, free
        return False

    def patches(self) -> bool:
        """Patches grown side by side over all the land, then a terrain for each."""
        pairs = self.grown(self.wishes())
        pairs.sort(key=lambda pair: count(pair[0]), reverse=True)
        terrains = self.terrains(pairs, self.spans(), {}, [400])
        for letter, s in (terrains or {}).items():
            self.put(letter, s)
        return terrains is not None

    def wishes(self) -> list[tuple[str, int]]:
        """Which patches there should be, and how large: of each terrain one, two or three."""
        envelope, land = self.envelope, count(self.free)
        wishes = []
        if envelope.extra:
            extra = self.rng.randint(*envelope.extra_hexes)
            parts = self.rng.randint(*envelope.extra_patches)
            wishes += self.split(envelope.extra, extra, parts)
            land -= extra
        shares = [self.rng.uniform(0.85, 1.15) for _ in BASIC]
        for letter, share in zip(BASIC, shares, strict=True):
            parts = self.rng.choices((1, 2, 3), (20, 68, 12))[0]
            wishes += self.split(letter, round(land * share / fsum(shares)), parts)
        return wishes

    def split(self, letter: str, total: int, parts: int) -> list[tuple[str, int]]:
        """A terrain in uneven patches, none of a single hex."""
        shares = [self.rng.uniform(0.5, 1.5) for _ in range(min(parts, total // 2))]
        return [(letter, max(2, round(total * share / fsum(shares)))) for share in shares]

    def spans(self) -> dict[str, Span]:
        """How much there may be of each terrain: of the basic ones about the same."""
        envelope = self.envelope
        least, most = envelope.basic
        mean = (count(self.free) - sum(envelope.extra_hexes) // 2) // len(BASIC)
        spans = dict.fromkeys(BASIC, (max(least, mean - 2), min(most, mean + 3)))
        return spans | ({envelope.extra: envelope.extra_hexes} if envelope.extra else {})
