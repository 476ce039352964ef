"""The protocol: its types are what is said, and the page has them.

What the clients of `tests.table.helpers` receive is held to the types in every test of the table.
"""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import hexholm
from hexholm.library import kind_of
from hexholm.table.core.states import contribution_data, view_data
from hexholm.table.http.app import create_app
from hexholm.table.protocol.document import EXCHANGED, REFERENCE, schemas
from hexholm.table.protocol.messages import ClientMessage
from hexholm.table.protocol.tables import Entry, Moment, View
from tests.table.conforming import check
from tests.table.helpers import Api, Client, Data, Made, actions

ROOT = Path(__file__).parents[2]
EVERYTHING: Data = {"preset": "everything"}
WINTER: Data = {"game": "winter-kingdom", "twist": ["bargain", "long-tunnels"]}


def test_the_types_of_the_page_are_current(tmp_path: Path) -> None:
    files = ("web/src/net/protocol.gen.ts", "src/hexholm/table/pocket/bodies.json")
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True)
    subprocess.run([sys.executable, ROOT / "tools/protocol.py", tmp_path], check=True)
    for file in files:
        kept, made = (folder / file for folder in (ROOT, tmp_path))
        assert kept.read_text("utf-8") == made.read_text("utf-8"), "run `python tools/protocol.py`"


def test_the_document_names_every_type() -> None:
    document = create_app().openapi()
    known = document["components"]["schemas"]
    assert {kind.__name__ for kind in EXCHANGED} <= known.keys()
    text = json.dumps(document)
    named = {part.partition('"')[0] for part in text.split(REFERENCE)[1:]}
    assert named <= known.keys()
    assert known.keys() == schemas().keys()  # every type of a route is there with its comments


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("setup", [{"preset": "first-game"}, EVERYTHING, WINTER])
def test_views_of_whole_games(setup: Data, players: int) -> None:
    rng = random.Random(players)
    game = hexholm.new_game(**setup, players=players, seed=players)
    while True:
        told = [*game.views([None, *range(game.seats)])]
        common = {
            "picture": kind_of(game).picture(game),
            "contributions": contribution_data(game),
            "entries": [],
        }
        for view in told:
            moment = {"view": view_data(view), **common}
            check(Moment, json.dumps(moment))
        if game.over:
            return
        game.play(rng.choice(game.options))


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (View, {"game": "chess"}),
        (Entry, {"number": 1, "seat": 0, "kind": "back", "name": "Ada"}),
        (Entry, {"number": 1, "seat": 0, "kind": "undo"}),
        (Entry, {"number": 1, "seat": "0", "kind": "left"}),
    ],
)
def test_what_is_no_message_is_found_out(kind: Any, wrong: Data) -> None:
    with pytest.raises(ValidationError):
        check(kind, json.dumps(wrong))


# --- what clients send -----------------------------------------------------------------------

FITTING: Data = {
    "seat": 0,
    "yes": True,
    "whom": 1,
    "level": "easy",
    "name": "Ada",
    "colour": None,
    "since": None,
    "text": "well played",
    "phrase": "hello",
    "front": True,
    "language": "de",
}


def _client_messages() -> dict[str, Data]:
    """The schema of each message, by its type."""
    found = schemas()
    kinds = found["ClientMessage"]["discriminator"]["mapping"]
    return {kind: found[name.removeprefix(REFERENCE)] for kind, name in kinds.items()}


def test_the_server_wants_what_the_types_want(api: Api) -> None:
    for kind, schema in _client_messages().items():
        wants(api.create("person", "person"), kind, schema)


def wants(made: Made, kind: str, schema: Data) -> None:
    """A message without one of its keys is a bad one; a whole one is not."""
    state = made.state(made.secrets[0])
    fitting = {
        **FITTING,
        "type": kind,
        "secrets": [made.watch],
        "number": state["number"],
        "action": actions(state)[0],
        "actions": actions(state)[:2],
    }
    whole = {key: fitting[key] for key in schema["properties"]}
    check(ClientMessage, json.dumps(whole))
    for key in set(schema["required"]) - {"type"}:
        less = {name: value for name, value in whole.items() if name != key}
        with pytest.raises(ValidationError):
            check(ClientMessage, json.dumps(less))
        with Client(made, made.secrets[0], hello=kind != "hello") as ada:
            assert ada.refused(**less)["code"] == "bad-message"
    with Client(made, made.secrets[0], hello=kind != "hello") as ada:
        ada.send(**whole)
        ada.send(type="speak", language="nl")  # not every message is answered; this one is
        assert ada.receive().get("code") not in ("bad-message", "unknown")


def test_the_server_knows_no_other_message(api: Api) -> None:
    made = api.create("person", "person")
    with Client(made, made.secrets[0]) as ada:
        told = ada.refused(type="nothing")["text"]
    known = told.partition("expected one of: ")[2].rstrip(".").split(", ")
    assert {*known, "hello"} == _client_messages().keys()


# --- what only few games show ----------------------------------------------------------------


def test_entries_of_many_kinds_are_told(api: Api) -> None:
    """People come, change their name, play, undo, take back, and leave."""
    made = api.create("person", "open")
    joined = made.post("/join", made.invite or "", {"name": "Bo"}).json()
    with Client(made, made.secrets[0], joined["secret"]) as both:
        both.send(type="name", seat=1, name="Bea")
        both.until(lambda state: state["table"]["seats"][1]["name"] == "Bea")
        for kind in ("undo", "takeback"):
            both.play(0, actions(both.state)[0])
            number = both.state["number"]
            both.send(type=kind, seat=0, number=number)
            both.reach(number + 1)
        both.send(type="leave", seat=1)
        both.until(lambda state: state["table"]["seats"][1]["left"])
    told = made.state()["entries"]
    assert {"begun", "joined", "named", "play", "undo", "takeback", "left"} == {
        entry["kind"] for entry in told
    }
    stale = made.post("/play", made.secrets[0], {"number": 1, "action": "end"})
    assert stale.json()["state"]["number"] == len(told)
