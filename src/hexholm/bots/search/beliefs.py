"""What is believed about many turns after seeing some of them in some futures.

Turns share actions, so the result of one also says something about others. How far ahead a
turn leads is taken as the sum of what was thought of it before, what each of its actions has turned
out to bring besides, and what is left for the turn as a whole. These amounts are those that fit
best to what was seen, when small ones are likelier than large ones.
"""

from collections.abc import Sequence
from typing import Final

from hexholm.bots.search.turns import Candidate
from hexholm.game import END
from hexholm.streams import plain_sum

ACTION: Final = 1.5**2
"""Variance of what an action brings besides what was thought, in gold squared."""
WHOLE: Final = 1.0
"""Variance of what is left for the turn as a whole."""
NOISE: Final = 5.0**2
"""Variance of a turn's result in one future, until enough were seen to tell."""
LEAST: Final = 0.5
"""It isn't believed to be smaller than that."""
SWEEPS: Final = 6
"""How often all amounts are improved, one after the other."""


class Beliefs:
    """The turns by their number, and what is believed of each."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self._thought = [candidate.lead for candidate in candidates]
        names: dict[object, list[int]] = {}
        for number, candidate in enumerate(candidates):
            for action in dict.fromkeys(
                candidate.turn
            ):  # in order: a set's differs from run to run
                if action != END:
                    names.setdefault(action, []).append(number)
        self._turns = list(names.values())
        """For each action the turns that have it."""
        self._value = [0.0] * len(self._turns)
        self._besides = [0.0] * len(candidates)
        """For each turn what its actions bring, taken together."""
        self._rest = [0.0] * len(candidates)
        self._seen = [0] * len(candidates)
        self._rounds: list[tuple[Sequence[int], Sequence[Sequence[float]], list[float]]] = []
        """The turns of a round, the result of each in its futures, and their sums."""

    def lead(self, turn: int) -> float:
        """How far ahead a turn is believed to lead."""
        return self._thought[turn] + self._besides[turn] + self._rest[turn]

    def best(self, number: int) -> list[int]:
        """The best turns, the best first."""
        return sorted(range(len(self._thought)), key=lambda turn: -self.lead(turn))[:number]

    def see(self, turns: Sequence[int], leads: Sequence[Sequence[float]]) -> None:
        """The results of some turns, each in the same futures."""
        self._rounds.append((turns, leads, [plain_sum(row) for row in leads]))
        for turn, row in zip(turns, leads, strict=True):
            self._seen[turn] += len(row)

    def think(self) -> None:
        """Recompute what is believed."""
        noise = self._noise()
        for _ in range(SWEEPS):
            news = self._news()
            self._weigh_actions(news, noise / ACTION)
            for turn, seen in enumerate(self._seen):
                left = news[turn] - seen * self._besides[turn]
                self._rest[turn] = left / (seen + noise / WHOLE)

    def _weigh_actions(self, news: Sequence[float], caution: float) -> None:
        seen, besides, rest = self._seen, self._besides, self._rest
        for action, turns in enumerate(self._turns):
            number = sum([seen[turn] for turn in turns])
            if not number:
                continue
            before = self._value[action]
            left = plain_sum(news[t] - seen[t] * (besides[t] + rest[t]) for t in turns if seen[t])
            now = self._value[action] = (left + number * before) / (number + caution)
            for turn in turns:
                besides[turn] += now - before

    def _news(self) -> list[float]:
        """For each turn, summed over its futures, its result beyond what was expected."""
        news = [-seen * thought for seen, thought in zip(self._seen, self._thought, strict=True)]
        for turns, leads, sums in self._rounds:
            luck = (plain_sum(sums) - len(leads[0]) * self._expected(turns)) / len(turns)
            for turn, came in zip(turns, sums, strict=True):
                news[turn] += came - luck
        return news

    def _expected(self, turns: Sequence[int]) -> float:
        return plain_sum(map(self.lead, turns))

    def _noise(self) -> float:
        """The variance of a turn's result, from the turns that were seen more than once."""
        total, squares = [0.0] * len(self._seen), 0.0
        for turns, leads, _ in self._rounds:
            expected = self._expected(turns)
            futures = zip(*leads, strict=True)
            lucks = [(plain_sum(future) - expected) / len(turns) for future in futures]
            for turn, row in zip(turns, leads, strict=True):
                amounts = [lead - luck for lead, luck in zip(row, lucks, strict=True)]
                total[turn] += plain_sum(amounts)
                squares += plain_sum(amount * amount for amount in amounts)
        seen = [(number, total[turn]) for turn, number in enumerate(self._seen) if number]
        squares -= plain_sum(amount * amount / number for number, amount in seen)
        free = sum([number - 1 for number, _ in seen])
        return max(LEAST, squares / free) if free else NOISE
