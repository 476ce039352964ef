"""All boxes at the table: set-ups, interrupts, new land, hidden cards."""

import json
import random
from typing import Any

import pytest

import hexholm
from hexholm.table.http.limits import BODY_BYTES
from tests.kingdom.builder import Land, Seat, position
from tests.table.helpers import Api, Client, Data, Made, actions, play_turn, turn_of
from tests.table.scenes import ALL_BOXES, canoe_scene, upload

BOXES = ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]


# --- setting up ------------------------------------------------------------------------------


@pytest.mark.parametrize("box", BOXES)
def test_a_table_with_every_box(api: Api, box: str) -> None:
    made = api.create("person", "person", boxes=["base", box], seed=4)
    rng = random.Random(4)
    with Client(made, *made.secrets.values()) as both:
        assert box in both.state["view"]["setup"]["boxes"]
        for _ in range(60):
            if not both.state["view"]["over"]:
                both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
    assert len(made.state()["entries"]) > 50


def test_everything_against_bots_to_the_end(api: Api) -> None:
    made = api.create("person", "random", "random", preset="everything", seed=11)
    rng = random.Random(11)
    with Client(made, made.secrets[0]) as ada:
        while not ada.until(turn_of(0, None))["view"]["over"]:
            play_turn(ada, 0, rng)
        assert not [entry for entry in ada.state["entries"] if entry["kind"] == "bot-failed"]
    game = hexholm.replay(made.get("/record").json())
    assert game.over
    assert [score["total"] for score in made.state()["view"]["scores"]] == [
        score["total"] for score in game.scores()
    ]


def test_the_catalog_has_all_boxes(api: Api) -> None:
    catalog = api.get("/api/catalog").json()["games"]["kingdom-builder"]
    assert set(BOXES) < set(catalog["boxes"])
    assert len(catalog["sections"]) == 24
    assert {side["name"] for side in catalog["islands"]} == {"ropebridge", "tree-house"}
    assert len(catalog["cards"]) == 25
    assert len(catalog["tasks"]) == 6
    assert set(catalog["options"]) >= {"island_knights", "crossroads_removed_terrain"}
    assert "everything" in catalog["presets"]
    for preset in catalog["presets"]:
        api.create("person", "person", preset=preset)


def test_a_set_up_chosen_to_the_last_piece(api: Api) -> None:
    chosen: Data = {
        "boxes": ["base", *BOXES],
        "sections": ["oracle", "barracks", "quarry", "temple:turned"],
        "cards": ["scouts", "mayors", "families"],
        "tasks": ["fortress"],
        "island": "tree-house",
        "removed": "desert",
        "options": {"island_knights": False},
    }
    places = api.post("/api/places", {key: chosen[key] for key in ("boxes", "sections")}).json()
    chosen["capitols"] = [hexes[-1] for hexes in places["capitols"]]
    chosen["caves"] = [hexes[0] for hexes in places["caves"] if hexes]
    made = api.create("person", "person", **chosen)
    setup = made.state()["view"]["setup"]
    assert setup["options"].pop("island_knights") is chosen.pop("options")["island_knights"]
    chosen |= {key: sorted(value) for key, value in chosen.items() if isinstance(value, list)}
    found = {key: setup[key] for key in chosen}
    assert chosen == found | {k: sorted(v) for k, v in found.items() if isinstance(v, list)}
    assert len(setup["nomads"]) == 3


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"tasks": ["fortress"]}, "bad-setup"),
        ({"boxes": ["base", "capitol"], "capitols": ["a1"]}, "bad-setup"),
        ({"island": "farm"}, "bad-setup"),
        ({"nomads": {"a1": "sword"}}, "bad-setup"),
        ({"removed": "desert"}, "bad-setup"),
        ({"caves": ["a1"] * 1000}, "bad-request"),
        ({"nomads": {f"a{n}": "sword" for n in range(1000)}}, "bad-request"),
        ({"sections": [{"text": "x" * 5000}] * 4}, "bad-request"),
        ({"island": {"text": "x" * 5000}}, "bad-request"),
        ({"tasks": ["x" * 2000]}, "bad-request"),
    ],
)
def test_a_set_up_that_cannot_be(api: Api, setup: Data, code: str) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    answer = api.post("/api/tables", {"seats": seats, "setup": setup})
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == code


def test_the_documents_name_the_set_up(api: Api) -> None:
    schema = api.get("/openapi.json").json()["components"]["schemas"]["SetupAsked"]
    keys = {"tasks", "capitols", "caves", "island", "nomads", "removed"}
    assert keys <= set(schema["properties"])
    page = api.get("/docs").text
    assert all(f"<code>{key}</code>" in page for key in keys)


# --- new lands -------------------------------------------------------------------------------


