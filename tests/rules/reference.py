"""A second, slow reading of the rules, with sets of hex names: to check the engine at random."""

import random
from dataclasses import dataclass, field

from tests.rules.helpers import (
    ALL_HEXES,
    DIRECTIONS,
    EDGE,
    LETTERS,
    World,
    around,
    cell,
    neighbours,
    quarter,
    step,
    two_away,
)

LOCATIONS = ("farm", "oasis", "oracle", "tower", "tavern", "barn", "harbor", "paddock")
LAND = "GCDFT"


def random_world(rng: random.Random) -> World:
    """Patches of everything, three location hexes and a castle or two a section."""
    letters: dict[str, str] = {}
    for hexname in rng.sample(sorted(ALL_HEXES), 70):
        patch, letter = {hexname}, rng.choice("GCDFTGCDFTWM")
        for _ in range(rng.randrange(3)):
            patch |= {h for h in sorted(around(patch)) if rng.random() < 0.5}
        letters |= dict.fromkeys(patch, letter)
    names = sorted(ALL_HEXES)
    for q in range(4):
        inside = [h for h in names if quarter(h) == q]
        for hexname, letter in zip(rng.sample(inside, 5), "LLLXX", strict=True):
            letters[hexname] = letter
    spots = {
        letter: " ".join(h for h in sorted(letters) if letters[h] == letter)
        for letter in sorted(set(letters.values()))
    }
    a, b, c, d = rng.sample(LOCATIONS, 4)
    return World(rng.choice(LAND), spots, (a, b, c, d))


@dataclass
class Reference:
    """A position: the letters of the board, what is whose, the card of the mover."""

    world: World
    own: set[str]
    foreign: set[str]
    card: str
    letters: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        named = {h: letter for letter, hexes in self.world.spots.items() for h in hexes.split()}
        self.letters = {h: named.get(h, self.world.fill) for h in ALL_HEXES}

    def empty(self, letters: str) -> set[str]:
        """The empty hexes with one of these letters."""
        taken = self.own | self.foreign
        return {h for h in ALL_HEXES if self.letters[h] in letters and h not in taken}

    def builds(self, letters: str, within: frozenset[str] = ALL_HEXES) -> set[str]:
        """B-3.3: beside an own settlement if there is such a hex, else anywhere."""
        where = self.empty(letters) & within
        return where & around(self.own) or where

    def line_ends(self) -> set[str]:
        """L-tavern."""
        ends = set()
        for h in self.own:
            for d in DIRECTIONS:
                one = step(h, d)
                two = step(one, d)
                end = step(two, d)
                if {one, two} <= self.own and end in self.empty(LAND):
                    ends.add(str(end))
        return ends

    def puts(self, name: str, piece: str) -> set[str]:
        """Where a lifted piece may go (A-06, A-06b)."""
        if name == "paddock":
            return two_away(piece) & self.empty(LAND)
        rest = Reference(self.world, self.own - {piece}, self.foreign, self.card)
        return rest.builds("W" if name == "harbor" else LETTERS[self.card]) - {piece}

    def tile(self, name: str) -> dict[str, set[str]]:
        """What a tile can do: piece -> targets; for a build the piece is ''."""
        if name in ("barn", "harbor", "paddock"):
            found = {piece: self.puts(name, piece) for piece in self.own}
        else:
            found = {
                "": {
                    "farm": lambda: self.builds("G"),
                    "oasis": lambda: self.builds("D"),
                    "oracle": lambda: self.builds(LETTERS[self.card]),
                    "tower": lambda: self.builds(LAND, EDGE),
                    "tavern": self.line_ends,
                }[name]()
            }
        return {piece: targets for piece, targets in found.items() if targets}


def areas(own: set[str]) -> list[set[str]]:
    """The groups of adjacent settlements."""
    left, found = set(own), []
    while left:
        area = {left.pop()}
        while more := around(area) & left:
            area |= more
            left -= more
        found.append(area)
    return found


def score(name: str, letters: dict[str, str], players: list[set[str]], number: int) -> int:
    """What one base card pays (section K)."""
    own = players[number]
    beside = {h: {letters[n] for n in neighbours(h)} for h in own}
    rows = [sum(cell(h)[0] == row for h in own) for row in range(20)]
    groups = areas(own)
    if name == "lords":
        return sum(lords(players, number, q) for q in range(4))
    if name == "merchants":
        touched = [{n for n in around(area) if letters[n] in "XL"} for area in groups]
        return 4 * len({h for some in touched if len(some) > 1 for h in some})
    return {
        "fishermen": sum("W" in beside[h] and letters[h] != "W" for h in own),
        "discoverers": sum(n > 0 for n in rows),
        "hermits": len(groups),
        "citizens": max((len(area) for area in groups), default=0) // 2,
        "miners": sum("M" in beside[h] for h in own),
        "workers": sum(bool(beside[h] & {"X", "L"}) for h in own),
        "knights": 2 * max(rows),
        "farmers": 3 * min(sum(quarter(h) == q for h in own) for q in range(4)),
        "castles": 3 * sum(letters[h] == "X" and bool(neighbours(h) & own) for h in ALL_HEXES),
    }[name]


def lords(players: list[set[str]], number: int, section: int) -> int:
    """K-lords with zeros ranked (A-29)."""
    counts = [sum(quarter(h) == section for h in own) for own in players]
    place = sorted(set(counts), reverse=True).index(counts[number])
    return (12, 6, 0, 0, 0)[place]
