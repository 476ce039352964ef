"""At the real table: a set-up is drawn as it is wished for, laid out and shared (issue 23)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from hexholm import shelf
from hexholm.draw.sheet import MARGIN, WIDTH, sheet_svg
from hexholm.kingdom.registry import BOXES
from hexholm.library import GAMES
from hexholm.texts import LANGUAGE, languages
from tests.page.conftest import Visit
from tests.page.qr import read_code
from tests.page.test_axe import findings
from tests.page.test_sizes import faults
from tests.page.visitor import DESKTOP, PHONE, TABLET
from tests.table.helpers import Api, wait_until

Press = Callable[[Locator], None]


def by_key(what: Locator) -> None:
    what.focus()
    what.press("Enter")


def link_of(page: Page) -> str:
    expect(page.locator(".plan svg")).to_be_visible()
    return page.url.partition("#")[2]


def shown(page: Page) -> list[str]:
    """Boards and cards, as they stand on the page."""
    expect(page.locator(".plan svg")).to_be_visible()
    return page.locator(".plan-list .title, .drawn-card .title").all_inner_texts()


@pytest.mark.parametrize(
    ("size", "press"),
    [(DESKTOP, by_key), (TABLET, Locator.click), (PHONE, Locator.tap)],
    ids=["desktop by keyboard", "tablet", "phone by touch"],
)
def test_a_set_up_is_drawn_laid_out_and_shared(
    visit: Visit, size: ViewportSize, press: Press
) -> None:
    anna = visit(viewport=size, has_touch=size == PHONE)
    page = anna.go("/")
    press(page.get_by_role("link", name="At the real table"))
    expect(page).to_have_title("At the real table")
    press(page.locator("a.wordmark"))
    expect(page).to_have_title("hexholm")
    press(page.get_by_role("link", name="At the real table"))
    press(page.get_by_role("link", name="Draw a set-up"))
    for box in ("Harvest", "Island", "Caves"):
        press(page.get_by_role("button", name=box, exact=True))
    press(page.get_by_role("button", name="3", exact=True))
    press(page.locator("summary", has_text="Sections of a box"))
    for _ in range(2):
        press(page.get_by_role("button", name="Nomads: one more"))
    wishes = page.locator(".shelf-wishes")
    press(wishes.locator("summary").filter(has_text="Cards"))
    press(page.get_by_role("button", name="Lords: perhaps"))
    press(page.get_by_role("button", name="Lords: always"))
    press(wishes.locator("summary").nth(1))
    press(page.get_by_role("button", name="Farm: perhaps"))
    expect(page.get_by_role("button", name="Lords: never")).to_be_visible()
    assert not findings(anna)
    assert not faults(page)
    press(page.get_by_role("button", name="Draw", exact=True))

    drawn = shelf.opened(link_of(page)).game
    found = shelf.contents(drawn)
    assert drawn.seats == 3
    assert "lords" not in found["cards"]
    assert "farm" in found["sections"]
    assert sum(name in found["sections"] for name in ("quarry", "caravan", "village", "garden")) > 1
    assert not {"harvest", "island", "caves"} & set(found["boxes"])
    assert not findings(anna)
    assert not faults(page)

    press(page.get_by_role("button", name="Other cards, same boards"))
    expect(page).not_to_have_url(f"{anna.address}/shelf#{shelf.Drawn(drawn).link}")
    other = shelf.opened(link_of(page)).game
    assert other.setup_data()["sections"] == drawn.setup_data()["sections"]
    assert "lords" not in other.setup_data()["cards"]

    code = read_code(page.get_by_role("img", name="QR code of the link"))
    assert code == page.get_by_label("Link to this set-up").input_value()
    ben = visit(viewport=PHONE, has_touch=True).go(code.removeprefix(anna.address))
    assert shown(ben) == shown(page)
    expect(ben.get_by_role("link", name="Count the points")).to_be_visible()

    press(page.get_by_role("button", name="Play it here against bots"))
    expect(page.locator(".board-play")).to_be_visible()
    for card in other.setup_data()["cards"]:
        expect(page.locator("body")).to_contain_text(card.capitalize())
    page.go_back()
    page.goto("/shelf/setup")
    expect(page.locator(".shelf-had li")).to_have_count(1)


def test_what_can_not_be_is_said_and_nothing_is_lost(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.expect_fault("422")
    page = anna.go("/shelf/setup")
    page.get_by_role("button", name="Base game", exact=True).tap()
    page.get_by_role("button", name="Draw", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text(
        "without the Base game no set-up can be drawn"
    )
    page.get_by_role("button", name="Base game", exact=True).tap()
    page.get_by_role("button", name="Winter Kingdom").tap()
    page.get_by_role("button", name="4", exact=True).tap()
    page.get_by_role("button", name="Draw", exact=True).tap()
    assert shelf.opened(link_of(page)).game.seats == 4
    expect(page.locator(".plan")).to_contain_text("named for how its top row begins")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    most = shelf.Wishes(always=("island", "caves"), at_least={"crossroads": 4})
    full = shelf.draw("kingdom-builder", shelf.Owned(tuple(BOXES)), players=5, seed=38, wishes=most)
    page.goto(f"/shelf#{full.link}")
    expect(page.locator(".drawn-card")).to_have_count(3 + 4)
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.goto("/shelf#1nonsense")
    expect(page.get_by_role("alert")).to_contain_text("This link can’t be opened")
    page.goto("/shelf/setup")
    expect(page.get_by_role("button", name="4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


@pytest.mark.parametrize("language", languages())
def test_on_the_printed_page_every_text_has_its_room(visit: Visit, language: str) -> None:
    """Also where none of its fonts is there, and the browser takes a wider one."""
    page = visit().page
    token = LANGUAGE.set(language)
    try:
        owned = shelf.Owned(tuple(BOXES))
        pages = [sheet_svg(shelf.draw(game, owned, seed=seed)) for game in GAMES for seed in (4, 5)]
    finally:
        LANGUAGE.reset(token)
    for one in pages:
        page.set_content(f"<body style='margin: 0'>{one}")
        cut = page.evaluate(
            """(edge) => [...document.querySelectorAll("svg > g:last-of-type text")]
              .filter((text) => {
                const card = text.parentNode.querySelector(":scope > rect[rx='7']");
                const room = card ? card.getBoundingClientRect().right : edge;
                return text.getBoundingClientRect().right > room;
              })
              .map((text) => text.textContent)""",
            WIDTH - MARGIN,
        )
        assert cut == []


def test_what_i_own_and_our_set_ups_are_on_my_phone_too(visit: Visit, api: Api) -> None:
    secret = api.post("/api/profile", {"name": "Ada"}).json()["profile"]
    path = f"/me#profile={secret}"
    page = visit(viewport=DESKTOP).go(path)
    expect(page.get_by_role("region", name="My results")).to_be_visible()
    page.goto("/shelf/setup")
    page.get_by_role("button", name="Harvest", exact=True).click()
    page.get_by_role("button", name="Draw", exact=False).last.click()
    card = page.locator(".drawn-card .title").first.inner_text()
    kept = [f"/api/profile/kept/{kind}" for kind in ("shelf", "setup")]
    wait_until(lambda: all(api.get(one, secret).json()["kept"] for one in kept))

    phone = visit(viewport=PHONE, has_touch=True).go(path)
    expect(phone.get_by_role("region", name="My results")).to_be_visible()
    phone.goto("/shelf/setup")
    harvest = phone.get_by_role("button", name="Harvest", exact=True)
    expect(harvest).to_have_attribute("aria-pressed", "false")
    expect(phone.locator(".shelf-had")).to_contain_text(card)
