"""How a turn ends: by a press, after a question, or by itself, as the person likes it."""

import random

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import Player


def begin(page: Page, setting: str) -> Player:
    """Play now with a setting turned on, up to the moment when only the end is left."""
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(3))
    player.wait_for_turn()
    page.get_by_role("button", name="Settings").first.click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text(setting).click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    player.build(3)
    return player


def test_it_can_ask_first(visit: Visit) -> None:
    page = visit().go()
    player = begin(page, "Ask before ending my turn")
    player.press_end()
    question = page.get_by_role("dialog")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert player.look().end, "the turn has not ended"
    player.press_end()
    question.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_it_can_end_by_itself(visit: Visit) -> None:
    page = visit().go()
    begin(page, "End my turn automatically")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
