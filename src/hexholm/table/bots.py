"""Bots think in processes of their own, and are told only what their seat may know."""

import asyncio
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any

import hexholm
from hexholm.bots import Sight, make_bot
from hexholm.game import Game

Chooser = Callable[[str, dict[str, Any], int, int], str]


class BotFailed(Exception):
    """A bot did not come up with an action; the message is a short slug."""


def choose(level: str, data: dict[str, Any], seat: int, seed: int) -> str:
    """A bot's action, in a worker; data is a game imagined from what the seat knows."""
    game = hexholm.load_game(data)
    return str(make_bot(level, seed=seed).choose(Sight(game, seat)))


class BotPool:
    """Workers that think for bots, started when the first bot must think."""

    def __init__(self, *, workers: int, limit: float, chooser: Chooser = choose) -> None:
        self._workers = workers
        self._limit = limit
        self._chooser = chooser
        self._free = asyncio.Semaphore(workers)
        self._executor: ProcessPoolExecutor | None = None
        self._random = random.SystemRandom()

    def warm(self) -> None:
        """Start a worker, so that the first action of a bot does not wait for it."""
        if self._executor is None:
            self._start().submit(int)

    async def choose(self, level: str, game: Game, seat: int) -> str:
        """What a bot does now; `BotFailed` if it crashes, takes too long or does nothing legal.

        The workers get a game in which everything hidden from the seat is dealt anew.
        """
        imagined = game.imagine(seat, random.Random(self._random.getrandbits(64)))
        data = imagined.to_dict()
        try:
            action = await self._ask(level, data, seat)
        except BrokenProcessPool:  # perhaps somebody else's fault
            try:
                action = await self._ask(level, data, seat)
            except BrokenProcessPool:
                raise BotFailed("crashed") from None
        if not isinstance(action, str) or game.why_not(action) is not None:
            raise BotFailed("illegal")
        return action

    async def _ask(self, level: str, data: dict[str, Any], seat: int) -> Any:
        seed = self._random.getrandbits(64)
        async with self._free:
            executor = self._executor or self._start()
            try:
                future = executor.submit(self._chooser, level, data, seat, seed)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._limit)
            except TimeoutError:
                self._kill(executor)
                raise BotFailed("too-slow") from None
            except BrokenProcessPool:
                self._kill(executor)
                raise
            except asyncio.CancelledError:
                raise
            except Exception as error:
                raise BotFailed("crashed") from error

    def close(self) -> None:
        """End the workers."""
        if self._executor is not None:
            self._kill(self._executor)

    def _start(self) -> ProcessPoolExecutor:
        self._executor = ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_start_worker
        )
        return self._executor

    def _kill(self, executor: ProcessPoolExecutor) -> None:
        if executor is self._executor:
            self._executor = None
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _start_worker() -> None:
    """A worker leaves Ctrl-C to the server, and ends with it even when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
