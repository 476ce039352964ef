"""Measure the memory of the site in a game against an expert, at a first and a later visit.

    python bench/site_memory.py

It needs the built site (`make site`). A browser that is driven from outside keeps copies of all it
has loaded; so the page plays by itself, and nobody is connected to the browser meanwhile.
"""

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from hexholm.table.settings import SITE
from tests.page.visitor import DESKTOP, FLAGS, chromium
from tests.site.host import hosted
from tests.site.seeing import new_table

MB: Final = 1_000_000
TURNS: Final = 4
BEAT_MS: Final = 400
"""Between two actions: about as quick as somebody who knows what to do."""
PLAYING: Final = 25.0
"""Seconds that takes; then whoever plays thinks about the next turn."""
STILL: Final = 25.0
EVERY: Final = 0.15
PATIENCE_MS: Final = 60_000
PLAY: Final = """([turns, beat]) => {
  let ended = 0;
  const timer = setInterval(() => {
    const end = document.querySelector(".end-turn:enabled");
    const one = document.querySelector(".choices button")
      ?? document.querySelector('[role=gridcell][aria-label*=", press to "]') ?? end;
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (end && one === end && ++ended >= turns) clearInterval(timer);
  }, beat);
}"""
SPARE: Final = 30 * MB
"""A process that Chromium keeps for the next page has less."""


@contextmanager
def browser(folder: str) -> Iterator[str]:
    """A browser that keeps things in a folder; where it can be driven from."""
    port = Path(folder) / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    size = f"--window-size={DESKTOP['width']},{DESKTOP['height']}"
    asked = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}", size]
    command = [chromium("whole"), *FLAGS, *asked, "--lang=en-GB", "about:blank"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        while not port.exists() or not port.read_text():
            time.sleep(EVERY)
        yield f"http://127.0.0.1:{port.read_text().split()[0]}"
        process.terminate()


def begin(playwright: Playwright, driven: str, address: str) -> None:
    """Sit down against an expert, and let the page play."""
    there = playwright.chromium.connect_over_cdp(driven)
    page = there.contexts[0].pages[0]
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    new_table(page, level="expert")
    page.wait_for_selector('[role=gridcell][aria-label*=", press to "]')
    page.evaluate(PLAY, [TURNS, BEAT_MS])
    there.close()


def memory(folder: str) -> float:
    """Megabytes of the page and its workers, by the folder its browser keeps things in."""
    found = []
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            text, used = command.read_text(), command.with_name("smaps_rollup").read_text()
        except OSError:
            continue
        if "--type=renderer" in text and _is_of(command.parent, folder):
            pss = re.search(r"^Pss:\s+(\d+)", used, re.M)
            found.append(int(pss[1]) * 1024 if pss else 0)
    return sum(one for one in found if one > SPARE) / MB


def _is_of(process: Path, folder: str) -> bool:
    """Whether a process, or one it comes from, is that browser."""
    while process.name != "0":
        if f"--user-data-dir={folder}" in (process / "cmdline").read_text():
            return True
        told = re.search(r"^PPid:\t(\d+)", (process / "status").read_text(), re.M)
        process = process.with_name(told[1] if told else "0")
    return False


def measured(folder: str, seconds: float) -> list[float]:
    """How much it is from now on, again and again."""
    end, found = time.monotonic() + seconds, []
    while time.monotonic() < end:
        found.append(memory(folder))
        time.sleep(EVERY)
    return found


def main() -> None:
    """Print the table."""
    with sync_playwright() as playwright, hosted(SITE) as host, TemporaryDirectory() as folder:
        for visit in ("first visit", "from cache"):
            with browser(folder) as driven:
                begin(playwright, driven, host.address)
                most = max(measured(folder, PLAYING))
                *_, still = measured(folder, STILL)
            print(f"| memory, {visit}: while both play, at most | {most:.0f} MB |")
            print(f"| memory, {visit}: while a person thinks | {still:.0f} MB |", flush=True)


if __name__ == "__main__":
    main()
