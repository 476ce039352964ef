"""Work for the machines of a Ray cluster; each needs the same hexholm, with its extra `cluster`."""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from types import ModuleType
from typing import Any, Final, TypeVar

from hexholm.arena.workers import TRIES, WorkerError
from hexholm.game import SetupError

_AHEAD: Final = 4
"""Pieces of work per processor that are under way or wait for an earlier one."""
_PATIENCE: Final = 10.0
"""Seconds within which a cluster must answer."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def in_cluster(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], address: str
) -> Generator[Result]:
    """The results of the work, in the order of its pieces, done by the cluster at an address.

    The address is as Ray takes it: `auto` is the cluster that this machine belongs to, `local` a
    new one on this machine alone. If a machine or process dies, its work is done again.
    """
    ray = _ray()
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address)
    task = ray.remote(_do).options(max_retries=TRIES - 1)
    under_way: deque[Any] = deque()
    try:
        shared = ray.put(work)
        for piece in pieces:
            under_way.append(task.remote(shared, piece))
            if len(under_way) >= _AHEAD * ray.cluster_resources().get("CPU", 1):
                yield _result(ray, under_way.popleft())
        while under_way:
            yield _result(ray, under_way.popleft())
    finally:
        for one in under_way:
            ray.cancel(one, force=True)
        if joined:
            ray.shutdown()


def _do(work: Callable[[Piece], Result], piece: Piece) -> Result:
    return work(piece)


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    try:
        import ray
    except ImportError:
        raise SetupError("cluster-needs-ray") from None
    return ray


def _join(ray: ModuleType, address: str) -> None:
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ImportError, OSError, OverflowError, ValueError, RuntimeError) as error:
        raise SetupError("cluster-silent", address=address, why=str(error)) from None


def _knock(address: str) -> None:
    """Raise an `OSError` if nobody listens at host:port; Ray itself would wait for ever."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()


def _result(ray: ModuleType, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause or error) from None
    except ray.exceptions.RayError as error:
        raise WorkerError("cluster-lost", times=TRIES, why=str(error)) from None
