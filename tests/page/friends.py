"""Friends who play by link: each has a browser of their own, and nothing but links between them."""

import random
import re

from playwright.sync_api import Page, expect

from hexholm import links
from tests.page.player import Player
from tests.page.visitor import Visitor

CODE = re.compile(r"/play[#?]([0-9A-Za-z]+)$")


class Friend:
    """Somebody with a browser of their own, to whom links are sent."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.name = name
        self.player = Player(self.page, random.Random(name))

    def begin(self, others: int) -> None:
        """A new game by link, with so many friends."""
        page = self.page
        page.goto(self.visitor.address)
        page.get_by_role("link", name="New table").click()
        page.get_by_role("group", name="Number of players").get_by_text(str(1 + others)).click()
        ways = page.get_by_role("group", name="Where the people are")
        ways.get_by_role("button", name="By link").click()
        for seat in range(2, 2 + others):
            page.get_by_label(f"Who plays on Seat {seat}").select_option("open")
        page.get_by_label("Name for Seat 1").fill(self.name)
        page.get_by_role("button", name="Start the game").click()

    def open(self, url: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(url)

    def sit(self, url: str) -> None:
        """Open a link for the first time, and take the seat that is offered."""
        self.open(url)
        self.take_seat()

    def take_seat(self) -> None:
        """The seat that a link offers."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Take this seat").click()

    def send(self) -> str:
        """Play a turn; the link to send comes by itself."""
        self.player.play_turn()
        return self.sent()

    def sent(self) -> str:
        """The link that is offered."""
        dialog = self.page.get_by_role("dialog")
        field = dialog.get_by_label("Link of the game")
        expect(field).to_have_value(CODE)
        expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
        return field.input_value()


def code(url: str) -> str:
    found = CODE.search(url)
    assert found, url
    return found[1]


def late(url: str) -> str:
    """The link when the first player begins the last round: until then all play at random."""
    link, rng, begun = links.unpack(code(url)), random.Random(1), [0]
    game, before = link.game, link.game.player
    while not game.over:
        if game.player != before == game.seats - 1:
            begun.append(len(game.log))
        before = game.player
        game.play(game.options.pick(rng.random()))
    return url.replace(code(url), links.pack(game.at(begun[-1]), link.seats, by_turns=True))


def play_round(friends: list[Friend]) -> None:
    """A game of three, sent on from one to the next until it is over."""
    anna, ben, cleo = friends
    anna.begin(others=2)
    ben.sit(anna.send())
    expect(ben.page.get_by_role("region", name="What has happened")).to_contain_text("Anna")
    cleo.sit(ben.send())
    url, turn = late(cleo.send()), 0
    while not links.unpack(code(url)).game.over:
        friend = friends[turn % 3]
        friend.open(url)
        friend.player.play_turn()
        friend.page.wait_for_selector(".send-turn .qr, .end-table")
        friend.page.keyboard.press("Escape")
        friend.page.get_by_role("button", name="Send turn").click()
        url, turn = friend.sent(), turn + 1
    best = max(score["total"] for score in links.unpack(code(url)).game.scores())
    for friend in friends:
        friend.open(url)
        table = friend.page.get_by_role("table", name="Gold by card and player")
        expect(table.locator("tfoot")).to_contain_text(str(best))
        expect(table.locator("thead")).to_contain_text("You")
