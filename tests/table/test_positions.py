"""Positions by the API: looked at, advised on, drawn, played on from, made a puzzle of."""

import asyncio
from typing import Any

import pytest

import hexholm
from hexholm import links
from hexholm.position.editing import written
from tests.table.helpers import Api, Data, wait_until
from tests.table.pocket.browser import Browser

PERSON = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "level": "easy"}
NEAR_THE_END: Data = {"hand": ["forest"], "settlements": ["g18"], "supply": 1, "tiles": []}


def near_the_end() -> Data:
    data = written(hexholm.new_game(preset="first-game", seed=1))
    data["players"][0] |= NEAR_THE_END
    return data | {"last_round": True, "made_up": True}


def test_from_nothing_and_from_data_text_record_and_link(api: Api) -> None:
    told = api.post("/api/positions", {"setup": {"preset": "first-game", "players": 3}}).json()
    assert (told["problems"], len(told["data"]["players"])) == ([], 3)
    assert len(told["board"]["hexes"]) == 400
    flags = {edit["key"]: edit["on"] for edit in told["edits"] if edit["kind"] == "flag"}
    assert flags == {"last_round": False}
    again = api.post("/api/positions", {"data": told["data"]}).json()
    assert again == told
    assert api.post("/api/positions", {"text": told["text"]}).json() == told
    game = hexholm.new_game("winter-kingdom", seed=3)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    for body in ({"data": game.to_dict()}, {"data": game.record()}, {"text": links.pack(game)}):
        told = api.post("/api/positions", body).json()
        assert told["data"] == written(game)


def test_a_draft_that_cannot_be_is_kept_with_its_problems(api: Api) -> None:
    data = near_the_end()
    data["players"][1]["settlements"] = ["g18"]
    told = api.post("/api/positions", {"data": data}).json()
    (problem,) = told["problems"]
    assert problem == {
        "text": "There are two pieces on g18 (B-3.1)",
        "seat": 1,
        "key": "settlements",
        "hexes": ["g18"],
    }
    assert told["data"] == data
    assert api.post("/api/positions", {"text": told["text"]}).json()["data"] == data
    for what in ("advice", "picture", "puzzle"):
        answer = api.post(f"/api/positions/{what}", {"data": data})
        assert answer.status_code == 422
        assert "two pieces on g18" in answer.json()["error"]["text"]
    answer = api.post("/api/positions/tables", {"data": data, "seats": [PERSON, BOT]})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "body",
    [
        {"data": {"players": []}},
        {"data": {"format": "hexholm", "version": 1, "game": "kingdom-builder", "players": []}},
        {"text": "kb2:nothing"},
        {"text": "draft:nothing"},
        {"text": "what is this"},
        {"game": "chess"},
        {"setup": {"cards": ["lords"]}},
    ],
)
def test_what_holds_no_position_is_refused_in_one_sentence(api: Api, body: Data) -> None:
    answer = api.post("/api/positions", body)
    assert answer.status_code == 422
    assert len(answer.json()["error"]["text"]) > 20


def test_what_is_wrong_with_a_text_is_told_in_ones_own_language(api: Api) -> None:
    """Though it is read by another process."""
    told = api.client.post(
        "/api/positions", json={"text": "kb2:nothing"}, headers={"Accept-Language": "de"}
    )
    text = told.json()["error"]["text"]
    assert text.startswith("Das lässt sich nicht öffnen: dieser Stellungstext ist unvollständig")


def test_advice_and_a_picture(api: Api) -> None:
    told = api.post("/api/positions/advice", {"data": near_the_end()}).json()
    assert told["seat"] == 0
    assert told["analysis"]["turns"][0]["actions"]
    assert api.post("/api/positions/picture", {"data": near_the_end()}).json()["svg"][:4] == "<svg"


