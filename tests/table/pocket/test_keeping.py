"""What the browser keeps: backup and restore, a damaged store, a lost key."""

import asyncio
import json
from typing import Any

import pytest

from hexholm.table.core.refusal import Refusal
from tests.table.pocket.browser import Browser, Page, Refused

ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
EASY = {"kind": "bot", "level": "easy"}


async def begun(page: Page, *seats: dict[str, Any], entries: int = 6) -> dict[str, Any]:
    """A table at which something has happened."""
    made = await page.new_table(*seats)
    client = page.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
    await client.play_on(lambda state: state["number"] >= entries)
    client.socket.closed()
    return made


def test_from_one_browser_to_another() -> None:
    async def run() -> None:
        async with Browser().page() as page:
            made = [await begun(page, ADA, BEN), await begun(page, ADA, EASY)]
            text = await page.pocket.backup()
            states = {
                one["table"]: await page.call(f"/api/tables/{one['table']}", secret=one["watch"])
                for one in made
            }
        other = Browser()
        async with other.page() as page:
            assert await page.pocket.restore(text) == 2
            assert await page.pocket.restore(text) == 0, "nothing is written over"
            games = json.loads(await page.pocket.games())
            assert {one["table"] for one in games} == states.keys()
            for one in games:
                again = await page.call(f"/api/tables/{one['table']}", secret=one["watch"])
                assert again["view"] == states[one["table"]]["view"]
                kinds = [seat["kind"] for seat in again["table"]["seats"]]
                assert len(one["seats"]) == kinds.count("person")
            both = next(one for one in games if len(one["seats"]) == 2)
            secrets = [seat["secret"] for seat in both["seats"]]
            end = await page.sit(both["table"], *secrets).play_on()
            assert end["view"]["over"]

    asyncio.run(run())


def test_by_turns_only_ones_own_seats_come_back() -> None:
    async def run() -> None:
        async with Browser().page() as page:
            made = await page.new_table(ADA, {"kind": "open"}, by_turns=True)
            client = page.sit(made["table"], made["seats"][0]["secret"])
            await client.play_on(lambda state: state["number"] > 2)
            link = await page.call(
                f"/api/tables/{made['table']}/link",
                secret=made["seats"][0]["secret"],
                method="POST",
            )
        async with Browser().page() as page:
            found = await page.call("/api/links", {**link, "games": []})
            taken = await page.call("/api/links/tables", {**link, "seat": 1, "name": "Ben"})
            (game,) = json.loads(await page.pocket.games())
            assert game["seats"] == taken["seats"]
            assert [one["seat"] for one in game["seats"]] == [1]
            assert found["by_turns"]

    asyncio.run(run())


def test_what_is_here_stays_as_it_is() -> None:
    async def run() -> None:
        async with Browser().page() as page:
            made = await begun(page, ADA, BEN)
            old = await page.pocket.backup()
            secrets = [seat["secret"] for seat in made["seats"]]
            client = page.sit(made["table"], *secrets)
            later = await client.play_on(lambda state: state["number"] > 10)
            assert await page.pocket.restore(old) == 0
            assert (await client.state())["number"] == later["number"]

    asyncio.run(run())


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"format": "hexholm games", "version": 2, "games": []}', "7"]
)
def test_what_is_no_backup(text: str) -> None:
    async def run() -> None:
        async with Browser().page() as page:
            with pytest.raises(Refusal) as no:
                await page.pocket.restore(text)
            assert str(no.value) == "This file isn’t a backup of games."

    asyncio.run(run())


def spoilt(game: dict[str, Any], how: str) -> Any:
    match how:
        case "an action":
            play = next(one for one in game["entries"] if one["kind"] == "play")
            play["data"]["action"] = "end"
        case "an entry missing":
            del game["entries"][2]
        case "a key missing":
            del game["entries"][1]["seal"]
        case "another record":
            game["table"]["record"] = {"format": "hexholm"}
        case "a key too many":
            game["table"]["sneaky"] = 1
        case "no seats":
            game["seats"] = None
        case "no game":
            return "oak-river-7"
        case "no date":
            game["created"] = "yesterday"
    return game


@pytest.mark.parametrize(
    "how",
    [
        *("an action", "an entry missing", "a key missing", "another record", "a key too many"),
        *("no seats", "no game", "no date"),
    ],
)
def test_a_spoilt_game_is_left_out(how: str) -> None:
    async def run() -> None:
        async with Browser().page() as page:
            await begun(page, ADA, BEN)
            await begun(page, ADA, BEN)
            data = json.loads(await page.pocket.backup())
        data["games"][0] = spoilt(data["games"][0], how)
        async with Browser().page() as page:
            assert await page.pocket.restore(json.dumps(data)) == 1
            assert len(json.loads(await page.pocket.games())) == 1

    asyncio.run(run())


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"number": 2}', "7"])
@pytest.mark.parametrize("kind", ["tables", "entries"])
def test_a_damaged_store_is_said_to_be(kind: str, text: str) -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as page:
            bad, good = await begun(page, ADA, BEN), await begun(page, ADA, BEN)
        key = bad["table"] if kind == "tables" else f"{bad['table']}/000002"
        assert key in browser.store.kinds[kind]
        browser.store.kinds[kind][key] = text
        async with browser.page() as page:
            with pytest.raises(Refused) as no:
                await page.call(f"/api/tables/{bad['table']}", secret=bad["watch"])
            assert (no.value.status, no.value.error["code"]) == (500, "damaged")
            assert await page.call(f"/api/tables/{good['table']}", secret=good["watch"])
            assert len(json.loads(await page.pocket.games())) == 1
            assert len(json.loads(await page.pocket.backup())["games"]) == 1

    asyncio.run(run())


@pytest.mark.parametrize("text", ["{", "7", '"xyz"', '"00"'])
def test_what_is_beside_the_games_can_be_lost(text: str) -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as page:
            made = await begun(page, ADA, BEN)
        browser.store.kinds["meta"] = dict.fromkeys(browser.store.kinds["meta"], text)
        browser.store.kinds["ratings"][made["table"]] = text
        async with browser.page() as page:
            (game,) = json.loads(await page.pocket.games())
            assert game["table"] == made["table"]
            assert game["watch"] != made["watch"], "there is a new key"
            secrets = [seat["secret"] for seat in game["seats"]]
            end = await page.sit(game["table"], *secrets).play_on()
            assert end["view"]["over"]

    asyncio.run(run())


def test_a_store_that_fails_says_so_and_nothing_has_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.page() as page:
            made = await begun(page, ADA, BEN)
            secret = ",".join(seat["secret"] for seat in made["seats"])
            at = f"/api/tables/{made['table']}"
            state = await page.call(at, secret=secret)

            async def fail(*_: Any) -> None:
                raise OSError("no")

            with monkeypatch.context() as patch:
                patch.setattr(browser.store, "write", fail)
                verb, names = next(iter(state["legal"]["hexes"].items()))
                play = {"number": state["number"], "action": f"{verb} {names[0]}"}
                with pytest.raises(Refused) as no:
                    await page.call(f"{at}/play", play, secret=secret)
                assert (no.value.status, no.value.error["code"]) == (503, "not-stored")
            assert (await page.call(at, secret=secret))["number"] == state["number"]
            await page.call(f"{at}/play", play, secret=secret)

    asyncio.run(run())
