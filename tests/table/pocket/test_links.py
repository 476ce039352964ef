"""Games by link between two devices, each with a table inside its browser."""

import asyncio
import json
from typing import Any

from hexholm import links
from tests.table.pocket.browser import Browser, Page, legal

ANNA = {"kind": "person", "name": "Anna"}
OPEN = {"kind": "open"}


async def send(page: Page, made: dict[str, Any]) -> str:
    """Play a turn, and make the link to send."""
    (mine,) = made["seats"]
    client = page.sit(made["table"], mine["secret"])
    while (state := await client.state())["legal"]:
        await client.play(legal(state)[0])
    at = f"/api/tables/{made['table']}/link"
    told = await page.call(at, secret=mine["secret"], method="POST")
    text: str = told["link"]
    return text


async def opened(page: Page, link: str, made: dict[str, Any] | None = None) -> Any:
    secrets = [] if made is None else [seat["secret"] for seat in made["seats"]]
    games = [] if made is None else [{"table": made["table"], "secrets": secrets}]
    return await page.call("/api/links", {"link": link, "games": games})


def test_a_game_goes_from_device_to_device() -> None:
    phone, tablet = Browser(), Browser()

    async def run() -> None:
        async with phone.page() as page:
            mine = await page.new_table(ANNA, OPEN, by_turns=True)
            link = await send(page, mine)
        async with tablet.page() as page:
            assert (await opened(page, link))["standing"] == "new"
            theirs = await page.call(
                "/api/links/tables", {"link": link, "seat": 1, "name": "Ben", "colour": None}
            )
            link = await send(page, theirs)
            assert (await opened(page, link, theirs))["standing"] == "here"
        async with phone.page() as page:
            found = await opened(page, link, mine)
            assert (found["standing"], found["table"]) == ("here", mine["table"])
            again = await send(page, mine)
            assert (await opened(page, link, mine))["standing"] == "older"
            (known,) = json.loads(await page.pocket.games())
            assert known["seats"] == mine["seats"], "the other seat is played elsewhere"
        game = links.unpack(again)
        assert [seat.name for seat in game.seats] == ["Anna", "Ben"]
        assert game.game.player == 1

    asyncio.run(run())
