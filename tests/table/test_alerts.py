"""Being told that it is one's turn: by push, mail and webhook, from a real server."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hexholm.board import BUILDABLE
from hexholm.game import SetupError
from hexholm.table.couriers.opening import check_couriers
from hexholm.table.couriers.posting import is_public
from hexholm.table.settings import CourierSettings
from tests.table.helpers import Api, Client, Made, play_out, play_turn, running, turn_of, wait_until
from tests.table.helpers import with_data as settings_with
from tests.table.machines import Postgres
from tests.table.receivers import Browser, MailServer, Receiver, claims

PUBLIC = "https://games.example.org"
QUICK = {"alert_delay": 0.0, "alert_beat": 0.03}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().open() as receiver:
        yield receiver


@pytest.fixture
def post_office() -> Iterator[MailServer]:
    with MailServer().open() as server:
        yield server


@contextmanager
def a_server(folder: Path, couriers: CourierSettings, **more: Any) -> Iterator[Api]:
    with running(settings_with(folder, **{**QUICK, "couriers": couriers, **more})) as address:
        api = Api(address)
        try:
            yield api
        finally:
            api.close()


HOME = CourierSettings(private=True)


def push(receiver: Receiver, browser: Browser, path: str = "/ada", **more: Any) -> dict[str, Any]:
    """What a browser says to be told."""
    return {"kind": "push", "address": receiver.address + path, "keys": browser.keys, **more}


def sign_up(made: Made, seat: int, body: dict[str, Any], status: int = 200) -> Any:
    answer = made.post("/alerts", made.secrets[seat], body)
    assert answer.status_code == status, answer.text
    return answer.json()


def seat_link(made: Made, seat: int) -> str:
    return f"{PUBLIC}/t/{made.id}#seat={made.secrets[seat]}"


def turn(made: Made, seat: int) -> None:
    """A whole turn, by somebody whose page isn't in front."""
    with Client(made, made.secrets[seat]) as client:
        client.until(turn_of(seat))
        play_turn(client, seat, random.Random(1))


def test_a_browser_is_told_in_words_that_only_it_can_read(
    tmp_path: Path, receiver: Receiver
) -> None:
    browser = Browser()
    with a_server(tmp_path, HOME) as api:
        made = api.create("person", "person", "greedy", seed=1)
        sign_up(made, 1, push(receiver, browser, language="de"))
        turn(made, 0)
        wait_until(lambda: receiver.has(1))
        (posted,) = receiver.posted
        assert browser.read(posted) == {
            "title": f"Du bist am Zug: {made.id}",
            "body": "Kingdom Builder mit Spieler 1 und Grün",
            "path": f"/t/{made.id}",
            "tag": made.id,
        }
        assert made.secrets[1].encode() not in posted.body
        said = claims(posted, api.get("/api/alerts").json()["push"])
        assert said["aud"] == receiver.address
        assert said["sub"].startswith("mailto:")
        assert posted.headers["ttl"].isdecimal()


def test_the_key_stays_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with a_server(tmp_path, HOME) as api:
            keys.append(api.get("/api/alerts").json())
    assert keys[0] == keys[1]
    assert keys[0]["mail"] is False
    assert keys[0]["webhooks"] == []


def test_who_has_the_page_in_front_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    browser = Browser()
    with a_server(tmp_path, HOME) as api:
        made = api.create("person", "person", seed=1)
        sign_up(made, 0, push(receiver, browser, "/ada"))
        sign_up(made, 1, push(receiver, browser, "/bob"))
        with Client(made, made.secrets[1]) as bob:
            bob.send(type="front", yes=True)
            turn(made, 0)
            bob.until(turn_of(1))
            play_turn(bob, 1, random.Random(1))
            wait_until(lambda: receiver.has(1))
            assert [one.path for one in receiver.posted] == ["/ada"]
            bob.send(type="front", yes=False)
            turn(made, 0)
            wait_until(lambda: receiver.has(2))
        assert [one.path for one in receiver.posted] == ["/ada", "/bob"]


def test_a_hello_says_that_the_page_is_in_front(tmp_path: Path, receiver: Receiver) -> None:
    browser = Browser()
    with a_server(tmp_path, HOME) as api:
        made = api.create("person", "person", seed=1)
        sign_up(made, 0, push(receiver, browser, "/ada"))
        sign_up(made, 1, push(receiver, browser, "/bob"))
        with Client(made, hello=False) as bob:
            bob.send(type="hello", secrets=[made.secrets[1]], front=True)
            bob.get("state")
            turn(made, 0)
            bob.until(turn_of(1))
            play_turn(bob, 1, random.Random(1))
            wait_until(lambda: receiver.has(1))
        assert [one.path for one in receiver.posted] == ["/ada"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, receiver: Receiver, status: int
) -> None:
    browser = Browser()
    with a_server(tmp_path, HOME) as api:
        made = api.create("person", "person", seed=1)
        sign_up(made, 1, push(receiver, browser, "/gone"))
        receiver.answers.append(status)
        turn(made, 0)
        wait_until(lambda: receiver.has(1))
        sign_up(made, 1, push(receiver, browser, "/there"))
        turn(made, 1)
        turn(made, 0)
        wait_until(lambda: receiver.has(2))
        assert [one.path for one in receiver.posted] == ["/gone", "/there"]


