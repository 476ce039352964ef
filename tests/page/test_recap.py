"""Since your turn: what the others did, on the board, in a few words, and once more on request."""

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import in_the_middle, seat_path
from tests.page.visitor import PHONE
from tests.table.helpers import Api

COLOURS = ("Orange", "Green", "Purple", "Red")


def test_with_five_players(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", "random", "random", "greedy", turns=3)
    state = made.state(made.secrets[0])
    plays = [one for one in state["entries"] if one["kind"] == "play"]
    mine = max(n for n, one in enumerate(plays) if one["seat"] == 0)
    since = [one["action"] for one in plays[mine + 1 :]]
    new: set[str] = set()
    for verb, _, place in (action.partition(" ") for action in since):
        if verb in ("build", "put"):
            new.add(place)
        elif verb == "take":  # what was built may have been moved on
            new.discard(place)

    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    look = player.wait_for_turn()
    strip = page.get_by_role("region", name="What has happened")
    lines = strip.get_by_role("listitem")
    expect(lines).to_have_count(4)
    for line, name in zip(lines.all(), COLOURS, strict=True):
        expect(line).to_contain_text(name)
        expect(line).to_contain_text(re.compile(r"\d on (grass|forest|desert|canyon|flower)"))
        expect(line.locator("svg")).not_to_have_count(1)  # the house, and the terrain played
    expect(page.locator(".trace")).to_have_count(4)
    expect(page.locator(".trace .glow-last polygon")).to_have_count(len(new))

    settled = page.locator(SETTLEMENT)
    now = settled.count()
    page.keyboard.press("r")
    expect(settled).to_have_count(now - sum(a.startswith("build") for a in since))
    expect(page.locator(".glow-legal")).to_have_count(0)
    expect(lines.and_(page.locator("[aria-current]"))).to_contain_text("Orange")
    strip.get_by_role("button", name="Stop").click()
    expect(settled).to_have_count(now)

    name = player.choose_hex(look)
    player.press_hex(name, look.hexes[name])
    expect(page.locator(".trace")).to_have_count(0)
    expect(lines).to_have_count(4)  # nothing in the column moves while one plays
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".trace")).to_have_count(4)


def test_on_a_phone_it_is_one_line_beside_the_log(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", "random", "random", "greedy", turns=2)
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).go(seat_path(made))
    strip = page.get_by_role("region", name="What has happened")
    expect(strip.get_by_role("listitem")).to_have_count(4)
    height = strip.bounding_box()
    assert height is not None
    assert height["height"] < 40
    settled = page.locator(SETTLEMENT)
    now = settled.count()
    strip.get_by_role("button", name="Show it again").tap()
    expect(settled).not_to_have_count(now)
    expect(settled).to_have_count(now)  # it plays to its end by itself
    strip.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog", name="Log")).to_contain_text("Red")
