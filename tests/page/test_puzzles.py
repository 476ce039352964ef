"""A puzzle in the browser: solved on the board, judged, and its solution shown."""

from playwright.sync_api import Page, expect

from hexholm.game import END, Action
from hexholm.puzzles import puzzles
from tests.page.conftest import Visit

THOUGHT = 60_000
"""Judging a turn is an amount of work, not of time."""
PLAIN = {"build", "end"}
ONE = min(
    puzzles().values(), key=lambda one: len({action.verb for action in one.best.actions} - PLAIN)
)


def click(page: Page, action: Action) -> None:
    targets = {
        "end": ".end-turn",
        "use": f'.tile[aria-disabled=false]:has([href="#location-{action.arg}"])',
    }
    page.locator(targets.get(action.verb, f'[data-hex="{action.arg}"]')).first.click()


def test_a_puzzle_is_solved_judged_and_explained(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".puzzle-daily")).to_contain_text("Puzzle of the day")
    page.locator(f'.puzzle-item[href="/puzzles/{ONE.name}"]').click()
    panel = page.locator(".puzzle")
    expect(panel).to_contain_text("Find the best turn")
    for action in ONE.best.actions:
        click(page, action)
    expect(panel).to_contain_text("Solved!", timeout=THOUGHT)
    expect(panel).to_contain_text("chance of winning")

    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("The best turn")
    expect(panel.locator(".facts li")).to_have_count(len(ONE.facts))
    steps = len([action for action in ONE.best.actions if action != END])
    panel.get_by_role("button", name="One action forward").click()
    expect(panel.locator(".puzzle-steps")).to_contain_text(f"of {steps}")
    panel.get_by_role("button", name="One action back").click()
    panel.locator("summary").click()
    expect(panel.locator(".puzzle-others > li")).to_have_count(len(ONE.others))

    panel.get_by_role("link", name="All puzzles").click()
    solved = page.locator(f'.puzzle-item.solved[href="/puzzles/{ONE.name}"]')
    expect(solved).to_contain_text("Solved")
