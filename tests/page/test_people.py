"""Others at the table: those who watch, who leave, who come by the list or from a phone."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import in_the_middle, seat_path, watch_path
from tests.table.helpers import Api, running, with_data


def test_who_watches_sees_everything_and_can_do_nothing(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "person", turns=2)
    eve, ada = visit(), visit()
    page = eve.go(watch_path(made))
    expect(page.get_by_text("You are watching").first).to_be_visible()
    watcher = Player(page, random.Random(1))
    player = Player(ada.go(seat_path(made, 0)), random.Random(2))
    player.wait_for_turn()
    assert watcher.settlements() == player.settlements()
    assert not watcher.look().can_act
    for name in ("Undo", "Take back", "End turn", re.compile("^Let a bot")):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.mouse.click(*next(iter(player.look().hexes.values())))
    expect(page.locator(".hex-label")).to_contain_text("It’s Player 1’s turn.")
    page.keyboard.press("e")
    player.build(1)
    expect(page.locator(SETTLEMENT)).to_have_count(len(player.settlements()))
    assert [line.replace("Player 1", "You") for line in watcher.log()] == player.log()


def test_a_public_table_is_listed_and_my_games_are_remembered(visit: Visit) -> None:
    ada, eve = visit(), visit()
    page = ada.go("/new")
    page.get_by_label("Name for Seat 1").fill("Ada Lovelace")
    page.get_by_label("Others may watch").check()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    table = page.url.partition("#")[0].rpartition("/")[2]

    seen = eve.go()
    seen.get_by_role("region", name="Watch").get_by_role("link", name=table).click()
    expect(seen.get_by_text("You are watching").first).to_be_visible()
    player.build(1)
    expect(seen.locator(SETTLEMENT)).to_have_count(1)

    page.get_by_role("link", name="hexholm").click()
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem")).to_contain_text("Your turn")
    expect(page.get_by_role("region", name="Watch").get_by_role("link", name=table)).to_have_count(
        0
    )
    games.get_by_role("link", name=table).click()
    player.wait_for_turn()
    assert len(player.settlements()) == 1
    page.go_back()
    games.get_by_role("button", name=f"Remove {table}").click()
    expect(games.get_by_role("listitem")).to_have_count(0)


def test_who_leaves_is_replaced_by_a_bot_by_vote(visit: Visit, api: Api) -> None:
    made = api.create("person", "person", "person", preset="first-game", seed=4)
    ada, ben, cleo = (
        Player(visit().go(seat_path(made, seat)), random.Random(seat)) for seat in range(3)
    )
    ada.play_turn()
    ben.wait_for_turn()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the game").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    for player in (ada, cleo):
        expect(player.page.get_by_text("Player 2 has left. Let a bot take over?")).to_be_visible()
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_text("You agreed; waiting for the others")).to_be_visible()
    assert len(cleo.settlements()) == 3, "one of two votes is not enough"
    cleo.page.get_by_role("button", name="Let a bot play").click()
    cleo.wait_for_turn()
    assert len(cleo.settlements()) == 6
    assert any(line.startswith("A bot takes over from") for line in cleo.log())
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(ben.page.get_by_text("You are watching").first).to_be_visible()
    assert not ben.look().can_act
    cleo.play_turn()
    assert ada.wait_for_turn().hexes


def test_a_wrong_link_says_so(visit: Visit, api: Api) -> None:
    made = api.create("person", "random")
    ada = visit()
    page = ada.go(f"/t/{made.id}#seat=wrong")
    expect(page.get_by_text("Check that it’s complete")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("textbox", name="Got a link?").fill("http://example.com/")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This isn’t a complete link to a table or a game."
    )
    page.get_by_role("textbox", name="Got a link?").fill(ada.address + watch_path(made))
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("You are watching").first).to_be_visible()


def test_a_phone_joins_by_a_qr_code_when_the_server_is_open(visit: Visit, tmp_path: Path) -> None:
    elsewhere = "http://192.0.2.7:8000"
    with running(with_data(tmp_path, addresses=(elsewhere,))) as address:
        page = visit(address).go("/new")
        page.get_by_label("Who plays on Seat 2").select_option("Open: by invitation link")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
        invitation = page.get_by_label("Invite players with this link").input_value()
        assert invitation.startswith(f"{elsewhere}/t/")
        page.goto("about:blank")


def test_no_qr_code_on_a_server_for_this_machine_alone(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_label("Who plays on Seat 2").select_option("Open: by invitation link")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Invite players with this link")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the invitation link")).to_have_count(0)
