"""Nomads and Crossroads: random positions and random games against a second, slow reading."""

import random
from dataclasses import dataclass, field

import pytest

import hexholm
from tests.rules.boxes import (
    BOXES,
    BUILDABLE,
    NOMADS,
    TASKS,
    Land,
    Side,
    flower,
    kept,
    line,
    lying,
    paid,
    slides,
    table,
    walls,
)
from tests.rules.helpers import (
    ALL_HEXES,
    BASE_CARDS,
    DIRECTIONS,
    LETTERS,
    TERRAINS,
    acts,
    all_of,
    around,
    cell,
    neighbours,
    play,
    quarter,
    seat,
    step,
    tile,
    two_away,
)
from tests.rules.reference import areas, score

BUILD = {"farm": "G", "oasis": "D", "garden": "F", "foresters-lodge": "T", "monastery": "C"}
MOVES = ("barn", "harbor", "paddock", "caravan")
OTHERS = ("quarry", "village", "tavern", "city-hall", "barracks", "wagon", "lighthouse")
PLACES = (*BUILD, *MOVES, *OTHERS)


def random_land(rng: random.Random) -> Land:
    """Patches of everything; two locations, a castle and a nomad hex a section."""
    letters: dict[str, str] = {}
    for hexname in rng.sample(sorted(ALL_HEXES), 70):
        patch, letter = {hexname}, rng.choice("GCDFTGCDFTGCDFTWMSA")
        for _ in range(rng.randrange(3)):
            patch |= {h for h in sorted(around(patch)) if rng.random() < 0.5}
        letters |= dict.fromkeys(patch, letter)
    for q in range(4):
        inside = [h for h in sorted(ALL_HEXES) if quarter(h) == q]
        letters |= dict(zip(rng.sample(inside, 4), "LKXN", strict=True))
    spots = {
        letter: " ".join(h for h in sorted(letters) if letters[h] == letter)
        for letter in sorted(set(letters.values()))
    }
    names = rng.sample(PLACES, 8)
    a, b, c, d = (",".join(names[n : n + 2]) for n in range(0, 8, 2))
    return Land(rng.choice("GCDFT"), spots, (a, b, c, d), ("crossroads",) * 3 + ("base",))


def sites(land: Land) -> dict[str, str]:
    """The location hexes of a land and their names."""
    return {
        h: land.locations[quarter(h)].split(",")["LK".index(letter)]
        for letter in "LK"
        for h in land.spots[letter].split()
    }


def nomads_on(land: Land, rng: random.Random) -> dict[str, str]:
    """A nomad tile for every nomad hex."""
    stock = [name for name, number in NOMADS.items() for _ in range(number)]
    hexes = land.spots["N"].split()
    return dict(zip(hexes, rng.sample(stock, len(hexes)), strict=True))


@dataclass
class Army:
    """The pieces of one player."""

    settlements: set[str] = field(default_factory=set)
    warriors: set[str] = field(default_factory=set)
    wagon: str = ""
    ship: str = ""
    hall: str = ""

    def hexes(self) -> set[str]:
        """Every hex with a piece of this player (X-pieces: all count as settlements)."""
        one = {self.wagon, self.ship} - {""}
        return self.settlements | self.warriors | one | (flower(self.hall) if self.hall else set())

    def side(self, **more: object) -> Side:
        """The player of a position."""
        return Side(
            " ".join(sorted(self.settlements)),
            warriors=" ".join(sorted(self.warriors)),
            wagon=self.wagon,
            ship=self.ship,
            city_hall=self.hall,
            **more,  # type: ignore[arg-type]
        )


