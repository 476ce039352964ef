"""Boards painted on the page: from nothing, by mouse, finger and keys; played, taken along."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hexholm import SectionError, lands, load_section, load_side
from tests.page.conftest import Visit
from tests.page.finger import Finger
from tests.page.player import Player
from tests.page.test_axe import findings
from tests.page.test_sizes import faults
from tests.page.visitor import PHONE, TABLET
from tests.table.helpers import Api, wait_until

LAND = lands.new_section("tavern", 5, name="tavern")
SIDE = load_side(lands.new_side("3fe", 5, name="3fe"))


def new_board(page: Page, which: str, start: str, kind: str = "Section") -> None:
    page.get_by_role("group", name="Kind of board").get_by_role("button", name=kind).click()
    page.get_by_label("Which board?").select_option(which)
    page.get_by_role("button", name=start, exact=True).click()
    expect(page.get_by_role("region", name="Checks")).to_contain_text(re.compile(r"\w{9}"))


def checks(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="Checks")).to_contain_text(text)


def brush(page: Page, name: str) -> None:
    page.get_by_role("group", name="Brushes").get_by_role("button", name=name, exact=True).click()


def hexes(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.locator("[role=gridcell]").evaluate_all(
        "(cells) => Object.fromEntries(cells.map((one) => one.ariaLabel.split(': ')))"
    )
    return found


def middle(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(f"[data-hex={name}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, *way: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    for name in way:
        page.mouse.move(*middle(page, name), steps=2)
    page.mouse.up()


def saved(page: Page, path: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^Download")).first.click()
    download.value.save_as(path)
    return path


def land_of_table(page: Page, api: Api) -> list[object]:
    """The sections of the table that a page shows."""
    expect(page.locator("[role=gridcell]").first).to_be_attached()
    table, _, secret = page.url.rpartition("/t/")[2].partition("#seat=")
    sections: list[object] = api.get(f"/api/tables/{table}", secret).json()["view"]["setup"][
        "sections"
    ]
    return sections


@pytest.fixture
def typed(visit: Visit, tmp_path: Path) -> tuple[Page, Path]:
    """A section typed in from nothing, with keys alone, and its file."""
    page = visit().go("/shelf")
    page.get_by_role("link", name=re.compile("^Boards")).click()
    new_board(page, "tavern", "Start empty")
    checks(page, "100 hexes are still empty")
    checks(page, "Tavern has no hex yet")
    begin = page.get_by_role("button", name="Type it in")
    begin.focus()
    page.keyboard.press("Enter")
    page.keyboard.type("".join(LAND.rows).lower()[:98])
    page.keyboard.press("Backspace")
    page.keyboard.type("".join(LAND.rows)[97:])
    checks(page, "Ready to play")
    return page, saved(page, tmp_path / "mine.txt")


def test_without_the_server_a_change_is_not_called_checked(visit: Visit) -> None:
    """It says so, and looks again by itself once the server answers."""
    visitor = visit()
    visitor.expect_fault("ERR_FAILED")
    page = visitor.go("/boards")
    new_board(page, "tavern", "Start with ours")
    checks(page, "Ready to play")
    page.route("**/api/boards/check", lambda route: route.abort())
    brush(page, "Empty")
    page.mouse.click(*middle(page, "c3"))
    checks(page, "isn’t checked yet")
    expect(page.get_by_role("region", name="Checks")).not_to_contain_text("Ready to play")
    page.unroute("**/api/boards/check")
    checks(page, "1 hex is still empty")
    expect(page.get_by_role("region", name="Checks")).not_to_contain_text("isn’t checked yet")


def test_typed_in_played_on_and_taken_along(
    typed: tuple[Page, Path], visit: Visit, api: Api
) -> None:
    """A printed section takes the place of ours in the first game with a bot, anywhere."""
    page, file = typed
    assert load_section(file).rows == LAND.rows
    assert load_section(file).source == "printed"
    page.goto("/new")
    expect(page.locator(".quarter-name").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^top left")).click()
    picker = page.get_by_role("dialog", name="Section for the top left")
    expect(picker.get_by_role("button", name=re.compile("^Tavern"))).to_contain_text(
        re.compile("your board|already")
    )
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now")).click()
    player = Player(page, random.Random(1))
    player.play_turn()
    player.wait_for_turn()
    assert land_of_table(page, api)[0] == {"text": load_section(file).text, "turned": False}
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("entered as printed: Tavern")

    elsewhere = visit(viewport=PHONE, has_touch=True, color_scheme="dark")
    other = elsewhere.go("/boards")
    other.get_by_label("Load a file").set_input_files(file)
    checks(other, "Ready to play")
    other.goto("/")
    other.get_by_role("button", name=re.compile("^Play now")).click()
    assert land_of_table(other, api)[0] == {"text": load_section(file).text, "turned": False}


def test_painted_by_finger_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    ada = visit(viewport=PHONE, has_touch=True, color_scheme="dark")
    page = ada.go("/boards")
    new_board(page, "ropebridge", "Start empty", "Island")
    finger = Finger(page, random.Random(1))
    brush(page, "Desert")
    (x, y), (end, _) = middle(page, "a3"), middle(page, "f3")
    finger.drag((x, y), (end - x, 0))
    checks(page, "18 hexes are still empty")
    assert {hexes(page)[f"{column}3"] for column in "abcdef"} == {"Desert"}
    assert page.evaluate("() => window.scrollY") == 0, "the page stays where it is"
    finger.pinch(middle(page, "c3"), 60, 140)
    page.get_by_role("button", name="Whole board").click()
    finger.rest()
    assert list(hexes(page).values()).count("Desert") == 6, "two fingers paint nothing"
    brush(page, "Ropebridge")
    finger.tap(middle(page, "c3"))
    checks(page, "18 hexes are still empty")
    brush(page, "Grass")
    page.get_by_role("button", name="Fill the rest").click()
    checks(page, "Ready to play")
    checks(page, "Unlike other boards")
    page.get_by_role("button", name="Undo").click()
    checks(page, "18 hexes are still empty")
    page.get_by_role("button", name="Redo").click()
    checks(page, "Ready to play")
    assert faults(page) == []
    assert findings(ada) == []
    bad = tmp_path / "bad.txt"
    bad.write_text(LAND.text.replace(LAND.rows[3][0], "?", 1).replace("\nF", "\n?", 1))
    with pytest.raises(SectionError) as no:
        load_section(bad)
    page.get_by_role("link", name="Boards", exact=True).click()
    page.get_by_label("Load a file").set_input_files(bad)
    where = str(no.value).partition(";")[0]
    expect(page.get_by_role("alert")).to_contain_text(where)
    assert re.match(r"line \d+, column \d+: ", where)
    mine = page.get_by_role("region", name="Your boards")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    mine.get_by_role("button", name="Delete ropebridge").click()
    expect(mine.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(mine).to_contain_text("Used in place of ours")
    assert findings(ada) == []


def test_a_winter_side_by_mouse_and_keys_and_with_a_profile(
    visit: Visit, api: Api, tmp_path: Path
) -> None:
    path = f"/me#profile={api.post('/api/profile', {'name': 'Ada'}).json()['profile']}"
    ada = visit(viewport=TABLET)
    page = ada.go(path)
    expect(page.get_by_role("region", name="My results")).to_be_visible()
    page.goto("/boards")
    new_board(page, "3fe", "Start with ours", "Winter Kingdom side")
    checks(page, "Ready to play")
    brush(page, "Ice")
    drag(page, "a1", "c1", "e1")
    assert [hexes(page)[f"{column}1"] for column in "abcde"] == ["Ice"] * 5
    checks(page, "the top row is IIIII")
    page.keyboard.press("Control+z")
    assert hexes(page)["a1"] == "Fell field"
    page.keyboard.press("b")
    page.keyboard.press("u")
    page.locator("[data-hex=a1]").click()
    assert hexes(page)["b1"] == "Tundra", "the whole area is filled"
    page.keyboard.press("Control+z")
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    with page.expect_response("**/api/boards/check"):
        page.keyboard.press("g")
        page.get_by_label("Name").fill("My Side")
    page.wait_for_load_state("networkidle")  # what the check told is drawn around the name
    page.get_by_label("Name").press("Tab")
    page.get_by_role("switch", name="As printed").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name="my-side")).to_be_visible()
    side = load_side(saved(page, tmp_path / "side.txt"))
    assert (side.name, side.source) == ("my-side", "house")
    assert faults(page) == []
    assert findings(ada) == []

    elsewhere = visit(viewport=TABLET)
    other = elsewhere.go(path)
    expect(other.get_by_role("region", name="My results")).to_be_visible()
    other.goto("/boards")
    boards = other.get_by_role("region", name="Your boards")

    def is_there() -> bool:
        other.reload()
        other.wait_for_load_state("networkidle")
        return "my-side" in boards.inner_text()

    wait_until(is_there)  # the profile is told a moment later
