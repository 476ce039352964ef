"""Collects games one by one and computes the figures of cards, seats, length and set-up."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from statistics import NormalDist, quantiles, stdev
from typing import Any, Final

from hexholm.arena.statistics import Z
from hexholm.arena.survey.games import Finished, look_at, mean_of, share_of
from hexholm.arena.survey.results import Length, Pair, Part, SeatSurvey, Spread, Survey
from hexholm.arena.survey.tiles import tiles
from hexholm.game import SaveError

_SURE: Final = 0.95
"""For all pairs of cards together."""
_ENOUGH: Final = 20
"""Fewer games say nothing sure about a pair."""


def take_survey(records: Iterable[Any]) -> Survey:
    """Survey games by their records, one after another."""
    tally = SurveyTally()
    for record in records:
        tally.add(look_at(record))
    return tally.survey()


class SurveyTally:
    """Collects games one by one; all of one kind and with as many players."""

    def __init__(self) -> None:
        self._games: list[Finished] = []
        self._left_out = 0

    def add(self, game: Finished | None) -> None:
        """One more game; None is one that is left out."""
        if game is None:
            self._left_out += 1
            return
        if self._games:
            first = self._games[0]
            if game.game != first.game:
                raise SaveError("survey-other-game", this=game.game, before=first.game)
            if (many := len(game.seats)) != len(first.seats):
                raise SaveError("survey-other-players", this=many, before=len(first.seats))
        self._games.append(game)

    def survey(self) -> Survey:
        """All figures so far."""
        games = self._games
        if not games:
            raise SaveError("survey-no-game")
        names = sorted({card for game in games for card in game.cards})
        cards = [_spread(games, card) for card in names]
        return Survey(
            games[0].game,
            len(games[0].seats),
            len(games),
            self._left_out,
            _spread(games, "total"),
            cards,
            [_seat(games, seat) for seat in range(len(games[0].seats))],
            tiles(games),
            _length(games),
            list(_pairs(games, cards)),
            list(_parts(games)),
        )


def _gold(game: Finished, card: str = "total") -> list[int]:
    """By seat."""
    return [seat.scores[card] for seat in game.seats]


def _spread(games: list[Finished], card: str) -> Spread:
    found = [(game, _gold(game, card)) for game in games if card in game.seats[0].scores]
    values = [gold for _, every in found for gold in every]
    cuts = quantiles(values, n=4, method="inclusive")
    frequency = dict(sorted(Counter(values).items()))
    middle = (cuts[0], cuts[1], cuts[2])
    return Spread(card, len(found), mean_of(found), stdev(values), middle, frequency)


def _seat(games: list[Finished], seat: int) -> SeatSurvey:
    gold = [(game, _gold(game)) for game in games]
    return SeatSurvey(
        seat + 1,
        share_of((game, game.seats[seat].win) for game in games),
        mean_of((game, [every[seat]]) for game, every in gold),
        mean_of((game, [every[seat] - sum(every) / len(every)]) for game, every in gold),
        share_of((game, game.ender == seat) for game in games),
    )


def _length(games: list[Finished]) -> Length:
    return Length(
        mean_of((game, [game.rounds]) for game in games),
        dict(sorted(Counter(game.rounds for game in games).items())),
        mean_of((game, [seat.placed for seat in game.seats]) for game in games),
        share_of((game, game.seats[game.ender].win) for game in games if game.ender is not None),
        sum(game.ender is None for game in games),
    )


def _pairs(games: list[Finished], cards: list[Spread]) -> Iterator[Pair]:
    if len({game.cards for game in games}) == 1:
        return
    together: dict[tuple[str, str], list[tuple[Finished, list[int]]]] = {}
    for game in games:
        for pair in permutations(game.cards, 2):
            together.setdefault(pair, []).append((game, _gold(game, pair[0])))
    whole = {spread.name: spread.mean.value for spread in cards}
    limit = NormalDist().inv_cdf(1 - (1 - _SURE) / 2 / len(together)) / Z
    for (card, other), found in sorted(together.items()):
        gold = mean_of(found)
        apart = gold.value - whole[card]
        is_sure = len(found) >= _ENOUGH and abs(apart) > limit * (gold.high - gold.low) / 2
        yield Pair(card, other, len(found), gold, apart, is_sure)


def _parts(games: list[Finished]) -> Iterator[Part]:
    for kind in games[0].parts:
        names = sorted({name for game in games for name in game.parts[kind]})
        if len(names) == len(set(games[0].parts[kind])):
            continue
        for name in names:
            found = [game for game in games if name in game.parts[kind]]
            yield Part(
                kind,
                name,
                len(found),
                mean_of((game, _gold(game)) for game in found),
                mean_of((game, [game.rounds]) for game in found),
                mean_of((game, [seat.taken.total() for seat in game.seats]) for game in found),
                mean_of((game, [seat.coins for seat in game.seats]) for game in found),
            )
