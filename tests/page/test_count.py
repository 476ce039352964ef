"""Counting a real game (issue 23): the published figures entered by mouse and by finger, the other
game by keys alone; results are kept, changed, taken along, and nothing is lost on the way."""

import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import hexholm
from hexholm.hexes import neighbours
from hexholm.kingdom import KingdomBuilder
from hexholm.links import LinkSeat, pack
from tests.page.conftest import Visit
from tests.page.finger import Finger
from tests.page.test_axe import findings
from tests.page.visitor import PHONE, TABLET

SECTIONS = ((8, 11, 5, 12), (8, 10, 4, 12), (6, 4, 4, 8), (2, 0, 9, 9))
"""How many settlements each of four players has in each section: those of W-B8 in the first one,
those of W-H6 are the first player's, and W-B9 and W-B10 are the others'."""
PUBLISHED: Mapping[str, Sequence[int]] = {
    # W-B8: 8, 8, 6 and 2 give 12, 12, 6 and 0; the other sections by K-lords
    "Lords": (12 + 12 + 6 + 12, 12 + 6 + 0 + 12, 6, 0 + 0 + 12 + 6),
    # W-B9: 4 give 12; W-B10: so they do where two sections tie, and none gives 0
    "Farmers": (15, 12, 12, 0),
    # W-H6: 8, 11, 5 and 12 give 12
    "Homesteaders": (12, 12, 8, 9),
    # W-B5: several next to one castle give 3 in all
    "Castles": (3, 0, 0, 0),
}
NAMES = ("Ada", "Ben", "Cleo", "Dan")
CITY: Mapping[str, Any] = {
    "boxes": ["base", "crossroads"],
    "sections": ["city-hall", "paddock", "oasis", "farm"],
    "cards": ["lords", "knights", "miners"],
    "tasks": ["road"],
}
SEEN = """(names) => {
  const { left, top, right, bottom } =
    document.querySelector(".board-frame").getBoundingClientRect();
  return names.every((name) => {
    const { x, y, width, height } =
      document.querySelector(`[data-hex="${name}"]`).getBoundingClientRect();
    return width > 30 && x > left - 1 && y > top - 1 && x + width < right + 1 &&
      y + height < bottom + 1;
  });
}"""
"""Whether these hexes are on the screen, and as wide as a finger."""


def full_board(setup: Mapping[str, Any]) -> list[list[str]]:
    """Each player's settlements; only the first one's are next to a castle, and to one alone."""
    game = hexholm.new_game(players=4, **setup)
    assert isinstance(game, KingdomBuilder)
    board, grid = game.board, game.board.grid
    near = neighbours(board.grounds["castle"])
    found: list[list[str]] = [[] for _ in SECTIONS]
    for number, quarter in enumerate(board.quarters):
        plain = grid.named(board.buildable & quarter & ~near)
        for seat, counts in enumerate(SECTIONS):
            mine = counts[number]
            if seat == 0 and number == 0:
                castle = board.grounds["castle"] & quarter
                beside = grid.named(neighbours(castle & -castle) & board.buildable & quarter)
                found[seat] += beside[:2]
                mine -= 2
            found[seat] += plain[:mine]
            plain = plain[mine:]
    return found


def runs(hexes: Iterable[str]) -> Iterator[list[str]]:
    """Neighbours of one row, as somebody drags over them."""
    for _, row in groupby(hexes, key=lambda name: name[1:]):
        run: list[str] = []
        for name in row:
            if run and ord(name[0]) != ord(run[-1][0]) + 1:
                yield run
                run = []
            run.append(name)
        yield run