def test_new_lands(api: Api) -> None:
    kinds = ["tavern", "quarry", "barracks", "cathedral"]
    lands = [api.get(f"/api/lands/{kind}", seed=7).json() for kind in kinds]
    assert api.get("/api/lands/tavern", seed=7).json() == lands[0]
    assert api.get("/api/lands/tavern", seed=8).json()["rows"] != lands[0]["rows"]
    side = api.get("/api/lands/ropebridge", seed=7).json()
    assert [len(row) for row in side["rows"]] == [4, 5, 6, 5, 4]
    sections = [{"text": land["text"], "turned": bool(n % 2)} for n, land in enumerate(lands)]
    made = api.create(
        "person",
        "greedy",
        boxes=["base", "nomads", "crossroads", "harvest", "island"],
        sections=sections,
        island={"text": side["text"]},
    )
    state = made.state()
    view = state["view"]
    assert view["setup"]["sections"] == sections
    names = {place["what"] for place in state["picture"]["places"] if "tiles" in place}
    assert names == {*kinds, "crossroads", "watchtower", "ropebridge"}
    assert len(json.dumps(view["setup"])) < BODY_BYTES
    with Client(made, made.secrets[0]) as ada:
        play_turn(ada, 0, random.Random(1))
        ada.until(turn_of(0))
    assert api.get("/api/lands/atlantis", seed=1).status_code == 404
    assert api.get("/api/lands/tavern", seed=-1).status_code == 422
    assert api.get("/api/lands/tavern").status_code == 422


# --- somebody is asked in the middle of another's turn ---------------------------------------


def both_at(api: Api, game: hexholm.Game) -> tuple[Made, Client, Client]:
    made = upload(api, game)
    return made, Client(made, made.secrets[0]), Client(made, made.secrets[1])


def test_a_person_is_asked_and_the_turn_comes_back(api: Api) -> None:
    made, ada, bob = both_at(api, canoe_scene())
    with ada, bob:
        assert ada.state["view"]["turn_of"] == 0
        ada.play(0, "build f5")
        state = bob.until(turn_of(1))
        assert state["view"]["asks"]["kind"] == "interrupt"
        assert state["view"]["turn_of"] == state["view"]["turn"]["seat"] == 0
        assert state["legal"]["others"] == ["end"]
        assert ada.state["legal"] is None
        refused = ada.refused(type="play", seat=0, number=ada.state["number"], action="build f6")
        assert refused["code"] == "not-your-turn"
        listed = made.get("", made.secrets[1]).json()
        assert listed["view"]["to_move"] == 1
        bob.play(1, "build g15")
        entry = bob.state["entries"][-1]
        assert (entry["by"], entry["seat"]) == ("canoe", 1)
        state = ada.until(lambda s: s["legal"])
        assert state["view"]["to_move"] == 0
        assert state["view"]["turn"]["left"] == 2
        play_turn(ada, 0, random.Random(1))
        bob.until(turn_of(1))
        assert bob.state["view"]["turn_of"] == 1


def test_entries_name_a_piece_that_is_no_settlement(api: Api) -> None:
    land = Land("G", {"D": "a1 a2 a3 a4"}, places={"h7": "barn", "e14": "temple"})
    game = position(
        land,
        Seat("g6 f14", "desert", land.tiles("h7 e14"), warriors="i8"),
        Seat("t20"),
        boxes=ALL_BOXES,
        options={"pieces_move_as_settlements": True},
    )
    made = upload(api, game)
    with Client(made, made.secrets[0]) as ada:
        for action in ("use barn", "take i8", "put a2", "use temple", "take f14"):
            ada.play(0, action)
    entries = made.state()["entries"]
    says = {one["action"]: one["says"]["args"] for one in entries if one.get("by")}
    assert says["take i8"] == {"tile": "barn", "piece": "warrior"}
    assert says["take f14"] == {"tile": "temple", "piece": "settlement"}


def test_declining_is_an_end_that_ends_no_turn(api: Api) -> None:
    _, ada, bob = both_at(api, canoe_scene())
    with ada, bob:
        ada.play(0, "build f5")
        bob.until(turn_of(1))
        bob.play(1, "end")
        assert bob.state["entries"][-1]["by"] == "canoe"
        assert "events" not in bob.state["entries"][-1]
        assert ada.until(lambda s: s["legal"])["view"]["turn"]["left"] == 2


