"""Every screen there is, to be looked at in every language; a new one is one more line."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

import hexholm
from hexholm import links
from hexholm.puzzles import puzzles
from tests.page.screens import POSITION
from tests.page.solver import ONE, PATH, play
from tests.page.tables import seat_path, watch_path
from tests.table.helpers import Api, Made
from tests.table.scenes import upload

_SNOW = next(one for one in puzzles().values() if one.game == "winter-kingdom")


def _nothing(_: Page) -> None:
    """It is all there."""


@dataclass(frozen=True)
class Stop:
    """A screen: its address, what shows that it is there, and what to do before looking."""

    name: str
    path: str
    ready: str
    act: Callable[[Page], None] = _nothing
    faulty: bool = False
    """Whether the server is asked for something that isn't there."""


def _played(game: hexholm.Game, is_enough: Callable[[hexholm.Game], bool]) -> hexholm.Game:
    rng = random.Random(3)
    while not game.over and not is_enough(game):
        game.play(rng.choice(game.legal_actions()))
    return game


def _at_turn(actions: int) -> Callable[[hexholm.Game], bool]:
    """The first seat's turn has just begun, after some actions."""
    return lambda game: len(game.log) >= actions and game.player == 0 and not game.can_undo


def _buying(game: hexholm.Game) -> bool:
    kinds = ("purchase", "end")
    return len(game.log) > 40 and game.player == 0 and game.view(0)["asks"]["kind"] in kinds


def _never(_: hexholm.Game) -> bool:
    return False


def _open_all(page: Page) -> None:
    """Every part of a form that is closed."""
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    boxes = page.locator(".new-boxes input[type=checkbox]:not(:checked)")
    for number in reversed(range(boxes.count())):
        boxes.nth(number).check(force=True)


def _new_winter(page: Page) -> None:
    page.locator(".game-switch button").last.click()
    expect(page.locator(".new-rules")).to_be_visible()
    _open_all(page)


def _pressed(key: str, shown: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.locator(shown).first).to_be_visible()

    return act


def _menu(number: int | None = None) -> Callable[[Page], None]:
    """The menu of a game, or what one of its buttons opens."""

    def act(page: Page) -> None:
        page.locator(".game-header nav button").last.click()
        if number is not None:
            page.locator("dialog .menu-list button").nth(number).dispatch_event("click")
        expect(page.locator("dialog[open]")).to_be_visible()

    return act


def _log(page: Page) -> None:
    """A dialog on a phone; elsewhere it is there anyway."""
    page.locator(".news .phone-only").dispatch_event("click")
    expect(page.locator("dialog[open]")).to_be_visible()


def _talk(page: Page) -> None:
    """A dialog on a phone; elsewhere it is beside the log."""
    page.locator(".talk-button").dispatch_event("click")
    expect(page.locator("dialog[open]")).to_be_visible()


def _alerts(page: Page) -> None:
    page.locator(".game-header nav button").last.click()
    page.get_by_role("button", name="Tell me when").click()  # every screen opens in English
    expect(page.locator("dialog[open] .menu-list")).to_have_count(0)


def _loaded(page: Page) -> None:
    """What comes on demand has come."""
    page.wait_for_load_state("networkidle")
    expect(page.locator(".language-switch")).to_be_visible()


