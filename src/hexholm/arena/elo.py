"""Elo ratings of any number of players from who finished ahead of whom, all games at once."""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from hexholm.arena.statistics import Estimate, Z

MIDDLE: Final = 1500.0
"""The rating of the player that the others are measured by."""
UNIT: Final = 400 / log(10)
"""Elo of a unit: odds of e to 1."""
_DOUBT: Final = 0.02
"""A player is drawn towards the others as if by a fraction of a game, so that one who has won all
of them isn't infinitely strong."""
_SWEEPS: Final = 500
_CLOSE: Final = 1e-10

Pair = tuple[str, str]


class Score(NamedTuple):
    """The games of two players."""

    points: float
    """Of the first one; a tie is half a point."""
    games: float


def elo(scores: Mapping[Pair, Score], known: Sequence[str]) -> dict[str, Estimate]:
    """Everybody's rating with its 95% interval; the middle one of those known has `MIDDLE`.

    The ratings are the most likely ones by the model of Bradley and Terry: 400 more are odds of ten
    to one. Who has met nobody, not even by way of others, has a wide interval around the middle.
    """
    names = list(dict.fromkeys([*known, *(name for pair in scores for name in pair)]))
    games = [
        (names.index(one), names.index(other), *score) for (one, other), score in scores.items()
    ]
    strengths = _most_likely(len(names), games)
    spread = _inverse(_curvature(strengths, games))
    ranked = sorted(map(names.index, known), key=lambda i: strengths[i])
    middle = ranked[len(ranked) // 2]
    found = {}
    for i, name in enumerate(names):
        variance = spread[i][i] + spread[middle][middle] - 2 * spread[i][middle]
        value = MIDDLE + UNIT * (strengths[i] - strengths[middle])
        half = UNIT * Z * sqrt(max(0.0, variance))
        found[name] = Estimate(value, value - half, value + half)
    return found


_Games = Sequence[tuple[int, int, float, float]]


def _most_likely(number: int, games: _Games) -> list[float]:
    """The strengths under which the results are most likely, one after the other by Newton."""
    strengths = [0.0] * number
    for _ in range(_SWEEPS):
        moved = 0.0
        for i in range(number):
            slope, curve = -_DOUBT * strengths[i], _DOUBT
            for one, other, points, played in games:
                if i in (one, other):
                    expected = _expected(strengths[one] - strengths[other])
                    slope += (points - played * expected) * (1 if i == one else -1)
                    curve += played * expected * (1 - expected)
            step = max(-1.0, min(1.0, slope / curve))
            strengths[i] += step
            moved = max(moved, abs(step))
        if moved < _CLOSE:
            break
    return strengths


def _expected(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))


def _curvature(strengths: Sequence[float], games: _Games) -> list[list[float]]:
    number = len(strengths)
    found = [[_DOUBT * (i == k) for k in range(number)] for i in range(number)]
    for one, other, _, played in games:
        expected = _expected(strengths[one] - strengths[other])
        weight = played * expected * (1 - expected)
        for i, k, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            found[i][k] += sign * weight
    return found


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == k) for k in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(size):
            if k != i and (factor := rows[k][i]):
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
