"""Puzzles in the browser: solved on the board, judged, explained; what was solved stays so."""

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hexholm.game import END, Action
from hexholm.puzzles import of_the_day, puzzles
from tests.page.conftest import Visit
from tests.page.solver import ONE, PATH, play
from tests.page.visitor import PHONE

ITEM = f'.puzzle-item[href="{PATH}"]'
KEY = "hexholm.puzzles"


def today() -> datetime:
    return datetime.now(UTC)


def remember(page: Page, days: list[int]) -> None:
    """The daily puzzle was solved so many days ago."""
    solved = [(today() - timedelta(ago)).date().isoformat() for ago in days]
    stored = json.dumps({"puzzles": {}, "days": solved})
    page.add_init_script(f"localStorage[{KEY!r}] ??= {stored!r}")


def other_turn() -> list[Action]:
    """A whole turn that the puzzle doesn't know."""
    game, turn = ONE.start(), list[Action]()
    while not turn or turn[-1] != END:
        turn.append(max(game.legal_actions(), key=lambda action: action == END))
        game.play(turn[-1])
    return turn


def test_a_puzzle_is_solved_judged_and_explained(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Puzzles").click()
    page.locator(ITEM).click()
    panel = page.locator(".puzzle")
    expect(panel).to_contain_text("Find the best turn")
    play(page, ONE.best.actions)
    expect(panel).to_contain_text("Solved!")
    expect(panel).to_contain_text("chance of winning")
    expect(panel.get_by_role("link", name="Next puzzle")).to_be_visible()

    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("The best turn")
    expect(panel.locator(".facts li")).to_have_count(len(ONE.facts))
    steps = len([action for action in ONE.best.actions if action != END])
    panel.get_by_role("button", name="One action forward").click()
    panel.get_by_role("button", name="One action back").click()
    expect(panel.locator(".puzzle-steps")).to_contain_text(re.compile(f"of {steps}$"))
    panel.locator("summary").click()
    expect(panel.locator(".puzzle-others > li")).to_have_count(len(ONE.others))

    panel.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"{ITEM}.solved")).to_contain_text("Solved")
    page.reload()
    expect(page.locator(f"{ITEM}.solved")).to_contain_text("Solved")


def test_the_solution_plays_by_itself(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True).go(PATH)
    page.get_by_role("button", name="Show the solution").tap()
    steps = len(ONE.best.actions) - 1
    expect(page.locator(".puzzle-steps")).to_contain_text(f"{steps} of {steps}")
    for action in ONE.best.actions[:-1]:
        cell = page.locator(f'[data-hex="{action.arg}"]')
        expect(cell).to_have_attribute("aria-label", re.compile("your settlement"))
    page.get_by_role("link", name="All puzzles").tap()
    expect(page.locator(f"{ITEM}.seen")).to_contain_text("You have seen the solution")


def test_a_wrong_turn_and_another_try(visit: Visit) -> None:
    page = visit().go(PATH)
    worse = ONE.others[-1]
    play(page, worse.actions)
    panel = page.locator(".puzzle")
    expect(panel).to_contain_text("There is a better turn.")
    expect(panel).to_contain_text(f"about {worse.gold_behind:.0f} gold more")
    panel.locator(".puzzle-ways").get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Find the best turn")
    play(page, ONE.best.actions)
    expect(panel).to_contain_text("Solved!")


def test_a_lost_connection_loses_no_verdict(visit: Visit) -> None:
    """A turn that has to be thought about, while the network is away for a moment."""
    ada = visit()
    ada.expect_fault("verdict|ERR_FAILED|ERR_INTERNET")
    page = ada.go(PATH)
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route("**/verdict", once)
    play(page, other_turn())
    panel = page.locator(".puzzle")
    expect(panel).to_contain_text("The server isn’t answering.")
    expect(panel.locator(".puzzle-verdict")).to_be_visible()
    assert len(asked) > 1


# --- the daily one --------------------------------------------------------------------------------


def daily(page: Page, name: str) -> None:
    """Another puzzle is today's."""

    def told(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "daily": name})

    page.route("**/api/puzzles", told)


def test_the_daily_one_is_the_same_for_everybody(visit: Visit) -> None:
    link = f"/puzzles/{of_the_day(today().date(), list(puzzles()))}"
    for options in ({}, {"locale": "de-DE", "timezone_id": "Pacific/Auckland"}):
        page = visit(**options).go("/puzzles")
        expect(page.locator(".puzzle-daily")).to_have_attribute("href", link)


def test_days_in_a_row_are_counted_and_kept(visit: Visit) -> None:
    ada = visit()
    remember(ada.page, [2, 1])
    daily(ada.page, ONE.name)
    page = ada.go("/puzzles")
    card = page.locator(".puzzle-daily")
    expect(card).to_contain_text("2 days in a row")
    card.click()
    play(page, ONE.best.actions)
    expect(page.locator(".puzzle")).to_contain_text("Solved!")
    page.goto("/puzzles")
    expect(card).to_contain_text("3 days in a row")
    expect(card).to_contain_text("Solved")


@pytest.mark.parametrize("days", [[], [9, 8, 7, 6, 5]], ids=["never", "long ago"])
def test_nobody_is_nagged(visit: Visit, days: list[int]) -> None:
    ada = visit()
    remember(ada.page, days)
    for path, there in (("/puzzles", ".puzzle-daily"), ("/", ".home-puzzles")):
        page = ada.go(path)
        expect(page.locator(there)).to_be_visible()
        shown: Any = page.locator("body").inner_text()
        assert not re.search(r"in a row|streak|miss|lost", shown)
        expect(page.locator("dialog[open], .toast")).to_have_count(0)


def test_an_unknown_puzzle(visit: Visit) -> None:
    page = visit().go("/puzzles/nothing")
    expect(page.get_by_role("main")).to_contain_text("There is no such puzzle.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-daily")).to_be_visible()


def test_hard_ones_only(visit: Visit) -> None:
    page = visit().go("/puzzles")
    expect(page.locator(".puzzle-item")).to_have_count(len(puzzles()))
    page.get_by_role("button", name="Well hidden").click()
    hard = [one for one in puzzles().values() if one.stars == 3]
    expect(page.locator(".puzzle-item")).to_have_count(len(hard))
