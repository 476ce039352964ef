"""Where the site keeps games: refused, full, damaged, in a file; and a new version of the site."""

import random
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from hexholm.table.settings import SITE
from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.site.host import Host, changed, hosted
from tests.site.seeing import kept_offline, start

PLAIN = "licences/inter.txt"
"""A file of the same address, on which nothing runs."""
NEWER_STORE = """() => new Promise((done) => {
  const request = indexedDB.open("hexholm", 99);
  request.onsuccess = () => { request.result.close(); done(null); };
})"""
REFUSE = 'indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };'
SPOIL = """() => new Promise((done) => {
  const request = indexedDB.open("hexholm");
  request.onsuccess = () => {
    const all = request.result.transaction("entries", "readwrite");
    const entries = all.objectStore("entries");
    entries.getAllKeys().onsuccess = ({ target }) => {
      for (const key of target.result.slice(1)) entries.put('{"kind": "play"', key);
    };
    all.oncomplete = () => { request.result.close(); done(null); };
  };
})"""

WAITING = """async () => {
  const here = await navigator.serviceWorker.ready;
  await here.update();
  while (!here.waiting) await new Promise((later) => setTimeout(later, 50));
}"""


def begin(page: Page) -> Player:
    """A first game, with a settlement of one's own."""
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.build(1)
    return player


def test_a_store_of_a_newer_version(visit: Visit, host: Host) -> None:
    ada = visit()
    ada.page.goto(f"{host.address}{PLAIN}")
    ada.page.evaluate(NEWER_STORE)
    page = start(ada, host)
    expect(page.get_by_role("alert").filter(has_text="doesn’t let hexholm keep")).to_be_visible()


def test_a_browser_that_keeps_nothing(visit: Visit, tmp_path: Path) -> None:
    """Some refuse the store to workers by throwing, as in private modes."""
    with changed(tmp_path, "table", REFUSE) as host:
        page = start(visit(host.address), host)
        told = page.get_by_role("alert").filter(has_text="doesn’t let hexholm keep anything")
        expect(told).to_be_visible()
        player = begin(page)
        told.get_by_role("button", name="Close").click()
        expect(told).to_be_hidden()
        player.finish_turn()
        player.wait_for_turn()
        assert len(player.settlements()) > 3, "the bot has played, too"


def test_no_room_left(visit: Visit, host: Host) -> None:
    ada = visit()
    ada.page.goto(f"{host.address}{PLAIN}")
    origin = ada.page.evaluate("location.origin")
    session = ada.context.new_cdp_session(ada.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page = start(ada, host)
    player = begin(page)
    expect(page.get_by_role("alert").filter(has_text="no room left")).to_be_visible()
    player.finish_turn()
    player.wait_for_turn()
    assert len(player.settlements()) > 3, "the game goes on"


def test_a_damaged_game_leaves_the_others_alone(visit: Visit, host: Host) -> None:
    ada = visit()
    page = start(ada, host)
    begin(page)
    damaged = page.url
    page.goto(f"{host.address}{PLAIN}")
    page.evaluate(SPOIL)
    ada.expect_fault("damaged")
    page.goto(damaged)
    expect(page.get_by_text(re.compile("damaged"))).to_be_visible()
    page.goto(host.address)
    begin(page)
    page.reload()
    expect(page.locator(SETTLEMENT)).to_have_count(1)


def test_games_go_to_a_file_and_back(visit: Visit, host: Host) -> None:
    page = start(visit(), host)
    player = begin(page)
    before = player.log(), player.settlements(), player.card()
    page.get_by_role("link", name="hexholm").first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    file = saved.value.path()

    other = start(visit(), host)
    expect(other.get_by_role("button", name="Save to a file")).to_be_disabled()
    load = other.get_by_label("Bring back from a file")
    load.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"[]"})
    expect(other.get_by_text("That isn’t a backup of hexholm")).to_be_visible()
    load.set_input_files(file)
    expect(other.get_by_text("One game is back")).to_be_visible()
    other.get_by_role("link", name=re.compile("Your turn")).click()
    there = Player(other, random.Random(1))
    there.wait_for_turn()
    assert (there.log(), there.settlements(), there.card()) == before


def test_a_new_version_is_offered(visit: Visit, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with hosted(folder) as host:
        page = start(visit(host.address), host)
        begin(page)
        kept_offline(page)
        for name, old, new in (
            ("index.html", "<title>", '<meta name="generation" content="2"><title>'),
            ("worker.js", '"version":"', '"version":"2'),
        ):
            file = folder / name
            file.write_text(file.read_text().replace(old, new, 1))
        page.evaluate(WAITING)
        offer = page.get_by_role("status").filter(has_text="A new version of hexholm is here")
        expect(offer).to_be_hidden()  # in the middle of a game
        page.get_by_role("link", name="hexholm").first.click()
        expect(offer).to_be_visible()
        expect(page.locator("meta[name=generation]")).to_have_count(0)
        offer.get_by_role("button", name="Update now").click()
        expect(page.locator("meta[name=generation]")).to_have_count(1)
        page.get_by_role("link", name=re.compile("Your turn")).click()
        expect(page.locator(SETTLEMENT)).to_have_count(1)
