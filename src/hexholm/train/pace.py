"""Steps at random, to measure how fast environments are (`hexholm bench`)."""

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from hexholm.train.aec import TableEnv
from hexholm.train.native import NativeBatch

STEPS: Final = 200
"""Steps of an environment at a time."""
MATCHES: Final = 1024
"""Games in a batch."""


def table(**setup: Any) -> Callable[[], None]:
    """Some steps at a table, each with observation and mask, in one game after the other."""
    env, chance = TableEnv(**setup), random.Random(1).random
    env.reset(seed=1)

    def steps() -> None:
        for _ in range(STEPS):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                seen = env.observe(env.agent_selection)
            (legal,) = seen["action_mask"].view(bool).nonzero()
            env.step(legal.item(int(chance() * len(legal))))

    return steps


def batch() -> Callable[[], None]:
    """One step in each game of a compiled batch, with observation and mask."""
    native = NativeBatch(MATCHES, seed=1)
    actions = np.empty(MATCHES, np.int32)

    def step() -> None:
        native.step(native.sample(actions))
        native.observe()

    return step
