"""Bots think in processes of their own, and are told only what their seat may know."""

import asyncio
import contextlib
import logging
import os
import random
import subprocess
import sys
from typing import Any, Final

import orjson

from hexholm.game import Game
from hexholm.table.worker import CHOOSER

LOG: Final = logging.getLogger("hexholm.table")


class BotFailed(Exception):
    """A bot did not come up with an action; the message is a short slug."""


class Worker:
    """One such process."""

    def __init__(self, chooser: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hexholm.table.worker", chooser],
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
    """Workers that think for bots, started when there is a bot."""

    def __init__(self, *, workers: int, limit: float, chooser: str = CHOOSER) -> None:
        self._limit = limit
        self._chooser = chooser
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._random = random.SystemRandom()

    def warm(self) -> None:
        """Start a worker, so that the first action of a bot does not wait for it."""
        if not self._all:
            self._idle.append(self._start())

    async def choose(self, level: str, game: Game, seat: int) -> str:
        """What a bot does now; `BotFailed` if it crashes, takes too long or does nothing legal.

        The workers get a game in which everything hidden from the seat is dealt anew.
        """
        imagined = game.imagine(seat, random.Random(self._random.getrandbits(64)))
        request = {
            "level": level,
            "game": imagined.to_dict(),
            "seat": seat,
            "seed": self._random.getrandbits(53),
        }
        action = await self._ask(orjson.dumps(request))
        if not isinstance(action, str) or game.why_not(action) is not None:
            raise BotFailed("illegal")
        return action

    async def _ask(self, request: bytes) -> Any:
        async with self._free:
            worker = self._idle.pop() if self._idle else self._start()
            try:
                answer = await asyncio.wait_for(asyncio.to_thread(worker.ask, request), self._limit)
            except BaseException as error:
                self._end(worker)
                if isinstance(error, TimeoutError):
                    raise BotFailed("too-slow") from None
                raise
            if not answer.endswith(b"\n"):
                self._end(worker)
                raise BotFailed("crashed")
            self._idle.append(worker)
        data = orjson.loads(answer)
        if "error" in data:
            LOG.warning("a bot failed: %s", data["error"])
            raise BotFailed("crashed")
        return data["action"]

    def close(self) -> None:
        """End the workers."""
        for worker in list(self._all):
            self._end(worker)

    def _start(self) -> Worker:
        worker = Worker(self._chooser)
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.kill()
