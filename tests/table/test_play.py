"""Playing by websocket: whole games, and everything that is refused."""

import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import hexholm
from hexholm import texts
from tests.table.helpers import Api, Client, Made, actions, play_out, play_turn, turn_of


def test_two_people_play_to_the_end(api: Api) -> None:
    for seed in range(3):
        made = api.create("person", "person", seed=seed)
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
            play_out([ada, bob], random.Random(seed))
            assert ada.state["view"]["scores"] == bob.state["view"]["scores"]
        record = made.get("/record").json()
        game = hexholm.replay(record)
        assert game.over
        assert game.scores() == ada.state["view"]["scores"]
        assert game.winners == ada.state["view"]["winners"]
        assert record["setup"]["seed"] == seed


def test_four_people_and_a_bot(api: Api) -> None:
    made = api.create("person", "person", "random", "person", "person", seed=4)
    clients = {seat: Client(made, secret) for seat, secret in made.secrets.items()}
    rng = random.Random(4)
    while True:
        watcher = clients[0]
        watcher.until(turn_of(*clients, None))
        if watcher.state["view"]["over"]:
            break
        seat = watcher.state["view"]["to_move"]
        clients[seat].until(turn_of(seat))
        play_turn(clients[seat], seat, rng)
        watcher.reach(clients[seat].state["number"])
    for client in clients.values():
        client.close()


def test_first_state(api: Api) -> None:
    made = api.create("person", "person", preset="first-game", seed=1)
    with Client(made, made.secrets[0]) as ada:
        state = ada.state
        assert state["number"] == 1
        assert [entry["kind"] for entry in state["entries"]] == ["begun"]
        assert len(state["board"]["hexes"]) == 400
        assert state["board"]["hexes"][0]["name"] == "a1"
        assert state["table"]["seats"][0] == {
            "seat": 0,
            "kind": "person",
            "name": "",
            "colour": "blue",
            "level": None,
            "online": True,
            "left": False,
            "away": None,
            "lent": False,
            "stands_in": False,
            "mine": True,
        }
        assert not state["table"]["seats"][1]["online"]
        game = hexholm.new_game(preset="first-game", seed=1)
        assert actions(state) == [str(action) for action in game.legal_actions()]
        after = ada.play(0, actions(state)[0])
        assert "board" not in after
        assert [entry["number"] for entry in after["entries"]] == [2]
        assert after["entries"][0]["action"] == actions(state)[0]
        assert after["entries"][0]["step"] == 1


def test_a_tile_is_an_event(api: Api) -> None:
    made = api.create("person", "person", seed=3)
    rng = random.Random(1)
    with Client(made, *made.secrets.values()) as both:
        events: list[dict[str, Any]] = []
        while not any(event["kind"] == "tile-taken" for event in events):
            seat = both.state["view"]["to_move"]
            both.play(seat, rng.choice(actions(both.state)))
            events += both.state["entries"][-1].get("events", [])
        taken = next(event for event in events if event["kind"] == "tile-taken")
        assert set(taken) == {"kind", "seat", "what", "where"}


# --- repeated, stale, out of turn ------------------------------------------------------------


@pytest.fixture
def made(api: Api) -> Made:
    return api.create("person", "person", preset="first-game", seed=1)


def unchanged(made: Made, number: int = 1) -> bool:
    state = made.state()
    return bool(state["number"] == number and state["view"]["players"][1]["settlements"] == [])


