"""The table without its doors: a whole game on a memory store, in a plain asyncio loop."""

import asyncio
import json
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hexholm.table.core import advice, calls
from hexholm.table.core.calls import Caller
from hexholm.table.core.hub import Hub
from hexholm.table.core.messages import Client, greet
from hexholm.table.core.ports import Message, Part
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.settings import TableSettings
from hexholm.table.core.table import Connection
from hexholm.table.core.thinking import offered_bots
from hexholm.table.storage.memory import MemoryStorage
from hexholm.table.thinkers.inside import InsideThinkers
from tests.table.still_clock import StillClock

ROOT = Path(__file__).resolve().parent.parent.parent
FOREIGN = (
    *("fastapi", "starlette", "pydantic", "sqlalchemy", "alembic", "orjson", "uvicorn", "uvloop"),
    *("websockets", "httpx", "multiprocessing"),
)
"""What the core does without."""


@asynccontextmanager
async def a_hub() -> AsyncIterator[Hub]:
    settings = TableSettings(bot_pause=0, bot_seconds=0.05)
    hub = Hub(MemoryStorage(), InsideThinkers(offered_bots()), StillClock(), b"key", settings)
    try:
        yield hub
    finally:
        await hub.close()


def as_json(data: Any) -> Any:
    """What a client reads."""
    return json.loads(json.dumps(data, default=_plain))


def _plain(part: Any) -> Any:
    if isinstance(part, Part):
        return part.written(lambda data: data)
    import orjson  # a server in this process has written it before

    return orjson.loads(orjson.dumps(part))


class Person:
    """A client that keeps everything it was told."""

    def __init__(self, hub: Hub, table: str, *secrets: str) -> None:
        self.hub = hub
        self.table = table
        self.secrets = secrets
        self.heard: list[Any] = []
        self.closed = ""

    def send(self, message: Message) -> None:
        """As a `Transport`: something comes in."""
        self.heard.append(as_json(message))

    def close(self, why: str) -> None:
        self.closed = why

    async def connect(self) -> None:
        table = await self.hub.tables.find(self.table)
        since = self.state["number"] if self.heard else None
        hello = {"type": "hello", "secrets": list(self.secrets), "since": since}
        self.connection: Connection = greet(self.hub, table, self, hello)
        self.client = Client(self.hub, table, self.connection)
        await self.hub.connect(table, self.connection)

    async def hang_up(self) -> None:
        await self.hub.disconnect(self.client.table, self.connection)

    async def says(self, kind: str, **told: Any) -> Any:
        """Send a message; what was heard last comes back."""
        await self.client.carry_out({"type": kind, **told})
        return self.heard[-1]

    async def caller(self) -> Caller:
        return await calls.call(self.hub, self.table, self.secrets)

    @property
    def state(self) -> Any:
        return next(one for one in reversed(self.heard) if one["type"] == "state")

    @property
    def legal(self) -> list[str]:
        legal = self.state["legal"]
        if legal is None:
            return []
        hexes = [f"{verb} {name}" for verb, some in legal["hexes"].items() for name in some]
        return [*hexes, *legal["others"]]

    async def act(self, action: str) -> Any:
        state = self.state
        seat = state["view"]["to_move"]
        return await self.says("play", seat=seat, number=state["number"], action=action)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0)


async def play_turn(person: Person, rng: random.Random) -> None:
    """A whole turn at random."""
    while person.legal:
        await person.act("end" if person.legal == ["end"] else rng.choice(person.legal))


async def whole_game() -> None:
    """Two people, a bot and a spectator, from the set-up to the rating of the last turn."""
    rng = random.Random(5)
    async with a_hub() as hub:
        seats = [
            {"kind": "person", "name": "Ada"},
            {"kind": "open"},
            {"kind": "bot", "level": "easy"},
        ]
        made = await calls.create(
            hub, game="kingdom-builder", setup={"seed": 3}, seats=seats, hints=True
        )
        name = made["table"]
        ada = Person(hub, name, made["seats"][0]["secret"])
        eve = Person(hub, name, made["watch"])
        await ada.connect()
        await eve.connect()
        assert not ada.legal, "nobody plays before every seat is taken"
        guest = await calls.call(hub, name, [str(made["invite"])])
        bob = Person(hub, name, (await guest.join(name="Bob", colour=None, seat=None))["secret"])
        await bob.connect()
        assert eve.heard[-1]["online"] == [0, 1]

        await until(lambda: ada.legal)
        await advice_is_given(ada, bob)
        await previews_and_reasons(ada, bob)
        await play_turn(ada, rng)
        await undo_by_vote(ada, bob)
        await play_turn(ada, rng)
        await reconnecting(ada, bob, rng)
        await until(lambda: ada.legal)
        nothing_hidden_was_told(bob, 1)
        await out_by_vote(ada, bob)
        while not ada.state["table"]["over"]:
            await until(lambda: ada.legal or ada.state["table"]["over"])
            await play_turn(ada, rng)
        nothing_hidden_was_told(ada, 0)
        nothing_hidden_was_told(eve, None)
        await eve.hang_up()
        await afterwards(hub, ada)


def nothing_hidden_was_told(person: Person, mine: int | None) -> None:
    """A card is seen by whoever holds it, and by all in the turn it is for."""
    for state in (one for one in person.heard if one["type"] == "state"):
        view = state["view"]
        for seat, player in enumerate(view["players"]):
            assert (player["hand"] is None) == (seat not in (mine, view["turn_of"]))
        assert state["legal"] is None or view["to_move"] == mine


