"""Measure the site in Chromium: what a visit transfers, how soon one plays, how quickly it answers.

    python bench/site.py [VISITS]

It needs the built site (`make site`). The host compresses with gzip, as most static hosts do.
"""

import random
import re
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from hexholm.table.settings import SITE
from tests.page.player import Player
from tests.page.visitor import DESKTOP, FLAGS, chromium
from tests.site.host import hosted

CLICKS: Final = 150
MB: Final = 1_000_000
PATIENCE_MS: Final = 60_000
HOME: Final = "() => document.querySelector('.play-now')?.checkVisibility()"
DRAWN: Final = """() => !!document.querySelector('[role=gridcell][aria-label*=", press to "]')"""
WATCH: Final = """() => {
  window.clicks = [];
  let began = 0;
  addEventListener("pointerdown", () => { began = performance.now(); }, true);
  new MutationObserver(() => {
    const from = began;
    began = 0;
    if (from) requestAnimationFrame(() =>
      setTimeout(() => window.clicks.push(performance.now() - from)));
  }).observe(document.querySelector(".log"), {
    characterData: true, childList: true, subtree: true,
  });
}"""


@contextmanager
def browsing(playwright: Playwright, folder: str) -> Iterator[BrowserContext]:
    """A browser that keeps what it has loaded in a folder."""
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=chromium("whole"),
        args=FLAGS,
        viewport=DESKTOP,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def first_game(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the home screen is drawn, and until the first game can be played."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_function(HOME, polling="raf")
    home = time.perf_counter() - began
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(DRAWN, polling="raf")
    return home, time.perf_counter() - began


def experts(page: Page, address: str) -> Player:
    """A table with three experts, who think most of the time."""
    page.goto(address)
    page.get_by_role("link", name="New table").click()
    page.get_by_role("group", name="Number of players").get_by_role("button", name="4").click()
    for seat in range(2, 5):
        page.get_by_label(f"Who plays on Seat {seat}").select_option("Bot · expert")
    page.get_by_role("button", name="Start the game").click()
    return Player(page, random.Random(2))


def clicks(page: Page, address: str) -> list[float]:
    """Milliseconds from a click to the drawn answer, while experts think in another tab."""
    others = experts(page.context.new_page(), address)
    others.play_turn()
    page.bring_to_front()
    page.evaluate(WATCH)
    player, undo = (
        Player(page, random.Random(1)),
        page.get_by_role("button", name=re.compile("^Undo")),
    )
    done = 0
    while done < CLICKS:
        if others.look().can_act:
            others.play_turn()
        look = player.wait_for_turn()
        if look.hexes:
            page.mouse.click(*look.hexes[player.choose_hex(look)])
        else:
            undo.click()
        page.wait_for_function("(n) => window.clicks.length > n", arg=done, polling=20)
        done += 1
    others.page.close()
    found: list[float] = page.evaluate("window.clicks")
    return sorted(found)


def main(visits: int) -> None:
    """Print the table."""
    cold, warm, sent, answered = [], [], 0, []
    with sync_playwright() as playwright:
        for number in range(visits):
            with hosted(SITE) as host, TemporaryDirectory() as folder:
                with browsing(playwright, folder) as context:
                    page = context.pages[0]
                    cold.append(first_game(page, host.address))
                    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
                    sent = sum(host.sent.values())
                    if number == 0:
                        answered = clicks(page, host.address)
                with browsing(playwright, folder) as context:
                    warm.append(first_game(context.pages[0], host.address))
    for what, value in (
        ("transferred at the first visit, gzip", f"{sent / MB:.2f} MB"),
        ("home screen drawn, first visit", f"{statistics.median(home for home, _ in cold):.2f} s"),
        (
            "first game playable, first visit",
            f"{statistics.median(game for _, game in cold):.2f} s",
        ),
        ("home screen drawn, from cache", f"{statistics.median(home for home, _ in warm):.2f} s"),
        ("first game playable, from cache", f"{statistics.median(game for _, game in warm):.2f} s"),
        ("click to drawn while an expert thinks, median", f"{statistics.median(answered):.0f} ms"),
        (
            "click to drawn while an expert thinks, p99",
            f"{answered[int(0.99 * len(answered))]:.0f} ms",
        ),
    ):
        print(f"| {what} | {value} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
