"""Text as large as the browser is set to: the whole page grows with it, as if it were zoomed."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect

from tests.page.cut import cut
from tests.page.tables import in_the_middle, seat_path
from tests.page.visitor import DESKTOP, FLAGS, ZOOMED, Visitor, chromium
from tests.table.helpers import Api, Process

_PLACES = """() => [...document.querySelectorAll(".box, .button, .kb-name, .ask-text, header")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className, x, y, width, height];
  })"""


@pytest.fixture(scope="module")
def large(playwright: Playwright) -> Iterator[Browser]:
    """A browser whose text is set to 200 %."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
    yield browser
    browser.close()


def places(page: Page, path: str, size: ViewportSize, ready: str) -> list[tuple[str, list[float]]]:
    page.set_viewport_size(size)
    page.goto("about:blank")
    page.goto(path)
    expect(page.locator(ready).first).to_be_visible()
    assert cut(page) == []
    return [(name, numbers) for name, *numbers in page.evaluate(_PLACES)]


def test_large_text_is_like_zoom(large: Browser, server: Process) -> None:
    with closing(Api(server.address)) as api:
        made = in_the_middle(api, "person", "greedy", turns=3)
    visitor = Visitor(large, server.address, device_scale_factor=1)
    page = visitor.page
    for path, ready in (("/", ".home-ways"), ("/new", ".new-boxes"), (seat_path(made), ".ask")):
        seen = places(page, path, DESKTOP, ready)
        assert page.evaluate("() => getComputedStyle(document.body).fontSize") == "28px"
        assert len(seen) > 3, path
        assert all(x + width <= DESKTOP["width"] + 1 for _, (x, _, width, _) in seen), path
    assert ZOOMED["width"] * 2 == DESKTOP["width"]
    assert page.evaluate("() => matchMedia('(width < 45.1rem)').matches"), "the layout of 720 px"
    assert visitor.unexpected() == []
    visitor.close()
