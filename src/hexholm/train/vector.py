"""Many games at once, in processes of their own, for Gymnasium: numpy arrays in and out.

Every process plays some of the games and writes what it sees into memory that all share.
"""

import multiprocessing
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from operator import index
from traceback import format_exception
from typing import Any, Final
from weakref import finalize

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hexholm.texts import Told
from hexholm.train.deals import Reward
from hexholm.train.games import Decision, Played, games
from hexholm.train.given import one_each
from hexholm.train.layout import Layout

STOP: Final = "stop"
STEP: Final = "step"
REFUSE: Final = "refuse"
"""Say what is wrong with the actions, and play none."""
Array = NDArray[Any]
Arrays = dict[str, Array]
Plan = dict[str, tuple[tuple[int, ...], str]]
"""The shape and type of each shared array, by name."""
SEEN: Final = ("planes", "vector", "action_mask")
FINAL: Final = "final "
"""Before the name of what was seen last in a game that has ended, and of the seat that saw it."""


def _plan(layout: Layout[Any], number: int) -> Plan:
    players = layout.players
    seen: Plan = {
        "planes": ((number, *layout.shape), "u1"),
        "vector": ((number, len(layout.vector)), "u1"),
        "action_mask": ((number, layout.actions), "i1"),
    }
    return {
        **seen,
        **{FINAL + name: part for name, part in seen.items()},
        "actions": ((number,), "i8"),
        "rewards": ((number,), "f8"),
        "over": ((number,), "?"),
        "seat": ((number,), "i8"),
        FINAL + "seat": ((number,), "i8"),
        "totals": ((number, players), "i8"),
        "seat_rewards": ((number, players), "f8"),
    }


def _size(shape: tuple[int, ...], kind: str) -> int:
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


class _Place:
    """A place in shared memory, which stays open as long as an array looks at it."""

    def __init__(self, memory: SharedMemory, at: int, shape: tuple[int, ...], kind: str) -> None:
        self._memory = memory
        address = np.ndarray(shape, kind, memory.buf, at).ctypes.data
        known = {"shape": shape, "typestr": np.dtype(kind).str, "data": (address, False)}
        self.__array_interface__ = {**known, "version": 3}


def _arrays(plan: Plan, memory: SharedMemory) -> Arrays:
    found: Arrays = {}
    at = 0
    for name, (shape, kind) in plan.items():
        found[name] = np.asarray(_Place(memory, at, shape, kind))
        at += _size(shape, kind)
    return found


def _write(arrays: Arrays, n: int, next_: Decision) -> None:
    for part, array in next_.seen.items():
        arrays[part][n] = array
    arrays["rewards"][n], arrays["over"][n] = next_.reward, next_.is_over
    arrays["seat"][n] = next_.seat
    if ended := next_.ended:
        arrays["totals"][n], arrays["seat_rewards"][n] = ended.totals, ended.rewards
        arrays[FINAL + "seat"][n] = ended.seat
        for part, array in ended.seen.items():
            arrays[FINAL + part][n] = array


def _refuse(arrays: Arrays, n: int, game: Played) -> None:
    """Try an action that isn't legal; the game says why, and stays as it is."""
    number = int(arrays["actions"][n])
    if not arrays["action_mask"][n, number]:
        game.step(number)


def _work(pipe: Connection, name: str, plan: Plan, own: range, what: dict[str, Any]) -> None:
    """Play some of the games until told to stop: a seed or None begins them again."""
    memory = SharedMemory(name)
    arrays, played = _arrays(plan, memory), games(len(own), **what)
    try:
        while (asked := pipe.recv()) != STOP:
            try:
                for n, game in zip(own, played, strict=True):
                    if asked == REFUSE:
                        _refuse(arrays, n, game)
                    elif asked == STEP:
                        _write(arrays, n, game.step(int(arrays["actions"][n])))
                    else:
                        _write(arrays, n, game.begin(None if asked is None else asked + n))
                pipe.send(None)
            except Exception as error:  # it is raised again where the action came from
                pipe.send(portable(error))
    except (EOFError, KeyboardInterrupt):  # whoever asked is gone
        pass


def portable(error: Exception) -> Exception:
    """The error, or what it says where another process couldn't read it, and where it happened."""
    try:
        pickle.loads(pickle.dumps(error))
        found = error
    except Exception:  # a bot may raise anything
        found = RuntimeError(f"{type(error).__name__}: {error}")
    if not isinstance(error, Told):  # which says all there is to say
        found.add_note("".join(format_exception(error)).rstrip())
    return found


