"""Games by link on the site, and from a server to the site and back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import hexholm
from hexholm import links
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


def test_a_shortened_link_is_refused_in_words(visit: Visit, host: Host) -> None:
    friend = Friend(visit(), "Ben")
    link = links.pack(hexholm.new_game(seed=1))
    friend.open(f"{host.address}#/play?{link[:-4]}")
    expect(friend.page.get_by_role("alert")).to_contain_text(re.compile("incomplete, or it was"))
