"""A page that nobody touches does nothing: no frame is asked for, nothing is written."""

from tests.page.conftest import Visit
from tests.page.screens import Tables
from tests.page.tables import seat_path, watch_path

_COUNT = """
window.restless = 0;
const asked = window.requestAnimationFrame;
window.requestAnimationFrame = (then) => { window.restless += 1; return asked(then); };
const kept = Storage.prototype.setItem;
Storage.prototype.setItem = function (...given) { window.restless += 1; kept.apply(this, given); };
"""
# Until nothing has happened for a moment, or for long.
_RESTS = """async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    const before = window.restless;
    await new Promise((done) => setTimeout(done, 400));
    if (window.restless === before) return true;
  }
  return false;
}"""


def test_a_page_comes_to_rest(visit: Visit, tables: Tables) -> None:
    ada = visit()
    ada.context.add_init_script(_COUNT)
    paths = (
        *(seat_path(made) for made in (tables.middle, tables.end, tables.winter)),
        *(
            watch_path(tables.middle),
            seat_path(tables.end, replay=True),
            seat_path(tables.waiting, 0),
        ),
        *("/", "/rules/kingdom-builder/lords", "/shelf", "/puzzles"),
    )
    restless = []
    for path in paths:
        page = ada.go(path)
        page.locator("main, [role=grid]").first.wait_for()
        if not page.evaluate(_RESTS):
            restless.append(path.partition("#")[0])
    assert restless == []
