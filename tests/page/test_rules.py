"""The rules at hand: read, searched, and reached from wherever they are asked for."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.tables import in_the_middle, seat_path
from tests.page.test_axe import findings
from tests.page.visitor import DESKTOP, PHONE
from tests.table.helpers import Api


def titles(page: Page) -> list[str]:
    return page.locator("article.entry h3").all_inner_texts()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_searching_as_one_types(visit: Visit, viewport: object) -> None:
    ada = visit(viewport=viewport, bypass_csp=True)
    page = ada.go()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("article", name="Your turn")).to_be_visible()
    assert len(titles(page)) > 90
    search = page.get_by_role("searchbox", name="Search the rules")
    search.press_sequentially("forest")
    expect(page.get_by_role("status").filter(has_text="entries found")).to_be_attached()
    assert 2 < len(titles(page)) < 20
    assert titles(page)[0] == "Forester’s lodge", "what is called so comes first"
    search.fill("b-3.3")
    expect(page.get_by_role("article", name="Next to your own")).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found for “xyzzy”.")).to_be_visible()
    assert findings(ada) == []


def test_an_entry_has_an_address(visit: Visit) -> None:
    page = visit().go("/rules/kingdom-builder/oracle")
    oracle = page.get_by_role("article", name="Oracle")
    expect(oracle).to_be_focused()
    expect(oracle.get_by_text("You built on e4 with the Oracle")).to_be_visible()
    picture = oracle.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(one) => one.naturalWidth") > 200
    page.get_by_role("button", name="Winter Kingdom").click()
    expect(page.get_by_role("article", name="Dog sled")).to_be_attached()
    expect(page).to_have_url(re.compile("/rules/winter-kingdom$"))


def test_in_another_language(visit: Visit) -> None:
    page = visit(locale="de-DE").go("/rules/winter-kingdom")
    expect(page.get_by_role("searchbox", name="Regeln durchsuchen")).to_be_visible()
    expect(page.get_by_text("Preis: 3. Aufwertung: 1.").first).to_be_attached()


def test_from_the_table_without_leaving_it(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "easy", turns=2)
    page = visit().go(seat_path(made))
    card = page.get_by_role("button", name=re.compile("^Knights"))
    card.hover()
    page.get_by_role("button", name="Rules: Knights").click()
    entry = page.get_by_role("dialog", name="Knights")
    expect(entry.get_by_text("only one of them pays")).to_be_visible()
    page.keyboard.press("Escape")
    expect(entry).to_be_hidden()
    expect(card).to_be_visible()


def test_from_a_refusal(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "easy", turns=2)
    page = visit().go(seat_path(made))
    page.get_by_role("gridcell", name=re.compile("water", re.I)).first.click()
    page.get_by_role("button", name="rule B-3.2").click()
    entry = page.get_by_role("dialog", name="Where you may build")
    expect(entry.get_by_text("never more than one piece on a hex")).to_be_visible()
