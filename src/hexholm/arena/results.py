"""The results of many games: wins, gold (or points) and length, each with its 95% interval."""

from collections.abc import Iterable
from typing import NamedTuple

from hexholm.arena.statistics import Estimate, Mean
from hexholm.game import Data


class BotResult(NamedTuple):
    """How a bot did. In two seats of a game it counts as having played two."""

    name: str
    games: int
    wins: float
    """A win shared by k counts as 1/k."""
    win_rate: Estimate
    total: Estimate
    """Gold at the end; in Winter Kingdom points."""
    gold: dict[str, Estimate]
    """Gold by card, over the games in which it was in play; also for castles."""
    lapses: int
    """How often it failed and the easy bot had to play a turn for it."""


class Results(NamedTuple):
    """The outcome of some games."""

    games: int
    bots: list[BotResult]
    """In the order in which they first appear."""
    rounds: Estimate
    """Length of a game."""
    records: list[Data]
    """One per game, for `hexholm.replay`; empty if they were written to a file instead."""


class _Tally:
    """What is counted for one bot."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.rate = Mean()
        self.gold: dict[str, Mean] = {}
        self.lapses = 0

    def add(self, score: dict[str, int], win: float, deal: int | None) -> None:
        self.wins += win
        self.rate.add(win, deal)
        for card, gold in score.items():
            self.gold.setdefault(card, Mean()).add(gold, deal)

    def result(self, name: str) -> BotResult:
        gold = {card: mean.estimate() for card, mean in self.gold.items()}
        total = gold.pop("total")
        share = self.rate.share()
        return BotResult(name, self.rate.count, self.wins, share, total, gold, self.lapses)


class Tally:
    """Counts records one by one, so that nobody needs to keep them all.

    Games of one deal, which come one after another, aren't counted as independent.
    """

    def __init__(self) -> None:
        self._games = 0
        self._bots: dict[str, _Tally] = {}
        self._rounds = Mean()

    def add(self, record: Data) -> None:
        """Count one more game."""
        self._games += 1
        names, winners, deal = record["bots"], record["winners"], record.get("deal")
        self._rounds.add(record["turns"] / len(names), deal)
        for seat, (name, score) in enumerate(zip(names, record["scores"], strict=True)):
            tally = self._bots.setdefault(name, _Tally())
            tally.add(score, 1 / len(winners) if seat in winners else 0, deal)
        for lapse in record.get("lapses", ()):
            self._bots[names[lapse["seat"]]].lapses += 1

    def results(self, records: Iterable[Data] = ()) -> Results:
        """The outcome so far."""
        bots = [tally.result(name) for name, tally in self._bots.items()]
        return Results(self._games, bots, self._rounds.estimate(), list(records))
