"""Lessons by the API: nothing is kept between two calls."""

from tests.table.helpers import Api, Data


def say(api: Api, lesson: str, done: list[str], **message: object) -> Data:
    answer = api.post(f"/api/lessons/{lesson}", {"done": done, "message": message})
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()
    return data


def test_a_lesson_is_taken_step_by_step(api: Api) -> None:
    told = api.get("/api/lessons", language="de").json()
    first = told["lessons"][0]
    assert set(told["texts"]) == {"de", "en"}
    assert f"lesson-{first['name']}-title" in told["texts"]["en"]

    here = say(api, first["name"], [], type="hello", secrets=[])
    assert here["step"]["reads"]
    assert here["step"]["of"] == first["steps"]
    assert len(here["messages"][0]["board"]["hexes"]) == 80
    while here["step"]["reads"]:
        here = say(api, first["name"], here["done"], type="play", action="next")
    state = here["messages"][-1]
    assert state["legal"] == {"hexes": {"build": ["b6"]}, "others": []}
    no = say(api, first["name"], here["done"], type="play", action="build a1")
    assert no["done"] == here["done"]
    assert no["messages"][0]["reason"]["rule"] == "B-2.1"
    on = say(api, first["name"], here["done"], type="play", action="build b6")
    assert on["messages"][0]["entries"][0]["action"] == "build b6"
    back = say(api, first["name"], on["done"], type="undo")
    assert back["step"]["text"] == here["step"]["text"]


def test_what_is_no_lesson_or_no_message_is_refused(api: Api) -> None:
    hello = {"done": [], "message": {"type": "hello"}}
    assert api.post("/api/lessons/last-game", hello).status_code == 404
    assert api.post("/api/lessons/first-game", {"message": {"type": "leave"}}).status_code == 422
    many = {"done": ["next"] * 301, "message": {"type": "hello"}}
    assert api.post("/api/lessons/first-game", many).status_code == 422
