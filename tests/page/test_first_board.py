"""The first board is there soon, the script is small, and nothing may be loaded from elsewhere."""

import gzip
import random
import time

from playwright.sync_api import expect

from hexholm.table.settings import PAGE
from tests.page.conftest import Visit
from tests.page.player import Player

SLOWEST_S = 5.0  # a second is meant; a busy machine must not fail the test
LARGEST_SCRIPT = 100_000


def test_the_first_board_is_soon_there(visit: Visit) -> None:
    page = visit().go()
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    button.click()
    page.wait_for_function("() => document.querySelectorAll('[role=gridcell]').length === 400")
    page.wait_for_function("() => document.querySelector('[aria-label*=\", press to \"]')")
    spent = time.perf_counter() - began
    print(f"first board after {1000 * spent:.0f} ms")
    assert spent < SLOWEST_S


def test_the_largest_script_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in PAGE.rglob("*.js")}
    assert sizes
    print(sizes)
    assert max(sizes.values()) <= LARGEST_SCRIPT


def test_the_policy_is_strict_and_nothing_breaks_it(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(
        "addEventListener('securitypolicyviolation', (event) =>"
        " console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"
    )
    answer = ada.page.goto("/")
    assert answer is not None
    policy = answer.header_value("Content-Security-Policy") or ""
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = ada.page
    page.get_by_role("button", name="Play now").click()
    Player(page, random.Random(1)).wait_for_turn()
    page.goto("/new")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.goto("/docs")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert ada.unexpected() == []

    # The listener hears what the policy forbids.
    ada.expect_fault("policy|Content Security Policy|: csp$")
    with page.expect_console_message(lambda message: message.text.startswith("policy: ")):
        page.evaluate(
            "document.body.append(Object.assign(new Image(), {src: 'http://example.com/'}))"
        )
    assert len(ada.faults) >= 1
