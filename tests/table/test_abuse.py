"""One stranger can't spoil it for others: what one address takes, and what it doesn't get."""

import random
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import hexholm
from hexholm.table.http import connections
from hexholm.table.storage.sql import SqlStorage
from tests.table.helpers import (
    ENDLESS,
    PATIENCE,
    Api,
    Client,
    Made,
    play_turn,
    running,
    turn_of,
    wait_until,
    with_data,
)

STRANGER, FRIEND = "203.0.113.7", "203.0.113.8"
PROXY = ("127.0.0.1",)
BAD = "tests.table.bad_bots:"
PEOPLE = [{"kind": "person"}] * 2


@contextmanager
def two_addresses(
    tmp_path: Path, settings: Any = None, **limits: int
) -> Iterator[tuple[Api, Api, str]]:
    """A server behind a proxy, and two who call it."""
    changes = {"limits": replace(ENDLESS, **limits), "proxies": PROXY, **(settings or {})}
    with running(with_data(tmp_path, **changes)) as address, ExitStack() as stack:
        both = [Api(address, source=source) for source in (STRANGER, FRIEND)]
        for api in both:
            stack.callback(api.close)
        yield both[0], both[1], address


def closed(client: Client) -> tuple[int, str]:
    """How a refused socket ends: its code, and the sentence it was told before."""
    told = client.receive()
    with pytest.raises(ConnectionClosed) as end:
        client.receive()
    assert end.value.rcvd is not None
    return end.value.rcvd.code, told["text"]


def at_another(made: Made, api: Api) -> Made:
    """The same table for somebody else."""
    seats = [{"seat": seat, "secret": secret} for seat, secret in made.secrets.items()]
    return Made(api, {"table": made.id, "seats": seats, "invite": made.invite, "watch": made.watch})


# --- uploads ---------------------------------------------------------------------------------


def test_an_upload_is_small(tmp_path: Path) -> None:
    record = hexholm.new_game(seed=1).record()
    with two_addresses(tmp_path, upload_bytes=64 * 1024) as (stranger, _, _):
        assert stranger.post("/api/records", record).status_code == 201
        answer = stranger.post("/api/records", {**record, "more": "x" * 64 * 1024})
        assert answer.status_code == 413
        assert "at most 65" in answer.json()["error"]["text"]


def test_uploads_by_address(tmp_path: Path) -> None:
    record = hexholm.new_game(seed=1).record()
    with two_addresses(tmp_path, uploads=2) as (stranger, friend, _):
        codes = [stranger.post("/api/records", record).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert friend.post("/api/records", record).status_code == 201


# --- sockets ---------------------------------------------------------------------------------


def test_handshakes_by_address(tmp_path: Path) -> None:
    with two_addresses(tmp_path, handshakes=3) as (stranger, friend, _):
        made = stranger.create("person", "person")
        for _ in range(3):
            Client(made, made.watch).close()
        with Client(made, hello=False) as refused:
            code, text = closed(refused)
        assert code == 4429
        assert text.startswith("Too many new connections from your address; try again in ")
        with Client(at_another(made, friend), made.watch) as eve:
            assert eve.state["number"] == 1


def test_a_flood_of_handshakes_is_refused_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """They cost less that way; a page is told at most once a second, and the log nothing."""
    with two_addresses(tmp_path, handshakes=1) as (stranger, _, _):
        made = stranger.create("person", "person")
        Client(made, made.watch).close()
        for _ in range(60):
            with Client(made, hello=False) as told:
                assert closed(told)[0] == 4429
        with pytest.raises(InvalidStatus) as no:
            connect_often(made)
        assert no.value.response.status_code == 429
        assert "Retry-After" in no.value.response.headers
    assert not caplog.records


def connect_often(made: Made) -> None:
    for _ in range(20):
        Client(made, hello=False).close()


def test_sockets_count_before_they_say_hello(tmp_path: Path) -> None:
    with two_addresses(tmp_path, {"hello": 1.0}, sockets=3) as (stranger, friend, _):
        made = stranger.create("person", "person")
        silent = [Client(made, hello=False) for _ in range(3)]
        with Client(made, hello=False) as refused:
            code, text = closed(refused)
        assert (code, text.startswith("Too many connections from your address")) == (4429, True)
        with Client(at_another(made, friend), made.watch) as eve:
            assert eve.state["number"] == 1
        for one in silent:  # they have said nothing for a second
            assert closed(one)[0] == 4422
            one.close()
        with Client(made, made.watch) as late:
            assert late.state["number"] == 1


def test_all_sockets_together(tmp_path: Path) -> None:
    with two_addresses(tmp_path, all_sockets=2) as (stranger, friend, _):
        made = stranger.create("person", "person")
        with (
            Client(made, made.secrets[0]),
            Client(at_another(made, friend), made.secrets[1]),
            Client(made, hello=False) as refused,
        ):
            assert closed(refused)[0] == 4503
        with Client(made, made.watch) as later:
            assert later.state["number"] == 1


def test_messages_by_address(tmp_path: Path) -> None:
    """Several sockets don't get more."""
    with two_addresses(tmp_path, messages=6) as (stranger, friend, _):
        made = stranger.create("person", "person", seed=1)
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[0]) as again:
            for client in (ada, again):
                for _ in range(3):
                    client.send(type="why", action="build a1")
                    client.get("why")
            assert again.refused(type="why", action="build a1")["code"] == "too-fast"
        with Client(at_another(made, friend), made.secrets[0]) as bob:
            bob.send(type="why", action="build a1")
            bob.get("why")


