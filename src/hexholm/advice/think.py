"""`hexholm.analyse`: the best turns of a position, by what they lead to."""

import random
from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

from hexholm.advice.analysis import Analysis, Suggestion
from hexholm.bots.bot import Sight
from hexholm.bots.search.outcomes import Ending, Judge, Judged, mean, reach, share
from hexholm.bots.search.turns import Effort, Mind, Turn, until
from hexholm.game import Game
from hexholm.library import kind_of
from hexholm.texts import Told

FEW: Final = 3
"""The number of turns reported."""
MOST: Final = 400
"""More futures than that say nothing new."""
FINDING: Final = 0.3
"""Share of the time in which turns are found."""
JUDGING: Final = 0.6
"""Up to then compiled players judge them; in the rest of the time they are played out."""
LITTLE: Final = 0.05
"""Less expected gold isn't worth mentioning."""


class CannotAnalyse(Told):
    """There is nothing to think about; one line says why."""


def analyse(
    game: Game,
    seat: int | None = None,
    seconds: float = 1.0,
    *,
    seed: int = 0,
    samples: int | None = None,
    turn: Turn = (),
) -> Analysis:
    """Win chances by seat and the best few whole turns, by what a seat knows.

    `seat` defaults to the one that decides now. For any other seat there are only win chances. It
    takes about `seconds`; with `samples` it doesn't ask the clock but plays the best turns on in
    this many futures, and the same seed gives the same analysis. A given turn is judged too,
    however bad it is (`Analysis.given`).
    """
    sight = _sight(game, seat, seconds, samples)
    rng = random.Random(seed)
    start = sight.imagine(rng)
    finding, playing = _efforts(None if samples is not None else seconds)
    mind: Mind = kind_of(game).at("advice").Mind(start, sight.seat, rng)
    judge = Judge(sight, mind, rng)
    most = MOST if samples is None else samples
    if start.player != sight.seat:
        return _from_afar(judge, start, most, playing)
    given = Judged(reach(start, sight.seat, turn), sight.seat, 0.0, 0.0) if turn else None
    found = mind.candidates(start, sight.seat, finding, given.reached.turn if given else ())
    judged = judge.different(start, found, mind.trust * mind.time_left(start))
    wanted = []
    if given:
        wanted = [_same(judge, judged, given)]
        judged += [one for one in wanted if one not in judged]
    ranked = judge.judge(judge.ordered(judged), most, playing, wanted)
    best = ranked[0]
    told = {one: _told(start, one, best, ranked) for one in (*ranked[:FEW], *wanted)}
    return Analysis(
        start.name,
        sight.seat,
        best.chances(start.seats),
        gold(best.endings, start.seats),
        tuple([told[one] for one in ranked[:FEW]]),
        len(judged),
        told[wanted[0]] if wanted else None,
    )


def _sight(game: Game, seat: int | None, seconds: float, samples: int | None) -> Sight:
    if game.player is None:
        raise CannotAnalyse("analyse-over")
    seat = game.player if seat is None else seat
    if seat not in range(game.seats):
        raise CannotAnalyse("analyse-seat", got=repr(seat), last=game.seats - 1)
    if not seconds > 0:
        raise CannotAnalyse("analyse-seconds", got=repr(seconds))
    if samples is not None and samples < 1:
        raise CannotAnalyse("analyse-samples", got=repr(samples))
    return Sight(game, seat)


def _efforts(seconds: float | None) -> tuple[Effort, Effort]:
    """For finding turns, and for playing them out."""
    if seconds is None:
        return Effort(), Effort()
    quick = max(FEW, round(Effort().quick * min(1.0, seconds)))
    return (
        Effort(quick, deadline=until(FINDING * seconds), judged=until(JUDGING * seconds)),
        Effort(deadline=until(seconds)),
    )


def _same(judge: Judge, judged: Sequence[Judged], given: Judged) -> Judged:
    """A turn that leads to the same position, if one was found."""
    key = judge.mind.key(given.reached.game)
    for one in judged:
        if one.reached.whole == given.reached.whole and judge.mind.key(one.reached.game) == key:
            return one
    return given


def _from_afar(judge: Judge, start: Game, most: int, effort: Effort) -> Analysis:
    """Another seat decides: only what the game leads to."""
    judged = Judged(reach(start, judge.sight.seat, ()), judge.sight.seat, 0.0, 0.0)
    judge.judge([judged], most, effort)
    seats = start.seats
    endings = judged.endings
    return Analysis(
        start.name, judge.sight.seat, judged.chances(seats), gold(endings, seats), (), 0
    )


def gold(endings: Sequence[Ending], seats: int) -> tuple[float, ...]:
    """What each seat has at the end, on average."""
    return tuple(mean([ending.scores[s]["total"] for ending in endings]) for s in range(seats))


def _told(start: Game, one: Judged, best: Judged, others: Sequence[Judged]) -> Suggestion:
    seat, reached = one.seat, one.reached
    before, after = start.scores()[seat], reached.game.scores()[seat]
    at_once = {card: after[card] - before.get(card, 0) for card in after}
    rest = [other for other in others if other is not one]
    compared = [best] if one is not best else []
    rivals = [other for other in range(start.seats) if other != seat]
    chances = one.chances(start.seats)
    return Suggestion(
        actions=reached.turn,
        win=chances[seat],
        gold=mean([ending.scores[seat]["total"] for ending in one.endings]),
        lead=mean([ending.lead(seat) for ending in one.endings]),
        behind=max(0.0, best.chances(start.seats)[seat] - chances[seat]),
        error=_error(one, best),
        chances=chances,
        futures=0 if one.settled else len(one.endings),
        at_once={card: n for card, n in at_once.items() if n and card != "total"},
        reasons=_reasons(one, rest, [seat]),
        rivals=_reasons(one, rest, rivals),
        versus_best=_reasons(one, compared, [seat]),
        rivals_versus_best=_reasons(one, compared, rivals),
        tiles=reached.tiles,
        lost=reached.lost,
        whole=reached.whole,
    )


def _error(one: Judged, best: Judged) -> float:
    """The standard error of the difference in wins, in the futures that both have."""
    number = _shared(one, best)
    if one is best or number < 2:
        return 0.0
    pairs = [(best.ending(n), one.ending(n)) for n in range(number)]
    lost = [share(better, one.seat) - share(worse, one.seat) for better, worse in pairs]
    return stdev(lost) / sqrt(number)


def _shared(one: Judged, other: Judged) -> int:
    """How many futures two turns were both played out in."""
    return min([len(turn.endings) for turn in (one, other) if not turn.settled], default=1)


def _reasons(one: Judged, others: Sequence[Judged], seats: Sequence[int]) -> dict[str, float]:
    """Gold by card at the end, minus the average of the other turns in the same futures."""
    found: dict[str, float] = {}
    for other in others:
        for number in range(count := _shared(one, other)):
            mine, theirs = one.ending(number).scores, other.ending(number).scores
            for seat in seats:
                for card, amount in mine[seat].items():
                    change = (amount - theirs[seat].get(card, 0)) / count / len(others)
                    found[card] = found.get(card, 0.0) + change
    ranked = sorted(found.items(), key=lambda item: -abs(item[1]))
    return {card: amount for card, amount in ranked if abs(amount) >= LITTLE and card != "total"}
