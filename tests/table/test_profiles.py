"""Profiles: who somebody is, by a link; their seats, games and results; deleted, nothing."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hexholm.table.core import calls
from hexholm.table.core.profiles import Profile
from hexholm.table.core.refusal import Refusal
from tests.table.helpers import Api, Client, Data, Made, play_turn, running, turn_of, with_data
from tests.table.test_others import run, servers


def new_profile(api: Api, name: str = "Ada", **more: str) -> str:
    answer = api.post("/api/profile", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    secret: str = answer.json()["profile"]
    return secret


def keep(api: Api, profile: str, made: Made, *seats: int) -> Data:
    given = ",".join(made.secrets[seat] for seat in seats)
    body = {"seats": [{"table": made.id, "secret": given}]}
    data: Data = api.post("/api/profile/seats", body, profile).json()
    return data


def play_on(made: Made, rng: random.Random) -> None:
    """One person against bots, to the end."""
    (seat,) = made.secrets
    with Client(made, made.secrets[seat]) as client:
        while not client.state["view"]["over"]:
            client.until(turn_of(seat, None))
            play_turn(client, seat, rng)


def test_a_profile_is_who_one_is(api: Api) -> None:
    ada = new_profile(api, colour="red", language="de")
    data = api.get("/api/profile", ada).json()
    assert (data["name"], data["colour"], data["language"]) == ("Ada", "red", "de")
    assert data["games"] == []
    changed = api.client.put(
        "/api/profile",
        json={"name": "  Ada \u202eL. "},
        headers={"Authorization": f"Bearer {ada}"},
    ).json()
    assert (changed["name"], changed["colour"]) == ("Ada L.", None)


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": "x" * 30},
        {"name": "A", "colour": "pink"},
        {"name": "A", "language": "x"},
    ],
)
def test_what_no_profile_can_be(api: Api, body: Data) -> None:
    assert api.post("/api/profile", body).status_code == 422


def test_only_its_secret_opens_a_profile(api: Api) -> None:
    ada = new_profile(api)
    id_, _, secret = ada.partition(".")
    for wrong in (id_, f"{id_}.", f"{id_}.{secret[:-1]}", f"{'0' * 16}.{secret}", "", "."):
        assert api.get("/api/profile", wrong or None).status_code == 401


def test_seats_are_found_again(api: Api) -> None:
    ada, bob = new_profile(api), new_profile(api, "Bob")
    made = api.create("person", "person", "random")
    (game,) = keep(api, ada, made, 0)["games"]
    assert (game["mine"], game["secrets"]) == ([0], [made.secrets[0]])
    assert (game["begun"], game["over"], game["mover"]) == (True, False, 0)
    assert [seat["level"] for seat in game["seats"]] == [None, None, "random"]
    assert made.state(game["secrets"][0])["table"]["seats"][0]["mine"]
    games = keep(api, bob, made, 0, 1)["games"]
    assert [one["mine"] for one in games] == [[1]], "the first seat is Ada's"
    body = {"seats": [{"table": made.id, "secret": "nonsense"}, {"table": "no-1", "secret": "x"}]}
    assert len(api.post("/api/profile/seats", body, bob).json()["games"]) == 1


def test_a_seat_given_up_is_no_longer_mine(api: Api) -> None:
    ada, bob = new_profile(api), new_profile(api, "Bob")
    made = api.create("person", "open")
    assert keep(api, ada, made, 0)["games"]
    made.post("/leave", made.secrets[0])
    assert api.get("/api/profile", ada).json()["games"] == []
    joined = made.post("/join", str(made.invite), {"name": "Bob", "seat": 0}).json()
    body = {"seats": [{"table": made.id, "secret": joined["secret"]}]}
    (game,) = api.post("/api/profile/seats", body, bob).json()["games"]
    assert game["secrets"] == [joined["secret"]]
    assert api.get("/api/profile", ada).json()["games"] == []


def test_results_add_up(api: Api) -> None:
    """By game, level and opponent, by card, and the best; as the games themselves ended."""
    ada, rng = new_profile(api), random.Random(4)
    ended: list[Data] = []
    for level in ("random", "greedy"):
        made = api.create("person", level)
        keep(api, ada, made, 0)
        play_on(made, rng)
        ended.append(made.state()["view"])
    chosen = api.create("person", "random", seed=7)
    keep(api, ada, chosen, 0)
    play_on(chosen, rng)
    data = api.get("/api/profile", ada).json()
    assert data == api.get("/api/profile", ada).json(), "kept, it is the same"
    assert [game["over"] for game in data["games"]] == [True] * 3
    results = data["results"]
    gold = [view["scores"][0]["total"] for view in ended]
    won = sum(0 in view["winners"] for view in ended)
    (record,) = results["games"]
    assert record == {
        "game": "kingdom-builder",
        "played": 2,
        "won": won,
        "mean": round(sum(gold) / 2, 1),
    }
    assert {one["level"]: one["played"] for one in results["opponents"]} == {
        "random": 1,
        "greedy": 1,
    }
    castles = [view["scores"][0]["castles"] for view in ended]
    (mean,) = [one for one in results["cards"] if one["card"] == "castles"]
    assert (mean["games"], mean["mean"]) == (2, round(sum(castles) / 2, 1))
    assert [one["gold"] for one in results["best"]] == sorted(gold, reverse=True)


def test_games_on_one_screen_are_kept_but_do_not_count(api: Api) -> None:
    ada, rng = new_profile(api), random.Random(6)
    made = api.create("person", "person")
    keep(api, ada, made, 0, 1)
    with Client(made, *made.secrets.values()) as both:
        while not both.state["view"]["over"]:
            play_turn(both, both.state["view"]["to_move"], rng)
    data = api.get("/api/profile", ada).json()
    (game,) = data["games"]
    assert game["mine"] == [0, 1]
    assert data["results"]["games"] == []


def test_deleted_it_is_gone(tmp_path: Path) -> None:
    """Neither the profile nor its seats are stored any more; the games keep the name."""
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        ada, rest = new_profile(api, "Ada Lovelace"), new_profile(api, "Bob")
        made = api.create("person", "random")
        keep(api, ada, made, 0)
        with Client(made, made.secrets[0]) as client:
            client.send(type="name", seat=0, name="Ada Lovelace")
            client.until(lambda state: state["table"]["seats"][0]["name"] == "Ada Lovelace")
        headers = {"Authorization": f"Bearer {ada}"}
        assert api.client.delete("/api/profile", headers=headers).status_code == 200
        for path in ("/api/profile",):
            assert api.get(path, ada).status_code == 401
        assert made.state(made.secrets[0])["table"]["seats"][0]["name"] == "Ada Lovelace"
        assert api.get("/api/profile", rest).status_code == 200
        api.close()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT name FROM profiles").fetchall() == [("Bob",)]
        assert database.execute("SELECT * FROM kept_seats").fetchall() == []
    dump = "\n".join(database.iterdump())
    assert ada.partition(".")[0] not in dump
    assert rest.partition(".")[2] not in dump, "secrets are never stored"
    database.close()


@run
async def test_a_profile_on_every_server() -> None:
    async with servers() as some:
        here, there = some.hubs
        made = await here.profiles.create(name="Ada", colour=None, language=None)
        name, secrets, _ = await some.table("person", "person")
        elsewhere: Profile = await there.profiles.open(made["profile"])
        await elsewhere.keep(name, [secrets[1]])
        mine = await (await here.profiles.open(made["profile"])).data()
        assert [game["secrets"] for game in mine["games"]] == [[secrets[1]]]
        await elsewhere.delete()
        with pytest.raises(Refusal, match="profile"):
            await here.profiles.open(made["profile"])
        caller = await calls.call(here, name, [secrets[1]])
        assert caller.rights.seats == (1,)


def test_results_shelf_and_set_ups_are_kept(api: Api) -> None:
    """Whatever an object holds; what isn't one, or of no known kind, is refused in words."""
    secret = api.post("/api/profile", {"name": "Ada"}).json()["profile"]
    headers = {"Authorization": f"Bearer {secret}"}
    body = {"game": "kingdom-builder", "text": '{"day": "2026-11-18"}', "at": 7}

    def ask(method: str, path: str, **given: Any) -> Any:
        return api.client.request(method, f"/api/profile/kept/{path}", headers=headers, **given)

    for kind in ("result", "shelf", "setup"):
        assert ask("PUT", f"{kind}/a", json=body).json() == {"id": "a", **body}
        assert ask("GET", kind).json() == {"kept": [{"id": "a", **body}]}
    assert ask("DELETE", "result/a").json() == {"deleted": True}
    assert [len(ask("GET", kind).json()["kept"]) for kind in ("result", "setup")] == [0, 1]
    for path, text in (("result/b", "[1]"), ("result/b", "{"), ("diary/b", "{}")):
        refused = ask("PUT", path, json={**body, "text": text})
        assert refused.json()["error"]["code"] == "bad-keepsake"
