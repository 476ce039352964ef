"""axe-core finds nothing serious on any screen, and everything has its place there."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.screens import Tables, dialogs, screens
from tests.page.test_sizes import faults
from tests.page.visitor import PHONE, ROOT, Visitor
from tests.table.helpers import Api

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# One row of hexes is like another, one entry of the rules and one shelf too, and axe is slow.
# High contrast is the same page in other colours, on a phone as well.
_RUN = """async () => {
  const where = {
    include: [document],
    exclude: [
      "[role=row]:nth-of-type(n + 3)",
      ".entries > :nth-child(n + 3)",
      ".puzzle-sets > :nth-child(n + 2)",
    ],
  };
  const told = { resultTypes: ["violations"] };
  const all = await axe.run(where, told);
  if (innerWidth < 700) return all;
  const { dataset } = document.documentElement;
  dataset.contrast = "more";
  const { violations } = await axe.run(where, { ...told, runOnly: ["color-contrast"] });
  dataset.contrast = "normal";
  return { passes: all.passes, violations: [...all.violations, ...violations] };
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


@pytest.mark.parametrize("shown", [screens, dialogs])
@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_no_serious_finding(
    visit: Visit, api: Api, size: str, theme: str, shown: Callable[..., Iterable[str]]
) -> None:
    options: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    ada = visit(bypass_csp=True, color_scheme=theme, **options)
    found = {name: findings(ada) + faults(ada.page) for name in shown(ada, Tables.make(api))}
    assert [f"{name}: {one}" for name, wrong in found.items() for one in wrong] == []


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    ada = visit(bypass_csp=True)
    page = ada.go()
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in one for one in findings(ada))
