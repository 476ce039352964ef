"""The position editor without a server: the same answers, advice and a table from the worker."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_position import FINE, THINKING_MS, hex_at, near_the_end


def test_a_position_is_edited_advised_and_played_on(visit: Visit) -> None:
    page = visit().page
    page.goto(f"#/position#{near_the_end().text()}")
    expect(page.get_by_text(FINE)).to_be_visible(timeout=THINKING_MS)
    page.get_by_role("radio", name=re.compile("Orange, settlements")).click()
    page.mouse.click(*hex_at(page, "d4"))
    wrong = page.get_by_role("region", name="What is wrong")
    expect(wrong).to_contain_text("Nobody can build on d4: it’s a castle (B-3.2)")
    page.reload()
    expect(wrong).to_be_visible(timeout=THINKING_MS)
    page.get_by_role("button", name="Erase").or_(page.get_by_role("radio", name="Erase")).click()
    page.mouse.click(*hex_at(page, "d4"))
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("button", name="What would you play?").click()
    panel = page.get_by_role("region", name="Advice")
    expect(panel).to_contain_text("to win", timeout=THINKING_MS)
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("1")
    page.locator('[aria-label*=", press to build"]').first.click()
