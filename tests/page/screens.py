"""Every screen there is, with something on it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import expect

from hexholm import new_game
from hexholm.links import LinkSeat, pack
from tests.page import winter
from tests.page.solver import PATH
from tests.page.tables import at_the_end, in_the_middle, seat_path, watch_path
from tests.page.visitor import Visitor
from tests.page.winter import WINTER
from tests.table.helpers import Api, Made

POSITION = new_game(preset="everything", players=3, seed=2).text()
LINK = pack(new_game(players=4, seed=1), [LinkSeat()] * 3 + [LinkSeat("bot")], by_turns=True)


@dataclass(frozen=True)
class Tables:
    """Games for the screens to show."""

    middle: Made
    crowd: Made
    """Five at one table."""
    boxes: Made
    """Everything in play."""
    end: Made
    boxes_end: Made
    winter: Made
    winter_crowd: Made
    """Four, and time to buy."""
    winter_end: Made
    waiting: Made

    @classmethod
    def make(cls, api: Api) -> "Tables":
        return cls(
            middle=in_the_middle(api, "person", "greedy", turns=7),
            crowd=in_the_middle(api, "person", "greedy", "random", "random", "greedy", turns=5),
            boxes=in_the_middle(
                api, "person", "random", "random", "random", preset="everything", turns=5
            ),
            end=at_the_end(api, "person", "greedy"),
            boxes_end=at_the_end(api, "person", "random", "random", preset="everything"),
            winter=in_the_middle(api, "person", "random", turns=4, game=WINTER),
            winter_crowd=winter.at_the_purchase(api, players=4, coins=9),
            winter_end=at_the_end(api, "person", "random", "random", game=WINTER),
            waiting=api.create("person", "open", "open", preset="first-game", seed=1),
        )


def screens(visitor: Visitor, tables: Tables, part: slice) -> Iterator[str]:
    """Open one screen after the other, or some of them, and say which."""
    page = visitor.page
    waiting = tables.waiting

    def board() -> None:
        expect(page.locator("[role=gridcell][aria-label*=', press to ']").first).to_be_attached()

    def asked() -> None:
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()

    def table(name: str) -> None:
        expect(page.get_by_role("table", name=name)).to_be_visible()

    def text(what: str) -> None:
        expect(page.get_by_text(what).first).to_be_visible()

    def new_winter() -> None:
        page.get_by_role("button", name="Winter Kingdom").click()
        text("Economy and twist")

    def solution() -> None:
        page.get_by_role("button", name="Show the solution").click()
        text("tempting turns")

    stops: list[tuple[str, str, Callable[[], None]]] = [
        ("game in the middle", seat_path(tables.middle), board),
        ("game of five", seat_path(tables.crowd), board),
        ("game with all boxes", seat_path(tables.boxes), asked),
        ("game at its end", seat_path(tables.end), lambda: table("Gold by card and player")),
        ("end with all boxes", seat_path(tables.boxes_end), lambda: table("Gold by card")),
        ("winter in the middle", seat_path(tables.winter), board),
        ("winter purchase", seat_path(tables.winter_crowd, 0), lambda: text("buy")),
        ("winter at its end", seat_path(tables.winter_end), lambda: table("Points by card")),
        ("winter replay", seat_path(tables.winter_end, replay=True), lambda: table("Points at")),
        ("winter new table", "/new", new_winter),
        ("watching", watch_path(tables.middle), lambda: text("You are watching")),
        ("replay", seat_path(tables.end, replay=True), lambda: table("Gold at this step")),
        ("waiting room", seat_path(waiting, 0), lambda: text("Waiting for players")),
        ("invitation", f"/t/{waiting.id}#invite={waiting.invite}", lambda: text("You’re invited")),
        ("link of a game", f"/play#{LINK}", lambda: text("A game by link")),
        ("new profile", "/me", lambda: text("Who are you?")),
        ("home", "/", lambda: text("My games")),
        ("new table", "/new", lambda: text("Start the game")),
        ("rules", "/rules/kingdom-builder/lords", lambda: text("In each of the four sections")),
        ("lessons", "/learn", lambda: text("Your first game")),
        ("lesson", "/learn/first-game", lambda: text("This is a whole game")),
        ("winter lesson", "/learn/first-winter", lambda: text("the same heart")),
        ("tools", "/shelf", lambda: text("Draw a set-up")),
        ("boards", "/boards", lambda: text("New board")),
        ("puzzles", "/puzzles", lambda: text("Puzzle of the day")),
        ("position editor", f"/position#{POSITION}", lambda: text("This position can be played")),
        ("solution", PATH, solution),
        ("nowhere", "/t/", lambda: text("Nothing is built here")),
    ]
    for name, path, ready in stops[part]:
        visitor.open(path)
        ready()
        page.evaluate("() => document.fonts.ready")
        if name == "home":
            page.get_by_text("loading…").first.wait_for(state="detached")
        yield name


def dialogs(visitor: Visitor, tables: Tables) -> Iterator[str]:
    """Open one dialog after the other, and say which."""
    page = visitor.page
    page.goto(seat_path(tables.middle))
    menu = page.get_by_role("button", name="Menu")
    for name in ("Menu", "Settings", "Keys and help", "Take the game along", "Leave the game"):
        menu.click()
        if name != "Menu":
            page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.locator(".cards .what").first.dispatch_event("click")  # it shows where there is room
    expect(page.get_by_role("dialog").locator("figure").first).to_be_visible()
    yield "entry of the rules"
