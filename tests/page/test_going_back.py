"""Undo within a turn, and taking a whole turn back."""

import random

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import seat_path
from tests.table.helpers import Api


def test_undo_within_a_turn(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    first = player.wait_for_turn()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    player.build(1)
    one = player.look()
    player.build(1)
    undo.click()
    expect(page.locator(SETTLEMENT)).to_have_count(1)
    assert player.look() == one
    page.keyboard.press("u")
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    assert player.look().hexes.keys() == first.hexes.keys()
    expect(undo).to_be_disabled()
    assert player.log() == ["The game begins"]
    player.play_turn()
    assert len(player.settlements()) >= 3


def take_back(page: Page) -> None:
    """By the menu, as at every size."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back my turn").click()


def test_taking_back_is_free_against_a_bot(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(2))
    first = player.wait_for_turn()
    card = player.card()
    player.play_turn()
    player.wait_for_turn()
    assert len(player.settlements()) >= 6
    take_back(page)
    asked = page.get_by_role("dialog", name="Take back your last turn?")
    expect(asked).to_contain_text("What Orange played since is undone too.")
    asked.get_by_role("button", name="Cancel").click()
    assert len(player.settlements()) >= 6, "nothing happens without a yes"
    take_back(page)
    asked.get_by_role("button", name="Take back").click()
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    assert player.wait_for_turn().hexes.keys() == first.hexes.keys()
    assert player.card() == card


def test_between_people_a_take_back_is_asked_for(visit: Visit, api: Api) -> None:
    made = api.create("person", "person", preset="first-game", seed=3)
    ada, ben = visit(), visit()
    mine = Player(ada.go(seat_path(made, 0)), random.Random(1))
    theirs = Player(ben.go(seat_path(made, 1)), random.Random(2))
    mine.play_turn()
    theirs.wait_for_turn()
    theirs.build(1)
    before = theirs.settlements()
    asks = theirs.page.get_by_role("alert").filter(has_text="asks to take back their last turn")
    waits = mine.page.get_by_role("status").filter(has_text="Waiting for Player 2 to agree")

    def ask() -> None:
        take_back(mine.page)
        mine.page.get_by_role("dialog").get_by_role("button", name="Ask to take back").click()

    ask()
    expect(asks).to_contain_text("Player 1")
    expect(waits).to_be_visible()
    assert theirs.settlements() == before, "asking alone changes nothing"
    asks.get_by_role("button", name="Decline").click()
    expect(asks).to_have_count(0)
    expect(waits).to_have_count(0)
    told = mine.page.get_by_role("alert").filter(has_text="Player 2 declined")
    expect(told).to_be_visible()
    expect(theirs.page.get_by_text("Player 2 declined")).to_have_count(0)
    assert mine.settlements() == theirs.settlements() == before

    ask()
    expect(told).to_have_count(0)
    asks.get_by_role("button", name="Agree").click()
    for player in (mine, theirs):
        expect(player.page.locator(SETTLEMENT)).to_have_count(0)
    expect(waits).to_have_count(0)
    assert mine.wait_for_turn().hexes
    assert not theirs.look().can_act
    mine.play_turn()
    theirs.play_turn()
    assert mine.wait_for_turn().hexes
