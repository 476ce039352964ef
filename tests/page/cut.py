"""What doesn't fit on a screen."""

from playwright.sync_api import Page

LOOKS, PAUSE_MS = 10, 100
"""How often a screen that may not have come to rest is looked at again, and how long after."""

# Texts that don't fit in where they stand, and texts that lie over each other.
_CUT = """() => {
  // of tables and people
  const NAMES = ".header-table, .top-title, .player b, .my-games b, .watch b";
  const found = [];
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (one) =>
    `${one.localName}.${one.getAttribute("class") ?? ""} "${one.textContent.trim().slice(0, 60)}"`;
  const speaks = (one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const leaves = [...scope.querySelectorAll("*")].filter(
    (one) =>
      speaks(one) && seen(one) && getComputedStyle(one).clipPath === "none" &&
      !one.closest("svg, .hidden-text, select"),
  );
  const game = document.querySelector(".game");
  const hidden = game && getComputedStyle(game).overflowY === "hidden" ? game : null;
  if (hidden && hidden.scrollHeight > hidden.clientHeight + 1)
    found.push(`the game is ${hidden.scrollHeight} high on ${hidden.clientHeight}`);
  if (document.scrollingElement.scrollWidth > window.innerWidth)
    found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const rects = new Map(
    leaves.map((one) => [
      one,
      [...one.childNodes].flatMap((node) => {
        if (node.nodeType !== 3 || !node.data.trim()) return [];
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()];
      }),
    ]),
  );
  const lines = (one) => rects.get(one);
  const floats = (one) => {
    for (let at = one; at && at !== scope; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  for (const one of leaves) {
    if (one.matches(NAMES)) continue;
    const style = getComputedStyle(one);
    if (style.display !== "inline" && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      found.push(`${name(one)} holds ${one.scrollWidth} on ${one.clientWidth}`);
    const hides = /hidden|clip/.test(style.overflowY);
    if (hides && one.scrollHeight > one.clientHeight + 2)
      found.push(`${name(one)} is ${one.scrollHeight} high on ${one.clientHeight}`);
    const button = one.closest("button, a.button, summary, .plate, .segments");
    if (button && button !== one) {
      const outer = button.getBoundingClientRect();
      if (lines(one).some((r) => r.right > outer.right + 1.5 || r.left < outer.left - 1.5))
        found.push(`${name(one)} leaves ${name(button)}`);
    }
  }
  const near = (one) => one.parentElement?.parentElement ?? one.parentElement;
  const neighbours = Map.groupBy(leaves.filter((one) => !one.matches(".cut")), near);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  for (const some of neighbours.values())
    some.forEach((one, index) => {
      for (const other of some.slice(index + 1)) {
        if (!lines(one).some((a) => lines(other).some((b) => meet(a, b)))) continue;
        if (one.contains(other) || other.contains(one) || floats(one) || floats(other)) continue;
        found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
  return found;
}"""


def cut(page: Page) -> list[str]:
    """What doesn't fit, and stays so: a slow machine is a moment behind what has changed."""
    found: list[str] = page.evaluate(_CUT)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(PAUSE_MS)
        found = page.evaluate(_CUT)
    return found
