"""Puzzles are found in games of strong bots: turns of which one is clearly the best.

What is found depends on the set, the seed and the number of the game alone.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from hexholm.advice import Analysis, analyse, turns
from hexholm.advice.facts import facts
from hexholm.advice.measure import gold_behind
from hexholm.advice.outlook import Outlook
from hexholm.arena.match import Match, play_one
from hexholm.arena.play import SEEDS
from hexholm.bots import Bot, Sight, make_bot
from hexholm.bots.search.outcomes import Judged
from hexholm.bots.search.turns import Turn
from hexholm.game import Action, Game
from hexholm.library import from_text, load_game
from hexholm.puzzles import Puzzle, Valued
from hexholm.puzzles.judging import WORK, is_variant, play_out
from hexholm.puzzles.sets import sets
from hexholm.texts import Message

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
MANY: Final = 4
"""If so many of these find the best turn, or a variant of it, it is easy to find."""
DUEL: Final = 8_000
"""The work of comparing the best turn with the tempting ones once more."""
TEMPTING: Final = 3
"""At least so many tempting turns are worse."""
KEPT: Final = 4
"""So many of them are told."""
GAP: Final = 2.0
"""In gold: they lose at least this much."""
CHANCE: Final = 0.05
"""One of them, or more, loses that much of the chance of winning: the game isn't decided."""
HOPE: Final = 0.05
"""The chance of winning after the best turn: the game isn't lost."""


def mine(name: str, seed: int, number: int) -> Puzzle | None:
    """The puzzle in one of the games of a set, if there is one."""
    rng = random.Random(f"{name} {seed} {number}")
    match = Match(1, (PLAYER, PLAYER), rng.randrange(SEEDS), setup=sets()[name])
    moments = [before for _, before in turns(load_game(play_one(match, 0)))][-LATE:]
    rng.shuffle(moments)
    found = (_puzzle(f"{name}-{seed}-{number}", name, before.text()) for before in moments)
    return next(filter(None, found), None)


def _puzzle(name: str, set_: str, position: str) -> Puzzle | None:
    game = from_text(position)
    picked = [_played(game, level, seed) for level in TEMPTED for seed in TRIES]
    tempting = _different(picked)
    if len(tempting) < TEMPTING:
        return None
    found = analyse(game, work=WORK, most=FEW)
    best = found.turns[0].actions
    others = [turn for turn in tempting if not is_variant(turn, best)]
    if len(others) < TEMPTING or not _stands_out(found):
        return None
    duel = _Duel(game, best, others)
    worse = sorted(duel.worse(), key=lambda turn: turn.gold_behind)
    if len(worse) < TEMPTING or max(turn.behind for turn in worse[:KEPT]) < CHANCE:
        return None
    finders = sum(is_variant(turn, best) for turn in picked)
    stars = 3 if not finders else 1 if finders >= MANY else 2
    kept = tuple(worse[:KEPT])
    return Puzzle(name, set_, game.name, stars, position, duel.best(), kept, duel.facts())


def _different(turns_: Sequence[Turn]) -> list[Turn]:
    """One of each: in whatever order things are done, they are the same turn."""
    return list({frozenset(turn): turn for turn in turns_}.values())


def _stands_out(found: Analysis) -> bool:
    """Whether all turns compared as often as the best one are worse, apart from its variants."""
    best, *rest = found.turns
    others = [one for one in rest if not is_variant(one.actions, best.actions)]
    compared = [one for one in others if one.futures >= best.futures or not one.futures]
    return best.whole and best.win >= HOPE and not any(one.as_good for one in compared)


class _Duel:
    """The best turn and the tempting ones, all played out equally often.

    The futures are others than those in which the best turn was found.
    """

    def __init__(self, game: Game, best: Turn, others: Sequence[Turn]) -> None:
        self._start, self._mind, both = play_out(game, (best, *others), DUEL, seed=1)
        self._first, *self._rest = both
        mind = self._mind
        self._outlook = Outlook(both[0], (), mind.calibration, mind.time_left(self._start))

    def best(self) -> Valued:
        return self._valued(self._first, 0.0, 0.0)

    def worse(self) -> Iterator[Valued]:
        """Those that lose more than chance may explain."""
        for one in self._rest:
            chance, gold = self._outlook.behind(one), gold_behind(one, self._first)
            is_worse = gold.is_more and gold.value >= GAP and chance.value > -chance.error
            if is_worse and one.reached.whole:
                yield self._valued(one, max(0.0, chance.value), gold.value)

    def facts(self) -> tuple[Message, ...]:
        """What the best turn does and leads to, compared with the others."""
        return facts(self._start, self._first, self._rest, self._mind)

    def _valued(self, turn: Judged, behind: float, lost: float) -> Valued:
        win = self._outlook.chances(turn)[turn.seat]
        gold = self._outlook.gold(turn, turn.seat).value
        actions = turn.reached.turn
        return Valued(actions, round(win, 3), round(gold, 1), round(behind, 3), round(lost, 1))


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


def _seat(game: Game) -> int:
    seat = game.player
    assert seat is not None
    return seat
