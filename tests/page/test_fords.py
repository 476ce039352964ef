"""A box by others at the table: the example, served by the real command, against `hard`."""

import os
import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_boxes import Hands
from tests.page.visitor import PHONE
from tests.table.test_example import served


def test_fords_are_played_against_hard(visit: Visit, tmp_path: Path) -> None:
    shots = Path(os.environ.get("SHOTS", tmp_path))
    with served(tmp_path / "data", "--box", "fords") as address:
        page = visit(address).go("/new")
        fords = page.get_by_role("switch", name=re.compile("^Fords"))
        fords.check()
        expect(page.get_by_text("One section, two locations and two cards")).to_be_visible()
        page.locator("summary", has_text="Fords").click()
        expect(page.get_by_role("button", name=re.compile("^Bridge builders"))).to_be_visible()
        page.get_by_role("button", name="Fords", exact=True).click()
        page.screenshot(path=shots / "fords-new.png", full_page=True)
        page.get_by_label("Who plays on Seat 2").select_option("Bot · hard")
        page.get_by_label("Seed").fill("5")
        page.get_by_role("button", name="Start the game").click()

        play = Hands(page, random.Random(1))
        play.wait_for_turn()
        shown = play.panel("Kingdom Builder cards").locator(".kb-card").all_inner_texts()
        names = [text.split("\n")[0] for text in shown[:3]]
        assert names == ["Ferrymen", "Bridge builders", "Knights"]
        assert "Ford" in play.label("c5")
        assert "Ferry" in play.label("g6")
        play.on("b6", "a6", "a5")
        assert "Ford tile" in play.newest() + play.log()[1] + play.log()[2]
        play.end("End turn")
        play.wait_for_turn()
        play.use("Ford")
        assert play.ask() == "Ford: build one more settlement"
        page.screenshot(path=shots / "fords-desktop.png")
        play.on("d6")
        assert "with the Ford" in play.newest()
        assert play.panel("Kingdom Builder cards").get_by_role("button").first.inner_text()
        assert page.locator('use[href="#location-ford"]').count() >= 2, "on the board, on the tile"
        assert page.locator(".initials").count() == 0
        page.keyboard.press("?")
        helped = page.get_by_role("dialog")
        expect(helped).to_contain_text("Two hexes face each other if exactly one water hex")
        expect(helped).to_contain_text("Move a settlement in a straight line over water")
        page.keyboard.press("Escape")
        play.finish_turn()
        play.wait_for_turn()
        page.set_viewport_size(PHONE)
        page.screenshot(path=shots / "fords-phone.png")
