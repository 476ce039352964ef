"""What one stranger can do to the others: attacks on a server while people play.

    python bench/attacks.py [--seconds 10] [--only experts,uploads]

The server is a process of its own with its default settings. Twenty people in ten games play, each
from an address of their own, with a pause of a quarter of a second, and one of them plays against
an easy bot. Meanwhile one other address does one thing after the other, from a process of its own,
as fast as it can. For each attack it prints how long the actions of the others took, how long they
waited for the bot's turn, and what the attacker got. (All addresses are of this machine, 127.x.y.z:
on Linux each of them can be used as it is.)
"""

import argparse
import asyncio
import collections
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import httpx
import orjson
import websockets
from table import choose, new_event_loop

import hexholm

STRANGER: Final = "127.9.9.9"
GAMES: Final = 10
PAUSE: Final = 0.25
SERVER: Final = "from hexholm.table.serve import serve; import sys; serve(port=0, data=sys.argv[1])"
PEOPLE: Final = [{"kind": "person"}] * 2

# --- people ----------------------------------------------------------------------------------


class People:
    """Those who only want to play."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
        self.bots: list[float] = []
        self.lost = 0

    async def game(self, number: int, opponent: dict[str, str]) -> None:
        """Game after game at tables of two."""
        rng, home = random.Random(number), f"127.1.0.{1 + number}"
        while True:
            async with caller(self.address, home) as http:
                asked = {"seats": [{"kind": "person"}, opponent], "setup": {"preset": "first-game"}}
                made = (await http.post("/api/tables", json=asked)).raise_for_status().json()
            await asyncio.gather(
                *(
                    self.person(made, one, f"127.1.{one['seat']}.{1 + number}", rng)
                    for one in made["seats"]
                )
            )

    async def person(self, made: Any, seat: Any, home: str, rng: random.Random) -> None:
        """Play to the end of a game."""
        sent, number, ended = 0.0, -1, 0.0
        async with visit(self.address, made["table"], seat["secret"], home) as socket:
            while True:
                state = orjson.loads(await socket.recv(decode=False))
                if state["type"] != "state":
                    self.lost += state["type"] == "refused"
                    continue
                now = time.perf_counter()
                if sent and state["number"] > number:
                    self.times.append(now - sent)
                    sent = 0.0
                    if state["legal"] is None and len(made["seats"]) == 1:
                        ended = now
                if state["view"]["over"]:
                    return
                if state["legal"] is None or sent:
                    continue
                if ended:
                    self.bots.append(now - ended)
                    ended = 0.0
                number = state["number"]
                action = choose(state["legal"], rng)
                await asyncio.sleep(rng.expovariate(1 / PAUSE))
                sent = time.perf_counter()
                told = {"type": "play", "seat": seat["seat"], "number": number, "action": action}
                await socket.send(orjson.dumps(told), text=True)


def caller(address: str, home: str) -> httpx.AsyncClient:
    """A client that calls from an address of this machine."""
    limits = httpx.Limits(max_connections=None)
    way = httpx.AsyncHTTPTransport(local_address=home, limits=limits, verify=False)
    return httpx.AsyncClient(base_url=address, timeout=60, transport=way)


@contextlib.asynccontextmanager
async def visit(address: str, table: str, secret: str | None, home: str) -> Any:
    """A websocket at a table, from an address of this machine."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    link = websockets.connect(
        url, compression=None, max_size=None, local_addr=(home, 0), open_timeout=30
    )
    async with link as socket:
        if secret is not None:
            await socket.send(orjson.dumps({"type": "hello", "secrets": [secret]}), text=True)
        yield socket


# --- attacks ---------------------------------------------------------------------------------