class VectorGames(VectorEnv[Any, Any, Array]):
    """`num_envs` games in `workers` processes; a game that ends is followed by the next at once.

    With `opponents` the learner has one seat, as in `SeatEnv`. Without any it decides for all
    `players` (two, if you don't say), each from its own sight: `infos["seat"]` says for which, and
    `rewards` are those of the seat that acted; if an action is illegal, none is played in any
    game. Where a game has ended, `infos["totals"]` and `infos["seat_rewards"]` have the gold and
    the reward of every seat, `infos["final_obs"]` what the seat that acted saw at the end.

    Without `copy` the arrays of an observation are the shared ones, which every step changes.
    """

    def __init__(
        self,
        num_envs: int,
        game: str = "kingdom-builder",
        *,
        workers: int = 1,
        opponents: str | Sequence[str] | None = None,
        players: int | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        copy: bool = True,
        **setup: Any,
    ) -> None:
        self.num_envs, self._copies = num_envs, copy
        self._may_lose = opponents is not None
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        if num_envs < 1 or workers < 1:
            raise Told("train-games", games=num_envs, workers=workers)
        what: dict[str, Any] = {"game": game, "opponents": opponents, "players": players}
        what |= {"seat": seat, "reward": reward, "setup": setup}
        (sample,) = games(1, **what)  # what is wrong with these is told here, not in a process
        self.layout: Layout[Any] = sample.layout
        self.single_observation_space = self.layout.observation_space()
        self.single_action_space = self.layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        plan = _plan(self.layout, num_envs)
        size = sum(_size(shape, kind) for shape, kind in plan.values())
        memory = SharedMemory(create=True, size=size)
        self._forget = finalize(self, memory.unlink)  # also if nobody closes it
        self._arrays = _arrays(plan, memory)
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._unanswered: list[Connection] = []
        self._processes = []
        for worker in range(min(workers, num_envs)):
            here, there = context.Pipe()
            first, last = (num_envs * (worker + n) // min(workers, num_envs) for n in range(2))
            work = (there, memory.name, plan, range(first, last), what)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    @contextmanager
    def _alive(self) -> Iterator[None]:
        """Say so where a process is gone."""
        try:
            yield
        except (EOFError, OSError):
            self._unanswered.clear()
            raise Told("train-process") from None

    def _must_be_open(self) -> None:
        if self.closed:
            raise Told("train-closed")

    def _must_be_free(self) -> None:
        self._must_be_open()
        if self._unanswered:
            raise Told("train-unanswered")

    def _ask(self, what: str | int | None) -> None:
        self._must_be_free()
        with self._alive():
            for pipe in self._pipes:
                pipe.send(what)
                self._unanswered.append(pipe)

    def _wait(self) -> None:
        self._must_be_open()
        if not self._unanswered:
            raise Told("train-unasked")
        answers = []
        with self._alive():
            while self._unanswered:
                answers.append(self._unanswered[0].recv())
                del self._unanswered[0]
        for error in filter(None, answers):
            raise error

    def _seen(self) -> Arrays:
        parts = {name: self._arrays[name] for name in SEEN}
        return {name: part.copy() for name, part in parts.items()} if self._copies else parts

    def _final(self, over: Array) -> dict[str, Any]:
        """Of games that have ended, as Gymnasium tells it where the next has begun already."""
        seen = np.full(self.num_envs, None, object)
        for n in np.flatnonzero(over):
            seen[n] = {name: self._arrays[FINAL + name][n].copy() for name in SEEN}
        told = {
            "seat": self._arrays[FINAL + "seat"].copy(),
            **self._infos("totals", "seat_rewards"),
        }
        marks = {f"_{name}": over.copy() for name in told}
        final = {"final_obs": seen, "final_info": {**told, **marks}}
        return {**final, **{f"_{name}": over.copy() for name in final}}

    def _infos(self, *names: str) -> Arrays:
        return {name: self._arrays[name].copy() for name in names}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games again; game n is dealt by the seed plus n."""
        self._ask(None if seed is None else index(seed))
        self._wait()
        return self._seen(), self._infos("seat")

    def step(self, actions: Array) -> tuple[Arrays, Array, Array, Array, dict[str, Any]]:
        """An action in each game."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Array) -> None:
        """Begin a step, and do something else meanwhile."""
        given, count = one_each(actions, self.num_envs), self.layout.actions
        for wrong in given[(given < 0) | (given >= count)]:
            raise Told("train-no-action", got=str(wrong), last=str(count - 1))
        self._must_be_free()
        self._arrays["actions"][:] = given
        are_legal = self._arrays["action_mask"][np.arange(self.num_envs), given].all()
        self._ask(STEP if are_legal or self._may_lose else REFUSE)

    def step_wait(self) -> tuple[Arrays, Array, Array, Array, dict[str, Any]]:
        """What the step has led to."""
        self._wait()
        over, arrays = self._arrays["over"].copy(), self._arrays
        infos: dict[str, Any] = self._infos("seat", "totals", "seat_rewards")
        if over.any():
            infos |= self._final(over)
        return self._seen(), arrays["rewards"].copy(), over, np.zeros_like(over), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, and give the memory back."""
        for pipe in self._pipes:
            with suppress(OSError):  # that process is gone
                pipe.send(STOP)
        for process in self._processes:
            process.join()
        self._arrays = {}
        self._forget()