def draft(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(page.evaluate("() => localStorage['hexholm.count']"))
    return kept


def middles(page: Page) -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-hex]")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.dataset.hex, [x + width / 2, y + height / 2]];
        }))"""
    )
    return found


def player(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Players").get_by_role("button", name=name)


def figures(page: Page) -> dict[str, tuple[int, ...]]:
    table = page.get_by_role("table", name="Gold by card and player")
    expect(table).to_be_visible()
    rows = [row.split("\t") for row in table.inner_text().splitlines()]
    told = [[cell for cell in row if cell.strip()] for row in rows]
    return {row[0].replace("\u00ad", ""): tuple(map(int, row[1:])) for row in told if len(row) == 5}


def count(page: Page) -> None:
    page.get_by_role("button", name="Count", exact=True).click()


def check_published(page: Page) -> None:
    found = figures(page)
    for card, gold in PUBLISHED.items():
        assert found[card] == tuple(gold), card
    totals = [sum(gold) for gold in zip(*PUBLISHED.values(), strict=True)]
    assert found["Total"] == tuple(totals)


def choose(page: Page) -> None:
    """Four players on the suggested board, with a box, a turned section and other cards."""
    page.goto("/shelf")
    page.get_by_role("link", name="Count the points").click()
    start = page.get_by_role("button", name="Enter the pieces")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="4", exact=True).click()
    for number, name in enumerate(NAMES, start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="First game").click()
    page.get_by_role("switch", name="Harvest").click()
    page.get_by_role("button", name="Choose another section").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Tower printed").click()
    page.get_by_role("button", name="Turn Tower by 180°").click()
    for box in ("Base game", "Harvest"):
        page.locator("summary", has_text=box).click()
    for card in ("Fishermen", "Knights", "Merchants"):
        page.get_by_role("button", name=f"{card} ", pressed=True).click()
    expect(page.get_by_text("Still to choose: cards")).to_be_visible()
    for card in ("Lords", "Farmers"):
        page.get_by_role("button", name=f"{card} ", pressed=False).first.click()
    page.get_by_role("button", name="Homesteaders ").first.click()
    page.get_by_role("switch", name="Lords need a settlement").check()
    start.click()
    expect(player(page, "Ada")).to_be_visible()


def test_the_published_figures_by_mouse(visit: Visit, tmp_path: Path) -> None:
    """A full board of four is dragged and clicked; mistakes are told and taken back on the way."""
    ada = visit()
    page = ada.page
    choose(page)
    board = full_board(draft(page)["setup"])
    at = middles(page)
    expect(page.locator(".tally-gold")).to_have_text(["–"] * 4)
    for name, hexes in zip(NAMES, board, strict=True):
        player(page, name).click()
        for run in runs(hexes):
            page.mouse.move(*at[run[0]])
            page.mouse.down()
            for one in run[1:]:
                page.mouse.move(*at[one], steps=2)
            page.mouse.up()
        left = 40 - len(hexes)
        expect(player(page, name)).to_contain_text(f"40 − {len(hexes)} = {left}")
    castle = page.get_by_role("gridcell", name="castle").first
    castle.click()
    expect(page.get_by_text("Nothing can stand on")).to_be_visible()
    expect(page.get_by_role("button", name="Count", exact=True)).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Nothing can stand on")).to_be_hidden()
    player(page, "Ada").click()
    page.mouse.click(*at[board[1][0]])  # Ben's becomes Ada's, and is Ben's again
    expect(player(page, "Ben")).to_contain_text(f"40 − {len(board[1]) - 1}")
    page.get_by_role("button", name="Undo").click()
    page.reload()
    count(page)
    check_published(page)
    page.get_by_role("button", name="Lords, Ada: 42").click()
    told = page.get_by_role("region", name="Lords")
    expect(told.get_by_role("row", name="Section 1 tied 8 8 6 2")).to_be_visible()
    lit = page.locator(".glow-lit polygon")
    expect(lit).to_have_count(36)
    told.get_by_role("button", name="+6").focus()
    expect(lit).to_have_count(5)
    assert not findings(ada)
    keep_and_take_along(page, tmp_path)


def keep_and_take_along(page: Page, folder: Path) -> None:
    """The result is kept with its day, changed, added up, saved as files and read again."""
    page.get_by_label("Day of the game").fill("2026-11-01")
    page.get_by_role("button", name="Keep this result").click()
    row = page.get_by_role("listitem").filter(has_text="Nov 1, 2026")
    expect(row).to_contain_text(re.compile("Ada ?72"))
    page.reload()
    row.get_by_role("button", name="Edit").click()
    erased = draft(page)["seats"][3]["pieces"]["settlements"][0]
    player(page, "Dan").click()
    page.mouse.click(*middles(page)[erased])
    count(page)
    page.get_by_role("button", name="Save the changes").click()
    expect(page.get_by_role("listitem").filter(has_text="Nov 1, 2026")).to_have_count(1)
    stats = page.get_by_role("table", name="By player")
    expect(stats.get_by_role("row", name="Ada 1 1 72 72")).to_be_visible()
    expect(page.get_by_role("table", name="By card").get_by_role("row")).to_have_count(5)
    saved = {}
    for kind in ("JSON", "CSV"):
        with page.expect_download() as told:
            page.get_by_role("button", name=kind).click()
        saved[kind] = folder / f"results.{kind.lower()}"
        told.value.save_as(saved[kind])
    assert "2026-11-01,kingdom-builder,Ada,1,lords,42\n" in saved["CSV"].read_text("utf-8")
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("No games yet")).to_be_visible()
    file = page.get_by_label("Import")
    file.set_input_files(saved["CSV"])
    expect(page.get_by_text("isn’t a file with results")).to_be_visible()
    file.set_input_files(saved["JSON"])
    expect(page.get_by_text("1 result imported")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=re.compile("Ada ?72"))).to_be_visible()


def begin(page: Page, game: str, setup: Mapping[str, Any], names: Sequence[str]) -> None:
    """A count whose set-up is known, with nothing entered."""
    colours = ("blue", "orange", "green", "purple")
    people = [
        {"name": name, "colour": colour} for name, colour in zip(names, colours, strict=False)
    ]
    empty: list[Any] = [{"pieces": {}, "numbers": {}} for _ in names]
    told = {"game": game, "setup": setup, "forms": {}, "players": people, "seats": empty}
    told |= {"step": "pieces", "id": "", "day": "2026-11-18"}
    page.goto("/shelf")
    page.evaluate("(told) => localStorage.setItem('hexholm.count', told)", json.dumps(told))
    page.goto("/count")
    expect(player(page, names[0])).to_be_visible()


def test_the_published_figures_by_finger(visit: Visit) -> None:
    """A set-up by its link, the same figures tapped on a phone; half of it survives a reload."""
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ada.page
    setup: dict[str, Any] = {
        "boxes": ["base", "harvest"],
        "sections": ["tavern", "paddock", "oasis:turned", "farm"],
        "cards": ["lords", "farmers", "homesteaders"],
        "options": {"lords_need_settlement": True},
    }
    lies = hexholm.new_game("kingdom-builder", players=4, **setup)
    page.goto(f"/count#{pack(lies, [LinkSeat(name=name) for name in NAMES])}")
    expect(player(page, "Ada")).to_be_visible()
    finger = Finger(page, random.Random(1))
    board = full_board(setup)
    for number, quarter in enumerate(lies.board.quarters, start=1):
        page.get_by_role("button", name=f"Section {number}").tap()
        here = set(lies.board.grid.named(quarter))
        page.wait_for_function(SEEN, arg=sorted(here))
        finger.rest()
        at = middles(page)
        for name, hexes in zip(NAMES, board, strict=True):
            player(page, name).tap()
            for one in hexes:
                if one in here:
                    finger.tap(at[one])
        if number == 2:
            page.reload()
            expect(player(page, "Ada")).to_contain_text("40 − 19 = 21")
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_function(SEEN, arg=sorted(here))  # on a smaller screen, too
    assert not findings(ada)
    count(page)
    check_published(page)


def test_winter_kingdom_by_keys(visit: Visit) -> None:
    """Houses, forts and coins with the keyboard alone; a fort counts as two houses (W-3)."""
    page = visit(viewport=TABLET).page
    game = hexholm.new_game(
        "winter-kingdom", seed=3, twist=None, cards=["scouts", "crowd", "loners"]
    )
    setup = {key: game.to_dict()["setup"][key] for key in ("boards", "cards", "twist")}
    begin(page, "winter-kingdom", setup, ("Ada", "Ben"))
    grid = game.board.grid
    line = next(
        [grid.names[one] for one in (a, b, c)]
        for a, b, c in zip(*(list(grid.hexes.values())[n:] for n in range(3)), strict=False)
        if all(one & game.board.land for one in (a, b, c)) and b & grid.around[a] & grid.around[c]
    )
    page.keyboard.press("2")
    expect(player(page, "Ben")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    cell = page.locator(f"[data-hex={line[0]}]")
    cell.evaluate("(one) => one.focus()")
    page.keyboard.down("Shift")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.up("Shift")
    expect(player(page, "Ada")).to_contain_text("32 − 3 = 29")
    page.get_by_role("button", name="Fort").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-hex={line[1]}]").evaluate("(one) => one.focus()")
    page.keyboard.press("Space")
    expect(player(page, "Ada")).to_contain_text("32 − 2 = 30")
    page.get_by_label("Coins", exact=True).fill("5")
    page.get_by_role("button", name="Count", exact=True).focus()
    page.keyboard.press("Enter")
    table = page.get_by_role("table", name="Points by card and player")
    expect(table.get_by_role("row", name="Crowd")).to_contain_text("2")  # 1 + 2 + 1 houses: 2
    page.get_by_role("button", name="Keep this result").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    kept = json.loads(page.evaluate("() => localStorage['hexholm.real-games']"))
    assert kept["things"][0]["seats"][0]["numbers"] == {"coins": 5}


INSIDE = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const drawn = button.querySelector("use").getBoundingClientRect();
  return drawn.left >= left && drawn.right <= right && drawn.top >= top && drawn.bottom <= bottom;
}"""
"""Whether the drawing of a button doesn't cover what is next to it."""


