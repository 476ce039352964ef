"""A finger on a phone: it taps, misses a little, holds, drags and pinches."""

import random
import time
from typing import Any

from playwright.sync_api import Page

MISS_PX = 9.0
"""1.5 mm on a phone that is 65 mm and 390 px wide."""
ACT = ".aimed"
FRAME_S = 1 / 60

_SEEN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const cells = [...document.querySelectorAll('[role=gridcell][aria-label*=", press to "]')];
  const act = document.querySelector(".aimed");
  const board = document.querySelector(".board-frame").getBoundingClientRect();
  return {
    hexes: Object.fromEntries(cells.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.dataset.hex, [x + width / 2, y + height / 2]];
    })),
    wide: cells[0]?.getBoundingClientRect().width ?? 0,
    aimed: act && act.checkVisibility() ? act.textContent.split(/[ :]/).find(
      (word) => cells.some((one) => one.dataset.hex === word)) ?? "" : "",
    board: [board.x, board.y, board.width, board.height],
    built: document.querySelectorAll('[role=gridcell][aria-label*=", your "]').length,
  };
}"""


class Finger:
    """Touches the screen of one page."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self._touch = page.context.new_cdp_session(page)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_SEEN)
        return seen

    def tap(self, at: tuple[float, float], miss: float = 0.0) -> None:
        x, y = (value + self.rng.gauss(0, miss) for value in at)
        self.page.touchscreen.tap(x, y)

    def aim(
        self, name: str, miss: float = 0.0, before: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """As a person does: tap, and where the board came closer instead, tap once more.

        `before` is what was seen, where that is known.
        """
        before = before or self.look()
        self.tap(before["hexes"][name], miss)
        seen = self.look()
        if seen["aimed"] != name and seen["wide"] > 1.5 * before["wide"]:
            self.tap(seen["hexes"][name], miss)
            seen = self.look()
        return seen

    def bounce(self, at: tuple[float, float], apart_s: float = 0.1) -> None:
        """Two taps so far apart by the page's clock, however slow the machine is."""
        begin = time.time()
        for start in (begin, begin + apart_s):
            self.send("touchStart", at, when=start)
            self.send("touchEnd", when=start + 0.03)

    # --- several fingers, or one that stays --------------------------------------------------

    def send(self, kind: str, *points: tuple[float, float], when: float | None = None) -> None:
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event: dict[str, Any] = {"type": kind, "touchPoints": places}
        if when is not None:
            event["timestamp"] = when
        self._touch.send("Input.dispatchTouchEvent", event)

    def hold(self, at: tuple[float, float]) -> None:
        """Rest on a place until the page says something of it."""
        self.send("touchStart", at)
        self.page.locator(".hex-label, .tile-note").first.wait_for()
        self.send("touchEnd")

    def drag(self, start: tuple[float, float], by: tuple[float, float], steps: int = 6) -> None:
        """Each step a frame later by the page's clock, however slow the machine is."""
        begin = time.time()
        self.send("touchStart", start, when=begin)
        for step in range(1, steps + 1):
            part = step / steps
            at = (start[0] + part * by[0], start[1] + part * by[1])
            self.send("touchMove", at, when=begin + step * FRAME_S)
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.send("touchEnd", when=begin + (steps + 0.5) * FRAME_S)

    def rest(self) -> None:
        """Wait until the board has stood still for a while."""
        self.page.evaluate(
            """async () => {
              const board = document.querySelector(".board-land");
              const at = () => JSON.stringify(board.getBoundingClientRect());
              for (let still = 0, last = ""; still < 20; ) {
                await new Promise(requestAnimationFrame);
                still = at() === last ? still + 1 : 0;
                last = at();
              }
            }"""
        )

    def pinch(self, middle: tuple[float, float], apart: float, then: float) -> None:
        x, y = middle
        self.send("touchStart", (x - apart / 2, y), (x + apart / 2, y))
        for step in range(1, 6):
            now = apart + (then - apart) * step / 5
            self.send("touchMove", (x - now / 2, y), (x + now / 2, y))
        self.send("touchEnd")
