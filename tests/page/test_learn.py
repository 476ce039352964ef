"""Learning by playing: by mouse, by touch, by keyboard, and the first game against a bot."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexholm.lessons import FOLDER, lessons
from hexholm.table.core.lessons import NEXT, Learner
from hexholm.texts import speaker, unmarked
from tests.page.conftest import Visit
from tests.page.finger import ACT
from tests.page.tables import at_the_end, seat_path
from tests.page.visitor import PHONE
from tests.table.helpers import Api

FIRST = lessons()["first-game"]
Act = Callable[[Page, str], None]


def meant(learner: Learner) -> str:
    """One of the things that would be right."""
    legal = learner.meant()
    clicks = [f"{verb} {hex_}" for verb, some in legal["hexes"].items() for hex_ in some]
    return [*clicks, *legal["others"], NEXT][0]


def target(action: str) -> str:
    """What to click for it: a hex once it glows, since one step may ask for several."""
    verb, _, arg = action.partition(" ")
    by_verb = {NEXT: ".coach .primary", "end": ".end-turn", "use": ".tile.pointed"}
    return by_verb.get(verb, f'.legal[data-hex="{arg}"]')


def by_mouse(page: Page, action: str) -> None:
    page.locator(target(action)).click()


def by_touch(page: Page, action: str) -> None:
    what = target(action)
    page.locator(what).tap()
    if "data-hex" in what:  # the first tap shows what it brings
        page.locator(ACT).tap()


def by_key(page: Page, action: str) -> None:
    """The coach leads to what is meant: only Enter is left to press."""
    focused = page.locator(f"{target(action)}:focus")
    page.wait_for_function(
        "what => document.activeElement === document.body || document.querySelector(what)",
        arg=f"{target(action)}:focus",
    )
    assert focused.count() or action == NEXT
    page.keyboard.press("Enter")


WAYS = [
    pytest.param(by_mouse, "en", {}, id="mouse"),
    pytest.param(by_touch, "de", {"viewport": PHONE, "has_touch": True}, id="touch-German"),
    pytest.param(by_key, "de", {}, id="keyboard-German"),
]


@pytest.mark.parametrize(("act", "language", "options"), WAYS)
def test_the_first_lesson_to_its_end(
    visit: Visit, act: Act, language: str, options: dict[str, Any]
) -> None:
    page = visit(locale=language, **options).go("/learn")
    page.locator(f'a[href="/learn/{FIRST.name}"]').click()
    coach, learner = page.locator(".coach"), Learner(FIRST)
    words = speaker(language, FIRST.game, FOLDER)
    while (step := learner.step) is not None:
        scores = learner.room.game.scores()
        gold = {"gold": scores[0]["total"], "other": scores[1]["total"]}
        said = unmarked(words.say(f"lesson-{FIRST.name}-{step.text}", **gold))
        expect(coach.locator(".coach-text")).to_contain_text(said)
        action = meant(learner)
        act(page, action)
        learner.hear({"type": "play", "action": action})
    expect(coach.locator(".coach-text")).to_have_text(words.say("coach-finished"))
    coach.get_by_role("link").last.click()
    expect(page.locator(".learn-item.finished")).to_have_count(1)


def test_wrong_clicks_the_way_back_and_a_reload(visit: Visit) -> None:
    page = visit().go(f"/learn/{FIRST.name}")
    text, bubble = page.locator(".coach-text"), page.locator(".hex-label")
    page.locator('[data-hex="b6"]').click()
    expect(bubble).to_contain_text("press Next")
    for _ in range(4):
        page.locator(".coach .primary").click()
    expect(text).to_contain_text("Start next to a farm")
    page.locator('[data-hex="a1"]').click()
    expect(bubble).to_contain_text("grass")
    page.locator('[data-hex="a8"]').click()
    expect(bubble).to_contain_text("build next to the farm first")
    page.locator('[data-hex="e4"]').hover()
    expect(bubble).to_have_count(0)
    page.locator('[data-hex="b6"]').click()
    expect(text).to_contain_text("farm tile")

    page.reload()
    expect(text).to_contain_text("farm tile")
    page.get_by_role("button", name="Back").click()
    expect(text).to_contain_text("Start next to a farm")
    expect(page.locator('[data-hex="b6"]')).not_to_have_attribute("aria-label", re.compile("yours"))
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".learn-item.begun")).to_contain_text("Your first game")
    page.locator(".learn-item.begun").click()
    page.get_by_role("button", name="Start over").click()
    expect(text).to_contain_text("Welcome")


def test_winter_has_a_lesson_of_its_own(visit: Visit) -> None:
    page = visit().go("/learn/first-winter")
    text = page.locator(".coach-text")
    clicks = [
        ("same heart", ".coach .primary"),
        ("economy card", ".coach .primary"),
        ("tundra", '.legal[data-hex="j17"]'),
        ("tundra", '.legal[data-hex="j18"]'),
        ("Two coins", ".coach .primary"),
        ("a fort", '.legal[data-hex="i16"]'),
        ("purchase", ".pointed .primary"),
    ]
    for said, what in clicks:
        expect(text).to_contain_text(said)
        page.locator(what).click()
    expect(text).to_contain_text("next turn")


def test_a_newcomer_is_offered_a_lesson_and_an_easy_game(visit: Visit) -> None:
    page = visit().go()
    learn = page.get_by_role("link", name="Learn to play")
    expect(learn).to_contain_text("New here?")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".players")).to_contain_text("beginner")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.goto("/new")
    expect(page.locator(".seat-row select").last).to_have_value("bot beginner")
    won = [{"table": f"t{n}", "level": "beginner", "won": True} for n in range(2)]
    page.evaluate("won => localStorage.setItem('hexholm.results', JSON.stringify(won))", won)
    page.reload()
    expect(page.locator(".seat-row select").last).to_have_value("bot easy")


def test_two_wins_in_a_row_lead_to_the_next_level(visit: Visit, api: Api) -> None:
    made = at_the_end(api, "person", "random")
    page = visit().go()
    won = [{"table": table, "level": "easy", "won": True} for table in ("other", made.id)]
    page.evaluate("won => localStorage.setItem('hexholm.results', JSON.stringify(won))", won)
    page.goto(seat_path(made))
    expect(page.locator(".after")).to_contain_text("Two wins in a row")