def test_playing_on_against_a_bot(api: Api) -> None:
    body = {"data": near_the_end(), "seats": [PERSON, BOT]}
    answer = api.post("/api/positions/tables", body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    secret = made["seats"][0]["secret"]
    state = api.get(f"/api/tables/{made['table']}", secret).json()
    assert state["view"]["players"][0]["supply"] == 1
    assert state["table"]["seats"][1]["kind"] == "bot"
    assert state["table"]["seed_known"], "somebody has set it up"
    answer = api.post("/api/positions/tables", {"data": near_the_end(), "seats": [PERSON] * 3})
    assert answer.status_code == 422


def test_a_puzzle_of_ones_own_is_solved_like_the_others(api: Api) -> None:
    told = api.post("/api/positions/puzzle", {"data": near_the_end()}).json()
    puzzle = told["puzzle"]
    assert 0 <= told["as_good"] < 9
    told = {"done": []}
    for action in puzzle["best"]["actions"]:
        message = {"type": "play", "action": action}
        body = {"puzzle": puzzle, "done": told["done"], "message": message}
        told = api.post("/api/positions/puzzle/turn", body).json()
    assert told["over"]
    verdict = api.post(
        "/api/positions/puzzle/verdict", {"puzzle": puzzle, "done": told["done"]}
    ).json()
    assert verdict["solved"]
    game = hexholm.from_text(puzzle["position"])
    other = [str(next(one for one in game.options if str(one) not in told["done"])), "end"]

    def is_judged() -> bool:
        body = {"puzzle": puzzle, "done": other}
        return bool(api.post("/api/positions/puzzle/verdict", body).json()["worth"])

    wait_until(is_judged)
    answer = api.post("/api/positions/puzzle/verdict", {"puzzle": {"name": "x"}, "done": []})
    assert answer.json()["error"]["code"] == "bad-puzzle"


def test_a_running_game_shows_only_what_its_player_knows(api: Api) -> None:
    seats = [PERSON, BOT]
    made = api.post("/api/tables", {"seats": seats, "setup": {"preset": "first-game"}}).json()
    secret = made["seats"][0]["secret"]
    view = api.get(f"/api/tables/{made['table']}", secret).json()["view"]
    hands: set[str] = set()
    for _ in range(24):
        told = api.post(f"/api/tables/{made['table']}/position", {}, secret).json()
        assert told["data"]["players"][0]["hand"] == view["players"][0]["hand"]
        hands.add(*told["data"]["players"][1]["hand"])
    assert len(hands) > 1, "the bot's card is dealt again each time"
    answer = api.post(f"/api/tables/{made['table']}/position", {}, made["watch"])
    assert answer.json()["error"]["code"] == "still-running"


def test_nobody_edits_the_running_game_of_several_people(api: Api) -> None:
    made = api.post("/api/tables", {"seats": [PERSON, {"kind": "open"}]}).json()
    secret = made["seats"][0]["secret"]
    answer = api.post(f"/api/tables/{made['table']}/position", {}, secret)
    assert answer.json()["error"]["code"] == "not-begun"
    body = {"name": "Ben", "seat": 1}
    api.post(f"/api/tables/{made['table']}/join", body, made["invite"])
    answer = api.post(f"/api/tables/{made['table']}/position", {}, secret)
    assert answer.json()["error"]["code"] == "still-running"


def test_a_table_in_a_browser_answers_the_same(api: Api) -> None:
    data = near_the_end()
    wrong = near_the_end()
    wrong["players"][1]["settlements"] = ["d4"]

    async def ask(path: str, body: Any) -> Any:
        async with Browser().page() as page:
            return await page.call(path, body)

    empty: Data = {"text": None, "game": "kingdom-builder", "setup": {}}
    for body in ({"data": data}, {"data": wrong}):
        here = asyncio.run(ask("/api/positions", {**empty, **body}))
        assert here == api.post("/api/positions", body).json()
    assert asyncio.run(ask("/api/positions/picture", {**empty, "data": data}))["svg"][:4] == "<svg"
    advice = asyncio.run(ask("/api/positions/advice", {**empty, "data": data}))
    assert advice["seat"] == 0
    made = asyncio.run(ask("/api/positions/tables", {"data": data, "seats": [PERSON, BOT]}))
    assert len(made["seats"]) == 1
