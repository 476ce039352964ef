"""The table inside a browser: games from the first click to the last, and what comes after."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

import hexholm
from tests.table.pocket.browser import Browser, Page, Refused, legal

ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
HARD = {"kind": "bot", "level": "hard"}
EASY = {"kind": "bot", "level": "easy"}


def on_a_page(scene: Callable[[Page], Awaitable[None]], browser: Browser | None = None) -> None:
    async def run() -> None:
        async with (browser or Browser()).page() as page:
            await scene(page)

    asyncio.run(run())


def test_a_whole_game_is_the_librarys_action_by_action() -> None:
    browser = Browser()

    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, HARD, setup={"seed": 7})
        secret = made["seats"][0]["secret"]
        client = page.sit(made["table"], secret)
        end = await client.play_on()
        record = await page.call(f"/api/tables/{made['table']}/record", secret=secret)
        game = hexholm.replay(record)
        fresh = hexholm.new_game("kingdom-builder", players=2, seed=7)
        for action in game.log:
            fresh.play(action)
        assert fresh.over
        assert fresh.to_dict() == game.to_dict()
        assert [score["total"] for score in end["view"]["scores"]] == [
            score["total"] for score in fresh.scores()
        ]

    on_a_page(scene, browser)
    plans = [one for one in browser.workers.heard if one["do"] == "plan"]
    assert len(plans) > 5
    assert browser.workers.warmed


@pytest.mark.parametrize("setup", [{"preset": "everything"}, {"game": "winter-kingdom"}])
def test_a_reload_in_the_middle_loses_nothing(setup: dict[str, Any]) -> None:
    browser = Browser()
    asked = {key: value for key, value in setup.items() if key == "game"}
    rest = {key: value for key, value in setup.items() if key != "game"}

    async def run() -> None:
        async with browser.page() as page:
            made = await page.new_table(ADA, EASY, setup=rest, **asked)
            secret = made["seats"][0]["secret"]
            client = page.sit(made["table"], secret)
            before = await client.play_on(lambda state: state["number"] > 12)
        async with browser.page() as page:
            again = await page.sit(made["table"], secret).state()
            assert again["number"] == before["number"]
            assert again["view"] == before["view"]
            assert again["legal"] == before["legal"]

    asyncio.run(run())


def test_hint_undo_and_reasons() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, EASY, setup={"seed": 3}, hints=True)
        at, secret = f"/api/tables/{made['table']}", made["seats"][0]["secret"]
        client = page.sit(made["table"], secret, language="de")
        state = await client.play_on(lambda _state: True)
        hint = await page.call(f"{at}/hint", secret=secret, method="POST")
        assert hint["analysis"]["turns"]
        await client.play(legal(state)[0])
        client.say("undo", seat=0, number=(await client.state())["number"])
        back = await client.state(lambda now: now["entries"][-1]["kind"] == "undo")
        assert back["view"]["players"] == state["view"]["players"]
        client.say("why", action="build a1")
        why = await client.until(lambda: client.last("why"))
        assert "Karte" in why["reason"]["text"]
        client.say("play", seat=0, number=back["number"], action="dance")
        refused = await client.until(lambda: client.last("refused"))
        assert refused["to"] == "play"
        client.socket.receive("{")
        await client.until(lambda: client.last("refused") is not refused)
        assert client.heard[-1]["code"] == "bad-message"

    on_a_page(scene)


def test_hot_seat_rematch_fork_and_upload() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, BEN, setup={"seed": 5})
        at, secrets = f"/api/tables/{made['table']}", [one["secret"] for one in made["seats"]]
        await page.sit(made["table"], *secrets).play_on()
        both = ",".join(secrets)
        again = await page.call(f"{at}/rematch", {"board": "new"}, secret=both)
        assert [one["seat"] for one in again["seats"]] == [0, 1]
        forked = await page.call(f"{at}/fork", {"step": 4}, secret=both)
        there = await page.call(f"/api/tables/{forked['table']}/steps/4", secret=forked["watch"])
        assert there["steps"] == 4
        record = await page.call(f"{at}/record", secret=both)
        uploaded = await page.call("/api/records", record)
        assert len(uploaded["seats"]) == 2
        step = await page.call(f"{at}/steps/3", secret=both)
        assert step["step"] == 3
        games = {"games": [{"table": made["table"], "secrets": secrets}]}
        (glance,) = await page.call("/api/games", games)
        assert glance["over"]
        assert (await page.call(f"{at}/ratings", secret=both))["of"] > 5

    on_a_page(scene)


def test_what_needs_no_table() -> None:
    async def scene(page: Page) -> None:
        info = await page.call("/api/server")
        assert (info["open"], info["addresses"], info["lobby"]) == (False, [], False)
        assert "hard" in info["bots"]
        assert (await page.call("/api/catalog"))["games"].keys() == {*info["games"]}
        assert (await page.call("/api/art")).startswith("<svg")
        assert await page.call("/api/texts") == []
        german = await page.call("/api/guide/kingdom-builder?language=de")
        assert any(entry["title"] == "Orakel" for entry in german["entries"])
        assert (await page.call("/api/guide/kingdom-builder/oracle.svg")).startswith("<svg")
        assert (await page.call("/api/lands/tavern?seed=3"))["box"] == "base"
        assert (await page.call("/api/tables?listed=true")) == []
        sections = {"boxes": ["base", "caves"], "sections": ["tavern", "farm", "oracle", "oasis"]}
        assert (await page.call("/api/places", sections))["caves"]
        listing = await page.call("/api/lessons?language=nl")
        name = listing["lessons"][0]["name"]
        lesson = await page.call(f"/api/lessons/{name}", {"message": {"type": "hello"}})
        assert lesson["messages"]
        puzzles = await page.call("/api/puzzles")
        puzzle = await page.call(f"/api/puzzles/{puzzles['daily']}", {"message": {"type": "hello"}})
        assert not puzzle["over"]
        assert (await page.call(f"/api/puzzles/{puzzles['daily']}/solution"))["best"]

    on_a_page(scene)


def test_a_profile_knows_its_games() -> None:
    async def scene(page: Page) -> None:
        new = await page.call("/api/profile", {"name": "Ada", "colour": "blue"})
        secret = new["profile"]
        made = await page.new_table(ADA, EASY)
        seats = [{"table": made["table"], "secret": made["seats"][0]["secret"]}]
        kept = await page.call("/api/profile/seats", {"seats": seats}, secret=secret)
        assert [one["table"] for one in kept["games"]] == [made["table"]]
        body = {"name": "Ada L.", "colour": None, "language": "de"}
        changed = await page.call("/api/profile", body, secret=secret, method="PUT")
        assert changed["name"] == "Ada L."
        await page.call("/api/profile", secret=secret, method="DELETE")
        with pytest.raises(Refused) as no:
            await page.call("/api/profile", secret=secret)
        assert no.value.status == 401

    on_a_page(scene)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/lobby?since=&wait=0", 404, "no-lobby"),
        ("GET", "/api/alerts", 404, "no-alerts"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "method-not-allowed"),
        ("GET", "/api/tables/no-such-table", 404, "unknown-table"),
        ("GET", "/api/guide/chess", 422, "bad-setup"),
        ("GET", "/api/lands/moon?seed=1", 404, "unknown-land"),
        ("GET", "/api/lands/tavern", 422, "bad-request"),
        ("GET", "/api/lands/tavern?seed=-1", 422, "bad-request"),
        ("GET", f"/api/lands/tavern?seed={2**60}", 422, "bad-request"),
        ("GET", "/api/profile", 401, "bad-profile"),
    ],
)
def test_what_there_is_not(method: str, path: str, status: int, code: str) -> None:
    async def scene(page: Page) -> None:
        with pytest.raises(Refused) as no:
            await page.call(path, method=method)
        assert (no.value.status, no.value.error["code"]) == (status, code)
        assert no.value.error["text"].endswith((".", ")"))

    on_a_page(scene)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 422),
        ("{", 422),
        ('{"format": NaN}', 422),
        ('"\\ud800"', 422),
        ("[" * 50_000, 422),
        (json.dumps({"format": "hexholm", "version": 1}), 422),
        ('"' + "x" * 70_000 + '"', 413),
    ],
)
def test_a_strangers_file(text: str, status: int) -> None:
    async def scene(page: Page) -> None:
        with pytest.raises(Refused) as no:
            await page.call("/api/records", text or " ")
        assert no.value.status == status
        assert no.value.error["code"] == ("bad-record" if status == 422 else "too-big")

    on_a_page(scene)


def test_an_old_state_is_refused_with_the_new_one() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, BEN)
        secret = ",".join(one["secret"] for one in made["seats"])
        at = f"/api/tables/{made['table']}"
        state = await page.call(at, secret=secret)
        moves = [{"number": state["number"], "action": one} for one in legal(state)[:2]]
        await page.call(f"{at}/play", moves[0], secret=secret)
        with pytest.raises(Refused) as no:
            await page.call(f"{at}/play", moves[1], secret=secret)
        assert no.value.status == 409
        assert no.value.data["state"]["number"] == state["number"] + 1

    on_a_page(scene)


def test_a_socket_that_is_turned_away() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, EASY)
        for table, secret, status in (
            ("no-such-table", "x", 404),
            (made["table"], "wrong", 401),
        ):
            client = page.sit(table, secret)
            await client.until(lambda: None)
            assert client.closed is not None
            assert client.closed[0] == 4000 + status
            assert client.heard[-1]["type"] == "refused"

    on_a_page(scene)


def test_what_was_said_before_hanging_up_is_carried_out() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, BEN)
        secret = ",".join(one["secret"] for one in made["seats"])
        at = f"/api/tables/{made['table']}"
        state = await page.call(at, secret=secret)
        client = page.sit(made["table"], *secret.split(","))
        client.say("play", seat=0, number=state["number"], action=legal(state)[0])
        client.socket.closed()
        news = await page.call(f"{at}?since={state['number']}&wait=20", secret=secret)
        assert [one["kind"] for one in news["entries"]] == ["play"]
        assert not client.heard, "nothing is sent to who has hung up"

    on_a_page(scene)


def test_who_hangs_up_is_gone() -> None:
    async def scene(page: Page) -> None:
        made = await page.new_table(ADA, BEN)
        here, there = (page.sit(made["table"], one["secret"]) for one in made["seats"])
        await there.state()
        await here.until(lambda: (here.last("presence") or {}).get("online") == [0, 1])
        there.socket.closed()
        await here.until(lambda: (here.last("presence") or {}).get("online") == [0])
        assert here.closed is None
        await page.pocket.close()
        assert here.closed == (1012, "server stops")

    on_a_page(scene)


# --- those who think -------------------------------------------------------------------------


def test_a_bot_that_is_too_slow_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()

    async def scene(page: Page) -> None:
        for trouble, why in (("is_slow", "too-slow"), ("is_dead", "crashed")):
            with monkeypatch.context() as now:
                now.setattr(browser.workers, trouble, True)
                now.setattr("hexholm.table.pocket.thinkers.LIMIT", 0.05)
                made = await page.new_table(HARD, ADA, setup={"seed": 1})
                client = page.sit(made["table"], made["seats"][0]["secret"])
                failures = partial(client.entries, "bot-failed")
                await client.until(failures)
            await client.state(lambda now: now["legal"])
            assert [one["why"] for one in failures()] == [why]

    on_a_page(scene, browser)
    assert browser.workers.stopped


def test_a_thought_nobody_waits_for_is_stopped() -> None:
    browser = Browser()
    browser.workers.is_slow = True

    async def scene(page: Page) -> None:
        made = await page.new_table(HARD, ADA)
        page.sit(made["table"], made["seats"][0]["secret"])
        async with asyncio.timeout(20):
            while not browser.workers.heard:
                await asyncio.sleep(0.001)

    on_a_page(scene, browser)
    assert browser.workers.stopped == 1
