"""What every card and task pays, read slowly from the rules text (sections K and T)."""

from collections.abc import Sequence

from tests.kingdom.builder import BUILDABLE, LETTERS, TASKS, Land
from tests.kingdom.geometry import (
    ALL_HEXES,
    EDGE,
    areas,
    around,
    cell,
    distance,
    neighbours,
    quarter,
    step,
)

SPECIAL = "LKXNP"
"""What counts as a location or castle for a card (A-46)."""


def score(
    card: str, land: Land, everybody: Sequence[set[str]], number: int, removed: str = ""
) -> int:
    """What a card pays one player."""
    own = everybody[number]
    rows = [cell(h)[0] for h in own]
    sections = [sum(quarter(h) == q for h in own) for q in range(4)]
    friends = [len(neighbours(h) & own) for h in own]

    def beside(letters: str) -> list[str]:
        return [h for h in own if any(land.letter(n) in letters for n in neighbours(h))]

    match card:
        case "fishermen":
            return sum(land.letter(h) != "W" for h in beside("W"))
        case "miners":
            return sum(land.letter(h) != "M" for h in beside("M"))
        case "workers":
            return len(beside(SPECIAL))
        case "scouts":
            return sum(land.letter(h) != LETTERS[removed] for h in beside(LETTERS[removed]))
        case "discoverers":
            return len(set(rows))
        case "rangers":
            return 2 * sum(rows.count(row) == 1 for row in set(rows))
        case "knights":
            return 2 * max((rows.count(row) for row in rows), default=0)
        case "hermits":
            return len(areas(own))
        case "citizens":
            return max((len(area) for area in areas(own)), default=0) // 2
        case "messengers":
            longest = max((distance(a, b) for g in areas(own) for a in g for b in g), default=0)
            return 2 * (longest + 1) if longest else 0
        case "farmers":
            return 3 * min(sections)
        case "homesteaders":
            return max(sections)
        case "lords":
            return sum(_lords(everybody, number, q) for q in range(4))
        case "captains":
            return sum(n >= 3 for n in friends)
        case "chainers":
            return friends.count(2)
        case "vassals":
            return sum(h[0] in "jk" or h[1:] in ("10", "11") for h in own)
        case "travellers":
            return len(own & EDGE)
        case "castles":
            return 3 * sum(bool(neighbours(h) & own) for h in land.hexes("X"))
        case "noblewomen":
            return _most_beside(land.hexes("LKXN"), everybody, number)
        case "palaces":
            return _most_beside(land.hexes("P"), everybody, number)
        case "merchants":
            return 4 * _linked(own, [{h} for h in land.hexes(SPECIAL)])
        case "geologists":
            return 2 * _linked(own, areas(land.hexes("M")), standing_on=True)
    raise ValueError(card)


def _linked(own: set[str], sites: Sequence[set[str]], standing_on: bool = False) -> int:
    """How many sites an area links to another one."""
    linked: set[frozenset[str]] = set()
    for area in areas(own):
        near = around(area) | (area if standing_on else set())
        met = [frozenset(site) for site in sites if near & site]
        linked |= set(met) if len(met) > 1 else set()
    return len(linked)


def _most_beside(hexes: set[str], everybody: Sequence[set[str]], number: int) -> int:
    """Five gold for each hex where nobody has more adjacent settlements, if there is one."""
    total = 0
    for hexname in hexes:
        counts = [len(neighbours(hexname) & own) for own in everybody]
        total += 5 * (counts[number] == max(counts) > 0)
    return total


def _lords(everybody: Sequence[set[str]], number: int, section: int) -> int:
    """K-lords with zeros ranked (A-29)."""
    counts = [sum(quarter(h) == section for h in own) for own in everybody]
    place = sorted(set(counts), reverse=True).index(counts[number])
    return (12, 6, 0, 0, 0)[place]


def task(name: str, land: Land, own: set[str]) -> int:
    """What a task card pays (section T)."""
    rows, columns = ([cell(h)[axis] for h in own] for axis in (0, 1))
    at_edges = [rows.count(0), rows.count(19), columns.count(0), columns.count(19)]
    roads = []
    for h in own:
        for direction in ("se", "sw"):
            way: list[str | None] = [h]
            while len(way) < 7:
                way.append(step(way[-1], direction))
            roads.append(set(way) <= own)
    rings = {h for h in ALL_HEXES if len(neighbours(h)) == 6 and neighbours(h) <= own}
    homes = [area for letter in BUILDABLE + "WM" for area in areas(land.hexes(letter))]
    fulfilled = {
        "home-country": any(area <= own for area in homes),  # A-16, A-16b
        "fortress": bool(rings & own),
        "road": any(roads),
        "place-of-refuge": bool(rings & land.hexes("LKXN")),
        "advance": max(at_edges) >= 7,
        "compass-points": min(at_edges) >= 1,
    }
    return TASKS[name] if fulfilled[name] else 0