def test_nothing_is_sent_into_the_own_network(tmp_path: Path, receiver: Receiver) -> None:
    with a_server(tmp_path, CourierSettings(private=False)) as api:
        made = api.create("person", "person", seed=1)
        for address in ("https://127.0.0.1:1/a", "https://localhost:1/b", receiver.address):
            sign_up(made, 1, {**push(receiver, Browser()), "address": address})
        turn(made, 0)
        turn(made, 1)
        turn(made, 0)
    with a_server(tmp_path, HOME) as api:  # they were forgotten, so nobody is told now
        made.api = api
        sign_up(made, 0, push(receiver, Browser(), "/late"))
        turn(made, 1)
        wait_until(lambda: receiver.has(1))
        turn(made, 0)
        turn(made, 1)
        wait_until(lambda: receiver.has(2))
        assert [one.path for one in receiver.posted] == ["/late", "/late"]


def test_which_addresses_are_of_the_internet() -> None:
    private = (
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"),
        *("224.0.0.1", "ff02::1"),
    )
    assert [address for address in private if is_public(address)] == []
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")


def test_a_mail_address_is_asked_first(tmp_path: Path, post_office: MailServer) -> None:
    couriers = CourierSettings(
        address=PUBLIC, mail_server=post_office.address, mail_from="hexholm@example.org"
    )
    ada = {"kind": "mail", "address": "ada@example.org"}
    with a_server(tmp_path, couriers) as api:
        assert api.get("/api/alerts").json()["mail"] is True
        made = api.create("person", "person", seed=1)
        kept = sign_up(made, 1, ada)
        assert kept == [{"seat": 1, **ada, "confirmed": False}]
        wait_until(lambda: post_office.mails)
        (asking,) = post_office.mails
        assert asking["To"] == "ada@example.org"
        assert made.secrets[1] not in asking.get_content()
        found = re.search(rf"{PUBLIC}/alerts#confirm=(\S+)", asking.get_content())
        assert found
        sign_up(made, 1, ada)  # asked again, it is not mailed again
        turn(made, 0)
        turn(made, 1)
        answer = {"token": found[1], "wish": "confirm"}
        assert api.post("/api/alerts/answer", {**answer, "token": "x.y"}).status_code == 404
        assert api.post("/api/alerts/answer", {**answer, "wish": "stop"}).status_code == 404
        assert api.post("/api/alerts/answer", answer).status_code == 200
        assert made.get("/alerts", made.secrets[1]).json()[0]["confirmed"] is True
        turn(made, 0)
        wait_until(lambda: len(post_office.mails) > 1)
        (_, told) = post_office.mails
        assert told["Subject"] == f"It’s your turn at {made.id}"
        assert seat_link(made, 1) in told.get_content()
        stop = str(told["List-Unsubscribe"]).strip("<>").removeprefix(PUBLIC)
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        form = api.client.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert form.status_code == 200
        assert api.post(stop).status_code == 200, "twice is as good as once"
        assert made.get("/alerts", made.secrets[1]).json() == []


def test_strangers_get_few_mails_and_can_have_none(tmp_path: Path, post_office: MailServer) -> None:
    couriers = CourierSettings(
        address=PUBLIC, mail_server=post_office.address, mail_from="hexholm@example.org"
    )
    eve = {"kind": "mail", "address": "eve@example.org"}
    with a_server(tmp_path, couriers) as api:
        tables = [api.create("person", "person", seed=1) for _ in range(4)]
        for made in tables[:3]:
            sign_up(made, 0, eve)
        shouted = {**eve, "address": "EVE@example.org"}
        refused = sign_up(tables[3], 0, shouted, 422)
        assert refused["error"]["about"] == "refusal-alert-unanswered"
        wait_until(lambda: len(post_office.mails) == 3)
        text = post_office.mails[0].get_content()
        token = re.findall(r"#stop=(\S+)", text)[0]
        api.post("/api/alerts/answer", {"token": token, "wish": "never"})
        assert all(made.get("/alerts", made.secrets[0]).json() == [] for made in tables)
        refused = sign_up(tables[3], 0, eve, 422)
        assert refused["error"]["about"] == "refusal-alert-blocked"
        for address in ("eve", "eve@example", "eve@example.org\nBcc: x@y.z", "a@b.c, d@e.f"):
            sign_up(tables[3], 0, {**eve, "address": address}, 422)
        sign_up(tables[3], 0, {"kind": "webhook", "address": "https://example.org/"}, 422)
    limits = replace(settings_with(tmp_path).limits, mails=2)
    with a_server(tmp_path / "other", couriers, limits=limits) as api:
        made = api.create("person", "person", seed=1)
        body = {"kind": "mail", "address": "a@example.org"}
        for seat, name in ((0, "a"), (1, "b")):
            sign_up(made, seat, {**body, "address": f"{name}@example.org"})
        sign_up(made, 0, {**body, "address": "c@example.org"}, 429)


