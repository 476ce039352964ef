"""The HTTP API."""

import random
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import hexholm
from hexholm.table.core.settings import Rate
from hexholm.table.core.states import view_data
from hexholm.table.http.guard import POLICY
from tests.table.helpers import (
    ENDLESS,
    Api,
    Client,
    Made,
    actions,
    play_out,
    play_turn,
    running,
    turn_of,
    with_data,
)

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


def test_about_the_server(api: Api) -> None:
    about = api.get("/api/server").json()
    assert about["version"] == hexholm.__version__
    assert about["games"] == ["kingdom-builder", "winter-kingdom"]
    assert "greedy" in about["bots"]
    assert not about["open"]
    assert about["addresses"] == []


def test_catalog(api: Api) -> None:
    catalog = api.get("/api/catalog").json()
    kingdom = catalog["games"]["kingdom-builder"]
    assert kingdom["players"] == [2, 3, 4, 5]
    assert "first-game" in kingdom["presets"]
    assert {"name": "fishermen", "box": "base"} in kingdom["cards"]
    tavern = next(one for one in kingdom["sections"] if one["name"] == "tavern")
    assert tavern["locations"] == ["tavern"]
    assert [len(row) for row in tavern["rows"]] == [10] * 10
    assert {letter for row in tavern["rows"] for letter in row} <= set(catalog["letters"])


def test_a_game_by_http_alone(api: Api) -> None:
    made = api.create("person", "random", seed=1)
    rng = random.Random(1)
    state = made.state(made.secrets[0])
    assert "board" in state
    while not state["table"]["over"]:
        if state["legal"] is None:
            answer = made.get("", made.secrets[0], since=state["number"], wait=20)
        else:
            body = {"number": state["number"], "action": rng.choice(actions(state))}
            answer = made.post("/play", made.secrets[0], body)
        assert answer.status_code == 200, answer.text
        state = answer.json()
        assert "board" not in state
    assert hexholm.replay(made.get("/record").json()).over


def test_play_repeated_stale_and_illegal(api: Api) -> None:
    made = api.create("person", "person", seed=2)
    ada = made.secrets[0]
    first, second = actions(made.state(ada))[:2]
    for _ in range(2):
        answer = made.post("/play", ada, {"number": 1, "action": first})
        assert answer.status_code == 200
        assert answer.json()["number"] == 2
    stale = made.post("/play", ada, {"number": 1, "action": second})
    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale"
    assert stale.json()["state"]["number"] == 2
    illegal = made.post("/play", ada, {"number": 2, "action": "end"})
    assert illegal.status_code == 422
    assert illegal.json()["error"]["reason"]["rule"] == "B-1.1"
    turn = made.post("/play", made.secrets[1], {"number": 2, "action": "end"})
    assert (turn.status_code, turn.json()["error"]["code"]) == (409, "not-your-turn")
    assert made.post("/undo", ada, {"number": 2}).json()["number"] == 3
    assert made.post("/undo", ada, {"number": 3}).json()["error"]["code"] == "cannot-undo"
    assert made.state()["view"]["players"][0]["settlements"] == []


