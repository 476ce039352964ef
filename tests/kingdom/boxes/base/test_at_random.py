"""Random positions and random games against the second reading of the rules."""

import random
from collections import Counter

import pytest

import hexholm
from tests.kingdom.asking import count, gold, play, seat
from tests.kingdom.builder import BASE_CARDS, LETTERS, TERRAINS, Land, position, tile
from tests.kingdom.geometry import neighbours, quarter
from tests.kingdom.random_land import random_armies, random_land, sites
from tests.kingdom.reference import compare
from tests.kingdom.scores import score

LOCATIONS = ("farm", "oasis", "oracle", "tower", "tavern", "barn", "harbor", "paddock")


def base_land(rng: random.Random) -> Land:
    """Three location hexes and two castles per section."""
    a, b, c, d = rng.sample(LOCATIONS, 4)
    return random_land(rng, "GCDFTGCDFTWM", "LLLXX", locations=(a, b, c, d))


@pytest.mark.parametrize("seed", range(40))
def test_legal_actions_of_a_random_position(seed: int) -> None:
    """B-3.3, L-farm, L-oasis, L-oracle, L-tower, L-tavern, L-barn, L-harbor, L-paddock."""
    rng = random.Random(seed)
    land = base_land(rng)
    armies, _ = random_armies(rng, land, 2, pieces=False, most=25)
    by_section = {quarter(h): tile(name, h) for h, name in sorted(sites(land).items())}
    for terrain in TERRAINS:
        if land.hexes(LETTERS[terrain]) - armies[0].hexes() - armies[1].hexes():
            mine = armies[0].seat(hand=terrain, tiles=list(by_section.values()))
            compare(position(land, mine, armies[1].seat(), boxes=["base"]))


@pytest.mark.parametrize("seed", range(40))
def test_scores_of_a_random_position(seed: int) -> None:
    """K-fishermen, K-merchants, K-discoverers, K-hermits, K-citizens, K-miners, K-workers,
    K-knights, K-lords, K-farmers, B-5, B-7, A-29, A-46."""
    rng = random.Random(seed)
    land = base_land(rng)
    armies, _ = random_armies(rng, land, rng.randrange(2, 6), pieces=False, most=25)
    players = [army.hexes() for army in armies]
    for start in range(0, 10, 3):
        cards = (BASE_CARDS + BASE_CARDS)[start : start + 3]
        game = position(land, *(army.seat() for army in armies), cards=cards)
        for name in (*cards, "castles"):
            expected = [score(name, land, players, n) for n in range(len(players))]
            assert gold(game, name) == expected, name
            for n, pays in enumerate(expected):
                assert sum(part.gold for part in game.contributions(n)[name]) == pays


def follow_tiles(
    game: hexholm.Game, names: dict[str, str], taken: dict[str, set[int]], lifted: str, h: str
) -> tuple[list[tuple[str, str]], set[tuple[str, str]]]:
    """The tiles the mover loses and takes by putting a piece on h (B-4, A-07c)."""
    number = game.player
    assert number is not None
    me = seat(game, number)
    own = (set(me["settlements"]) - {lifted}) | {h}
    lost = [(t["name"], t["from"]) for t in me["tiles"] if not neighbours(t["from"]) & own]
    gained = set()
    for site in neighbours(h) & set(names):
        if number not in taken[site] and len(taken[site]) < 2:
            taken[site].add(number)
            gained.add((names[site], site))
    return lost, gained


@pytest.mark.parametrize("seed", range(12))
def test_random_game(seed: int) -> None:
    """B-1.1, B-1.2, B-2.1, B-4.1, B-4.3, B-4.5, B-4.6, B-6.1, S-3, S-7: a whole game, watched."""
    rng = random.Random(seed)
    land = base_land(rng)
    players = 2 + seed % 4
    game = hexholm.new_game("kingdom-builder", players=players, seed=seed, sections=land.sections())
    names = sites(land)
    taken: dict[str, set[int]] = {h: set() for h in names}
    mover, built, lifted, source = 0, 0, "", ""
    used, ready, all_built = Counter[str](), Counter[str](), list[bool]()
    while not game.over:
        assert game.player == mover
        before = {(t["name"], t["from"]) for t in seat(game, mover)["tiles"]}
        verb, _, arg = str(action := rng.choice(game.legal_actions())).partition(" ")
        lost: list[tuple[str, str]] = []
        gained: set[tuple[str, str]] = set()
        if verb in ("build", "put"):
            lost, gained = follow_tiles(game, names, taken, lifted if verb == "put" else "", arg)
        play(game, str(action))
        while (choice := game.legal_actions()) and choice[0].verb == "choose":
            play(game, str(choice[-1]))
        after = {(t["name"], t["from"]) for t in seat(game, mover)["tiles"]}
        assert after == before - set(lost) | gained
        if verb == "use":
            source = arg
            used[arg] += 1
        elif verb == "take":
            lifted = arg
        elif verb == "end":
            all_built.append(built == 3 or seat(game, mover)["supply"] == 0)
            built = 0
            used.clear()
            mover = (mover + 1) % players
            ready = Counter(t["name"] for t in seat(game, mover)["tiles"])
        else:
            built += verb == "build" and not source
            source = lifted = ""
        assert built <= 3
        assert used <= ready, "each tile held when the turn began, once"
        held = Counter(t for p in game.to_dict()["players"] for t in p["hand"])
        piles = held + Counter(count(game, "discards")) + Counter(count(game, "removed"))
        assert all(piles[t] <= 5 for t in TERRAINS)
    assert all(all_built)
    assert len(all_built) % players == 0
    data = game.to_dict()["players"]
    assert any(p["supply"] == 0 for p in data)
    for p in data:
        assert len(p["settlements"]) + p["supply"] == 40
    best = max(gold(game, "total"))
    assert game.winners == [n for n, total in enumerate(gold(game, "total")) if total == best]
