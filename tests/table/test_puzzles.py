"""Puzzles by the API: a turn is played, judged and explained; nothing is kept between two calls."""

import pytest

from hexholm.advice import Played
from hexholm.game import Game
from hexholm.puzzles import Puzzle, puzzles
from hexholm.table.core import puzzles as core
from tests.table.helpers import Api, Data

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


@pytest.mark.parametrize("number", [0, 1], ids=["a tempting turn", "the best turn"])
def test_a_turn_is_judged_by_its_rating(
    api: Api, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rated(thinkers: object, turn: Played, before: Game, *_: object) -> Data:
        assert before.text() == ONE.position
        lost = 0.0 if turn.actions == ONE.best.actions else 4.0
        return {"loss": lost / 20, "gold_loss": lost, "gold": 50.0, "chances": [0.5, 0.5]}

    monkeypatch.setattr(core, "ask_rating", rated)
    turn = [ONE.others[-1], ONE.best][number]
    told = play(api, ONE, list(map(str, turn.actions)))
    assert told["over"]
    verdict = api.post(f"/api/puzzles/{ONE.name}/verdict", {"done": told["done"]}).json()
    assert verdict["solved"] is (turn is ONE.best)
    assert verdict["gold_behind"] == [4.0, 0.0][number]


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
