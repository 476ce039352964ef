"""Nomads and Crossroads: random positions and random games against the second reading."""

import random

import pytest

import hexholm
from tests.kingdom.asking import acts, kept, lying, paid, play, seat, walls
from tests.kingdom.builder import BASE_CARDS, BOXES, TASKS, TERRAINS, Land, position, tile
from tests.kingdom.geometry import ALL_HEXES, DIRECTIONS, around, flower, line, neighbours, step
from tests.kingdom.random_land import Army, nomads_on, random_armies, random_land, sites
from tests.kingdom.reference import Position, compare
from tests.kingdom.scores import score, task

PLACES = (
    *("farm", "oasis", "garden", "foresters-lodge", "monastery", "barn", "harbor", "paddock"),
    *("caravan", "quarry", "village", "tavern", "city-hall", "barracks", "wagon", "lighthouse"),
)


def boxes_land(rng: random.Random) -> Land:
    """Two locations, a castle and a nomad hex per section."""
    names = rng.sample(PLACES, 8)
    a, b, c, d = (",".join(names[n : n + 2]) for n in range(0, 8, 2))
    boxes = ("crossroads",) * 3 + ("base",)
    return random_land(rng, a_section="LKXN", locations=(a, b, c, d), boxes=boxes)


@pytest.mark.parametrize("seed", range(40))
def test_legal_actions_of_a_random_position(seed: int) -> None:
    """N-quarry, N-caravan, N-village, N-garden, X-forester, X-monastery, X-cityhall, X-warrior,
    X-wagon, X-ship, A-12c, A-13, B-3.6: every action and target of a random position."""
    rng = random.Random(seed)
    land = boxes_land(rng)
    armies, walled = random_armies(rng, land, 3, pieces=True)
    tiles = [tile(name, h) for h, name in sites(land).items()]
    nomads = nomads_on(land, rng)
    options = {"pieces_move_as_settlements": seed % 2 == 1}

    def holding(terrain: str) -> hexholm.Game:
        seats = [
            army.seat(hand=terrain, tiles=tiles if army is armies[0] else ()) for army in armies
        ]
        return position(land, *seats, nomads=nomads, walls=walled, options=options)

    games = ((terrain, holding(terrain)) for terrain in TERRAINS)
    game = next(game for terrain, game in games if Position(game).card == terrain)
    assert compare(game)
    kept(game)


@pytest.mark.parametrize("seed", range(30))
def test_scores_of_a_random_position(seed: int) -> None:
    """X-pieces, X-cityhall, A-46, T-home, T-fortress, T-road, T-refuge, T-advance, T-compass:
    pieces count as settlements for all cards and tasks."""
    rng = random.Random(seed)
    land = boxes_land(rng)
    armies, walled = random_armies(rng, land, rng.randrange(2, 6), pieces=True)
    players = [army.hexes() for army in armies]
    for start in range(0, 10, 3):
        cards = (BASE_CARDS + BASE_CARDS)[start : start + 3]
        tasks = rng.sample(sorted(TASKS), 3)
        game = position(
            land,
            *(army.seat() for army in armies),
            cards=cards,
            tasks=tasks,
            nomads=nomads_on(land, rng),
            lying={},
            walls=walled,
        )
        for number in range(len(players)):
            for name in (*cards, "castles"):
                assert paid(game, name)[number] == score(name, land, players, number), name
            for name in tasks:
                assert paid(game, name)[number] == task(name, land, players[number]), name


EVERY = {
    "end",
    *(f"choose {name}" for name in ("used", "ready", "new", "water", "mountain", *TERRAINS)),
    *(f"use {name}" for name in (*PLACES, "farmland", "donation", "resettlement")),
    *("use outpost", "use sword"),
    *(f"{verb} {h}" for verb in ("build", "take", "put") for h in ALL_HEXES),
}


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


def red_gold(land: Land, armies: list[Army], walled: set[str], placed: set[str]) -> tuple[int, int]:
    """What Shepherds and Ambassadors pay for new pieces; the mover's army comes first."""
    taken = set().union(walled, *(army.hexes() for army in armies))
    foreign = set().union(*(army.hexes() for army in armies[1:]))
    shepherds = ambassadors = 0
    for h in placed:
        same = {n for n in neighbours(h) if land.letter(n) == land.letter(h)}
        shepherds += 2 * (not same - taken)
        ambassadors += bool(neighbours(h) & foreign)
    return shepherds, ambassadors


@pytest.mark.parametrize("seed", range(8))
def test_random_game(seed: int) -> None:
    """K-red, K-families, K-shepherds, K-ambassadors, X-warrior, A-12, A-12b, A-12c, N-1, B-4.1,
    B-4.5, A-48, B-6.1: a whole game, watched from outside."""
    rng = random.Random(seed)
    land = boxes_land(rng)
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
    places = sites(land)
    regular: list[str] = []
    number = 0
    while not game.over:
        number += 1
        mover = game.player
        assert mover is not None
        before = [Army.of(seat(game, n)) for n in range(players)]
        wall, gold = walls(game), [paid(game, name) for name in cards]
        turn = game.to_dict()["turn"]
        extra = [a for a in game.options if a.verb == "use"]
        action = rng.choice(extra if extra and rng.random() < 0.5 else game.options)
        verb, _, arg = str(action).partition(" ")
        lifted = {task.get("lifted") for task in turn["tasks"][-1:]}
        blocked = around(w for army in before for w in army.warriors - lifted)
        new = {arg} if verb in ("build", "put") else set()
        new |= flower(arg) if new and turn["tasks"][-1:] and is_hall(turn) else set()
        assert not new & (blocked | wall | set().union(*(a.hexes() for a in before)))
        play(game, str(action))
        after = [Army.of(seat(game, n)) for n in range(players)]
        placed = after[mover].hexes() - before[mover].hexes() if verb == "build" else set()
        order = [after[mover], *(after[n] for n in range(players) if n != mover)]
        shepherds, ambassadors = red_gold(land, order, walls(game), placed)
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
        asked = EVERY if number % 40 == 0 or (number % 5 == 0 and verb == "use") else []
        possible = {a for a in asked if game.why_not(a) is None}
        assert possible == (acts(game) if asked else set())
    assert hexholm.replay(game.record()) == game
    for name in game.to_dict()["setup"]["tasks"]:
        own = [Army.of(seat(game, n)).hexes() for n in range(players)]
        assert paid(game, name) == [task(name, land, hexes) for hexes in own]


def is_hall(turn: dict[str, list[dict[str, str]]]) -> bool:
    """Whether the action under way is the city hall."""
    return turn["tasks"][-1].get("task") == "city-hall"
