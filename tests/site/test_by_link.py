"""Games by link on the site, and from a server to the site and back."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import hexholm
from hexholm import links
from hexholm.game import Game
from hexholm.links import LinkSeat
from tests.page.conftest import Visit
from tests.page.friends import Friend, code, play_round
from tests.page.visitor import PHONE
from tests.site.host import Host
from tests.table.helpers import QUICK, running


@pytest.fixture
def server() -> Iterator[str]:
    """The address of a server."""
    with running(QUICK) as address:
        yield address


def test_a_game_goes_round_three_browsers_without_any_server(visit: Visit, host: Host) -> None:
    play_round(
        [Friend(visit(), "Anna"), Friend(visit(viewport=PHONE), "Ben"), Friend(visit(), "Cleo")]
    )


def test_a_link_of_a_server_opens_on_the_site_and_the_other_way_round(
    visit: Visit, server: str
) -> None:
    anna, ben = Friend(visit(server), "Anna"), Friend(visit(), "Ben")
    anna.begin(others=1)
    ben.page.goto(ben.visitor.address)
    ben.page.get_by_placeholder("Paste it here").fill(anna.send())
    ben.page.get_by_role("button", name="Open", exact=True).click()
    ben.take_seat()
    theirs = ben.send()
    anna.open(f"{server}/play#{code(theirs)}")
    expect(anna.page.get_by_role("region", name="Players")).to_contain_text("Ben")
    anna.player.wait_for_turn()


def play_turn(game: Game, rng: random.Random) -> None:
    """Somebody's turn, at random."""
    seat = game.player
    while game.player == seat:
        game.play(game.options.pick(rng.random()))


def test_winter_kingdom_by_link_and_links_that_do_not_fit(visit: Visit, host: Host) -> None:
    """A shortened link is refused in words; an older one, or another way, leaves the choice."""
    ben, rng = Friend(visit(), "Ben"), random.Random(1)
    game = hexholm.new_game("winter-kingdom", players=2, seed=1)
    play_turn(game, rng)
    anna = LinkSeat("person", "Anna", "blue")
    address = f"{host.address}#/play?"
    first = links.pack(game, [anna, LinkSeat()], by_turns=True)
    ben.open(f"{address}{first[:-4]}")
    expect(ben.page.get_by_role("alert")).to_contain_text(re.compile("incomplete, or it was"))
    ben.sit(address + first)
    played = links.unpack(code(ben.send()))
    assert played.game.player == 0
    ben.open(address + first)
    expect(ben.page.get_by_role("heading", name="older than your game")).to_be_visible()
    ben.page.get_by_role("button", name="Show my game").click()
    expect(ben.page.get_by_role("button", name="Send turn")).to_be_visible()
    play_turn(game, rng)
    play_turn(game, rng)
    ben.open(address + links.pack(game, played.seats, by_turns=True))
    expect(ben.page.get_by_role("heading", name="went another way")).to_be_visible()
