"""Undo within the turn, and take-backs that the others must accept."""

import random

from tests.table.helpers import Api, Client, actions, play_turn, turn_of


def test_undo_until_the_turn_ends(api: Api) -> None:
    made = api.create("person", "person", seed=1)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        assert not ada.state["can_undo"]
        start = ada.state["view"]["players"]
        ada.play(0, actions(ada.state)[0])
        ada.play(0, actions(ada.state)[0])
        assert ada.state["can_undo"]
        number = ada.state["number"]
        ada.send(type="undo", seat=0, number=number)
        assert ada.get("state")["entries"][0]["kind"] == "undo"
        assert ada.state["entries"][0]["to"] == 1
        ada.send(type="undo", seat=0, number=number)  # the same wish again is not another undo
        assert ada.get("state")["number"] == number + 1
        ada.send(type="undo", seat=0, number=number + 1)
        assert ada.get("state")["view"]["players"] == start
        bob.until(lambda s: s["number"] == number + 2)
        assert not bob.state["can_undo"]
        assert bob.refused(type="undo", seat=1, number=number + 2)["code"] == "cannot-undo"
        play_turn(ada, 0, random.Random(1))
        assert not ada.state["can_undo"]
        answer = ada.refused(type="undo", seat=0, number=ada.state["number"])
        assert answer["code"] == "cannot-undo"
        assert [entry["number"] for entry in made.state()["entries"]] == list(
            range(1, ada.state["number"] + 1)
        )


def test_a_take_back_is_accepted(api: Api) -> None:
    made = api.create("person", "person", "random", seed=2)
    rng = random.Random(2)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        ada.play(0, actions(ada.state)[0])
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        waiting = ada.until(lambda s: s["table"]["takeback"])["table"]["takeback"]
        assert waiting == {"seat": 0, "step": 0, "yes": [], "waiting": [1]}
        answer = ada.refused(type="takeback", seat=0, number=ada.state["number"])
        assert answer["code"] == "no-takeback"
        assert ada.refused(type="answer", seat=0, yes=True)["code"] == "no-takeback"
        bob.until(lambda s: s["table"]["takeback"])
        bob.send(type="answer", seat=1, yes=True)
        ada.until(lambda s: s["entries"] and s["entries"][-1]["kind"] == "takeback")
        assert ada.state["table"]["takeback"] is None
        assert ada.state["view"]["players"][0]["settlements"] == []
        before = ada.state["view"]
        # now back over the turn of another person and a bot
        play_turn(ada, 0, rng)
        bob.until(turn_of(1))
        play_turn(bob, 1, rng)
        ada.until(turn_of(0))
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        bob.until(lambda s: s["table"]["takeback"])
        assert bob.state["table"]["takeback"]["step"] == 0
        bob.send(type="answer", seat=1, yes=True)
        ada.until(lambda s: s["entries"] and s["entries"][-1]["kind"] == "takeback")
        assert ada.state["view"] == before


def test_a_take_back_is_refused(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    rng = random.Random(3)
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        assert ada.refused(type="takeback", seat=0, number=1)["code"] == "nothing-to-take-back"
        play_turn(ada, 0, rng)
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        bob.until(lambda s: s["table"]["takeback"])
        bob.send(type="answer", seat=1, yes=False)
        ada.until(lambda s: s["table"]["takeback"])
        ada.until(lambda s: s["table"]["takeback"] is None)
        assert ada.state["view"]["to_move"] == 1
        # playing on is a no, too
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        bob.until(lambda s: s["table"]["takeback"])
        bob.play(1, actions(bob.state)[0])
        assert bob.state["table"]["takeback"] is None
        assert bob.refused(type="answer", seat=1, yes=True)["code"] == "no-takeback"


def test_all_others_must_accept(api: Api) -> None:
    made = api.create("person", "person", "person", seed=3)
    clients = [Client(made, made.secrets[seat]) for seat in range(3)]
    ada, bob, cleo = clients
    ada.play(0, actions(ada.state)[0])
    ada.send(type="takeback", seat=0, number=2)
    bob.until(lambda s: s["table"]["takeback"])
    bob.send(type="answer", seat=1, yes=True)
    state = cleo.until(lambda s: s["table"]["takeback"] and s["table"]["takeback"]["yes"])
    assert state["table"]["takeback"] == {"seat": 0, "step": 0, "yes": [1], "waiting": [2]}
    assert state["number"] == 2
    cleo.send(type="answer", seat=2, yes=True)
    assert cleo.until(lambda s: s["number"] == 3)["entries"][-1]["kind"] == "takeback"
    for client in clients:
        client.close()


def test_solo_and_hot_seat_take_back_at_once(api: Api) -> None:
    rng = random.Random(4)
    solo = api.create("person", "random", seed=4)
    with Client(solo, solo.secrets[0]) as ada:
        start = ada.state["view"]
        play_turn(ada, 0, rng)
        ada.until(turn_of(0))
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        assert ada.get("state")["view"] == start
    hot = api.create("person", "person", seed=4)
    with Client(hot, *hot.secrets.values()) as both:
        start = both.state["view"]
        play_turn(both, 0, rng)
        both.play(1, actions(both.state)[0])
        both.send(type="takeback", seat=0, number=both.state["number"])
        assert both.get("state")["view"] == start


def test_back_to_the_last_turn_of_a_finished_game(api: Api) -> None:
    made = api.create("person", "person", seed=5)
    rng = random.Random(5)
    with Client(made, *made.secrets.values()) as both:
        while not both.state["view"]["over"]:
            both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
        assert made.get("/record").status_code == 200
        both.send(type="takeback", seat=1, number=both.state["number"])
        both.until(turn_of(1))
        assert made.get("/record").status_code == 409
        assert both.state["legal"] is not None
