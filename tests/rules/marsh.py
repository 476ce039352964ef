"""Tools for the tests of Marshlands, Harvest and the Queenies, written from the rules text.

A `Land` is a `World` whose location hexes are named one by one; `scene` makes a position on it.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import hexholm
from tests.rules.helpers import (
    ALL_HEXES,
    DIRECTIONS,
    EDGE,
    LETTERS,
    TERRAINS,
    World,
    acts,
    around,
    at,
    cell,
    neighbours,
    quarter,
    seat,
    step,
    tile,
)

SWAMP_CARDS = tuple(f"swamp-{terrain}" for terrain in TERRAINS)
PLAIN_CARDS = ("citizens", "hermits", "knights")
BUILDABLE = "GCDFTSA"


@dataclass(frozen=True)
class Land(World):
    """A board of four user-made sections; `places` says which location a hex is."""

    places: Mapping[str, str] = field(default_factory=dict)  # hex -> location
    boxes: tuple[str, str, str, str] = ("base", "base", "base", "base")

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

    def names(self, section: int) -> list[str]:
        """The one or two locations of a section, in the order of its header."""
        found = list(dict.fromkeys(n for h, n in self.places.items() if quarter(h) == section))
        assert len(found) <= 2
        return found

    def texts(self) -> list[str]:
        """The four sections in the file format."""
        out = []
        for q, box in enumerate(self.boxes):
            names = [[at(q // 2 * 10 + r, q % 2 * 10 + c) for c in range(10)] for r in range(10)]
            rows = [" ".join(self.letter(str(n)) for n in row) for row in names]
            place = f" locations={','.join(self.names(q))}" if self.names(q) else ""
            out.append("\n".join([f"[test-{q}] box={box}{place} source=house", *rows]) + "\n")
        return out

    def tiles(self, hexes: str) -> list[dict[str, Any]]:
        """Ready tiles from these location hexes."""
        return [tile(self.places[h], h) for h in hexes.split()]


def who(
    settlements: str = "",
    hand: str = "grass",
    tiles: Sequence[dict[str, Any]] = (),
    nomads: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A player as a game dict writes it; several cards, hexes, nomads with blanks between them."""
    out: dict[str, Any] = {
        "settlements": settlements.split(),
        "gold": 0,
        "hand": hand.split(),
        "tiles": list(tiles),
    }
    if nomads:
        out["nomads"] = [{"name": name, "ready": True} for name in nomads.split()]
    return out | {key: value.split() if key == "lost" else value for key, value in more.items()}


def scene(
    land: World,
    *players: dict[str, Any],
    to_move: int = 0,
    cards: Sequence[str] = PLAIN_CARDS,
    boxes: Sequence[str] = ("base",),
    options: Mapping[str, bool | int] | None = None,
    discards: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    turn: Mapping[str, Any] | None = None,
    last_round: bool = False,
    state: Mapping[str, Any] | None = None,
    seed: int = 1,
    **setup: Any,
) -> hexholm.Game:
    """A game at exactly this position; `state` holds more keys of the dict, `setup` of new_game."""
    made = hexholm.Position(
        seed=seed,
        boxes=list(boxes),
        sections=land.sections(),
        cards=list(cards),
        options=dict(options or {}),
        **setup,
    ).state(to_move=to_move, discards=discards, deck=deck, last_round=last_round or None)
    for player in players:
        made = made.seat(**player)
    return made.state(turn=turn, **(state or {})).game()


def rule(game: hexholm.Game, action: str) -> str | None:
    """The id of the rule that forbids an action, or None."""
    reason = game.why_not(action)
    return None if reason is None else reason.rule


def verbs(game: hexholm.Game, verb: str) -> set[str]:
    """The arguments of all legal actions with this verb."""
    return {action.split(" ", 1)[1] for action in acts(game) if action.startswith(f"{verb} ")}


def uses(game: hexholm.Game) -> set[str]:
    """The extra actions on offer."""
    return verbs(game, "use")


def pass_turn(game: hexholm.Game) -> None:
    """Do what must be done on the first legal hexes in name order, then end the turn."""
    mover = game.player
    while game.player == mover and not game.over:
        legal = acts(game)
        must = sorted(a for a in legal if not a.startswith("use "))
        game.play("end" if "end" in legal else must[0])


def houses(game: hexholm.Game, number: int) -> set[str]:
    """The hexes of a player's settlements."""
    return set(seat(game, number)["settlements"])


def supply(game: hexholm.Game, number: int) -> int:
    """How many settlements a player has left."""
    left: int = seat(game, number)["supply"]
    return left


def earned(game: hexholm.Game, number: int) -> int:
    """The gold a player got during the game."""
    gold: int = seat(game, number).get("gold", 0)
    return gold