def test_an_address_that_a_mail_server_refuses_is_forgotten(
    tmp_path: Path, post_office: MailServer
) -> None:
    couriers = CourierSettings(
        address=PUBLIC, mail_server=post_office.address, mail_from="hexholm@example.org"
    )
    post_office.refuses = "550 nobody here"
    with a_server(tmp_path, couriers) as api:
        made = api.create("person", "person", seed=1)
        sign_up(made, 0, {"kind": "mail", "address": "nobody@example.org"})
        wait_until(lambda: made.get("/alerts", made.secrets[0]).json() == [])


def test_a_webhook_is_one_that_the_owner_allows(tmp_path: Path, receiver: Receiver) -> None:
    couriers = CourierSettings(
        address=PUBLIC, webhooks=(f"{receiver.address}/hooks/",), private=True
    )
    hook = {"kind": "webhook", "address": f"{receiver.address}/hooks/ada", "language": "es"}
    with a_server(tmp_path, couriers) as api:
        made = api.create("person", "person", seed=1)
        refused = sign_up(made, 1, {**hook, "address": "https://elsewhere.org/hooks/ada"}, 422)
        assert refused["error"]["about"] == "refusal-alert-webhook"
        sign_up(made, 1, hook)
        wait_until(lambda: receiver.has(1))
        asking = receiver.posted[0].body.decode()
        found = re.search(r"#confirm=([^\"\\]+)", asking)
        assert found
        api.post("/api/alerts/answer", {"token": found[1], "wish": "confirm"})
        turn(made, 0)
        wait_until(lambda: receiver.has(2))
        told = receiver.posted[1]
        assert told.path == "/hooks/ada"
        assert seat_link(made, 1) in told.body.decode()
        assert "Te toca" in told.body.decode()
        left = made.post(
            "/alerts/stop", made.secrets[1], {"kind": "webhook", "address": hook["address"]}
        )
        assert left.json() == []


def test_alerts_end_with_whoever_gives_up_the_seat(tmp_path: Path, receiver: Receiver) -> None:
    """The next one there is told of no address, and nobody else gets their link."""
    couriers = CourierSettings(
        address=PUBLIC, webhooks=(f"{receiver.address}/hooks/",), private=True
    )
    hook = {"kind": "webhook", "address": f"{receiver.address}/hooks/ada"}
    with a_server(tmp_path, couriers) as api:
        made = api.create("person", "open")
        sign_up(made, 0, hook)
        wait_until(lambda: receiver.has(1))
        found = re.search(r"#confirm=([^\"\\]+)", receiver.posted[0].body.decode())
        assert found
        api.post("/api/alerts/answer", {"token": found[1], "wish": "confirm"})
        made.post("/leave", made.secrets[0])
        for seat, name in enumerate(("Bob", "Cleo")):
            joined = made.post("/join", str(made.invite), {"name": name, "seat": seat}).json()
            made.secrets[seat] = joined["secret"]
        own = {**hook, "address": f"{receiver.address}/hooks/bob"}
        assert [one["address"] for one in sign_up(made, 0, own)] == [own["address"]]
        wait_until(lambda: receiver.has(2))
        found = re.search(r"#confirm=([^\"\\]+)", receiver.posted[1].body.decode())
        assert found
        api.post("/api/alerts/answer", {"token": found[1], "wish": "confirm"})
        for seat in (0, 1):
            turn(made, seat)
        wait_until(lambda: receiver.has(3))
        assert {one.path for one in receiver.posted[1:]} == {"/hooks/bob"}


def test_only_who_sits_there_can_ask(tmp_path: Path, receiver: Receiver) -> None:
    with a_server(tmp_path, HOME) as api:
        made = api.create("person", "person", seed=1)
        body = push(receiver, Browser())
        assert made.post("/alerts", made.watch, body).status_code == 403
        assert made.post("/alerts", "wrong", body).status_code == 401
        keyless = {key: value for key, value in body.items() if key != "keys"}
        sign_up(made, 0, keyless, 422)
        quiet = {"start": 0, "end": 60, "zone": "Atlantis/Capital"}
        assert "Atlantis" in sign_up(made, 0, {**body, "quiet": quiet}, 422)["error"]["text"]
        for number in range(10):
            sign_up(made, 0, push(receiver, Browser(), f"/{number}"))
        sign_up(made, 0, push(receiver, Browser(), "/one-more"), 422)