def test_long_poll(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    started = time.monotonic()
    assert made.get("", since=1, wait=0.2).json()["number"] == 1
    assert time.monotonic() - started >= 0.2
    action = actions(made.state(made.secrets[0]))[0]
    body = {"number": 1, "action": action}
    headers = {"Authorization": f"Bearer {made.secrets[0]}"}
    url = f"{api.address}/api/tables/{made.id}/play"
    later = threading.Timer(
        0.2, lambda: httpx.post(url, json=body, headers=headers, trust_env=False)
    )
    later.start()
    state = made.get("", since=1, wait=20).json()
    later.join()
    assert state["number"] == 2
    assert len(state["entries"]) == 1
    assert "board" not in state


def test_hot_seat_by_one_bearer(api: Api) -> None:
    made = api.create("person", "person", seed=4)
    both = ",".join(made.secrets.values())
    state = made.state(both)
    rng = random.Random(4)
    for _ in range(20):
        body = {"number": state["number"], "action": rng.choice(actions(state))}
        state = made.post("/play", both, body).json()
    assert {entry["seat"] for entry in made.state()["entries"]} == {None, 0, 1}


# --- secrets ---------------------------------------------------------------------------------


def test_secrets_are_needed(api: Api) -> None:
    made = api.create("person", "open")
    other = api.create("person", "person")
    body = {"number": 1, "action": "build a1"}
    assert made.invite
    for path, data in (
        ("/play", body),
        ("/undo", {"number": 1}),
        ("/leave", None),
        ("/rematch", {}),
    ):
        url = f"/api/tables/{made.id}{path}"
        for secret in (None, "x", other.secrets[0], other.watch):
            answer = api.post(url, data, secret)
            assert answer.status_code == 401, path
            assert answer.json()["error"]["code"] == "bad-secret"
            assert answer.headers["WWW-Authenticate"] == "Bearer"
        for secret in (made.watch, made.invite):
            assert api.post(url, data, secret).status_code == 403, path
    for path in ("", "/steps/0", "/record"):
        assert api.get(f"/api/tables/{made.id}{path}").status_code == 401
    assert api.post(f"/api/tables/{made.id}/fork", {"step": 0}).status_code == 401
    for name in ("no-such-1", "x" * 64, "%00", "ä", "..%2f"):
        answer = api.get(f"/api/tables/{name}", made.watch)
        assert answer.status_code == 404, name
        assert answer.json()["error"]["code"] in ("unknown-table", "not-found")
    assert made.state()["number"] == 0


# --- bad input -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-request"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "person"}]}, "bad-request"),
        ({"seats": [{"kind": "person"}] * 6}, "bad-request"),
        ({"seats": [{"kind": "ghost"}]}, "bad-request"),
        ({"seats": "two"}, "bad-request"),
        ({"seats": PEOPLE, "listed": "yes"}, "bad-request"),
        ({"seats": PEOPLE, "more": 1}, "bad-request"),
        ({"seats": PEOPLE, "game": "chess"}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"economy": "fur"}}, "bad-setup"),
        ({"seats": PEOPLE, "game": "winter-kingdom", "setup": {"boxes": ["base"]}}, "bad-setup"),
        ({"seats": PEOPLE, "game": "winter-kingdom", "setup": {"boards": ["3fe"]}}, "bad-setup"),
        ({"seats": PEOPLE, "game": "winter-kingdom", "setup": {"twist": "rain"}}, "bad-setup"),
        ({"seats": PEOPLE, "game": "winter-kingdom", "setup": {"top_board": 7}}, "bad-request"),
        ({"seats": PEOPLE, "game": "winter-kingdom", "setup": {"talents": []}}, "bad-request"),
        ({"seats": [*PEOPLE, *PEOPLE, *PEOPLE][:5], "game": "winter-kingdom"}, "bad-setup"),
        ({"seats": PEOPLE, "game": 7}, "bad-request"),
        ({"seats": PEOPLE, "setup": {"players": 3}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"boxes": ["moon"]}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"boxes": [["base"]]}}, "bad-request"),
        ({"seats": PEOPLE, "setup": {"sections": ["a", "b"]}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"sections": [{"text": "x"}] * 4}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"cards": ["fishermen"]}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"options": {"x": True}}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"preset": "x"}}, "bad-setup"),
        ({"seats": PEOPLE, "setup": {"seed": -1}}, "bad-request"),
        ({"seats": PEOPLE, "setup": {"seed": 2**60}}, "bad-request"),
        ({"seats": PEOPLE, "setup": {"seed": "7"}}, "bad-request"),
        ({"seats": [{"kind": "bot", "level": "god"}, PEOPLE[0]]}, "bad-setup"),
        ({"seats": [{"kind": "person", "name": "x" * 25}, PEOPLE[0]]}, "bad-name"),
        ({"seats": [{"kind": "person", "name": "\x00"}, PEOPLE[0]]}, "bad-name"),
        ({"seats": [{"kind": "person", "colour": "beige"}, PEOPLE[0]]}, "bad-request"),
        ({"seats": [{"kind": "person", "colour": "red"}] * 2}, "colour-taken"),
        ([], "bad-request"),
        (7, "bad-request"),
        (None, "bad-request"),
    ],
)
def test_bad_tables(api: Api, body: Any, code: str) -> None:
    answer = api.post("/api/tables", body)
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["error"]["code"] == code
    assert answer.json()["error"]["text"].endswith(".")


