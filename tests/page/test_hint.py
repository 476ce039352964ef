"""Hints while a game is played, and what its turns were worth when it is over."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.bots.test_advice import two_turns
from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT
from tests.page.tables import in_the_middle, seat_path
from tests.page.test_axe import findings
from tests.page.visitor import DESKTOP, PHONE
from tests.table.helpers import Api, Made

MARK = ".way-mark"


def button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^Hint\b"))


def ask(page: Page) -> None:
    button(page).click()
    expect(page.locator(MARK).first).to_be_visible()


def shown(page: Page) -> list[str]:
    """The hexes of the turn that is shown, as the panel names them."""
    marks = page.get_by_role("region", name="Hint").locator(".turn-mark").all_inner_texts()
    return [re.sub(r"^\d+\s*", "", mark) for mark in marks]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom"])
def test_a_hint_is_shown_and_played(visit: Visit, api: Api, viewport: object, game: str) -> None:
    made = in_the_middle(api, "person", "easy", turns=2, game=game)
    page = visit(viewport=viewport).go(seat_path(made))
    ask(page)
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_text("to win")).to_be_visible()
    expect(panel.get_by_role("list", name="Why").get_by_role("listitem").first).to_be_visible()
    expect(page.locator(MARK)).to_have_count(len(shown(page)))
    turns = panel.get_by_role("group", name="The best turns found").get_by_role("button")
    if turns.count() > 1:
        turns.nth(1).click()
        expect(turns.nth(1)).to_have_attribute("aria-pressed", "true")
        turns.nth(0).click()
    number = made.state(made.secrets[0])["number"]
    assert len(shown(page)) >= 1
    assert made.state(made.secrets[0])["number"] == number  # it plays nothing by itself
    panel.get_by_role("button", name="Play it").click()
    expect(panel).to_be_hidden()
    state = made.state(made.secrets[0])
    assert state["number"] > number
    assert state["view"]["to_move"] == 0
    assert "end" in state["legal"]["others"]
    expect(page.locator(MARK)).to_have_count(0)


def test_a_hint_goes_when_something_else_is_played(visit: Visit, api: Api) -> None:
    made = api.create("person", "easy", preset="first-game", seed=5)
    page = visit().go(seat_path(made))
    ask(page)
    wanted = shown(page)
    legal = made.state(made.secrets[0])["legal"]["hexes"]["build"]
    other = next(name for name in legal if name not in wanted)
    page.locator(f'[data-hex="{other}"]').click()
    expect(page.locator(SETTLEMENT)).to_have_count(1)
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()
    expect(page.locator(MARK)).to_have_count(0)


def test_a_hint_goes_on_while_it_is_followed(visit: Visit, api: Api) -> None:
    made = api.create("person", "easy", preset="first-game", seed=5)
    page = visit().go(seat_path(made))
    ask(page)
    first, *_ = wanted = shown(page)
    assert len(wanted) == 3
    page.locator(f'[data-hex="{first}"]').click()
    expect(page.locator(SETTLEMENT)).to_have_count(1)
    expect(page.locator(MARK)).to_have_count(2)
    assert shown(page) == wanted[1:]
    page.keyboard.press("u")
    expect(page.locator(MARK)).to_have_count(3)


def test_a_hint_by_the_keyboard(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "easy", turns=1)
    page = visit().go(seat_path(made))
    expect(button(page)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(MARK).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()


def test_a_server_that_has_too_much_to_do(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "easy", turns=1)
    visitor = visit()
    visitor.expect_fault("503")
    page = visitor.go(seat_path(made))
    page.route(
        "**/hint",
        lambda route: route.fulfill(
            status=503, json={"error": {"code": "busy", "text": "too much"}}
        ),
    )
    button(page).click()
    expect(page.get_by_text("The server is busy")).to_be_visible()
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()


def test_among_people_there_are_hints_only_if_they_were_chosen(visit: Visit, api: Api) -> None:
    made = api.create("person", "person", seed=3)
    page = visit().go(seat_path(made, 0))
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(button(page)).to_have_count(0)
    body = {"seats": [{"kind": "person"}, {"kind": "person"}], "hints": True}
    chosen = Made(api, api.post("/api/tables", body).json())
    page = visit().go(seat_path(chosen, 0))
    expect(button(page)).to_be_visible()


def test_the_set_up_says_whether_there_are_hints(visit: Visit) -> None:
    page = visit().go("/new")
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    hints.click()
    expect(hints).not_to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(button(page)).to_have_count(0)


def short_game(api: Api) -> Made:
    """A game of three turns that could have been ended and won at once, and was not."""
    game = two_turns()
    while not game.over:
        game.play(min(game.options, key=lambda action: action.verb == "use"))
    return Made(api, api.post("/api/records", game.record()).json())


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_mistake_and_what_was_better(visit: Visit, api: Api, viewport: object) -> None:
    """The better turn is played on the board, action by action."""
    made = short_game(api)
    page = visit(viewport=viewport).go(seat_path(made, replay=True))
    box = page.get_by_role("region", name="How the turns went")
    expect(box.get_by_text("Rating the turns")).to_have_count(0, timeout=90_000)
    expect(box.get_by_role("img", name="Win chances turn by turn")).to_be_visible()
    point = box.get_by_role("listitem").filter(has_text="A blunder")
    expect(point).to_contain_text("Turn 1")
    expect(point).to_contain_text("Chance of winning 100% → ")
    expect(point).to_contain_text("gold given away")
    page.keyboard.press("End")
    point.get_by_role("button", name="Show me").click()
    better = page.get_by_role("region", name="Better was")
    expect(better).to_contain_text("g10")
    expect(better.get_by_text("Ends the game.")).to_be_visible()
    expect(better.get_by_text("about 6 gold from Castles")).to_be_visible()
    expect(better.get_by_text("5 of 5")).to_be_visible(timeout=20_000)  # played by itself
    expect(page.locator(SETTLEMENT)).to_have_count(8)
    expect(page.locator(MARK)).to_have_count(0)
    better.get_by_role("button", name="One action back").click()
    expect(better.get_by_text("4 of 5")).to_be_visible()
    expect(page.locator(MARK)).to_have_count(1)
    better.get_by_role("button", name="Back to the game").click()
    expect(better).to_be_hidden()
    expect(page.get_by_role("slider", name="Step of the game")).to_have_value("0")
    expect(page.locator(SETTLEMENT)).to_have_count(4)


def test_gold_by_card_over_time(visit: Visit, api: Api) -> None:
    made = short_game(api)
    page = visit().go(seat_path(made, replay=True))
    box = page.get_by_role("region", name="Gold over time")
    card = box.get_by_role("combobox", name="Which card")
    last = made.get("/ratings").json()["gold"][-1]
    for name, label in (("total", "All cards"), ("castles", "Castles")):
        card.select_option(label)
        curve = box.get_by_role("img", name="Gold turn by turn")
        expect(curve).to_have_attribute("aria-label", re.compile(rf"\b{last[0][name]}, "))
        expect(curve).to_have_attribute("aria-label", re.compile(rf"\b{last[1][name]}$"))


@pytest.mark.parametrize(("viewport", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_in_a_hint(visit: Visit, api: Api, viewport: object, theme: str) -> None:
    made = in_the_middle(api, "person", "easy", turns=3)
    visitor = visit(viewport=viewport, color_scheme=theme, bypass_csp=True)
    ask(visitor.go(seat_path(made)))
    assert findings(visitor) == []
