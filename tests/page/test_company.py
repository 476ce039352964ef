"""Finding each other: the lobby, the waiting room, table talk, and a profile on two devices."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.tables import seat_path
from tests.page.test_axe import findings
from tests.page.visitor import DESKTOP, PHONE
from tests.table.helpers import Api, running, with_data


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a lobby."""
    folder: Path = tmp_path_factory.mktemp("lobby")
    with running(with_data(folder, lobby=True)) as address:
        yield address


@pytest.fixture
def lobby_api(lobby: str) -> Iterator[Api]:
    api = Api(lobby)
    yield api
    api.close()


def tables(page: Page) -> Locator:
    return page.get_by_role("list", name="Open tables").locator(".lobby-table")


def test_strangers_meet_in_the_lobby(visit: Visit, lobby: str) -> None:
    """One opens a public table, the other sees it at once and sits down; private ones stay so."""
    ada, ben = visit(lobby), visit(lobby)
    there = ben.go()
    there.get_by_role("link", name="Lobby").click()
    expect(there.get_by_text("No table is waiting right now")).to_be_visible()

    page = ada.go("/lobby")
    page.get_by_role("link", name="Open a table").click()
    page.get_by_label("Name for Seat 1").fill("Ada")
    expect(page.get_by_label("Public table")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("This table is in the lobby")).to_be_visible()

    expect(tables(there)).to_have_count(1)
    expect(tables(there)).to_contain_text("Kingdom Builder")
    expect(tables(there)).to_contain_text("Live")
    expect(tables(there)).to_contain_text("1 free seat")
    there.get_by_role("button", name=re.compile("^Join table")).click()
    expect(there.get_by_role("alert")).to_have_text("A name must have 1 to 24 characters.")
    there.get_by_label("Your name").fill("Ben")
    there.get_by_role("button", name=re.compile("^Join table")).click()
    Player(page, random.Random(1)).wait_for_turn()
    expect(there.get_by_role("region", name="Players")).to_contain_text("Ada")

    there.get_by_role("button", name="Talk").first.click()
    there.get_by_role("button", name="Good luck, have fun!").click()
    expect(page.locator(".toast")).to_contain_text("Ben: Good luck, have fun!")
    page.get_by_label("Language").first.select_option("de")
    page.get_by_role("button", name="Chat").first.click()
    expect(page.locator(".said")).to_contain_text("Viel Glück und viel Spaß!")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_nothing_serious_about_these_screens(
    visit: Visit, lobby: str, lobby_api: Api, size: ViewportSize, theme: str
) -> None:
    """axe finds nothing, and nothing is wider than the screen."""
    public = lobby_api.create("person", "open", "open", listed=True)
    profile = lobby_api.post("/api/profile", {"name": "Ada", "colour": "red"}).json()["profile"]
    ada = visit(lobby, bypass_csp=True, color_scheme=theme, viewport=size)
    page = ada.page
    for path, ready in (
        (seat_path(public, 0), "This table is in the lobby"),
        ("/lobby", "2 free seats"),
        (f"/me#profile={profile}", "My results"),
    ):
        page.goto("about:blank")
        page.goto(path)
        expect(page.get_by_text(ready).first).to_be_visible()
        assert findings(ada) == []
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_a_private_table_never_appears(visit: Visit, lobby: str, lobby_api: Api) -> None:
    made = lobby_api.create("person", "open")
    ada, ben = visit(lobby), visit(lobby)
    page = ada.go(seat_path(made, 0))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    there = ben.go("/lobby")
    expect(there.get_by_text("No table is waiting right now")).to_be_visible()
    expect(tables(there)).to_have_count(0)
    # who leaves the waiting room frees the seat; a bot can take another's place
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert [seat["kind"] for seat in made.state()["table"]["seats"]] == ["open", "open"]


def test_the_table_is_filled_up_with_bots(visit: Visit, lobby: str, lobby_api: Api) -> None:
    made = lobby_api.create("person", "open", "open")
    page = visit(lobby).go(seat_path(made, 0))
    page.get_by_label("Level of the bots").select_option("Bot · beginner")
    page.get_by_role("button", name="Fill up with bots and begin").click()
    Player(page, random.Random(1)).wait_for_turn()
    seats = made.state()["table"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "beginner", "beginner"]