def test_bad_bodies(api: Api) -> None:
    made = api.create("person", "person", seed=1)
    headers = {"Authorization": f"Bearer {made.secrets[0]}", "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/records", *(f"/api/tables/{made.id}/play",)):
        for body in (b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"a": "\\ud800"}', b"NaN"):
            answer = api.client.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, body[:10])
            assert answer.json()["error"]["text"]
        answer = api.client.post(path, content=b"x" * 1_100_000, headers=headers)
        assert answer.status_code == 413
        chunks = api.client.post(path, content=(b"x" * 50_000 for _ in range(30)), headers=headers)
        assert chunks.status_code == 413
    surrogate = b'{"number": 1, "action": "\\ud800"}'
    play = f"/api/tables/{made.id}/play"
    assert api.client.post(play, content=surrogate, headers=headers).status_code == 422
    for asked in (
        {"number": "1", "action": "end"},
        {"number": 1, "action": 7},
        {"number": 1},
        {"number": 1, "action": "x" * 1000},
    ):
        assert made.post("/play", made.secrets[0], asked).status_code == 422
    for query in ({"since": "x"}, {"since": -1}, {"since": 1, "wait": 100}, {"wait": "inf"}):
        assert made.get("", **query).status_code == 422
    for step in ("-1", "x", "1.5", "99", str(10**30)):
        assert made.get(f"/steps/{step}").status_code in (404, 422)
    assert api.client.put("/api/tables").status_code == 405
    assert made.state()["number"] == 1


# --- looking back and playing on -------------------------------------------------------------


@pytest.fixture
def finished(api: Api) -> Made:
    made = api.create("person", "person", seed=11)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        play_out([ada, bob], random.Random(11))
    return made


def test_steps(finished: Made) -> None:
    game = hexholm.replay(finished.get("/record").json())
    last = finished.get("/steps/0").json()["steps"]
    assert last == len(game.log)
    for step in (0, 1, last // 2, last):
        answer = finished.get(f"/steps/{step}").json()
        then = game.at(step)
        assert answer["state"]["view"] == view_data(then.view(None))
        assert (answer["step"], answer["first"]) == (step, 0)
        assert [entry["step"] for entry in answer["state"]["entries"]] == [step] * (step > 0)
    assert finished.get(f"/steps/{last + 1}").status_code == 404


def test_steps_after_undo_are_those_that_count(api: Api) -> None:
    made = api.create("person", "person", seed=2)
    with Client(made, made.secrets[0]) as ada:
        first, second = actions(ada.state)[:2]
        ada.play(0, first)
        ada.send(type="undo", seat=0, number=2)
        ada.until(lambda s: s["number"] == 3)
        ada.play(0, second)
    answer = made.get("/steps/1").json()
    assert answer["steps"] == 1
    assert answer["state"]["entries"][0]["action"] == second


def test_the_record_waits_for_the_end(api: Api) -> None:
    made = api.create("person", "person", seed=2)
    answer = made.get("/record", made.secrets[0])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "still-running")


def test_fork_of_a_finished_game(finished: Made) -> None:
    answer = finished.post("/fork", finished.watch, {"step": 30})
    assert answer.status_code == 201
    fork = Made(finished.api, answer.json())
    assert sorted(fork.secrets) == [0, 1]
    game = hexholm.replay(finished.get("/record").json())
    with Client(fork, *fork.secrets.values()) as both:
        entries = [entry for entry in both.state["entries"] if entry["kind"] == "play"]
        assert [entry["action"] for entry in entries] == game.log[:30]
        action = game.log[30]
        both.play(both.state["view"]["to_move"], action)
        rng = random.Random(1)
        while not both.state["view"]["over"]:
            both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
    record = fork.get("/record").json()
    assert record["log"][:31] == game.log[:31]
    setup = game.setup_data()
    assert record["setup"] == {**setup, "seed": record["setup"]["seed"]}
    assert record["setup"]["seed"] != setup["seed"]
    assert fork.post("/fork", fork.watch, {"step": 10**9}).status_code == 404


def test_fork_of_a_running_game(api: Api) -> None:
    made = api.create("person", "person", seed=12)
    with Client(made, made.secrets[0]) as ada:
        play_turn(ada, 0, random.Random(1))
        steps = made.get("/steps/0").json()["steps"]
    fork = Made(api, made.post("/fork", made.secrets[0], {"step": steps}).json())
    with Client(fork, *fork.secrets.values()) as both:
        assert both.state["table"]["first"] == steps
        both.until(turn_of(1))
        play_turn(both, 1, random.Random(2))
        play_turn(both, 0, random.Random(2))
    assert fork.get(f"/steps/{steps}").status_code == 200
    assert fork.get("/steps/0").status_code == 404


