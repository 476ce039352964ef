"""Counting a real game on the site: no server scores it, and the result stays in the browser."""

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.site.host import Host
from tests.site.seeing import start


def test_a_game_is_counted_and_kept(visit: Visit, host: Host) -> None:
    page = start(visit(), host)
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="Count the points").click()
    page.get_by_role("button", name="First game").click()
    page.get_by_role("button", name="Enter the pieces").click()
    first = page.get_by_role("group", name="Players").get_by_role("button").first
    page.locator("[data-hex=a1]").click()
    expect(first).to_contain_text("40 − 1 = 39")
    expect(first).to_contain_text("2 gold now")  # K-knights: 2 for one settlement in a row
    page.locator("[data-hex=d1]").click()
    said = page.get_by_text("No settlement can get to d1 in this game: it’s a mountain")
    expect(said).to_be_visible()
    page.reload()
    page.locator("[data-hex=d1]").click()
    page.get_by_role("button", name="Count", exact=True).click()
    page.get_by_role("button", name="Knights, Player 1: 2").click()
    expect(page.locator(".glow-lit polygon")).to_have_count(1)
    page.get_by_role("button", name="Keep this result").click()
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Player 1")).to_be_visible()
