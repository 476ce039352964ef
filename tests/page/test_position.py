"""The position editor in a browser: set up, refused in words, advised, played on, shared, kept."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import hexholm
from hexholm.hexes import neighbours
from hexholm.position.editing import written
from tests.page.conftest import Visit
from tests.page.visitor import DESKTOP, PHONE, TABLET
from tests.table.helpers import PATIENCE

THINKING_MS = 3000 * PATIENCE
FINE = "This position can be played."


def hex_at(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(f'[data-hex="{name}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def brush(page: Page, name: str) -> None:
    page.get_by_role("radio", name=re.compile(name)).click()


def near_the_end() -> hexholm.Game:
    """Blue has one settlement left, and the next turn is the last."""
    game = hexholm.new_game(preset="first-game", seed=1)
    board, data = game.board, written(game)
    land = board.grid.named(board.buildable & ~neighbours(board.sites))
    data["players"][0] |= {"hand": ["forest"], "settlements": land[:39]}
    return hexholm.load_game(data)


def test_from_nothing_to_advice_and_a_game_against_a_bot(visit: Visit) -> None:
    """Painted by mouse and by keys; what can't be is told at once, and nothing is lost."""
    page = visit(viewport=DESKTOP).go("/shelf")
    page.get_by_role("link", name="Position editor").click()
    page.get_by_role("button", name=re.compile("Kingdom Builder")).click()
    expect(page.get_by_text(FINE)).to_be_visible()

    page.mouse.move(*hex_at(page, "g18"))
    page.mouse.down()
    page.mouse.move(*hex_at(page, "i18"), steps=4)
    page.mouse.up()
    expect(page.get_by_role("radio", name="Blue, settlements: 3 of 40")).to_be_checked()
    wrong = page.get_by_role("region", name="What is wrong")
    expect(wrong).to_contain_text("Oasis f18: this player is next to it")
    wrong.get_by_role("button", name="Put right").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    page.keyboard.press("2")
    page.mouse.click(*hex_at(page, "d4"))
    expect(wrong).to_contain_text("Nobody can build on d4: it’s a castle (B-3.2)")
    expect(page.locator(".wrong-hexes path")).to_have_count(1)
    ask = page.get_by_role("button", name="What would you play?")
    expect(ask).to_be_disabled()
    page.reload()
    expect(wrong).to_be_visible()
    expect(page.get_by_role("radio", name="Orange, settlements: 1 of 40")).to_be_visible()

    page.keyboard.press("e")
    page.locator('[data-hex="d4"]').focus()
    page.keyboard.press("Space")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("Control+z")
    expect(wrong).to_be_visible()
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.locator('[data-hex="k9"]').focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.up("Shift")
    expect(page.get_by_role("radio", name="Orange, settlements: 2 of 40")).to_be_checked()

    blue = page.locator("details").filter(has=page.get_by_text("Blue"))
    blue.get_by_role("button", name=re.compile("Remove")).first.click()
    blue.get_by_role("combobox", name="Add: Hand").select_option("desert")
    expect(blue.get_by_role("combobox", name="State of Oasis, f18")).to_be_visible()
    blue.get_by_role("textbox", name="Gold collected during play").fill("4")
    blue.get_by_role("textbox", name="Gold collected during play").press("Enter")
    expect(wrong).to_contain_text("No card has paid these 4 gold")
    wrong.get_by_role("switch", name=re.compile("Made up")).click()
    expect(page.get_by_text(FINE)).to_be_visible()
    expect(page.get_by_text("Build on desert, next to your settlements")).to_be_visible()

    ask.click()
    panel = page.get_by_role("region", name="Advice")
    expect(panel).to_contain_text("to win", timeout=THINKING_MS)
    expect(panel.locator(".facts li").first).to_be_visible()
    assert page.locator(".way-mark").count() >= 3

    page.get_by_role("button", name="Play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("region", name="Players")).to_contain_text("37")
    page.locator('[aria-label*=", press to build"]').first.click()
    expect(page.locator('[role=gridcell][aria-label*=", your "]')).to_have_count(4)


def test_winter_kingdom_on_a_phone_by_touch(visit: Visit) -> None:
    """Houses and forts by the finger, talents and coins below, and advice."""
    page = visit(viewport=PHONE, has_touch=True).go("/position")
    page.get_by_role("button", name=re.compile("Winter Kingdom")).tap()
    expect(page.get_by_text(FINE)).to_be_visible()
    land = page.evaluate(
        """() => [...document.querySelectorAll("[role=gridcell]")]
          .filter((one) => /Tundra|Snowscape/.test(one.ariaLabel)).map((one) => one.dataset.hex)"""
    )
    assert len(land) > 5
    page.touchscreen.tap(*hex_at(page, land[0]))
    brush(page, "Orange, forts")
    page.touchscreen.tap(*hex_at(page, land[1]))
    expect(page.get_by_role("radio", name="Orange, forts: 1 of 4")).to_be_checked()
    expect(page.get_by_role("radio", name="Blue, houses: 1 of 32")).to_be_visible()
    blue = page.locator("details").filter(has=page.get_by_text("Blue"))
    blue.get_by_role("button", name="Coins: more").tap()
    mine = blue.get_by_role("button", name=re.compile("Remove")).nth(1)
    talent = (mine.text_content() or "").strip()
    mine.tap()
    blue.get_by_role("combobox", name="Add: Talents bought").select_option(label=talent)
    blue.get_by_role("combobox", name=f"State of {talent}").select_option(label="upgraded")
    expect(page.get_by_text(FINE)).to_be_visible()
    blue.get_by_role("combobox", name="Add: Talents in hand").select_option(label=talent)
    wrong = page.get_by_role("region", name="What is wrong")
    expect(wrong).to_contain_text("is held twice")
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="What would you play?").tap()
    panel = page.get_by_role("region", name="Advice")
    expect(panel).to_contain_text("to win", timeout=THINKING_MS)