async def advice_is_given(ada: Person, bob: Person) -> None:
    hint = await (await ada.caller()).hint()
    assert hint["seat"] == 0
    assert hint["analysis"]["turns"][0]["actions"][0] in ada.legal
    with pytest.raises(Refusal, match="the player to move"):
        await (await bob.caller()).hint()


async def previews_and_reasons(ada: Person, bob: Person) -> None:
    action = ada.legal[0]
    told = await ada.says("previews", actions=[action, "build a1 a1"])
    assert list(told["previews"]) == [action]
    assert (await bob.says("previews", actions=[action]))["previews"] == {}
    assert (await ada.says("why", action="use barn"))["reason"]["rule"] == "B-4.4"
    assert (await bob.says("why", action="use barn"))["code"] == "not-your-turn"
    refused = await bob.says("play", seat=0, number=1, action=action)
    assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")


def a_minute_later(person: Person) -> None:
    clock = person.hub.clock
    assert isinstance(clock, StillClock)
    clock.time += 61


async def undo_by_vote(ada: Person, bob: Person) -> None:
    """Ada wants her turn back: Bob says no, then yes."""
    first = next(e for e in all_entries(ada) if e["kind"] == "play")
    await ada.says("takeback", seat=0, number=ada.state["number"])
    assert bob.state["table"]["takeback"]["waiting"] == [1]
    await bob.says("answer", seat=1, yes=False)
    assert ada.state["table"]["takeback"] is None
    await ada.says("takeback", seat=0, number=ada.state["number"])
    await bob.says("answer", seat=1, yes=True)
    assert ada.state["entries"][-1]["kind"] == "takeback"
    assert first["action"] in ada.legal, "Ada is where her turn began"


def all_entries(person: Person) -> list[Any]:
    return [e for one in person.heard if one["type"] == "state" for e in one["entries"]]


async def reconnecting(ada: Person, bob: Person, rng: random.Random) -> None:
    """Who comes back hears what happened in between, once."""
    number = bob.state["number"]
    await bob.hang_up()
    assert ada.heard[-1]["online"] == [0]
    mine, since, *_ = ada.heard[-1]["away"]
    assert mine is None
    assert 0 <= bob.hub.clock.date() - since < 10_000
    caller = await ada.caller()
    assert not caller.table.is_gone(1, 30)
    await bob.connect()
    assert [e["number"] for e in bob.state["entries"]] == list(
        range(number + 1, bob.state["number"] + 1)
    )
    assert "board" in bob.state
    await until(lambda: bob.legal)
    await bob.act(bob.legal[0])
    number = bob.state["number"]
    await bob.says("undo", seat=1, number=number)
    assert bob.state["entries"][-1]["kind"] == "undo"
    await play_turn(bob, rng)
    numbers = [entry["number"] for entry in all_entries(bob)]
    assert numbers == list(range(1, len(numbers) + 1))


async def out_by_vote(ada: Person, bob: Person) -> None:
    """A bot plays for Bob once he has been away for five minutes and Ada wants it."""
    await bob.hang_up()
    refused = await ada.says("replace", seat=0, whom=1, level="easy")
    assert refused["code"] == "still-here"
    for _ in range(5):
        a_minute_later(ada)
    await ada.says("replace", seat=0, whom=1, level="easy")
    assert [seat["kind"] for seat in ada.state["table"]["seats"]] == ["person", "bot", "bot"]
    assert (await bob.caller()).rights.seats == (), "his secret lets him watch, no more"


async def afterwards(hub: Hub, ada: Person) -> None:
    """The record, the ratings, a look back, a fork, a rematch, and all of it from the store."""
    caller = await ada.caller()
    log = caller.record()["log"]
    assert as_json(caller.step(3))["state"]["entries"][0]["action"] == log[2]
    found = caller.ratings()
    await until(lambda: len(caller.ratings()["turns"]) == found["of"])
    forked = (await caller.fork(4))["seats"]
    assert [seat["seat"] for seat in forked] == [0], "bots stay bots"
    again = await caller.rematch("new")
    assert caller.state()["table"]["rematch"]["table"] == again["table"]
    await ada.hang_up()
    before = without_time((await ada.caller()).state(board=True))

    def is_empty() -> bool:
        """Bots at the new tables finish their turn, then nobody is there."""
        a_minute_later(ada)
        return not list(hub.tables)

    await until(is_empty)
    assert without_time((await ada.caller()).state(board=True)) == before


def without_time(state: Message) -> Any:
    """A state without what depends on when it is looked at, and since when it is in memory."""
    told = as_json(state)
    assert told.pop("now") > 0
    for seat in told["table"]["seats"]:
        seat.pop("away")
    return told


def test_a_whole_game_on_the_core_alone() -> None:
    """In a Python that loads nothing else, and in which nothing starts a thread or a process."""
    code = (
        "import asyncio, subprocess, sys, threading\n"
        "def forbidden(*_given, **_named): raise AssertionError('not in the core')\n"
        "threading.Thread.start = subprocess.Popen.__init__ = forbidden\n"
        "from unittest.mock import patch\n"
        "from hexholm.table.core import advice\n"
        "from tests.table import test_core\n"
        "with patch.multiple(advice, HINT_SECONDS=0.01, RATING_WORK=0.01):\n"
        "    asyncio.run(test_core.whole_game())\n"
        f"print([name for name in {FOREIGN!r} if name in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_the_example_in_the_docs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.01)
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (example,) = [one for one in examples if "MemoryStorage" in one]
    exec(compile(example, "docs/server.md", "exec"), {})
    assert "build" in capsys.readouterr().out
