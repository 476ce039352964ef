"""The board answers: what a click would bring, which rule forbids it, what earns gold."""

import random
import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.page.tables import in_the_middle, seat_path
from tests.table.helpers import Api

LIT = ".glow-lit polygon"


def label(page: Page) -> str:
    """The small label at a hex."""
    text: str = page.locator(".hex-label").inner_text()
    return text


def test_an_illegal_click_names_the_rule(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=2)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    look = player.wait_for_turn()
    card = player.card()
    says = page.locator(".hex-label")

    page.locator("[role=gridcell][aria-label$=', Water']").first.click()
    expect(says).to_contain_text("Nobody can build on p1: it’s water")
    expect(says).to_contain_text(re.compile(r"rule B-\d"))
    wrong = "Canyon" if card != "Canyon" else "Desert"
    page.locator(f"[role=gridcell][aria-label$=', {wrong}']").first.click()
    expect(says).to_contain_text(f"is {wrong.lower()}, but your card says")
    page.locator(SETTLEMENT).first.click()
    expect(says).to_contain_text("is occupied")
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(says).to_have_count(0)
    assert player.look().mark == look.mark, "nothing was played"


def test_pointing_at_a_hex_shows_what_it_would_bring(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=3)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    name, at = next(iter(player.wait_for_turn().hexes.items()))
    before = page.get_by_role("region", name="Players").inner_text()
    page.mouse.move(*at)
    expect(page.locator(".hex-label")).to_have_text(re.compile(r"[+−]\d|no change in gold|tile"))
    expect(page.locator(".ghost-house")).to_be_visible()
    said = label(page)
    cell = player.hex(name)
    expect(cell).to_have_attribute("aria-label", re.compile(f"^{name}, .*, press to build"))
    for card, change in re.findall(r"([A-Z]\w+) ([+−]\d+)", said):
        expect(cell).to_have_attribute("aria-label", re.compile(re.escape(f"{card} {change}")))
    page.mouse.click(*at)
    expect(cell).to_have_attribute("aria-label", re.compile("your settlement"))
    change = sum(int(n.replace("−", "-")) for n in re.findall(r"[+−]\d+", said))
    assert change == _gold(player) - _gold_in(before)


def _gold(player: Player) -> int:
    return _gold_in(player.panel("Players").inner_text())


def _gold_in(text: str) -> int:
    """The gold of the first player: the second number beside the name."""
    mine = text[text.index("You") :]
    return [int(number) for number in re.findall(r"\b\d+\b", mine)][1]


def test_pointing_at_a_card_lights_up_what_earns_it(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "greedy", turns=5)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    expect(page.locator(LIT)).to_have_count(0)
    state = made.state(made.secrets[0])
    cards = page.get_by_role("region", name="Kingdom Builder cards")
    some = 0
    for card in state["view"]["setup"]["cards"]:
        button = cards.get_by_role("button", name=re.compile(f"^{card}", re.IGNORECASE))
        expect(button).to_contain_text(str(state["view"]["scores"][0][card]))
        earning = {hex_ for one in state["contributions"][0][card] for hex_ in one["hexes"]}
        button.hover()
        expect(page.locator(LIT)).to_have_count(len(earning))
        page.mouse.move(2, 2)
        expect(page.locator(LIT)).to_have_count(0)
        button.focus()
        expect(page.locator(LIT)).to_have_count(len(earning))
        page.keyboard.press("Escape")
        some += len(earning)
    assert some > 0


def test_a_line_of_the_log_lights_up_its_hexes(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=2)
    page = visit().go(seat_path(made))
    Player(page, random.Random(1)).wait_for_turn()
    line = page.get_by_role("region", name="Log").first.get_by_role("button").first
    line.hover()
    hexes = re.findall(r"\b[a-t]\d{1,2}\b", line.inner_text())
    assert hexes
    expect(page.locator(LIT)).to_have_count(len(hexes))


def test_zoom_and_pan(visit: Visit, api: Api) -> None:
    made = api.create("person", "random", preset="first-game", seed=1)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    whole = page.get_by_role("button", name="Whole board")

    def pose() -> tuple[float, float]:
        """How far two hexes are apart, and where the first one is."""
        boxes = [player.hex(name).bounding_box() for name in ("i10", "k10")]
        first, second = (box["x"] + box["width"] / 2 for box in boxes if box is not None)
        return round(second - first), round(first)

    distance, x = pose()
    expect(whole).to_have_count(0)
    player.hex("j10").hover()
    page.mouse.wheel(0, -300)
    expect(whole).to_be_visible()
    larger, at = pose()
    assert larger > 1.3 * distance
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    page.mouse.up()
    assert pose()[0] == larger
    assert pose()[1] != at
    assert not player.settlements(), "a drag isn't a click"
    whole.click()
    assert pose() == (distance, x)
    player.hex("j10").focus()
    page.keyboard.press("+")
    assert pose()[0] > distance
    page.keyboard.press("0")
    assert pose() == (distance, x)
    more = page.get_by_role("button", name="Zoom in")
    expect(more).to_have_count(0)  # the board fills its place: a button would lie on a hex
    page.keyboard.press("+")
    larger = pose()[0]
    more.click()
    assert pose()[0] > larger


def test_a_tile_says_what_it_does_and_why_not_now(visit: Visit, api: Api) -> None:
    made = in_the_middle(api, "person", "random", turns=8)
    page = visit().go(seat_path(made))
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    state = made.state(made.secrets[0])
    tiles = player.panel("Your extra actions").locator(".tile")
    assert tiles.count() == len(state["view"]["players"][0]["tiles"]) > 0
    player.build(1)  # nothing may come between the settlements of a card
    tiles.first.click(force=True)  # it is marked as disabled, and still answers
    expect(
        page.get_by_role("status").filter(has_text="First finish your mandatory action")
    ).to_be_visible()
