"""Puzzles by the API: a turn is played, judged and explained; nothing is kept between two calls."""

import pytest

from hexholm.game import END, Action
from hexholm.puzzles import Puzzle, puzzles
from hexholm.puzzles.judging import ROUNDS, play_round, verdict
from tests.table.helpers import Api, Data, wait_until

ALL = puzzles()
ONE = next(iter(ALL.values()))


def play(api: Api, puzzle: Puzzle, turn: list[str]) -> Data:
    told: Data = {"done": []}
    for action in turn:
        message = {"type": "play", "action": action}
        answer = api.post(f"/api/puzzles/{puzzle.name}", {"done": told["done"], "message": message})
        assert answer.status_code == 200, answer.text
        told = answer.json()
    return told


def test_the_list_names_all_puzzles_and_the_one_of_the_day(api: Api) -> None:
    told = api.get("/api/puzzles").json()
    assert [one["name"] for one in told["puzzles"]] == list(ALL)
    assert told["daily"] in ALL
    assert told == api.get("/api/puzzles").json()


def judged(api: Api, puzzle: Puzzle, done: list[str]) -> Data:
    """Ask until the whole turn is judged."""
    told: Data = {}

    def ask() -> bool:
        nonlocal told
        told = api.post(f"/api/puzzles/{puzzle.name}/verdict", {"done": done}).json()
        return told["worth"] is not None

    wait_until(ask)
    return told


@pytest.mark.parametrize("number", [0, 1], ids=["a tempting turn", "the best turn"])
def test_a_turn_that_the_puzzle_knows_is_judged_at_once(api: Api, number: int) -> None:
    turn = [ONE.others[-1], ONE.best][number]
    told = play(api, ONE, list(map(str, turn.actions)))
    assert told["over"]
    found = api.post(f"/api/puzzles/{ONE.name}/verdict", {"done": told["done"]}).json()
    assert found["solved"] is (turn is ONE.best)
    assert found["worth"] == turn.to_dict()


def test_any_other_turn_is_judged_by_futures(api: Api) -> None:
    game, turn = ONE.start(), list[Action]()
    while END not in turn:
        turn.append(game.legal_actions()[0])
        game.play(turn[-1])
    done = play(api, ONE, list(map(str, turn)))["done"]
    rounds = [play_round(ONE, tuple(turn), number) for number in range(ROUNDS)]
    assert judged(api, ONE, done)["worth"] == verdict(ONE, tuple(turn), rounds).to_dict()


def test_the_solution_is_told(api: Api) -> None:
    told = api.get(f"/api/puzzles/{ONE.name}/solution").json()
    assert told["best"]["actions"] == list(map(str, ONE.best.actions))
    assert len(told["others"]) == len(ONE.others)
    assert told["facts"]


def test_what_cannot_be_judged_is_refused(api: Api) -> None:
    first = play(api, ONE, [str(ONE.best.actions[0])])
    open_ = api.post(f"/api/puzzles/{ONE.name}/verdict", {"done": first["done"]})
    assert (open_.status_code, open_.json()["error"]["code"]) == (409, "puzzle-open")
    assert api.get("/api/puzzles/nothing/solution").status_code == 404
