"""A set of puzzles is made game by game, and can be stopped and continued at any time."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from typing import Final

from hexholm.arena.workers import in_processes
from hexholm.puzzles import Puzzle
from hexholm.puzzles.mining import mine

SHARE: Final = 2
"""At most one in so many puzzles of a set is as hard as any other, rounded up."""


def make(
    name: str, seed: int, wanted: int, known: Sequence[Puzzle] = (), jobs: int = 1
) -> Iterator[Puzzle]:
    """New puzzles of a set until there are as many as wanted, besides those that are known.

    The search goes on after the game of the last one.
    """
    made = [puzzle for puzzle in known if puzzle.name.startswith(f"{name}-{seed}-")]
    first = int(made[-1].name.rpartition("-")[2]) + 1 if made else 0
    stars = Counter(puzzle.stars for puzzle in known)
    work, numbers = partial(mine, name, seed), count(first)
    found = map(work, numbers) if jobs == 1 else in_processes(work, numbers, jobs)
    most = -(-wanted // SHARE)
    while stars.total() < wanted:
        puzzle = next(found)
        if puzzle is not None and stars[puzzle.stars] < most:
            stars[puzzle.stars] += 1
            yield puzzle
