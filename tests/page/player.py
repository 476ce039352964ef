"""Somebody who plays: looks at the screen, then clicks or presses keys."""

import random
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

SETTLEMENT = "[role=gridcell]:is([aria-label$=settlement], [aria-label*='settlement,'])"
"""Those next to some are told, too, but in the plural."""
TERRAINS = ("Grass", "Forest", "Flower field", "Desert", "Canyon")

# Another one after every action.
_MARK = f"""() => {{
  const words = document.querySelectorAll(".ask, .log, .tiles, .hand, .players, .cover");
  const settled = document.querySelectorAll("{SETTLEMENT}");
  return [...words].map((one) => one.textContent).join("|") + settled.length;
}}"""
CHANGED = f"(mark) => ({_MARK})() !== mark"
PAUSE_MS = 40
"""Between two looks; once a frame would keep the browser drawing."""
_LOOK = f"""() => {{
  const all = (what) => [...document.querySelectorAll(what)];
  const middle = (one) => {{
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }};
  const cells = all('[role=gridcell][aria-label*=", press to "]');
  const sites = all('[role=gridcell][aria-label*=" left"]')
    .filter((one) => /\\d tiles? left/.test(one.ariaLabel));
  const near = (one, other) => {{
    const [[x, y], [u, v]] = [middle(one), middle(other)];
    return Math.hypot(x - u, y - v) < 1.3 * other.getBoundingClientRect().width;
  }};
  const tiles = all(".tile[aria-disabled=false]");
  const end = document.querySelector(".end-turn");
  return {{
    hexes: cells.map((one) => [one.dataset.hex, ...middle(one)]),
    takes: cells.filter((one) => sites.some((site) => near(one, site)))
      .map((one) => one.dataset.hex),
    tiles: tiles.map((one) => one.querySelector("b").textContent),
    choices: all(".choices button").length,
    end: end && !end.disabled ? end.firstChild.textContent.trim() : "",
    covered: !!document.querySelector("dialog.cover h2"),
    over: !!document.querySelector(".end-table"),
    mark: ({_MARK})(),
  }};
}}"""
_ASKED = """() => {
  const signs = '[role=gridcell][aria-label*=", press to "], .tile[aria-disabled=false],' +
    " .choices button, .end-turn:enabled, dialog.cover h2, .end-table";
  return !!document.querySelector(signs);
}"""


@dataclass(frozen=True)
class Look:
    """What the screen shows."""

    hexes: dict[str, tuple[float, float]]
    """Where one may act, and where on the screen that is."""
    takes: list[str]
    """Those of them beside a location that has tiles left."""
    tiles: list[str]
    """Tiles that can be used now."""
    choices: int
    end: str
    """What the button that ends something says, if it can be pressed."""
    covered: bool
    over: bool
    mark: str
    """Another one after every action."""

    @property
    def can_act(self) -> bool:
        return bool(self.hexes or self.tiles or self.choices or self.end)