def test_the_brush_of_a_piece_on_seven_hexes_is_as_small_as_the_others(visit: Visit) -> None:
    page = visit().page
    begin(page, "kingdom-builder", CITY, ("Ada", "Ben"))
    brushes = page.get_by_role("group", name="What to place")
    assert brushes.get_by_role("button", name="City hall").evaluate(INSIDE)


def test_gold_for_sections_without_settlements_is_explained(visit: Visit) -> None:
    """A-29, A-29b: 12 where Ada is first and where nobody has built, 6 where only Ben has."""
    page = visit().page
    begin(page, "kingdom-builder", CITY, ("Ada", "Ben"))
    board = hexholm.new_game("kingdom-builder", players=2, **CITY).board
    for name, quarter in zip(("Ada", "Ben"), board.quarters[:2], strict=True):
        player(page, name).click()
        page.mouse.click(*middles(page)[board.grid.named(board.buildable & quarter)[0]])
    count(page)
    page.get_by_role("button", name="Lords, Ada: 42").click()
    told = page.get_by_role("region", name="Lords")
    expect(told.get_by_role("button", name="with none there")).to_have_count(3)
    expect(told.get_by_role("row", name="Section 2 0 1")).to_be_visible()
    expect(told.get_by_role("row", name="Section 4 tied 0 0")).to_be_visible()


