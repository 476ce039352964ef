"""Setting up a table: what is chosen is what is played."""

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import Player


def test_what_is_chosen_is_played(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    page.get_by_label("Name for Seat 1").fill("Ada")
    page.get_by_label("Who plays on Seat 2").select_option("Bot · easy")
    page.get_by_label("Who plays on Seat 3").select_option("Bot · hard")
    page.get_by_role("button", name="Seat 1: colour Blue").click()
    page.get_by_role("radio", name="Purple").check(force=True)
    page.get_by_role("button", name="First game").click()
    cards = page.get_by_role("group", name="Kingdom Builder cards")
    for _ in range(cards.get_by_role("button", pressed=True).count()):
        cards.get_by_role("button", pressed=True).first.click()
    for name in ("Miners", "Lords", "Hermits"):
        cards.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_text("All three are chosen.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^bottom left:")).click()
    picker = page.get_by_role("dialog", name="Section for the bottom left")
    picker.get_by_role("button", name=re.compile("Harbor")).click()
    expect(page.get_by_role("button", name=re.compile("^bottom left: Harbor"))).to_be_visible()
    page.get_by_role("button", name="Turn Harbor by 180°").click()
    page.get_by_label("Seed").fill("12")
    page.get_by_role("button", name="Start the game").click()

    player = Player(page, random.Random(1))
    player.wait_for_turn()
    shown = player.panel("Kingdom Builder cards").locator(".kb-card").all_inner_texts()
    assert [text.split("\n")[0] for text in shown[:3]] == ["Miners", "Lords", "Hermits"]
    expect(player.panel("Players").get_by_role("listitem")).to_have_count(3)
    sites = page.locator("[role=gridcell][aria-label*=Harbor]").evaluate_all(
        "(cells) => cells.map((cell) => cell.dataset.hex)"
    )
    assert sites
    assert all(hex_[0] < "k" and int(hex_[1:]) > 10 for hex_ in sites), "it lies bottom left"


def test_options_come_with_their_boxes_and_are_played(visit: Visit) -> None:
    page = visit().go("/new")
    options = page.get_by_role("region", name="Options")
    canoe = options.get_by_role("switch", name="Canoe on your own turn")
    capitols = options.get_by_role("group", name="Number of capitols")
    expect(options.get_by_role("switch", name="Lords need a settlement")).to_be_visible()
    expect(canoe).to_have_count(0)
    expect(capitols).to_have_count(0)
    boxes = page.get_by_role("group", name="Boxes")
    for box in ("Crossroads", "Marshlands", "Capitol"):
        boxes.get_by_role("switch", name=re.compile(f"^{box}")).click()
    expect(options.get_by_role("switch", name="Tiles move other pieces too")).not_to_be_checked()
    expect(options.get_by_role("switch", name="Swamp cards without swamp")).to_be_checked()
    expect(canoe).not_to_be_checked()
    expect(capitols.get_by_role("button", pressed=True)).to_have_text("2")
    canoe.check()
    capitols.get_by_role("button", name="1").click()
    expect(capitols.get_by_role("button", pressed=True)).to_have_text("1")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    sent = (asked.value.post_data_json or {})["setup"]["options"]
    assert (sent["canoe_own"], sent["capitols"], sent["swamp_cards"]) == (True, 1, True)
    Player(page, random.Random(1)).wait_for_turn()


def test_several_twists_but_none_that_contradict_each_other(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name=re.compile("^Winter Kingdom")).click()
    twists = page.get_by_role("group", name="Twists")
    cards = page.get_by_role("group", name="Scoring cards")
    expect(page.get_by_text("One is drawn at random, as the rulebook recommends.")).to_be_visible()
    twists.get_by_role("button", name=re.compile("^Hospitality")).click()
    overreach = twists.get_by_role("button", name=re.compile("^Overreach"))
    expect(overreach).to_have_attribute("aria-disabled", "true")
    expect(overreach).to_contain_text("Not with Hospitality: one hands out extra buildings")
    expect(cards.get_by_role("button", name=re.compile("^Followers"))).to_be_visible()
    twists.get_by_role("button", name=re.compile("^Keep away")).click()
    expect(cards.get_by_role("button", name=re.compile("^Followers"))).to_have_count(0)
    expect(page.get_by_text("2 chosen; the rulebook recommends one.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    shown = player.panel("Scoring cards").inner_text()
    assert "Hospitality" in shown
    assert "Keep away" in shown


def test_an_address_that_leads_nowhere_has_a_way_home(visit: Visit) -> None:
    ada = visit()
    ada.expect_fault("404")
    page = ada.go("/foo")
    expect(page.get_by_role("heading", name="Nothing is built here")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_same_seed_deals_the_same_game(visit: Visit) -> None:
    seen = []
    for _ in range(2):
        page = visit().go("/new")
        page.get_by_role("button", name="Surprise me").click()
        page.get_by_label("Seed").fill("4711")
        page.get_by_role("button", name="Start the game").click()
        player = Player(page, random.Random(1))
        look = player.wait_for_turn()
        cards = player.panel("Kingdom Builder cards").inner_text()
        land = page.get_by_role("gridcell").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        seen.append((player.card(), cards, look.hexes.keys(), land))
    assert seen[0] == seen[1]


def test_what_is_wrong_is_said(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_label("Name for Seat 1").fill("Ada")
    page.get_by_label("Who plays on Seat 2").select_option("Someone on this screen")
    page.get_by_label("Name for Seat 2").fill("ada")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_have_text("Two players have the same name.")
    page.get_by_label("Name for Seat 2").fill("Ben")
    page.get_by_label("Seed").fill("minus one")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_have_text("A seed is a whole number, 0 or more.")
    page.get_by_label("Seed").fill("1")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("dialog", name="Hand the screen to Ada")).to_be_visible()


def test_settings_are_kept(visit: Visit) -> None:
    ada = visit(color_scheme="light")
    page = ada.go()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("End my turn automatically when there is nothing left to do").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.build(3)
    player.wait_for_turn()
    assert len(player.settlements()) >= 6, "the turn ended by itself, the bot has played"


def test_the_turn_ends_only_after_a_question_where_that_is_wished(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before ending my turn").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.build(3)
    player.press_end()
    question = page.get_by_role("dialog", name="End your turn?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    assert len(player.settlements()) == 3
    page.keyboard.press("e")
    question.get_by_role("button", name="End turn").click()
    player.wait_for_turn()
    assert len(player.settlements()) >= 6
