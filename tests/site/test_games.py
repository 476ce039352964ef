"""Whole games on the site: no network after the first load, both games, all boxes, two tabs."""

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.test_whole_games import check_end
from tests.site.host import Host, changed
from tests.site.seeing import kept_offline, new_table, start

MOST = 7_000_000
"""The bytes of a first visit."""
ENDLESS = """{
  const say = self.postMessage.bind(self);
  let isLong = false;
  self.addEventListener("message", ({ data }) => { isLong = JSON.parse(data).seconds > 1; });
  self.postMessage = (told) => { if (!isLong || told === null) say(told); };
}
"""
"""Whoever has more than a second to think never comes to an end."""


def read_up(page: Page) -> None:
    """The rules, with a picture that Python draws here, and back."""
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("link", name="Paddock").click()
    entry = page.get_by_role("article", name="Paddock")
    expect(entry.get_by_text("May it jump over water, mountains or settlements?")).to_be_visible()
    for picture in entry.locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_attribute("src", re.compile("^data:image/svg"))
    page.go_back()
    page.go_back()


def test_a_game_against_hard_without_a_network(visit: Visit, host: Host) -> None:
    ada = visit()
    page = start(ada, host)
    kept_offline(page)
    assert sum(host.sent.values()) < MOST, host.sent
    host.stop()
    page.reload()
    read_up(page)
    new_table(page, level="hard")
    player = Player(page, random.Random(1))
    player.play_turn()
    player.wait_for_turn()
    player.build(2)
    player.reload()
    player.play_out()
    check_end(page, "You", "Orange")
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()


def test_winter_kingdom_then_everything_in_play_and_two_tabs(visit: Visit, host: Host) -> None:
    ada = visit()
    page = start(ada, host)
    page.get_by_role("button", name="Winter Kingdom").click()
    player = Player(page, random.Random(2))
    player.build(2)
    before = player.log(), player.look().hexes.keys()
    page.reload()
    player.wait_for_turn()
    assert (player.log(), player.look().hexes.keys()) == before
    assert "built on" in before[0][0]
    page.get_by_role("link", name="hexholm").first.click()
    new_table(page, preset="Everything")
    take_a_hint_and_undo(page)
    page.get_by_role("link", name="hexholm").first.click()
    page.get_by_role("button", name="Play now").click()
    play_in_two_tabs(page, ada.context.new_page())


def take_a_hint_and_undo(page: Page) -> None:
    player = Player(page, random.Random(3))
    told = player.panel("Log").get_by_role("listitem")
    expect(told).to_have_text(["The game begins"])
    player.build(1)
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    undo.click()
    expect(told).to_have_text(["The game begins"])
    expect(undo).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Hint")).click()
    panel = page.get_by_role("region", name="Hint")
    panel.get_by_role("button", name="Play it").click()
    expect(panel).to_be_hidden()
    expect(told).not_to_have_count(1)


def play_in_two_tabs(page: Page, tab: Page) -> None:
    first = Player(page, random.Random(4))
    first.wait_for_turn()
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    tab.goto(page.url)
    second = Player(tab, random.Random(5))
    second.wait_for_turn()
    first.build(2)
    expect(tab.locator(SETTLEMENT)).to_have_count(2)
    second.play_turn()
    first.wait_for_turn()
    expect(page.locator(SETTLEMENT)).to_have_count(len(second.settlements()))
    assert len(second.settlements()) >= 6, "both turns were played, and only once"
    assert first.log() == second.log()


def test_an_expert_can_be_told_to_move_now(visit: Visit, tmp_path: Path) -> None:
    with changed(tmp_path, "think", ENDLESS) as host:
        page = start(visit(host.address), host)
        new_table(page, level="expert")
        player = Player(page, random.Random(6))
        player.play_turn()
        page.get_by_role("button", name="Move now").click()
        player.wait_for_turn()
        assert len(player.settlements()) >= 6, "the bot has played, too"
        page.get_by_role("button", name=re.compile("^Hint")).click()
        page.get_by_role("button", name="Close the hint").click()
        expect(page.get_by_role("region", name="Hint")).to_be_hidden()
        player.play_turn()  # whoever was stopped thinks again
        page.get_by_role("button", name="Move now").click()
        player.wait_for_turn()
