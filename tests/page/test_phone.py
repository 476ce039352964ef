"""A phone in the hand: a finger hits what it means, and nothing moves or is built unasked."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.page.conftest import Visit
from tests.page.finger import ACT, MISS_PX, Finger
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import in_the_middle, seat_path
from tests.page.visitor import PHONE
from tests.page.winter import WINTER, WinterPlayer
from tests.table.helpers import Api, Made

LANDSCAPE = ViewportSize(width=844, height=390)
HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def open_table(visit: Visit, made: Made, *, land: bool = True, **options: Any) -> Page:
    visitor = visit(**(HAND | options))
    if not land:
        visitor.without_land()
    page = visitor.go(seat_path(made))
    page.locator("[role=gridcell][aria-label*=', press to ']").first.wait_for(state="attached")
    return page


def box(one: Locator) -> tuple[float, float, float, float]:
    found = one.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


# --- taps ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kingdom-builder", WINTER])
def test_a_finger_that_misses_a_little_hits_what_it_means(
    visit: Visit, api: Api, game: str
) -> None:
    """Forty taps in each game, σ 1.5 mm; none of them builds anything by itself."""
    options: dict[str, Any] = {"preset": "first-game"} if game != WINTER else {"twist": "none"}
    made = api.create("person", "random", game=game, seed=4, **options)
    page = open_table(visit, made, land=False)
    rng = random.Random(6)
    finger = Finger(page, rng)
    whole = page.get_by_role("button", name="Whole board")
    before = finger.look()
    names = list(before["hexes"])
    wrong = 0
    for _ in range(40):
        name = rng.choice(names)
        seen = finger.aim(name, MISS_PX, before)
        wrong += seen["aimed"] != name
        assert seen["built"] == 0, "built without being asked to"
        if seen["wide"] != before["wide"]:
            whole.dispatch_event("click")
    assert wrong <= 2
    finger.aim(rng.choice(names))
    page.locator(ACT).tap()
    expect(page.locator("[role=gridcell][aria-label*=', your ']")).to_have_count(1)


def test_a_second_tap_builds_but_a_slip_does_not(visit: Visit, api: Api) -> None:
    page = open_table(visit, api.create("person", "random", preset="first-game", seed=2))
    finger = Finger(page, random.Random(1))
    name, other, *_ = finger.look()["hexes"]
    finger.aim(other)
    at = finger.look()["hexes"][name]
    finger.bounce(at)
    expect(page.get_by_role("button", name=f"Build on {name}")).to_be_visible()
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    page.wait_for_timeout(320)
    finger.tap(at)
    expect(page.locator(SETTLEMENT)).to_have_count(1)


class TapPlayer(WinterPlayer):
    """Plays with one finger."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self.finger = Finger(page, rng)

    def press_hex(self, name: str, at: tuple[float, float]) -> None:
        assert self.finger.aim(name)["aimed"] == name
        self.page.locator(ACT).tap()


def test_winter_kingdom_by_taps_to_the_end(visit: Visit, api: Api) -> None:
    begun, late = (in_the_middle(api, "person", "random", turns=n, game=WINTER) for n in (0, 7))
    page = open_table(visit, begun)
    player = TapPlayer(page, random.Random(2))
    board = page.locator(".board-frame")
    before = box(board)
    first = next(iter(player.wait_for_turn().hexes))
    player.finger.aim(first)
    assert box(board) == before, "the first tap moves nothing"
    expect(page.locator(".first-cards")).to_be_hidden()
    page.get_by_role("button", name="Whole board").tap()
    player.play_turn()
    assert box(board) == before, "nor does a whole turn"
    page.goto("about:blank")
    page.goto(seat_path(late))
    player.play_out()
    expect(page.get_by_role("table", name="Points by card and player")).to_be_visible()


# --- the rest of the hand ------------------------------------------------------------------------


