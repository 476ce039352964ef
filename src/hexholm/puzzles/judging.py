"""Whether a turn solves a puzzle: it is played out beside the best one, in the same futures."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from hexholm.advice import analyse
from hexholm.advice.measure import average, mean, shared
from hexholm.bots import Sight
from hexholm.bots.search.outcomes import Judged, reach
from hexholm.bots.search.playing_out import Judge
from hexholm.bots.search.turns import Mind, Turn
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

    gold: list[float]
    wins: list[float]
    behind: list[float]
    """The share of the victory that the best turn brings more,"""
    gold_behind: list[float]
    """and the lead."""
    is_settled: bool
    """Whether both turns end the game, so that there is only one future."""


def play_round(puzzle: Puzzle, turn: Turn, number: int) -> Round:
    """Play a turn and the best one out in the futures of one round."""
    both = (turn, puzzle.best.actions)
    _, _, (mine, best) = play_out(puzzle.start(), both, ROUND, seed=FIRST + number)
    seat, futures = mine.seat, list(zip(*shared(mine, best), strict=True))
    return Round(
        [one.scores[seat]["total"] for one, _ in futures],
        [one.share(seat) for one, _ in futures],
        [other.share(seat) - one.share(seat) for one, other in futures],
        [other.lead(seat) - one.lead(seat) for one, other in futures],
        mine.settled and best.settled,
    )


def verdict(turn: Turn, rounds: Sequence[Round]) -> Valued:
    """What some rounds say of a turn; it has lost nothing if that may be chance, or is little."""
    surprise = 0.0 if all(one.is_settled for one in rounds) else 1.0
    chance = average([lost for one in rounds for lost in one.behind], surprise)
    lead = average([lost for one in rounds for lost in one.gold_behind], surprise)
    is_little = chance.value < LITTLE_CHANCE and lead.value < LITTLE_GOLD
    has_lost = (chance.is_more or lead.is_more) and not is_little
    return Valued(
        tuple(turn),
        round(mean([win for one in rounds for win in one.wins]), 3),
        round(mean([gold for one in rounds for gold in one.gold]), 1),
        round(max(0.0, chance.value), 3) if has_lost else 0.0,
        round(max(0.0, lead.value), 1) if has_lost else 0.0,
    )
