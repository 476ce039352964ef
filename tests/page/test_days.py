"""A game over days, somebody who is away and comes back, a clock that runs out."""

import random
import re
import signal
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import seat_path
from tests.page.visitor import PHONE
from tests.table.helpers import Api, Process, running, with_data


def bot_offered(page: Page) -> Locator:
    return page.get_by_role("button", name="Let a bot play")


def test_a_game_over_days_goes_on_after_a_restart(visit: Visit, tmp_path: Path) -> None:
    """Ben sits down at his desk and finds the game on his phone, by the link of his profile."""
    server = Process(tmp_path)
    port = int(server.address.rpartition(":")[2])
    try:
        ada, ben = visit(server.address), visit(server.address)
        desk = ben.go("/me")
        desk.get_by_label("Your name").fill("Ben")
        desk.get_by_role("button", name="Create my profile").click()
        desk.get_by_role("button", name="Show link and QR code").click()
        profile = desk.get_by_role("textbox", name="My profile link").input_value()
        page = ada.go("/new")
        page.get_by_label("Name for Seat 1").fill("Ada")
        page.get_by_label("Who plays on Seat 2").select_option("Open: by invitation link")
        page.get_by_role("button", name="Over days").click()
        expect(page.get_by_label("A bot may step in for someone away after")).to_have_count(0)
        page.get_by_label("Time per turn").select_option("2 days")
        page.get_by_role("button", name="Open the table").click()
        invitation = page.get_by_label("Invite players with this link").input_value()
        desk.goto(invitation)
        expect(desk.get_by_label("Your name")).to_have_value("Ben")
        desk.get_by_role("button", name="Sit down").click()
        mine = Player(page, random.Random(1))
        mine.wait_for_turn()
        timer = page.get_by_role("timer", name=re.compile("^Time left for Ada: (2 days|1 day)"))
        expect(timer.first).to_be_visible()
        desk.goto("about:blank")  # he has other things to do
        expect(page.get_by_text("away", exact=True)).to_be_visible()
        mine.play_turn()
        expect(
            page.get_by_role("timer", name=re.compile("^Time left for Ben")).first
        ).to_be_visible()
        expect(bot_offered(page)).to_have_count(0)
        before = mine.settlements()

        ada.expect_fault("WebSocket connection to .* failed")
        lost = page.get_by_role("alert").filter(has_text="Reconnecting…")
        server.end(signal.SIGKILL)
        expect(lost).to_be_visible()
        server = Process(tmp_path, port=port)
        expect(lost).to_have_count(0)
        expect(
            page.get_by_role("timer", name=re.compile("^Time left for Ben")).first
        ).to_be_visible()
        assert mine.settlements() == before
        phone = visit(server.address, viewport=PHONE, has_touch=True).go(profile)
        expect(phone.get_by_text("Your profile is on this device now.")).to_be_visible()
        phone.goto("/")
        games = phone.get_by_role("region", name="My games")
        games.get_by_role("link").filter(has_text="Your turn").click()
        expect(phone.locator(SETTLEMENT)).to_have_count(len(before))
        expect(
            phone.get_by_role("timer", name=re.compile("^Time left for Ben")).first
        ).to_be_visible()
        expect(page.get_by_text("away", exact=True)).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_contain_text("This game is played over days.")
    finally:
        server.end()


def test_a_bot_takes_over_and_the_person_takes_the_seat_back(visit: Visit, tmp_path: Path) -> None:
    with running(with_data(tmp_path, away=2.0)) as address, closing(Api(address)) as api:
        made = api.create("person", "person", preset="first-game", seed=4)
        ada, ben = visit(address), visit(address)
        mine = Player(ada.go(seat_path(made, 0)), random.Random(1))
        theirs = ben.go(seat_path(made, 1))
        mine.play_turn()
        expect(bot_offered(mine.page)).to_have_count(0)
        theirs.goto("about:blank")
        waits = mine.page.get_by_text(re.compile(r"^Player 2 is away\. .* in 0:0\d\.$"))
        expect(waits).to_be_visible()
        expect(bot_offered(mine.page)).to_have_count(0)
        bot_offered(mine.page).click()
        mine.wait_for_turn()
        expect(mine.page.locator(SETTLEMENT)).to_have_count(6)
        expect(mine.page.get_by_text("stand-in · normal")).to_be_visible()

        theirs.goto(seat_path(made, 1))
        back = theirs.get_by_role("alert").filter(has_text="A bot is playing for you.")
        back.get_by_role("button", name="Take my seat back").click()
        expect(back).to_have_count(0)
        told = mine.page.get_by_role("status").filter(has_text="took the seat back from the bot")
        expect(told).to_be_visible()
        expect(mine.page.get_by_text("stand-in · normal")).to_have_count(0)
        mine.play_turn()
        player = Player(theirs, random.Random(2))
        player.play_turn()
        assert any("took your seat back" in line for line in player.log())
        for page in (mine.page, theirs):
            page.goto("about:blank")


def test_a_clock_runs_out_and_a_bot_plays_the_turn(visit: Visit, api: Api) -> None:
    clock = {"clock": {"seconds": 12, "end": "bot"}}
    made = api.create("person", "person", preset="first-game", seed=4, pace=clock)
    ada, ben = visit(), visit()
    mine, theirs = ada.go(seat_path(made, 0)), ben.go(seat_path(made, 1))
    for page in (mine, theirs):
        timer = page.get_by_role("timer", name=re.compile("^Time left for Player 1: 0:[01][0-9]"))
        expect(timer.first).to_be_visible()
        expect(timer).to_have_count(2)  # beside what to do, and at the seat
    for page in (mine, theirs):
        expect(page.locator(SETTLEMENT)).to_have_count(3)
    late = "Time is up: a bot plays this turn for"
    expect(theirs.get_by_role("region", name="Log")).to_contain_text(f"{late} Player 1")
    expect(mine.get_by_role("region", name="Log")).to_contain_text(f"{late} you")
    expect(theirs.get_by_role("timer", name=re.compile("^Time left for Player 2"))).to_have_count(2)
