"""Tables of Winter Kingdom, by HTTP and websocket: set-up, whole games, records, rematches."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.winter.boards import house_sides
from hexholm.winter.box import TALENTS, TWISTS
from tests.table.helpers import Api, Client, Data, Made, actions, play_out, turn_of
from tests.winter.helpers import cost

GAME = "winter-kingdom"


def create(api: Api, *seats: str, **setup: Any) -> Made:
    return api.create(*seats, game=GAME, **setup)


def uploaded(api: Api, game: Any) -> Made:
    answer = api.post("/api/records", game.to_dict())
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


# --- set-up ----------------------------------------------------------------------------------


def test_catalog(api: Api) -> None:
    catalog = api.get("/api/catalog").json()["games"][GAME]
    assert catalog["players"] == [2, 3, 4]
    assert len(catalog["sides"]) == 14
    assert {side["board"] for side in catalog["sides"]} == set("ABCDEFG")
    assert all(
        [len(row) for row in side["rows"]] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
        for side in catalog["sides"]
    )
    letters = set("".join(row for side in catalog["sides"] for row in side["rows"]))
    assert letters <= set(catalog["letters"])
    assert len(catalog["places"]) == 7
    assert len(catalog["cards"]) == 18
    assert len(catalog["economy"]) == 8
    assert [twist["name"] for twist in catalog["twists"]] == list(TWISTS)
    talents = {one["name"]: one for one in catalog["talents"]}
    assert set(talents) == {"tunnel", *TALENTS}
    assert talents["mine"] == {
        "name": "mine",
        "combine": "choose",
        "cost": 3,
        "upgrade": cost("mine+"),
        "source": "printed",
        "cost_source": "printed",
        "upgrade_source": "house",
    }
    assert talents["tunnel"]["combine"] is None
    assert catalog["presets"] == {"first-game": {"twist": "none"}}


def test_a_side_of_ones_own_is_read(api: Api) -> None:
    text = house_sides()["3fe"].text.replace("[3fe]", "[Hills]")
    side = api.post("/api/sides", {"text": text}).json()
    assert (side["name"], side["board"]) == ("hills", "A")
    assert side["rows"] == list(house_sides()["3fe"].rows)
    boards = [{"text": side["text"], "turns": 2}, "3fo", "4fe:5", "3fl", "1fo", "1s:1", "1m4t"]
    assert create(api, "person", "person", boards=boards).state()["view"]["to_move"] == 0


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "line 1, column 1: the file is empty"),
        ("/etc/hostname", "line 1, column 1: expected a header such as [3fe] board=A"),
        ("[hills]\nG G G\n", "line 2, column 1: expected 9 lines of letters, not 1"),
        (house_sides()["3fe"].text.replace("V", "Q", 1), "line 3, column 9: "),
    ],
)
def test_a_bad_side_is_refused(api: Api, text: str, wrong: str) -> None:
    answer = api.post("/api/sides", {"text": text})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "bad-side"
    assert f"The file isn’t a board side: {wrong}" in error["text"]
    assert api.post("/api/sides", {"text": "G" * 5000}).status_code == 422


def test_everything_can_be_chosen(api: Api) -> None:
    boards = ["3fe:2", "3fo", "4fe:5", "3fl", "1fo", "1s:1", "1m4t"]
    chosen = {
        "boards": boards,
        "cards": ["knights", "pioneers", "crowd"],
        "economy": "fur",
        "twist": "hospitality",
        "direction": "rising",
        "top_board": 3,
        "bottom_board": 5,
    }
    made = create(api, "person", "person", "person", **chosen)
    state = made.state()
    view = state["view"]
    assert {key: view["setup"][key] for key in chosen} == chosen
    assert view["marks"] == {"direction": "rising", "top_board": 3, "bottom_board": 5}
    assert len(state["board"]["hexes"]) == 427
    assert state["table"]["game"] == GAME


def test_a_side_of_ones_own(api: Api) -> None:
    text = house_sides()["3fe"].text.replace("[3fe] board=A", "[mine] board=Z")
    boards = [{"text": text, "turns": 3}, "3fo", "4fe", "3fl", "3t", "2i3s", "1m4t"]
    made = create(api, "person", "random", boards=boards)
    first = made.state()["view"]["setup"]["boards"][0]
    assert first["turns"] == 3
    assert first["text"].startswith("[mine] board=Z")
    for bad in ({"text": "x"}, {"text": text, "turns": 6}, {"text": text, "turned": True}):
        body = {
            "game": GAME,
            "seats": [{"kind": "person"}] * 2,
            "setup": {"boards": [bad, *boards[1:]]},
        }
        assert api.post("/api/tables", body).status_code == 422


def test_first_game_has_no_twist(api: Api) -> None:
    view = create(api, "person", "greedy", preset="first-game").state()["view"]
    assert view["setup"]["twist"] == "none"


def test_price_and_upgrade_carry_a_mark_each(api: Api) -> None:
    """Section 9, marks by cost: Mine's price and Caravan's upgrade are printed, Dog sled's price
    is inferred, all others are ours."""
    catalog = api.get("/api/catalog").json()["games"][GAME]
    marks = {
        one["name"]: (one["cost_source"], one["upgrade_source"])
        for one in catalog["talents"]
        if one["name"] != "tunnel"
    }
    assert marks == dict.fromkeys(TALENTS, ("house", "house")) | {
        "mine": ("printed", "house"),
        "caravan": ("house", "printed"),
        "dog-sled": ("inferred", "house"),
    }


def test_several_twists_can_be_chosen(api: Api) -> None:
    """Section 9, several twists: the table is made, played by bots and offered again."""
    some = ["bargain", "long-tunnels"]
    made = create(api, "random", "random", seed=3, twist=some)
    assert sorted(made.state()["view"]["setup"]["twist"]) == some
    with Client(made, made.watch) as eve:
        eve.until(lambda state: state["view"]["over"])
    assert "bot-failed" not in {entry["kind"] for entry in made.state()["entries"]}
    again = Made(api, api.post("/api/records", made.get("/record").json()).json())
    assert sorted(again.state()["view"]["setup"]["twist"]) == some


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"twist": ["overreach", "hospitality"]}, ("overreach", "hospitality")),
        ({"twist": ["bargain", "plot"]}, ("plot", "long-tunnels")),
        ({"twist": ["bargain", "bargain"]}, ("bargain",)),
        (
            {"twist": ["bargain", "keep-away"], "cards": ["followers", "crowd", "scouts"]},
            ("followers", "keep-away"),
        ),
    ],
)
def test_bad_twists_are_refused(api: Api, setup: Data, words: tuple[str, ...]) -> None:
    """Section 9: contradictions and pointless cards with their reason, unknown names with the
    valid ones."""
    body = {"game": GAME, "seats": [{"kind": "person"}] * 2, "setup": setup}
    answer = api.post("/api/tables", body)
    assert answer.status_code == 422
    said = answer.json()["error"]["text"].lower().replace("-", " ")
    assert all(word.replace("-", " ") in said for word in words)


# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_play_to_the_end(api: Api, seats: int) -> None:
    made = create(api, *["person"] * seats, seed=seats, twist=list(TWISTS)[seats])
    clients = [Client(made, made.secrets[seat]) for seat in range(seats)]
    play_out(clients, random.Random(seats))
    for client in clients:
        client.close()
    record = made.get("/record").json()
    game = hexholm.replay(record)
    assert game.over
    state = made.state()
    assert state["view"]["scores"] == game.scores()
    assert state["view"]["winners"] == game.winners


@pytest.mark.parametrize("twist", [*TWISTS, "none"])
def test_bots_play_to_the_end(api: Api, twist: str) -> None:
    made = create(api, "random", "greedy", seed=3, twist=twist)
    with Client(made, made.watch) as eve:
        eve.until(lambda state: state["view"]["over"])
        assert eve.state["table"]["over"]
        assert all(score["total"] >= 0 for score in eve.state["view"]["scores"])
    kinds = {entry["kind"] for entry in made.state()["entries"]}
    assert "bot-failed" not in kinds


def test_each_talent_can_be_bought_and_used(api: Api) -> None:
    """Five at a time, with coins enough; every `use` that is offered leads on."""
    rng = random.Random(1)
    used: set[str] = set()
    names = list(TALENTS)
    for start in range(0, 25, 5):
        mine = names[start : start + 5]
        rest = [name for name in names if name not in mine][:5]
        game = hexholm.new_game(
            GAME, seed=start, talents=[mine, rest], twist=None, economy="hunting"
        )
        for _ in range(60):
            game.play(rng.choice(list(game.options)))
        while game.player != 0 or game.log[-1] != "end":
            game.play(rng.choice(list(game.options)))
        data = game.to_dict()
        data["players"][0] |= {
            "coins": 20,
            "talents": [],
            "bought": [{"name": name, "upgraded": True} for name in mine],
        }
        data.pop("log")
        made = uploaded(api, hexholm.load_game(data))
        with Client(made, *made.secrets.values()) as both:
            for _ in range(120):
                if both.state["view"]["over"]:
                    break
                some = actions(both.state)
                uses = [one for one in some if one.startswith("use ")]
                action = rng.choice(uses or some)
                if action.startswith("use "):
                    used.add(action.removeprefix("use ").removesuffix("-2"))
                both.play(both.state["view"]["to_move"], action)
    assert len(used) > 20, sorted(set(names) - used)


def test_buying_by_websocket(api: Api) -> None:
    game = hexholm.new_game(GAME, seed=2, twist=None)
    data = game.to_dict()
    data["players"][0]["coins"] = 9
    data.pop("log")
    made = uploaded(api, hexholm.load_game(data))
    with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
        refused = ada.refused(type="play", seat=0, number=ada.state["number"], action="buy mule")
        assert refused["code"] == "illegal"
        assert refused["reason"]["rule"].startswith("W-")
        for _ in range(3):
            ada.play(0, next(a for a in actions(ada.state) if a.startswith("build ")))
        ada.send(type="previews", actions=["end"])
        assert "end" in ada.get("previews")["previews"]
        buy = next(a for a in actions(ada.state) if a.startswith("buy "))
        name = buy.removeprefix("buy ")
        ada.play(0, buy)
        bob.reach(ada.state["number"])
        player = bob.state["view"]["players"][0]
        assert [card["name"] for card in player["bought"]] == [name]
        assert player["bought"][0]["new"]
        assert player["talents"] is None
        entry = bob.state["entries"][-1]
        assert entry["action"] == buy
        ada.play(0, "end")
        bob.until(turn_of(1))


# --- afterwards ------------------------------------------------------------------------------


def finished(api: Api, **setup: Any) -> Made:
    made = create(api, "person", "person", **setup)
    with Client(made, *made.secrets.values()) as both:
        rng = random.Random(7)
        while not both.state["view"]["over"]:
            both.play(both.state["view"]["to_move"], rng.choice(actions(both.state)))
    return made


def test_record_steps_and_fork(api: Api) -> None:
    made = finished(api, seed=11)
    record = made.get("/record").json()
    again = Made(api, api.post("/api/records", record).json())
    assert again.state()["view"]["scores"] == made.state()["view"]["scores"]
    step = made.get("/steps/20").json()["state"]["view"]
    assert step["game"] == GAME
    assert all(player["talents"] is None for player in step["players"])
    fork = Made(api, made.post("/fork", made.secrets[0], {"step": 20}).json())
    view: Data = fork.state(fork.secrets[0])["view"]
    assert view["players"][0]["houses"] == step["players"][0]["houses"]


@pytest.mark.parametrize("twist", ["none", "bargain"])
def test_rematch(api: Api, twist: str) -> None:
    made = finished(api, seed=12, twist=twist)
    before = made.state()["view"]["setup"]
    same = Made(api, made.post("/rematch", made.secrets[0], {"board": "same"}).json())
    assert same.state()["view"]["setup"] == before
    made = finished(api, seed=12, twist=twist)
    new = Made(api, made.post("/rematch", made.secrets[0], {"board": "new"}).json())
    setup = new.state()["view"]["setup"]
    assert setup["boards"] != before["boards"]
    assert (setup["twist"] == "none") >= (twist == "none")