def has_ended(connection: socket.socket) -> bool:
    """Whether the other side ends it, before long."""
    with suppress(ConnectionResetError):
        return connection.recv(1) == b""
    return True


def reached(address: str) -> socket.socket:
    url = httpx.URL(address)
    return socket.create_connection((url.host, url.port or 80), timeout=PATIENCE)


def test_connections_are_counted_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 3600.0)
    limits = replace(ENDLESS, connections=3)
    with running(with_data(tmp_path, limits=limits)) as address, ExitStack() as held:
        for _ in range(3):
            held.enter_context(reached(address))
        with reached(address) as one_more:
            assert has_ended(one_more)


def test_connections_that_say_nothing_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, or in the middle of a header."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.5)
    with running(with_data(tmp_path)) as address:
        with reached(address) as silent, reached(address) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            assert has_ended(silent)
            assert has_ended(slow)
        monkeypatch.undo()
        assert httpx.get(f"{address}/api/server", trust_env=False).status_code == 200


def test_a_header_without_end(tmp_path: Path) -> None:
    lines = (b"X-Long: " + b"x" * 10_000 + b"\r\n") * 1000
    with running(with_data(tmp_path)) as address, reached(address) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(OSError, match=r"reset|[Bb]roken"):
            endless.sendall(lines)


# --- thinking --------------------------------------------------------------------------------


def test_hints_by_address(tmp_path: Path) -> None:
    with two_addresses(tmp_path, hints=1) as (stranger, friend, _):
        codes = []
        for api in (stranger, stranger, friend):
            made = api.create("person", "random", seed=3)
            codes.append(made.post("/hint", made.secrets[0]).status_code)
        assert codes == [200, 429, 200]


def test_bot_tables_by_address(tmp_path: Path) -> None:
    with two_addresses(tmp_path, {"unwatched": 1.0}, bot_tables=2) as (stranger, friend, _):
        body = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
        codes = [stranger.post("/api/tables", body).status_code for _ in range(2)]
        refused = stranger.post("/api/tables", body)
        assert (codes, refused.status_code) == ([201, 201], 429)
        assert refused.headers["Retry-After"] == "60"
        assert refused.json()["error"]["text"].startswith("Too many tables with bots")
        assert stranger.post("/api/tables", {"seats": PEOPLE}).status_code == 201
        assert friend.post("/api/tables", body).status_code == 201
        wait_until(lambda: stranger.post("/api/tables", body).status_code == 201)  # left alone


def test_a_bot_does_not_wait_for_those_of_another_address(tmp_path: Path) -> None:
    with (
        two_addresses(tmp_path, {"bots": (f"{BAD}Slow",)}) as (stranger, friend, _),
        ExitStack() as at,
    ):
        for _ in range(8):
            made = stranger.create("slow", "slow", preset="first-game")
            at.enter_context(Client(made, made.watch))
        made = friend.create("person", "easy", preset="first-game", seed=1)
        with Client(made, made.secrets[0]) as ada:
            for _ in range(3):
                play_turn(ada, 0, random.Random(1))
                began = time.monotonic()
                ada.until(turn_of(0))
                assert time.monotonic() - began < 10.0, "eight tables take 1.6 s each"


def test_bots_that_nobody_watches_pause(tmp_path: Path) -> None:
    settings = {"unwatched": 0.5, "bot_pause": 0.05}
    with two_addresses(tmp_path, settings) as (stranger, _, _):
        made = stranger.create("random", "random", seed=1)
        time.sleep(1.5)
        with Client(made, made.watch) as eve:
            paused = eve.state["number"]
            eve.until(lambda state: state["number"] > paused + 3)
        assert paused < 20, "at one action per 0.05 s there would be 30"
        time.sleep(1.0)
        with Client(made, made.watch) as eve:
            eve.until(lambda state: state["view"]["over"])


