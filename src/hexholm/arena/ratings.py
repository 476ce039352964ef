"""Ratings of bots from the places they took, by the model of Plackett and Luce (openskill).

A bot in several seats of a game counts as several players with the same rating; what the game says
about each of them is combined.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_STEADY: Final = 0.0  # a bot doesn't get better from game to game


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
        """Count one more game: who sat where and scored how much."""
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
    """The updates of several seats combined, each from the same rating."""
    if len(after) == 1:
        return after[0]
    known = before.sigma**-2
    weight = known + sum(one.sigma**-2 - known for one in after)
    pull = before.mu * known + sum(one.mu * one.sigma**-2 - before.mu * known for one in after)
    return Rating(pull / weight, weight**-0.5)