def test_pinch_drag_and_hold(visit: Visit, api: Api) -> None:
    made = api.create("person", "random", preset="first-game", seed=2)
    page = open_table(visit, made, reduced_motion="no-preference")
    finger = Finger(page, random.Random(1))
    player = Player(page, random.Random(1))
    cell = player.hex("j10")
    x, y, width, height = box(cell)
    middle = (x + width / 2, y + height / 2)

    finger.pinch(middle, 60, 180)
    wide = finger.look()["wide"]
    assert wide > 2 * width
    # pieces, glows and previews are drawn in the same place as the land
    same = page.evaluate(
        """() => ["land", "play"].map((one) => {
          const { x, y, width } = document.querySelector(`.board-${one}`).getBoundingClientRect();
          return [x, y, width];
        })"""
    )
    assert same[0] == same[1]

    start = box(cell)
    finger.drag(middle, (-90, -60), steps=4)
    finger.rest()
    way = start[0] - box(cell)[0]
    assert way > 95, "it moves on when it is let go"
    assert not player.settlements()

    page.get_by_role("button", name="Whole board").tap()
    expect(page.get_by_role("button", name="Whole board")).to_be_hidden()
    water = page.locator("[role=gridcell][aria-label$=', Water']").nth(30)
    x, y, width, height = box(water)
    finger.hold((x + width / 2, y + height / 2))
    label = page.locator(".hex-label")
    expect(label).to_contain_text(re.compile(rf"{water.get_attribute('data-hex')}, Water"))
    expect(label).to_contain_text("Nobody can build on")
    lx, ly, lwidth, lheight = box(label)
    apart = lx > x + width or lx + lwidth < x or ly > y + height - 1 or ly + lheight < y + 1
    assert apart, "a label never lies on its own hex"


def test_a_label_lets_clicks_through(visit: Visit, api: Api) -> None:
    page = visit().go(seat_path(api.create("person", "random", preset="first-game", seed=2)))
    player = Player(page, random.Random(1))
    hexes = player.wait_for_turn().hexes
    page.locator("[role=gridcell][aria-label$=', Water']").nth(30).click()
    label = page.locator(".hex-label")
    expect(label).to_contain_text("Nobody can build on")
    x, y, width, height = box(label.locator("p").first)
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.getAttribute('role')",
        [x + width / 2, y + height / 2],
    )
    assert under == "gridcell"
    assert hexes


def test_a_tile_in_use_lights_its_hexes_and_says_where_it_builds(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=5)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    player.tile("Farm").hover()
    expect(page.locator(".glow-dim polygon").first).to_be_attached()
    player.press_tile("Farm")
    expect(page.locator(".tile.busy")).to_contain_text("Farm")
    expect(page.locator(".glow-dim polygon")).to_have_count(0)
    expect(page.locator(".glow-legal polygon").first).to_be_attached()
    page.locator("[role=gridcell][aria-label$=', Canyon']").first.click()
    expect(page.locator(".hex-label")).to_contain_text("is canyon; the Farm builds on grass")


@pytest.mark.parametrize("game", ["kingdom-builder", WINTER])
def test_held_sideways_everything_is_at_hand(visit: Visit, api: Api, game: str) -> None:
    made = in_the_middle(api, "person", "random", "random", "random", turns=2, game=game)
    page = open_table(visit, made, viewport=LANDSCAPE)
    finger = Finger(page, random.Random(1))
    for what in (
        ".board-frame",
        ".ask",
        ".hand",
        ".tiles",
        ".actions",
        ".news",
        ".player >> nth=3",
    ):
        x, y, width, height = box(page.locator(what).first)
        assert x >= 0
        assert y >= 0
        assert x + width <= 844, what
        assert y + height <= 390, what
    for one in page.locator(".player-who b").all():
        expect(one).to_be_visible()
    name = next(iter(finger.look()["hexes"]))
    assert finger.aim(name)["aimed"] == name
    page.locator(ACT).tap()
    expect(page.locator(f"[data-hex={name}]")).to_have_attribute("aria-label", re.compile("your "))


def test_help_tells_of_fingers_not_of_keys(visit: Visit, api: Api) -> None:
    page = open_table(visit, api.create("person", "random", preset="first-game", seed=2))
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="Help").tap()
    help_ = page.get_by_role("dialog", name="How to play")
    expect(help_).to_contain_text("Tap again")
    expect(help_.get_by_text("Arrows", exact=True)).to_be_hidden()


def test_cards_can_be_read_and_players_told_apart(visit: Visit, api: Api) -> None:
    made = api.create("person", "random", "random", "random", "random", preset="first-game", seed=2)
    page = open_table(visit, made)
    for text in page.locator(".kb-card:not(.minor) .kb-text").all():
        expect(text).to_be_visible()
        assert text.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    names = page.locator(".player-who b")
    expect(names).to_have_count(5)
    expect(names.first).to_have_text("You")
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    winter = open_table(visit, api.create("person", "random", game=WINTER, seed=4, twist="none"))
    expect(winter.locator(".first-cards dd").first).to_be_visible()
