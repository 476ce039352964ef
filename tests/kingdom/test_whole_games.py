"""Whole games with several boxes lose nothing and add up."""

import random
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import acts, kept, pass_turn, seat
from tests.kingdom.geometry import island_neighbours, neighbours


def test_whole_games_with_the_queenies() -> None:
    """S-MIX, C-6: base game with capitol and caves is played to its end and adds up."""
    boxes = ["base", "capitol", "caves"]
    game = hexholm.new_game("kingdom-builder", players=3, seed=4, boxes=boxes)
    for _ in range(300):
        if game.over:
            break
        pass_turn(game)
    assert game.over
    for score in game.scores():
        assert score["total"] == sum(v for k, v in score.items() if k != "total")
    assert seat(game, 0)["supply"] >= 0


def pieces(player: dict[str, Any]) -> set[str]:
    """All hexes on which a player has something that counts as a settlement."""
    found = [*player["settlements"], *player.get("warriors", [])]
    found += [player[kind] for kind in ("wagon", "ship") if player.get(kind)]
    if player.get("city_hall"):
        found += [player["city_hall"], *around_any(player["city_hall"])]
    assert len(found) == len(set(found))
    return set(found)


def around_any(hexname: str) -> set[str]:
    """The neighbours of a hex of the board or of the island."""
    return island_neighbours(hexname) if hexname.startswith("i.") else set(neighbours(hexname))


def check_everything(game: hexholm.Game, cards: int) -> None:
    """What must hold at any moment, whatever has been played."""
    data, view = game.to_dict(), game.view(0)
    taken: list[str] = [*data.get("walls", []), *data.get("scouts", [])]
    turn = data["turn"]
    lifted = any(task.get("lifted") for task in turn["tasks"])
    mover = turn.get("seat", data["to_move"])
    for number, player in enumerate(data["players"]):
        taken += pieces(player)
        due = turn.get("due", 0) if number == mover else 0
        stock = player["supply"] + player.get("owed", 0) + due + len(player.get("marks", []))
        assert len(player["settlements"]) + stock + lifted in (40, 41)
        if not turn["tasks"]:
            own = pieces(player)
            for held_tile in player["tiles"]:
                assert around_any(held_tile["from"]) & own, "B-4.5"
    assert len(taken) == len(set(taken)), "B-3.1"
    hands = sum(len(player["hand"]) for player in data["players"])
    piles = sum(data["discards"].values()) + sum(data["removed"].values())
    assert hands + piles + view["deck_size"] == cards
    assert sum(player.get("numbers", 0) for player in data["players"]) <= 18
    rows = [row for player in data["players"] for row in player.get("marks", [])]
    assert len(rows) == len(set(rows))
    sources = [t["from"] for player in data["players"] for t in player["tiles"]]
    sources += [h for player in data["players"] for h in player["lost"]]
    for where, site in view["locations"].items():
        assert sources.count(where) + site["tiles"] == 2


@pytest.mark.parametrize(
    ("preset", "seed"),
    [(name, n) for name in ("marshlands", "harvest", "everything") for n in (1, 2, 3)],
)
def test_random_games_keep_the_count(preset: str, seed: int) -> None:
    """S-MIX, B-3.1, B-4.5, H-cathedral-b, K-mayors: a game of random actions loses nothing."""
    chosen = {"pieces_move_as_settlements": seed != 2, "canoe_own": seed != 2}
    game = hexholm.new_game("kingdom-builder", players=3, seed=seed, preset=preset, options=chosen)
    cards = 25 if preset == "harvest" else 30
    rng = random.Random(seed)
    for number in range(4000):
        if game.over:
            break
        legal = sorted(acts(game))
        assert legal, game.log[-5:]
        game.play(rng.choice(legal))
        check_everything(game, cards)
        if number % 60 == 0:
            kept(game)
    assert game.over
    for player, score in enumerate(game.scores()):
        assert score["total"] == sum(v for k, v in score.items() if k != "total")
        for name, parts in game.contributions(player).items():
            assert sum(part.gold for part in parts) == score[name]
    assert hexholm.replay(game.record()) == game
