"""The lobby and the waiting room: open tables, on one server and on several."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexholm.table.core import calls
from hexholm.table.core.hub import Hub
from tests.table.helpers import Api, Client, Data, running, with_data
from tests.table.test_others import person, run, servers


@pytest.fixture(scope="module")
def lobby_api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with running(with_data(folder, lobby=True)) as address:
        api = Api(address)
        yield api
        api.close()


def open_tables(api: Api) -> list[Data]:
    tables: list[Data] = api.get("/api/lobby").json()["tables"]
    return tables


def test_a_server_without_a_lobby(tmp_path: Path) -> None:
    with running(with_data(tmp_path)) as address:
        api = Api(address)
        assert api.get("/api/server").json()["lobby"] is False
        assert api.get("/api/lobby").status_code == 404
        api.close()


def test_open_tables_come_and_go(lobby_api: Api) -> None:
    api = lobby_api
    assert api.get("/api/server").json()["lobby"] is True
    private = api.create("person", "open")
    public = api.create("person", "open", "random", listed=True, boxes=["base", "nomads"])
    with Client(private, private.secrets[0]), Client(public, public.secrets[0]) as ada:
        (told,) = open_tables(api)
        assert told["table"] == public.id
        assert told["game"] == "kingdom-builder"
        assert told["boxes"] == ["base", "nomads"]
        assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
        assert told["invite"] == public.invite
        public.post("/join", told["invite"], {"name": "Bob"})
        assert open_tables(api) == [], "it has begun"
        assert ada.until(lambda state: state["table"]["begun"])


def test_nobody_there_no_table(lobby_api: Api) -> None:
    made = lobby_api.create("person", "open", listed=True)
    assert open_tables(lobby_api) == []
    with Client(made, made.secrets[0]) as ada:
        assert [one["table"] for one in open_tables(lobby_api)] == [made.id]
        ada.send(type="leave", seat=0)
        ada.until(lambda state: state["table"]["seats"][0]["kind"] == "open")
        assert open_tables(lobby_api) == []


def test_who_waits_hears_of_it(lobby_api: Api) -> None:
    mark = lobby_api.get("/api/lobby").json()["mark"]
    assert lobby_api.get("/api/lobby", since=mark, wait=0.1).json()["mark"] == mark
    made = lobby_api.create("person", "open", listed=True)
    with Client(made, made.secrets[0]):
        told = lobby_api.get("/api/lobby", since=mark, wait=20).json()
        assert [one["table"] for one in told["tables"]] == [made.id]


# --- the waiting room ------------------------------------------------------------------------


def test_a_seat_that_is_given_up_is_free_and_its_secret_dead(api: Api) -> None:
    made = api.create("person", "open", "open")
    joined = made.post("/join", str(made.invite), {"name": "Bob"}).json()
    with Client(made, made.secrets[0]) as ada, Client(made, joined["secret"]) as bob:
        bob.send(type="leave", seat=1)
        bob.until(lambda state: not any(seat["mine"] for seat in state["table"]["seats"]))
        ada.until(lambda state: state["entries"] and state["entries"][-1]["kind"] == "vacated")
        again = made.post("/join", str(made.invite), {"name": "Cleo", "seat": 1}).json()
        assert again["secret"] != joined["secret"]
        assert bob.refused(type="name", seat=1, name="Bob")["code"] == "not-your-seat"
    assert made.get("", joined["secret"]).status_code == 401
    assert made.state(again["secret"])["table"]["seats"][1]["mine"]


def test_bots_fill_up_the_table(api: Api) -> None:
    made = api.create("person", "open", "open")
    with Client(made, made.secrets[0]) as ada:
        assert ada.refused(type="fill", seat=0, level="nobody")["code"] == "bad-message"
        assert ada.refused(type="fill", seat=0, level="random", whom=0)["code"] == "seat-taken"
        ada.send(type="fill", seat=0, level="random", whom=2)
        state = ada.until(lambda state: state["table"]["seats"][2]["kind"] == "bot")
        assert not state["table"]["begun"]
    state = made.post("/fill", made.secrets[0], {"level": "easy"}).json()
    seats = state["table"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "easy", "random"]
    assert len({seat["colour"] for seat in seats}) == 3
    assert state["table"]["begun"]
    again = made.post("/fill", made.secrets[0], {"level": "easy"})
    assert again.status_code == 409
    assert made.post("/fill", made.watch, {"level": "easy"}).status_code == 403


# --- several servers -------------------------------------------------------------------------


async def waiting(hub: Hub, *more: str) -> tuple[str, str, str]:
    """A listed table of one server with somebody to wait for."""
    made = await calls.create(
        hub,
        game="kingdom-builder",
        setup={},
        seats=[{"kind": "person", "name": "Ada"}, {"kind": "open"}, *({"kind": m} for m in more)],
        listed=True,
    )
    return made["table"], made["seats"][0]["secret"], str(made["invite"])


@run
async def test_one_lobby_for_all_servers() -> None:
    async with servers(lobby=True) as some:
        here, there = some.hubs
        name, secret, _ = await waiting(here)
        await person(here, name, secret)
        found = await there.lobby.news("", 0)
        (told,) = found["tables"]
        assert told["table"] == name
        assert (await here.lobby.news("", 0)) == found, "a client may ask one after the other"
        looking = asyncio.create_task(there.lobby.news(found["mark"], 20))
        guest = await calls.call(here, name, [told["invite"]])
        await guest.join(name="Bob", colour=None, seat=None)
        while not looking.done():
            some.clock.time += 1
            await asyncio.sleep(0.01)
        assert (await looking)["tables"] == []


@run
async def test_who_left_elsewhere_has_no_seat_any_more() -> None:
    """Left and taken by another between two looks: the one who left must not get it back."""
    async with servers() as some:
        here, there = some.hubs
        name, secret, invite = await waiting(here, "open")
        guest = await calls.call(here, name, [invite])
        bob = await guest.join(name="Bob", colour=None, seat=1)
        watching = await person(there, name, bob["secret"])
        some.buses[1].is_deaf = True
        await (await calls.call(here, name, [bob["secret"]])).leave()
        await guest.join(name="Cleo", colour=None, seat=1)
        some.buses[1].is_deaf = False
        await there.others.sweep()
        assert watching.state["table"]["seats"][1]["name"] == "Cleo"
        assert not watching.state["table"]["seats"][1]["mine"]
        assert (await watching.says("leave", seat=1))["code"] == "not-your-seat"
        assert (await calls.call(there, name, [secret])).rights.seats == (0,)
