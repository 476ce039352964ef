"""What a screen reader says: every hex with what is on it, next to it and comes of it."""

import random
import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import KeyPlayer
from tests.page.tables import in_the_middle, seat_path
from tests.table.helpers import Api

_HEARD = """() => {
  const live = document.querySelector("[aria-live=polite]");
  const heard = (window.heard = []);
  const last = new Map();
  const listen = () => {
    for (const one of live.children) {
      const text = one.textContent;
      if (text && last.get(one) !== text) heard.push(text);
      last.set(one, text);
    }
  };
  new MutationObserver(listen).observe(live, {
    childList: true, characterData: true, subtree: true,
  });
}"""


def test_a_hex_says_what_is_there_and_what_comes_of_it(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=4)
    page = visit().go(seat_path(made))
    player = KeyPlayer(page, random.Random(1))
    look = player.wait_for_turn()
    grid = page.get_by_role("grid", name="The board")
    expect(grid.get_by_role("row")).to_have_count(20)
    labels: list[str] = page.locator("[role=gridcell]").evaluate_all(
        "(cells) => cells.map((cell) => cell.ariaLabel)"
    )
    assert len(labels) == 400
    beside = [label for label in labels if "next to: " in label]
    assert any(re.search(r"next to: .*\d of your settlements", label) for label in beside)
    assert any(re.search(r"next to: .*\d of Orange’s settlements", label) for label in beside)
    assert any("next to: Castle" in label for label in beside)

    free = next(iter(look.hexes))
    player.walk_to(free)
    expect(player.hex(free)).to_have_attribute(
        "aria-label", re.compile(rf"^{free}, \w.*, press to build, .*([+−]\d|no change|tile)")
    )


def test_a_hex_that_is_refused_says_why(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=4)
    page = visit().go(seat_path(made))
    player = KeyPlayer(page, random.Random(1))
    look = player.wait_for_turn()
    water = page.locator("[role=gridcell][aria-label*=', Water']")
    wet = water.first.get_attribute("data-hex") or ""
    near = player.choose_hex(look)
    player.walk_to(near)
    player.walk_to(wet)
    spoken = page.get_by_role("status").filter(has_text="it’s water")
    expect(spoken).to_have_text(f"Nobody can build on {wet}: it’s water")
    player.walk_to(near)
    expect(spoken).to_have_count(0)


def test_the_moves_of_others_are_heard_once(visit: Visit, api: Api) -> None:
    made = api.create("person", "greedy", preset="first-game", seed=4)
    page = visit(reduced_motion="no-preference").go(seat_path(made))
    player = KeyPlayer(page, random.Random(1))
    player.wait_for_turn()
    page.evaluate(_HEARD)
    player.finish_turn()
    player.wait_for_turn()
    expect(page.locator("[aria-live=polite] p").first).to_contain_text("Orange")
    heard: list[str] = page.evaluate("() => window.heard")
    built = [entry["action"] for entry in made.state()["entries"] if entry["kind"] == "play"]
    others = [text for text in heard if text.startswith("Orange built")]
    assert len(others) == 1, heard
    for action in built[4:7]:
        assert sum(action.split()[1] in re.split(r"\W+", text) for text in others) == 1, heard
