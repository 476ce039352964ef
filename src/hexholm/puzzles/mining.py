"""Puzzles are found in games of strong bots: turns of which one is clearly the best.

What is found depends on the set, the seed and the number of the game alone.
"""

import random
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from hexholm.advice import Analysis, analyse, turns
from hexholm.advice.measure import chance_behind, gold_behind
from hexholm.arena.match import Match, play_one
from hexholm.bots import Bot, Sight, make_bot
from hexholm.bots.search.outcomes import Judged, reach
from hexholm.bots.search.playing_out import Judge
from hexholm.bots.search.turns import Turn
from hexholm.game import Action, Game
from hexholm.library import from_text, kind_of, load_game
from hexholm.puzzles import Puzzle, Valued
from hexholm.puzzles.judging import WORK, is_variant
from hexholm.puzzles.sets import sets

PLAYER: Final = "hard"
"""It plays the games."""
LATE: Final = 10
"""Only so many turns before the end of a game are looked at: earlier, many turns are as good."""
FEW: Final = 4
"""Turns of advice that are compared with the best one."""
TEMPTED: Final = ("greedy", "easy", "normal")
"""Whatever turn these would play tempts."""
TRIES: Final = (1, 2, 3)
"""Each of them is asked so often, with these seeds."""
DUEL: Final = 8_000
"""The work of comparing the best turn with the tempting ones once more."""
TEMPTING: Final = 3
"""At least so many tempting turns are worse."""
KEPT: Final = 4
"""So many of them are told."""
GAP: Final = 2.0
"""In gold: they lose at least this much."""
HOPE: Final = 0.05
"""The chance of winning after the best turn: the game isn't lost."""


def mine(name: str, seed: int, number: int) -> Puzzle | None:
    """The puzzle in one of the games of a set, if there is one."""
    match = Match(number + 1, (PLAYER, PLAYER), seed, setup=sets()[name])
    moments = [before for _, before in turns(load_game(play_one(match, number)))][-LATE:]
    random.Random(f"{name} {seed} {number}").shuffle(moments)
    found = (_puzzle(f"{name}-{seed}-{number}", name, before.text()) for before in moments)
    return next(filter(None, found), None)


def _puzzle(name: str, set_: str, position: str) -> Puzzle | None:
    game = from_text(position)
    picked = {level: [_played(game, level, seed) for seed in TRIES] for level in TEMPTED}
    tempting = _different([turn for turns_ in picked.values() for turn in turns_])
    if len(tempting) < TEMPTING:
        return None
    found = analyse(game, work=WORK, most=FEW)
    best = found.turns[0].actions
    others = [turn for turn in tempting if not is_variant(turn, best)]
    if len(others) < TEMPTING or not _stands_out(found):
        return None
    solved, *worse = _duel(game, best, others)
    if len(worse) < TEMPTING:
        return None
    finders = [level for level in TEMPTED if any(is_variant(one, best) for one in picked[level])]
    stars = 3 if not finders else 1 if finders[0] != TEMPTED[-1] else 2
    kept = tuple(sorted(worse, key=lambda turn: turn.gold_behind)[:KEPT])
    return Puzzle(name, set_, game.name, stars, position, solved, kept, found.turns[0].facts)


def _different(turns_: Sequence[Turn]) -> list[Turn]:
    """One of each: in whatever order things are done, they are the same turn."""
    return list({frozenset(turn): turn for turn in turns_}.values())


def _stands_out(found: Analysis) -> bool:
    """Whether all turns compared as often as the best one are worse, apart from its variants."""
    best, *rest = found.turns
    others = [one for one in rest if not is_variant(one.actions, best.actions)]
    compared = [one for one in others if one.futures >= best.futures or not one.futures]
    return best.whole and best.win >= HOPE and not any(one.as_good for one in compared)


def _duel(game: Game, best: Turn, others: Sequence[Turn]) -> Iterator[Valued]:
    """The best turn, and those that are worse when all are played out equally often.

    The futures are others than those in which the best turn was found.
    """
    seat, rng = _seat(game), random.Random(1)
    sight = Sight(game, seat)
    mind = kind_of(game).at("advice").Mind(sight.imagine(rng), seat, rng)
    first, *rest = [Judged(reach(game, seat, turn), seat, 0.0, 0.0) for turn in (best, *others)]
    Judge(sight, mind, rng).judge([first, *rest], DUEL, None, [first, *rest])
    yield _valued(first, 0.0, 0.0)
    for one in rest:
        chance, gold = chance_behind(one, first), gold_behind(one, first)
        if (
            one.reached.whole
            and gold.is_more
            and gold.value >= GAP
            and chance.value > -chance.error
        ):
            yield _valued(one, max(0.0, chance.value), gold.value)


def _played(game: Game, level: str, seed: int) -> Turn:
    """The turn that a level plays."""
    return tuple(_actions(game.copy(), _seat(game), make_bot(level, seed=seed)))


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
