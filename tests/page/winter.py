"""Positions of Winter Kingdom to begin a test from, and somebody who plays it by clicking."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

import hexholm
from hexholm.winter import WinterKingdom
from hexholm.winter.box import TALENTS
from tests.page.player import Look, Player
from tests.table.helpers import Api, Made

WINTER = "winter-kingdom"
HAND = ["mine", "port", "mule", "caravan", "horse"]

_OFFERS = """() => [...document.querySelectorAll(".talent .button")]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => one.querySelector(".offer").textContent)"""


def dealt(
    hand: Sequence[str] = HAND,
    *,
    players: int = 2,
    seed: int = 3,
    coins: int = 0,
    bought: Sequence[str] = (),
    upgraded: Sequence[str] = (),
    houses: int = 12,
    **setup: Any,
) -> WinterKingdom:
    """The first seat's turn after some rounds of building, with these talents and coins."""
    rest = [name for name in TALENTS if name not in hand]
    hands = [list(hand), *(rest[5 * n : 5 * n + 5] for n in range(players - 1))]
    setup = {"twist": None, "economy": "hunting", "cards": ["crowd", "scouts", "miners"]} | setup
    game: Any = hexholm.new_game(WINTER, players=players, seed=seed, talents=hands, **setup)
    assert isinstance(game, WinterKingdom)
    rng = random.Random(seed)
    while game.houses[0].bit_count() < houses or game.player != 0 or game.begun:
        some = [action for action in game.options if action.verb in ("build", "end")]
        game.play(rng.choice(some or list(game.options)))
    data = game.to_dict()
    data["players"][0] |= {
        "coins": coins,
        "talents": [name for name in hand if name not in bought],
        "bought": [{"name": name, "upgraded": name in upgraded} for name in bought],
    }
    del data["log"]
    loaded = hexholm.load_game(data)
    assert isinstance(loaded, WinterKingdom)
    return loaded


def built(game: WinterKingdom, seed: int = 1) -> WinterKingdom:
    """The same after the buildings of the mandatory action."""
    rng = random.Random(seed)
    while game.demands or game.tasks:
        some = [action for action in game.options if action.verb == "build"]
        game.play(rng.choice(some or list(game.options)))
    return game


def uploaded(api: Api, game: WinterKingdom) -> Made:
    """A table with that position; all seats are the caller's."""
    answer = api.post("/api/records", game.to_dict())
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def searched(make: Callable[[int], WinterKingdom], action: str) -> WinterKingdom:
    """The first of some positions in which an action is offered."""
    for seed in range(60):
        game = make(seed)
        if game.why_not(action) is None:
            return game
    raise AssertionError(f"{action} is never possible")


def at_the_purchase(api: Api, *, players: int = 2, coins: int = 9, **more: Any) -> Made:
    bought = ["mine", "port", "mule"]
    game = dealt(players=players, coins=coins, bought=bought, upgraded=["port"], **more)
    return uploaded(api, built(game))


class WinterPlayer(Player):
    """Plays at random; uses, buys and upgrades talents when they are offered."""

    def offers(self) -> list[str]:
        """What the talents offer now, such as "Buy Mule"."""
        found: list[str] = self.page.evaluate(_OFFERS)
        return found

    def button(self, offer: str) -> Locator:
        """The buttons of an offer: two where both actions of a card can be used."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(offer)}\b"))

    def press(self, offer: str) -> None:
        """Press the button of a talent, then wait for what it brings."""
        mark = self.look().mark
        self.button(offer).first.click()
        self.wait_for_change(mark)

    def pick(self, name: str | None = None) -> str:
        """Click a hex where one may act; any one unless it is named."""
        look = self.wait_for_turn()
        name = name or self.rng.choice(list(look.hexes))
        self.press_hex(name, look.hexes[name])
        self.wait_for_change(look.mark)
        return name

    def done(self) -> None:
        """End the turn, or only an action."""
        mark = self.look().mark
        self.press_end()
        self.wait_for_change(mark)

    def ask(self) -> str:
        """The sentence that says what is to do."""
        return self.panel("What to do now").inner_text()

    def act(self, look: Look | None = None) -> None:
        """One action, until it is seen."""
        look = look or self.look()
        offers = self.offers()
        buys = [one for one in offers if not one.startswith("Use ")]
        uses = [one for one in offers if one.startswith("Use ")]
        if buys:
            offer = self.rng.choice(buys)
            self.used.append(offer)
            self.press(offer)
        elif uses and (not look.hexes or self.rng.random() < 0.4):
            offer = self.rng.choice(uses)
            self.used.append(offer)
            self.press(offer)
        elif look.hexes and not (look.end == "Done" and self.rng.random() < 0.2):
            fort = self.page.locator(".fort-switch button").nth(1)
            if fort.is_visible() and self.rng.random() < 0.25:
                fort.click()
                self.used.append("Fort")
            self.pick()
        else:
            assert look.end, look
            self.turns += look.end == "End turn"
            self.done()
