"""From the first page to the last score: by mouse, by keyboard alone, and two people by link."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, TERRAINS, KeyPlayer, Player
from tests.page.visitor import Visitor


def check_end(page: Page, *names: str) -> None:
    """The scores stand there card by card, add up, and name the right winners."""
    table = page.get_by_role("table", name="Gold by card and player")
    heads = table.get_by_role("columnheader").all_inner_texts()
    assert [head.strip() for head in heads] == list(names)
    rows = [
        [cell.strip() for cell in line.get_by_role("cell").all_inner_texts()]
        for line in table.get_by_role("row").all()[1:]
    ]
    gold = [[int(cell) for cell in cells] for cells in rows]
    assert len(gold) >= 5, "three cards, castles and the total"
    totals = gold.pop()
    assert [sum(cells) for cells in zip(*gold, strict=True)] == totals
    winners = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    title = page.get_by_role("heading", name=re.compile("won|victory"))
    if len(winners) == 1:
        verb = "have" if winners[0] == "You" else "has"
        expect(title).to_have_text(f"{winners[0]} {verb} won")
    else:
        expect(title).to_contain_text("share the victory")


def test_by_mouse_against_a_bot(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    assert not player.settlements()
    player.play_out()
    assert player.used, "no tile was used in a whole game"
    check_end(page, "You", "Orange")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="New board").click()
    page.get_by_role("table", name="Gold by card and player").wait_for(state="detached")
    assert player.wait_for_turn().hexes, "the rematch begins"


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit().go()
    player = KeyPlayer(page, random.Random(2))
    player.tab_to_name("Play now")
    player.press("Enter")
    look = player.wait_for_turn()
    player.act(look)
    assert len(player.settlements()) == 1
    player.press("u")
    expect(page.locator(SETTLEMENT)).to_have_count(0)
    player.press("?")
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    player.press("Escape")
    expect(page.get_by_role("dialog", name="How to play")).to_be_hidden()
    player.play_out()
    assert player.used, "no tile was used in a whole game"
    check_end(page, "You", "Orange")
    player.tab_to_name("Replay the game")
    player.press("Enter")
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()


class Wire:
    """What the server sends to a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.states: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "state":
            self.states.append(message)

    def check_hidden(self, mine: int) -> None:
        """The hand of somebody else is there only while it is being played."""
        assert len(self.states) > 100
        for state in self.states:
            view = state["view"]
            for seat, player in enumerate(view["players"]):
                if seat not in (mine, view["to_move"]) and not view["over"]:
                    assert player["hand"] is None, state["number"]


def terrains_told(page: Page) -> set[str]:
    """The terrains of which the page speaks beside the board, the tiles and the scoring cards."""
    text: str = page.evaluate(
        """() => {
          const copy = document.querySelector("#app").cloneNode(true);
          const known = copy.querySelectorAll(".board-frame, .tiles, .cards, .log, .news");
          for (const part of known) part.remove();
          return copy.textContent + " " + copy.innerHTML;
        }"""
    )
    text = text.lower()
    return {
        terrain for terrain in TERRAINS if re.search(terrain.lower().replace(" ", "[- ]"), text)
    }


def test_two_people_in_two_browsers(visit: Visit) -> None:
    ada, ben = visit(), visit()
    wires = [Wire(ada), Wire(ben)]
    page = ada.go()
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Name for Seat 1").fill("Ada")
    page.get_by_label("Who plays on Seat 2").select_option("Open: by invitation link")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    invitation = page.get_by_label("Invite players with this link").input_value()

    other = ben.go(invitation)
    expect(other.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("at the table")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    players = [Player(page, random.Random(3)), Player(other, random.Random(4))]
    players[0].wait_for_turn()
    other.get_by_role("grid").wait_for()
    assert "#invite" not in other.url
    assert "#seat=" in other.url

    for mine, theirs in (players, players[::-1]) * 4:
        mine.wait_for_turn()
        assert not theirs.look().can_act
        own, hidden = mine.card(), theirs.card()
        assert terrains_told(mine.page) <= {own}, "tells the card of who waits"
        assert own in terrains_told(theirs.page)
        assert terrains_told(theirs.page) == {own, hidden}
        mine.finish_turn()
    more = 0
    while not players[more % 2].wait_for_turn().over:
        players[more % 2].finish_turn()
        more += 1
    assert more > 2
    for player, wire, seat in zip(players, wires, (0, 1), strict=True):
        player.page.get_by_role("table", name="Gold by card and player").wait_for()
        wire.check_hidden(seat)
    check_end(page, "You", "Ben")
    check_end(other, "Ada", "You")
