"""A second, slow reading of the rules: where talents build and move, and what cards score."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tests.winter.helpers import (
    ALL,
    AXES,
    CARD_LAND,
    FIELDS,
    LETTERS,
    STEPS,
    SUITABLE,
    TERRAINS,
    Land,
    around,
    beyond,
    distance,
    edge,
    groups,
    neighbours,
    places,
    two_away,
)

OBJECTS = {"market": "X", "farm": "V", "barracks": ""}


@dataclass
class Reading:
    """One position as its mover sees it."""

    at: dict[str, str]
    houses: set[str]
    forts: set[str] = field(default_factory=set)
    others: list[set[str]] = field(default_factory=list)  # all buildings of each other player
    card: str = "grassland"
    twists: frozenset[str] = frozenset()

    @property
    def apart(self) -> bool:
        """Separate lands."""
        return "separate-lands" in self.twists

    @property
    def own(self) -> set[str]:
        """All own buildings."""
        return self.houses | self.forts

    @property
    def foreign(self) -> set[str]:
        """All buildings of the others."""
        return set().union(*self.others)

    def near(self, code: str) -> frozenset[str]:
        """The neighbours that count."""
        return neighbours(code, self.apart)

    def empty(self, letters: str) -> set[str]:
        """Empty hexes with these letters that the twist allows (W-1)."""
        free = {h for h in ALL if self.at[h] in letters} - self.own - self.foreign
        if "keep-away" in self.twists:
            free -= around(self.foreign, self.apart)
        return free

    def beside(self, hexes: set[str]) -> set[str]:
        """Adjacent to an own building if possible (W-2)."""
        return hexes & around(self.own, self.apart) or hexes

    def mandatory(self, terrain: str | None = None) -> set[str]:
        """Where the mandatory action builds."""
        free = self.empty(LETTERS[terrain or self.card])
        if "long-reach" in self.twists:
            return {h for h in free if any(self.reaches(o, h) for o in self.own)} or free
        return self.beside(free)

    def reaches(self, one: str, other: str) -> bool:
        """Long reach: at most two hexes apart, and not over a border of separate lands."""
        return distance(one, other) <= 2 and not (self.apart and one[0] != other[0])

    def right(self) -> str:
        """The terrain to the right of the card's."""
        return TERRAINS[(TERRAINS.index(self.card) + 1) % 6]

    def runs(self, row: set[str]) -> set[str]:
        """The hexes beyond an unbroken straight run of at least three of these."""
        found = set()
        for start in row:
            for one, other in AXES:
                for d, back in ((one, other), (other, one)):
                    ahead = next(beyond(start, d, self.apart), None)
                    behind = list(beyond(start, back, self.apart))[:2]
                    if ahead is not None and len(behind) == 2 and set(behind) <= row:
                        found.add(ahead)
        return found - row

    def touching(self, kind: str) -> set[str]:
        """Hexes next to the own groups which touch a castle, village or own fort (T3)."""
        found = set()
        for part in groups(self.own, self.apart):
            rim = around(part, self.apart)
            letter = OBJECTS[kind]
            if part & self.forts if not letter else any(self.at[h] == letter for h in rim):
                found |= rim
        return found

    def building(self, talent: str) -> set[str]:
        """Where a build talent builds."""
        if talent in FIELDS:
            return self.beside(self.empty(FIELDS[talent]))
        free = self.empty(SUITABLE)
        match talent:
            case "port":
                return self.beside(self.empty(LETTERS[self.card]))
            case "port-2":
                return self.beside(self.empty("I"))
            case "mine" | "market" | "farm":
                letter = {"mine": "M", "market": "X", "farm": "V"}[talent]
                return self.beside(
                    {h for h in free if any(self.at[n] == letter for n in self.near(h))}
                )
            case "barracks":
                return self.beside(free & around(self.forts, self.apart))
            case "mine-2":
                return self.beside(self.empty("M"))
            case "market-2" | "farm-2" | "barracks-2":
                return free & self.touching(talent[:-2])
            case "tavern":
                return free & self.runs(self.own)
            case "tavern-2":
                return {h for other in self.others for h in free & self.runs(other)}
            case "outpost":
                return {h for h in free if len(self.near(h) & self.own) == 1}
            case "outpost-2":
                # W-16b
                return self.beside({h for h in free if len(self.near(h) & self.own) <= 3})
            case "tower":
                return self.beside(self.empty(CARD_LAND) & edge())
            case "homestead":
                return self.beside({h for h in free if h[0] == "0"})
            case "crossroads":
                return self.beside(self.empty(LETTERS[self.right()]))
        raise KeyError(talent)

    def crossed(self, house: str, letter: str) -> set[str]:
        """The empty hexes of an area of this terrain which a house can go over (W-12)."""
        taken = self.own | self.foreign
        free = {h for h in ALL if self.at[h] == letter and h not in taken}
        parts = groups(free, self.apart)
        return {h for part in parts if part & self.near(house) for h in part}

    def driven(self, house: str) -> set[str]:
        """Where a path of empty hexes leads (W-15b); castles, villages and tunnels are none."""
        taken = self.own | self.foreign
        open_ = {h for h in ALL if self.at[h] in SUITABLE + "M" and h not in taken} | {house}
        return next(part for part in groups(open_, self.apart) if house in part)

    def moving(self, talent: str, house: str) -> tuple[set[str], set[str]]:
        """Where a move talent must be able to put a house, and where at most."""
        free = self.empty(SUITABLE)
        sure, perhaps = set[str](), set[str]()
        match talent:
            case "mule" | "toboggan":
                sure = free & self.near(house)
            case "toboggan-2" | "horse" | "caravan":
                sure = free & two_away(house, self.apart)
            case "horse-2":
                sure = {h for h in free if distance(h, house) == 2}
                if self.apart:
                    sure = {h for h in sure if h[0] == house[0]}
            case "dog-sled":
                sure = free & self.crossed(house, "I")
            case "dog-sled-2" | "guide":
                letter = "I" if talent == "dog-sled-2" else "M"
                over = self.crossed(house, letter)
                sure = free & (around(over, self.apart) | over)
            case "wagon" | "wagon-2":
                all_of = self.own if talent == "wagon" else self.own | self.foreign
                part = next(g for g in groups(all_of, self.apart) if house in g)
                sure = free & around(part - {house}, self.apart) & self.driven(house)
            case "sleigh" | "sleigh-2":
                sure = free & self.slides(house, talent == "sleigh")
            case "carriage":
                sure = free & self.crossed(house, self.at[house])
            case "tunnel" | "guide-2":
                sure, perhaps = self.tunnelled(house, talent == "guide-2", free)
            case _:
                raise KeyError(talent)
        return sure - {house}, (sure | perhaps) - {house}

    def slides(self, house: str, far: bool) -> set[str]:
        """W-11."""
        taken = self.own | self.foreign
        found = set()
        for d in STEPS:
            way = []
            for h in beyond(house, d, self.apart):
                if h in taken or self.at[h] not in CARD_LAND:
                    break
                way.append(h)
            found |= set(way[-1:] if far else way)
        return found

    def tunnelled(self, house: str, guided: bool, free: set[str]) -> tuple[set[str], set[str]]:
        """The tunnel card; with Guide's lower action any house (W-14)."""
        tunnels = {h for h in ALL if self.at[h] == "N"}
        here = tunnels & self.near(house)
        found = set()
        for start in here:
            found |= free & around(tunnels - {start}, self.apart)
        every = free & around(tunnels, self.apart)
        if guided and not here:
            found = every
        return found, every if guided else set()


