"""Somebody who plays from the list of moves, with nothing but the keyboard."""

import random
from typing import Any

from playwright.sync_api import Page, expect

_LISTED = """() => [...document.querySelectorAll(".move")].map((one) => one.dataset.action)"""
# What is shown when something can be played, once it isn't what was shown before.
_READY = """(old) => {
  const words = document.querySelectorAll(".moves-said p:last-child, .log, .hand");
  const moves = [...document.querySelectorAll(".move")].map((one) => one.dataset.action);
  const now = [...words].map((one) => one.textContent).join("|") + moves;
  if (document.querySelector(".end-table")) return true;
  return moves.some((one) => one !== "undo") && now !== old && now;
}"""


class ListPlayer:
    """Opens the list once and plays from it; rather what is not "end"."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.played: list[str] = []
        self.seen = ""
        """What the list showed last, so that what comes next is known to be new."""

    def open(self) -> None:
        self.page.keyboard.press("m")
        expect(self.page.get_by_role("dialog", name="List of moves")).to_be_visible()

    def wait(self) -> bool:
        """Until something can be played; False: the game is over."""
        found: Any = self.page.wait_for_function(_READY, arg=self.seen).json_value()
        self.seen = "" if found is True else found
        return found is not True

    def listed(self) -> list[str]:
        """The actions on the list."""
        found: list[str] = self.page.evaluate(_LISTED)
        return found

    def focused(self) -> str:
        action: str = self.page.evaluate("() => document.activeElement?.dataset.action ?? ''")
        return action

    def play(self, action: str) -> None:
        """A hex is typed; for anything else the arrow keys go from one move to the next."""
        press = self.page.keyboard.press
        place = action.partition(" ")[2]
        listed = self.listed()
        same = [one for one in listed if one.partition(" ")[2] == place]
        if action.startswith(("build", "fort", "take", "put")) and len(same) == 1:
            self.page.keyboard.type(place)
        else:
            if not self.focused():
                press("ArrowDown")
            press("End" if listed.index(action) > len(listed) / 2 else "Home")
            way = "ArrowUp" if listed.index(action) > len(listed) / 2 else "ArrowDown"
            while self.focused() != action:
                press(way)
        press("Enter")
        self.played.append(action)

    def choose(self) -> str:
        moves = [one for one in self.listed() if one != "undo"]
        return self.rng.choice([one for one in moves if one != "end"] or moves)

    def turns(self, count: int) -> None:
        """So many turns, or to the end of the game."""
        while sum(one == "end" for one in self.played) < count and self.wait():
            self.play(self.choose())