class Stranger:
    """Somebody who wants more than to play, and what came of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.got: collections.Counter[str] = collections.Counter()

    async def many(self, count: int, one: Callable[[], Awaitable[Any]]) -> None:
        """The same again and again, in many places at once."""

        async def again() -> None:
            while True:
                try:
                    self.got[str(await one())] += 1
                except Exception as error:
                    self.got[type(error).__name__] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(count)))

    async def flood(self, count: int, method: str, path: str, **more: Any) -> None:
        """One request again and again."""
        async with caller(self.address, STRANGER) as http:

            async def one() -> int:
                return (await http.request(method, path, **more)).status_code

            await self.many(count, one)

    async def made(self, seats: Any, **more: Any) -> Any:
        """A new table, as soon as it is granted."""
        async with caller(self.address, STRANGER) as http:
            while True:
                answer = await http.post("/api/tables", json={"seats": seats, **more})
                self.got[f"table {answer.status_code}"] += 1
                if answer.status_code == 201:
                    return answer.json()
                await asyncio.sleep(1)

    async def nothing(self) -> None:
        """For comparison."""
        await asyncio.sleep(1e6)

    async def uploads(self) -> None:
        """Saves that take long to read, as large as is allowed."""
        rng, game = random.Random(1), hexholm.new_game(seed=1)
        while not game.to_dict()["turn"]["tasks"]:
            game.play(rng.choice(game.legal_actions()))
        data: Any = {key: value for key, value in game.to_dict().items() if key != "log"}
        tasks = data["turn"]["tasks"]
        tasks *= 50_000 // len(orjson.dumps(tasks))
        await self.flood(30, "POST", "/api/records", json=data)

    async def large_uploads(self) -> None:
        """Saves of 1 MB."""
        data = {**hexholm.new_game(seed=1).to_dict(), "past": ["x" * 1000] * 1000}
        await self.flood(30, "POST", "/api/records", json=data)

    async def long_games(self) -> None:
        """Long games to play again, fork and look through."""
        rng, game = random.Random(1), hexholm.new_game(players=5, preset="everything", seed=2)
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
        async with caller(self.address, STRANGER) as http:
            made = (await http.post("/api/records", json=game.record())).raise_for_status().json()
            http.headers["Authorization"] = f"Bearer {made['watch']}"
            path, last = f"/api/tables/{made['table']}", len(game.log)

            async def one() -> int:
                await http.post(f"{path}/fork", json={"step": last})
                return (await http.get(f"{path}/steps/{last - 1}")).status_code

            await self.many(30, one)

    async def tables(self) -> None:
        """New tables with an open seat for everybody to see."""
        seats = [{"kind": "person"}, {"kind": "open"}]
        await self.flood(60, "POST", "/api/tables", json={"seats": seats, "listed": True})

    async def lands(self) -> None:
        """New lands."""
        async with caller(self.address, STRANGER) as http:

            async def one() -> int:
                seed = random.randrange(10**9)
                return (await http.get("/api/lands/tavern", params={"seed": seed})).status_code

            await self.many(40, one)

    async def pages(self) -> None:
        """The documentation, which is long."""
        await self.flood(40, "GET", "/docs")

    async def handshakes(self) -> None:
        """Websockets at tables that aren't there."""

        async def one() -> str:
            table = f"no-such-{random.randrange(10**9)}"
            async with visit(self.address, table, "none", STRANGER) as socket:
                told = orjson.loads(await socket.recv())
                return str(told["code"])

        await self.many(50, one)

    async def sockets(self) -> None:
        """As many websockets as there are, without a word."""
        made = await self.made(PEOPLE)

        async def one() -> str:
            async with visit(self.address, made["table"], None, STRANGER) as socket:
                return str(orjson.loads(await socket.recv())["code"])

        await self.many(1000, one)

    async def silence(self) -> None:
        """Connections that never finish a request."""
        host, port = self.address.removeprefix("http://").split(":")

        async def one() -> str:
            reader, writer = await asyncio.open_connection(host, port, local_addr=(STRANGER, 0))
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            try:
                return "ended" if not await reader.read(1) else "answered"
            finally:
                writer.close()

        await self.many(900, one)

    async def messages(self) -> None:
        """Everything a seat can ask, from many sockets at once."""
        made = await self.made(PEOPLE, setup={"preset": "everything"})

        async def one() -> str:
            secret = made["seats"][0]["secret"]
            async with visit(self.address, made["table"], secret, STRANGER) as socket:
                state = orjson.loads(await socket.recv())
                rng, kind = random.Random(), ""
                while state["type"] != "state":
                    state = orjson.loads(await socket.recv())
                while True:
                    wanted = [choose(state["legal"], rng) for _ in range(32)]
                    await socket.send(orjson.dumps({"type": "previews", "actions": wanted}))
                    kind = orjson.loads(await socket.recv())["type"]
                    self.got[kind] += 1

        await self.many(100, one)

    async def deaf(self) -> None:
        """Sockets that ask, and never read the answer."""
        made = await self.made(PEOPLE)

        async def one() -> str:
            secret = made["seats"][0]["secret"]
            async with visit(self.address, made["table"], secret, STRANGER) as socket:
                socket.transport.pause_reading()
                while True:
                    ask = {"type": "undo", "seat": 0, "number": 0}
                    await socket.send(orjson.dumps(ask))
                    self.got["asked"] += 1

        await self.many(100, one)

    async def experts(self) -> None:
        """Sixty tables of experts, each with somebody who watches."""

        async def watch() -> None:
            made = await self.made([{"kind": "bot", "level": "expert"}] * 2)
            async with visit(self.address, made["table"], made["watch"], STRANGER) as socket:
                async for _ in socket:
                    self.got["states"] += 1

        await asyncio.gather(*(watch() for _ in range(60)))


