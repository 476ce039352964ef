"""What a thing is worth: least squares within each game, in plain Python.

Seats of the same game are compared with each other only: amounts and outcomes are taken as
differences from the mean of their table, so that a rich board or a rich set of cards explains
nothing. All things are looked at together, so that correlated things aren't counted twice. The
intervals treat a deal as one observation (a sandwich clustered by deal): the seats of one game are
rivals, not independent samples.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import nan, sqrt
from typing import Final, NamedTuple

from hexholm.arena.statistics import Estimate, Z
from hexholm.streams import Seed

_TINY: Final = 1e-9
_UNKNOWN: Final = Estimate(nan, nan, nan)


class Sample(NamedTuple):
    """One seat of a game: how much it had of each thing, and what came of it."""

    had: Mapping[str, float]
    outcomes: Sequence[float]


class Sitting(NamedTuple):
    """The seats of one game; games of the same deal that follow each other hang together."""

    deal: Seed
    seats: Sequence[Sample]


class _Centred(NamedTuple):
    """A game: the columns that differ between its seats, and by seat their values and outcomes."""

    deal: Seed
    columns: list[int]
    values: list[list[float]]
    outcomes: list[list[float]]


def effects(games: Iterable[Sitting], *, balanced: bool = False) -> list[dict[str, Estimate]]:
    """By outcome and thing: what one more of it is associated with, all else being equal.

    A thing in which seats never differ, or which never differs apart from others, is unknown (nan),
    and so is everything with too few games. `balanced` is for things of which every seat has the
    same number: then only their differences can be known, and the effects are counted from their
    mean.
    """
    names: dict[str, int] = {}
    centred = [_centre(game, names) for game in games]
    centred = [game for game in centred if game.columns]
    if not centred:
        return []
    size, many = len(names), len(centred[0].outcomes[0])
    squares, targets = _sums(centred, size, many)
    known = [i for i in range(size) if squares[i][i] > _TINY]
    if balanced:
        for i in known:
            for j in known:
                squares[i][j] += 1  # fixes the sum of the effects at 0, and nothing else
    inverse, unclear = _invert(squares, known)
    known = [i for i in known if i in inverse]
    deals = sum(1 for _ in groupby(centred, _deal))
    spare = deals - len(known) + balanced
    result = []
    for outcome in range(many):
        slopes = [0.0] * size
        for i in known:
            slopes[i] = sum(inverse[i][j] * targets[outcome][j] for j in known)
        spreads = _spreads(centred, slopes, inverse, outcome)
        scale = Z * sqrt(deals / max(spare, 1))
        spreads = [scale * spread for spread in spreads]
        result.append(
            {
                name: _UNKNOWN
                if i not in inverse or i in unclear or spare < 1
                else Estimate(slopes[i], slopes[i] - spreads[i], slopes[i] + spreads[i])
                for name, i in names.items()
            }
        )
    return result


def _centre(game: Sitting, names: dict[str, int]) -> _Centred:
    """The game as differences from its table's mean; new things get a column."""
    seats = game.seats
    things = dict.fromkeys(name for sample in seats for name in sample.had)
    columns, rows = [], []
    for name in things:
        column = names.setdefault(name, len(names))
        values = _differences([sample.had.get(name, 0) for sample in seats])
        if any(values):
            columns.append(column)
            rows.append(values)
    outcomes = [_differences(one) for one in zip(*(s.outcomes for s in seats), strict=True)]
    return _Centred(game.deal, columns, _turned(rows), _turned(outcomes))


def _differences(values: Sequence[float]) -> list[float]:
    if min(values) == max(values):
        return [0.0] * len(values)
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _turned(rows: list[list[float]]) -> list[list[float]]:
    return [list(row) for row in zip(*rows, strict=True)]


def _sums(
    games: list[_Centred], size: int, many: int
) -> tuple[list[list[float]], list[list[float]]]:
    """X'X, and X'y for each outcome."""
    squares = [[0.0] * size for _ in range(size)]
    targets = [[0.0] * size for _ in range(many)]
    for _, columns, values, outcomes in games:
        for row, came in zip(values, outcomes, strict=True):
            for i, x in zip(columns, row, strict=True):
                if x:
                    line = squares[i]
                    for j, other in zip(columns, row, strict=True):
                        line[j] += x * other
                    for target, y in zip(targets, came, strict=True):
                        target[i] += x * y
    return squares, targets


def _invert(
    squares: list[list[float]], known: list[int]
) -> tuple[dict[int, dict[int, float]], set[int]]:
    """The inverse by Gauss and Jordan, without columns that follow from others; and all of these.

    In a swept table the entries of a column that can't be swept tell which ones it follows from.
    """
    table = {i: {j: squares[i][j] for j in known} for i in known}
    swept: list[int] = []
    unclear: set[int] = set()
    for k in known:
        pivot = table[k][k]
        if pivot <= _TINY * squares[k][k]:
            unclear |= {k} | {i for i in swept if abs(table[i][k]) > sqrt(_TINY)}
            continue
        swept.append(k)
        row = table[k]
        for j in known:
            row[j] /= pivot
        row[k] = 1 / pivot
        for i in known:
            if i != k and (factor := table[i][k]):
                line = table[i]
                for j in known:
                    line[j] -= factor * row[j]
                line[k] = -factor / pivot
    return {i: {j: table[i][j] for j in swept} for i in swept}, unclear


def _spreads(
    games: list[_Centred], slopes: list[float], inverse: dict[int, dict[int, float]], outcome: int
) -> list[float]:
    """The standard error of each slope, before the correction for few deals."""
    squares = [0.0] * len(slopes)
    for _, same_deal in groupby(games, _deal):
        pulls: dict[int, float] = {}
        for _, columns, values, outcomes in same_deal:
            for row, came in zip(values, outcomes, strict=True):
                rest = came[outcome]
                for i, x in zip(columns, row, strict=True):
                    rest -= slopes[i] * x
                for i, x in zip(columns, row, strict=True):
                    pulls[i] = pulls.get(i, 0.0) + x * rest
        pulled = [(i, pull) for i, pull in pulls.items() if i in inverse]
        for i, line in inverse.items():
            squares[i] += sum([line[j] * pull for j, pull in pulled]) ** 2
    return [sqrt(square) for square in squares]


def _deal(game: _Centred) -> Seed:
    return game.deal
