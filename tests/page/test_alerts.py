"""Being told that it is my turn, with a real browser: a push, a mail, and the game that waits."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from hexholm.table.settings import CourierSettings
from tests.page.conftest import Visit, visiting
from tests.page.player import Player
from tests.page.tables import seat_path
from tests.page.visitor import FLAGS, Visitor, chromium
from tests.table.helpers import (
    Api,
    Client,
    Made,
    Process,
    play_turn,
    running,
    turn_of,
    wait_until,
    with_data,
)
from tests.table.receivers import Browser, MailServer, Receiver

ASK = "Tell me when it’s my turn"

# The browser of a test has no push service; all else is its own.
_PUSHES = """(subscription) => {
  const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = made);
  PushManager.prototype.getSubscription = async () => current;
}"""


@contextmanager
def a_server(folder: Path, couriers: CourierSettings) -> Iterator[Api]:
    quick = {"alert_delay": 0.0, "alert_beat": 0.05}
    with running(with_data(folder, couriers=couriers, **quick)) as address:
        api = Api(address)
        try:
            yield api
        finally:
            api.close()


def turn(made: Made, seat: int) -> None:
    with Client(made, made.secrets[seat]) as client:
        client.until(turn_of(seat))
        play_turn(client, seat, random.Random(1))


def dialog(page: Page) -> Any:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=ASK).click()
    return page.get_by_role("dialog", name=ASK)


def deliver(visitor: Visitor, message: dict[str, Any]) -> None:
    """Hand the browser what its push service would."""
    session = visitor.context.new_cdp_session(visitor.page)
    known: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda e: known.extend(
            one for one in e["registrations"] if one["scopeURL"].startswith(visitor.address)
        ),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if known:
            break
        visitor.page.wait_for_timeout(50)
    registration = known[-1]["registrationId"]
    data = {"origin": visitor.address, "registrationId": registration, "data": json.dumps(message)}
    expected = [f"{message['title']}|{message['path']}"]
    for moment in range(400):
        if moment % 100 == 0:  # a busy browser may lose what comes by this way
            session.send("ServiceWorker.deliverPushMessage", data)
        if notifications(visitor.page) == expected:
            break
        visitor.page.wait_for_timeout(50)
    assert notifications(visitor.page) == expected
    session.detach()


def notifications(page: Page) -> list[str]:
    titles: list[str] = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          return (await worker.getNotifications()).map((one) => `${one.title}|${one.data}`);
        }"""
    )
    return titles


@pytest.fixture
def notified(
    playwright: Playwright, server: Process, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Visitors with a browser that can notify them."""
    browser = playwright.chromium.launch(executable_path=chromium("whole"), args=FLAGS)
    with visiting(browser, server.address, request, tmp_path) as come:
        yield come
    browser.close()


def test_a_push_reaches_the_browser_and_becomes_a_notification(
    notified: Visit, tmp_path: Path
) -> None:
    browser = Browser()
    with Receiver().open() as receiver, a_server(tmp_path, CourierSettings(private=True)) as api:
        made = api.create("person", "person", preset="first-game", seed=4)
        ada = notified(api.address, permissions=["notifications"])
        subscription = {"endpoint": f"{receiver.address}/ada", "keys": browser.keys}
        ada.page.add_init_script(f"({_PUSHES})({json.dumps(subscription)})")
        page = ada.go(seat_path(made, 1))
        asked = dialog(page)
        here = asked.get_by_role("switch", name="Notify me on this device")
        here.click()
        expect(here).to_be_checked()
        asked.get_by_role("switch", name="Quiet hours").click()
        page.wait_for_function(
            "(id) => JSON.parse(localStorage['hexholm.alerts']).told[id]?.includes('null')",
            arg=made.id,
        )
        page.keyboard.press("Escape")
        page.evaluate("() => navigator.serviceWorker.ready")

        turn(made, 0)  # while the page is open in front
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
        Player(page, random.Random(1)).play_turn()
        assert receiver.posted == []

        page.goto("/learn")  # the table is no longer in front
        turn(made, 0)
        wait_until(lambda: receiver.posted)
        message = browser.read(receiver.posted[0])
        assert message["title"] == f"It’s your turn at {made.id}"
        assert message["path"] == f"/t/{made.id}"
        deliver(ada, message)

        page.goto(seat_path(made, 1))
        asked = dialog(page)
        asked.get_by_role("switch", name="Notify me on this device").click()
        page.wait_for_function("() => !JSON.parse(localStorage['hexholm.alerts']).on")
        page.goto("about:blank")


def test_a_mail_address_is_confirmed_and_left_by_its_links(visit: Visit, tmp_path: Path) -> None:
    public = "https://games.example.org"
    with MailServer().open() as office:
        couriers = CourierSettings(
            address=public, mail_server=office.address, mail_from="hexholm@example.org"
        )
        with a_server(tmp_path, couriers) as api:
            made = api.create("person", "person", preset="first-game", seed=4)
            ada = visit(api.address)
            page = ada.go(seat_path(made, 1))
            asked = dialog(page)
            asked.get_by_role("switch", name="Quiet hours").click()
            asked.get_by_label("Mail for this game").fill("ada@example.org")
            asked.get_by_role("button", name="Send a confirmation").click()
            expect(asked.get_by_text("Follow the link in the mail")).to_be_visible()
            wait_until(lambda: office.mails)

            def follow(mail: int, what: str) -> None:
                text = office.mails[mail].get_content()
                link = re.search(rf"{public}(/\S*{what}\S*)", text)
                assert link, text
                page.goto("about:blank")
                page.goto(link[1])

            follow(0, "confirm=")
            page.get_by_role("button", name="Yes, tell me").click()
            expect(page.get_by_role("heading", name="We’ll tell you")).to_be_visible()
            turn(made, 0)
            wait_until(lambda: len(office.mails) > 1)
            follow(1, "seat=")
            expect(page.get_by_role("region", name="What to do now")).to_be_visible()
            follow(1, "stop=")
            page.get_by_role("button", name="No more about this game").click()
            expect(page.get_by_role("heading", name="You get no more messages")).to_be_visible()
            assert made.get("/alerts", made.secrets[1]).json() == []
            page.goto("about:blank")


def test_the_games_that_wait_for_me_are_one_click_away(visit: Visit, api: Api) -> None:
    first, second, third = (
        api.create("person", "person", preset="first-game", seed=seed) for seed in (1, 2, 3)
    )
    turn(first, 0)
    ada = visit()
    page = ada.page
    for made, seat in ((first, 1), (second, 1), (third, 0)):
        page.goto("about:blank")
        page.goto(seat_path(made, seat))
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    page.goto("about:blank")
    page.goto(seat_path(second, 1))  # Player 1 is to move here
    page.get_by_role("link", name="Your turn in 2 games").click()
    expect(page.get_by_text(f"Table {third.id}")).to_be_visible()  # it has waited longest
    expect(page.get_by_role("link", name="Your turn in")).to_have_count(0)

    page.get_by_role("link", name="hexholm").click()
    rows = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("Your turn")
    expect(rows.nth(2)).to_contain_text("Player 1 to move")
    played = page.locator(".game-last", has_text="Player 1 played")
    expect(played).to_have_count(1)
    expect(played).to_contain_text(re.compile(r"[a-t]\d+, [a-t]\d+, [a-t]\d+"))
