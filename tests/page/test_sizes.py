"""At three sizes, light and dark: nothing is cut off, covered, or pushes the page sideways."""

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.conftest import Visit
from tests.page.finger import Finger
from tests.page.player import SETTLEMENT, Player
from tests.page.screens import Tables
from tests.page.tables import seat_path
from tests.page.visitor import DESKTOP, PHONE, TABLET
from tests.table.helpers import Api

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}

# What is wrong with how things lie on the page, in words.
_FAULTS = """() => {
  const found = [];
  const wide = window.innerWidth, high = window.innerHeight;
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) found.push(`the page is ${root.scrollWidth} wide`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const box = (one) => one.getBoundingClientRect();
  const name = (one) =>
    `${one.localName}.${one.getAttribute("class") ?? ""} ` +
    `"${(one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
  const scope = document.querySelector("dialog[open]") ?? document;

  // Panels lie beside each other, and none is cut off.
  const panels = [...scope.querySelectorAll(".box, .board-frame, header, .banner, .toast")]
    .filter((one) => seen(one) && box(one).width && box(one).height);
  const clips = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
        return true;
    return false;
  };
  const fixed = !!document.querySelector(".game");
  for (const one of panels) {
    const { left, right, top, bottom } = box(one);
    if (left < -7 || right > wide + 7) found.push(`${name(one)} lies from ${left} to ${right}`);
    if (fixed && scope === document && !clips(one) && (top < -1 || bottom > high + 1))
      found.push(`${name(one)} lies from ${top} down to ${bottom}`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible")
      found.push(`${name(one)} holds ${one.scrollWidth} on ${one.clientWidth}`);
  }
  panels.forEach((one, index) => {
    for (const other of panels.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || clips(one) || clips(other)) continue;
      const a = box(one), b = box(other);
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 2) found.push(`${name(one)} lies over ${name(other)} by ${x} by ${y}`);
    }
  });

  // Whatever can be pressed can be reached, and nothing lies over it.
  const acts = "a[href], button, input:not([hidden]), select";
  for (const one of scope.querySelectorAll(acts)) {
    if (!seen(one) || one.matches(".hidden-text *, .skip, [type=radio]")) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = box(one);
    const x = left + width / 2, y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const mine = one.closest("label") ?? one;
    if (!hit || !(mine.contains(hit) || hit.contains(one)))
      found.push(`${name(one)} at ${x}, ${y} lies under ${hit ? name(hit) : "nothing"}`);
    if (one.matches(".button, .input") && Math.min(width, height) < 24)
      found.push(`${name(one)} is ${width} by ${height}`);
  }
  root.scrollTo(0, 0);
  return found;
}"""

# Hexes that something else lies over in their middle.
_COVERED = """() => [...document.querySelectorAll("[role=gridcell]")].flatMap((one) => {
  if (document.querySelector("dialog[open]")) return [];
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const what = hit?.closest("button")?.ariaLabel ?? hit?.getAttribute("class") ?? "nothing";
  return hit === one ? [] : [`${one.dataset.hex} lies under ${what}`];
})"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_FAULTS)
    if page.locator("[role=gridcell][aria-label*=', press to ']").count():
        found += page.evaluate(_COVERED)
    return found


def test_the_check_finds_what_is_wrong(visit: Visit, tables: Tables) -> None:
    page = visit().go(seat_path(tables.middle))
    page.get_by_role("grid").wait_for()
    assert faults(page) == []
    end = page.get_by_role("button", name="End turn").evaluate_handle("(one) => one")
    hand = page.locator(".hand").evaluate_handle("(one) => one")
    end.evaluate("(one) => { one.style.position = 'fixed'; one.style.left = '2000px'; }")
    assert any("End turn" in fault for fault in faults(page))
    end.evaluate("(one) => { one.removeAttribute('style'); }")
    hand.evaluate("(one) => { one.style.marginTop = '-60px'; }")
    assert any("hand" in fault and "over" in fault for fault in faults(page))


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_a_turn_by_touch(visit: Visit, api: Api, size: ViewportSize) -> None:
    """The first tap shows what a hex would bring; the button, or a second tap, builds."""
    made = api.create("person", "random", preset="first-game", seed=2)
    page = visit(viewport=size, has_touch=True, is_mobile=True).go(seat_path(made))
    player = Player(page, random.Random(1))
    finger = Finger(page, player.rng)
    for count in (1, 2, 3):
        name = random.Random(count).choice(list(player.wait_for_turn().hexes))
        seen = finger.aim(name)
        expect(page.locator(".hex-label")).to_be_visible()
        expect(page.locator(SETTLEMENT)).to_have_count(count - 1)
        if count == 2:
            page.wait_for_timeout(320)  # sooner it would be a slip
            finger.tap(seen["hexes"][name])
        else:
            page.get_by_role("button", name=f"Build on {name}").tap()
        expect(page.locator(SETTLEMENT)).to_have_count(count)
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog", name="Log")).to_contain_text("You built on")
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="End turn").tap()
    expect(page.locator(SETTLEMENT).nth(5)).to_be_attached()
