"""Puzzles are found in games of strong bots: turns of which one is clearly the best.

What is found depends on the set, the seed and the number of the game alone.
"""

import random
from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from hexholm.advice import Analysis, Suggestion, analyse, turns
from hexholm.arena.match import Match, play_one
from hexholm.bots import Bot, Sight, make_bot
from hexholm.bots.search.outcomes import reach
from hexholm.game import Action, Game
from hexholm.library import from_text, kind_of, load_game
from hexholm.puzzles import Puzzle, Valued
from hexholm.puzzles.sets import sets

PLAYER: Final = "hard"
"""It plays the games."""
LATE: Final = 8
"""Only so many turns before the end of a game are looked at: earlier, many turns are as good."""
QUICK: Final = 0.1
"""The work to see whether a turn is worth a closer look."""
WORK: Final = 1.0
"""The work by which a puzzle is judged."""
SHOWN: Final = 8
"""Turns that are compared."""
TEMPTING: Final = 3
"""So many other turns tempt."""
KEPT: Final = 4
"""So many of them are told."""
GAP: Final = 1.5
"""In gold: all other turns lose at least this much."""
MEASURED: Final = 2.0
"""And so many standard errors."""
HOPE: Final = 0.05
"""The chance of winning after the best turn: the game isn't lost."""
NEAR: Final = 4
"""A turn tempts that pays this much less at once, or more than that."""


def mine(name: str, seed: int, number: int) -> Puzzle | None:
    """The puzzle in one of the games of a set, if there is one."""
    match = Match(number + 1, (PLAYER, PLAYER), seed, setup=sets()[name])
    moments = [before for _, before in turns(load_game(play_one(match, number)))][-LATE:]
    random.Random(f"{name} {seed} {number}").shuffle(moments)
    found = (_puzzle(f"{name}-{seed}-{number}", name, before.text()) for before in moments)
    return next(filter(None, found), None)


def solution(puzzle: Puzzle, work: float = WORK) -> bool:
    """Whether advice finds the best turn again, and it is clearly the best."""
    game = puzzle.start()
    found = analyse(game, work=work, most=SHOWN)
    return found.turns[0].as_good and same(game, found.turns[0].actions, puzzle.best.actions)


def same(game: Game, one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two turns lead to the same position."""
    return _led(game, one) == _led(game, other)


def _led(game: Game, turn: Sequence[Action]) -> Hashable:
    assert game.player is not None
    mind = kind_of(game).at("advice").Mind(game, game.player, random.Random(0))
    reached = reach(game, game.player, tuple(turn))
    return mind.key(reached.game), reached.whole


def _puzzle(name: str, set_: str, position: str) -> Puzzle | None:
    game = from_text(position)
    if len(game.options) < TEMPTING or not _promises(analyse(game, work=QUICK, most=SHOWN)):
        return None
    found = analyse(game, work=WORK, most=SHOWN)
    if not _is_clear(found):
        return None
    again = analyse(game, work=WORK, seed=1, most=SHOWN)
    best, others = found.turns[0], found.turns[1:]
    if not _is_clear(again) or not same(game, again.turns[0].actions, best.actions):
        return None
    tempting = [one for one in others if _tempts(one, best)]
    if len(tempting) < TEMPTING:
        return None
    stars = _stars(game, best, others)
    kept = tuple(map(_valued, tempting[:KEPT]))
    return Puzzle(name, set_, game.name, stars, position, _valued(best), kept, best.facts)


def _promises(found: Analysis) -> bool:
    """Whether a closer look may find one turn clearly the best."""
    best, *others = found.turns
    return (
        len(others) >= TEMPTING
        and best.whole
        and best.win >= HOPE
        and all(one.gold_behind >= GAP / 3 for one in _rivals(found))
    )


def _is_clear(found: Analysis) -> bool:
    """Whether all turns that were compared as often as the best one are worse beyond chance."""
    return _promises(found) and all(
        not one.as_good and one.gold_behind >= max(GAP, MEASURED * one.gold_behind_error)
        for one in _rivals(found)
    )


def _rivals(found: Analysis) -> list[Suggestion]:
    """The turns that weren't given up early."""
    best, *others = found.turns
    return [one for one in others if one.futures >= best.futures or not one.futures]


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
    seat = game.player
    assert seat is not None
    return list(_actions(game.copy(), seat, make_bot(level, seed=1)))


def _actions(game: Game, seat: int, bot: Bot) -> Iterator[Action]:
    sight = Sight(game, seat)
    while game.player == seat:
        action = bot.choose(sight)
        game.play(action)
        yield action
        if any(event.kind == "turn-ended" for event in game.events):
            return


def _valued(turn: Suggestion) -> Valued:
    chances = (round(value, 3) for value in (turn.win, turn.behind))
    win, behind = chances
    return Valued(turn.actions, win, round(turn.gold, 1), behind, round(turn.gold_behind, 1))
