"""A person at a browser of their own; whatever the browser complains about is kept."""

import re
import subprocess
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
)

ROOT = Path(__file__).resolve().parent.parent.parent
DESKTOP = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=390, height=844)
ZOOMED = ViewportSize(width=720, height=450)
"""A desktop at 200 %."""
NARROW = ViewportSize(width=320, height=256)
"""A screen of 1280 by 1024 at 400 %."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --liftoff-only",  # no page lives long enough for its code to pay off
]
# Ends with the page, and whatever the page's policy is. The place of the land stays as it is.
_NO_LAND = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".board-land > * { display: none; }");
  document.adoptedStyleSheets.push(sheet);
}"""
PATIENCE_MS = 60_000  # a busy machine is slow; nobody waits for that long otherwise
expect.set_options(timeout=PATIENCE_MS)


def chromium(*whole: Literal["whole"]) -> str:
    """The browser, as the project's own script finds or installs it."""
    command = [str(ROOT / "tools" / "chromium"), *whole]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


class Visitor:
    """A browser context with one page, on one server."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = address
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        settings: dict[str, Any] = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "base_url": address,
            "locale": "en-GB",
        }
        self.context: BrowserContext = browser.new_context(**(settings | options))
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self._fault(f"page error: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()

    def go(self, path: str = "/") -> Page:
        """Open an address of the server."""
        self.page.goto(path)
        return self.page

    def open(self, path: str) -> Page:
        """Load a screen anew, even where only what comes after # is another.

        It comes from an address of the same server: after any other, it would need a new process.
        """
        self.page.goto("/health")
        return self.go(path)

    def without_land(self) -> None:
        """From now on land isn't drawn, which takes longest: for who looks at words and places."""
        self.context.add_init_script(_NO_LAND)

    def expect_fault(self, pattern: str) -> None:
        """From now on, what matches this is provoked by the test and no fault."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """The faults that no test has provoked."""
        return [text for text in self.faults if not any(p.search(text) for p in self._expected)]

    def close(self) -> None:
        self.context.close()

    # --- what the browser says -----------------------------------------------------------------

    def _fault(self, text: str) -> None:
        self.faults.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # What is under way when somebody leaves the page is cut by the browser itself.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if not response.url.startswith((self.address, "data:", "blob:")):
            self._fault(f"elsewhere: {response.url}")
        if response.status >= 400:
            self._fault(f"status {response.status}: {response.request.method} {response.url}")
