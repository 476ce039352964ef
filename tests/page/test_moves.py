"""The list of moves: games played from it by keyboard alone, and by touch on a phone."""

import random

import pytest
from playwright.sync_api import expect

from tests.page import winter
from tests.page.conftest import Visit
from tests.page.listing import ListPlayer
from tests.page.player import SETTLEMENT
from tests.page.tables import in_the_middle, seat_path
from tests.page.test_whole_games import check_end
from tests.page.visitor import PHONE
from tests.page.winter import WINTER
from tests.table.helpers import Api, Made

WHOLE_GAME = 99


def at_the_list(visit: Visit, made: Made, seed: int = 1) -> ListPlayer:
    page = visit().go(seat_path(made, 0))
    page.get_by_role("grid").wait_for()
    player = ListPlayer(page, random.Random(seed))
    player.open()
    return player


def test_a_whole_game(visit: Visit, api: Api) -> None:
    made = api.create("person", "greedy", preset="first-game", seed=4)
    player = at_the_list(visit, made)
    player.turns(WHOLE_GAME)
    assert made.state()["view"]["over"]
    verbs = {action.split()[0] for action in player.played}
    assert verbs >= {"build", "use", "end"}
    check_end(player.page, "You", "Orange")


def test_winter_kingdom(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=2, game=WINTER)
    player = at_the_list(visit, made)
    player.turns(3)
    assert {"build", "end"} <= {action.split()[0] for action in player.played}


def test_buying_from_the_list(visit: Visit, api: Api) -> None:
    made = winter.at_the_purchase(api, coins=9)
    player = at_the_list(visit, made)
    assert player.wait()
    bought = [one for one in player.listed() if one.startswith("buy")]
    dialog = player.page.get_by_role("dialog")
    for title in ("Buy a talent", "Upgrade a talent", "Your turn"):
        expect(dialog.get_by_role("region", name=title)).to_be_visible()
    expect(player.page.locator(f"[data-action='{bought[0]}']")).to_contain_text("coins")
    player.play(bought[0])
    assert player.wait()
    assert bought[0] not in player.listed()


def test_all_boxes_list_all_that_is_legal(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", "random", preset="everything", turns=3)
    player = at_the_list(visit, made)
    for _ in range(12):
        assert player.wait()
        legal = made.state(made.secrets[0])["legal"]
        hexes = [f"{verb} {hex}" for verb, some in legal["hexes"].items() for hex in some]
        listed = [one for one in player.listed() if one != "undo"]
        assert sorted(listed) == sorted(hexes + legal["others"])
        player.play(player.choose())


def test_undo_and_the_way_back_to_the_board(visit: Visit, api: Api) -> None:
    made = api.create("person", "greedy", preset="first-game", seed=4)
    player = at_the_list(visit, made)
    page = player.page
    assert player.wait()
    player.play(player.choose())
    expect(page.locator(SETTLEMENT)).to_have_count(1)
    expect(page.locator(".moves-said")).to_contain_text("You built on")
    assert player.wait()
    player.play("undo")
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("by", ["menu", "first stop"])
def test_it_is_found_without_its_key(visit: Visit, api: Api, by: str) -> None:
    made = api.create("person", "greedy", preset="first-game", seed=4)
    if by == "menu":
        page = visit(viewport=PHONE, has_touch=True, is_mobile=True).go(seat_path(made))
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("dialog").get_by_role("button", name="List of moves").tap()
        page.locator(".move").first.tap()
        expect(page.locator(SETTLEMENT)).to_have_count(1)
    else:
        page = visit().go(seat_path(made))
        page.get_by_role("grid").wait_for()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="List of moves")
    expect(dialog.get_by_role("region", name="Build")).to_be_visible()
