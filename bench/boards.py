"""How long entering a printed section takes in the board editor: python -m bench.boards.

A script types and paints the tavern in a real browser, at the pace of a practised person by the
keystroke-level model (Card, Moran, Newell), and counts what it does. It needs the built page.
"""

import itertools
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import hexholm
from tests.page.visitor import DESKTOP, FLAGS, chromium
from tests.table.helpers import Process

ROWS = hexholm.printed_sections()["tavern"].rows
KEY, POINT, BUTTON, LOOK = 0.2, 1.1, 0.1, 1.35
"""Seconds for a key, for pointing at something, for half a click, for a look at the board."""
ALONG = 0.1
"""And for drawing on by a hex."""


class Hand:
    """A person at a page, who needs their time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: Counter[str] = Counter()

    def look(self) -> None:
        time.sleep(LOOK)
        self.done["looks"] += 1

    def press(self, key: str) -> None:
        time.sleep(KEY)
        self.page.keyboard.press(key.lower())
        self.done["keys"] += 1

    def click(self, name: str) -> None:
        time.sleep(POINT + 2 * BUTTON)
        self.page.get_by_role("button", name=name, exact=True).click()
        self.done["clicks"] += 1

    def choose(self, label: str, value: str) -> None:
        time.sleep(2 * (POINT + 2 * BUTTON))
        self.page.get_by_label(label).select_option(value)
        self.done["clicks"] += 2

    def draw(self, row: int, first: int, last: int) -> None:
        time.sleep(POINT + BUTTON)
        self.page.mouse.move(*self._middle(row, first))
        self.page.mouse.down()
        time.sleep(ALONG * (last - first))
        self.page.mouse.move(*self._middle(row, last), steps=3)
        time.sleep(BUTTON)
        self.page.mouse.up()
        self.done["drags" if last > first else "clicks"] += 1

    def _middle(self, row: int, column: int) -> tuple[float, float]:
        box = self.page.locator(f"[data-hex={chr(ord('a') + column)}{row + 1}]").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def typed(hand: Hand) -> None:
    """Row by row, half a row at a look."""
    hand.click("Type it in")
    for row in ROWS:
        for half in (row[:5], row[5:]):
            hand.look()
            for letter in half:
                hand.press(letter)


def painted(hand: Hand) -> None:
    """Terrain by terrain, a drag for each run in a row; the commonest fills the rest."""
    letters = [letter for letter, _ in Counter("".join(ROWS)).most_common()]
    for letter in letters[1:]:
        hand.look()
        hand.press(letter)
        for number, row in enumerate(ROWS):
            for one, run in itertools.groupby(range(len(row)), key=row.__getitem__):
                places = list(run)
                if one == letter:
                    hand.draw(number, places[0], places[-1])
    hand.look()
    hand.press(letters[0])
    hand.click("Fill the rest")


def measure(browser: Browser, address: str) -> None:
    for way in (typed, painted):
        page = browser.new_context(viewport=DESKTOP, locale="en-GB").new_page()
        page.goto(f"{address}/boards")
        page.get_by_label("Which board?").wait_for()
        hand, begin = Hand(page), time.monotonic()
        hand.look()
        hand.choose("Which board?", "tavern")
        hand.click("Start empty")
        page.get_by_role("button", name="Type it in").wait_for()
        way(hand)
        page.get_by_text("Ready to play").first.wait_for()
        seconds = time.monotonic() - begin
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the file").click()
        assert hexholm.load_section(download.value.path()).rows == ROWS
        told = ", ".join(f"{n} {what}" for what, n in hand.done.most_common())
        print(f"| {way.__name__} | {told} | {seconds:.0f} s |", flush=True)


def main() -> None:
    server = Process(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            measure(browser, server.address)
    finally:
        server.end()


if __name__ == "__main__":
    main()
