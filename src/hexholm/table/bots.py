"""Bots think in processes of their own, and are told only what their seat may know."""

import asyncio
import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Mapping
from typing import Any, Final

import orjson

from hexholm.bots import BOTS, make_bot
from hexholm.game import Game, SetupError

LONGEST_NAME: Final = 40


def offered_bots(others: Iterable[str] = ()) -> dict[str, str]:
    """The bots that can be asked for at a table: by name, how they are found.

    Beside those of the house there are those that the owner of the server has named, as an entry
    point or by `package.module:Class`; each is offered under the name it has itself.
    """
    offered = {name: name for name in BOTS}
    for spec in others:
        name = spec if spec in BOTS else make_bot(spec, seed=0).name
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise SetupError(f"bot {spec}: its name must be a line of 1 to {LONGEST_NAME} letters")
        if offered.setdefault(name, spec) != spec:
            raise SetupError(f"bot {spec}: its name {name!r} is that of {offered[name]} already")
    return offered


class BotFailed(Exception):
    """A bot did not come up with an action; the message is one line that says why."""

    @property
    def kind(self) -> str:
        """The same as a short slug: crashed, too-slow, illegal, unknown."""
        return str(self).partition(":")[0].replace(" ", "-")


class Worker:
    """One such process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hexholm.table.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    def ask(self, request: bytes) -> bytes:
        """Have a request answered; empty if the process has died."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(request + b"\n")
            self._process.stdin.flush()
            return self._process.stdout.readline()
        except (OSError, ValueError):
            return b""

    def kill(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):  # what is still unwritten is not wanted any more
                if pipe is not None:
                    pipe.close()


class BotPool:
    """Workers that think for bots, started when there is a bot; who asks first is served first."""

    def __init__(
        self, offered: Mapping[str, str], *, workers: int, limit: float, seconds: float
    ) -> None:
        self.offered = offered
        """By name, how the bot is found; no other one is ever looked for."""
        self._limit = limit
        self._seconds = seconds
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._random = random.SystemRandom()

    def warm(self) -> None:
        """Start a worker, so that the first action of a bot does not wait for it."""
        if not self._all:
            self._idle.append(self._start())

    async def plan(self, level: str, game: Game, seat: int) -> list[str]:
        """What a bot does from now on, to the end of its turn or until something hidden shows.

        `BotFailed` if it crashes, takes too long or does nothing legal. The workers get a game in
        which everything hidden from the seat is dealt anew.
        """
        if level not in self.offered:
            raise BotFailed("unknown: this server does not offer it any more")
        imagined = game.imagine(seat, random.Random(self._random.getrandbits(64)))
        request = {
            "bot": self.offered[level],
            "data": imagined.to_dict(),
            "seat": seat,
            "seed": self._random.getrandbits(53),
            "seconds": self._seconds,
        }
        actions: list[str] = await self.ask({"do": "plan", **request})
        if (reason := game.why_not(actions[0])) is not None:
            raise BotFailed(f"illegal: {actions[0]}: {reason}")
        return actions

    async def ask(self, request: Mapping[str, Any]) -> Any:
        """What a worker answers (see `worker.DEEDS`); `BotFailed` if it has none."""
        answer = await self._ask(orjson.dumps(request))
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer["answer"]

    async def _ask(self, request: bytes) -> Any:
        async with self._free:
            worker = self._idle.pop() if self._idle else self._start()
            try:
                answer = await asyncio.wait_for(asyncio.to_thread(worker.ask, request), self._limit)
            except BaseException as error:
                self._end(worker)
                if isinstance(error, TimeoutError):
                    raise BotFailed(f"too slow: no action within {self._limit:g} s") from None
                raise
            if not answer.endswith(b"\n"):
                self._end(worker)
                raise BotFailed("crashed: its process has died")
            self._idle.append(worker)
        return orjson.loads(answer)

    def close(self) -> None:
        """End the workers."""
        for worker in list(self._all):
            self._end(worker)

    def _start(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.kill()
