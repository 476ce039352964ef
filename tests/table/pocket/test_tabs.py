"""Several tabs of one browser: one store, the same games, and only one of them drives the bots."""

import asyncio
import json
from functools import partial

from tests.table.pocket.browser import Browser, Data, Tab, legal

ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
EASY = {"kind": "bot", "level": "easy"}


def online(state: Data) -> list[int]:
    return [seat for seat, one in enumerate(state["table"]["seats"]) if one["online"]]


def has_come_to(number: int, state: Data) -> bool:
    return bool(state["number"] >= number)


def public(data: Data) -> list[Data]:
    """What all can see of the players."""
    return [{key: one[key] for key in ("settlements", "gold", "tiles")} for one in data["players"]]


def test_both_show_the_same_game() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as one, browser.page() as other:
            made = await one.new_table(ADA, BEN)
            secrets = [seat["secret"] for seat in made["seats"]]
            here, there = one.sit(made["table"], *secrets), other.sit(made["table"], *secrets)
            first, second = await here.state(), await there.state()
            assert first["legal"] == second["legal"]
            for player, watcher in ((here, there), (there, here)):
                await player.play(legal(await player.state())[0])
                shown = (await player.state())["number"]
                told = await watcher.state(partial(has_come_to, shown))
                assert told["view"] == (await player.state())["view"]

    asyncio.run(run())


def test_clicks_in_both_at_once_are_one_game() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as one, browser.page() as other:
            made = await one.new_table(ADA, BEN)
            secrets = [seat["secret"] for seat in made["seats"]]
            clients = [page.sit(made["table"], *secrets) for page in (one, other)]
            states = [await client.state() for client in clients]
            actions = legal(states[0])[:2]
            for client, action in zip(clients, actions, strict=True):
                client.say("play", seat=0, number=states[0]["number"], action=action)
            for client in clients:
                await client.state(lambda now: now["number"] > states[0]["number"])
            refused = [client.last("refused") for client in clients]
            assert sorted(one["code"] for one in refused if one) == ["stale"]
            assert len(browser.store.kinds["entries"]) == states[0]["number"] + 1

    asyncio.run(run())


def test_only_one_tab_drives_the_bots() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as one, browser.page() as other:
            made = await one.new_table(ADA, EASY, EASY)
            secret = made["seats"][0]["secret"]
            here, there = one.sit(made["table"], secret), other.sit(made["table"], secret)
            await there.state()
            await here.play_on(lambda state: state["number"] > 20)
            await there.state(lambda now: now["number"] > 20)
            plans = [told for told in browser.workers.heard if told["do"] == "plan"]
            seen = [json.dumps([public(told["data"]), told["data"]["turn"]]) for told in plans]
            assert len(seen) == len({*seen}) > 2, "nobody thinks twice about a position"

    asyncio.run(run())


def test_bots_of_a_tab_that_was_closed_go_on_in_another() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as page:
            made = await page.new_table(ADA, EASY)
            client = page.sit(made["table"], made["seats"][0]["secret"])
            await client.state(lambda now: now["legal"])
            driving = Tab(browser.tabs)
            await driving.lock(f"bots/{made['table']}")
            while (state := await client.state())["legal"]:
                await client.play(legal(state)[-1])
            asked = len(browser.workers.heard)
            await asyncio.sleep(0.3)
            assert len(browser.workers.heard) == asked, "the bots are another tab's"
            browser.tabs.close(driving)
            assert await client.state(lambda now: now["legal"])

    asyncio.run(run())


def test_who_is_there_in_another_tab() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as one:
            made = await one.new_table(ADA, BEN)
            ada, ben = (seat["secret"] for seat in made["seats"])
            here = one.sit(made["table"], ada)
            await here.state()
            async with browser.page() as other:
                there = other.sit(made["table"], ben)
                assert online(await there.state()) == [0, 1]
                await here.until(lambda: (here.last("presence") or {}).get("online") == [0, 1])
            async with browser.page() as third:
                again = third.sit(made["table"], ada)
                assert online(await again.state()) == [0]

    asyncio.run(run())


def test_what_another_version_posts_is_passed_over() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as page:
            for text in ("", "{", "[]", "null", '["x", {}]', '["x", [1]]', '["x", [[], 2, 3]]'):
                page.pocket.heard(text)
            assert await page.call("/api/server")

    asyncio.run(run())