def test_shared_as_a_link_a_picture_a_case_and_a_puzzle(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(viewport=TABLET)
    game = near_the_end()
    page = visitor.go(f"/position#{game.text()}")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    assert hexholm.from_text(link.partition("#")[2]).position() == game.position()
    for kind in ("svg", "png"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"({kind})").click()
        saved.value.save_as(tmp_path / kind)
    assert (tmp_path / "svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "png").read_bytes()[1:4] == b"PNG"
    page.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Bug report").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("The forest is odd")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the case").click()
    saved.value.save_as(tmp_path / "case.json")
    case = json.loads((tmp_path / "case.json").read_text(encoding="utf-8"))
    assert (case["note"], case["position"]) == ("The forest is odd", written(game))

    page.get_by_role("button", name="New position").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "case.json")
    expect(page.get_by_role("radio", name="Blue, settlements: 39 of 40")).to_be_visible()
    expect(page.get_by_role("region", name="Note")).to_contain_text("The forest is odd")
    page.get_by_role("button", name="Save as a puzzle").click()
    page.get_by_role("textbox", name="Name").fill("The last forest")
    with page.expect_download(timeout=THINKING_MS):
        page.get_by_role("button", name="Make the puzzle").click()
    page.get_by_role("link", name="Open it").click(timeout=THINKING_MS)
    expect(page).to_have_title("The last forest")
    panel = page.locator(".puzzle")
    page.locator('[aria-label*=", press to build"]').first.click()
    page.get_by_role("button", name="End turn").click()
    expect(panel.get_by_text(re.compile("Solved|not the best|better"))).to_be_visible(
        timeout=THINKING_MS
    )
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="The last forest")).to_be_visible()


def test_what_is_no_position_is_refused_and_the_draft_stays(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.expect_fault("status 422|status of 422")
    page = visitor.go(f"/position#{near_the_end().text()}")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("button", name="New position").click()
    file = tmp_path / "file.json"
    file.write_text('{"format": "hexholm", "version": 1}', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("unknown game")
    file.write_text("null", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("There is no position in this")
    page.get_by_role("textbox", name="Link").fill("what is this")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no position here")
    expect(page.get_by_role("textbox", name="Link")).to_have_value("what is this")
    page.get_by_role("button", name="Back to my position").click()
    expect(page.get_by_role("radio", name="Blue, settlements: 39 of 40")).to_be_visible()


def test_from_a_game_of_ones_own_and_its_replay(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name=re.compile("first game|Play", re.I)).first.click()
    page.wait_for_url("**/t/**")
    page.locator('[aria-label*=", press to build"]').first.click()
    table, seat = page.url.split("#")
    page.get_by_role("button", name="Menu").click()
    edit = page.get_by_role("link", name="Edit this position")
    edit.click()
    expect(page.get_by_role("radio", name="Blue, settlements: 1 of 40")).to_be_visible()
    expect(page.get_by_label("Still to build")).to_have_value("1")
    assert page.url.endswith("/position"), "a reload shows what was edited, not the game again"
    page.goto(f"{table}/replay#{seat}")
    edit.click()
    expect(page.get_by_role("radio", name="Blue, settlements: 0 of 40")).to_be_visible()
    expect(page.get_by_label("Still to build").locator(":checked")).to_have_text("3")