def test_upload_of_a_record(finished: Made) -> None:
    record = finished.get("/record").json()
    api = finished.api
    answer = api.post("/api/records", record)
    assert answer.status_code == 201
    made = Made(api, answer.json())
    assert sorted(made.secrets) == [0, 1]
    state = made.state()
    assert state["table"]["over"]
    assert made.get("/record").json() == record
    assert state["view"] == finished.state()["view"]


def test_upload_of_a_saved_game(api: Api) -> None:
    game = hexholm.new_game(players=3, seed=3)
    rng = random.Random(3)
    for _ in range(30):
        game.play(rng.choice(game.legal_actions()))
    made = Made(api, api.post("/api/records", game.to_dict()).json())
    state = made.state(",".join(made.secrets.values()))
    assert actions(state) == [str(action) for action in game.legal_actions()]
    assert [e["action"] for e in state["entries"] if e["kind"] == "play"] == game.log
    edited = game.to_dict()
    edited["players"][0]["gold"] = 50
    edited["log"] = []
    made = Made(api, api.post("/api/records", edited).json())
    assert made.state()["view"]["players"][0]["gold"] == 50
    with Client(made, *made.secrets.values()) as all_three:
        play_turn(all_three, all_three.state["view"]["to_move"], rng)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "chess"},
        {"version": 99},
        {"game": "chess"},
        {"setup": None},
        {"setup": {"seed": 2**64 - 1}},
        {"setup": {"seed": 10**30}},
        {"setup": {"boxes": [["base"]]}},
        {"setup": {"players": []}},
        {"setup": {"sections": [{"text": ["x"]}, {}, {}, {}]}},
        {"log": ["dance"]},
        {"log": "build a1"},
        {"log": [7, None]},
        {"players": [{}, {}], "to_move": []},
        {"players": [{"gold": 10**25}, {}]},
        {"players": [{"gold": 2**63}, {"gold": 2**64 - 1}]},
        {"players": [{"settlements": [{}]}, {}]},
        {"players": [{"hand": [{}]}, {}]},
        {"players": [{"tiles": [{"name": {}, "from": []}]}, {}]},
        {"players": {}},
        {"start": [], "past": {}},
        {"players": [{}, {}], "discards": {"grass": 1e9}},
    ],
)
def test_bad_uploads(api: Api, change: dict[str, Any]) -> None:
    record = hexholm.new_game(seed=1).record()
    answer = api.post("/api/records", {**record, **change})
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == "bad-record"


def test_rematch(api: Api) -> None:
    made = api.create("person", "person", "random", seed=13)
    early = made.post("/rematch", made.secrets[0], {"board": "same"})
    assert (early.status_code, early.json()["error"]["code"]) == (409, "still-running")
    rng = random.Random(13)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        bob.send(type="name", seat=1, name="Bob", colour="red")
        for client in (ada, bob):
            client.until(lambda s: s["number"] == 2)
        play_out([ada, bob], rng)
        again = Made(api, made.post("/rematch", made.secrets[0], {"board": "same"}).json())
        assert list(again.secrets) == [0]
        told = bob.until(lambda s: s["table"]["rematch"])["table"]["rematch"]
        assert told["table"] == again.id
    twice = made.post("/rematch", made.secrets[1], {"board": "new"}).json()
    assert twice["table"] == again.id
    assert twice["seats"] == [{"seat": 1, "secret": told["secret"]}]
    assert made.state()["table"]["rematch"] == {
        "table": again.id,
        "secret": None,
        "watch": again.watch,
    }
    old, new = made.state(), again.state(told["secret"])
    assert new["view"]["setup"] == old["view"]["setup"]
    assert new["table"]["seats"][1]["mine"]
    assert [seat["name"] for seat in new["table"]["seats"]] == ["", "Bob", ""]
    assert [seat["colour"] for seat in new["table"]["seats"]] == ["blue", "red", "green"]


def test_rematch_on_a_new_board(api: Api) -> None:
    made = api.create("person", "person", seed=14)
    rng = random.Random(14)
    secret = ",".join(made.secrets.values())
    with Client(made, *made.secrets.values()) as both:
        while not both.state["view"]["over"]:
            both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
    again = Made(api, made.post("/rematch", secret, {"board": "new"}).json())
    assert sorted(again.secrets) == [0, 1]
    assert again.state()["view"]["setup"]["sections"] != made.state()["view"]["setup"]["sections"]