def last_round(game: hexholm.Game) -> bool:
    """Whether the end of the game was triggered."""
    return bool(game.to_dict()["last_round"])


def round_trip(game: hexholm.Game) -> hexholm.Game:
    """The same position saved and loaded as a dict and as a text; both must offer the same."""
    again = hexholm.load_game(game.to_dict())
    assert again == game
    assert acts(again) == acts(game)
    assert again.player == game.player
    text = hexholm.from_text(game.text())
    assert acts(text) == acts(game)
    assert text.player == game.player
    assert text.scores() == game.scores()
    return again


def paid(name: str, land: World, *areas: str, **more: Any) -> list[int]:
    """What one card pays every seat at the end; its explanation must add up to the same."""
    others = [other for other in PLAIN_CARDS if other != name][:2]
    players = [who(area) for area in (*areas, "")[: max(2, len(areas))]]
    more.setdefault("boxes", ("base", "marshlands", "harvest"))
    game = scene(land, *players, cards=[name, *others], **more)
    pays = [score[name] for score in game.scores()]
    parts = [game.contributions(n)[name] for n in range(len(players))]
    assert [sum(part.gold for part in one) for one in parts] == pays
    return pays


def distance(one: str, other: str) -> int:
    """How many steps lie between two hexes of the main board."""
    (row1, col1), (row2, col2) = cell(one), cell(other)
    rows = abs(row1 - row2)
    across = abs((2 * col1 + row1 % 2) - (2 * col2 + row2 % 2))
    return rows + max(0, (across - rows) // 2)


def within(hexname: str, steps: int) -> set[str]:
    """All hexes up to so many steps away, the hex itself included."""
    found = {hexname}
    for _ in range(steps):
        found |= {n for h in found for n in neighbours(h)}
    return found


ISLAND_ROWS = (4, 5, 6, 5, 4)
ISLAND = frozenset(f"i.{'abcdef'[c]}{r + 1}" for r, n in enumerate(ISLAND_ROWS) for c in range(n))


def _island_place(hexname: str) -> tuple[int, int]:
    """Row, and place across counted in half hexes."""
    row, col = int(hexname[3:]) - 1, ord(hexname[2]) - ord("a")
    return row, 6 - ISLAND_ROWS[row] + 2 * col


def island_neighbours(hexname: str) -> set[str]:
    """The hexes of the island around one of its hexes."""
    row, across = _island_place(hexname)
    near = {(0, 2), (1, 1)}
    return {
        other
        for other in ISLAND
        for r, x in [_island_place(other)]
        if (abs(r - row), abs(x - across)) in near
    }


SHORE = frozenset(h for h in ISLAND if len(island_neighbours(h)) < 6)


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


def on_island(hexes: str) -> set[str]:
    """`a1 b2` as `i.a1` and `i.b2`."""
    return {f"i.{h}" for h in hexes.split()}


SPECIAL = "LKXNPO"
ACTIONS = (
    "farmland water-mill mountain-station watchtower university fountain canoe-bonus scout-cabin"
).split()
MOVES = ("refuge", "refuge-bonus", "palisade")


@dataclass
class Reading:
    """A slow second reading of the rules at a position: where each extra action may go."""

    land: Land
    settlements: set[str]
    others: set[str]  # own warriors and wagon
    foreign: set[str]
    warriors: set[str]  # of anybody
    walls: set[str]
    letters: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        self.letters = self.land.grid

    def ground(self, letters: str) -> set[str]:
        """All hexes with one of these letters."""
        return {h for h, letter in self.letters.items() if letter in letters}

    def empty(self, letters: str, lifted: str = "") -> set[str]:
        """The hexes of a ground with no piece, no wall and no warrior beside them.

        A lifted piece leaves its hex empty; a lifted warrior blocks nothing.
        """
        taken = (self.settlements | self.others | self.foreign | self.walls) - {lifted}
        return self.ground(letters) - taken - around(self.warriors - {lifted})

    def bound(self, eligible: set[str]) -> set[str]:
        """B-3.3."""
        return eligible & around(self.settlements | self.others) or eligible

    def builds(self, action: str) -> set[str]:
        """Where the (first) build of an action may go."""
        own, land = self.settlements | self.others, self.empty(BUILDABLE)
        match action:
            case "farmland":
                return self.empty("A") & around(own)
            case "water-mill":
                return self.bound(land & around(self.ground("W")))
            case "mountain-station":
                return self.bound(land & around(self.ground("M")))
            case "watchtower":
                return self.bound(land & around(self.foreign))
            case "university":
                return self.bound(land & around(self.ground(SPECIAL)))
            case "fountain":
                alone = {h for h in land if len(neighbours(h) & own) == 1}
                return alone - around(self.foreign)
            case "canoe-bonus":
                return self.bound(self.empty("S")) | self.bound(self.empty("W"))
            case "scout-cabin":
                return self.empty(BUILDABLE + "WM") & around(own)
        raise ValueError(action)

    def puts(self, action: str, piece: str) -> set[str]:
        """Where a piece may go with a move action."""
        land = self.empty(BUILDABLE, piece) - {piece}
        if action == "refuge":
            return land & neighbours(piece)
        if action == "refuge-bonus":
            found = set()
            for direction in DIRECTIONS:
                there = step(piece, direction)
                while there is not None and there not in land:
                    there = step(there, direction)
                found |= {there} if there else set()
            return found
        area, more = set[str](), {piece}
        while more:
            area |= more
            more = around(more) & (self.settlements | self.others) - area
        return around(area - {piece}) & land


def random_reading(rng: random.Random, places: Mapping[str, str], warlike: bool) -> Reading:
    """A board of patches and some pieces on it, with these locations."""
    letters: dict[str, str] = {}
    for hexname in rng.sample(sorted(ALL_HEXES), 90):
        patch, letter = {hexname}, rng.choice("GCDFTSAWMSAWMXPO")
        for _ in range(0 if letter in SPECIAL else rng.randrange(3)):
            patch |= {h for h in sorted(around(patch)) if rng.random() < 0.5}
        letters |= dict.fromkeys(patch, letter)
    spots = {
        letter: " ".join(h for h in sorted(letters) if letters[h] == letter)
        for letter in sorted(set(letters.values()))
    }
    land = Land(rng.choice("GCDFT"), spots, places=places)
    free = [h for h in sorted(ALL_HEXES) if land.letter(h) in BUILDABLE]
    picked: list[str] = []
    for _ in range(rng.choice((1, 3, 6, 12))):
        near = sorted(around(picked[-4:]) & set(free) - set(picked))
        picked.append(rng.choice(near if near and rng.random() < 0.6 else free))
    own = set(picked)
    rest = [h for h in free if h not in own]
    foreign = set(rng.sample(rest, rng.choice((0, 5, 20))))
    rest = [h for h in rest if h not in foreign]
    walls = set(rng.sample(rest, 4))
    war = set(rng.sample([h for h in rest if h not in walls], 2)) if warlike else set()
    return Reading(land, own, war, foreign, war, walls)


def areas(own: set[str]) -> list[set[str]]:
    """The own areas: maximal groups of adjacent hexes."""
    left, found = set(own), []
    while left:
        area, more = set[str](), {min(left)}
        while more:
            area |= more
            more = around(more) & own - area
        found.append(area)
        left -= area
    return found


def most_beside(hexes: set[str], everybody: Sequence[set[str]], number: int) -> int:
    """Five gold for each hex where nobody has more adjacent settlements, if there is one."""
    total = 0
    for hexname in hexes:
        counts = [len(neighbours(hexname) & own) for own in everybody]
        total += 5 * (counts[number] == max(counts) > 0)
    return total


def slow_score(
    card: str, land: Land, everybody: Sequence[set[str]], number: int, removed: str = ""
) -> int:
    """What a card of Marshlands or Harvest pays, read slowly from the rules text."""
    own = everybody[number]
    around_own = [len(neighbours(h) & own) for h in own]
    linked: set[frozenset[str]] = set()
    match card:
        case "captains":
            return sum(n >= 3 for n in around_own)
        case "chainers":
            return around_own.count(2)
        case "vassals":
            return sum(h[0] in "jk" or h[1:] in ("10", "11") for h in own)
        case "travellers":
            return len(own & EDGE)
        case "rangers":
            rows = [cell(h)[0] for h in own]
            return 2 * sum(rows.count(row) == 1 for row in set(rows))
        case "homesteaders":
            return max(sum(quarter(h) == q for h in own) for q in range(4))
        case "messengers":
            longest = max((distance(a, b) for g in areas(own) for a in g for b in g), default=0)
            return 2 * (longest + 1) if longest else 0
        case "noblewomen":
            return most_beside(land.hexes("LKXN"), everybody, number)
        case "palaces":
            return most_beside(land.hexes("P"), everybody, number)
        case "scouts":
            gone = land.hexes(LETTERS[removed])
            return sum(bool(neighbours(h) & gone) for h in own - gone)
        case "workers":
            return sum(bool(neighbours(h) & land.hexes("LKXNP")) for h in own)
        case "merchants" | "geologists":
            sites = areas(land.hexes("M")) if card == "geologists" else []
            sites += [{h} for h in land.hexes("LKXNP")] if card == "merchants" else []
            for area in areas(own):
                near = around(area) | (area if card == "geologists" else set())
                met = [frozenset(site) for site in sites if near & site]
                linked |= set(met) if len(met) > 1 else set()
            return len(linked) * (2 if card == "geologists" else 4)
    raise ValueError(card)
