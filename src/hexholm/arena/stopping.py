"""When to stop a match: evidence that may be looked at after every deal.

An ordinary interval holds for a number of games fixed beforehand; whoever looks again and again and
stops when he likes what he sees is wrong far more often than he thinks. The evidence here is money:
a gambler who doubts that the true share is `m` bets on every round of deals, at odds that are fair
if he is wrong. Then he becomes twenty times as rich with a chance of one in twenty at most,
whenever anybody looks (Ville's inequality). Shares at which he has done so are ruled out; the
others are the interval. Nothing is assumed but that rounds are independent, and all of one kind.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, isnan, log, nan
from typing import Final, NamedTuple, Protocol

from hexholm.arena.statistics import Estimate
from hexholm.game import Data, SetupError

DOUBT: Final = 0.05
"""How often a verdict may be wrong."""
BETS: Final = (0.03, 0.1, 0.2, 0.4, 0.8)
"""The parts of their money that several gamblers bet, each with a fifth of it all: the small ones
find small differences in many games, the large ones see at once what is plain."""
_STEPS: Final = 40
"""Halvings until a bound is known."""
_DIGITS: Final = 9
"""Shares are counted together if they agree so far."""


class Shares:
    """The share of games that one bot won, round by round.

    A round is as many deals as give every line-up one, in all seatings: luck with the seat is in
    none of them.
    """

    def __init__(self) -> None:
        self.rounds = 0
        self._sum = 0.0
        self._counts: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """Count one more round."""
        self.rounds += 1
        self._sum += share
        self._counts[round(share, _DIGITS)] += 1

    def interval(self, doubt: float = DOUBT) -> Estimate:
        """The mean, and the interval that holds the true one at all times but for the doubt."""
        if not self.rounds:
            return Estimate(nan, 0, 1)
        mean = self._sum / self.rounds
        low = _lowest(self._counts, doubt / 2)
        high = 1 - _lowest(_turned(self._counts), doubt / 2)
        return Estimate(mean, min(low, mean), max(high, mean))

    def is_above(self, share: float, doubt: float = DOUBT) -> bool:
        """Whether the true share is larger than this, but for the doubt."""
        return _wealth(self._counts, share) >= -log(doubt)

    def is_below(self, share: float, doubt: float = DOUBT) -> bool:
        """Whether the true share is smaller than this, but for the doubt."""
        return _wealth(_turned(self._counts), 1 - share) >= -log(doubt)


class Verdict(NamedTuple):
    """How a match ended that has a rule for it."""

    kind: str
    """`narrow`: the interval is narrow enough; `above` or `below`: so the true share is."""
    limit: float
    """The width, or the share that it is above or below."""
    games: int
    won: Estimate
    """The share of games that the first bot won; its interval holds whenever a match ends."""

    def data(self) -> Data:
        """As plain data."""
        return {**self._asdict(), "won": self.won._asdict()}


class Rule(Protocol):
    """When a match between two bots is decided; shares are those of the first one."""

    def decides(self, shares: Shares) -> tuple[str, float] | None:
        """Kind and limit of the verdict, or None while the match must go on."""


@dataclass(frozen=True)
class Narrow:
    """Until the interval is no wider than this."""

    width: float

    def __post_init__(self) -> None:
        _check(self.width)

    def decides(self, shares: Shares) -> tuple[str, float] | None:
        """Narrow, or nothing yet."""
        _, low, high = shares.interval()
        return ("narrow", self.width) if high - low <= self.width else None


@dataclass(frozen=True)
class Decided:
    """Until it is known on which side of this the share is."""

    share: float

    def __post_init__(self) -> None:
        _check(self.share)

    def decides(self, shares: Shares) -> tuple[str, float] | None:
        """Above, below, or nothing yet."""
        if shares.is_above(self.share, DOUBT / 2):
            return "above", self.share
        return ("below", self.share) if shares.is_below(self.share, DOUBT / 2) else None


@dataclass(frozen=True)
class Better:
    """Until it is known that the share is above `than`, or that it is below `better`.

    Between the two either verdict is right, so it ends soon even if the bots are equal.
    """

    better: float
    than: float = 0.5

    def __post_init__(self) -> None:
        _check(self.better)
        _check(self.than)
        if self.better <= self.than:
            raise SetupError("match-better", better=_percent(self.better), than=_percent(self.than))

    def decides(self, shares: Shares) -> tuple[str, float] | None:
        """Above the one, below the other, or nothing yet."""
        if shares.is_above(self.than):
            return "above", self.than
        return ("below", self.better) if shares.is_below(self.better) else None


class Jury:
    """Hears the games of a match one by one, and says when it is decided."""

    def __init__(self, rule: Rule, bot: str, games_per_round: int) -> None:
        self._rule, self._bot, self._size = rule, bot, games_per_round
        self._shares = Shares()
        self._games = 0
        self._won = 0.0
        self.verdict: Verdict | None = None

    @property
    def interval(self) -> Estimate:
        """The share of games won so far, with the interval that holds at all times."""
        return self._shares.interval()

    def hear(self, record: Data) -> None:
        """Count one more game; a verdict comes at the end of a round only, and stays."""
        winners = record["winners"]
        ours = sum(record["bots"][seat] == self._bot for seat in winners)
        self._won += ours / len(winners)
        self._games += 1
        if self._games % self._size:
            return
        self._shares.add(self._won / self._size)
        self._won = 0.0
        if self.verdict is None and (decided := self._rule.decides(self._shares)):
            self.verdict = Verdict(*decided, self._games, self.interval)


def _wealth(counts: Mapping[float, int], share: float) -> float:
    """The logarithm of what gamblers own who bet that the true share is larger; first it is 0."""
    owned = [
        sum(times * log(1 - bet + bet * value / share) for value, times in counts.items())
        for bet in BETS
    ]
    most = max(owned)
    return most + log(sum(exp(one - most) for one in owned) / len(owned))


def _lowest(counts: Mapping[float, int], doubt: float) -> float:
    """The smallest share that isn't ruled out; wealth falls as the share grows."""
    if not any(counts):
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _wealth(counts, middle) >= -log(doubt):
            low = middle
        else:
            high = middle
    return low


def _turned(counts: Mapping[float, int]) -> dict[float, int]:
    return {1 - value: times for value, times in counts.items()}


def _check(share: float) -> None:
    if isnan(share) or not 0 < share < 1:
        raise SetupError("match-percent", got=_percent(share))


def _percent(share: float) -> str:
    return f"{100 * share:g}"
