"""Ratings of bots from the places they took, by the model of Plackett and Luce (openskill).

A bot that sits on several seats of a game plays there as several players of the same rating; what
the game tells about each of them is put together.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_STEADY: Final = 0.0  # a bot does not get better from game to game


class Rating(NamedTuple):
    """How strong a bot is; 25 ± 8.3 before its first game."""

    mu: float
    sigma: float


class Ratings:
    """Ratings that grow game by game; they depend a little on the games' order."""

    def __init__(self) -> None:
        self._model = PlackettLuce(tau=_STEADY)
        self._bots: dict[str, Rating] = {}

    def add(self, names: Sequence[str], totals: Sequence[float]) -> None:
        """Count one more game: who sat where and came to how much."""
        before = [self[name] for name in names]
        teams = [[self._model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [Rating(one.mu, one.sigma) for (one,) in self._model.rate(teams, scores=[*totals])]
        for name in dict.fromkeys(names):
            seats = [seat for seat, other in enumerate(names) if other == name]
            self._bots[name] = _together(before[seats[0]], [after[seat] for seat in seats])

    def __getitem__(self, name: str) -> Rating:
        found = self._bots.get(name)
        return Rating(self._model.mu, self._model.sigma) if found is None else found


def _together(before: Rating, after: list[Rating]) -> Rating:
    """What several seats have learnt, each from the same rating."""
    if len(after) == 1:
        return after[0]
    known = before.sigma**-2
    weight = known + sum(one.sigma**-2 - known for one in after)
    pull = before.mu * known + sum(one.mu * one.sigma**-2 - before.mu * known for one in after)
    return Rating(pull / weight, weight**-0.5)
