"""A browser for the pocket, in plain Python: what web/src/site gives it, behaving the same."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from hexholm.table.core.settings import TableSettings
from hexholm.table.pocket import Pocket, door, open_pocket
from hexholm.table.pocket.thinker import answer

Data = dict[str, Any]


class JsError(Exception):
    """An error of JavaScript as Pyodide shows it: with its message, and its kind before that."""

    def __init__(self, message: str) -> None:
        super().__init__(f"Error: {message}")
        self.message = message


class Store:
    """IndexedDB."""

    def __init__(self) -> None:
        self.kinds: defaultdict[str, dict[str, str]] = defaultdict(dict)

    async def get(self, kind: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.kinds[kind].get(key)

    async def all(self, kind: str, first: str, last: str) -> list[str]:
        await asyncio.sleep(0)
        found = sorted(self.kinds[kind].items())
        is_all = not first and not last
        return [value for key, value in found if is_all or first <= key <= last]

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        told = json.loads(changes)
        for kind, key, _ in told["adds"]:
            if key in self.kinds[kind]:
                raise JsError(f"exists: {key}")
        for kind, key, value in (*told["puts"], *told["adds"]):
            assert isinstance(value, str)
            self.kinds[kind][key] = value
        for kind, key in told["deletes"]:
            self.kinds[kind].pop(key, None)


class Thought:
    """A request that is thought about, and can be stopped."""

    def __init__(self, workers: "Workers", request: str) -> None:
        self._workers = workers
        self._task = asyncio.ensure_future(workers.answer(request))

    @property
    def answer(self) -> Awaitable[str]:
        return asyncio.shield(self._task)

    def stop(self) -> None:
        self._workers.stopped += 1
        self._task.cancel()


class Workers:
    """Thinking workers; `slow` ones never answer, `dead` ones die of it."""

    def __init__(self) -> None:
        self.heard: list[Data] = []
        self.warmed = self.stopped = 0
        self.is_slow = self.is_dead = False

    def warm(self) -> None:
        self.warmed += 1

    def think(self, request: str) -> Thought:
        self.heard.append(json.loads(request))
        return Thought(self, request)

    async def answer(self, request: str) -> str:
        await asyncio.sleep(3600 if self.is_slow else 0)
        if self.is_dead:
            raise JsError("the worker has died")
        return answer(request)


class Tabs:
    """The tabs of a browser: a channel between them, and locks."""

    def __init__(self) -> None:
        self.pockets: dict[Tab, Pocket] = {}
        self.held: dict[str, Tab] = {}

    def close(self, tab: "Tab") -> None:
        """Close a tab without asking it."""
        self.pockets.pop(tab, None)
        self.held = {name: holder for name, holder in self.held.items() if holder is not tab}


class Tab:
    """The `Channel` and the `Locks` of a tab."""

    def __init__(self, tabs: Tabs) -> None:
        self.tabs = tabs

    def post(self, text: str) -> None:
        for tab, pocket in self.tabs.pockets.items():
            if tab is not self:
                asyncio.get_running_loop().call_soon(pocket.heard, text)

    async def lock(self, name: str) -> bool:
        await asyncio.sleep(0)
        if name in self.tabs.held:
            return False
        self.tabs.held[name] = self
        return True

    def unlock(self, name: str) -> None:
        if self.tabs.held.get(name) is self:
            del self.tabs.held[name]


class Browser:
    """One browser with its store, its workers and any number of tabs."""

    def __init__(self) -> None:
        self.store = Store()
        self.workers = Workers()
        self.tabs = Tabs()

    @asynccontextmanager
    async def page(self) -> AsyncIterator["Page"]:
        """A tab with the site in it."""
        tab = Tab(self.tabs)
        pocket = await open_pocket(self.store, self.workers, tab, tab)
        self.tabs.pockets[tab] = pocket
        try:
            yield Page(pocket, tab)
        finally:
            self.tabs.close(tab)
            await pocket.close()


class Refused(Exception):
    """An answer that isn't 2xx."""

    def __init__(self, status: int, data: Data) -> None:
        super().__init__(status, data["error"])
        self.status = status
        self.data = data
        self.error: Data = data["error"]


class Page:
    """What web/src/net does: calls, and sockets."""

    def __init__(self, pocket: Pocket, tab: Tab) -> None:
        self.pocket = pocket
        self.tab = tab

    async def call(
        self,
        path: str,
        body: Any = None,
        *,
        secret: str = "",
        method: str = "",
        language: str = "en",
    ) -> Any:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        method = method or ("GET" if body is None else "POST")
        status, kind, told = await self.pocket.call(method, path, secret, text, language)
        data: Any = json.loads(told) if kind == "application/json" else told
        if status >= 300:
            raise Refused(status, data)
        return data

    async def new_table(self, *seats: Data, **asked: Any) -> Data:
        made: Data = await self.call("/api/tables", {"seats": seats, **asked})
        return made

    def sit(self, table: str, *secrets: str, language: str = "en") -> "Client":
        return Client(self.pocket, table, secrets, language)


class Client:
    """A socket of the page."""

    def __init__(self, pocket: Pocket, table: str, secrets: tuple[str, ...], language: str) -> None:
        self.heard: list[Data] = []
        self.closed: tuple[int, str] | None = None
        self.socket = pocket.connect(table, self._told, self._closed, language)
        self.say("hello", secrets=secrets)

    def _told(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def _closed(self, code: int, why: str) -> None:
        self.closed = code, why

    def say(self, kind: str, **told: Any) -> None:
        self.socket.receive(json.dumps({"type": kind, **told}))

    def last(self, kind: str) -> Data | None:
        return next((one for one in reversed(self.heard) if one["type"] == kind), None)

    def entries(self, kind: str) -> list[Data]:
        """All of a kind that were told so far; the latest state holds only the latest ones."""
        told = [one for heard in self.heard for one in heard.get("entries", ())]
        return [one for one in told if one["kind"] == kind]

    async def until(self, condition: Callable[[], Any]) -> Any:
        async with asyncio.timeout(60):
            while not (found := condition()) and self.closed is None:
                await asyncio.sleep(0.001)
        return found

    async def state(self, condition: Callable[[Data], Any] = lambda _state: True) -> Data:
        """The latest state, once it is as wanted."""

        def found() -> Data | None:
            state = self.last("state")
            return state if state is not None and condition(state) else None

        told: Data = await self.until(found)
        return told

    async def play(self, action: str) -> None:
        """Play an action of the seat that decides."""
        state = await self.state()
        seat = state["view"]["to_move"]
        self.say("play", seat=seat, number=state["number"], action=action)
        await self.state(lambda now: now["number"] > state["number"])

    async def play_on(self, until: Callable[[Data], Any] = lambda _state: False) -> Data:
        """Play the first legal action again and again, until something is so, or to the end."""
        while True:
            state = await self.state(lambda now: now["legal"] or now["view"]["over"])
            if state["view"]["over"] or until(state):
                return state
            await self.play(legal(state)[0])


def legal(state: Data) -> list[str]:
    """The legal actions of a state."""
    told = state["legal"]
    hexes = [f"{verb} {name}" for verb, names in told["hexes"].items() for name in names]
    return [*hexes, *told["others"]]


def hurry(monkeypatch: Any) -> None:
    """Bots don't wait for people to follow, and tabs look at each other more often."""
    quick = partial(TableSettings, bot_pause=0, bot_seconds=0.05, sweep=0.1)
    monkeypatch.setattr(door, "TableSettings", quick)