def test_a_repeated_action_is_played_once(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada:
        action = actions(ada.state)[0]
        ada.play(0, action)
        ada.send(type="play", seat=0, number=1, action=action)
        assert ada.get("state")["number"] == 2
        ada.send(type="play", seat=0, number=1, action=f"  {action.upper()} ")
        assert ada.get("state")["number"] == 2
    assert len(made.state()["view"]["players"][0]["settlements"]) == 1


def test_a_stale_action_is_refused_with_the_state(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada:
        first, second = actions(ada.state)[:2]
        ada.play(0, first)
        answer = ada.refused(type="play", seat=0, number=1, action=second)
        assert answer["code"] == "stale"
        assert answer["to"] == "play"
        assert ada.get("state")["number"] == 2
        assert ada.refused(type="play", seat=0, number=99, action=second)["code"] == "stale"
        assert ada.refused(type="play", seat=0, number=-1, action=second)["code"] == "stale"
    assert made.state()["number"] == 2


def test_a_new_name_does_not_make_an_action_stale(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        bob.send(type="name", seat=1, name="Bob", colour="red")
        bob.until(lambda s: s["number"] == 2)
        ada.send(type="play", seat=0, number=1, action=actions(ada.state)[0])
        ada.until(lambda s: s["number"] == 3)
        assert ada.state["table"]["seats"][1]["name"] == "Bob"
        assert ada.state["table"]["seats"][1]["colour"] == "red"


def test_out_of_turn(made: Made) -> None:
    with Client(made, made.secrets[1]) as bob:
        assert bob.state["legal"] is None
        answer = bob.refused(type="play", seat=1, number=1, action="build a1")
        assert answer["code"] == "not-your-turn"
    assert unchanged(made)


def test_somebody_elses_seat(made: Made) -> None:
    with Client(made, made.secrets[1]) as bob, Client(made, made.watch) as eve:
        for client in (bob, eve):
            for message in (
                {"type": "play", "number": 1, "action": "build a1"},
                {"type": "undo", "number": 1},
                {"type": "takeback", "number": 1},
                {"type": "answer", "yes": True},
                {"type": "leave"},
                {"type": "replace", "whom": 1, "level": "greedy"},
                {"type": "name", "name": "Eve"},
            ):
                assert client.refused(seat=0, **message)["code"] == "not-your-seat"
        assert eve.state["table"]["invite"] is None
    assert unchanged(made)


def test_an_illegal_action_names_the_rule(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada:
        answer = ada.refused(type="play", seat=0, number=1, action="end")
        assert answer["code"] == "illegal"
        assert answer["reason"]["rule"] == "B-1.1"
        assert set(answer["reason"]) == {"rule", "key", "text", "args"}
        answer = ada.refused(type="play", seat=0, number=1, action="dance wildly")
        assert answer["reason"]["rule"] == "notation"
    assert unchanged(made)


def test_a_wrong_secret(api: Api, made: Made) -> None:
    other = api.create("person", "person")
    for secrets in ([], ["x"], ["ä" * 32], [other.secrets[0]], [made.secrets[0][:-1] + "?"]):
        client = Client(made, hello=False)
        client.send(type="hello", secrets=secrets)
        assert client.receive()["code"] == "bad-secret"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        client.close()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_an_unknown_table(made: Made) -> None:
    made.id = "no-such-1"
    client = Client(made, hello=False)
    client.send(type="hello", secrets=[made.secrets[0]])
    assert client.receive()["code"] == "unknown-table"
    with pytest.raises(ConnectionClosed):
        client.receive()
    client.close()


BAD = [
    "not json",
    "",
    "[]",
    "null",
    "7",
    '"play"',
    "{}",
    '{"type": 7}',
    '{"type": ["play"]}',
    '{"type": "dance"}',
    '{"type": "hello"}',
    '{"type": "play"}',
    '{"type": "play", "seat": "0", "number": 1, "action": "build a1"}',
    '{"type": "play", "seat": true, "number": 1, "action": "build a1"}',
    '{"type": "play", "seat": 0, "number": "1", "action": "build a1"}',
    '{"type": "play", "seat": 0, "number": 1.5, "action": "build a1"}',
    '{"type": "play", "seat": 0, "number": 1e400, "action": "build a1"}',
    '{"type": "play", "seat": 0, "number": 1}',
    '{"type": "play", "seat": 0, "number": 1, "action": 7}',
    '{"type": "play", "seat": 0, "number": 1, "action": ""}',
    '{"type": "play", "seat": 0, "number": 1, "action": "\\ud800"}',
    '{"type": "play", "seat": 0, "number": 1, "action": "build ' + "a" * 200 + '"}',
    '{"type": "play", "seat": 7, "number": 1, "action": "build a1"}',
    '{"type": "play", "seat": -1, "number": 1, "action": "build a1"}',
    '{"type": "undo", "seat": 0}',
    '{"type": "undo", "seat": 0, "number": 1}',
    '{"type": "takeback", "seat": 0, "number": 1}',
    '{"type": "answer", "seat": 0, "yes": "yes"}',
    '{"type": "answer", "seat": 0, "yes": true}',
    '{"type": "replace", "seat": 0, "whom": 1, "level": "greedy"}',
    '{"type": "replace", "seat": 0, "whom": 0, "level": "greedy"}',
    '{"type": "replace", "seat": 0, "whom": 9, "level": "greedy"}',
    '{"type": "replace", "seat": 0, "whom": 1, "level": "nobody"}',
    '{"type": "name", "seat": 0, "name": 7}',
    '{"type": "name", "seat": 0, "name": "   "}',
    '{"type": "name", "seat": 0, "name": "1234567890123456789012345"}',
    '{"type": "name", "seat": 0, "name": "Ada", "colour": "beige"}',
    '{"type": "name", "seat": 0, "name": "Ada", "colour": "orange"}',
    '{"type": "why"}',
    '{"type": "why", "action": {}}',
    "[" * 5000,
    '{"type": "play", "padding": "' + "x" * 17_000 + '"}',
]


def test_bad_messages(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada:
        for text in BAD:
            ada.socket.send(text)
            answer = ada.receive()
            assert answer["type"] == "refused", text
            assert answer["text"].endswith((".", ")")), answer
        ada.socket.send(b"\xff\xfe")
        assert ada.receive()["code"] == "bad-message"
        ada.play(0, actions(ada.state)[0])  # and goes on
        assert ada.state["number"] == 2


@pytest.mark.parametrize(
    "text",
    [
        *BAD[:11],
        '{"type": "hello", "secrets": "x"}',
        '{"type": "hello", "secrets": [7]}',
        '{"type": "hello", "secrets": [], "since": "1"}',
        '{"type": "hello", "secrets": [], "since": -1}',
    ],
)
def test_bad_hello(made: Made, text: str) -> None:
    client = Client(made, hello=False)
    client.socket.send(text)
    assert client.receive()["type"] == "refused"
    with pytest.raises(ConnectionClosed):
        client.receive()
    client.close()


def test_a_huge_message_ends_the_connection(made: Made) -> None:
    client = Client(made, made.secrets[0])
    client.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    client.close()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert unchanged(made)


# --- asking ----------------------------------------------------------------------------------


def test_previews(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        first, second = actions(ada.state)[:2]
        ada.send(type="previews", actions=[first, second, "use barn", "nonsense"])
        answer = ada.get("previews")
        assert answer["number"] == 1
        assert list(answer["previews"]) == [first, second], (
            "an action that is not legal is left out"
        )
        assert set(answer["previews"][first]) == {"gold", "events"}
        bob.send(type="previews", actions=[first])
        assert bob.get("previews")["previews"] == {}
        assert ada.refused(type="previews")["code"] == "bad-message"


def test_why(made: Made) -> None:
    with Client(made, made.secrets[0]) as ada:
        legal = actions(ada.state)[0]
        ada.send(type="why", action=legal)
        assert ada.get("why") == {"type": "why", "action": legal, "reason": None}
        ada.send(type="why", action="use barn")
        assert ada.get("why")["reason"]["rule"] == "B-4.4"


def test_a_client_is_spoken_to_in_its_language(api: Api) -> None:
    """The one of its hello, or another one later; where that isn't spoken, the server's."""
    made = api.create("person", "person", preset="first-game", seed=1)
    with Client(made, hello=False) as ada:
        ada.send(type="hello", secrets=[made.secrets[0]], language="de-AT")
        ada.get("state")
        told = []
        for language in ("", "nl", "tlh"):
            if language:
                ada.send(type="speak", language=language)
                ada.get("state")
            ada.send(type="undo", seat=1, number=1)
            told.append(ada.receive()["text"])
            ada.send(type="why", action="build a1")
            told.append(ada.get("why")["reason"]["text"])
        spoken = [texts.speaker(one, "kingdom-builder") for one in ("de", "nl", "en")]
        assert told[::2] == [one.say("refusal-not-your-seat") for one in spoken]
        assert len(set(told[1::2])) == 3
        ada.send(type="speak", language=7)
        assert ada.receive()["code"] == "bad-message"