class Player:
    """Plays at random by mouse, and uses tiles when they are offered."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.used: list[str] = []
        """The tiles used so far."""
        self.turns = 0
        """The turns ended so far."""

    # --- looking -------------------------------------------------------------------------------

    def look(self) -> Look:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        hexes = {name: (x, y) for name, x, y in seen.pop("hexes")}
        return Look(hexes=hexes, **seen)

    def wait_for_turn(self) -> Look:
        """Until something is asked of this person, or the game is over."""
        self.page.wait_for_function(_ASKED, polling=PAUSE_MS)
        return self.look()

    def panel(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("region", name=name)

    def card(self) -> str:
        """The terrain card in the hand."""
        text = self.panel("Your terrain card").inner_text()
        found = [terrain for terrain in TERRAINS if terrain in text]
        assert len(found) == 1, text
        return found[0]

    def log(self) -> list[str]:
        """The running log, newest first."""
        return self.panel("Log").first.get_by_role("listitem").all_inner_texts()

    def settlements(self) -> list[str]:
        """All hexes with a settlement on them."""
        names: list[str] = self.page.locator(SETTLEMENT).evaluate_all(
            "(cells) => cells.map((cell) => cell.dataset.hex)"
        )
        return names

    # --- acting --------------------------------------------------------------------------------

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'[role=gridcell][data-hex="{name}"]')

    def tile(self, name: str) -> Locator:
        """A tile that can be used now."""
        return self.page.get_by_role("button", name=re.compile(rf"^{name}\b.*\bready\b")).first

    def press_hex(self, name: str, at: tuple[float, float]) -> None:
        self.page.mouse.click(*at)

    def press_tile(self, name: str) -> None:
        self.tile(name).click()

    def press_choice(self, number: int) -> None:
        self.page.locator(".choices").get_by_role("button").nth(number).click()

    def press_end(self) -> None:
        """End the turn, or only an action."""
        self.page.locator(".end-turn").click()

    def uncover(self) -> None:
        """Take over a shared screen."""
        cover = self.page.get_by_role("dialog", name=re.compile("^Hand the screen to "))
        cover.get_by_role("button", name=re.compile("^I am ")).click()
        expect(cover).to_be_hidden()

    def choose_hex(self, look: Look) -> str:
        """Any; rather one beside a location."""
        return self.rng.choice(look.takes or list(look.hexes))

    def act(self, look: Look | None = None) -> None:
        """One action, until it is seen."""
        look = look or self.look()
        tile = self.rng.choice(look.tiles) if look.tiles else None
        if look.choices:
            self.press_choice(self.rng.randrange(look.choices))
        elif tile and (not look.hexes or self.rng.random() < 0.5):
            self.used.append(tile)
            self.press_tile(tile)
        elif look.hexes:
            name = self.choose_hex(look)
            self.press_hex(name, look.hexes[name])
        else:
            assert look.end, look
            self.press_end()
            self.turns += look.end == "End turn"
        self.wait_for_change(look.mark)

    def wait_for_change(self, mark: str) -> None:
        """Until the screen shows something else than when it had this mark."""
        try:
            self.page.wait_for_function(CHANGED, arg=mark, polling=PAUSE_MS)
        except TimeoutError as nothing:
            said = self.page.locator("[role=status], [role=alert]").all_inner_texts()
            nothing.add_note(f"the page says {said} and shows {self.look()}")
            raise

    def build(self, count: int) -> None:
        """So many settlements of the terrain card."""
        for _ in range(count):
            look = self.wait_for_turn()
            name = self.choose_hex(look)
            self.press_hex(name, look.hexes[name])
            self.wait_for_change(look.mark)

    def finish_turn(self) -> None:
        """Play until this person has ended the turn."""
        turns = self.turns
        while self.turns == turns:
            self.act(self.wait_for_turn())

    def reload(self) -> None:
        """Load the page again: everything is as it was."""
        before = self.log(), self.settlements(), self.card(), self.look().hexes.keys()
        self.page.reload()
        self.wait_for_turn()
        assert (self.log(), self.settlements(), self.card(), self.look().hexes.keys()) == before

    def play_turn(self) -> Look:
        """Wait for a turn and play it."""
        look = self.wait_for_turn()
        if look.covered:
            self.uncover()
        self.finish_turn()
        return self.look()

    def play_out(self) -> None:
        """To the end of the game."""
        for _ in range(2000):
            look = self.wait_for_turn()
            if look.over:
                return
            if look.covered:
                self.uncover()
                continue
            self.act(look)
        raise AssertionError("the game does not end")


class KeyPlayer(Player):
    """Plays with nothing but the keyboard."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused_hex(self) -> str:
        name: str = self.page.evaluate("document.activeElement?.dataset?.hex ?? ''")
        return name

    def tab_to(self, what: str) -> None:
        """Tab until the focus is on what matches a CSS selector."""
        for _ in range(60):
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def tab_to_name(self, name: str) -> None:
        """Tab until what is named so has the focus."""
        for _ in range(60):
            text: str = self.page.evaluate(
                """() => {
                  const now = document.activeElement;
                  return now === document.body ? "" : now.ariaLabel ?? now.textContent;
                }"""
            )
            if name in text:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def walk_to(self, name: str) -> None:
        """With the arrow keys, first to the row, then along it."""
        if not self.focused_hex():
            self.tab_to("[role=gridcell]")
        rows = row(name) - row(self.focused_hex())
        for _ in range(abs(rows)):
            self.press("ArrowDown" if rows > 0 else "ArrowUp")
        columns = column(name) - column(self.focused_hex())
        for _ in range(abs(columns)):
            self.press("ArrowRight" if columns > 0 else "ArrowLeft")
        assert self.focused_hex() == name

    def choose_hex(self, look: Look) -> str:
        """The nearest, since every step is a key; rather one beside a location."""
        here = self.focused_hex() or "j10"
        return min(
            look.takes or look.hexes,
            key=lambda name: abs(row(name) - row(here)) + abs(column(name) - column(here)),
        )

    def press_hex(self, name: str, at: tuple[float, float]) -> None:
        self.walk_to(name)
        self.press("Enter")

    def press_tile(self, name: str) -> None:
        self.press(self.tile(name).locator("kbd").inner_text().lower())

    def press_choice(self, number: int) -> None:
        self.press(str(number + 1))

    def press_end(self) -> None:
        self.press("e")


def row(name: str) -> int:
    return int(name[1:])


def column(name: str) -> int:
    return ord(name[0])