def test_no_alert_tells_of_cards(
    tmp_path: Path, receiver: Receiver, post_office: MailServer
) -> None:
    """Through a whole game every alert of a kind says the same, and no terrain."""
    browser = Browser()
    couriers = CourierSettings(
        address=PUBLIC,
        mail_server=post_office.address,
        mail_from="hexholm@example.org",
        webhooks=(f"{receiver.address}/hook",),
        private=True,
    )
    with a_server(tmp_path, couriers) as api:
        made = api.create("person", "person", boxes=["crossroads", "marshlands"], seed=3)
        hook = f"{receiver.address}/hook"
        sign_up(made, 0, push(receiver, browser))
        sign_up(made, 0, {"kind": "mail", "address": "ada@example.org"})
        sign_up(made, 0, {"kind": "webhook", "address": hook})
        wait_until(lambda: post_office.mails and receiver.posted)
        for text in (post_office.mails[0].get_content(), receiver.posted[0].body.decode()):
            token = re.findall(r"#confirm=([\w.=-]+)", text)[0]
            api.post("/api/alerts/answer", {"token": token, "wish": "confirm"})
        with Client(made, made.secrets[0]) as ada, Client(made, made.secrets[1]) as bob:
            play_out([ada, bob], random.Random(3))
        pushed = [str(browser.read(one)) for one in receiver.posted if one.path == "/ada"]
        hooked = [one.body.decode() for one in receiver.posted[1:] if one.path == "/hook"]
        mailed = [str(mail["Subject"]) + mail.get_content() for mail in post_office.mails[1:]]
        for told in (pushed, hooked, mailed):
            assert len(set(told)) == 1
            plain = told[0].replace(made.id, "")
            assert not any(terrain in plain.lower() for terrain in BUILDABLE)


def test_exactly_one_of_several_servers_tells(
    postgres: Postgres, tmp_path: Path, receiver: Receiver
) -> None:
    browser = Browser()
    shared = settings_with(tmp_path, database=postgres.new_database(), couriers=HOME, **QUICK)
    with running(shared) as first, running(shared) as second:
        one, two = Api(first), Api(second)
        made = one.create("person", "person", seed=1)
        elsewhere = Made(
            two,
            {
                "table": made.id,
                "seats": [{"seat": s, "secret": secret} for s, secret in made.secrets.items()],
                "invite": None,
                "watch": made.watch,
            },
        )
        sign_up(elsewhere, 0, push(receiver, browser, "/ada"))
        sign_up(made, 1, push(receiver, browser, "/bob"))
        for number in range(4):
            turn(made if number % 3 else elsewhere, number % 2)
            wait_until(partial(receiver.has, number + 1))
        assert [one.path for one in receiver.posted] == ["/bob", "/ada", "/bob", "/ada"]
        one.close()
        two.close()


def test_who_looks_by_another_server_is_not_told(
    postgres: Postgres, tmp_path: Path, receiver: Receiver
) -> None:
    browser = Browser()
    database = postgres.new_database()
    shared = settings_with(tmp_path, database=database, couriers=HOME, alert_beat=0.03)
    with running(replace(shared, alert_delay=0.5)) as first, running(shared) as second:
        one, two = Api(first), Api(second)
        made = one.create("person", "person", seed=1)
        sign_up(made, 0, push(receiver, browser, "/ada"))
        sign_up(made, 1, push(receiver, browser, "/bob"))
        there: dict[str, Any] = {
            "table": made.id,
            "seats": [],
            "invite": None,
            "watch": made.watch,
        }
        with Client(Made(two, there), made.secrets[1]) as bob:
            bob.send(type="front", yes=True)
            turn(made, 0)
            bob.until(turn_of(1))
            play_turn(bob, 1, random.Random(1))
            wait_until(lambda: receiver.has(1))
        assert [one.path for one in receiver.posted] == ["/ada"]
        one.close()
        two.close()


@pytest.mark.parametrize(
    ("id_", "couriers"),
    [
        ("bad-address", CourierSettings(address="games.example.org")),
        ("bad-mail-server", CourierSettings(address=PUBLIC, mail_server="mail.example.org")),
        ("no-mail-from", CourierSettings(address=PUBLIC, mail_server="smtp://localhost")),
        ("no-address", CourierSettings(webhooks=("https://",))),
        ("bad-webhook", CourierSettings(address=PUBLIC, webhooks=("https://ntfy.sh",))),
    ],
)
def test_settings_that_make_no_sense_are_refused(id_: str, couriers: CourierSettings) -> None:
    with pytest.raises(SetupError) as no:
        check_couriers(couriers)
    assert no.value.message.id == id_
