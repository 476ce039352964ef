"""Where random numbers come from: two streams, told apart by the kind of the seed.

A seed that is a number belongs to the first stream (splitmix64). It is fast and meant for games one
wants to have again: whoever sees enough cards can find the seed, and with it all cards to come.

A seed that is a text, ``"2-"`` and 32 hexadecimal digits, belongs to the second one (SHA-256 of the
key and the number of the draw), which can't be run backwards or searched. Servers play by it. It
can go on from another seed: in ``"2-KEY~14~OLDER"`` the first 14 draws are those of the older seed,
so that a game can be played on from any point with cards nobody knows.
"""

import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import add
from typing import Any, Final, NamedTuple

Seed = int | str
"""A number of the first stream, or a text of the second one."""

FAIR: Final = "2-"
"""How the seeds of the second stream begin."""
KEY_BYTES: Final = 16
_AFTER: Final = "~"
_LONGEST: Final = 400  # characters: ten games, each played on from the one before
_TEXT: Final = re.compile(
    rf"{FAIR}([0-9a-f]{{{2 * KEY_BYTES}}})(?:{_AFTER}([1-9][0-9]{{0,5}}){_AFTER}(.+))?"
)


class _Parts(NamedTuple):
    key: bytes
    after: int = 0
    """How many draws the older seed has."""
    older: Seed = 0


def is_seed(value: Any) -> bool:
    """Whether a value is a seed of one of the streams."""
    if type(value) is int:
        return 0 <= value < 1 << 256
    if not isinstance(value, str) or len(value) > _LONGEST:
        return False
    found = _TEXT.fullmatch(value)
    return found is not None and (not found[3] or is_seed(read_seed(found[3])))


def roll(seed: Seed, draw: int, sides: int, use: int = 0) -> int:
    """A whole number below `sides`: the draw-th value of a seed, for cards or another use."""
    if isinstance(seed, str):
        key, after, older = _parts(seed)
        if after and (use or draw <= after):
            return roll(older, draw, sides, use)
        digest = hashlib.sha256(key + use.to_bytes(8) + draw.to_bytes(8)).digest()
        return int.from_bytes(digest) % sides  # 256 bits: no side is favoured
    z = ((seed ^ use) + draw * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return ((z ^ (z >> 31)) * sides) >> 64


def followed(seed: Seed, draws: int, new: str) -> str | None:
    """The seed that goes on with a new one after some draws; None where it would get too long."""
    whole = f"{new}{_AFTER}{draws}{_AFTER}{seed}" if draws else new
    return whole if is_seed(whole) else None


def read_seed(text: str) -> Seed:
    """A seed as it stands behind another one, or in a one-line text."""
    return int(text) if re.fullmatch("[0-9]{1,80}", text) else text


@lru_cache(maxsize=1024)
def _parts(seed: str) -> _Parts:
    found = _TEXT.fullmatch(seed)
    assert found, "seeds are checked before they are used"
    key, after, older = found.groups()
    if after is None:
        return _Parts(bytes.fromhex(key))
    return _Parts(bytes.fromhex(key), int(after), read_seed(older))


def plain_sum(values: Iterable[float]) -> float:
    """The sum of numbers from left to right.

    The same seed must lead to the same choices everywhere, and since 3.12 `sum` rounds otherwise.

    >>> plain_sum([0.1] * 10)
    0.9999999999999999
    """
    return reduce(add, values, 0.0)