@dataclass
class Map:
    """The letters of a board, the armies (the mover's first) and the walls."""

    letters: dict[str, str]
    armies: list[Army]
    walled: set[str]
    all_move: bool = False  # the option `pieces_move_as_settlements`

    def empty(self, letters: str, lifted: str = "") -> set[str]:
        """Open hexes: no piece, no wall, not next to a warrior (A-13) that is not lifted."""
        taken = set().union(self.walled, *(army.hexes() for army in self.armies)) - {lifted}
        taken |= around(w for army in self.armies for w in army.warriors - {lifted})
        return {h for h in ALL_HEXES if self.letters[h] in letters} - taken

    def builds(self, letters: str, lifted: str = "") -> set[str]:
        """B-3.3: beside an own piece if possible, else anywhere."""
        where = self.empty(letters, lifted)
        return where & around(self.armies[0].hexes() - {lifted}) or where

    def moves(self, name: str, card: str) -> dict[str, set[str]]:
        """The pieces a location can move, and where to."""
        army, found = self.armies[0], {}
        others = army.warriors | {army.wagon, army.ship} - {""} if self.all_move else set()
        for piece in army.settlements | others:
            land = self.empty(BUILDABLE, piece) - {piece}
            if name == "paddock":
                targets = two_away(piece) & land
            elif name == "caravan":
                targets = slides(piece, ALL_HEXES - land)
            else:
                ground = "W" if name == "harbor" else LETTERS[card]
                targets = self.builds(ground, piece) - {piece}
            if targets:
                found[piece] = targets
        return found

    def places(self, name: str, card: str) -> set[str]:
        """Where a location lets one build."""
        army, land = self.armies[0], self.empty(BUILDABLE)
        own = army.hexes()
        if name in BUILD:
            return self.builds(BUILD[name])
        if name == "quarry":
            return self.empty(LETTERS[card]) & around(own)
        if name == "village":
            return {h for h in land if len(neighbours(h) & own) >= 3}
        if name == "tavern":
            ends = set()
            for h in own:
                for d in DIRECTIONS:
                    one, two = step(h, d), step(step(h, d), d)
                    if {one, two} <= own and step(two, d) in land:
                        ends.add(str(step(two, d)))
            return ends
        if name == "city-hall":
            fits = {h for h in land if len(flower(h)) == 7 and flower(h) <= land}
            return set() if army.hall else {h for h in fits if flower(h) & around(own)}
        if name == "barracks":
            return self.builds(BUILDABLE) if len(army.warriors) < 2 else set()
        if name == "wagon":
            return set() if army.wagon else self.builds(BUILDABLE + "M")
        return set() if army.ship else self.builds("W")

    def actions(self, name: str, card: str) -> set[str]:
        """All actions after `use NAME`; none when it cannot be used."""
        army = self.armies[0]
        if name in MOVES:
            return all_of("take", self.moves(name, card))
        found = all_of("build", self.places(name, card))
        if name == "barracks":
            found |= all_of("take", army.warriors)
        for kind, piece, letters in (
            ("wagon", army.wagon, BUILDABLE + "M"),
            ("lighthouse", army.ship, "W"),
        ):
            if name == kind and piece:
                found |= {f"take {piece}"}
                found |= all_of("put", neighbours(piece) & self.empty(letters))
        return found


def random_map(rng: random.Random, land: Land, players: int) -> Map:
    """Clumps of settlements, now and then a piece, a few walls."""
    named = {h: letter for letter, hexes in land.spots.items() for h in hexes.split()}
    letters = {h: named.get(h, land.fill) for h in ALL_HEXES}
    free = {h for h in ALL_HEXES if letters[h] in BUILDABLE + "WM"}
    armies = [Army() for _ in range(players)]

    def pick(allowed: str, near: set[str]) -> str:
        some = sorted(h for h in free if letters[h] in allowed)
        close = [h for h in some if h in around(near)]
        hexname = rng.choice(close if close and rng.random() < 0.7 else some)
        free.discard(hexname)
        return hexname

    for army in armies:
        halls = [h for h in sorted(free) if len(flower(h)) == 7 and flower(h) <= free]
        halls = [h for h in halls if all(letters[n] in BUILDABLE for n in flower(h))]
        if halls and rng.random() < 0.5:
            army.hall = rng.choice(halls)
            free -= flower(army.hall)
        for _ in range(rng.randrange(20)):
            army.settlements.add(pick(BUILDABLE * 3 + "WM", army.hexes()))
        army.warriors = {pick(BUILDABLE, army.hexes()) for _ in range(rng.randrange(3))}
        army.wagon = pick(BUILDABLE + "M", army.hexes()) if rng.random() < 0.5 else ""
        if rng.random() < 0.5 and any(letters[h] == "W" for h in free):
            army.ship = pick("W", army.hexes())
    return Map(letters, armies, {pick(BUILDABLE, set()) for _ in range(rng.randrange(8))})


def home(letters: dict[str, str], own: set[str]) -> bool:
    """T-home, A-16, A-16b."""
    for letter in BUILDABLE + "WM":
        ground = {h for h in ALL_HEXES if letters[h] == letter}
        if any(area <= own for area in areas(ground)):
            return True
    return False


def task(name: str, letters: dict[str, str], own: set[str]) -> int:
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
    fulfilled = {
        "home-country": home(letters, own),
        "fortress": bool(rings & own),
        "road": any(roads),
        "place-of-refuge": any(letters[h] in "LKXN" for h in rings),
        "advance": max(at_edges) >= 7,
        "compass-points": min(at_edges) >= 1,
    }
    return TASKS[name] if fulfilled[name] else 0


