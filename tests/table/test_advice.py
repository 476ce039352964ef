"""Hints and ratings at the table."""

import json
import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.table.core import advice
from hexholm.table.core.ports import Asker, Failed
from hexholm.table.core.seals import seal_ratings
from hexholm.table.core.thinking import ask_rating
from hexholm.table.settings import Settings
from hexholm.table.thinkers.processes import ProcessThinkers
from tests.table.helpers import Api, Data, Made, actions, running, wait_until, with_data


@pytest.fixture(autouse=True)
def _little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not wait for good advice."""
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.05)
    monkeypatch.setattr(advice, "RATING_WORK", 0.02)


def hint(made: Made, secret: str) -> Any:
    answer = made.post("/hint", secret)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(made: Made, secret: str) -> tuple[int, str]:
    answer = made.post("/hint", secret)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize("game", hexholm.GAMES)
def test_a_hint_is_a_legal_turn(api: Api, game: str) -> None:
    made = api.create("person", "random", game=game, seed=3)
    ada = made.secrets[0]
    state = made.state(ada)
    assert state["table"]["hints"] is True
    found = hint(made, ada)
    assert found["number"] <= state["number"]
    assert found["seat"] == 0
    best = found["analysis"]["turns"][0]
    assert best["actions"][0] in actions(state)
    for action in best["actions"]:
        assert state["legal"] is not None
        answer = made.post("/play", ada, {"number": state["number"], "action": action})
        assert answer.status_code == 200, answer.text
        state = answer.json()


def test_a_hint_is_thought_about_once(api: Api) -> None:
    """Asked again, also at the same time, the answer is the same; after an action another one."""
    made = api.create("person", "random", seed=3)
    ada = made.secrets[0]
    answers: list[Any] = []
    askers = [threading.Thread(target=lambda: answers.append(hint(made, ada))) for _ in range(3)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert answers[0] == answers[1] == answers[2] == hint(made, ada)
    action = answers[0]["analysis"]["turns"][0]["actions"][0]
    made.post("/play", ada, {"number": answers[0]["number"], "action": action})
    assert hint(made, ada)["number"] > answers[0]["number"]


def test_who_may_not_ask(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    assert made.state()["table"]["hints"] is False
    assert refused(made, made.secrets[0]) == (409, "hints-off")
    answer = api.post(
        "/api/tables", {"seats": [{"kind": "person"}, {"kind": "person"}], "hints": True}
    )
    made = Made(api, answer.json())
    assert made.state()["table"]["hints"] is True
    assert refused(made, made.secrets[1]) == (409, "not-your-turn")
    assert refused(made, made.watch) == (409, "not-your-turn")
    assert refused(made, "wrong") == (401, "bad-secret")
    assert hint(made, made.secrets[0])["seat"] == 0


def test_hints_can_be_switched_off(api: Api) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = Made(api, api.post("/api/tables", {"seats": seats, "hints": False}).json())
    assert refused(made, made.secrets[0]) == (409, "hints-off")


def test_a_worker_that_fails(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next question is thought about again."""
    made = api.create("person", "random", seed=3)
    with monkeypatch.context() as patch:
        patch.setattr(advice, "HINT_SECONDS", -1.0)
        assert refused(made, made.secrets[0]) == (503, "no-hint")
    assert hint(made, made.secrets[0])["seat"] == 0


