"""A set-up for the real table on the site: drawn without any server, opened elsewhere."""

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.qr import read_code
from tests.page.test_shelf import shown
from tests.page.visitor import PHONE
from tests.site.host import Host


def test_a_set_up_is_drawn_on_the_site_and_opened_on_a_phone(visit: Visit, host: Host) -> None:
    desk = visit()
    page = desk.page
    page.goto(desk.address)
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="Draw a set-up").click()
    page.get_by_role("button", name="Winter Kingdom").click()
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".drawn-card")).to_have_count(5)
    code = read_code(page.get_by_role("img", name="QR code of the link"))
    phone = visit(viewport=PHONE, has_touch=True)
    phone.page.goto(code)
    assert shown(phone.page) == shown(page)
