"""What each box adds, played by clicking: every test begins at a position laid out for it."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

import hexholm
from tests.kingdom.builder import Land, Seat, island, position, tile
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.tables import seat_path
from tests.page.test_whole_games import check_end
from tests.page.visitor import PHONE
from tests.table.helpers import Api
from tests.table.scenes import ALL_BOXES, canoe_scene, upload


class Hands(Player):
    """Plays what it is told, by mouse."""

    def ask(self) -> str:
        """The sentence that says what is to do."""
        return self.page.locator(".ask-text").inner_text()

    def use(self, name: str) -> None:
        """Press a tile or another extra action."""
        before = self.look().mark
        self.page.locator(".tile.can").filter(has_text=name).first.click()
        self.wait_for_change(before)

    def on(self, *hexes: str) -> None:
        """Press hexes one after the other; each must be one where something can be done."""
        for name in hexes:
            cell = self.page.locator(f'[role=gridcell][data-hex="{name}"]')
            expect(cell).to_have_attribute("aria-label", re.compile(", press to "))
            before = self.look().mark
            self.page.mouse.click(*self.look().hexes[name])
            self.wait_for_change(before)

    def choose(self, name: str) -> None:
        before = self.look().mark
        self.page.locator(".choices").get_by_role("button", name=name).click()
        self.wait_for_change(before)

    def end(self, says: str) -> None:
        """Press the button that ends the turn or an action; it must say so."""
        before = self.look()
        assert before.end == says
        self.press_end()
        self.wait_for_change(before.mark)

    def label(self, name: str) -> str:
        """What a screen reader says about a hex."""
        return self.hex(name).get_attribute("aria-label") or ""

    def newest(self) -> str:
        """The newest line of the log."""
        return self.log()[0]


def at(visit: Visit, api: Api, game: hexholm.Game, *seats: int) -> Hands:
    """Somebody on seat 0 (or at one screen for all these) opens a table at a position."""
    made = upload(api, game)
    page = visit().go(seat_path(made, *(seats or (0,))))
    hands = Hands(page, random.Random(1))
    hands.wait_for_turn()
    return hands


def test_nomads(visit: Visit, api: Api) -> None:
    nomads = "donation-water resettlement sword outpost"
    spots = {"N": "e4 t1", "W": "i6 i7 i8 j8 k8", "M": "a1"}
    land = Land("G", spots, places={"h7": "quarry"})
    play = at(
        visit,
        api,
        position(
            land,
            Seat("g5 g6", tiles=land.tiles("h7"), nomads=nomads),
            Seat("p15 q15"),
            boxes=ALL_BOXES,
            cards=("shepherds", "families", "knights"),
            nomads={"e4": "treasure", "t1": "sword"},
        ),
    )
    assert "Shepherds" in play.page.locator(".cards").inner_text()
    play.use("Quarry")
    assert play.ask() == "Quarry: place a stone wall"
    play.on("h6")
    assert "stone wall" in play.label("h6")
    play.end("Done")
    assert play.newest() == "You placed a stone wall on h6"
    expect(play.page.get_by_text("24 stone walls left")).to_be_visible()

    play.use("Resettlement")
    play.on("g6")
    assert play.ask() == "Resettlement: keep moving, or choose another settlement"
    play.on("g7", "f7")
    play.end("Done")
    assert "g6 → g7 → f7" in play.newest()

    play.use("Sword")
    assert play.ask() == "Sword: remove one of Player 2’s settlements"
    play.on("q15")
    assert "Player 2’s settlement on q15 was removed from the board" in play.log()
    assert play.label("q15").startswith("q15, Grass, next to")

    play.use("Outpost")
    play.on("r3")
    play.on("f5")
    assert "took the nomads’ Treasure" in play.newest()
    assert "3 gold" in play.newest()
    play.on("f6")
    assert "Water" in play.label("i6")
    play.use("Donation: water")
    assert play.ask() == "Donation: build on water"
    for _ in range(3):
        play.on(next(iter(play.look().hexes)))
    assert "with a Donation" in play.newest()
    play.end("End turn")


def test_crossroads(visit: Visit, api: Api) -> None:
    places = {
        "h7": "barracks",
        "e7": "crossroads",
        "n7": "wagon",
        "q7": "lighthouse",
        "e14": "city-hall",
        "h14": "fort",
    }
    spots = {"D": "a1 a2", "W": "r6 r5 s5 s6", "M": "m6 m5", "C": "a9", "T": "a7", "F": "a8"}
    land = Land("G", spots, places=places)
    first = Seat("g6 f7 n6 q6 f14 g14", "grass desert", land.tiles(" ".join(places)))
    play = at(visit, api, position(land, first, Seat("t20"), boxes=ALL_BOXES))
    assert play.ask() == "Choose the terrain to play"
    expect(play.page.locator(".terrain-card")).to_have_count(2)
    play.use("Barracks")
    play.on("f6")
    assert play.label("f6").startswith("f6, Grass, your warrior, next to")
    assert "warrior" in play.label("e6"), "nobody builds next to a warrior"
    assert play.newest() == "You posted a warrior on f6"
    play.use("Wagon")
    play.on("m6")
    assert play.newest() == "You placed the wagon on m6"
    play.use("Lighthouse")
    play.on("r6")
    assert "your ship" in play.label("r6")
    play.use("City hall")
    play.on("g16")
    assert play.newest() == "You built the city hall around g16"
    assert "your city hall" in play.label("h16")
    play.use("Fort")
    if play.ask().startswith("Fort: you drew"):
        play.on(next(iter(play.look().hexes)))
    assert "drew a" in play.newest()
    stock = play.page.locator(".player.on .player-stock").inner_text().split()
    assert stock[0] == "1", "one warrior is left"
    play.choose("Desert")
    assert play.look().hexes.keys() == {"a1", "a2"}
    play.on("a1", "a2")


def test_task_cards(visit: Visit, api: Api) -> None:
    made = api.create("person", "person", preset="crossroads", seed=3)
    page = visit().go(seat_path(made, 0))
    tasks = made.state()["view"]["setup"]["tasks"]
    assert len(tasks) == 4
    expect(page.locator(".kb-card.task")).to_have_count(4)
    for task in tasks:
        name = task.replace("-", " ").capitalize()
        expect(page.locator(".kb-card.task").filter(has_text=name)).to_have_attribute(
            "title", re.compile("gold")
        )


def test_marshlands(visit: Visit, api: Api) -> None:
    places = {"h7": "temple", "e12": "refuge", "i12": "refuge"}
    land = Land("T", {"S": "a1 a2 b1", "D": "c1 c2 c3", "P": "p5"}, places=places)
    play = at(
        visit,
        api,
        position(
            land,
            Seat("g7 g6 e11 h11 h12", "swamp-desert", land.tiles(" ".join(places))),
            Seat("t20"),
            boxes=ALL_BOXES,
            cards=("scouts", "captains", "knights"),
            removed="canyon",
        ),
    )
    expect(play.page.locator(".hand")).to_contain_text("Swamp or desert")
    expect(play.page.locator(".hand")).to_contain_text("No canyon cards")
    expect(play.page.locator(".kb-card").filter(has_text="Scouts")).to_contain_text("canyon")
    assert play.label("p5").startswith("p5, Palace")
    play.use("Temple")
    play.on("g6")
    assert play.newest() == "You carried g6 to the Temple"
    play.use("Refuge bonus")
    play.on("h11")
    play.on("g11")
    assert "with the Refuge bonus" in play.newest()
    play.choose("Swamp: build two")
    play.on("a1", "a2")
    assert play.newest() == "You built on a1, a2"
    play.end("End turn")
    expect(play.page.locator(".player").first).to_contain_text("1 settlement waits in the temple")


def test_a_canoe_asks_in_the_middle_of_a_turn(visit: Visit, api: Api) -> None:
    play = at(visit, api, canoe_scene(), 0, 1)
    page = play.page
    expect(page.get_by_role("dialog", name="Hand the screen to Player 1")).to_be_visible()
    play.uncover()
    play.on("f5")
    cover = page.get_by_role("dialog", name="Hand the screen to Player 2")
    expect(cover).to_contain_text("in the middle of the turn")
    assert "Hidden until it is played" in (page.locator(".hand").text_content() or "")
    play.uncover()
    assert play.ask() == "Build with your Canoe, or decline"
    expect(page.locator(".ask")).to_contain_text("It’s Player 1’s turn")
    assert play.look().end == "Decline"
    play.on("g15")
    expect(page.get_by_role("dialog", name="Hand the screen to Player 1")).to_be_visible()
    play.uncover()
    expect(page.locator(".ask")).to_contain_text("2 left")
    assert play.newest() == "Player 2 built on g15 with the Canoe"
    play.on("f6", "f7")
    play.end("End turn")


def test_two_browsers_and_a_canoe(visit: Visit, api: Api) -> None:
    made = upload(api, canoe_scene())
    ada, bob = (Hands(visit().go(seat_path(made, n)), random.Random(n)) for n in (0, 1))
    ada.wait_for_turn()
    ada.on("f5")
    expect(ada.page.get_by_role("status")).to_contain_text(
        ["Player 2 may build with the Canoe. Your turn continues afterwards."]
    )
    assert not ada.look().can_act
    bob.wait_for_turn()
    expect(bob.page).to_have_title(re.compile("Your turn"))
    bob.end("Decline")
    assert ada.wait_for_turn().hexes
    assert ada.newest() == "Player 2 left the Canoe ashore"


def test_harvest(visit: Visit, api: Api) -> None:
    places = {"h7": "cathedral", "e7": "bazaar", "n7": "scout-cabin", "q7": "water-mill"}
    spots = {"A": "g5 h5", "D": "a1 a2 a3 a4 a5 a6", "W": "r5", "O": "k12"}
    land = Land("G", spots, places=places)
    play = at(
        visit,
        api,
        position(
            land,
            Seat("g6 f7 n6 q6", "desert", land.tiles(" ".join(places)), numbers=2),
            Seat("t20"),
            boxes=ALL_BOXES,
            cards=("mayors", "rovers", "rangers"),
        ),
    )
    play.use("Farmland")
    assert play.ask() == "Build on farmland, next to your settlements"
    play.on("g5")
    assert "You built on farmland, g5" in play.newest()
    play.use("Scout cabin")
    first = next(iter(play.look().hexes))
    play.on(first)
    play.on(next(iter(play.look().hexes)))
    assert "sent scouts to" in play.newest()
    assert "scout" in play.label(first)
    play.use("Water mill")
    play.on(next(iter(play.look().hexes)))
    play.use("Bazaar")
    assert play.ask() == "Bazaar: choose an action to repeat"
    play.choose("Water mill")
    play.on(next(iter(play.look().hexes)))
    play.use("Cathedral")
    play.choose("Take a number tile")
    assert "took a number tile" in play.newest()
    stock = play.page.locator(".player.on .stock-numbers")
    expect(stock).to_contain_text("number tiles worth 3")
    play.on("a1", "a2", "a3")
    play.end("End turn")


def test_the_silo_step(visit: Visit, api: Api) -> None:
    play = at(
        visit,
        api,
        position(
            Land("G", {"O": "k12"}),
            Seat("k11 l11", supply=3),
            Seat("t19", supply=0),
            boxes=ALL_BOXES,
            to_move=1,
            last_round=True,
        ),
        0,
        1,
    )
    play.uncover()
    play.end("End turn")
    play.uncover()
    assert play.ask() == "Silo: build or move up to three settlements"
    play.on("k11")
    assert play.ask() == "Silo: choose where it goes"
    play.on("l12")
    assert "with a silo" in play.newest()
    play.end("Finish silo")
    play.page.get_by_role("table", name="Gold by card and player").wait_for()
    check_end(play.page, "Player 1", "Player 2")


def test_queenies(visit: Visit, api: Api) -> None:
    play = at(
        visit,
        api,
        position(
            Land("G", {"M": "f6 p16", "X": "l3", "C": "c1"}, places={"l5": "oracle"}),
            Seat("g6 i.b3", "canyon", [tile("ropebridge", "i.c3")]),
            Seat("t20"),
            boxes=["base", "capitol", "caves", "island"],
            capitols=["l3"],
            caves=["f6", "p16"],
            island=island("G", {"L": "c3", "X": "f3", "C": "a3 b3 d3 e3"}),
        ),
    )
    assert "Capitol" in play.label("l3")
    assert "Cave" in play.label("p16")
    play.page.mouse.move(*centre(play, "l3"))
    expect(play.page.locator(".hex-label")).to_contain_text("1 gold for each settlement up to two")
    play.use("Caves")
    play.on("g6", "q16")
    assert "with the Caves" in play.newest()
    play.use("Ropebridge")
    play.on("q16")
    beyond = next(name for name in play.look().hexes if name.startswith("i."))
    play.on(beyond)
    assert f"→ {beyond} with the Ropebridge" in play.newest()


def centre(play: Player, name: str) -> tuple[float, float]:
    box = play.hex(name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- from the set-up to the end --------------------------------------------------------------


def start_everything(page: Page) -> None:
    page.get_by_role("button", name="Everything").click()
    for box in ("Nomads", "Harvest", "Island"):
        expect(page.get_by_role("switch", name=re.compile(f"^{box}"))).to_be_checked()


def test_everything_against_bots(visit: Visit) -> None:
    page = visit().go("/new")
    start_everything(page)
    page.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    for place in (2, 3):
        page.get_by_label(f"Who plays on Seat {place}").select_option("Bot · easy")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(5))
    player.wait_for_turn()
    player.play_out()
    assert player.used
    check_end(page, "You", "Orange", "Green")
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("table", name="Gold at this step")).to_be_visible()


def test_boxes_are_chosen_by_hand(visit: Visit) -> None:
    page = visit().go("/new")
    base = page.get_by_role("switch", name=re.compile("^Base game"))
    expect(base).to_be_checked()
    expect(base).to_have_attribute("aria-disabled", "true")
    for box in ("Crossroads", "Caves", "Island"):
        page.get_by_role("switch", name=re.compile(f"^{box}")).click()
    base.click()
    expect(base).not_to_be_checked()
    page.get_by_role("button", name="Shuffle").click()
    page.get_by_role("button", name=re.compile("^top left:")).click()
    picker = page.get_by_role("dialog", name="Section for the top left")
    expect(picker.get_by_role("button", name=re.compile("board|swap"))).to_have_count(4)
    picker.get_by_role("button", name=re.compile("Barracks and Crossroads")).click()
    page.locator("summary").filter(has_text="Task cards").click()
    page.get_by_role("button", name=re.compile("^Fortress")).click()
    page.get_by_role("button", name=re.compile("^Tree house")).click()
    page.get_by_role("switch", name="Knights count on the island").uncheck()
    cave = page.get_by_label("Cave top left")
    chosen = cave.locator("option").nth(1).inner_text()
    cave.select_option(chosen)
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    expect(page.locator(".kb-card.task")).to_have_count(4)
    expect(page.locator(".kb-card.task").filter(has_text="Fortress")).to_be_visible()
    assert "Cave" in (player.hex(chosen).get_attribute("aria-label") or "")
    expect(page.locator("[role=gridcell][aria-label*='Tree house, 2 tiles']")).to_have_count(1)


def test_new_lands(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name="First game").click()
    page.get_by_role("button", name="New lands").click()
    expect(page.get_by_text("new land", exact=True)).to_have_count(4)
    page.get_by_role("button", name="Other lands").click()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(1))
    player.wait_for_turn()
    for name in ("Tavern", "Paddock", "Oasis", "Farm"):
        expect(page.locator(f"[role=gridcell][aria-label*='{name}']").first).to_be_attached()
    player.finish_turn()
    assert len(player.settlements()) >= 3


@pytest.mark.parametrize("preset", ["Nomads", "Crossroads", "Marshlands", "Harvest"])
def test_a_box_alone_on_a_phone(visit: Visit, preset: str) -> None:
    page = visit(viewport=PHONE).go("/new")
    page.get_by_role("button", name=f"{preset} only").click()
    page.get_by_label("Seed").fill("11")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page, random.Random(2))
    for _ in range(3):
        player.play_turn()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "nothing stands over the edge"
