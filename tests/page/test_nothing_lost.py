"""A reload, another device, a killed server: the game goes on where it was."""

import random
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.table.helpers import Process


def test_reload_in_the_middle(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.play_turn()
    player.wait_for_turn()
    player.build(2)
    player.reload()
    player.play_turn()
    player.wait_for_turn()

    # The same link on another device is the same seat, and both see what the other one does.
    device = visit()
    elsewhere = Player(device.go(page.url), random.Random(2))
    elsewhere.wait_for_turn()
    assert elsewhere.card() == player.card()
    elsewhere.build(1)
    expect(page.locator(SETTLEMENT)).to_have_count(len(elsewhere.settlements()))
    assert player.log() == elsewhere.log()


def test_a_killed_server_comes_back_and_play_goes_on(visit: Visit, tmp_path: Path) -> None:
    server = Process(tmp_path)
    port = int(server.address.rpartition(":")[2])
    try:
        ada = visit(server.address)
        page = ada.go()
        page.get_by_role("button", name="Play now").click()
        player = Player(page, random.Random(3))
        player.play_turn()
        player.wait_for_turn()
        player.build(1)
        before = player.log(), player.settlements(), player.card()
        lost = page.get_by_role("alert").filter(has_text="Reconnecting…")
        expect(lost).to_have_count(0)

        ada.expect_fault("WebSocket connection to .* failed")
        server.end(signal.SIGKILL)
        expect(lost).to_be_visible()
        look = player.look()
        page.mouse.click(*next(iter(look.hexes.values())))
        page.wait_for_timeout(200)
        assert (player.log(), player.settlements(), player.card()) == before

        server = Process(tmp_path, port=port)
        assert server.address == ada.address
        expect(lost).to_have_count(0)
        assert (player.log(), player.settlements(), player.card()) == before
        player.play_turn()
        player.play_turn()
        assert len(player.settlements()) > len(before[1]) + 3
        page.reload()
        player.wait_for_turn()
        assert before[0][-1] == player.log()[-1] == "The game begins"
        # Settlements may have been moved since; what was told before the kill still stands.
        assert player.log()[-len(before[0]) + 1 :] == before[0][1:]
    finally:
        server.end()
