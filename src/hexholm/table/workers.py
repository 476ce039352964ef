"""Several servers on one port: a parent takes the connections and hands each to a worker.

All who are at one table should be at one worker, or each action would be carried out by several. So
the parent looks at the first line of a connection, and the table's name decides. Whoever comes by
another way is served just as well: every worker can serve every table.
"""

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import re
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final
from zlib import crc32

from hexholm.table.http.app import check_start, create_app
from hexholm.table.http.limits import budget_address
from hexholm.table.logs import Logs
from hexholm.table.server import Server
from hexholm.table.settings import Settings
from hexholm.texts import Told

LOG: Final = logging.getLogger("hexholm.table")
SILENT: Final = 10.0
"""Seconds a new connection has to say something."""
WAITING: Final = 2000
"""Connections that have not said anything yet, at most,"""
WAITING_EACH: Final = 500
"""and of one address."""
AGAIN: Final = 1.0
"""Seconds until a worker that has died is replaced."""
STARTING: Final = 60.0
"""Seconds a connection waits while all workers are being replaced."""
STOPPING: Final = 10.0
"""Seconds workers have to stop."""
TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/([^/? ]+)")

_PROCESSES: Final = multiprocessing.get_context("spawn")


def work(settings: Settings, channel: socket.socket, logs: Logs) -> None:
    """What a worker does: serve what comes through the channel, until that ends."""
    logs.set_up()
    channel.setblocking(False)

    def ready() -> None:
        channel.send(b"r")

    with contextlib.suppress(KeyboardInterrupt):
        Server(create_app(settings), ready, channel).run(sockets=[])


class Worker:
    """A worker's process, and the channel to it."""

    def __init__(self, settings: Settings, logs: Logs) -> None:
        self.channel, theirs = socket.socketpair()
        self.process = _PROCESSES.Process(target=work, args=(settings, theirs, logs), daemon=True)
        self.process.start()
        theirs.close()
        self.channel.setblocking(False)
        self.is_ready = False

    def hand(self, connection: socket.socket) -> bool:
        """Hand over a connection; False if the worker can't take it now."""
        try:
            socket.send_fds(self.channel, [b"c"], [connection.fileno()])
        except OSError:
            return False
        return True


class Workers:
    """The parent: it listens, and looks after its workers."""

    def __init__(
        self,
        settings: Settings,
        count: int,
        listener: socket.socket,
        ready: Callable[[], None],
        logs: Logs,
    ) -> None:
        if sys.platform == "win32":
            raise Told("workers-windows")
        if not settings.database_url.startswith("postgresql"):
            raise Told("workers-database")
        self._settings = settings
        self._logs = logs
        self._listener = listener
        self._ready = ready
        self._workers: list[Worker | None] = [None] * count
        self._next = itertools.count()
        self._waiting: set[asyncio.Task[None]] = set()
        self._silent: Counter[str] = Counter()

    def run(self) -> None:
        """Serve until a signal says to stop."""
        asyncio.run(self._run())

    async def _run(self) -> None:
        await check_start(self._settings)  # so that what is wrong is said once
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
        places = range(len(self._workers))
        keeping = [asyncio.create_task(self._keep(place)) for place in places]
        self._listener.setblocking(False)
        accepting = asyncio.create_task(self._accept())
        await stop.wait()
        for task in (accepting, *keeping, *self._waiting):
            task.cancel()
        await asyncio.gather(accepting, *keeping, *self._waiting, return_exceptions=True)
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        workers = [worker for worker in self._workers if worker is not None]
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join(STOPPING)
            worker.process.kill()
            worker.channel.close()

    async def _keep(self, place: int) -> None:
        """Keep one worker going."""
        loop = asyncio.get_running_loop()
        while True:
            worker = self._workers[place] = Worker(self._settings, self._logs)
            worker.is_ready = await loop.sock_recv(worker.channel, 1) == b"r"
            if all(one is not None and one.is_ready for one in self._workers):
                self._ready()
                self._ready = lambda: None
            with contextlib.suppress(OSError):
                while await loop.sock_recv(worker.channel, 1):
                    pass
            LOG.error("worker %d has died, and is replaced", place)
            self._workers[place] = None
            worker.channel.close()
            await asyncio.to_thread(worker.process.join)
            await asyncio.sleep(AGAIN)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, (host, *_) = await loop.sock_accept(self._listener)
            except OSError as error:  # too many open files
                LOG.error("a connection could not be taken: %s", error)
                await asyncio.sleep(0.1)
                continue
            address = budget_address(host)
            if len(self._waiting) >= WAITING or self._silent[address] >= WAITING_EACH:
                connection.close()
                continue
            self._silent[address] += 1
            task = asyncio.create_task(self._place(connection, address))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    async def _place(self, connection: socket.socket, address: str) -> None:
        """Wait for its first words, then hand a connection to the worker of its table."""
        with connection, contextlib.suppress(OSError, TimeoutError):
            connection.setblocking(False)
            try:
                async with asyncio.timeout(SILENT):
                    first = await _peek(connection)
            finally:
                self._silent -= Counter([address])
            asked = TABLE.match(first)
            wanted = crc32(asked[1]) if asked else next(self._next)
            async with asyncio.timeout(STARTING):
                while first and not self._hand(connection, wanted):
                    await asyncio.sleep(0.05)

    def _hand(self, connection: socket.socket, wanted: int) -> bool:
        """To the worker that is wanted, or to the next one while that is being replaced."""
        count = len(self._workers)
        for place in range(wanted, wanted + count):
            worker = self._workers[place % count]
            if worker is not None and worker.is_ready:
                return worker.hand(connection)
        return False


async def _peek(connection: socket.socket) -> bytes:
    """The first bytes of a connection, which stay unread."""
    with contextlib.suppress(BlockingIOError):
        return connection.recv(256, socket.MSG_PEEK)
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)
    return connection.recv(256, socket.MSG_PEEK)
