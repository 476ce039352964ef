"""Whether a turn solves a puzzle."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hexholm.advice import analyse
from hexholm.game import END, Action
from hexholm.puzzles import Puzzle

WORK: Final = 1.0
"""The work by which turns are judged: the same for all that are ever compared."""


def is_variant(one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two turns share more than half of what they do: one idea, played out differently.

    >>> turn = [Action("build", hex_) for hex_ in ("c4", "c5", "c6")]
    >>> is_variant(turn, [Action("build", hex_) for hex_ in ("c5", "k8", "c4")])
    True
    >>> is_variant(turn, [Action("build", hex_) for hex_ in ("c5", "k8", "k9")])
    False
    """
    mine, theirs = ([action for action in turn if action != END] for turn in (one, other))
    shared = (Counter(mine) & Counter(theirs)).total()
    return 2 * shared > max(len(mine), len(theirs))


def is_found(puzzle: Puzzle) -> bool:
    """Whether advice with fixed work finds the solution again, or a variant as good."""
    return any(
        turn.as_good and is_variant(turn.actions, puzzle.best.actions)
        for turn in analyse(puzzle.start(), work=WORK).turns
    )