def test_a_bot_answers_by_itself(api: Api) -> None:
    made, ada, bob = both_at(api, canoe_scene())
    with ada:
        with bob:
            bob.send(type="leave", seat=1)
            ada.until(lambda s: s["table"]["seats"][1]["left"])
            ada.send(type="replace", seat=0, whom=1, level="greedy")
            ada.until(lambda s: s["table"]["seats"][1]["kind"] == "bot")
        ada.play(0, "build f5")
        state = ada.until(lambda s: s["legal"])
        assert state["view"]["to_move"] == 0
        answers = [e for e in made.state()["entries"] if e["kind"] == "play" and e["seat"] == 1]
        assert [entry["by"] for entry in answers] == ["canoe"]
        # what a bot did in between is not undone by pressing undo, but the turn can be taken back
        assert not ada.state["can_undo"]
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        back = ada.until(lambda s: s["entries"] and s["entries"][-1]["kind"] == "takeback")
        assert [len(player["settlements"]) for player in back["view"]["players"]] == [1, 2]


def test_undo_stops_at_an_answer(api: Api) -> None:
    made, ada, bob = both_at(api, canoe_scene())
    with ada, bob:
        ada.play(0, "build f5")
        bob.until(turn_of(1))
        assert not bob.state["can_undo"]
        bob.play(1, "build g15")
        ada.until(lambda s: s["legal"])
        # what was asked and answered stands; who went on can undo again
        assert not ada.state["can_undo"]
        assert not bob.state["can_undo"]
        answer = made.post("/undo", made.secrets[1], {"number": bob.state["number"]})
        assert answer.json()["error"]["code"] == "cannot-undo"
        ada.play(0, "build f6")
        assert ada.state["can_undo"]
        both = ",".join(made.secrets.values())
        answer = made.post("/undo", both, {"number": ada.state["number"]})
        assert answer.status_code == 200
        assert answer.json()["view"]["turn"]["left"] == 2


def test_a_take_back_leads_to_the_question(api: Api) -> None:
    _, ada, bob = both_at(api, canoe_scene())
    with ada, bob:
        ada.play(0, "build f5")
        bob.until(turn_of(1))
        bob.play(1, "build g15")
        ada.until(lambda s: s["legal"])
        ada.play(0, "build f6")
        bob.until(lambda s: s["view"]["turn"]["left"] == 1)
        bob.send(type="takeback", seat=1, number=bob.state["number"])
        asked = ada.until(lambda s: s["table"]["takeback"])["table"]["takeback"]
        assert asked["step"] == 1, "before the canoe, not before a whole turn"
        ada.send(type="answer", seat=0, yes=True)
        bob.until(lambda s: s["legal"])
        assert bob.state["view"]["asks"]["kind"] == "interrupt"
        # and of who was interrupted: to the start of the turn
        ada.until(turn_of(1))
        ada.send(type="takeback", seat=0, number=ada.state["number"])
        bob.until(lambda s: s["table"]["takeback"])
        assert bob.state["table"]["takeback"]["step"] == 0


def hidden_hands(client: Client) -> list[bool]:
    return [player["hand"] is None for player in client.state["view"]["players"]]


def test_at_one_screen_the_view_changes_hands(api: Api) -> None:
    made = upload(api, canoe_scene())
    with Client(made, *made.secrets.values()) as both:
        assert hidden_hands(both) == [False, True]
        both.play(0, "build f5")
        assert both.state["view"]["seat"] == 1
        assert hidden_hands(both) == [False, False], "mine, and the one that is being played"
        both.play(1, "end")
        assert both.state["view"]["seat"] == 0
        assert hidden_hands(both) == [False, True]


# --- hidden cards ----------------------------------------------------------------------------


def crossroads_scene() -> hexholm.Game:
    """Seat 1 holds two cards, seat 0 has a fort."""
    spots = {"D": "a1 a2 a3 a4 a5", "C": "c1 c2 c3 c4 c5", "T": "d1", "F": "d2"}
    land = Land("G", spots, places={"f6": "fort", "p16": "crossroads"})
    first = Seat("g5", tiles=land.tiles("f6"))
    second = Seat("o15", "desert canyon", land.tiles("p16"))
    return position(land, first, second, boxes=ALL_BOXES)


def test_several_cards_stay_hidden(api: Api) -> None:
    made, ada, bob = both_at(api, crossroads_scene())
    with ada, bob:
        player: dict[str, Any] = ada.state["view"]["players"][1]
        assert player["hand"] is None
        assert player["hand_size"] == 2
        assert bob.state["view"]["players"][1]["hand"] == ["desert", "canyon"]
        ada.send(type="previews", actions=["use fort"])
        previews = ada.get("previews")["previews"]["use fort"]
        assert not [event for event in previews["events"] if event["kind"].startswith("card-")]
        ada.play(0, "use fort")
        drawn = [e for e in ada.state["entries"][-1]["events"] if e["kind"] == "card-drawn"]
        assert len(drawn) == 1
        assert not ada.state["can_undo"], "a card was shown"
        spectator = made.state()
        assert [p["hand"] for p in spectator["view"]["players"]] == [["grass"], None]
