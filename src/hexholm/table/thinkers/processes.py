"""Thinking in processes of its own, so that the server goes on answering people."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, Final

import orjson

from hexholm.bots.guard import trouble
from hexholm.table.core.ports import ANYBODY, Asker, Failed, Row
from hexholm.table.core.turns import Places
from hexholm.table.thinkers.answering import PATIENCE

READING: Final = ("read", "land", "draw")
"""What is done by a worker that never thinks, since it takes only a moment."""


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hexholm.table.thinkers.worker"],
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
            with contextlib.suppress(OSError):  # what is still unwritten isn't wanted any more
                if pipe is not None:
                    pipe.close()


class ProcessThinkers:
    """`Thinkers` with a number of workers, started when there is something to think about.

    One more is kept for an address that has none at work, so that nobody waits for the long
    thoughts of somebody else's bots; and one more for reading.
    """

    def __init__(self, offered: Mapping[str, str], *, workers: int, limit: float) -> None:
        self.offered = offered
        self._thinkers = _Pool(workers, limit, spare=1)
        self._readers = _Pool(1, limit, spare=0)

    @property
    def busy(self) -> int:
        """How many are thought for now."""
        return self._thinkers.places.held

    @property
    def waiting(self) -> int:
        """How many wait for that."""
        return self._thinkers.places.waiting

    def warm(self) -> None:
        """Start a worker, so that the first action of a bot doesn't wait for it."""
        self._thinkers.warm()

    async def ask(self, request: Row, asker: Asker = ANYBODY) -> Any:
        """What a worker answers; `Failed` if it has no answer."""
        pool = self._readers if request["do"] in READING else self._thinkers
        try:
            written = orjson.dumps(request)
        except TypeError as error:  # nested too deep, in what a stranger sent
            raise Failed(*trouble("crashed", "bot-crashed", why=str(error))) from None
        answer = await pool.ask(written, asker, PATIENCE.get(request["do"], 1))
        if "error" in answer:
            raise Failed(*answer["error"])
        return answer["answer"]

    def close(self) -> None:
        """End the workers."""
        self._thinkers.close()
        self._readers.close()


class _Pool:
    """Workers, and whose turn it is to use them."""

    def __init__(self, workers: int, limit: float, *, spare: int) -> None:
        self._limit = limit
        self._most = workers + spare
        self.places = Places(workers, spare=spare)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    def warm(self) -> None:
        if not self._all:
            self._idle.append(self._start())

    async def ask(self, request: bytes, asker: Asker, patience: int) -> Any:
        limit = patience * self._limit
        async with self.places.place(asker):
            worker = self._idle.pop() if self._idle else self._start()
            if not self._idle and len(self._all) < self._most:
                self._idle.append(self._start())  # for the next to come, who needn't wait then
            try:
                answer = await asyncio.wait_for(asyncio.to_thread(worker.ask, request), limit)
            except BaseException as error:
                self._end(worker)
                if isinstance(error, TimeoutError):
                    seconds = f"{limit:g}"
                    raise Failed(*trouble("too-slow", "bot-too-slow", seconds=seconds)) from None
                raise
            if not answer.endswith(b"\n"):
                self._end(worker)
                raise Failed(*trouble("crashed", "bot-died"))
            self._idle.append(worker)
        return orjson.loads(answer)

    def close(self) -> None:
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
