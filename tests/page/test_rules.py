"""The rules at hand: two taps to an answer on a phone, by keyboard, and from the table."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.tables import in_the_middle, seat_path
from tests.page.test_axe import findings
from tests.page.visitor import PHONE, TABLET
from tests.table.helpers import Api

POCKET: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Finger:
    """Opens the rules and counts its taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def open(self) -> "Finger":
        self.page.goto("/rules")
        self.taps = 0
        return self

    def tap(self, role: Any, name: str) -> "Finger":
        self.page.get_by_role(role, name=name, exact=True).tap()
        self.taps += 1
        return self

    def type(self, text: str) -> "Finger":
        """The keyboard of a phone is no tap."""
        self.page.keyboard.type(text)
        return self

    def reads(self, title: str, text: str) -> None:
        entry = self.page.get_by_role("article", name=title, exact=True)
        expect(entry.get_by_text(text).first).to_be_in_viewport()
        assert self.taps <= 2


def test_two_taps_to_an_answer_on_a_phone(visit: Visit) -> None:
    """Without scrolling once the answer is there: what it does, or what was asked."""
    ada = visit(**POCKET, bypass_csp=True)
    finger = Finger(ada.page)
    finger.open().tap("link", "Tavern").reads("Tavern", "unbroken line of three or more")
    assert findings(ada) == []
    finger.open().tap("button", "Harvest").tap("link", "Silo").reads("Silo", "After the last turn")
    finger.open().tap("searchbox", "Search the rules").type("or").reads(
        "Oracle", "one more settlement"
    )
    assert findings(ada) == []
    winter = finger.open().tap("button", "Winter Kingdom")
    winter.tap("link", "Mine").reads("Mine", "next to a mountain")
    finger.open().tap("searchbox", "Search the rules").type("schwrt").reads(
        "Sword", "back to their supply"
    )
    finger.open().tap("searchbox", "Search the rules").type("tie lords").reads(
        "Lords", "8, 8, 6 and 2"
    )
    finger.open().tap("searchbox", "Search the rules").type("can I build on a castle").reads(
        "Castle", "Nobody builds on a castle"
    )


def test_nothing_is_lost_by_closing_an_answer(visit: Visit) -> None:
    """The list stays where it was, and the phone's way back closes the answer."""
    page = visit(**POCKET).go("/rules")
    page.get_by_role("link", name="Messengers").tap()
    dialog = page.get_by_role("dialog", name="Messengers")
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("link", name="Messengers")).to_be_in_viewport()


def titles(tiles: Locator) -> list[str]:
    return tiles.all_inner_texts()


def test_by_keyboard(visit: Visit) -> None:
    ada = visit(bypass_csp=True)
    page = ada.go("/rules")
    tiles = page.locator(".rules-tile")
    expect(tiles.first).to_be_visible()
    assert len(titles(tiles)) > 90
    page.keyboard.type("/forest")
    expect(page.get_by_role("status").filter(has_text="entries found")).to_be_attached()
    assert titles(tiles)[0] == "Forester’s lodge", "what is called so comes first"
    page.keyboard.press("Enter")
    expect(page.get_by_role("article", name="Forester’s lodge")).to_be_focused()
    assert findings(ada) == []
    page.keyboard.press("Escape")
    expect(tiles.first).to_be_focused()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("b-3.3")
    expect(page.get_by_role("article", name="Next to your own")).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found for “xyzzy”.")).to_be_visible()


def test_an_entry_has_an_address(visit: Visit) -> None:
    page = visit(viewport=TABLET).go("/rules/kingdom-builder/oracle")
    oracle = page.get_by_role("article", name="Oracle")
    expect(oracle).to_be_focused()
    expect(oracle.get_by_text("You built on e4 with the Oracle")).to_be_visible()
    picture = oracle.locator("img").first
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(one) => one.naturalWidth") > 200
    oracle.get_by_role("link", name="rule B-1.3").first.click()
    expect(page.get_by_role("article", name="Your turn")).to_be_focused()
    page.get_by_role("button", name="Winter Kingdom").click()
    expect(page.get_by_role("link", name="Dog sled")).to_be_attached()
    expect(page).to_have_url(re.compile("/rules/winter-kingdom$"))
    page.get_by_role("link", name="Read everything").click()
    expect(page.get_by_role("article", name="Dog sled")).to_be_attached()


def test_in_another_language(visit: Visit) -> None:
    page = visit(locale="de-DE").go("/rules/winter-kingdom/mine")
    expect(page.get_by_role("searchbox", name="Regeln durchsuchen")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Preis: \d. Aufwertung: \d."))).to_be_visible()


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
    page.get_by_role("gridcell", name=re.compile("water", re.I)).first.click()
    page.get_by_role("button", name="rule B-3.2").click()
    entry = page.get_by_role("dialog", name="Where you may build")
    expect(entry.get_by_text("never more than one piece on a hex")).to_be_visible()


def test_only_what_is_in_play(visit: Visit, api: Api) -> None:
    """From a table the rules show its own cards and tiles, and everything on request."""
    made = in_the_middle(api, "person", "easy", turns=2)
    page = visit().go(seat_path(made))
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("?")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="All the rules").click()
    beside = opened.value
    knights, lords = (beside.get_by_role("link", name=name) for name in ("Knights", "Lords"))
    expect(knights).to_be_visible()
    expect(lords).to_be_hidden()
    expect(beside.get_by_role("link", name="Paddock")).to_be_visible()
    expect(beside.get_by_role("link", name="Castle")).to_be_visible()
    beside.get_by_role("button", name="All", exact=True).click()
    expect(lords).to_be_visible()


def test_the_rules_of_a_set_up(visit: Visit, api: Api) -> None:
    """From a set-up that was drawn for the real table."""
    asked = {"game": "kingdom-builder", "players": 2, "seed": 1, "boxes": ["base"]}
    drawn = api.post("/api/shelf/draw", asked).json()
    page = visit(**POCKET).go(f"/shelf#{drawn['link']}")
    page.get_by_role("link", name="Rules of this set-up").tap()
    tiles = page.locator(".rules-tile")
    expect(tiles.first).to_be_visible()
    entries = {tile.get_attribute("data-entry") for tile in tiles.all()}
    cards = {card["name"] for card in drawn["cards"]}
    assert cards | {"castle", "turn", *drawn["picture"]["actions"]} <= entries
    assert len(entries) < 30, "without the other cards and locations"
    page.locator(f'[data-entry="{min(cards)}"]').tap()
    expect(page.get_by_role("dialog").locator("figure").first).to_be_visible()