def card_score(name: str, letters: dict[str, str], players: list[set[str]], number: int) -> int:
    """A base card with nomad hexes special (A-46) and none for Miners on a mountain."""
    if name == "miners":
        own = players[number]
        beside = {h for h in own if any(letters[n] == "M" for n in neighbours(h))}
        return sum(letters[h] != "M" for h in beside)
    plain = {h: "L" if letter in "KN" else letter for h, letter in letters.items()}
    return score(name, plain, players, number)


@pytest.mark.parametrize("seed", range(40))
def test_legal_actions_of_a_random_position(seed: int) -> None:
    """N-quarry, N-caravan, N-village, N-garden, X-forester, X-monastery, X-cityhall, X-warrior,
    X-wagon, X-ship, A-12c, A-13, B-3.6: every action and target of a random position."""
    rng = random.Random(seed)
    land = random_land(rng)
    world = random_map(rng, land, 3)
    places = sites(land)
    tiles = [tile(name, h) for h, name in places.items()]
    nomads = nomads_on(land, rng)
    terrain = rng.choice([t for t in TERRAINS if world.empty(LETTERS[t])])
    seats = [world.armies[0].side(hand=terrain, tiles=tiles)]
    seats += [army.side() for army in world.armies[1:]]
    world.all_move = seed % 2 == 1
    options = {"pieces_move_as_settlements": world.all_move}
    game = table(land, *seats, nomads=nomads, walls=world.walled, options=options)
    can = {n: found for n in places.values() if (found := world.actions(n, terrain))}
    extra = {"use farmland"} if world.empty("A") & around(world.armies[0].hexes()) else set()
    expected = all_of("build", world.builds(LETTERS[terrain])) | extra
    assert acts(game) == expected | {f"use {name}" for name in can}
    kept(game)
    for name, found in can.items():
        used = play(game.copy(), f"use {name}")
        assert acts(used) == found, name
        if name in MOVES:
            for piece, targets in world.moves(name, terrain).items():
                assert acts(play(used.copy(), f"take {piece}")) == all_of("put", targets)


@pytest.mark.parametrize("seed", range(30))
def test_scores_of_a_random_position(seed: int) -> None:
    """X-pieces, X-cityhall, A-46, T-home, T-fortress, T-road, T-refuge, T-advance, T-compass:
    pieces count as settlements for all cards and tasks."""
    rng = random.Random(seed)
    land = random_land(rng)
    world = random_map(rng, land, rng.randrange(2, 6))
    players = [army.hexes() for army in world.armies]
    for start in range(0, 10, 3):
        cards = (BASE_CARDS + BASE_CARDS)[start : start + 3]
        tasks = rng.sample(sorted(TASKS), 3)
        game = table(
            land,
            *(army.side() for army in world.armies),
            cards=cards,
            tasks=tasks,
            nomads=nomads_on(land, rng),
            lying={},
            walls=world.walled,
        )
        for number in range(len(players)):
            for name in (*cards, "castles"):
                expected = card_score(name, world.letters, players, number)
                assert paid(game, name)[number] == expected, name
            for name in tasks:
                assert paid(game, name)[number] == task(name, world.letters, players[number]), name


EVERY = {
    "end",
    *(f"choose {name}" for name in ("used", "ready", "new", "water", "mountain", *TERRAINS)),
    *(f"use {name}" for name in (*PLACES, "farmland", "donation", "resettlement")),
    *("use outpost", "use sword"),
    *(f"{verb} {h}" for verb in ("build", "take", "put") for h in ALL_HEXES),
}


# --- games ----------------------------------------------------------------------------------------


def army_of(game: hexholm.Game, number: int) -> Army:
    """The pieces of a player in a game."""
    data = seat(game, number)
    return Army(
        set(data["settlements"]),
        set(data.get("warriors", [])),
        data.get("wagon", ""),
        data.get("ship", ""),
        data.get("city_hall", ""),
    )


def check_tiles(game: hexholm.Game, places: dict[str, str], armies: list[Army]) -> None:
    """B-4.1, B-4.5, A-08, A-12, N-1 between two actions: who stands where holds what."""
    taken = dict.fromkeys(places, 0)
    for number in range(len(armies)):
        data = seat(game, number)
        for h in [t["from"] for t in data["tiles"]] + data["lost"]:
            taken[h] += 1
    for number, army in enumerate(armies):
        data, beside = seat(game, number), around(army.hexes())
        has = {t["from"] for t in data["tiles"]}
        assert has <= beside, "a tile stays while a piece stands beside its hex"
        assert not has & set(data["lost"])
        for h in (beside & set(places)) - has - set(data["lost"]):
            assert taken[h] == 2, "a tile is taken while there is one"
        assert not beside & set(lying(game)), "a nomad tile is taken by the first beside it"
    assert max(taken.values()) <= 2


