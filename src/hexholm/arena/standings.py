"""The results of a contest: who won how often, ahead of whom, and each bot's strength and speed."""

from collections.abc import Sequence
from itertools import combinations
from math import isnan
from typing import NamedTuple, TypeVar

from hexholm.arena.adjusting import Adjusted
from hexholm.arena.ratings import Rating, Ratings
from hexholm.arena.results import BotResult, Tally
from hexholm.arena.statistics import Estimate, Mean, in_ms
from hexholm.game import Data

Figure = TypeVar("Figure", int, float)


class Thinking(NamedTuple):
    """Seconds of processor time that a bot took for a turn."""

    mean: float
    most: float
    """95% of the turns took no longer."""
    longest: float


class Standing(NamedTuple):
    """How one bot did."""

    name: str
    won: Estimate
    """The share of games that it won, from whichever of its seats; shared wins count in part."""
    seats: BotResult
    """Wins, gold (or points), gold by card and lapses, for each seat that it played."""
    rating: Rating
    thinking: Thinking | None
    """None if it has not finished a turn."""
    adjusted: Estimate | None = None
    """The share of games won with less luck in it, if that was found out."""

    @property
    def times(self) -> list[str]:
        """Mean, 19 of 20 and longest turn in milliseconds, as words; empty without a turn."""
        return ["", "", ""] if self.thinking is None else [in_ms(s) for s in self.thinking]


class Duel(NamedTuple):
    """Two bots compared directly."""

    one: str
    other: str
    ahead: Estimate
    """How often a seat of the one scored more than a seat of the other; a tie counts half."""


class Standings(NamedTuple):
    """The outcome of a contest, or of its games so far."""

    games: int
    deals: int
    players: int
    bots: list[Standing]
    """In the order of the contest."""
    duels: list[Duel]
    rounds: Estimate
    """Length of a game."""

    def ahead(self, one: str, other: str) -> Estimate | None:
        """How often one bot finished ahead of another; None if they have not met."""
        for duel in self.duels:
            if (duel.one, duel.other) == (one, other):
                return duel.ahead
            if (duel.other, duel.one) == (one, other):
                return duel.ahead.turned()
        return None

    def data(self) -> Data:
        """The same as plain data."""
        return {
            "games": self.games,
            "deals": self.deals,
            "players": self.players,
            "rounds": _figures(self.rounds),
            "bots": [_bot_data(bot) for bot in self.bots],
            "duels": [{**duel._asdict(), "ahead": _figures(duel.ahead)} for duel in self.duels],
        }


class Scoreboard:
    """Counts the records of a contest one by one, in their order."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self._players = players
        self._names = list(dict.fromkeys(bots))
        self._tally = Tally()
        self._ratings = Ratings()
        self._won = {name: Mean() for name in self._names}
        self._adjusted = {name: Adjusted() for name in self._names}
        self._duels = {pair: Mean() for pair in combinations(self._names, 2)}
        self._turns: dict[str, list[float]] = {name: [] for name in self._names}
        self._deals: set[int] = set()

    def add(self, record: Data) -> None:
        """Count one more game."""
        names, deal, winners = record["bots"], record["deal"], record["winners"]
        totals = [score["total"] for score in record["scores"]]
        self._deals.add(deal)
        self._tally.add(record)
        self._ratings.add(names, totals)
        here = [name for name in self._names if name in names]
        for name in here:
            won = sum(names[seat] == name for seat in winners) / len(winners)
            self._won[name].add(won, deal)
            if record.get("luck"):
                self._adjusted[name].add(won, sum(_of(name, names, record["luck"])), deal)
        for one, other in combinations(here, 2):
            ahead = _ahead(_of(one, names, totals), _of(other, names, totals))
            self._duels[one, other].add(ahead, deal)
        for name, turns in zip(names, record["seconds"], strict=True):
            self._turns[name] += turns

    def standings(self) -> Standings:
        """The outcome so far."""
        results = self._tally.results()
        by_name = {bot.name: bot for bot in results.bots}
        bots = [
            Standing(
                name,
                self._won[name].share(),
                by_name[name],
                self._ratings[name],
                _thinking(self._turns[name]),
                self._adjusted[name].estimate(),
            )
            for name in self._names
            if name in by_name
        ]
        duels = [Duel(*pair, duel.share()) for pair, duel in self._duels.items() if duel.count]
        return Standings(
            results.games, len(self._deals), self._players, bots, duels, results.rounds
        )


def _of(name: str, names: Sequence[str], figures: Sequence[Figure]) -> list[Figure]:
    return [figure for one, figure in zip(names, figures, strict=True) if one == name]


def _ahead(ours: list[int], theirs: list[int]) -> float:
    points = sum((a > b) + (a == b) / 2 for a in ours for b in theirs)
    return points / (len(ours) * len(theirs))


def _thinking(turns: list[float]) -> Thinking | None:
    if not turns:
        return None
    ordered = sorted(turns)
    most = ordered[max(0, -(-19 * len(turns) // 20) - 1)]
    return Thinking(sum(turns) / len(turns), most, ordered[-1])


def _bot_data(bot: Standing) -> Data:
    return {
        "name": bot.name,
        "won": _figures(bot.won),
        **({} if bot.adjusted is None else {"adjusted": _figures(bot.adjusted)}),
        "seats": bot.seats.games,
        "wins": bot.seats.wins,
        "total": _figures(bot.seats.total),
        "gold": {card: _figures(gold) for card, gold in bot.seats.gold.items()},
        "rating": bot.rating._asdict(),
        "seconds": None if bot.thinking is None else bot.thinking._asdict(),
        "lapses": bot.seats.lapses,
    }


def _figures(estimate: Estimate) -> Data:
    return {key: None if isnan(value) else value for key, value in estimate._asdict().items()}
