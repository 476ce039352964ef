"""Actions as they are given to many games at once: one whole number per game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexholm.texts import Told


def one_each(actions: Any, games: int) -> NDArray[Any]:
    """The numbers as they are; whatever isn't a row of whole numbers, one per game, is refused."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise Told("train-actions", games=games, got=str(given.shape), kind=given.dtype.name)
    return given
