"""A count says what the engine says: games played to the end, with all boxes and in both games."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.game import Game
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import BOXES, TREASURES
from hexholm.winter import WinterKingdom


def played(game: Game, seed: int) -> Game:
    rng = random.Random(seed)
    while not game.over:
        actions = game.legal_actions()
        game.play(actions[rng.randrange(len(actions))])
    return game


def read_off(game: Game, count: hexholm.Count) -> list[dict[str, Any]]:
    """What lies on the table: pieces on the board, and what cards and treasures have paid."""
    seats = []
    for seat, player in enumerate(game.to_dict()["players"]):
        mine = {}
        for thing in count.things:
            if thing.is_piece:
                mine[thing.key] = player.get(thing.key) or []
            elif thing.goes == "earned":
                mine[thing.key] = game.scores()[seat][thing.key]
            elif thing.goes == "gold":
                mine[thing.key] = game.scores()[seat].get("gold", 0) // TREASURES[thing.name]
            else:
                mine[thing.key] = player[thing.key]
        seats.append(mine)
    return seats


def counted(game: Game) -> hexholm.Count:
    setup = {k: v for k, v in game.to_dict()["setup"].items() if k not in ("players", "edition")}
    nothing = hexholm.count(game.name, seats=[{}] * game.seats, **setup)
    return hexholm.count(game.name, seats=read_off(game, nothing), **setup)


def check(game: Game) -> None:
    found = counted(game)
    assert [str(one) for one in found.problems if one.is_wrong] == []
    assert found.missing == []
    assert [{"gold": 0, **score} for score in found.scores] == [
        {"gold": 0, **score} for score in game.scores()
    ]
    assert found.winners == game.winners
    for seat in range(game.seats):
        ours, theirs = found.contributions(seat), game.contributions(seat)
        assert {card: some for card, some in ours.items() if some} == {
            card: some for card, some in theirs.items() if some
        }


@pytest.mark.parametrize("seed", range(40))
def test_kingdom_builder(seed: int) -> None:
    """B-7: whatever the boxes, pieces and gold paid during play give the scores of the game."""
    rng = random.Random(seed)
    names = [name for name in BOXES if name != "base"]
    boxes = ["base", *rng.sample(names, rng.randrange(len(names) + 1))]
    options = {"pieces_move_as_settlements": bool(seed % 2)}
    game = hexholm.new_game(players=2 + seed % 4, seed=seed, boxes=boxes, options=options)
    assert isinstance(game, KingdomBuilder)
    check(played(game, seed))


@pytest.mark.parametrize("seed", range(16))
def test_winter_kingdom(seed: int) -> None:
    """W-10, W-cards: houses and forts give the points of the game."""
    game = hexholm.new_game("winter-kingdom", players=2 + seed % 3, seed=seed)
    assert isinstance(game, WinterKingdom)
    check(played(game, seed))
