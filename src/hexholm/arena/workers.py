"""Work for many processes; a process that dies gives its work to another one."""

import multiprocessing
import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from hexholm.texts import Told

TRIES: Final = 3
"""This many processes may die on the same piece of work."""
_AHEAD: Final = 8
"""Pieces per process that may wait for an earlier one, as results come in order."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class WorkerError(Told):
    """Process after process died on the same work."""


def in_processes(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int
) -> Generator[Result]:
    """The results of the work, in the order of its pieces, done by `jobs` processes."""
    office = _Office(work, pieces, jobs)
    try:
        yield from office.results()
    finally:
        office.close()


class _Worker(Generic[Piece, Result]):
    """A process and the piece of work it has."""

    def __init__(self, work: Callable[[Piece], Result]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.connection: Connection
        self.connection, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(work, theirs))
        self.process.start()
        theirs.close()
        self.task: tuple[int, Piece] | None = None

    def close(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


class _Office(Generic[Piece, Result]):
    """Hands out the pieces and collects the results."""

    def __init__(self, work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> None:
        self._work = work
        self._pieces = enumerate(pieces)
        self._again: deque[tuple[int, Piece]] = deque()
        self._deaths: dict[int, int] = {}
        self._done: dict[int, Result] = {}
        self._next = 0
        self._ahead = _AHEAD * jobs
        self._workers = [_Worker[Piece, Result](work) for _ in range(jobs)]

    def results(self) -> Iterator[Result]:
        while True:
            for worker in self._workers:
                if worker.task is None:
                    self._give(worker)
            busy = {worker.connection: worker for worker in self._workers if worker.task}
            if not busy:
                return
            for connection in wait(list(busy)):
                self._hear(busy[connection])  # type: ignore[index]
            while self._next in self._done:
                yield self._done.pop(self._next)
                self._next += 1

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    def _give(self, worker: _Worker[Piece, Result]) -> None:
        if self._again:
            task = self._again.popleft()
        elif len(self._done) < self._ahead and (new := next(self._pieces, None)):
            task = new
        else:
            return
        worker.task = task
        with suppress(OSError):  # it has died; waiting for its answer shows that
            worker.connection.send(task[1])

    def _hear(self, worker: _Worker[Piece, Result]) -> None:
        if worker.task is None:
            return
        number, _ = worker.task
        try:
            result, error = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return
        if error is not None:
            raise error
        self._done[number] = result
        worker.task = None

    def _replace(self, worker: _Worker[Piece, Result]) -> None:
        """Replace a process that has died, and redo its work."""
        worker.close()
        if worker.task is not None:
            number, _ = worker.task
            self._deaths[number] = self._deaths.get(number, 0) + 1
            if self._deaths[number] == TRIES:
                code = worker.process.exitcode
                raise WorkerError("workers-died", times=TRIES, code=str(code))
            self._again.append(worker.task)
        self._workers[self._workers.index(worker)] = _Worker(self._work)


def _work(work: Callable[[Any], Any], connection: Connection) -> None:
    """What a process does until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it and says when to stop
    with suppress(EOFError, OSError):
        while True:
            piece = connection.recv()
            try:
                result = work(piece)
            except Exception as error:
                connection.send((None, _portable(error)))
            else:
                connection.send((result, None))


def _portable(error: Exception) -> Exception:
    """The error, or one that says the same and can be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
