"""The first steps of somebody on the site."""

from playwright.sync_api import Page, expect

from tests.page.visitor import Visitor
from tests.site.host import Host


def start(visitor: Visitor, host: Host) -> Page:
    """Open the site."""
    visitor.page.goto(host.address)
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    return visitor.page


def new_table(page: Page, *, level: str = "normal", preset: str = "") -> None:
    """Set up a table for this person and a bot, and open it."""
    page.get_by_role("link", name="New table").click()
    if preset:
        page.get_by_role("button", name=preset).click()
    page.get_by_label("Seed").fill("1")
    page.get_by_label("Who plays on Seat 2").select_option(f"Bot · {level}")
    page.get_by_role("button", name="Start the game").click()


def kept_offline(page: Page) -> None:
    """Wait until everything is kept for a start without a network."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
