"""High contrast and signs beside colours: by the system's wish and by the switch."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.tables import in_the_middle, seat_path
from tests.table.helpers import Api


@pytest.mark.parametrize("by", ["system", "switch"])
def test_high_contrast(visit: Visit, api: Api, by: str) -> None:
    made = in_the_middle(api, "person", "greedy", turns=2)
    page = visit(contrast="more" if by == "system" else None).go(seat_path(made))
    root, letters = page.locator("html"), page.locator(".land-letters text")
    plates = page.locator(".pieces .mark-plate")
    page.get_by_role("grid").wait_for()
    if by == "switch":
        expect(root).to_have_attribute("data-contrast", "normal")
        expect(letters).to_have_count(0)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch", name="High contrast").check()
        expect(page.get_by_role("switch", name="Letters on the land")).to_be_checked()
        page.keyboard.press("Escape")
    expect(root).to_have_attribute("data-contrast", "more")
    texts = set(letters.all_text_contents())
    assert texts == {"G", "Fo", "Fl", "D", "C", "W", "M"}
    assert plates.count() == page.locator(".pieces .stands").count() > 0
    ink = page.evaluate("() => getComputedStyle(document.body).color")
    assert ink == "rgb(0, 0, 0)"


def test_signs_alone(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=2)
    page = visit().go(seat_path(made))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Letters on the land").check()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-contrast", "normal")
    expect(page.locator(".land-letters text").first).to_be_attached()
    page.reload()
    expect(page.locator(".land-letters text").first).to_be_attached()


def test_forced_colours_keep_what_can_be_used_in_sight(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=2)
    page = visit(forced_colors="active").go(seat_path(made))
    page.get_by_role("grid").wait_for()
    expect(page.locator("html")).to_have_attribute("data-signs", "on")
    outline = page.locator(".player.on").evaluate("(one) => getComputedStyle(one).outlineStyle")
    assert outline == "solid"
    glow = page.locator(".glow-legal polygon").first
    assert glow.evaluate("(one) => getComputedStyle(one).stroke") != "none"
