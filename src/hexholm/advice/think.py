"""`hexholm.analyse`: the best turns of a position, by what they lead to."""

import json
import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from hexholm.advice.analysis import Analysis, Suggestion
from hexholm.advice.facts import compared, facts
from hexholm.advice.measure import by_card, gold_behind
from hexholm.advice.outlook import Outlook
from hexholm.bots.bot import Sight
from hexholm.bots.search.outcomes import Judged, reach
from hexholm.bots.search.playing_out import Judge
from hexholm.bots.search.turns import Effort, Mind, Turn, until
from hexholm.game import Game
from hexholm.library import kind_of
from hexholm.texts import Told

FEW: Final = 3
"""The number of turns reported."""
WORK: Final = 20_000
"""Playing turns out takes this many actions of quick players in Python, or as much work."""
MORE: Final = 0.25
"""So much of that again for each seat, if need be, so that the chances of the best turn come from
`ENOUGH`: the more seats, the longer a future."""
ENOUGH: Final = 256
"""This many futures are enough for a chance."""
FINDING: Final = 0.3
"""Share of the time in which turns are found, where the clock is asked."""
JUDGING: Final = 0.6
"""Up to then compiled players judge them; in the rest of the time they are played out."""


class CannotAnalyse(Told):
    """There is nothing to think about; one line says why."""


def analyse(
    game: Game,
    seat: int | None = None,
    seconds: float | None = None,
    *,
    work: float = 1.0,
    seed: int | None = None,
    turn: Turn = (),
    most: int = FEW,
) -> Analysis:
    """Win chances by seat and the best few whole turns, by what a seat knows.

    `seat` defaults to the one that decides now. For any other seat there are only win chances. How
    much is thought is an amount of work, 1 by default, and chance comes from the position, so that
    the same position gets the same answer however busy the machine is. Only `seconds` can cut the
    work short, and then the analysis says so. Another `seed` gives another sample of futures. A
    given turn is judged too, however bad it is (`Analysis.given`).
    """
    sight = _sight(game, seat, seconds, work)
    rng = random.Random(_seed(sight) if seed is None else seed)
    start = sight.imagine(rng)
    finding, deadline = _effort(work, seconds)
    mind: Mind = kind_of(game).at("advice").Mind(start, sight.seat, rng)
    judge = Judge(sight, mind, rng)
    if start.player != sight.seat:
        return _from_afar(judge, start, work, deadline)
    given = Judged(reach(start, sight.seat, turn), sight.seat, 0.0, 0.0) if turn else None
    found = mind.candidates(start, sight.seat, finding, given.reached.turn if given else ())
    judged = judge.different(start, found, mind.trust * mind.time_left(start))
    wanted = []
    if given:
        wanted = [_same(judge, judged, given)]
        judged += [one for one in wanted if one not in judged]
    ranked = judge.judge(judge.ordered(judged), work * WORK, deadline, wanted)
    best = ranked[0]
    more = judge.more(best, ENOUGH, MORE * start.seats * work * WORK, deadline)
    outlook = Outlook(best, more, mind.calibration, mind.time_left(start))
    told = {one: _told(start, one, ranked, mind, outlook) for one in (*ranked[:most], *wanted)}
    few = [told[one] for one in ranked[:most]]
    return Analysis(
        start.name,
        sight.seat,
        outlook.chances(best),
        tuple(outlook.gold(best, seat).value for seat in range(start.seats)),
        tuple(sorted(few, key=lambda one: (not one.as_good, 0 if one.as_good else one.behind))),
        len(judged),
        not (mind.cut or judge.cut),
        told[wanted[0]] if wanted else None,
        compared(start, best, wanted[0], mind) if wanted and wanted[0] is not best else (),
    )


def _sight(game: Game, seat: int | None, seconds: float | None, work: float) -> Sight:
    if game.player is None:
        raise CannotAnalyse("analyse-over")
    seat = game.player if seat is None else seat
    if seat not in range(game.seats):
        raise CannotAnalyse("analyse-seat", got=repr(seat), last=game.seats - 1)
    if seconds is not None and not seconds > 0:
        raise CannotAnalyse("analyse-seconds", got=repr(seconds))
    if not work > 0:
        raise CannotAnalyse("analyse-work", got=repr(work))
    return Sight(game, seat)


def _seed(sight: Sight) -> int:
    """The same for the same position, however the game came to it."""
    known = {key: value for key, value in sight.view().items() if key != "log"}
    return int.from_bytes(sha256(json.dumps(known, sort_keys=True).encode()).digest()[:8])


def _effort(work: float, seconds: float | None) -> tuple[Effort, float | None]:
    """For finding turns; and when playing them out must end."""
    part, whole = min(1.0, work), Effort()
    effort = Effort(
        quick=max(FEW, round(part * whole.quick)),
        steps=round(part * whole.steps),
        last=round(part * whole.last),
        part=part,
    )
    if seconds is None:
        return effort, None
    finding, judged = until(FINDING * seconds), until(JUDGING * seconds)
    return effort._replace(deadline=finding, judged=judged), until(seconds)


def _same(judge: Judge, judged: Sequence[Judged], given: Judged) -> Judged:
    """A turn that leads to the same position, if one was found."""
    key = judge.mind.key(given.reached.game)
    for one in judged:
        if one.reached.whole == given.reached.whole and judge.mind.key(one.reached.game) == key:
            return one
    return given


def _from_afar(judge: Judge, start: Game, work: float, deadline: float | None) -> Analysis:
    """Another seat decides: only what the game leads to."""
    judged = Judged(reach(start, judge.sight.seat, ()), judge.sight.seat, 0.0, 0.0)
    judge.judge([judged], work * WORK, deadline)
    outlook = Outlook(judged, (), judge.mind.calibration, judge.mind.time_left(start))
    amounts = tuple(outlook.gold(judged, seat).value for seat in range(start.seats))
    chances = outlook.chances(judged)
    return Analysis(start.name, judge.sight.seat, chances, amounts, (), 0, not judge.cut)


def _told(
    start: Game, one: Judged, ranked: Sequence[Judged], mind: Mind, outlook: Outlook
) -> Suggestion:
    seat, reached, best = one.seat, one.reached, ranked[0]
    before, after = start.scores()[seat], reached.game.scores()[seat]
    at_once = {card: after[card] - before.get(card, 0) for card in after}
    rest = [other for other in ranked if other is not one]
    beside = [best] if one is not best else []
    rivals = [other for other in range(start.seats) if other != seat]
    chances, total = outlook.chances(one), outlook.gold(one, seat)
    chance, lead = outlook.behind(one), gold_behind(one, best)
    return Suggestion(
        actions=reached.turn,
        win=chances[seat],
        win_error=outlook.error(one),
        gold=total.value,
        gold_error=total.error,
        lead=outlook.lead(one),
        behind=max(0.0, chance.value),
        error=chance.error,
        gold_behind=max(0.0, lead.value),
        gold_behind_error=lead.error,
        as_good=not (chance.is_more or lead.is_more),
        chances=chances,
        futures=outlook.futures(one),
        at_once={card: n for card, n in at_once.items() if n and card != "total"},
        reasons=by_card(one, rest, [seat]),
        rivals=by_card(one, rest, rivals),
        versus_best=by_card(one, beside, [seat]),
        rivals_versus_best=by_card(one, beside, rivals),
        tiles=reached.tiles,
        lost=reached.lost,
        whole=reached.whole,
        facts=facts(start, one, rest, mind),
    )
