"""Several people at one screen: the hand is covered until the next one has taken over."""

import random

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, TERRAINS, Player


def begin(page: Page) -> Player:
    """Ada and Ben sit down at one screen."""
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Name for Seat 1").fill("Ada")
    page.get_by_label("Who plays on Seat 2").select_option("Someone on this screen")
    page.get_by_label("Name for Seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    return Player(page, random.Random(1))


def is_button(page: Page, at: tuple[float, float]) -> bool:
    found: bool = page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y).closest('button')", at
    )
    return found


def check_covered(player: Player, name: str) -> None:
    """Nothing of the hand is to be seen, and nothing can be done but to take over."""
    page = player.page
    cover = page.get_by_role("dialog", name=f"Hand the screen to {name}")
    expect(cover).to_be_visible()
    box, size = cover.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (
        0,
        0,
        size["width"],
        size["height"],
    )
    hand = page.locator(".hand").text_content() or ""
    assert "Hidden until it is played" in hand
    assert not [terrain for terrain in TERRAINS if terrain in hand]
    before = player.look()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    free = (at for at in before.hexes.values() if not is_button(page, at))
    page.mouse.click(*next(free, (3, 3)))
    expect(cover).to_be_visible()
    assert player.look().mark == before.mark


def test_the_cover_hides_the_hand_between_turns(visit: Visit) -> None:
    page = visit().go()
    player = begin(page)
    for name in ("Ada", "Ben", "Ada"):
        player.wait_for_turn()
        check_covered(player, name)
        player.uncover()
        hand = page.get_by_role("region", name=f"{name}’s terrain card")
        shown = [terrain for terrain in TERRAINS if terrain in hand.inner_text()]
        assert len(shown) == 1
        assert player.wait_for_turn().hexes
        player.finish_turn()


def test_who_trusts_each_other_plays_without_the_cover(visit: Visit) -> None:
    page = visit().go()
    player = begin(page)
    player.wait_for_turn()
    page.get_by_role("button", name="Don’t cover the hand again").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    player.finish_turn()
    expect(page.get_by_role("region", name="Ben’s terrain card")).to_be_visible()
    assert not player.wait_for_turn().covered
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Cover the hand between turns on a shared screen").check()
    player.wait_for_turn()
    player.uncover()
    page.get_by_role("button", name="Close").click()
    player.finish_turn()
    assert player.wait_for_turn().covered


def test_taking_back_is_free_on_one_screen(visit: Visit) -> None:
    page = visit().go()
    player = begin(page)
    player.wait_for_turn()
    page.get_by_role("button", name="Don’t cover the hand again").click()
    player.finish_turn()
    assert len(player.settlements()) == 3
    page.get_by_role("button", name="Take back my turn").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    expect(page.get_by_role("region", name="Ada’s terrain card")).to_be_visible()
