"""Hidden cards, the draw pile and the seed never leave the server while a game runs.

One seat and one spectator play and watch whole games. Everything they receive is read: each state
must be the same that it would be if what is hidden had been dealt otherwise, and nothing but the
view, the board and the events may hold a terrain at all.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hexholm
from hexholm.board import BUILDABLE
from hexholm.game import Game
from hexholm.kingdom.registry import BOXES
from hexholm.table.core.states import contribution_data, legal_data, view_data
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import TALENTS
from tests.table.helpers import Api, Client, Data, Made, actions, turn_of

SEED = 8_006_199_250_740_123
"""A number that stands nowhere by chance."""


def keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def play_and_listen(
    api: Api, spectator_api: Api, mine: int, setup: Data, rng: random.Random
) -> tuple[Made, Client, Client]:
    """A whole game of three; the one seat also asks for all that HTTP offers while it runs."""
    made = api.create("person", "person", "random", seed=SEED, listed=True, **setup)
    profile = api.post("/api/profile", {"name": "Ada"}).json()["profile"]
    seats = {"seats": [{"table": made.id, "secret": made.secrets[mine]}]}
    api.received.clear()
    others = Client(made, made.secrets[1 - mine])
    me, eve = Client(made, made.secrets[mine]), Client(made, made.watch)
    watching = Made(
        spectator_api, {"table": made.id, "seats": [], "invite": None, "watch": made.watch}
    )
    while not me.state["view"]["over"]:
        me.until(turn_of(0, 1, None))
        mover = me.state["view"]["to_move"]
        if mover is None:
            break
        client = me if mover == mine else others
        client.reach(me.state["number"])
        if client.state["view"]["to_move"] != mover:
            continue
        if client is me:
            me.send(type="previews", actions=actions(me.state))
            me.get("previews")
            me.send(type="why", action="build a1")
            me.get("why")
        client.play(mover, rng.choice(actions(client.state)))
        me.reach(client.state["number"])
        if rng.random() < 0.1 and not me.state["view"]["over"]:
            api.post("/api/profile/seats", seats, profile)
            said = made.post("/say", made.secrets[mine], {"phrase": "nice-move"}).json()
            me.reach(said.get("number", 0))  # perhaps it was too fast
            spectator_api.get("/api/lobby")
            step = made.get("/steps/0", made.secrets[mine]).json()["steps"]
            made.get(f"/steps/{rng.randrange(step + 1)}", made.secrets[mine])
            made.get("", made.secrets[mine])
            watching.get("")
            for table, secret in ((made, made.secrets[mine]), (watching, made.watch)):
                glance = {"table": made.id, "secrets": [secret]}
                table.api.post("/api/games", {"games": [glance]})
            watching.get(f"/steps/{rng.randrange(step + 1)}")
            for table, secret in ((made, made.secrets[mine]), (watching, made.watch)):
                if table.get("/record", secret).status_code == 200:
                    table.api.received.pop()  # the bot has just ended the game
                    assert table.state(secret)["table"]["over"]
    others.close()
    eve.until(lambda s: s["view"]["over"])
    me.close()
    eve.close()
    return made, me, eve


def states(received: list[str]) -> Iterator[Data]:
    """Every state in what was received, by websocket or HTTP."""
    for message in map(json.loads, received):
        if isinstance(message, dict) and message.get("type") == "state":
            yield message


PEOPLE = ("games", "mark", "error")
"""What answers about profiles, the lobby, or talk that is too fast begin with or have."""


def check_people(received: list[str]) -> int:
    """Answers about people name no terrain and no talent; their number."""
    told = [text for text in received if not {*json.loads(text)}.isdisjoint(PEOPLE)]
    for text in told:
        hidden = {*BUILDABLE, *TERRAINS, *TALENTS} - {"mine"}  # also a key: whose a seat is
        assert [name for name in hidden if f'"{name}"' in text] == []
    return len(told)


def steps_of(entries: list[Data]) -> dict[int, int]:
    """The number of actions after each entry."""
    now: Any = 0
    steps = {0: now}
    for entry in entries:
        if "step" in entry or "to" in entry:
            now = entry.get("step", entry.get("to"))
        steps[entry["number"]] = now
    return steps


def check(state: Data, then: Game, seat: int | None, rng: random.Random) -> None:
    """A state tells no more than the seat knows."""
    other = then.imagine(seat, rng)
    view = view_data(other.view(seat))
    assert state["view"] == view
    assert state["contributions"] == json.loads(json.dumps(contribution_data(other)))
    is_mine = seat is not None and then.player == seat
    assert state["legal"] == (legal_data(other) if is_mine else None)
    played = None if view.get("silo_step") else view["turn_of"]
    for place, player in enumerate(state["view"]["players"]):
        assert (player["hand"] is None) == (place not in (seat, played))
    rest = {key: state[key] for key in ("number", "table", "can_undo")}
    assert not any(terrain in json.dumps(rest) for terrain in BUILDABLE)


@pytest.mark.parametrize(
    ("mine", "boxes"),
    [(0, ["base"]), (1, ["base"]), (0, ["crossroads", "marshlands"]), (1, list(BOXES))],
)
def test_nothing_hidden_is_sent(api: Api, address: str, mine: int, boxes: list[str]) -> None:
    rng = random.Random(mine)
    spectator_api = Api(address)
    made, me, eve = play_and_listen(api, spectator_api, mine, {"boxes": boxes}, rng)
    read_all(api, spectator_api, made, me, eve, mine, check, rng)


WINTER = "winter-kingdom"


def check_winter(state: Data, then: Game, seat: int | None, rng: random.Random) -> None:
    """A state tells no talent and no terrain card that the seat does not know."""
    other = then.imagine(seat, rng)
    view = view_data(other.view(seat))
    assert state["view"] == json.loads(json.dumps(view))
    is_mine = seat is not None and then.player == seat
    assert state["legal"] == (legal_data(other) if is_mine else None)
    for place, player in enumerate(state["view"]["players"]):
        assert (player["talents"] is None) == (place != seat)
        assert (player["hand"] is None) == (place not in (seat, then.player))
    rest = {key: state[key] for key in ("number", "table", "can_undo", "contributions")}
    told = json.dumps(rest)
    names = {*TERRAINS, *TALENTS} - {"mine"}  # also a key: whose a seat is
    assert [name for name in names if f'"{name}"' in told] == []


@pytest.mark.parametrize(
    ("mine", "twist"), [(0, "none"), (1, "quick-study"), (0, "bargain"), (1, "overreach")]
)
def test_no_talent_and_no_card_is_sent(api: Api, address: str, mine: int, twist: str) -> None:
    rng = random.Random(mine)
    spectator_api = Api(address)
    setup = {"game": WINTER, "twist": twist, "economy": "hunting"}
    made, me, eve = play_and_listen(api, spectator_api, mine, setup, rng)
    read_all(api, spectator_api, made, me, eve, mine, check_winter, rng)


def test_nobody_can_ask_what_another_holds(api: Api) -> None:
    """Why not "buy mine" would tell whether it is in the hand."""
    made = api.create("person", "person", seed=5, game=WINTER)
    with (
        Client(made, made.secrets[0]) as ada,
        Client(made, made.secrets[1]) as bob,
        Client(made, made.watch) as eve,
    ):
        for name in TALENTS:
            for other in (bob, eve):
                assert other.refused(type="why", action=f"buy {name}")["code"] == "not-your-turn"
        ada.send(type="why", action="buy mine")
        assert ada.get("why")["reason"]


def test_a_fork_deals_talents_again(api: Api) -> None:
    made = api.create("person", "person", seed=SEED, game=WINTER)
    truth = hexholm.new_game(WINTER, players=2, seed=SEED).view(1)["players"][1]["talents"]
    seen = set()
    for _ in range(8):
        fork = Made(api, made.post("/fork", made.secrets[0], {"step": 0}).json())
        view = fork.state(fork.secrets[1])["view"]
        seen.add(tuple(view["players"][1]["talents"]))
    assert len(seen) > 1
    assert tuple(truth) not in seen or len(seen) > 2


Check = Callable[[Data, Game, int | None, random.Random], None]


def read_all(
    api: Api,
    spectator_api: Api,
    made: Made,
    me: Client,
    eve: Client,
    mine: int,
    check_state: Check,
    rng: random.Random,
) -> None:
    """Everything that was received while the game ran, compared with what could be known."""
    running = [*api.received, *me.received], [*spectator_api.received, *eve.received]
    spectator_api.close()
    record = made.get("/record").json()
    assert record["setup"]["seed"] == SEED
    game = hexholm.replay(record)
    steps = steps_of(made.state()["entries"])
    seen = 0
    for seat, received in ((mine, running[0]), (None, running[1])):
        assert len(received) > 50
        for text in received:
            assert str(SEED) not in text
            data = json.loads(text)
            assert not {"seed", "deck", "draws", "rng", "random", "hands"} & set(keys(data))
        for state in states(received):
            check_state(state, game.at(steps[state["number"]]), seat, rng)
            seen += 1
        assert check_people(received) > 1
        for text in received:
            data = json.loads(text)
            if "step" in data:
                view = view_data(game.at(data["step"]).imagine(None, rng).view(None))
                assert data["state"]["view"] == json.loads(json.dumps(view))
    assert seen > 200


def test_events_tell_only_what_everybody_sees(api: Api) -> None:
    made = api.create("person", "person", seed=21)
    rng = random.Random(21)
    with Client(made, *made.secrets.values()) as both:
        while not both.state["view"]["over"]:
            both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
        entries = made.state()["entries"]
    told = [event for entry in entries for event in entry.get("events", ())]
    assert {"tile-taken", "turn-ended"} <= {event["kind"] for event in told}
    assert not {event.get("what") for event in told} & {*BUILDABLE}, "cards are drawn in secret"


def test_a_fork_deals_again(api: Api) -> None:
    made = api.create("person", "person", "person", seed=SEED)
    hands = [player["hand"] for player in hexholm.new_game(players=3, seed=SEED).view(2)["players"]]
    assert hands[1] is None
    truth = [
        hexholm.new_game(players=3, seed=SEED).view(seat)["players"][seat]["hand"]
        for seat in range(3)
    ]
    dealt = []
    for _ in range(20):
        fork = Made(api, made.post("/fork", made.secrets[2], {"step": 0}).json())
        views = [fork.state(fork.secrets[seat])["view"] for seat in range(3)]
        own = [view["players"][seat]["hand"] for seat, view in enumerate(views)]
        assert own[0] == truth[0]  # the first to move has shown it
        assert own[2] == truth[2]  # mine
        dealt.append(own[1])
    assert any(hand != truth[1] for hand in dealt)
    assert len({str(hand) for hand in dealt}) > 1
