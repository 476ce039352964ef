"""Land, pieces and nomads at random, for the comparisons with the second reading."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.kingdom.builder import BUILDABLE, NOMADS, Land, Seat
from tests.kingdom.geometry import ALL_HEXES, around, flower, quarter

GROUND = "GCDFT" * 3 + "WMSA"


def random_land(
    rng: random.Random, letters: str = GROUND, a_section: str = "", **land: Any
) -> Land:
    """Patches of these letters, and each of some others on a hex of every section."""
    found: dict[str, str] = {}
    for hexname in rng.sample(sorted(ALL_HEXES), 70):
        patch, letter = {hexname}, rng.choice(letters)
        for _ in range(rng.randrange(3) if letter in BUILDABLE + "WM" else 0):
            patch |= {h for h in sorted(around(patch)) if rng.random() < 0.5}
        found |= dict.fromkeys(patch, letter)
    for q in range(4):
        inside = [h for h in sorted(ALL_HEXES) if quarter(h) == q]
        found |= dict(zip(rng.sample(inside, len(a_section)), a_section, strict=True))
    spots = {
        letter: " ".join(h for h in sorted(found) if found[h] == letter)
        for letter in sorted(set(found.values()))
    }
    return Land(rng.choice("GCDFT"), spots, **land)


def sites(land: Land) -> dict[str, str]:
    """The location hexes of a land and their names."""
    return {h: land.names(quarter(h))["LK".index(land.letter(h))] for h in land.hexes("LK")}


def nomads_on(land: Land, rng: random.Random) -> dict[str, str]:
    """A nomad tile for every nomad hex."""
    stock = [name for name, number in NOMADS.items() for _ in range(number)]
    hexes = sorted(land.hexes("N"))
    return dict(zip(hexes, rng.sample(stock, len(hexes)), strict=True))


@dataclass
class Army:
    """The pieces of one player."""

    settlements: set[str] = field(default_factory=set)
    warriors: set[str] = field(default_factory=set)
    wagon: str = ""
    ship: str = ""
    hall: str = ""

    @classmethod
    def of(cls, player: Mapping[str, Any]) -> "Army":
        """The pieces of a player in a game dict."""
        return cls(
            set(player["settlements"]),
            set(player.get("warriors", [])),
            player.get("wagon", ""),
            player.get("ship", ""),
            player.get("city_hall", ""),
        )

    def hexes(self) -> set[str]:
        """Every hex with a piece of this player (X-pieces: all count as settlements)."""
        one = {self.wagon, self.ship} - {""}
        return self.settlements | self.warriors | one | (flower(self.hall) if self.hall else set())

    def seat(self, **more: Any) -> Seat:
        """The player of a position."""
        return Seat(
            " ".join(sorted(self.settlements)),
            warriors=sorted(self.warriors),
            wagon=self.wagon,
            ship=self.ship,
            city_hall=self.hall,
            **more,
        )


def random_armies(
    rng: random.Random, land: Land, players: int, *, pieces: bool, most: int = 20
) -> tuple[list[Army], set[str]]:
    """Clumps of settlements, and with `pieces` now and then another piece; and a few walls."""
    free = land.hexes(BUILDABLE + "WM" if pieces else BUILDABLE + "W")
    armies = [Army() for _ in range(players)]

    def pick(allowed: str, near: set[str]) -> str:
        some = sorted(free & land.hexes(allowed))
        close = [h for h in some if h in around(near)]
        hexname = rng.choice(close if close and rng.random() < 0.7 else some)
        free.discard(hexname)
        return hexname

    for army in armies:
        halls = [h for h in sorted(free) if len(flower(h)) == 7 and flower(h) <= free]
        halls = [h for h in halls if flower(h) <= land.hexes(BUILDABLE)]
        if pieces and halls and rng.random() < 0.5:
            army.hall = rng.choice(halls)
            free -= flower(army.hall)
        ground = BUILDABLE + ("WM" if pieces else "W")
        for _ in range(rng.randrange(most)):
            army.settlements.add(pick(rng.choice((BUILDABLE, ground)), army.hexes()))
        if pieces:
            army.warriors = {pick(BUILDABLE, army.hexes()) for _ in range(rng.randrange(3))}
            army.wagon = pick(BUILDABLE + "M", army.hexes()) if rng.random() < 0.5 else ""
            if rng.random() < 0.5 and free & land.hexes("W"):
                army.ship = pick("W", army.hexes())
    return armies, {pick(BUILDABLE, set()) for _ in range(rng.randrange(8))} if pieces else set()