HOSTILE = (
    "<script>document.title = 'hacked'</script><img src=x onerror=\"document.title='hacked'\">",
    "\u202egnihtyreve sesrever",
    "Z" + "\u0351\u0352\u0357\u035b\u0346" * 30 + "algo",
    "W" * 200,
)


def test_hostile_texts_do_no_harm(visit: Visit, lobby: str, lobby_api: Api) -> None:
    made = lobby_api.create("person", "person")
    ada, ben = visit(lobby), visit(lobby, viewport=PHONE)
    page = ada.go(seat_path(made, 0))
    page.get_by_role("button", name="Talk").first.click()
    there = ben.go(seat_path(made, 1))
    expect(there.locator(".talk-button")).to_be_visible()
    field = page.get_by_role("textbox", name="Say something")
    for text in HOSTILE:
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")
    field.press("Enter")  # nothing to say
    expect(page.locator(".said")).to_have_count(4)

    there.get_by_role("button", name=re.compile("^Talk: 4 new")).click()
    said = there.locator(".said p")
    expect(said).to_have_count(4)
    assert said.nth(0).inner_text() == HOSTILE[0]
    assert said.nth(1).inner_text() == HOSTILE[1][1:]
    assert len(said.nth(2).inner_text()) == len("Zalgo") + 2
    for number in range(4):
        box = said.nth(number).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert "hacked" not in (page.title(), there.title())

    there.get_by_role("button", name="Mute Player 1").click()
    expect(said).to_have_count(0)
    field.fill("Can you hear me?")
    field.press("Enter")
    expect(page.locator(".said")).to_have_count(5)
    there.get_by_role("button", name="Hear Player 1 again").click()
    expect(said).to_have_count(5)


def test_a_profile_on_two_devices_and_then_on_none(visit: Visit, lobby: str) -> None:
    """A phone finds the game by the profile's link; deleted, nothing of the profile is left."""
    ada, phone = visit(lobby), visit(lobby, viewport=PHONE)
    page = ada.go()
    page.get_by_role("link", name="My profile").click()
    page.get_by_label("Your name").fill("Ada Lovelace")
    page.get_by_label("Language").last.select_option("en")
    page.get_by_role("button", name="Create my profile").click()
    page.get_by_role("button", name="Show link and QR code").click()
    expect(page.get_by_role("img", name="QR code of your profile link")).to_be_visible()
    link = page.get_by_role("textbox", name="My profile link").input_value()

    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Ada Lovelace")
    player.build(1)
    table = page.url.partition("#")[0].rpartition("/")[2]

    there = phone.go(link.removeprefix(lobby))
    expect(there.get_by_text("Your profile is on this device now.")).to_be_visible()
    assert "profile=" not in there.url
    there.goto("/")
    games = there.get_by_role("region", name="My games")
    games.get_by_role("listitem").filter(has_text=re.compile("Your turn")).get_by_role(
        "link"
    ).first.click()
    on_phone = Player(there, random.Random(2))
    on_phone.wait_for_turn()
    assert table in there.url
    assert len(on_phone.settlements()) == 1

    there.goto("/me")
    with there.expect_download() as saving:
        there.get_by_role("button", name="Export as JSON").click()
    saved = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert saved["name"] == "Ada Lovelace"
    assert [game["table"] for game in saved["games"]] == [table]
    assert "secret" not in json.dumps(saved)
    there.get_by_role("button", name="Delete my profile").click()
    there.get_by_role("dialog").get_by_role("button", name="Delete my profile").click()
    expect(there.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert there.evaluate("() => localStorage.getItem('hexholm.profile')") == "null"

    ada.expect_fault("status 401")
    ada.expect_fault("console error: Failed to load resource: .* 401")
    page.goto("/me")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('hexholm.profile')") == "null"
    page.goto(f"/t/{table}")
    player.wait_for_turn()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Ada Lovelace")