def test_no_task_is_drawn_by_hand(visit: Visit) -> None:
    page = visit().page
    begin(page, "kingdom-builder", CITY, ("Ada", "Ben"))
    page.get_by_role("button", name="Set-up").click()
    page.locator("summary", has_text="Task cards").click()
    expect(page.get_by_text("One per Crossroads section: one here.", exact=True)).to_be_visible()


def test_two_tabs_count_two_games(visit: Visit) -> None:
    """What one tab enters doesn't take the place of what the other had."""
    ada = visit()
    page = ada.page
    begin(page, "kingdom-builder", CITY, ("Ada", "Ben"))
    page.keyboard.press("1")
    page.locator("[data-hex=c1]").click()
    expect(player(page, "Ada")).to_contain_text("40 − 1 = 39")
    other = ada.context.new_page()
    other.goto("/count")
    expect(player(other, "Ada")).to_contain_text("40 − 1 = 39")
    other.keyboard.press("Control+z")
    player(other, "Ben").click()
    other.locator("[data-hex=c1]").click()
    expect(player(other, "Ben")).to_contain_text("40 − 1 = 39")
    for tab, name in ((page, "Ada"), (other, "Ben")):
        tab.reload()
        expect(player(tab, name)).to_contain_text("40 − 1 = 39")
