"""Who sits where: invitations, spectators, coming back, leaving, bots taking over."""

import random
import time
from pathlib import Path

import pytest

from tests.table.helpers import (
    PATIENCE,
    Api,
    Client,
    actions,
    play_out,
    play_turn,
    running,
    turn_of,
    with_data,
)


def test_the_game_begins_when_all_have_come(api: Api) -> None:
    made = api.create("person", "open", "open", seed=1)
    assert made.invite is not None
    with Client(made, made.secrets[0]) as ada:
        assert not ada.state["table"]["begun"]
        assert ada.state["legal"] is None
        assert ada.state["table"]["invite"] == made.invite
        answer = ada.refused(type="play", seat=0, number=0, action="build a1")
        assert answer["code"] == "not-begun"
        body = {"name": "  Bob\u202e\x07 the   2nd ", "colour": "purple", "seat": 2}
        joined = made.post("/join", made.invite, body).json()
        assert joined["seat"] == 2
        taken = made.post("/join", made.invite, {"name": "Eve", "seat": 2})
        assert (taken.status_code, taken.json()["error"]["code"]) == (409, "seat-taken")
        same = made.post("/join", made.invite, {"name": "Eve", "colour": "purple"})
        assert (same.status_code, same.json()["error"]["code"]) == (409, "colour-taken")
        assert made.post("/join", made.invite, {"name": "\u200b"}).status_code == 422
        assert made.post("/join", made.watch, {"name": "Eve"}).status_code == 403
        assert made.post("/join", made.secrets[0], {"name": "Eve"}).status_code == 403
        assert made.post("/join", made.invite, {"name": "Cleo"}).json()["seat"] == 1
        late = made.post("/join", made.invite, {"name": "Dan"})
        assert (late.status_code, late.json()["error"]["code"]) == (409, "no-open-seat")
        ada.until(lambda s: s["table"]["begun"])
        seats = ada.state["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["", "Cleo", "Bob the 2nd"]
        assert [seat["colour"] for seat in seats] == ["blue", "orange", "purple"]
        kinds = [entry["kind"] for entry in made.state()["entries"]]
        assert kinds == ["joined", "joined", "begun"]
        play_turn(ada, 0, random.Random(1))
    with Client(made, joined["secret"]) as bob:
        assert [seat["mine"] for seat in bob.state["table"]["seats"]] == [False, False, True]


def test_spectators_only_watch(api: Api) -> None:
    made = api.create("person", "person", seed=2)
    with Client(made, made.watch) as eve, Client(made, made.secrets[0]) as ada:
        assert eve.state["view"]["seat"] is None
        assert eve.state["legal"] is None
        assert not any(seat["mine"] for seat in eve.state["table"]["seats"])
        assert eve.state["table"]["invite"] is None
        ada.play(0, actions(ada.state)[0])
        assert eve.until(lambda s: s["number"] == 2)["entries"][-1]["kind"] == "play"


def test_coming_back_from_another_device(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    rng = random.Random(3)
    with Client(made, made.secrets[0]) as ada:
        play_turn(ada, 0, rng)
        number = ada.state["number"]
    with Client(made, made.secrets[1]) as bob:
        play_turn(bob, 1, rng)
        last = bob.state["number"]
    with Client(made, made.secrets[0], since=number) as phone:
        numbers = [entry["number"] for entry in phone.state["entries"]]
        assert numbers == list(range(number + 1, last + 1))
        assert "board" in phone.state
        with Client(made, made.secrets[0]) as laptop:  # both at once
            assert laptop.state["view"] == phone.state["view"]
            laptop.play(0, actions(laptop.state)[0])
            phone.until(lambda s: s["number"] == laptop.state["number"])
    with Client(made, made.secrets[0], since=10**9) as odd:
        assert odd.state["entries"] == []


def test_presence(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    with Client(made, made.secrets[0]) as ada:
        with Client(made, made.secrets[1]):
            assert ada.get("presence")["online"] == [0, 1]
        assert ada.get("presence")["online"] == [0]


def test_hot_seat_hides_the_others_hand(api: Api) -> None:
    made = api.create("person", "person", "random", seed=4)
    with Client(made, made.secrets[0], made.secrets[1]) as both:
        assert [seat["mine"] for seat in both.state["table"]["seats"]] == [True, True, False]
        rng = random.Random(4)
        for _ in range(40):
            view = both.state["view"]
            shown = [seat for seat, who in enumerate(view["players"]) if who["hand"] is not None]
            assert shown == [view["to_move"]]
            assert view["seat"] == (view["to_move"] if view["to_move"] in (0, 1) else 0)
            if both.state["legal"] is None:
                both.receive()
            else:
                both.play(view["to_move"], rng.choice(actions(both.state)))


def test_a_bot_plays_on_for_who_has_left(api: Api) -> None:
    made = api.create("person", "person", "person", seed=5)
    rng = random.Random(5)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        with Client(made, made.secrets[2]) as cleo:
            answer = ada.refused(type="replace", seat=0, whom=2, level="random")
            assert answer["code"] == "still-here"
            cleo.send(type="leave", seat=2)
            cleo.until(lambda s: s["table"]["seats"][2]["left"])
        ada.until(lambda s: s["table"]["seats"][2]["left"])
        ada.send(type="replace", seat=0, whom=2, level="random")
        votes = bob.until(lambda s: s["table"]["votes"])["table"]["votes"]
        assert votes == [{"whom": 2, "level": "random", "yes": [0]}]
        with Client(made, made.secrets[2]) as cleo:  # back: the vote is off
            cleo.until(lambda s: not s["table"]["seats"][2]["left"])
            assert cleo.state["table"]["votes"] == []
            cleo.send(type="leave", seat=2)
            cleo.until(lambda s: s["table"]["seats"][2]["left"])
        for client, seat in ((ada, 0), (bob, 1)):
            client.until(lambda s: s["table"]["seats"][2]["left"])
            client.send(type="replace", seat=seat, whom=2, level="random")
        ada.until(lambda s: s["table"]["seats"][2]["kind"] == "bot")
        assert ada.state["table"]["seats"][2]["level"] == "random"
        for _ in range(3):
            for seat, client in enumerate((ada, bob)):
                client.until(turn_of(seat))
                play_turn(client, seat, rng)
        ada.until(turn_of(0))
        with Client(made, made.secrets[2]) as cleo:  # too late: the link only watches
            assert cleo.state["view"]["seat"] is None
            assert not any(seat["mine"] for seat in cleo.state["table"]["seats"])
            answer = cleo.refused(type="play", seat=2, number=cleo.state["number"], action="end")
            assert answer["code"] == "not-your-seat"


def test_who_is_away_long_enough_can_be_replaced(tmp_path: Path) -> None:
    with running(with_data(tmp_path, away=0.3)) as address:
        api = Api(address)
        made = api.create("person", "person", seed=6)
        with Client(made, made.secrets[0]) as ada:
            with Client(made, made.secrets[1]):
                pass
            answer = ada.refused(type="replace", seat=0, whom=1, level="greedy")
            assert answer["code"] == "still-here"
            deadline = time.monotonic() + PATIENCE
            while answer["type"] == "refused" and time.monotonic() < deadline:
                ada.send(type="replace", seat=0, whom=1, level="greedy")
                answer = ada.receive()
            ada.until(lambda s: s["table"]["seats"][1]["kind"] == "bot")
            play_turn(ada, 0, random.Random(6))
            ada.until(turn_of(0))
        api.close()


def test_leaving_by_http_and_playing_means_being_back(api: Api) -> None:
    made = api.create("person", "person", seed=7)
    state = made.post("/leave", made.secrets[0]).json()
    assert state["table"]["seats"][0]["left"]
    assert made.post("/leave", made.secrets[0]).json()["number"] == state["number"]
    action = actions(made.state(made.secrets[0]))[0]
    played = made.post("/play", made.secrets[0], {"number": 2, "action": action}).json()
    assert [entry["kind"] for entry in played["entries"]] == ["back", "play"]
    assert not played["table"]["seats"][0]["left"]


def test_names_and_colours_can_change(api: Api) -> None:
    made = api.create("person", "person", seed=8)
    with Client(made, made.secrets[0]) as ada:
        ada.send(type="name", seat=0, name="Ada", colour="green")
        ada.until(lambda s: s["number"] == 2)
        assert ada.state["entries"][-1] == {
            "number": 2,
            "seat": 0,
            "kind": "named",
            "name": "Ada",
            "colour": "green",
        }
        ada.send(type="name", seat=0, name="Ada")  # nothing new: nothing happens
        assert ada.refused(type="name", seat=0, name="")["code"] == "bad-name"
    assert made.state()["table"]["seats"][0]["name"] == "Ada"
    assert made.state()["number"] == 2


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_whole_game_against_a_bot(api: Api, level: str) -> None:
    made = api.create("person", level, preset="first-game", seed=9)
    with Client(made, made.secrets[0]) as ada:
        play_out([ada], random.Random(9))
        seats = {entry["seat"] for entry in made.state()["entries"] if entry["kind"] == "play"}
        assert seats == {0, 1}
        assert not any(e["kind"] == "bot-failed" for e in made.state()["entries"])
