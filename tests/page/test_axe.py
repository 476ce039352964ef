"""On every screen, at three sizes: axe-core finds nothing serious, everything has its place."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.page.conftest import Visit
from tests.page.screens import Tables, dialogs, screens
from tests.page.test_sizes import faults
from tests.page.visitor import DESKTOP, PHONE, ROOT, TABLET, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# One row of hexes is like another, one entry of the rules and one shelf too, and axe is slow.
# Hidden drawings are thousands of shapes that it would walk through to say nothing about them.
# High contrast is the same page in other colours, on a phone as well.
_RUN = """async () => {
  const where = {
    include: [document],
    exclude: [
      "[role=row]:nth-of-type(n + 3)",
      ".entries > :nth-child(n + 3)",
      ".rules-tiles > :nth-child(n + 4)",
      ".puzzle-sets > :nth-child(n + 2)",
    ],
  };
  const told = { resultTypes: ["violations"] };
  const drawings = "symbol, svg[aria-hidden=true] > *, svg [aria-hidden=true] > *";
  const away = [...document.querySelectorAll(drawings)].map((one) => {
    const mark = document.createComment("");
    one.replaceWith(mark);
    return () => mark.replaceWith(one);
  });
  const all = await axe.run(where, told);
  const { dataset } = document.documentElement;
  if (innerWidth >= 700) {
    dataset.contrast = "more";
    const { violations } = await axe.run(where, { ...told, runOnly: ["color-contrast"] });
    dataset.contrast = "normal";
    all.violations.push(...violations);
  }
  for (const back of away) back();
  const violations = all.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes }));
  return { passes: all.passes.length, violations };
}"""
GRAVE = ("serious", "critical")


def findings(visitor: Visitor) -> list[str]:
    """What axe has to say, the grave things only."""
    page = visitor.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate(_RUN)
    assert result["passes"]
    return [
        f"{one['impact']} {one['id']}: {node['html'][:160]}"
        for one in result["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:5]
    ]


LOOKS: Final[Sequence[tuple[ViewportSize, Literal["light", "dark"]]]] = (
    (PHONE, "dark"),
    (TABLET, "dark"),
    (DESKTOP, "light"),
)
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PARTS = 4
"""How many tests share the walk through the screens."""


def wrong(visitor: Visitor) -> Iterable[str]:
    """What is wrong with a screen, at three sizes, light and dark."""
    page = visitor.page
    for size, theme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(FRAMES)
        found = faults(page)
        if size != TABLET:  # which has nothing that the others don't have
            found += findings(visitor)
        yield from (f"{size['width']}: {one}" for one in found)


@pytest.mark.parametrize(
    "shown",
    [*(partial(screens, part=slice(part, None, PARTS)) for part in range(PARTS)), dialogs],
    ids=[*(f"screens-{part}" for part in range(PARTS)), "dialogs"],
)
def test_nothing_serious_and_nothing_out_of_place(
    visit: Visit, tables: Tables, shown: Callable[..., Iterable[str]]
) -> None:
    ada = visit(bypass_csp=True)
    ada.without_land()
    found = {name: list(wrong(ada)) for name in shown(ada, tables)}
    assert [f"{name}, {one}" for name, some in found.items() for one in some] == []


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    ada = visit(bypass_csp=True)
    page = ada.go()
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in one for one in findings(ada))
