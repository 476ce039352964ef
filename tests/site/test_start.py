"""The second start takes up the memory of the first one, if it is sound."""

import random
import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import SETTLEMENT, Player
from tests.site.host import Host
from tests.site.seeing import start

KEPT: Final = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("hexholm-memory"));
  const cache = name && (await caches.open(name));
  const [key] = cache ? await cache.keys() : [];
  const found = key && (await cache.match(key));
  return found ? { cache, key, found } : null;
}"""
SIZE: Final = f"async () => (await (await ({KEPT})())?.found.arrayBuffer())?.byteLength ?? 0"
MARK: Final = f"""async () => {{
  const {{ cache, key, found }} = await ({KEPT})();
  await cache.put(key, new Response(await found.arrayBuffer(), {{ headers: {{ mark: "ours" }} }}));
}}"""
MARKED: Final = f"async () => (await ({KEPT})()).found.headers.get('mark')"
DAMAGE: Final = f"""async () => {{
  const {{ cache, key }} = await ({KEPT})();
  await cache.put(key, new Response(new Uint8Array(4096)));
}}"""
PYTHON: Final = 20_000_000
"""Bytes that its memory has at least."""


def wait_for_memory(page: Page) -> None:
    while page.evaluate(SIZE) < PYTHON:
        page.wait_for_timeout(100)


def test_a_start_takes_up_the_memory_of_another(visit: Visit, host: Host) -> None:
    page = start(visit(), host)
    page.get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    player.build(2)
    wait_for_memory(page)
    page.evaluate(MARK)
    page.reload()
    player.wait_for_turn()
    expect(page.locator(SETTLEMENT)).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(
        page.get_by_role("region", name="Hint").get_by_role("button", name="Play it")
    ).to_be_visible()
    assert page.evaluate(MARKED) == "ours", "it would have been made again"
    page.evaluate(DAMAGE)
    page.reload()
    player.wait_for_turn()
    expect(page.locator(SETTLEMENT)).to_have_count(2)
    wait_for_memory(page)
