"""Random positions and random games against the second reading of the rules in reference.py."""

import random
from collections import Counter

import pytest

import hexholm
from tests.rules.helpers import (
    BASE_CARDS,
    LETTERS,
    TERRAINS,
    Seat,
    acts,
    all_of,
    count,
    gold,
    neighbours,
    play,
    position,
    quarter,
    seat,
    tile,
)
from tests.rules.reference import LAND, LOCATIONS, Reference, random_world, score


def random_pieces(rng: random.Random, ref: Reference, players: int) -> list[set[str]]:
    """Clumps of settlements on land and water for some players."""
    pieces: list[set[str]] = [set() for _ in range(players)]
    free = ref.empty(LAND + "W")
    for own in pieces:
        for _ in range(rng.randrange(25)):
            near = sorted({n for h in own for n in neighbours(h)} & free)
            choice = rng.choice(near if near and rng.random() < 0.7 else sorted(free))
            own.add(choice)
            free.discard(choice)
    return pieces


def four_sites(hexes: str) -> list[tuple[int, str]]:
    """One location hex a section."""
    return sorted({quarter(h): h for h in hexes.split()}.items())


@pytest.mark.parametrize("seed", range(40))
def test_legal_actions_of_a_random_position(seed: int) -> None:
    """B-3.3, L-farm, L-oasis, L-oracle, L-tower, L-tavern, L-barn, L-harbor, L-paddock."""
    rng = random.Random(seed)
    world = random_world(rng)
    ref = Reference(world, set(), set(), "grass")
    ref.own, ref.foreign = random_pieces(rng, ref, 2)
    tiles = [tile(world.locations[q], h) for q, h in four_sites(world.spots["L"])]
    for terrain in TERRAINS:
        if not ref.empty(LETTERS[terrain]):
            continue
        ref.card = terrain
        mine = Seat(" ".join(sorted(ref.own)), terrain, tiles)
        game = position(world, mine, Seat(" ".join(sorted(ref.foreign))))
        expected = all_of("build", ref.builds(LETTERS[terrain]))
        can = {name: found for name in world.locations if (found := ref.tile(name))}
        assert acts(game) == expected | {f"use {name}" for name in can}
        for name, found in can.items():
            used = play(game.copy(), f"use {name}")
            if "" in found:
                assert acts(used) == all_of("build", found[""])
                continue
            assert acts(used) == all_of("take", found)
            for piece, targets in found.items():
                assert acts(play(used.copy(), f"take {piece}")) == all_of("put", targets)


@pytest.mark.parametrize("seed", range(40))
def test_scores_of_a_random_position(seed: int) -> None:
    """K-fishermen, K-merchants, K-discoverers, K-hermits, K-citizens, K-miners, K-workers,
    K-knights, K-lords, K-farmers, B-5, B-7, A-29, A-46."""
    rng = random.Random(seed)
    world = random_world(rng)
    ref = Reference(world, set(), set(), "grass")
    players = random_pieces(rng, ref, rng.randrange(2, 6))
    for start in range(0, 10, 3):
        cards = (BASE_CARDS + BASE_CARDS)[start : start + 3]
        seats = [Seat(" ".join(sorted(own))) for own in players]
        game = position(world, *seats, cards=cards)
        for name in (*cards, "castles"):
            expected = [score(name, ref.letters, players, n) for n in range(len(players))]
            assert gold(game, name) == expected, name
            for n, pays in enumerate(expected):
                assert sum(part.gold for part in game.contributions(n)[name]) == pays


def follow_tiles(
    game: hexholm.Game, sites: dict[str, str], taken: dict[str, set[int]], lifted: str, h: str
) -> tuple[list[tuple[str, str]], set[tuple[str, str]]]:
    """The tiles the mover loses and takes by putting a piece on h (B-4, A-07c)."""
    number = game.player
    assert number is not None
    me = seat(game, number)
    own = (set(me["settlements"]) - {lifted}) | {h}
    lost = [(t["name"], t["from"]) for t in me["tiles"] if not neighbours(t["from"]) & own]
    gained = set()
    for site in neighbours(h) & set(sites):
        if number not in taken[site] and len(taken[site]) < 2:
            taken[site].add(number)
            gained.add((sites[site], site))
    return lost, gained


@pytest.mark.parametrize("seed", range(12))
def test_random_game(seed: int) -> None:
    """B-1.1, B-1.2, B-2.1, B-4.1, B-4.3, B-4.5, B-4.6, B-6.1, S-3, S-7: a whole game, watched."""
    rng = random.Random(seed)
    world = random_world(rng)
    players = 2 + seed % 4
    game = hexholm.new_game(
        "kingdom-builder", players=players, seed=seed, sections=world.sections()
    )
    four = dict(zip(range(4), world.locations, strict=True))
    sites = {h: four[quarter(h)] for h in world.spots["L"].split()}
    taken: dict[str, set[int]] = {h: set() for h in sites}
    mover, ends, lifted, source, used = 0, 0, "", "", Counter[str]()
    ready = Counter[str]()
    while not game.over:
        assert game.player == mover
        before = {(t["name"], t["from"]) for t in seat(game, mover)["tiles"]}
        verb, _, arg = str(action := rng.choice(game.legal_actions())).partition(" ")
        if verb in ("build", "put"):
            lost, gained = follow_tiles(game, sites, taken, lifted if verb == "put" else "", arg)
            play(game, str(action))
            while (choice := game.legal_actions()) and choice[0].verb == "choose":
                play(game, str(choice[-1]))
            after = {(t["name"], t["from"]) for t in seat(game, mover)["tiles"]}
            assert after == before - set(lost) | gained
            used["builds"] += verb == "build" and not source
            source = lifted = ""
            continue
        play(game, str(action))
        if verb == "use":
            assert arg in LOCATIONS
            source = arg
            used[arg] += 1
            assert used[arg] <= ready[arg], "each tile held when the turn began, once"
        elif verb == "take":
            lifted = arg
        else:
            assert used["builds"] == 3 or seat(game, mover)["supply"] == 0
            assert used["builds"] <= 3
            ends += 1
            used.clear()
            mover = (mover + 1) % players
            ready = Counter(t["name"] for t in seat(game, mover)["tiles"])
        held = Counter(t for p in game.to_dict()["players"] for t in p["hand"])
        piles = held + Counter(count(game, "discards")) + Counter(count(game, "removed"))
        assert all(piles[t] <= 5 for t in TERRAINS)
    assert ends % players == 0
    data = game.to_dict()["players"]
    assert any(p["supply"] == 0 for p in data)
    for p in data:
        assert len(p["settlements"]) + p["supply"] == 40
    best = max(gold(game, "total"))
    assert game.winners == [n for n, total in enumerate(gold(game, "total")) if total == best]
