"""Sounds: made in the browser, loaded when they are needed, off with one click."""

import random

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import seat_path
from tests.page.visitor import Visitor
from tests.table.helpers import Api

# What would be heard: the pitches of the notes that were begun.
_EAR = """
window.heard = [];
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard.push(this.frequency.value);
  return begin.apply(this, when);
};
"""


def seated(ada: Visitor, api: Api) -> Player:
    ada.page.add_init_script(_EAR)
    made = api.create("person", "random", preset="first-game", seed=2)
    player = Player(ada.go(seat_path(made)), random.Random(1))
    player.wait_for_turn()
    return player


def heard(player: Player) -> int:
    notes: int = player.page.evaluate("() => window.heard.length")
    return notes


def test_a_building_a_turn_and_one_click_for_silence(visit: Visit, api: Api) -> None:
    ada = visit(reduced_motion="no-preference")
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    player = seated(ada, api)
    assert not any("synth" in url for url in fetched), "it comes with the first sound"
    player.build(1)
    player.page.wait_for_function("() => window.heard.length > 0")
    player.build(2)
    built = heard(player)
    player.press_end()
    player.wait_for_turn()
    player.page.wait_for_function("(built) => window.heard.length > built + 3", arg=built)
    player.page.get_by_role("button", name="Turn sounds off").click()
    before = heard(player)
    count = len(player.settlements())
    player.build(1)
    expect(player.page.locator(SETTLEMENT)).to_have_count(count + 1)
    assert heard(player) == before
    player.page.reload()
    expect(player.page.get_by_role("button", name="Turn sounds on")).to_be_visible()


def test_who_wants_less_motion_has_silence(visit: Visit, api: Api) -> None:
    player = seated(visit(), api)
    player.build(1)
    assert heard(player) == 0
    player.page.get_by_role("button", name="Turn sounds on").click()
    player.build(1)
    player.page.wait_for_function("() => window.heard.length > 0")
    player.page.get_by_role("button", name="Settings").click()
    sounds = player.page.get_by_role("switch", name="Sounds")
    expect(sounds).to_be_checked()
    sounds.click()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("button", name="Turn sounds on")).to_be_visible()