def in_line(hexes: list[str]) -> bool:
    """K-families: three side by side in one straight line."""
    return any(
        set(line(h, d, 3)) == set(hexes)
        for h in hexes
        for d in DIRECTIONS
        if step(step(h, d), d) in hexes
    )


def red_gold(world: Map, placed: set[str]) -> tuple[int, int]:
    """What Shepherds and Ambassadors pay for new pieces; the mover's army comes first."""
    taken = set().union(world.walled, *(army.hexes() for army in world.armies))
    foreign = set().union(*(army.hexes() for army in world.armies[1:]))
    shepherds = ambassadors = 0
    for h in placed:
        same = {n for n in neighbours(h) if world.letters[n] == world.letters[h]}
        shepherds += 2 * (not same - taken)
        ambassadors += bool(neighbours(h) & foreign)
    return shepherds, ambassadors


@pytest.mark.parametrize("seed", range(8))
def test_random_game(seed: int) -> None:
    """K-red, K-families, K-shepherds, K-ambassadors, X-warrior, A-12, A-12b, A-12c, N-1, B-4.1,
    B-4.5, A-48, B-6.1: a whole game, watched from outside."""
    rng = random.Random(seed)
    land = random_land(rng)
    cards = ["families", "shepherds", "ambassadors"]
    players = 2 + seed % 3
    game = hexholm.new_game(
        "kingdom-builder",
        players=players,
        seed=seed,
        boxes=list(BOXES),
        sections=land.sections(),
        cards=cards,
        nomads=nomads_on(land, rng),
        options={"pieces_move_as_settlements": seed % 2 == 1},
    )
    letters = {h: land.letter(h) for h in ALL_HEXES}
    places = sites(land)
    regular: list[str] = []
    number = 0
    while not game.over:
        number += 1
        mover = game.player
        assert mover is not None
        before = [army_of(game, n) for n in range(players)]
        wall, gold = walls(game), [paid(game, name) for name in cards]
        turn = game.to_dict()["turn"]
        extra = [a for a in game.options if a.verb == "use"]
        action = rng.choice(extra if extra and rng.random() < 0.5 else game.options)
        verb, _, arg = str(action).partition(" ")
        if verb in ("build", "put"):
            lifted = {task.get("lifted") for task in turn["tasks"][-1:]}
            blocked = around(w for army in before for w in army.warriors - lifted)
            new = {arg} | (flower(arg) if turn["tasks"][-1:] and is_hall(turn) else set())
            assert not new & (blocked | wall | set().union(*(a.hexes() for a in before)))
        play(game, str(action))
        after = [army_of(game, n) for n in range(players)]
        placed = after[mover].hexes() - before[mover].hexes() if verb == "build" else set()
        order = [after[mover], *(after[n] for n in range(players) if n != mover)]
        shepherds, ambassadors = red_gold(Map(letters, order, walls(game)), placed)
        families = 0
        if verb == "build" and not turn["tasks"]:
            regular.append(arg)
            families = 2 * (len(regular) == 3 and in_line(regular))
        if game.player != mover:
            regular = []
        for name, old, more in zip(cards, gold, (families, shepherds, ambassadors), strict=True):
            expected = [g + more * (n == mover) for n, g in enumerate(old)]
            assert paid(game, name) == expected, f"{name} for {action}"
        assert len(walls(game)) <= 25
        assert walls(game) >= wall, "walls stay (A-48)"
        for n, army in enumerate(after):
            assert len(army.settlements) + seat(game, n)["supply"] == 40
        if not game.to_dict()["turn"].get("tasks"):
            check_tiles(game, places, after)
        if number % 40 == 0:
            kept(game)
        if number % 40 == 0 or (number % 5 == 0 and verb == "use"):
            assert {a for a in EVERY if game.why_not(a) is None} == acts(game)
    assert hexholm.replay(game.record()) == game
    for name in game.to_dict()["setup"]["tasks"]:
        own = [army_of(game, n).hexes() for n in range(players)]
        assert paid(game, name) == [task(name, letters, hexes) for hexes in own]


def is_hall(turn: dict[str, list[dict[str, str]]]) -> bool:
    """Whether the action under way is the city hall."""
    return turn["tasks"][-1].get("task") == "city-hall"
