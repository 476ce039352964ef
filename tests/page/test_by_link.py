"""Play by link: browsers that know of each other by nothing but links (issue 21)."""

import pytest
from playwright.sync_api import expect

import hexholm
from hexholm import links
from tests.page.conftest import Visit
from tests.page.friends import Friend
from tests.page.tables import seat_path
from tests.page.visitor import PHONE
from tests.table.helpers import Api


@pytest.fixture
def friends(visit: Visit) -> list[Friend]:
    return [Friend(visit(), "Anna"), Friend(visit(viewport=PHONE), "Ben"), Friend(visit(), "Cleo")]


def test_an_older_link_and_one_that_went_another_way_leave_the_choice(
    friends: list[Friend],
) -> None:
    anna, ben, other = friends
    anna.begin(others=1)
    url = anna.send()
    ben.sit(url)
    mine = ben.send()
    ben.open(url)
    expect(
        ben.page.get_by_role("heading", name="This link is older than your game")
    ).to_be_visible()
    ben.page.get_by_role("button", name="Show my game").click()
    expect(ben.page.get_by_role("button", name="Send turn")).to_be_visible()
    other.sit(url)
    theirs = other.send()
    anna.open(mine)
    expect(anna.page.get_by_role("region", name="Players")).to_contain_text("Ben")
    table = anna.page.url
    anna.open(theirs)
    expect(anna.page.get_by_role("heading", name="This link went another way")).to_be_visible()
    anna.page.get_by_role("button", name="Take theirs as a new game").click()
    anna.page.get_by_role("button", name="That’s me").first.click()
    anna.page.get_by_role("button", name="Take this seat").click()
    expect(anna.page.get_by_role("region", name="Players")).to_contain_text("Cleo")
    assert anna.page.url != table
    anna.open(mine)
    expect(anna.page).to_have_url(table)


@pytest.mark.parametrize("wrong", ["1abcdefghij", "{:.40}", "{}x"])
def test_a_link_that_is_not_whole_is_refused_in_words(visit: Visit, wrong: str) -> None:
    friend = Friend(visit(viewport=PHONE), "Ben")
    friend.visitor.expect_fault("422")
    link = links.pack(hexholm.new_game(seed=1))
    friend.open(f"{friend.visitor.address}/play#{wrong.format(link)}")
    expect(friend.page.get_by_role("alert")).to_contain_text("incomplete, or it was changed")
    friend.page.get_by_role("link", name="Home").last.click()
    expect(friend.page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_game_against_bots_is_taken_along_and_brought_back(
    friends: list[Friend], api: Api
) -> None:
    home, pocket, _ = friends
    made = api.create("person", "greedy", seed=4)
    home.open(home.visitor.address + seat_path(made))
    home.page.get_by_role("button", name="Menu").click()
    home.page.get_by_role("button", name="Take the game along").click()
    url = home.sent()
    pocket.visitor.go("/")
    pocket.page.get_by_placeholder("Paste it here").fill(url)
    pocket.page.get_by_role("button", name="Open", exact=True).click()
    pocket.page.get_by_role("button", name="Play on here").click()
    pocket.player.play_turn()
    pocket.player.wait_for_turn()
    pocket.page.get_by_role("button", name="Menu").click()
    pocket.page.get_by_role("button", name="Take the game along").click()
    home.open(pocket.sent())
    home.player.wait_for_turn()
    assert set(home.player.settlements()) == set(pocket.player.settlements())
    assert home.player.settlements()
