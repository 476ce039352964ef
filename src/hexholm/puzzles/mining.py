"""Puzzles are found in games of strong bots: turns of which one is clearly the best.

What is found depends on the set, the seed and the number of the game alone.
"""

import random
from collections.abc import Hashable, Iterator, Sequence
from statistics import fmean
from typing import Final

from hexholm.advice import Analysis, Suggestion, analyse, turns
from hexholm.advice.measure import chance_behind, gold_behind
from hexholm.arena.match import Match, play_one
from hexholm.bots import Bot, Sight, make_bot
from hexholm.bots.search.outcomes import Judged, reach
from hexholm.bots.search.playing_out import Judge
from hexholm.game import Action, Game
from hexholm.library import from_text, kind_of, load_game
from hexholm.puzzles import Puzzle, Valued
from hexholm.puzzles.judging import WORK, is_variant
from hexholm.puzzles.sets import sets

PLAYER: Final = "hard"
"""It plays the games."""
LATE: Final = 10
"""Only so many turns before the end of a game are looked at: earlier, many turns are as good."""
QUICK: Final = 0.1
"""The work to see whether a turn is worth a closer look."""
DUEL: Final = 8_000
"""The work of comparing the best turn with the tempting ones once more."""
FEW: Final = 4
"""Turns that are compared at a quick look."""
SHOWN: Final = 20
"""Turns that are compared."""
TEMPTING: Final = 3
"""So many other turns tempt."""
MOST: Final = 6
"""So many of those that might are compared with it."""
KEPT: Final = 4
"""So many of them are told."""
GAP: Final = 2.0
"""In gold: all other turns lose at least this much."""
HOPE: Final = 0.05
"""The chance of winning after the best turn: the game isn't lost."""
HINT: Final = 0.5
"""The same at a quick look."""
NEAR: Final = 4
"""A turn tempts that pays this much less at once, or more than that."""


def mine(name: str, seed: int, number: int) -> Puzzle | None:
    """The puzzle in one of the games of a set, if there is one."""
    match = Match(number + 1, (PLAYER, PLAYER), seed, setup=sets()[name])
    moments = [before for _, before in turns(load_game(play_one(match, number)))][-LATE:]
    random.Random(f"{name} {seed} {number}").shuffle(moments)
    found = (_puzzle(f"{name}-{seed}-{number}", name, before.text()) for before in moments)
    return next(filter(None, found), None)


def same(game: Game, one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two turns lead to the same position."""
    return _led(game, one) == _led(game, other)


def _led(game: Game, turn: Sequence[Action]) -> Hashable:
    seat = _seat(game)
    mind = kind_of(game).at("advice").Mind(game, seat, random.Random(0))
    reached = reach(game, seat, tuple(turn))
    return mind.key(reached.game), reached.whole


def _puzzle(name: str, set_: str, position: str) -> Puzzle | None:
    game = from_text(position)
    if len(game.options) < TEMPTING or not _stands_out(analyse(game, work=QUICK, most=FEW), HINT):
        return None
    found = analyse(game, work=WORK, most=SHOWN)
    best, others = found.turns[0], _others(found)
    tempting = [one for one in others if _is_worse(one, GAP) and _tempts(one, best)]
    if len(tempting) < TEMPTING or not _stands_out(found, GAP):
        return None
    solved, *worse = _duel(game, best, tempting[:MOST])
    if len(worse) < TEMPTING:
        return None
    stars = _stars(game, best, others)
    kept = tuple(worse[:KEPT])
    return Puzzle(name, set_, game.name, stars, position, solved, kept, best.facts)


def _duel(game: Game, best: Suggestion, others: Sequence[Suggestion]) -> Iterator[Valued]:
    """The best turn, and those that are worse when all are played out equally often.

    The futures are others than those in which the best turn was found.
    """
    seat, rng = _seat(game), random.Random(1)
    sight = Sight(game, seat)
    mind = kind_of(game).at("advice").Mind(sight.imagine(rng), seat, rng)
    first, *rest = [
        Judged(reach(game, seat, turn.actions), seat, 0.0, 0.0) for turn in (best, *others)
    ]
    Judge(sight, mind, rng).judge([first, *rest], DUEL, None, [first, *rest])
    yield _valued(first, 0.0, 0.0)
    for one in rest:
        chance, gold = chance_behind(one, first), gold_behind(one, first)
        if gold.is_more and gold.value >= GAP and chance.value > -chance.error:
            yield _valued(one, max(0.0, chance.value), gold.value)


def _stands_out(found: Analysis, gap: float) -> bool:
    """Whether all turns compared as often as the best one are worse, apart from its variants."""
    best = found.turns[0]
    compared = [one for one in _others(found) if one.futures >= best.futures or not one.futures]
    worse = (_is_worse(one, gap) if gap == GAP else one.gold_behind >= gap for one in compared)
    return best.whole and best.win >= HOPE and all(worse)


def _others(found: Analysis) -> list[Suggestion]:
    best, *rest = found.turns
    return [one for one in rest if not is_variant(one.actions, best.actions)]


def _is_worse(one: Suggestion, gap: float) -> bool:
    """Whether a turn loses more than chance may explain."""
    return one.gold_behind >= gap and not one.as_good


def _at_once(turn: Suggestion) -> int:
    return sum(turn.at_once.values())


def _tempts(one: Suggestion, best: Suggestion) -> bool:
    return one.whole and _at_once(one) >= _at_once(best) - NEAR


def _stars(game: Game, best: Suggestion, others: Sequence[Suggestion]) -> int:
    """One if a bot that looks no further than its next settlement finds the best turn."""
    if same(game, _played(game, "easy"), best.actions):
        return 1
    pays_most = _at_once(best) >= max(map(_at_once, others))
    return 2 if pays_most or same(game, _played(game, "normal"), best.actions) else 3


def _played(game: Game, level: str) -> list[Action]:
    """The turn that a level plays."""
    return list(_actions(game.copy(), _seat(game), make_bot(level, seed=1)))


def _actions(game: Game, seat: int, bot: Bot) -> Iterator[Action]:
    sight = Sight(game, seat)
    while game.player == seat:
        action = bot.choose(sight)
        game.play(action)
        yield action
        if any(event.kind == "turn-ended" for event in game.events):
            return


def _valued(turn: Judged, behind: float, lost: float) -> Valued:
    seat, seats = turn.seat, turn.reached.game.seats
    gold = fmean([ending.scores[seat]["total"] for ending in turn.endings])
    win = turn.chances(seats)[seat]
    actions = turn.reached.turn
    return Valued(actions, round(win, 3), round(gold, 1), round(behind, 3), round(lost, 1))


def _seat(game: Game) -> int:
    seat = game.player
    assert seat is not None
    return seat
