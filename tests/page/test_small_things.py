"""Links copied over plain http; a finished table that counts its gold once."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.tables import at_the_end, seat_path, watch_path
from tests.table.helpers import Api

# A page over plain http from another machine has no clipboard.
_PLAIN = """
Object.defineProperty(navigator, "clipboard", { value: undefined });
document.addEventListener("copy", () => (window.copied = document.activeElement.value));
"""


def test_a_link_is_copied_over_plain_http(visit: Visit, api: Api) -> None:
    ada = visit()
    ada.page.add_init_script(_PLAIN)
    made = api.create("person", "random", preset="first-game", seed=2)
    page = ada.go(seat_path(made))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy link for spectators").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == ada.address + watch_path(made)


def test_gold_is_counted_up_once(visit: Visit, api: Api) -> None:
    page = visit(reduced_motion="no-preference").go(seat_path(at_the_end(api, "person", "random")))
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    won = page.get_by_role("heading", name=re.compile("won|share"))
    expect(won).to_be_visible()
    page.reload()
    expect(won).to_be_visible()
    expect(page.get_by_role("button", name="Count again")).to_be_visible()
