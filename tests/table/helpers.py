"""A real server on a free port, and clients to talk to it."""

import asyncio
import atexit
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from hexholm.table.core.settings import Limits, Rate
from hexholm.table.http.app import create_app
from hexholm.table.protocol.messages import ServerMessage
from hexholm.table.serve import listen
from hexholm.table.server import Server
from hexholm.table.settings import LIMITS, Settings
from tests.table.conforming import check, check_answer

Data = dict[str, Any]

FAST = Rate(1e6, 1e6)
ENDLESS = Limits(**{**dict.fromkeys(LIMITS, 1_000_000), "upload_bytes": 64 * 1024})
QUICK = Settings(bot_pause=0, limits=ENDLESS, message_rate=FAST, bot_workers=1)
"""For tests: no pauses, no limits of rate."""

PATIENCE = 60.0


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    listener = listen("127.0.0.1", 0)
    app = create_app(settings)
    server = Server(app)
    runner = threading.Thread(
        target=lambda: asyncio.run(server.serve(sockets=[listener])), name="server"
    )
    runner.start()
    try:
        wait_until(lambda: server.started or not runner.is_alive())
        assert server.started
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        runner.join()
        listener.close()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(
        self,
        data: Path,
        *,
        pause: float = 0.0,
        port: int = 0,
        database: str | None = None,
        workers: int = 1,
    ) -> None:
        code = (
            "import sys; from hexholm.table.serve import serve; "
            "from hexholm.table.core import advice; "
            "advice.RATING_WORK, advice.HINT_SECONDS = 0.05, 1.0; "
            "from hexholm.table.logs import Logs; "
            "from hexholm.table.settings import Settings; "
            "serve(port=int(sys.argv[2]), data=sys.argv[1], logs=Logs(access=True), "
            "settings=Settings(bot_pause=float(sys.argv[3]), bot_workers=1), "
            f"database={database!r}, workers={workers})"
        )
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(data), str(port), str(pause)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        self.lines.append(first)
        found = re.search(r"http://\S+", first)
        assert found, first
        self.address = found[0]
        atexit.register(self.process.kill)  # after a test that failed
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.lines.extend(self.process.stdout)
        self.process.stdout.close()

    def end(self, how: int = signal.SIGKILL) -> int:
        """Send a signal and wait."""
        os.kill(self.process.pid, how)
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return status


def wait_until(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("it did not happen in time")
        time.sleep(0.005)


class Made:
    """A new table, as its maker knows it."""

    def __init__(self, api: "Api", data: Data) -> None:
        self.api = api
        self.id: str = data["table"]
        self.secrets: dict[int, str] = {one["seat"]: one["secret"] for one in data["seats"]}
        self.invite: str | None = data["invite"]
        self.watch: str = data["watch"]

    def get(self, path: str = "", secret: str | None = None, **query: Any) -> httpx.Response:
        return self.api.get(f"/api/tables/{self.id}{path}", secret or self.watch, **query)

    def post(self, path: str, secret: str, body: Any = None) -> httpx.Response:
        return self.api.post(f"/api/tables/{self.id}{path}", body, secret)

    def state(self, secret: str | None = None) -> Data:
        data: Data = self.get("", secret).json()
        return data


class Api:
    """The HTTP API of a server; keeps all that was received, and holds it to the protocol."""

    def __init__(self, address: str, *, source: str | None = None) -> None:
        """With a source, the requests come from that address by way of a proxy here."""
        self.address = address
        self.headers = {} if source is None else {"X-Forwarded-For": source}
        self.client = httpx.Client(
            base_url=address, timeout=PATIENCE, trust_env=False, headers=self.headers
        )
        self.received: list[str] = []

    def get(self, path: str, secret: str | None = None, **query: Any) -> httpx.Response:
        answer = self.client.get(path, params=query, headers=_authorization(secret))
        return self._received(answer)

    def post(self, path: str, body: Any = None, secret: str | None = None) -> httpx.Response:
        answer = self.client.post(path, json=body, headers=_authorization(secret))
        return self._received(answer)

    def _received(self, answer: httpx.Response) -> httpx.Response:
        self.received.append(answer.text)
        asked = answer.request
        check_answer(asked.method, asked.url.path, answer.status_code, answer.text)
        return answer

    def create(
        self,
        *seats: str,
        listed: bool = False,
        game: str = "kingdom-builder",
        pace: Data | None = None,
        **setup: Any,
    ) -> Made:
        """A table; seats such as "person", "open", "random" or "greedy" (bots)."""
        asked = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind}
            for kind in seats
        ]
        body = {"game": game, "seats": asked, "setup": setup, "listed": listed}
        body |= {} if pace is None else {"pace": pace}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    def close(self) -> None:
        self.client.close()


def _authorization(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


class Client:
    """A websocket at a table; keeps all that was received, and holds it to the protocol."""

    def __init__(
        self, made: Made, *secrets: str, since: int | None = None, hello: bool = True
    ) -> None:
        url = made.api.address.replace("http", "ws", 1) + f"/api/tables/{made.id}/socket"
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(url, compression=None, proxy=None, additional_headers=made.api.headers)
        )
        self.received: list[str] = []
        self.state: Data = {}
        if not hello:
            return
        try:
            self.send(type="hello", secrets=list(secrets), since=since)
            self.state = self.get("state")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, seconds: float = PATIENCE) -> Data:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text)
        check(ServerMessage, text)
        message: Data = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    def get(self, kind: str, seconds: float = PATIENCE) -> Data:
        """The next message of a kind; a refusal is not skipped silently."""
        while True:
            message = self.receive(seconds)
            if message["type"] == kind:
                return message
            assert message["type"] != "refused", message

    def until(self, condition: Callable[[Data], Any]) -> Data:
        """Read until the state is as wanted."""
        while not condition(self.state):
            self.receive()
        return self.state

    def reach(self, number: int) -> None:
        """Read until the state has an entry."""
        while self.state["number"] < number:
            self.receive()

    def refused(self, **message: Any) -> Data:
        """Send something that is refused."""
        self.send(**message)
        while (answer := self.receive())["type"] != "refused":
            pass
        return answer

    def play(self, seat: int, action: str) -> Data:
        """Play an action and read the state that has it."""
        number = self.state["number"]
        self.send(type="play", seat=seat, number=number, action=action)
        while True:
            state = self.get("state")
            if state["number"] > number:
                return state


def turn_of(*seats: int | None) -> Callable[[Data], bool]:
    """Whether one of the seats is to decide; None: the game is over."""
    return lambda state: state["view"]["to_move"] in seats


def actions(state: Data) -> list[str]:
    """The legal actions of a state."""
    legal = state["legal"]
    hexes = [f"{verb} {name}" for verb, names in legal["hexes"].items() for name in names]
    return hexes + list(legal["others"])


def play_turn(client: Client, seat: int, rng: random.Random) -> Data:
    """Play until it is another seat's turn or the game is over."""
    while client.state["view"]["to_move"] == seat:
        client.play(seat, rng.choice(actions(client.state)))
    return client.state


def play_out(clients: Sequence[Client], rng: random.Random) -> None:
    """Play to the end; each client acts for the seat of its place."""
    while True:
        for seat, client in enumerate(clients):
            client.until(turn_of(seat, None))
            if client.state["view"]["over"]:
                for other in clients:
                    other.until(lambda s: s["view"]["over"])
                return
            play_turn(client, seat, rng)


def with_data(folder: Path, **changes: Any) -> Settings:
    """The settings for tests, with their data in a folder."""
    return replace(QUICK, data=folder, **changes)