def house_counts(houses: Iterable[str], forts: Iterable[str]) -> Counter[str]:
    """How many houses stand on each hex: a fort is two (W-3)."""
    return Counter(dict.fromkeys(houses, 1) | dict.fromkeys(forts, 2))


def lines(code: str, direction: str) -> tuple[str, int]:
    """Which line of a direction a hex lies on."""
    _, x, y = places()[code]
    return direction, {"horizontal": y, "falling": x - y, "rising": x + y}[direction]


def times(
    card: str,
    at: Mapping[str, str],
    players: list[Counter[str]],
    number: int,
    direction: str = "horizontal",
    bottom: int = 4,
    apart: bool = False,
) -> int:
    """How often one card pays one player (W-cards): its points are for each of them."""
    own = players[number]
    rivals = {h for n, other in enumerate(players) if n != number for h in other}
    parts = groups(own, apart)
    boards: Counter[str] = Counter()
    for h, n in own.items():
        boards[h[0]] += n

    def next_to(hexes: Iterable[str], who: Counter[str] = own) -> int:
        return sum(who[h] for h in around(hexes, apart) if h in who)

    def count(test: Mapping[str, bool]) -> int:
        return sum(n for h, n in own.items() if test[h])

    def near(h: str, letter: str) -> int:
        return sum(at[n] == letter for n in neighbours(h, apart))

    def linked(letter: str) -> int:
        ends = [{h for h in around(part, apart) if at[h] == letter} for part in parts]
        return len({h for some in ends if len(some) > 1 for h in some})

    def most(letter: str) -> int:
        won = 0
        for h in ALL:
            if at[h] == letter:
                all_of = [next_to([h], who) for who in players]
                won += all_of[number] > 0 and all_of[number] == max(all_of)
        return won

    all_areas = groups([h for h in ALL if at[h] == "M"], apart)
    match card:
        case "wanderers":
            return len(parts)
        case "followers":
            return count({h: bool(neighbours(h, apart) & rivals) for h in own})
        case "crowd":
            return max((sum(own[h] for h in part) // 2 for part in parts), default=0)
        case "loners":
            return count({h: not neighbours(h, apart) & own.keys() for h in own})
        case "mountaineers":
            return count({h: near(h, "M") >= 2 for h in own})
        case "travellers":
            return max(0, sum(n >= 2 for n in boards.values()) - 2)
        case "knights":
            rows: Counter[tuple[str, int, str]] = Counter()
            for h, n in own.items():
                rows[(*lines(h, direction), h[0] if apart else "")] += n
            return max(rows.values(), default=0)
        case "bureaucrats":
            return sum(next_to([h]) >= 2 for h in ALL if at[h] == "V")
        case "celebrities":
            return most("V")
        case "castles":
            return most("X")
        case "nature-lovers":
            return count({h: at[h] != "T" and near(h, "T") > 0 for h in own})
        case "ice-fishers":
            return count({h: at[h] == "I" for h in own})
        case "pioneers":
            return boards[str(bottom)]
        case "farmers":
            return sum(sorted(boards.values(), reverse=True)[2:])
        case "spelunkers":
            return sum(next_to([h]) > 0 for h in ALL if at[h] == "N")
        case "royalty":
            return linked("X")
        case "merchants":
            return linked("V")
        case "scouts":
            return count({h: h in edge() for h in own})
        case "miners":
            return sum(next_to(area) > 0 for area in all_areas)
    raise KeyError(card)


def coins(economy: str, read: Reading, code: str, fort: bool, top: int = 1) -> int:
    """What a building just put up on `code` pays (W-7); `read` already holds it."""
    near = read.near(code)
    rest = read.own - {code}
    taken = read.own | read.foreign
    pays = {
        "agriculture": any(read.at[n] == "V" for n in near),
        "weapons": bool(near & (read.forts - {code})),
        "fur": code[0] == str(top),
        "export": code in edge(),
        "cattle": not any(read.at[n] == read.at[code] and n not in taken for n in near),
        "hunting": not near & rest,
    }
    return (2 if fort else 1) * pays.get(economy, False)


def random_land(rng: random.Random) -> Land:
    """Patches of everything; each board with a castle, a tunnel and two villages."""
    at = {h: rng.choice("FGUESTFGUESTIIM") for h in ALL}
    for _ in range(2):
        at = {
            h: at[rng.choice(sorted(neighbours(h)))] if rng.random() < 0.6 else at[h] for h in ALL
        }
    for p in range(7):
        spots = rng.sample([h for h in ALL if h[0] == str(p)], 4)
        at |= dict(zip(spots, "XNVV", strict=True))
    return Land(
        "G", {letter: " ".join(h for h in ALL if at[h] == letter) for letter in set(at.values())}
    )


def random_buildings(
    rng: random.Random, at: Mapping[str, str], players: int, most: int = 26
) -> list[tuple[set[str], set[str]]]:
    """Clumps of houses and some forts for each player, now and then on a mountain."""
    free = {h for h in ALL if at[h] in SUITABLE + "M"}
    out = []
    for _ in range(players):
        own = set[str]()
        for _ in range(rng.randrange(1, most)):
            beside = sorted(around(own) & free)
            choice = rng.choice(beside if beside and rng.random() < 0.75 else sorted(free))
            if at[choice] == "M" and rng.random() < 0.7:
                continue
            own.add(choice)
            free.discard(choice)
        strong = set(rng.sample(sorted(own), min(len(own), rng.randrange(5))))
        out.append((own - strong, strong))
    return out