ATTACKS: Final = [
    name
    for name, found in vars(Stranger).items()
    if found.__doc__ and name[0] != "_" and name not in ("many", "flood", "made")
]

# --- measuring -------------------------------------------------------------------------------


@contextlib.contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


async def play(address: str, seconds: float) -> People:
    """Let people play for a while; the first seconds don't count."""
    people = People(address)
    opponents = [{"kind": "bot", "level": "easy"}, *({"kind": "person"} for _ in range(GAMES - 1))]
    tasks = [asyncio.create_task(people.game(n, who)) for n, who in enumerate(opponents)]
    await asyncio.sleep(4)
    people.times.clear()
    people.bots.clear()
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    return people


def measure(attack: str, seconds: float, runner: asyncio.Runner) -> None:
    """One attack on a new server."""
    with tempfile.TemporaryDirectory() as folder, running("-c", SERVER, folder) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, "the server did not start"
        with running(__file__, "--attack", attack, "--address", found[0]) as stranger:
            time.sleep(2)
            people = runner.run(play(found[0], seconds))
            stranger.send_signal(signal.SIGINT)
            assert stranger.stdout is not None
            got = stranger.stdout.read().strip()
        memory = 0
        with contextlib.suppress(OSError), open(f"/proc/{server.pid}/statm") as told:
            memory = int(told.read().split()[1]) * 4096 // 2**20
    times, bots = sorted(people.times), sorted(people.bots)
    figures = [1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.99, 1)]
    bot = f"{bots[-1]:.1f} s" if bots else "–"
    print(
        f"{attack:14}{len(times):6}{figures[0]:9.1f}{figures[1]:9.1f}{figures[2]:9.1f}{bot:>8}"
        f"{memory:6} MB  {got}",
        flush=True,
    )


async def attack(name: str, address: str) -> None:
    """Do it until somebody stops it, and tell what came of it."""
    os.nice(15)  # its own work would be done on another machine
    stranger = Stranger(address)
    task = asyncio.create_task(getattr(stranger, name)())
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        print(", ".join(f"{what} {count}" for what, count in stranger.got.most_common(5)))
        sys.stdout.flush()
        os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Attacks on a server while people play.")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", default="")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        if asked.attack:
            runner.run(attack(asked.attack, asked.address))
        print("attack       actions   p50 ms   p99 ms   max ms   bot ≤    memory  what it got")
        for name in asked.only.split(",") if asked.only else ATTACKS:
            measure(name, asked.seconds, runner)


if __name__ == "__main__":
    main()
