"""Small, exact positions on land laid out by hand, made with the public `hexholm.Position`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import hexholm
from tests.kingdom.geometry import ALL_HEXES, ISLAND_ROWS, at, quarter

TERRAINS = ("grass", "canyon", "desert", "flower-field", "forest")
LETTERS = {"grass": "G", "canyon": "C", "desert": "D", "flower-field": "F", "forest": "T"}
BUILDABLE = "GCDFTSA"
BASE_CARDS = (
    "citizens discoverers farmers fishermen hermits knights lords merchants miners workers"
).split()
PLAIN_CARDS = ("citizens", "hermits", "knights")
SWAMP_CARDS = tuple(f"swamp-{terrain}" for terrain in TERRAINS)
BOXES = ("base", "nomads", "crossroads")
MARSH = (*BOXES, "marshlands")
HARVEST = (*BOXES, "harvest")
NOMADS = {
    **{f"donation-{terrain}": 1 for terrain in (*TERRAINS, "water", "mountain")},
    "resettlement": 2,
    "outpost": 2,
    "sword": 2,
    "treasure": 2,
}
TASKS = {
    "home-country": 5,
    "fortress": 6,
    "road": 7,
    "place-of-refuge": 8,
    "advance": 9,
    "compass-points": 10,
}


@dataclass(frozen=True)
class Land:
    """A board of four sections made for a test: one letter everywhere, others on some hexes.

    Locations are named by section (``farm``, or ``barracks,crossroads`` for the letters L and K) or
    hex by hex (`places`).
    """

    fill: str
    spots: Mapping[str, str] = field(default_factory=dict)  # letter -> hex names
    locations: tuple[str, str, str, str] = ("farm", "barn", "harbor", "tavern")
    boxes: tuple[str, str, str, str] = ("base", "base", "base", "base")
    places: Mapping[str, str] = field(default_factory=dict)  # hex -> location

    @cached_property
    def grid(self) -> dict[str, str]:
        """The letter of every hex."""
        found = dict.fromkeys(ALL_HEXES, self.fill)
        for letter, hexes in reversed(list(self.spots.items())):
            found |= dict.fromkeys(hexes.split(), letter)
        kinds = {h: self.names(quarter(h)).index(name) for h, name in self.places.items()}
        return found | {h: "LK"[number] for h, number in kinds.items()}

    def letter(self, hexname: str) -> str:
        """The letter that stands on a hex."""
        return self.grid[hexname]

    def hexes(self, letters: str) -> set[str]:
        """All hexes with one of these letters."""
        return {h for h, letter in self.grid.items() if letter in letters}

    def names(self, section: int) -> list[str]:
        """The one or two locations of a section, in the order of its header."""
        if not self.places:
            return self.locations[section].split(",")
        found = list(dict.fromkeys(n for h, n in self.places.items() if quarter(h) == section))
        assert len(found) <= 2
        return found

    def texts(self) -> list[str]:
        """The four sections in the file format of docs/sections.md."""
        out = []
        for q, box in enumerate(self.boxes):
            names = [[at(q // 2 * 10 + r, q % 2 * 10 + c) for c in range(10)] for r in range(10)]
            rows = [" ".join(self.letter(str(n)) for n in row) for row in names]
            used = sum(any(letter in row for row in rows) for letter in "LK")
            place = f" locations={','.join(self.names(q)[:used])}" if used else ""
            out.append("\n".join([f"[test-{q}] box={box}{place} source=house", *rows]) + "\n")
        return out

    def sections(self) -> list[hexholm.Section]:
        """The four sections, loaded."""
        return [hexholm.load_section(text) for text in self.texts()]

    def tiles(self, hexes: str) -> list[dict[str, Any]]:
        """Ready tiles from these location hexes."""
        return [tile(self.places[h], h) for h in hexes.split()]


def island(
    fill: str, spots: Mapping[str, str] | None = None, location: str = "ropebridge"
) -> hexholm.Section:
    """An island side: one letter everywhere, others on some hexes (written without `i.`)."""
    named = {f"i.{h}": letter for letter, hexes in (spots or {}).items() for h in hexes.split()}
    rows = [
        " ".join(named.get(f"i.{'abcdef'[c]}{r + 1}", fill) for c in range(n))
        for r, n in enumerate(ISLAND_ROWS)
    ]
    place = f" locations={location}" if "L" in named.values() else ""
    head = f"[test-island] box=island{place} source=house"
    return hexholm.load_section("\n".join([head, *rows]) + "\n")


def tile(name: str, source: str, ready: bool = True, new: bool = False) -> dict[str, Any]:
    """A location tile as a game dict writes it."""
    return {"name": name, "from": source, "ready": ready, "new": new}


class Seat(dict[str, Any]):
    """A player as a game dict writes it; hexes, cards and nomad tiles with blanks between them.

    `fresh` nomad tiles came this turn.
    """

    def __init__(
        self,
        settlements: str = "",
        hand: str = "grass",
        tiles: Sequence[dict[str, Any]] = (),
        supply: int | None = None,
        lost: str = "",
        nomads: str = "",
        fresh: str = "",
        warriors: str | Sequence[str] = "",
        **more: Any,
    ) -> None:
        super().__init__(
            settlements=settlements.split(),
            gold=0,
            hand=hand.split(),
            tiles=list(tiles),
            lost=lost.split(),
        )
        bag = [{"name": name, "ready": True} for name in nomads.split()]
        bag += [{"name": name, "ready": False} for name in fresh.split()]
        army = warriors.split() if isinstance(warriors, str) else list(warriors)
        pieces = {"nomads": bag, "warriors": army, **more}
        self.update({key: value for key, value in pieces.items() if value not in ("", [])})
        if supply is not None:
            self["supply"] = supply


def position(
    where: Land | Sequence[str],
    *seats: Mapping[str, Any],
    to_move: int = 0,
    cards: Sequence[str] = PLAIN_CARDS,
    boxes: Sequence[str] = BOXES,
    options: Mapping[str, bool | int] | None = None,
    discards: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    last_round: bool = False,
    turn: Mapping[str, Any] | None = None,
    lying: Mapping[str, str] | None = None,
    walls: Iterable[str] = (),
    state: Mapping[str, Any] | None = None,
    seed: int = 1,
    **setup: Any,
) -> hexholm.Game:
    """A game at exactly this position.

    `deck` is what the draw pile holds (else all the rest), `lying` the nomad tiles still there
    (else all), `state` more keys of the dict, `setup` those of new_game. Nomad tiles are played on
    boards with nomad hexes: where a player holds one and the land has none, it gets one at its rim.
    """
    bags = any(seat.get("nomads") for seat in seats)
    if bags and isinstance(where, Land) and not where.hexes("N"):
        corner = next(h for h in ("t1", "a1", "a20", "t20", "t10") if h not in where.places)
        where = replace(where, spots={"N": corner, **where.spots})
        setup["nomads"] = {corner: "treasure"}
    made = hexholm.Position(
        seed=seed,
        boxes=list(boxes),
        sections=where.sections() if isinstance(where, Land) else list(where),
        cards=list(cards),
        options=dict(options or {}),
        **{key: value for key, value in setup.items() if value is not None},
    ).state(to_move=to_move, discards=discards, deck=deck, last_round=last_round or None)
    for seat in seats:
        made = made.seat(**seat)
    more = {"nomads": lying, "walls": sorted(walls)} | dict(state or {})
    return made.state(turn=turn, **more).game()
