"""Drawing land: rivers, patches and terrains, the same for a section and for a side."""

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from hexholm.hexes import DIRECTIONS, Hexset, count, neighbours, nth, singles, step, within
from hexholm.texts import Message

Span = tuple[int, int]
"""The least and the most."""

RIVER: Final = ((0, 5), (1, 3), (-1, 3), (2, 0.4), (-2, 0.4))
"""How a river turns, in sixths of a circle, and how often."""


def is_in(number: int, span: Span) -> bool:
    """Whether a number is neither too small nor too large."""
    return span[0] <= number <= span[1]


class Fault(NamedTuple):
    """A way in which a land differs from others of its kind."""

    message: Message
    hexes: Hexset = 0
    """The hexes it is about, where it is about some."""
    is_open: bool = False
    """Whether it may come right when more hexes get their letter."""


def fault(id_: str, hexes: Hexset = 0, *, is_open: bool = False, **args: Any) -> Fault:
    """A fault, by its message."""
    return Fault(Message(id_, args), hexes, is_open)


def wrong_number(
    what: str, n: int, terrain: str, span: Span, hexes: Hexset, letter: str = ""
) -> Fault:
    """There are too few or too many of something."""
    exact = "yes" if span[0] == span[1] else "no"
    told = {"n": n, "terrain": terrain, "letter": letter, "exact": exact}
    is_open = n < span[0] or what in ("areas", "patches")
    return fault(f"land-{what}", hexes, is_open=is_open, **told, least=span[0], most=span[1])


def letter_sets(
    rows: Iterable[str], hexes: Iterable[Iterable[Hexset]], letters: Iterable[str]
) -> dict[str, Hexset]:
    """The hexes of each letter; empty ones have none."""
    sets = dict.fromkeys(letters, 0)
    for line, places in zip(rows, hexes, strict=True):
        for letter, h in zip(line, places, strict=True):
            if letter in sets:
                sets[letter] |= h
    return sets


def inner(everywhere: Hexset) -> Hexset:
    """The hexes off the rim."""
    found = everywhere
    for direction in DIRECTIONS:
        found &= step(everywhere, direction)
    return found


class Land:
    """Rows of hexes that get their letters one after the other, by chance."""

    OVERGROWTH: ClassVar[float] = 0.002
    """How much a patch that is as large as wished still grows."""

    def __init__(self, rows: list[list[Hexset]], letters: Iterable[str], rng: Random) -> None:
        self.rows = rows
        self.rng = rng
        self.all: Hexset = sum(h for row in rows for h in row)
        self.inner = inner(self.all)
        self.free = self.all
        self.sets = dict.fromkeys(letters, 0)

    @property
    def letters(self) -> tuple[str, ...]:
        """The rows of letters, when no hex is free."""
        letters = {h: letter for letter, s in self.sets.items() for h in singles(s)}
        return tuple("".join(letters[h] for h in row) for row in self.rows)

    def put(self, letter: str, s: Hexset) -> None:
        """Give hexes a letter."""
        self.sets[letter] |= s
        self.free &= ~s

    def any_of(self, s: Hexset) -> Hexset:
        """One hex of a set."""
        return nth(s, self.rng.randrange(count(s)))

    def river(self, letter: str, source: Hexset, length: int) -> int:
        """A thin chain that keeps its heading for a while; the number of hexes it took."""
        water, here, heading = source, source, self.rng.randrange(6)
        while count(water) < length:
            ways = []
            for turn, weight in RIVER:
                there = step(here, DIRECTIONS[(heading + turn) % 6])
                beside = count(neighbours(there) & (water | self.sets[letter]))
                if there & self.free & ~water and beside <= 2:
                    ways.append((there, turn, weight / beside**2))
            if not ways:
                break
            here, turn, _ = self.rng.choices(ways, [weight for _, _, weight in ways])[0]
            heading = (heading + turn) % 6
            water |= here
            if not here & self.inner and count(water) > 3:
                break
        self.put(letter, water)
        return count(water)

    def grow(self, letter: str, start: Hexset, size: int, roundness: float) -> int:
        """A small patch from a hex on; the number of hexes it took."""
        patch = start
        while count(patch) < size and (rim := neighbours(patch) & self.free & ~patch):
            patch |= self.next(patch, rim, roundness)
        self.put(letter, patch)
        return count(patch)

    def next(self, patch: Hexset, rim: Hexset, roundness: float) -> Hexset:
        """A hex of the rim for a patch: the rounder, the more of its hexes lie beside it."""
        hexes = list(singles(rim))
        weights = [count(neighbours(h) & patch) ** roundness for h in hexes]
        return self.rng.choices(hexes, weights)[0]

    def grown(
        self, wishes: list[tuple[str, int]], starts: tuple[Hexset, ...] = ()
    ) -> list[tuple[Hexset, str]]:
        """The free land divided into connected patches, about as wished; the first may be begun."""
        free = self.free & ~sum(starts)
        patches = list(starts)
        for letter, _ in wishes[len(starts) :]:
            like = sum(p for p, (other, _) in zip(patches, wishes, strict=False) if other == letter)
            room = free & ~within(sum(patches), 1)
            patches.append(self.any_of(room & ~within(like, 4) or room or free))
            free &= ~patches[-1]
        while free:
            growing = [i for i, patch in enumerate(patches) if neighbours(patch) & free]
            if not growing:  # land behind a river
                patches.append(self.any_of(free))
                wishes.append(("", 8))
                free &= ~patches[-1]
                continue
            sizes = [wishes[i][1] for i in growing]
            hunger = [1 - count(patches[i]) / n for i, n in zip(growing, sizes, strict=True)]
            weights = [max(h, self.OVERGROWTH * n**2) for h, n in zip(hunger, sizes, strict=True)]
            i = self.rng.choices(growing, weights)[0]
            taken = self.next(patches[i], neighbours(patches[i]) & free, 2)
            patches[i] |= taken
            free &= ~taken
        return [(patch, letter) for patch, (letter, _) in zip(patches, wishes, strict=True)]

    def terrains(
        self,
        patches: list[tuple[Hexset, str]],
        spans: dict[str, Span],
        given: dict[str, Hexset],
        tries: list[int],
    ) -> dict[str, Hexset] | None:
        """A terrain for each patch, as wished where that can be; no two of one terrain touch."""
        missing = sum(max(0, least - count(given.get(t, 0))) for t, (least, _) in spans.items())
        tries[0] -= 1
        if tries[0] < 0 or missing > sum(count(patch) for patch, _ in patches):
            return None
        if not patches:
            return given
        patch, wish = patches[0]
        letters = self.rng.sample(list(spans), len(spans))
        letters.sort(key=lambda letter: letter != wish)
        for letter in letters:
            old = given.get(letter, 0)
            if neighbours(patch) & old or not self.fits(patch, old, spans[letter]):
                continue
            found = self.terrains(patches[1:], spans, given | {letter: old | patch}, tries)
            if found is not None:
                return found
        return None

    def fits(self, patch: Hexset, old: Hexset, span: Span) -> bool:
        """Whether a patch may be of a terrain of which there is already this much."""
        return count(old | patch) <= span[1]