def test_the_workers_are_told_nothing_hidden(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a worker says no more than the seat knows: the other's card is dealt again."""
    asked: list[Any] = []
    ask = ProcessThinkers.ask

    async def listen(self: ProcessThinkers, request: Any, asker: Asker) -> Any:
        asked.append(request)
        return await ask(self, request, asker)

    monkeypatch.setattr(ProcessThinkers, "ask", listen)
    hands = set()
    for _ in range(12):
        answer = api.post(
            "/api/tables",
            {"seats": [{"kind": "person"}] * 2, "hints": True, "setup": {"seed": 4}},
        )
        made = Made(api, answer.json())
        hint(made, made.secrets[0])
        players = asked[-1]["data"]["players"]
        assert players[0]["hand"] == made.state(made.secrets[0])["view"]["players"][0]["hand"]
        hands.add(players[1]["hand"][0])
    assert len(hands) > 1


# --- ratings -------------------------------------------------------------------------------------


def rated(made: Made) -> Any:
    """The ratings, once they are complete."""

    def complete() -> Any:
        found = made.get("/ratings").json()
        return found if len(found["turns"]) == found["of"] else None

    wait_until(complete, 60)
    return complete()


LAST = 12
"""The settlements that are left when such a game starts."""


def finished(api: Api, seed: int) -> Made:
    """A table with the last turns of a game, which was played to its end."""
    begun = hexholm.new_game(players=2, seed=seed)
    rng = random.Random(seed)
    while min(player["supply"] for player in begun.view(0)["players"]) > LAST:
        begun.play(begun.options.pick(rng.random()))
    game = hexholm.from_text(begun.text())
    while not game.over:
        game.play(game.options.pick(rng.random()))
    answer = api.post("/api/records", game.record())
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def test_the_turns_of_a_finished_game_are_rated(api: Api) -> None:
    answer = api.create("person", "person", seed=5).get("/ratings")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "still-running")
    made = finished(api, 5)
    found = rated(made)
    log = made.get("/record").json()["log"]
    assert found["turns"][0]["start"] == 0
    assert found["turns"][-1]["stop"] == len(log)
    for before, after in zip(found["turns"], found["turns"][1:], strict=False):
        assert before["stop"] == after["start"]
    for turn in found["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.001)
        assert (turn["best"] is None) != turn["mark"].startswith("?")
    assert len(found["gold"]) == found["of"]
    assert found["gold"][-1] == hexholm.replay(made.get("/record").json()).scores()


def test_the_better_turn_can_be_played_step_by_step(api: Api) -> None:
    made = finished(api, 5)
    turn = next(turn for turn in rated(made)["turns"] if turn["best"])
    actions = turn["best"]["actions"]
    game = hexholm.replay(made.get("/record").json()).at(turn["start"])
    for number, action in enumerate(actions[:-1], 1):
        game.play(action)
        state = made.get(f"/steps/{turn['start']}", better=number).json()["state"]
        assert state["view"]["scores"] == game.scores()
    beyond = made.get(f"/steps/{turn['start']}", better=len(actions) + 1)
    assert (beyond.status_code, beyond.json()["error"]["code"]) == (404, "unknown-step")


def test_ratings_that_were_stored_the_old_way_are_done_again(tmp_path: Path) -> None:
    settings = with_data(tmp_path)
    made, found = rated_by(settings)
    old = {"number": json.loads(_stored(tmp_path))["number"], "turns": found["turns"][:1]}
    old["seal"] = seal_ratings(old)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("update tables set ratings = ?", [json.dumps(old)])
    with running(settings) as address:
        made.api = Api(address)
        assert rated(made) == found
        wait_until(lambda: "version" in json.loads(_stored(tmp_path)), 10)
        made.api.close()


def test_a_rating_that_fails_goes_on_where_it_was(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is stored until all turns are rated, and none is rated twice."""
    asked: list[int] = []

    async def fail_once(thinkers: Any, turn: Any, *rest: Any) -> Any:
        asked.append(turn.start)
        if len(asked) == 3:
            raise Failed("too-slow", "")
        return await ask_rating(thinkers, turn, *rest)

    monkeypatch.setattr(advice, "ask_rating", fail_once)
    found = rated(finished(api, 5))
    assert len(asked) == len(set(asked)) + 1
    assert sorted(set(asked)) == [turn["start"] for turn in found["turns"]]


def rated_by(settings: Settings) -> tuple[Made, Data]:
    """A game that was rated by a server which has stopped since."""
    with running(settings) as address:
        api = Api(address)
        made = finished(api, 6)
        found = rated(made)
        api.close()
    return made, found


def _stored(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        ((stored,),) = database.execute("select ratings from tables")
    return str(stored)


def test_ratings_outlive_the_server(tmp_path: Path) -> None:
    settings = with_data(tmp_path)
    made, found = rated_by(settings)
    assert json.loads(_stored(tmp_path))["turns"] == found["turns"]
    with running(settings) as address:
        api = Api(address)
        made.api = api
        assert made.get("/ratings").json() == found
        api.close()