def _settings(page: Page) -> None:
    page.locator(".top-tools button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def _refused(page: Page) -> None:
    """A click where nothing can be built, and what it says."""
    page.locator("[role=gridcell]").nth(3).click(force=True)


def _entry(page: Page) -> None:
    """What the rules say about a card, over the table."""
    page.locator(".cards .what").first.dispatch_event("click")
    expect(page.locator(".entry-dialog .entry")).to_be_visible()


def _judged(page: Page) -> None:
    """A turn that isn't the best."""
    play(page, ONE.others[-1].actions)
    expect(page.locator(".puzzle-verdict")).to_be_visible()


def _solved(page: Page) -> None:
    play(page, ONE.best.actions)
    expect(page.locator(".puzzle-verdict.solved")).to_be_visible()


def _progress(page: Page) -> None:
    """Some puzzles are solved, or seen, and so were those of some days."""
    first, other, *_ = puzzles()
    days = [(datetime.now(UTC) - timedelta(ago)).date().isoformat() for ago in range(3)]
    solved = {"puzzles": {first: "solved", other: "seen"}, "days": days}
    page.evaluate("(solved) => (localStorage['hexholm.puzzles'] = solved)", json.dumps(solved))
    page.reload()
    expect(page.locator(".puzzle-item.solved")).to_be_visible()


def _painted(page: Page) -> None:
    """A copy of one of ours in the board editor, with a hex too few."""
    page.get_by_label("Which board?").select_option("tavern")
    page.get_by_role("button", name="Start with ours").click()
    page.get_by_role("group", name="Brushes").get_by_role("button").last.click()
    page.locator("[data-hex=c3]").click()
    expect(page.locator(".checks li").first).to_be_visible()


def _mistaken(page: Page) -> None:
    """A count with a settlement where none can be."""
    page.get_by_role("gridcell", name="castle").first.click()
    expect(page.locator(".count-wrong").first).to_be_attached()


def _counted(page: Page) -> None:
    """A count, a figure of which is explained."""
    page.locator("[role=gridcell]").nth(30).click()
    page.get_by_role("button", name="Count", exact=True).click()
    page.locator(".count-panel td button").first.click()
    expect(page.locator(".explained")).to_be_visible()


def _solution(page: Page) -> None:
    page.locator(".puzzle-ways button").last.click()
    page.locator(".puzzle-solution summary").click()


_LEAVE = -1
SETUP = links.pack(hexholm.new_game(players=4, preset="everything", seed=4))


def stops(api: Api) -> list[Stop]:
    """All of them; their games are saves, which is quick."""
    every = [*hexholm.new_game(preset="everything", seed=4).setup.boxes]
    kingdom = upload(api, _played(hexholm.new_game(players=4, boxes=every, seed=4), _at_turn(90)))
    first = upload(api, _played(hexholm.new_game(preset="first-game", seed=2), _at_turn(40)))
    end = upload(api, _played(hexholm.new_game(players=3, seed=2), _never))
    winter = hexholm.new_game("winter-kingdom", players=2, seed=2)
    snow = upload(api, _played(winter, _at_turn(50)))
    shop = upload(api, _played(hexholm.new_game("winter-kingdom", players=3, seed=6), _buying))
    snow_end = upload(api, _played(hexholm.new_game("winter-kingdom", players=2, seed=5), _never))
    waiting = api.create("person", "open", "greedy", preset="first-game", seed=1)
    board, over = "[role=grid]", ".end"

    def seat(made: Made) -> str:
        return seat_path(made, 0)

    return [
        Stop("home", "/", ".home-ways"),
        Stop("settings", "/", ".home-ways", _settings),
        Stop("new game", "/new", ".new-boxes", _open_all),
        Stop("new winter game", "/new", ".new-boxes", _new_winter),
        Stop("invitation", f"/t/{waiting.id}#invite={waiting.invite}", ".join-box form"),
        Stop("waiting room", seat(waiting), ".room-panel"),
        Stop("game", seat(first), board),
        Stop("refusal", seat(first), board, _refused),
        Stop("game with all boxes", seat(kingdom), board),
        Stop("watching", watch_path(kingdom), board),
        Stop("hot seat", seat_path(kingdom), "dialog.cover[open]"),
        Stop("menu", seat(first), board, _menu()),
        Stop("list of moves", seat(kingdom), board, _pressed("m", ".moves-list .move")),
        Stop("log", seat(kingdom), board, _log),
        Stop("talk", seat(first), board, _talk),
        Stop("alerts", seat(first), board, _alerts),
        Stop("new profile", "/me", "main form"),
        Stop("leave", seat(first), board, _menu(_LEAVE)),
        Stop("help", seat(kingdom), board, _pressed("?", "dialog[open]")),
        Stop("hint", seat(first), board, _pressed("h", ".hint-sum")),
        Stop("rules", "/rules", ".rules-tile"),
        Stop("winter rules", "/rules/winter-kingdom/mine", ".entry"),
        Stop("entry of the rules", seat(first), board, _entry),
        Stop("winter game", seat(snow), board),
        Stop("winter purchase", seat(shop), board),
        Stop("winter log", seat(shop), board, _log),
        Stop("winter help", seat(snow), board, _pressed("?", "dialog[open]")),
        Stop("end", seat(end), over),
        Stop("winter end", seat(snow_end), over),
        Stop("replay", seat_path(end, 0, replay=True), board),
        Stop("winter replay", seat_path(snow_end, 0, replay=True), board),
        Stop("home with games", "/", ".my-games li"),
        Stop("draw a set-up", "/shelf/setup", ".shelf-draw", _open_all),
        Stop("set-up", f"/shelf#{links.pack(winter)}", ".plan svg"),
        Stop("set-up with all boxes", f"/shelf#{SETUP}", ".plan svg"),
        Stop("tools", "/shelf", ".tools"),
        Stop("boards", "/boards", ".new-board"),
        Stop("board editor", "/boards", ".new-board", _painted),
        Stop("count", "/count", ".count-setup", _open_all),
        Stop("count with a mistake", f"/count#{SETUP}", ".count-board", _mistaken),
        Stop("count of Winter Kingdom", f"/count#{links.pack(winter)}", ".count-board", _counted),
        Stop("results", "/count/results", ".count-kept"),
        Stop("learn", "/learn", "main", _loaded),
        Stop("puzzles", "/puzzles", ".puzzle-daily", _progress),
        Stop("position from nothing", "/position", ".position-ways"),
        Stop("position editor", f"/position#{POSITION}", ".position-fine"),
        Stop("puzzle", PATH, board),
        Stop("verdict", PATH, board, _judged),
        Stop("puzzle solved", PATH, board, _solved),
        Stop("solution", PATH, board, _solution),
        Stop("winter puzzle", f"/puzzles/{_SNOW.name}", board),
        Stop("winter solution", f"/puzzles/{_SNOW.name}", board, _solution),
        Stop("no such puzzle", "/puzzles/nothing", ".lost"),
        Stop("nowhere", "/nowhere", ".lost", faulty=True),
        Stop("wrong link", f"/t/{first.id}#seat=wrong", ".center-page", faulty=True),
        Stop("wrong invitation", f"/t/{first.id}#invite=wrong", ".error", faulty=True),
        Stop("no such replay", "/t/no-such-1/replay#seat=x", ".lost", faulty=True),
    ]