def test_listed_tables(api: Api) -> None:
    listed = api.create("person", "random", listed=True)
    hidden = api.create("person", "random")
    waiting = api.create("person", "open", listed=True)
    tables = {one["table"]: one for one in api.get("/api/tables", listed="true").json()}
    assert hidden.id not in tables
    assert waiting.id not in tables
    person, bot = tables[listed.id]["seats"]
    assert (person["kind"], person["name"]) == ("person", "")
    assert (bot["kind"], bot["level"]) == ("bot", "random")
    assert tables[listed.id]["turn"] == 0
    assert tables[listed.id]["watch"] == listed.watch


# --- the frame -------------------------------------------------------------------------------


def test_headers(api: Api) -> None:
    for path in ("/", "/new", "/t/oak-river-7", "/t/x/replay", "/docs", "/api/server", "/nope"):
        answer = api.get(path)
        assert answer.headers["Content-Security-Policy"] == POLICY
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert "default-src 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert api.get("/api/server").headers["Cache-Control"] == "no-store"
    assert api.get("/api/nope").json()["error"]["code"] == "not-found"


def test_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>hexholm</title>built")
    (page / "assets" / "index-abc.js").write_text("1")
    (page / "favicon.svg").write_text("<svg/>")
    with running(with_data(tmp_path / "data", page=page)) as address:
        api = Api(address)
        for path in ("/", "/new", "/t/oak-river-7", "/t/oak-river-7/replay"):
            answer = api.get(path)
            assert "built" in answer.text
            assert answer.headers["Cache-Control"] == "no-cache"
        asset = api.get("/assets/index-abc.js")
        assert "immutable" in asset.headers["Cache-Control"]
        assert "javascript" in asset.headers["Content-Type"]
        assert api.get("/favicon.svg").headers["Cache-Control"] == "no-cache"
        for path in ("/nope", "/assets/nope.js", "/../data/key", "/%2e%2e/data/key"):
            assert api.get(path).status_code == 404, path
        api.close()


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_an_unknown_address_is_a_page_for_browsers_and_json_for_programs(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>hexholm</title>built")
    with running(with_data(tmp_path / "data", page=page)) as address:
        api = Api(address)
        for path in ("/foo", "/foo/bar", "/new/", "/docs/foo", "/assets/foo.js"):
            read = api.client.get(path, headers={"Accept": BROWSER})
            assert (read.status_code, read.headers["Cache-Control"]) == (404, "no-cache"), path
            assert "built" in read.text
            for accepts in ("*/*", "application/json", "application/json, text/html;q=0.5"):
                told = api.client.get(path, headers={"Accept": accepts})
                assert told.status_code == 404, path
                assert told.json()["error"]["code"] == "not-found"
        for path in ("/api/foo", "/api/tables/no-such-1"):
            answer = api.client.get(path, headers={"Accept": BROWSER})
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] in ("not-found", "unknown-table")
        api.close()


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(with_data(tmp_path, page=tmp_path / "none")) as address:
        answer = httpx.get(address, trust_env=False)
        assert answer.status_code == 200
        assert "make play" in answer.text


def test_docs(api: Api) -> None:
    page = api.get("/docs").text
    for word in ("/api/tables/{table}/play", "Bearer", "takeback", "TableAsked", "bot-failed"):
        assert word in page
    assert "<script" not in page
    assert "style=" not in page
    assert api.get("/docs.css").headers["Content-Type"].startswith("text/css")
    paths = api.get("/openapi.json").json()["paths"]
    assert "/api/tables/{table}/play" in paths


def test_rates(tmp_path: Path) -> None:
    limits = replace(ENDLESS, tables=3, calls=20)
    slow = with_data(tmp_path, limits=limits, message_rate=Rate(5, 0.001))
    with running(slow) as address:
        api = Api(address)
        made = api.create("person", "person")
        with Client(made, made.secrets[0]) as ada:
            for _ in range(5):
                ada.send(type="why", action="build a1")
                ada.get("why")
            assert ada.refused(type="why", action="build a1")["code"] == "too-fast"
            no = ada.refused(type="play", seat=0, number=1, action=actions(ada.state)[0])
            assert no["code"] == "too-fast"
        api.create("person", "person")
        api.create("person", "person")
        answer = api.post("/api/tables", {"seats": PEOPLE})
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "too-fast"
        assert 15 <= int(answer.headers["Retry-After"]) <= 20
        assert "try again in" in answer.json()["error"]["text"]
        statuses = [api.get("/api/server").status_code for _ in range(30)]
        assert statuses.count(429) >= 10
        assert statuses[0] == 200
        api.close()
