"""Winter Kingdom by clicking: whole games, talents of each kind, buying, hot seat, set-up."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.page.conftest import Visit
from tests.page.tables import seat_path
from tests.page.visitor import DESKTOP, PHONE
from tests.page.winter import WinterPlayer, at_the_purchase, built, dealt, searched, uploaded
from tests.table.helpers import Api, Made
from tests.winter.helpers import cost

FORT = "[role=gridcell]:is([aria-label$='your fort'], [aria-label*='your fort,'])"


def sit(visit: Visit, made: Made, seed: int = 1, **options: Any) -> WinterPlayer:
    """Open the first seat of a table."""
    page = visit(**options).go(seat_path(made, 0))
    player = WinterPlayer(page, random.Random(seed))
    player.wait_for_turn()
    return player


# --- whole games -----------------------------------------------------------------------------


def test_a_first_game_to_the_end(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Winter Kingdom").click()
    player = WinterPlayer(page, random.Random(2))
    player.wait_for_turn()
    expect(page.locator("[role=gridcell]")).to_have_count(427)
    assert "Build anywhere on" in player.ask()
    player.play_out()
    table = page.get_by_role("table", name="Points by card and player")
    expect(table.get_by_role("row")).to_have_count(6)
    expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    assert player.used


def test_a_game_with_a_twist_against_two_bots(visit: Visit, api: Api) -> None:
    made = api.create(
        "person", "random", "random", game="winter-kingdom", seed=4, twist="hospitality"
    )
    player = sit(visit, made, seed=4)
    expect(player.page.get_by_role("button", name=re.compile("^Hospitality"))).to_be_visible()
    player.play_out()
    kinds = {offer.partition(" ")[0] for offer in player.used}
    assert {"Buy", "Use", "Fort"} <= kinds  # not so in every deal: some coins never suffice


# --- building --------------------------------------------------------------------------------


def test_a_click_builds_a_house_or_a_fort(visit: Visit, api: Api) -> None:
    player = sit(visit, api.create("person", "random", game="winter-kingdom", seed=6, twist="none"))
    page = player.page
    switch = page.get_by_role("group", name="What a click builds")
    expect(switch.get_by_role("button", name="House")).to_have_attribute("aria-pressed", "true")
    first = player.pick()
    expect(player.hex(first)).to_have_attribute("aria-label", re.compile("your house"))
    switch.get_by_role("button", name="Fort").click()
    second = player.pick()
    expect(player.hex(second)).to_have_attribute("aria-label", re.compile("your fort"))
    expect(switch.get_by_role("button", name="House")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    expect(switch.get_by_role("button", name="Fort")).to_have_attribute("aria-pressed", "true")
    player.pick()
    expect(page.locator(FORT)).to_have_count(2)
    assert "built a fort on" in player.log()[0]
    expect(switch).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(FORT)).to_have_count(1)


def test_why_not(visit: Visit, api: Api) -> None:
    made = uploaded(api, dealt(coins=0))
    player = sit(visit, made)
    player.page.get_by_role("button", name=re.compile(r"^Mine\b")).click()
    note = player.page.locator(".talent-note")
    expect(note).to_contain_text("You can buy only after your mandatory action")
    expect(note).to_contain_text("price: printed")
    expect(note).to_contain_text("upgrade: ours")
    mountain = player.page.locator("[role=gridcell][aria-label*=', Mountain']").first
    box = mountain.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator(".hex-label")).to_contain_text("Nobody can build on")


def test_keep_away_says_from_whom(visit: Visit, api: Api) -> None:
    game = dealt(twist="keep-away", houses=14)
    hexes = game.board.grid.hexes
    near = next(name for name in hexes if reason_key(game, f"build {name}") == "keep-away")
    player = sit(visit, uploaded(api, game))
    box = player.hex(near).bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    said = f"Keep away: {near} is next to Player 2’s house"
    expect(player.page.locator(".hex-label")).to_contain_text(said)


def reason_key(game: Any, action: str) -> str | None:
    reason = game.why_not(action)
    return None if reason is None else str(reason.key)


# --- talents ---------------------------------------------------------------------------------


def with_talent(name: str, *, upgraded: bool, **more: Any) -> Any:
    hand = [
        name,
        *[one for one in ("mine", "port", "mule", "horse", "tavern", "tower") if one != name],
    ]
    return lambda seed: dealt(
        hand[:5], seed=seed, bought=[name], upgraded=[name] if upgraded else [], **more
    )


def test_a_building_talent_and_what_follows(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("pasture", upgraded=True), "use pasture"))
    player = sit(visit, made)
    player.press("Use Pasture")
    assert "Pasture: build one more" in player.ask()
    player.pick()
    assert "move it one hex further, or stop" in player.ask()
    player.pick()
    assert "Build on" in player.ask() or "Build anywhere" in player.ask()
    assert re.search(r"moved \w+ → \w+ with the Pasture", player.log()[0])
    expect(player.page.locator(".talent.used", has_text="Pasture")).to_be_visible()


def test_what_follows_can_be_declined_and_does_not_follow_a_fort(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("tower", upgraded=True), "use tower"))
    player = sit(visit, made)
    player.press("Use Tower")
    player.page.keyboard.press("f")
    player.pick()
    assert "Tower" not in player.ask()
    player.page.get_by_role("button", name="Undo").click()
    player.wait_for_turn()
    player.pick()
    assert "or stop" in player.ask()
    player.done()
    assert "Tower" not in player.ask()


def test_a_lower_action_by_itself(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("port", upgraded=True), "use port-2"))
    player = sit(visit, made)
    uses = player.button("Use Port")
    expect(uses).to_have_count(2)
    mark = player.look().mark
    player.page.keyboard.press("Shift+P")
    player.wait_for_change(mark)
    hexes = player.page.locator("[role=gridcell][aria-label*=', press to ']")
    assert all(
        ", Ice," in label for label in hexes.evaluate_all("(all) => all.map((o) => o.ariaLabel)")
    )
    player.pick()
    assert "with the Port" in player.log()[0]


def test_a_moving_talent(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("horse", upgraded=False), "use horse"))
    player = sit(visit, made)
    mark = player.look().mark
    player.page.keyboard.press(letter(player, "Horse"))
    player.wait_for_change(mark)
    assert "choose a house to move" in player.ask()
    origin = player.pick()
    assert "choose where it goes" in player.ask()
    target = player.pick()
    assert f"moved {origin} → {target} with the Horse" in player.log()[0]


def letter(player: WinterPlayer, name: str) -> str:
    """The key that uses a talent."""
    return player.button(f"Use {name}").locator("kbd").inner_text().lower()


def test_caravan_builds_where_the_house_stood(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("caravan", upgraded=True), "use caravan"))
    player = sit(visit, made)
    player.press("Use Caravan")
    origin = player.pick()
    player.pick()
    if "the hex it left" in player.ask():
        player.pick(origin)
        expect(player.hex(origin)).to_have_attribute("aria-label", re.compile("your house"))


def test_crossroads_turns_right(visit: Visit, api: Api) -> None:
    made = uploaded(api, searched(with_talent("crossroads", upgraded=True), "use crossroads-2"))
    player = sit(visit, made)
    before = player.ask()
    mark = player.look().mark
    player.button("Use Crossroads").last.click()
    player.wait_for_change(mark)
    assert player.ask() != before
    assert "the terrain to the right" in player.ask()


def test_the_tunnel(visit: Visit, api: Api) -> None:
    made = uploaded(
        api, searched(lambda seed: dealt(seed=seed, twist="long-tunnels"), "use tunnel")
    )
    player = sit(visit, made)
    player.press("Use Tunnel")
    player.pick()
    player.pick()
    if "or stop" in player.ask():
        player.done()
    expect(player.page.locator(".talent.used", has_text="Tunnel")).to_be_visible()


# --- the purchase ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_buying(visit: Visit, api: Api, size: ViewportSize) -> None:
    player = sit(visit, at_the_purchase(api), viewport=size)
    page = player.page
    expect(page.locator(".turn-steps [aria-current]")).to_have_text("Buy")
    expect(page.locator(".purse-coins")).to_contain_text("9")
    player.press("Buy Caravan")
    expect(page.locator(".purse-coins")).to_contain_text(str(9 - cost("caravan")))
    expect(page.locator(".talent.new", has_text="Caravan")).to_contain_text("next turn")
    assert "end your turn" in player.ask()
    assert player.offers() == []
    expect(page.locator(".turn-steps [aria-current]")).to_have_text("End")


def test_upgrading(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api))
    player.press("Upgrade Mine")
    card = player.page.locator(".talent", has=player.page.get_by_text("Mine", exact=True))
    expect(card).to_contain_text("upgraded, from next turn")
    assert "upgraded the Mine" in player.log()[0]


def test_five_coins_for_three_uses(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api))
    player.press("Use ×3 Mule")
    assert "Mule: use it again" in player.ask()
    for left in ("3", "2"):
        assert f"{left} more times" in player.ask()
        player.press("Use Mule")
        player.pick()
        player.pick()
    assert "once more" in player.ask()
    player.done()
    assert "end your turn" in player.ask()


def test_quick_study_uses_it_at_once(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api, twist="quick-study"))
    player.press("Buy Horse")
    assert "Quick study: use Horse at once" in player.ask()
    player.press("Use Horse")
    player.pick()
    player.pick()
    assert "end your turn" in player.ask()


def test_bargain_buys_several(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api, twist="bargain"))
    player.press("Buy Horse")
    assert "Bargain: buy more" in player.ask()
    player.press("Upgrade Horse")
    player.press("Buy Caravan")


def test_salvage_sells_buildings(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api, coins=0, economy="salvage"))
    coins = player.page.locator(".purse-coins")
    before = int(re.findall(r"\d+", coins.inner_text())[0])
    assert "take buildings off the board for coins" in player.ask()
    player.pick()
    expect(coins).to_contain_text(str(before + 1))
    assert "sold the building" in player.log()[0]
    assert player.offers()


def test_overreach_costs_a_house(visit: Visit, api: Api) -> None:
    game = dealt(bought=["mine", "port"], twist="overreach")
    for name in ("use mine", "use port"):
        game.play(name)
        game.play(next(action for action in game.options if action.verb == "build"))
    player = sit(visit, uploaded(api, built(game)))
    assert "5 built this turn: more than 4 cost a house" in player.ask()
    player.done()
    assert "Overreach: choose a house" in player.ask()
    player.pick()
    assert "overreached and lost the house" in " ".join(player.log()[:3])


def test_hospitality_builds_one_more(visit: Visit, api: Api) -> None:
    for seed in range(60):
        game = dealt(seed=seed, twist="hospitality")
        near = [
            action
            for action in game.options
            if action.verb == "build" and leads_to_guest(game, action)
        ]
        if near:
            break
    player = sit(visit, uploaded(api, game))
    player.hex(near[0].arg).hover()
    expect(player.page.get_by_text("Hospitality: one more building")).to_be_visible()
    player.pick(near[0].arg)
    assert "Hospitality: build one more next to yours, or stop" in player.ask()
    player.pick()
    assert "with Hospitality" in player.log()[0]


def leads_to_guest(game: Any, action: Any) -> bool:
    after = game.copy()
    after.play(action)
    return bool(after.tasks)


# --- several people, and who watches ----------------------------------------------------------


def test_hot_seat_hides_talents_and_cards(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name="Winter Kingdom").click()
    page.get_by_label("Name for Seat 1").fill("Ada")
    page.get_by_label("Who plays on Seat 2").select_option("Someone on this screen")
    page.get_by_label("Name for Seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    player = WinterPlayer(page, random.Random(3))
    hands = []
    for name in ("Ada", "Ben", "Ada"):
        player.wait_for_turn()
        cover = page.get_by_role("dialog", name=f"Hand the screen to {name}")
        expect(cover).to_be_visible()
        expect(page.locator(".talent")).to_have_count(0)
        assert "Hidden until it is played" in (page.locator(".hand").text_content() or "")
        player.uncover()
        expect(page.locator(".talent.hand, .talent.ready, .talent.idle").first).to_be_visible()
        hands.append(page.locator(".talent.hand b").all_inner_texts())
        player.finish_turn()
    assert not set(hands[0]) & set(hands[1])


def test_who_watches_sees_no_talents(visit: Visit, api: Api) -> None:
    made = api.create("person", "person", game="winter-kingdom", seed=1)
    page = visit().go(f"/t/{made.id}#watch={made.watch}")
    talents = page.locator(".talents")
    expect(talents).to_contain_text("5 talents in hand, hidden")
    expect(page.locator(".talent")).to_have_count(1)  # the tunnel, which everybody has


# --- set-up and help -------------------------------------------------------------------------


def test_a_table_with_everything_chosen(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name="Winter Kingdom").click()
    page.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    page.get_by_role("button", name=re.compile("^centre")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("side 3fe")).click()
    page.get_by_role("button", name="Turn Board A, side 3fe by 60°").click()
    page.get_by_label("Economy card").select_option("Fur")
    keep_away = page.get_by_role("button", name=re.compile("^Keep away"))
    expect(keep_away).to_contain_text("Played without the card Followers")
    expect(keep_away.locator(".source")).to_have_text("inferred")
    keep_away.click()
    for card in ("Knights", "Pioneers", "Crowd"):
        page.get_by_role("button", name=re.compile(f"^{card}")).click()
    page.get_by_label("Direction of the Knights’ lines").select_option("along the rows")
    page.get_by_label("Top board, for Fur").select_option("lower left")
    page.get_by_role("button", name="Start the game").click()
    player = WinterPlayer(page, random.Random(1))
    player.wait_for_turn()
    for text in ("Knights", "Pioneers", "Crowd", "Fur", "Keep away"):
        expect(page.get_by_role("button", name=re.compile(f"^{text}"))).to_be_visible()
    expect(page.locator(".kb-text", has_text="the board at the lower left")).to_be_visible()
    expect(page.locator(".player")).to_have_count(3)


def side_file(text: str) -> Any:
    return {"name": "hills.txt", "mimeType": "text/plain", "buffer": text.encode()}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_side_of_ones_own(visit: Visit, size: ViewportSize) -> None:
    ada = visit(viewport=size)
    page = ada.go("/new")
    page.get_by_role("button", name="Winter Kingdom").click()
    page.get_by_role("button", name=re.compile("^centre")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Your own side, from a file")).to_be_visible()
    file = dialog.get_by_label("Your own side, from a file").locator("visible=false")
    ada.expect_fault("422")
    file.set_input_files(side_file("[hills] board=A\nG G G\n"))
    expect(dialog.get_by_role("alert")).to_contain_text(
        "The file isn’t a board side: line 2, column 1: expected 9 lines of letters, not 1."
    )
    rows = "\n".join(" ".join("G" * width) for width in (5, 6, 7, 8, 9, 8, 7, 6, 5))
    file.set_input_files(side_file(f"[hills] board=A\n{rows}\n"))
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("^centre.*hills"))).to_be_visible()
    page.get_by_role("button", name="Turn Board A, side hills by 60°").click()
    page.get_by_role("button", name=re.compile("^top\\b")).click()
    expect(dialog.get_by_role("button", name=re.compile("side hills"))).to_contain_text(
        "already centre"
    )
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start the game").click()
    player = WinterPlayer(page, random.Random(1))
    player.wait_for_turn()
    centre = page.locator("[role=gridcell]").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel).filter((one) => one.includes('Grassland')).length"
    )
    assert centre > 61 + 6 * 5


def test_the_other_game_keeps_its_words(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name="Winter Kingdom").click()
    expect(page.get_by_text("Economy and twist")).to_be_visible()
    page.get_by_role("button", name="Kingdom Builder").first.click()
    expect(page.get_by_role("heading", name="Kingdom Builder cards")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Kingdom Builder cards")).to_be_visible()


def test_help_tells_of_every_talent(visit: Visit, api: Api) -> None:
    player = sit(visit, at_the_purchase(api))
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog", name="How to play")
    expect(dialog.locator(".things").first.locator("dt")).to_have_count(26)
    expect(dialog).to_contain_text("Hunting")
    expect(dialog).to_contain_text("Build a house or a fort")
