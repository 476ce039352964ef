"""Environments to train players in: ``pip install hexholm[train]``.

`TableEnv` is a whole table for PettingZoo, `SeatEnv` one seat against bots for Gymnasium;
`VectorGames` plays many games in processes of their own, `NativeBatch` many base games in C. What
the numbers of observations and actions mean is told by a `Layout` (docs/training.md).

>>> import gymnasium
>>> import hexholm.train
>>> env = gymnasium.make("hexholm/KingdomBuilder-v0", opponents=["random"])
>>> observation, info = env.reset(seed=7)
>>> observation["planes"].shape, int(observation["action_mask"].sum()) > 0
((32, 20, 32), True)
"""

from typing import Any, Final

from hexholm.texts import say

try:
    import gymnasium
    import numpy  # noqa: F401 # asked for here, so that whatever is missing is told in one way
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(say("train-needs"), name=missing.name) from None

from hexholm.train.aec import TableEnv
from hexholm.train.layout import Layout
from hexholm.train.look import Look
from hexholm.train.native import NativeBatch
from hexholm.train.seat import SeatEnv
from hexholm.train.vector import VectorGames

IDS: Final[dict[str, dict[str, Any]]] = {
    "hexholm/KingdomBuilder-v0": {},
    "hexholm/Everything-v0": {"preset": "everything"},
    "hexholm/WinterKingdom-v0": {"game": "winter-kingdom"},
}
"""What `gymnasium.make` knows, and the arguments of `SeatEnv` that each stands for."""

for _id, _arguments in IDS.items():
    gymnasium.register(_id, "hexholm.train.seat:SeatEnv", kwargs=_arguments)

__all__ = ["IDS", "Layout", "Look", "NativeBatch", "SeatEnv", "TableEnv", "VectorGames"]
