"""Whether a turn solves a puzzle: it is played out beside the best one, in the same futures."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from hexholm.advice import analyse
from hexholm.advice.measure import Amount, average, mean, shared
from hexholm.advice.outlook import Reading
from hexholm.bots import Sight
from hexholm.bots.search.outcomes import Ending, Judged, reach
from hexholm.bots.search.playing_out import Judge
from hexholm.bots.search.turns import Mind, Turn, margin
from hexholm.game import END, Action, Game
from hexholm.library import kind_of
from hexholm.puzzles import Puzzle, Valued

WORK: Final = 1.0
"""The work by which advice finds a best turn."""
ROUNDS: Final = 5
"""A turn is judged in so many rounds, each in other futures."""
ROUND: Final = 4_000
"""The work of one of them."""
FIRST: Final = 2
"""The seed of the first one; 1 is that of the futures in which the puzzle was found."""
LITTLE_CHANCE: Final = 0.02
LITTLE_GOLD: Final = 1.0
"""A turn that loses less than both solves the puzzle, however sure the loss is."""


def is_variant(one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two turns share more than half of what they do: one idea, played out differently.

    >>> turn = [Action("build", hex_) for hex_ in ("c4", "c5", "c6")]
    >>> is_variant(turn, [Action("build", hex_) for hex_ in ("c5", "k8", "c4")])
    True
    >>> is_variant(turn, [Action("build", hex_) for hex_ in ("c5", "k8", "k9")])
    False
    """
    mine, theirs = ([action for action in turn if action != END] for turn in (one, other))
    both = (Counter(mine) & Counter(theirs)).total()
    return 2 * both > max(len(mine), len(theirs))


def is_little(chance: float, gold: float) -> bool:
    """Whether a turn that loses this solves the puzzle all the same."""
    return chance < LITTLE_CHANCE and gold < LITTLE_GOLD


def is_found(puzzle: Puzzle, work: float = WORK) -> bool:
    """Whether advice with fixed work finds the solution again, or a variant as good."""
    return any(
        turn.as_good and is_variant(turn.actions, puzzle.best.actions)
        for turn in analyse(puzzle.start(), work=work).turns
    )


# --- turns side by side -----------------------------------------------------------------------


class PlayedOut(NamedTuple):
    """Some turns of a position, all played out equally often."""

    start: Game
    """The game as the seat imagines it."""
    mind: Mind
    turns: Sequence[Judged]


def play_out(game: Game, turns: Sequence[Turn], work: float, seed: int) -> PlayedOut:
    """Play some turns out in the same futures, which are a matter of the seed."""
    seat, rng = game.player, random.Random(seed)
    assert seat is not None
    sight = Sight(game, seat)
    start = sight.imagine(rng)
    mind: Mind = kind_of(game).at("advice").Mind(start, seat, rng)
    judged = [Judged(reach(game, seat, turn), seat, 0.0, 0.0) for turn in turns]
    Judge(sight, mind, rng).judge(judged, work, None, judged)
    return PlayedOut(start, mind, judged)


class Round(NamedTuple):
    """What a turn brings in the futures of one round."""

    seat: int
    mine: list[list[int]]
    """Everybody's gold in each future,"""
    best: list[list[int]]
    """and after the best turn."""
    known: list[float]
    """Where both end the game, so that there is only one: the share of the victory after each."""

    @property
    def is_settled(self) -> bool:
        """Whether both turns end the game."""
        return bool(self.known)


def play_round(puzzle: Puzzle, turn: Turn, number: int) -> Round:
    """Play a turn and the best one out in the futures of one round."""
    both = (turn, puzzle.best.actions)
    _, _, turns = play_out(puzzle.start(), both, ROUND, seed=FIRST + number)
    mine, best, seat = *shared(*turns), turns[0].seat
    known = [ends[0].share(seat) for ends in (mine, best)] if all(t.settled for t in turns) else []
    return Round(seat, _totals(mine), _totals(best), known)


def _totals(endings: Sequence[Ending]) -> list[list[int]]:
    return [[score["total"] for score in ending.scores] for ending in endings]


def verdict(puzzle: Puzzle, turn: Turn, rounds: Sequence[Round]) -> Valued:
    """What some rounds say of a turn; it has lost nothing if that may be chance, or is little."""
    mine = [totals for one in rounds for totals in one.mine]
    best = [totals for one in rounds for totals in one.best]
    seat, known = rounds[0].seat, rounds[0].known
    if known:
        win, chance = known[0], Amount(known[1] - known[0], 0.0)
    else:
        win, chance = _chances(puzzle.start(), mine, best, seat)
    pairs = zip(mine, best, strict=True)
    leads = [margin(theirs, seat) - margin(ours, seat) for ours, theirs in pairs]
    lead = average(leads, 0.0 if known else 1.0)
    has_lost = (chance.is_more or lead.is_more) and not is_little(chance.value, lead.value)
    return Valued(
        tuple(turn),
        round(win, 3),
        round(mean([totals[seat] for totals in mine]), 1),
        round(max(0.0, chance.value), 3) if has_lost else 0.0,
        round(max(0.0, lead.value), 1) if has_lost else 0.0,
    )


def _chances(
    game: Game, mine: Sequence[list[int]], best: Sequence[list[int]], seat: int
) -> tuple[float, Amount]:
    """The chance of winning after a turn, and what is lost of it compared with the best one."""
    advice = kind_of(game).at("advice")
    reading = Reading(advice.calibrated(game), advice.time_left(game))
    shares, others = ([reading.shares(totals) for totals in some] for some in (mine, best))
    seen = [mean(of_seat) for of_seat in zip(*shares, strict=True)]
    return reading.chances(seen, len(shares))[seat], reading.lost(shares, others, seat)
