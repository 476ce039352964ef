"""Any game step by step, played on from any step, taken away as a file and brought back."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import hexholm
from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import at_the_end, in_the_middle, seat_path
from tests.table.helpers import Api


def step(page: Page) -> tuple[int, int]:
    """The step shown, and the last one."""
    text = page.get_by_role("slider", name="Step of the game").get_attribute("aria-valuetext")
    found = re.fullmatch(r"Step (\d+) of (\d+)", text or "")
    assert found, text
    return int(found[1]), int(found[2])


def test_stepping_through_a_finished_game(visit: Visit, api: Api) -> None:
    made = at_the_end(api, "person", "greedy")
    record = made.get("/record").json()
    page = visit().go(seat_path(made, replay=True))
    slider = page.get_by_role("slider", name="Step of the game")
    words = page.get_by_role("status").filter(has_text=re.compile(r"\w")).first
    expect(slider).to_be_visible()
    last = len(record["log"])
    assert step(page) == (0, last)
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()
    expect(words).to_have_text("The game begins")
    expect(page.locator(SETTLEMENT)).to_have_count(0)

    page.keyboard.press("ArrowRight")
    assert step(page) == (1, last)
    expect(page.locator(SETTLEMENT)).to_have_count(1)
    place = record["log"][0].split()[1]
    expect(words).to_have_text(f"You built on {place}")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(SETTLEMENT)).to_have_count(2)
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(words).to_contain_text("ended the turn")
    assert step(page)[0] == record["log"].index("end") + 1
    page.keyboard.press("End")
    assert step(page) == (last, last)
    end = hexholm.replay(record)
    count = sum(len(player["settlements"]) for player in end.to_dict()["players"])
    expect(page.locator(SETTLEMENT)).to_have_count(count)
    gold = page.get_by_role("table", name="Gold at this step")
    totals = gold.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    expect(totals).to_have_text([str(score["total"]) for score in end.scores()])
    page.keyboard.press("Home")
    assert step(page) == (0, last)

    slider.focus()
    page.keyboard.press("ArrowRight")
    assert step(page) == (1, last)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(step(page)[0] - last / 2) <= 3
    page.get_by_role("region", name="Log").get_by_role("button").first.click()
    assert 0 < step(page)[0] < 5

    now = step(page)[0]
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "(now) => Number(document.querySelector('input[type=range]').value) > now + 1", arg=now
    )
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_on_from_a_step(visit: Visit, api: Api) -> None:
    made = at_the_end(api, "person", "greedy", seed=6)
    page = visit().go(seat_path(made, replay=True))
    page.get_by_role("slider", name="Step of the game").wait_for()
    page.keyboard.press("End")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    player = Player(page, random.Random(1))
    at, last = step(page)
    assert at < last
    record = made.get("/record").json()
    then = hexholm.replay(record | {"log": record["log"][:at]}).to_dict()
    position = {name for one in then["players"] for name in one["settlements"]}
    expect(page.locator(SETTLEMENT)).to_have_count(len(position))
    assert set(player.settlements()) == position
    page.get_by_role("button", name="Play on from here").click()
    asked = page.get_by_role("dialog", name="Play on from here")
    expect(asked.get_by_label("Name for Seat 1")).to_have_value("Player 1")
    other = asked.get_by_label("Who plays on Seat 2")
    expect(other).to_have_value("bot greedy")
    other.select_option("Someone on this screen")
    asked.get_by_role("button", name="Play on", exact=True).click()
    page.get_by_role("slider").wait_for(state="detached")
    assert f"/t/{made.id}" not in page.url
    look = player.wait_for_turn()
    assert look.covered, "all seats are on this screen now"
    assert set(player.settlements()) == position
    player.play_turn()
    assert set(player.settlements()) != position
    player.play_out()
    expect(page.get_by_role("table", name="Gold by card and player")).to_be_visible()


def test_download_and_upload(visit: Visit, api: Api, tmp_path: Path) -> None:
    made = at_the_end(api, "person", "random", seed=7)
    ada = visit()
    page = ada.go(seat_path(made, replay=True))
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    assert waiting.value.suggested_filename == f"hexholm-{made.id}.json"
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    record = json.loads(file.read_text())
    game = hexholm.replay(record)
    assert game.over
    last = step(page)[1]

    def upload(path: Path) -> None:
        page.goto("/")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Choose a file").click()
        chooser.value.set_files(path)

    upload(file)
    page.get_by_role("slider", name="Step of the game").wait_for()
    assert made.id not in page.url
    assert step(page) == (0, last)

    half = tmp_path / "half.json"
    half.write_text(json.dumps(record | {"log": record["log"][:40]}))
    upload(half)
    player = Player(page, random.Random(1))
    assert player.wait_for_turn().covered
    assert player.play_turn().covered

    wrong = tmp_path / "wrong.json"
    wrong.write_text("once upon a time")
    upload(wrong)
    expect(page.get_by_role("alert")).to_have_text("This file isn’t a record of a game.")
    ada.expect_fault(r"status 422: POST .*/api/records$|the server responded with a status of 422")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record | {"log": [*record["log"][:3], "build a1 a2"]}))
    upload(broken)
    expect(page.get_by_role("alert")).to_contain_text("build a1 a2")


def test_replay_of_a_running_game_is_kept_up_to_date(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=2)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Step of the game").wait_for()
    expect(page.get_by_text("The record can be downloaded when the game is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Download")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(SETTLEMENT).nth(8)).to_be_attached()
    page.get_by_role("link", name="Back to table").click()
    assert player.wait_for_turn().hexes
