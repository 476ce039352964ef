"""A board of one's own on the site: loaded from a file, checked, kept and played on."""

import re
from pathlib import Path

from playwright.sync_api import expect

from hexholm import lands
from hexholm.board import LETTERS
from hexholm.texts import speaker
from tests.page.conftest import Visit
from tests.site.host import Host
from tests.site.seeing import start

LAND = lands.new_section("tavern", 5, name="tavern")


def test_a_board_is_checked_kept_and_played_on(visit: Visit, host: Host, tmp_path: Path) -> None:
    page = start(visit(), host)
    file = tmp_path / "tavern.txt"
    file.write_text(LAND.text.replace("source=house", "source=printed"))
    page.get_by_role("link", name=re.compile("^At the real table")).click()
    page.get_by_role("link", name=re.compile("^Boards")).click()
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("region", name="Checks")).to_contain_text("Ready to play")
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play now").click()
    cell = page.locator("[role=gridcell]")
    expect(cell.first).to_be_attached()
    words = speaker("en", "kingdom-builder")
    for row, line in enumerate(LAND.rows, start=1):
        land = page.locator(f"[data-hex=a{row}]").get_attribute("aria-label") or ""
        assert words.name("terrain", LETTERS[line[0]]).lower() in land.lower(), (row, land)
