"""Many games at a glance."""

import random
import time

from tests.table.helpers import Api, Client, Made, play_turn


def asked(*games: tuple[Made, str]) -> dict[str, list[dict[str, object]]]:
    return {"games": [{"table": made.id, "secrets": [secret]} for made, secret in games]}


def test_games_are_told_in_the_order_they_were_asked_for(api: Api) -> None:
    begun = int(1000 * time.time())
    mine = api.create("person", "greedy", seed=1)
    theirs = api.create("person", "person", seed=2)
    waiting = api.create("person", "open", seed=3)
    body = asked(
        (theirs, theirs.secrets[1]),
        (mine, mine.secrets[0]),
        (waiting, waiting.watch),
    )
    body["games"].append({"table": "no-such-1", "secrets": ["x"]})
    found = api.post("/api/games", body).json()
    assert [one["table"] for one in found] == [theirs.id, mine.id, waiting.id, "no-such-1"]
    assert [one["known"] for one in found] == [True, True, True, False]
    assert [one["turn"] for one in found] == [0, 0, None, None]
    assert [[seat["mine"] for seat in one["seats"]] for one in found[:3]] == [
        [False, True],
        [True, False],
        [False, False],
    ]
    assert found[0]["created"] >= begun
    assert found[0]["moved"] >= found[0]["created"]
    wrong = api.post("/api/games", asked((mine, "wrong"))).json()
    assert [one["known"] for one in wrong] == [False]


def test_a_glance_has_the_last_turn_and_in_the_end_the_scores(api: Api) -> None:
    made = api.create("person", "person", seed=4)
    rng = random.Random(4)
    with Client(made, *made.secrets.values()) as both:
        play_turn(both, 0, rng)
        (told,) = api.post("/api/games", asked((made, made.watch))).json()
        assert {entry["seat"] for entry in told["last"]} == {0}
        assert told["last"] == made.state()["entries"][1:]
        assert (told["turn"], told["scores"]) == (1, [])
        while not both.state["view"]["over"]:
            play_turn(both, both.state["view"]["to_move"], rng)
        view = both.state["view"]
    (told,) = api.post("/api/games", asked((made, made.watch))).json()
    assert told["over"] is True
    assert told["scores"] == [score["total"] for score in view["scores"]]
    assert told["winners"] == view["winners"]


def test_who_only_glances_is_not_there(api: Api) -> None:
    made = api.create("person", "person", seed=5)
    with Client(made, made.secrets[0]) as ada:
        before = ada.state["table"]["seats"][1]["online"]
        api.post("/api/games", asked((made, made.secrets[1])))
        seats = made.state(made.secrets[0])["table"]["seats"]
        assert (before, seats[1]["online"]) == (False, False)