# --- the watch list --------------------------------------------------------------------------


def shown(api: Api) -> set[str]:
    answer = api.get("/api/tables", listed="true")
    assert answer.status_code == 200
    return {one["table"] for one in answer.json()}


def test_tables_with_open_seats_do_not_hide_others(tmp_path: Path) -> None:
    with two_addresses(tmp_path) as (stranger, friend, _):
        made = friend.create("person", "person", listed=True)
        for _ in range(25):
            stranger.create("person", "open", listed=True)
        assert shown(friend) == {made.id}
    with two_addresses(tmp_path) as (_, friend, _):  # and from the database
        assert shown(friend) == {made.id}


def test_one_address_does_not_fill_the_watch_list(tmp_path: Path) -> None:
    with two_addresses(tmp_path) as (stranger, friend, _):
        made = friend.create("person", "person", listed=True)
        many = {stranger.create("person", "person", listed=True).id for _ in range(25)}
        assert made.id in shown(friend)
        assert len(shown(friend) & many) == 19


def test_a_damaged_table_is_left_out_of_the_watch_list(tmp_path: Path) -> None:
    with two_addresses(tmp_path) as (_, friend, _):
        good, bad = (friend.create("person", "person", listed=True, seed=1) for _ in range(2))
        with Client(bad, bad.secrets[0]) as ada:
            play_turn(ada, 0, random.Random(1))
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    with database:
        database.execute(
            """update entries set data = '{"action": "build z99", "events": []}'"""
            ' where number = 2 and "table" = ?',
            (bad.id,),
        )
    database.close()
    with two_addresses(tmp_path) as (_, friend, _):
        assert shown(friend) == {good.id}
        bad.api = friend
        answer = bad.get()
        assert answer.json()["error"]["code"] == "damaged"
        assert bad.id in answer.json()["error"]["text"]


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("192.168.7.7", 200),
        ("[::1]:8000", 200),
        ("localhost:8000", 200),
        ("games.example:8000", 200),
        ("GAMES.example.", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example:80", 421),
        ("games.example.evil.example", 421),
    ],
)
def test_the_names_it_answers_to(tmp_path: Path, host: str, status: int) -> None:
    """A page that has its own name lead here (DNS rebinding) gets nothing."""
    with running(with_data(tmp_path, hosts=("games.example",))) as address:
        for path in ("/", "/api/server"):
            answer = httpx.get(address + path, headers={"Host": host}, trust_env=False)
            assert answer.status_code == status


def test_another_site_cannot_send_anything(tmp_path: Path) -> None:
    with running(with_data(tmp_path, hosts=("games.example",))) as address:
        api = Api(address)
        for origin, status in (
            (address, 201),
            ("https://games.example", 201),  # a proxy that tells us its own name
            ("http://evil.example", 403),
            ("http://localhost:1", 403),
            ("null", 403),
            ("", 403),
        ):
            headers = {"Origin": origin, "Content-Type": "text/plain"}
            body = b'{"seats": [{"kind": "person"}, {"kind": "person"}]}'
            headers["Content-Type"] = "application/json"
            answer = api.client.post("/api/tables", content=body, headers=headers)
            assert answer.status_code == status, origin
        made = api.create("person", "person")
        api.headers["Origin"] = "http://evil.example"
        with pytest.raises(InvalidStatus) as no:
            Client(made, made.watch)
        assert no.value.response.status_code == 403
        api.headers["Origin"] = address
        Client(made, made.watch).close()
        api.close()


def test_who_asks_is_said_by_a_known_proxy_alone(tmp_path: Path) -> None:
    for proxies, codes in ((PROXY, [200, 200]), ((), [200, 429])):
        limits = replace(ENDLESS, calls=1)
        with running(with_data(tmp_path, limits=limits, proxies=proxies)) as address:
            answers = [
                httpx.get(
                    f"{address}/api/server", headers={"X-Forwarded-For": who}, trust_env=False
                )
                for who in (STRANGER, FRIEND)
            ]
            assert [answer.status_code for answer in answers] == codes


# --- a full disk -----------------------------------------------------------------------------


def test_a_new_table_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_given: Any, **_named: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with two_addresses(tmp_path) as (stranger, _, _):
        monkeypatch.setattr(SqlStorage, "create", full)
        answer = stranger.post("/api/tables", {"seats": PEOPLE})
        assert answer.status_code == 503
        assert answer.json()["error"]["text"].startswith("The table couldn’t be saved")
        assert "Retry-After" in answer.headers
        monkeypatch.undo()
        assert stranger.post("/api/tables", {"seats": PEOPLE}).status_code == 201
