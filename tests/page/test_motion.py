"""With movement: others' actions one after the other, and the gold counted card by card."""

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import at_the_end, seat_path
from tests.table.helpers import Api


def test_the_bot_can_be_followed(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference").go()
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    page.evaluate(
        """(settlement) => {
          const counts = window.counts = new Set();
          const look = () => counts.add(document.querySelectorAll(settlement).length);
          new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
        }""",
        SETTLEMENT,
    )
    player.play_turn()
    player.wait_for_turn()
    counts = set(page.evaluate("() => [...window.counts]"))
    assert counts >= set(range(1, len(player.settlements()) + 1)), "one at a time"


def test_the_gold_is_counted_card_by_card(visit: Visit, api: Api) -> None:
    made = at_the_end(api, "person", "greedy")
    page = visit(reduced_motion="no-preference").go(seat_path(made))
    lit = page.locator(".glow-lit polygon")
    title = page.get_by_role("heading", name=re.compile("Scoring|won|victory"))
    expect(title).to_have_text("Scoring")
    expect(lit.first).to_be_attached()
    page.get_by_role("button", name="Show all").click()
    expect(title).to_have_text(re.compile("won|victory"))
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="Count again").click()
    expect(title).to_have_text("Scoring")
    expect(lit.first).to_be_attached()


def test_motion_follows_the_switch_whatever_the_system_says(visit: Visit, api: Api) -> None:
    made = api.create("person", "greedy", preset="first-game", seed=4)
    page = visit(reduced_motion="no-preference").go(seat_path(made))
    player = Player(page, random.Random(1))
    player.build(1)
    assert page.evaluate("() => document.getAnimations().length")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Reduce motion")
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    player.build(1)
    assert page.evaluate("() => document.getAnimations().length") == 0
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Settings").click()
    switch.uncheck()
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
